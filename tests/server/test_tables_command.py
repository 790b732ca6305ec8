"""`deskoherna tables`, and a host who deletes a table from the browser."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from deskoherna.tables import wire
from server.running import Serving, browser
from server.test_backup import run
from tables.rooms import FRIEND, ME, lay, open_room
from tables.test_store import change

SEATS = ({"who": "me", "name": "Hana"}, {"who": "friend"})


async def test_a_room_is_looked_after_from_the_command_line(tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "room.sqlite"))
    with Serving(tmp_path) as server:
        async with browser(server) as hana:
            table = await hana.lays("numerus", *SEATS)
            other = await hana.lays("numerus", *SEATS)
            async with hana.at(table) as socket:
                await socket.do(wire.Say, text="my words")
            listed = await asyncio.to_thread(run, tmp_path, "tables", "list", *database)
            assert {line.split()[0] for line in listed.stdout.splitlines()} == {table, other}
            assert all("Hana" in line for line in listed.stdout.splitlines())
            in_use = await asyncio.to_thread(run, tmp_path, "tables", "delete", table, *database)
            assert (in_use.returncode, "in use" in in_use.stderr) == (1, True)
        server.end()
        nobody = run(tmp_path, "tables", "erase", table, "Eva", *database)
        assert nobody.returncode == 1
        erased = run(tmp_path, "tables", "erase", table, "Hana", "--everywhere", *database)
        assert erased.stdout.splitlines() == [
            f"Table {id_}: {number} entries erased."
            for id_, number in sorted({table: 2, other: 1}.items())
        ]
        log = tmp_path / "log.jsonl"
        assert run(tmp_path, "tables", "export", table, str(log), *database).returncode == 0
        lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
        assert [line["seq"] for line in lines] == [1, 2]
        assert "Hana" not in log.read_text("utf-8")
        assert "my words" not in log.read_text("utf-8")
        assert run(tmp_path, "tables", "delete", table, *database).returncode == 0
        assert run(tmp_path, "tables", "delete", table, *database).returncode == 1
        listed = run(tmp_path, "tables", "list", *database, lang="cs")
        assert [line.split()[0] for line in listed.stdout.splitlines()] == [other]


async def test_someone_is_erased_wherever_they_spoke(tmp_path: Path) -> None:
    """ROOM-18: also where they only watched, and whatever else is damaged"""
    async with open_room(tmp_path) as room:
        eve = room.links.new_person()
        ids = sorted([(await lay(room, "host", "nim", ME, FRIEND)).table.id for _ in range(3)])
        for id_ in ids:
            live = await room.table(id_)
            await live.command(eve, wire.Say("s", "my words", name="Eve"))
    torn, other, named = ids
    change(tmp_path, f"UPDATE entries SET entry = '{{' WHERE table_id = '{torn}' AND seq = 1")
    database = ("--database", str(tmp_path / "room.sqlite"))
    erased = run(tmp_path, "tables", "erase", named, "Eve", "--everywhere", *database)
    assert erased.returncode == 1
    assert erased.stdout.splitlines() == [
        f"{torn}  The log is damaged.",
        f"Table {other}: 1 entries erased.",
        f"Table {named}: 1 entries erased.",
    ]


async def test_a_host_deletes_a_table(server: Serving) -> None:
    """ROOM-18"""
    async with browser(server) as hana, browser(server) as eve:
        table = await hana.lays("numerus", *SEATS)
        path = f"{server.address}/api/tables/{table}"
        await eve.introduce()
        async with eve.session.delete(path) as answer:
            assert answer.status == 409
        foreign = {"Origin": "https://elsewhere.example"}
        async with hana.session.delete(path, headers=foreign) as answer:
            assert answer.status == 403
        async with hana.session.delete(path) as answer:
            assert (answer.status, await answer.json()) == (200, {"id": table})
        async with hana.session.delete(path) as answer:
            assert answer.status == 404
        assert (await hana.get(f"/api/tables/{table}"))[0] == 404


@pytest.mark.parametrize(
    "command",
    [
        ("rotate-secret",),
        ("tables", "delete", "table"),
        ("tables", "erase", "table", "Hana"),
        ("tables", "revoke", "table", "Hana"),
    ],
    ids=" ".join,
)
def test_where_there_is_no_room_none_is_made(tmp_path: Path, command: tuple[str, ...]) -> None:
    missing = tmp_path / "typo" / "none.sqlite"
    refused = run(tmp_path, *command, "--database", str(missing))
    assert (refused.returncode, refused.stdout) == (1, "")
    assert f"There is no room in {missing}." in refused.stderr
    assert not missing.parent.exists()


async def test_a_secret_is_rotated_with_grace_and_without(tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "room.sqlite"))
    with Serving(tmp_path) as server:
        async with browser(server) as hana:
            table = await hana.lays("numerus", *SEATS)
            cookie = {"Cookie": f"deskoherna={hana.cookie}"}
        server.end()
    for grace, mine in (("30", [table]), ("0", [])):
        rotated = run(tmp_path, "rotate-secret", "--grace", grace, *database)
        assert (rotated.returncode, rotated.stderr) == (0, "")
        with Serving(tmp_path) as server:
            async with browser(server) as again:
                _, lists = await again.get("/api/tables", headers=cookie)
            server.end()
        assert [one["id"] for one in lists["mine"]] == mine
