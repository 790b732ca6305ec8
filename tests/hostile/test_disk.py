"""A disk that fails: nothing is acknowledged that it does not have, and the room recovers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hostile.running import Person, Running
from hostile.watching import Table, Watcher, do, receive, running_table, snapshot

MOVE = {"do": "play", "id": "next", "seat": 0, "version": 2}


@contextlib.contextmanager
def full_disk(server: Running, beside: str = "-wal") -> Iterator[None]:
    """No file of the server may grow beyond what this one, beside the database, has now."""
    most = server.database.with_name(f"{server.database.name}{beside}").stat().st_size
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


async def status(person: Person, path: str, body: Any = None) -> tuple[int, Any]:
    address = person.server.address + path
    asked = person.session.get(address) if body is None else person.session.post(address, json=body)
    async with asked as response:
        return response.status, await response.json()


async def legal_move(table: Table) -> str:
    return str((await do(table.ada, table, do="moves", id="q", seat=0))["moves"][0])


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        async with Person(server) as ada, Person(server) as bob, Person(server) as eve:
            table = await running_table((ada, bob, eve))
            move = {**MOVE, "move": await legal_move(table)}
            socket = f"{server.address}{table.path}/socket"
            async with (
                ada.session.ws_connect(socket) as mine,
                eve.session.ws_connect(socket) as hers,
            ):
                watcher = Watcher(hers)
                await watcher.welcome()
                before = await snapshot(server, table)
                with full_disk(server):
                    for _ in range(3):
                        await mine.send_json(move)
                        while (frame := await receive(mine))["tell"] not in ("done", "refused"):
                            assert not frame["log"] or frame["tell"] == "welcome"
                        assert frame["problem"]["key"] == "room-database-failed", frame
                    code, answer = await status(ada, f"{table.path}/commands", move)
                    assert (code, answer["problem"]["key"]) == (503, "room-database-failed")
                    seats = [{"who": "bot"}, {"who": "bot"}]
                    new = {"game": "numerus", "seats": seats}
                    assert (await status(ada, "/api/tables", new))[0] == 503
                    await watcher.told_nothing()
                    assert await snapshot(server, table) == before
                await mine.send_json(move)
                while (frame := await receive(mine))["tell"] not in ("done", "refused"):
                    pass
                assert frame == {"tell": "done", "id": "next", "seq": watcher.seq + 1}
                while not (frame := await receive(hers))["log"]:
                    pass  # who watches, and the like
                assert frame["seq"] == watcher.seq + 1

    with Running(tmp_path / "room.sqlite") as server:
        asyncio.run(play(server))


def test_a_table_is_not_deleted_while_the_disk_is_full(tmp_path: Path) -> None:
    """ROOM-18: nor is it said to be"""

    async def delete(person: Person, path: str) -> tuple[int, Any]:
        async with person.session.delete(person.server.address + path) as response:
            return response.status, await response.json()

    async def play(server: Running) -> None:
        async with Person(server) as ada:
            seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
            table = (await ada.post("/api/tables", {"game": "numerus", "seats": seats}))["id"]
            path = f"/api/tables/{table}"
            with full_disk(server, beside=".heads"):
                code, answer = await delete(ada, path)
                assert (code, answer["problem"]["key"]) == (503, "room-database-failed")
                assert (await status(ada, path))[0] == 200
                assert (await status(ada, "/api/health"))[0] == 503
            assert (await delete(ada, path))[0] == 200
            assert (await status(ada, path))[0] == 404

    with Running(tmp_path / "room.sqlite") as server:
        asyncio.run(play(server))


def test_a_damaged_database_is_told_of(tmp_path: Path) -> None:
    async def look(server: Running) -> None:
        async with Person(server) as ada, Person(server) as bob, Person(server) as eve:
            table = await running_table((ada, bob, eve))
            assert (await status(ada, "/api/health"))[0] == 200
            with contextlib.closing(sqlite3.connect(server.database)) as connection:
                connection.execute("DROP TABLE entries")
            assert (await status(ada, "/api/health"))[0] == 503
            code, _ = await status(ada, f"{table.path}/commands", {"do": "pause", "id": "x"})
            assert code == 503

    with Running(tmp_path / "room.sqlite") as server:
        asyncio.run(look(server))
        assert server.alive


def test_a_database_that_is_removed_is_told_of(tmp_path: Path) -> None:
    """It is noticed within a second; from then on nothing is acknowledged that would be lost."""

    async def play(server: Running) -> None:
        async with Person(server) as ada, Person(server) as bob, Person(server) as eve:
            table = await running_table((ada, bob, eve))
            for ending in ("", "-wal", "-shm"):
                server.database.with_name(f"{server.database.name}{ending}").unlink()
            numbers = count()
            while True:
                say = {"do": "say", "id": f"c{next(numbers)}", "name": "Ada", "text": "Hello?"}
                code, answer = await status(ada, f"{table.path}/commands", say)
                if code != 200:
                    break
            assert (code, answer["problem"]["key"]) == (503, "room-database-failed")
            assert (await status(ada, "/api/health"))[0] == 503
            pause = {"do": "pause", "id": "pause"}
            assert (await status(ada, f"{table.path}/commands", pause))[0] == 503
            assert (await status(ada, "/api/health"))[0] == 503
            assert (await status(ada, table.path))[0] == 200  # what there is can be looked at

    with Running(tmp_path / "room.sqlite") as server:
        asyncio.run(play(server))
        assert "room.sqlite was removed or replaced" in server.log()
        server.stop()
        assert not server.database.exists()
        with pytest.raises(RuntimeError, match="room-database-lost"):
            server.start()


def test_one_room_only_has_the_file(tmp_path: Path) -> None:
    with Running(tmp_path / "room.sqlite"):
        second = Running(tmp_path / "room.sqlite")
        with pytest.raises(RuntimeError, match="room-database-in-use"):
            second.start()
        assert not second.alive


def test_health_is_not_ok_while_the_disk_is_full(tmp_path: Path) -> None:
    async def metrics(person: Person) -> str:
        async with person.session.get(f"{person.server.address}/metrics") as response:
            return await response.text()

    async def play(server: Running) -> None:
        async with Person(server) as ada, Person(server) as bob, Person(server) as eve:
            table = await running_table((ada, bob, eve))
            move = {**MOVE, "move": await legal_move(table)}
            assert "deskoherna_writes_failing 0.0" in await metrics(ada)
            with full_disk(server):
                assert (await status(ada, f"{table.path}/commands", move))[0] == 503
                code, answer = await status(ada, "/api/health")
                assert (code, answer["problem"]["key"]) == (503, "room-database-failed")
                seen = await metrics(ada)
                assert "deskoherna_writes_failing 1.0" in seen
                assert 'deskoherna_write_failures_total{kind="SQLITE_IOERR_WRITE"}' in seen
            assert (await status(ada, f"{table.path}/commands", move))[0] == 200
            assert (await status(ada, "/api/health"))[0] == 200
            assert "deskoherna_writes_failing 0.0" in await metrics(ada)

    with Running(tmp_path / "room.sqlite") as server:
        asyncio.run(play(server))
        lines = [json.loads(line) for line in server.log().splitlines()]
    first, *_, last = [line for line in lines if line["event"].startswith("writes ")]
    assert (first["event"], first["kind"]) == ("writes fail", "SQLITE_IOERR_WRITE")
    assert first["reason"] == "disk I/O error"
    assert last["event"] == "writes succeed again"


def test_health_recovers_without_anybody_playing(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        async with Person(server) as ada, Person(server) as bob, Person(server) as eve:
            await running_table((ada, bob, eve))
            with full_disk(server):
                while (await status(ada, "/api/health"))[0] == 200:
                    await asyncio.sleep(0.05)
            while (await status(ada, "/api/health"))[0] == 503:
                await asyncio.sleep(0.05)

    with Running(tmp_path / "room.sqlite") as server:
        asyncio.run(play(server))
