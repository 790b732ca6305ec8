"""An entry that cannot be read costs its own table, and nobody else anything."""

from __future__ import annotations

import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.running import Browser, Serving, browser

SEATS = ({"who": "me", "name": "Ada"}, {"who": "here", "name": "Bob"})
BOTS = ({"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "greedy"})
DAMAGED = {
    "no JSON": "'{\"entry\":'",
    "an entry nobody knows": '\'{"entry":"levitated","height":"words that nobody may read"}\'',
    "a field that is missing": '\'{"entry":"said"}\'',
    "no text": "CAST(x'7b22656e747279223a22ff227d' AS TEXT)",
    "too deep": "replace(hex(zeroblob(100000)), '0', '[')",
}


def damage(folder: Path, table: str, entry: str) -> None:
    with closing(sqlite3.connect(folder / "room.sqlite")) as database:
        database.execute(
            f"UPDATE entries SET entry = {entry} WHERE table_id = ? AND seq ="
            " (SELECT max(seq) FROM entries WHERE table_id = ?)",
            (table, table),
        )
        database.commit()


async def begun(guest: Browser) -> str:
    """A public table of one person with themselves, at which the game runs."""
    table = await guest.lays("numerus", *SEATS, public=True)
    for seat in (0, 1):
        ready = {"do": "ready", "id": f"r{seat}", "seat": seat, "words": ""}
        await guest.post(f"/api/tables/{table}/commands", ready)
    return table


async def broken_tables(guest: Browser) -> int:
    _, text = await guest.get("/metrics")
    (line,) = [line for line in text.decode().splitlines() if "tables_broken " in line][-1:]
    return int(float(line.split()[1]))


@pytest.mark.parametrize("entry", DAMAGED.values(), ids=DAMAGED)
async def test_damage_stays_with_its_table(tmp_path: Path, entry: str) -> None:
    with Serving(tmp_path) as server:
        async with browser(server) as me:
            whole = await begun(me)
            playing = await me.lays("numerus", *BOTS)
            damaged = await begun(me)  # the latest, so it is read first
            server.end(signal.SIGKILL)
            damage(tmp_path, damaged, entry)
            server.start()

            async with me.at(playing) as socket:  # bots go on
                await socket.until_so(lambda seen: seen.position.result is not None)
            for _ in range(2):
                status, lists = await me.get("/api/tables")
                assert status == 200
                assert whole in [table["id"] for table in lists["mine"]]
                assert [table["id"] for table in lists["watch"]] == [whole]
                status, body = await me.get(f"/api/tables/{damaged}")
                assert (status, body["problem"]["key"]) == (503, "room-table-broken")
                assert f"Table {damaged} cannot be read" in body["message"]
            status, body = await me.post(
                f"/api/tables/{damaged}/commands", {"do": "say", "id": "c", "text": "Hello"}
            )
            assert (status, body["problem"]["key"]) == (503, "room-table-broken")
            assert (await me.get(f"/api/tables/{whole}"))[0] == 200
            assert await broken_tables(me) == 1
        named = [line for line in server.log().splitlines() if "table broken" in line]
        assert len(named) == 1  # once, however often it is asked for
        assert damaged in named[0]
        assert "nobody may read" not in server.log()
        assert '"event":"request failed"' not in server.log()


async def test_a_table_that_was_repaired_is_there_again(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        async with browser(server) as me:
            table = await begun(me)
            say = {"do": "say", "id": "c", "text": "Hello"}
            assert (await me.post(f"/api/tables/{table}/commands", say))[0] == 200
            server.end(signal.SIGKILL)
            damage(tmp_path, table, "'damaged'")
            server.start()
            assert (await me.get(f"/api/tables/{table}"))[0] == 503
            damage(tmp_path, table, '\'{"entry":"said","name":"Ada","text":"Hello","seat":0}\'')
            assert (await me.get(f"/api/tables/{table}"))[0] == 200
            assert await broken_tables(me) == 0
