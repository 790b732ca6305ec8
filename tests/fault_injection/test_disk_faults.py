"""I/O errors, a full disk and torn pages at every write of a game: nothing happens by halves."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from deskoherna.tables.stores import heads_file
from fault_injection.clients import Client, party, whole_game
from fault_injection.disk import DISK, Disk, Kind
from fault_injection.serving import kept, serving
from patience import PATIENCE


@pytest.fixture
def disk() -> Iterator[Disk]:
    with DISK.installed() as installed:
        yield installed


@pytest.mark.parametrize("kind", get_args(Kind))
async def test_every_write_of_a_game_fails(disk: Disk, tmp_path: Path, kind: Kind) -> None:
    """What fails is refused and changes nothing; the next attempt succeeds."""
    file = tmp_path / "room.sqlite"
    faults: Counter[str] = Counter()
    async with serving(tmp_path / "room.sqlite") as server, party(server) as people:

        async def send(client: Client, **command: Any) -> None:
            for nth in itertools.count():
                before = kept(file, people.table)
                with disk.failing(kind, nth) as fault:
                    answer = await client.once(**command)
                    health = await client.ask("GET", "/api/health")
                if fault.met is None:
                    assert answer.done, answer
                    assert health.status == 200
                    return
                faults[fault.met.what] += 1
                assert (answer.status, answer.key) == (503, "room-database-failed")
                assert (health.status, health.key) == (503, "room-database-failed")
                assert kept(file, people.table) == before

        await whole_game(people, send)
        healed = people.history.clock()
        assert (await people.ada.once(do="say", text="all is well")).done
        await people.check_shown()
    assert people.history.problems(kept(file, people.table)) == []
    assert people.history.unanswered(healed, PATIENCE) == []
    acknowledged = sum(one.done for one in people.history.operations.values())
    assert faults["write"] > 2 * acknowledged  # the frames of a WAL have a header and a page each
    assert kind != "error" or faults["sync"] == acknowledged - 1


@pytest.mark.parametrize("kind", get_args(Kind))
async def test_a_table_is_opened_whole_or_not(disk: Disk, tmp_path: Path, kind: Kind) -> None:
    async with serving(tmp_path / "room.sqlite") as server, party(server) as people:
        new = {"game": "nim", "seats": [{"who": "me", "name": "Ada"}, {"who": "friend"}]}
        for nth in itertools.count():
            with disk.failing(kind, nth) as fault:
                answer = await people.ada.ask("POST", "/api/tables", new)
            if fault.met is None:
                break
            assert answer.key == "room-database-failed"
        opened = {people.table, answer.body["id"]}
        mine = (await people.ada.ask("GET", "/api/tables")).body["mine"]
        assert {table["id"] for table in mine} == opened
    assert nth > 1


@pytest.mark.parametrize("kind", get_args(Kind))
async def test_every_write_to_the_database_itself_fails(
    disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    """The WAL has everything already, so nobody notices, and it is written there next time."""
    monkeypatch.setattr(heads_file, "LONG", 0)  # bring the WAL in after every commit
    file = tmp_path / "room.sqlite"
    nth = faults = 0
    async with serving(tmp_path / "room.sqlite") as server, party(server) as people:

        async def send(client: Client, **command: Any) -> None:
            nonlocal nth, faults
            with disk.failing(kind, nth, file.name) as fault:
                assert (await client.once(**command)).done
            nth = 0 if fault.met is None else nth + 1
            faults += fault.met is not None

        await whole_game(people, send)
        await people.check_shown()
    assert people.history.problems(kept(file, people.table)) == []
    assert faults > 5
    async with serving(tmp_path / "room.sqlite") as server:
        log = await server.room.store.log(people.table)
        assert len(log) == len(kept(file, people.table))
