"""The machine's clock is set: it costs nobody time and gives nobody any, and the order stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from fault_injection.clients import Party, insist, play
from fault_injection.clocks import HOUR, TOTAL, is_in_time, left, timed_game, until_left
from fault_injection.serving import kept
from hostile.running import Running
from patience import PATIENCE


async def check(people: Party, file: Path, healed: float) -> None:
    log = kept(file, people.table)
    assert is_in_time(log)
    assert people.history.problems(log) == []
    assert people.history.unanswered(healed, PATIENCE) == []
    await people.check_shown()
    times = [line["at"] for line in people.eve.shown]
    assert times == sorted(times)


async def test_set_forward_nobodys_time_is_up(tmp_path: Path) -> None:
    """ROOM-12"""
    file = tmp_path / "room.sqlite"
    with Running(file) as server:
        async with timed_game(server) as people:
            server.set_clock(HOUR)
            await people.bob.insist(do="say", text="What time is it?")  # the clocks are looked at
            assert await until_left(people.ada, lambda rest: rest > 0) <= 1000 * TOTAL
            await play(people, insist)
            await check(people, file, people.history.clock())


@pytest.mark.parametrize("restart", [False, True])
async def test_set_back_time_goes_on(tmp_path: Path, restart: bool) -> None:
    """ROOM-12: also at the next start"""
    file = tmp_path / "room.sqlite"
    with Running(file) as server:
        async with timed_game(server) as people:
            await until_left(people.ada, lambda rest: rest < 1000 * TOTAL)
            server.set_clock(-HOUR)
            if restart:
                server.kill()
                server.start()
            after = await left(people.ada)
            assert after <= 1000 * TOTAL
            await until_left(people.ada, lambda rest: rest < after)
            await play(people, insist)
            await check(people, file, people.history.clock())
