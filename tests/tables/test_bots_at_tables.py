"""Bots think in processes of their own, and whatever they do, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from nim_game import NIM

from deskoherna.bots import bots
from deskoherna.catalogue import game
from deskoherna.tables import wire
from deskoherna.tables.advice.bot_worker import KEPT, BotSeat
from deskoherna.tables.advice.pool import BotFailed, BotPool
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.log.entries import Seated
from deskoherna.tables.session.session import Session
from patience import PATIENCE
from tables.rooms import ME, Guest, bot, lay, open_room, runs, seated, until

BRITTLE = Path(__file__).parent.parent / "brittle"


@pytest.fixture
def brittle(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package of bots that fail is installed, here and for the processes bots think in."""
    monkeypatch.syspath_prepend(BRITTLE)
    monkeypatch.setenv("PYTHONPATH", str(BRITTLE), prepend=os.pathsep)
    bots.cache_clear()
    yield
    bots.cache_clear()


def demoted(live: Session) -> list[tuple[str, str | None]]:
    """Which bots failed, and which came in their place."""
    entries = [logged.entry for logged in live.table.log]
    return [(e.name, e.chair.bot) for e in entries if isinstance(e, Seated) and e.how == "failed"]


async def test_bots_play_to_the_end(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "nim", bot("perfect"), bot("random"))
        await until(lambda: live.table.state == "over")
        assert live.table.match is not None
        assert live.table.match.result is not None
        assert live.table.match.result.winners == (0,)
        assert demoted(live) == []
        await until(lambda: live.idle)


@pytest.mark.parametrize(
    ("name", "below"),
    [("raises", "prints"), ("cheats", "raises"), ("exits", "cheats"), ("hangs", "exits")],
)
async def test_a_bot_that_fails_makes_way_for_the_next_lower(
    tmp_path: Path, brittle: None, name: str, below: str
) -> None:
    async with open_room(tmp_path, thinking_time=1 if name == "hangs" else PATIENCE) as room:
        live = await lay(room, "host", "nim", bot(name), bot("random"))
        await until(lambda: bool(demoted(live)))
        room.pool.limit = PATIENCE
        await until(lambda: live.table.state == "over")
        assert demoted(live)[0] == (name, below)
        assert live.table.chairs[0].bot == "prints"  # all between fail as well
        assert live.table.chairs[1].bot == "random"


async def test_the_log_says_how_a_bot_failed_and_not_what_it_knew(
    tmp_path: Path, brittle: None, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "nim", bot("cheats"), bot("random"))
        await until(lambda: live.table.state == "over")
    logged = [getattr(record, "fields", {}) for record in caplog.records]
    reasons = [fields.get("reason") for fields in logged if fields.get("table") == live.table.id]
    assert reasons == ["nim-too-many", "ZeroDivisionError"]


async def test_a_bot_that_prints_is_not_misunderstood(tmp_path: Path, brittle: None) -> None:
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "nim", bot("prints"), bot("prints"))
        await until(lambda: live.table.state == "over")
        assert demoted(live) == []


async def test_who_sits_in_for_a_person_keeps_their_name(tmp_path: Path, brittle: None) -> None:
    async with open_room(tmp_path) as room:
        first, second = await seated(room)
        await first.do(wire.Fill, seat=0, bot="raises")
        await until(lambda: first.live.table.awaited == (1,))
        chair = first.live.table.chairs[0]
        assert (chair.name, chair.person, chair.bot) == ("Hana", first.person, "prints")
        await first.do(wire.HandBack, seat=0)
        await second.plays(1)
        assert isinstance(await first.plays(0), wire.Done)


async def test_a_bot_that_was_called_off_does_not_move(tmp_path: Path, brittle: None) -> None:
    """ROOM-10: the person is back before the bot has thought it out"""
    async with open_room(tmp_path, thinking_time=10) as room:
        first, second = await seated(room)
        await first.do(wire.Fill, seat=0, bot="hangs")
        await first.do(wire.HandBack, seat=0)
        assert isinstance(await first.plays(0, "1x1"), wire.Done)
        assert isinstance(await second.plays(1, "2x1"), wire.Done)
        await first.do(wire.Fill, seat=0, bot="random")  # thinks when the other has given up
        await until(lambda: first.live.table.awaited == (1,))
        assert demoted(first.live) == []


async def test_bots_wait_while_the_game_is_paused(tmp_path: Path) -> None:
    """ROOM-10"""
    async with open_room(tmp_path) as room:
        person = room.links.new_person()
        live = await lay(room, person, "nim", ME, bot())
        guest = Guest(live, person)
        await guest.do(wire.Ready, seat=0, words="")
        await guest.do(wire.Pause)
        await guest.do(wire.Fill, seat=0, bot="random")
        assert live.idle
        await guest.do(wire.GoOn)
        await until(lambda: live.table.state == "over")


async def test_after_a_restart_bots_go_on(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        person = room.links.new_person()
        live = await lay(room, person, "nim", ME, bot())
        guest = await Guest(live, person).joins()
        await guest.do(wire.Ready, seat=0, words="")
        await guest.plays(0, "1x1")
        room.sessions.clear()  # as if it had gone before the bot's turn
    async with open_room(tmp_path) as room:
        await until(lambda: live.table.id in room.sessions)
        again = room.sessions[live.table.id]
        await until(lambda: again.table.awaited == (0,))


async def test_a_clock_runs_out_by_itself(tmp_path: Path) -> None:
    """ROOM-12: only a bot is left to choose, so the game ends"""
    async with open_room(tmp_path) as room:
        person = room.links.new_person()
        live = await lay(
            room, person, "numerus", ME, bot(), options={"first": "green"}, clock=ClockRule(1)
        )
        guest = await Guest(live, person).joins()
        await guest.do(wire.Ready, seat=0, words="")
        await until(lambda: live.table.state == "over")
        assert live.table.match is not None
        assert live.table.match.result is not None
        assert live.table.match.result.winners == (1,)
        await until(lambda: "over" in [status.state for status in guest.statuses()])


async def test_time_runs_out_for_several_at_once(tmp_path: Path, sealed_on_the_shelf: None) -> None:
    """ROOM-12"""
    async with open_room(tmp_path) as room:
        first, _ = await seated(room, "sealed", clock=ClockRule(1))
        await until(lambda: first.live.table.time_up == {0, 1})
        assert first.live.table.state == "playing"


async def test_no_process_outlives_its_room(brittle: None) -> None:
    """Not even one that is just being ended when the room is closed."""
    thinkers = BotPool(1, PATIENCE)
    view = NIM.new(seed=0).view(0)
    asked = asyncio.create_task(thinkers.choose(BotSeat("table", "nim", "hangs", 0), view))
    await until(lambda: bool(thinkers.running))
    (process,) = thinkers.running
    asked.cancel()
    await asyncio.sleep(0)  # now whoever asked ends the process
    await thinkers.close()
    assert not runs(process.pid)
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert not thinkers.running


async def test_the_first_short_move_and_the_first_advice_find_their_processes_there() -> None:
    thinkers = BotPool(1, PATIENCE)
    try:
        await thinkers.warm_up()
        processes = set(thinkers.running)
        assert len(processes) == 2
        view = NIM.new(seed=0).view(0)
        await thinkers.choose(BotSeat("table", "nim", "random", 0), view)
        await thinkers.warm_up()  # there is nothing left to do
        assert thinkers.running == processes
    finally:
        await thinkers.close()


async def test_who_thinks_for_long_makes_way_for_the_server() -> None:
    thinkers = BotPool(1, PATIENCE)
    try:
        match = game("laborigines").new(seats=2, seed=0)
        seat = min(match.asks)
        about = BotSeat("table", "laborigines", "beginner", seat)
        await thinkers.choose(about, match.view(seat))
        (process,) = thinkers.running
        ours, theirs = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, process.pid))
        assert theirs > ours
    finally:
        await thinkers.close()


async def test_a_process_that_is_just_being_started_goes_with_its_room() -> None:
    thinkers = BotPool(1, PATIENCE)
    warming = asyncio.create_task(thinkers.warm_up())
    await until(lambda: bool(thinkers.running))
    (process,) = thinkers.running
    await thinkers.close()
    await warming
    assert not thinkers.running
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


async def test_what_is_thought_is_limited(brittle: None) -> None:
    thinkers = BotPool(1, 1)
    try:
        view = NIM.new(seed=0).view(0)
        with pytest.raises(BotFailed):
            await thinkers.choose(BotSeat("table", "nim", "hangs", 0), view)
        thinkers.limit = PATIENCE
        assert await thinkers.choose(BotSeat("table", "nim", "perfect", 0), view) == "1x2"
    finally:
        await thinkers.close()


STARTS_ONE_AND_WAITS = """
import asyncio
from nim_game import NIM
from deskoherna.tables.advice.pool import BotPool
from deskoherna.tables.advice.bot_worker import BotSeat

async def main():
    thinkers = BotPool(1, 600)
    await thinkers.choose(BotSeat("table", "nim", "random", 0), NIM.new(seed=0).view(0))
    (process,) = thinkers.running
    print(process.pid, flush=True)
    await thinkers.choose(BotSeat("table", "nim", "hangs", 0), NIM.new(seed=0).view(0))

asyncio.run(main())
"""


async def test_processes_go_when_the_room_is_killed(brittle: None) -> None:
    """Also in the middle of a thought"""
    room = subprocess.Popen([sys.executable, "-c", STARTS_ONE_AND_WAITS], stdout=subprocess.PIPE)
    try:
        assert room.stdout is not None
        thinker = int(await asyncio.to_thread(room.stdout.readline))
        assert runs(thinker)
    finally:
        room.send_signal(signal.SIGKILL)
        room.communicate()
    await until(lambda: not runs(thinker))


COUNTING = """
from nim_game import Take

from deskoherna.bots import Bot


class Counting(Bot):
    made = 0

    def choose(self, seat, view, ask, chance):
        self.made += 1
        return Take(0, self.made)
"""


@pytest.fixture
def counting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot that takes one match more each time it is asked: it keeps something between moves."""
    package = tmp_path / "counting-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: counting\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[deskoherna.bots]\nnim.counts = counting:Counting\n")
    (tmp_path / "counting.py").write_text(COUNTING)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    return "counts"


async def test_a_bot_keeps_what_it_thought_of_at_each_table_apart(counting: str) -> None:
    """As long as there are not too many of them."""
    view = NIM.new(seed=0).view(0)
    thinkers = BotPool(1, PATIENCE)

    async def asked(table: str) -> str:
        return await thinkers.choose(BotSeat(table, "nim", counting, 0), view)

    try:
        assert [await asked("here"), await asked("there")] == ["1x1", "1x1"]
        assert [await asked("here"), await asked("there")] == ["1x2", "1x2"]
        for other in range(KEPT):
            await asked(f"another {other}")
        assert await asked("here") == "1x1"
    finally:
        await thinkers.close()
