"""Bots of one person do not hold up those of another, whatever they cost (ROOM-14)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from nim_game import NIM

from deskoherna.bots import bots, levels
from deskoherna.tables import wire
from deskoherna.tables.advice.bot_worker import BotSeat
from deskoherna.tables.advice.pool import BotPool
from deskoherna.tables.advice.scheduling import (
    HALF_LIFE,
    MOST_BEFORE,
    Account,
    Attention,
    AwaitedFirst,
    FairLock,
    FairQueue,
    Ledger,
    Priority,
)
from deskoherna.tables.cost import Payer, counted
from patience import PATIENCE
from tables.rooms import FRIEND, ME, Guest, bot, lay, open_room, until

STRANGER, HANA, ADA = Account("stranger", "s"), Account("home", "hana"), Account("home", "ada")


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def anyone(address: str) -> bool:
    return True


class TestTurns:
    """The order in which processes are handed out; ROOM-14"""

    def test_who_used_less_goes_first(self) -> None:
        ledger = Ledger(Clock())
        queue = FairQueue[str](ledger)
        for number in range(29):
            queue.put(STRANGER, f"stranger {number}")
        queue.put(HANA, "hana")
        ledger.charge(STRANGER, 1.0)
        assert [queue.take(anyone) for _ in range(2)] == ["hana", "stranger 0"]

    def test_so_they_take_turns(self) -> None:
        ledger = Ledger(Clock())
        queue = FairQueue[str](ledger)
        served = []
        for account, name in ((STRANGER, "stranger"), (HANA, "hana")):
            for _ in range(4):
                queue.put(account, name)
        for _ in range(8):
            item = queue.take(anyone)
            assert item is not None
            served.append(item)
            ledger.charge(HANA if item == "hana" else STRANGER, 3.0 if item == "hana" else 1.0)
        # as much processor time for each, not as many thoughts
        assert served[:6] == ["stranger", "hana", "stranger", "stranger", "stranger", "hana"]

    def test_many_people_at_one_address_share_what_one_would_have(self) -> None:
        ledger = Ledger(Clock())
        queue = FairQueue[str](ledger)
        crowd = [Account("crowd", f"cookie {number}") for number in range(5)]
        for account in [*crowd, HANA]:
            queue.put(account, account.person)
        ledger.charge(crowd[0], 1.0)
        assert queue.take(anyone) == "hana"
        assert queue.take(anyone) == "cookie 1"  # and among themselves, too

    def test_what_was_used_is_forgotten_in_time(self) -> None:
        clock = Clock()
        ledger = Ledger(clock)
        ledger.charge(HANA, 8.0)
        ledger.charge(ADA, 1.0)
        assert (ledger.used(HANA), ledger.used("home")) == (8.0, 9.0)
        clock.now += 3 * HALF_LIFE
        assert ledger.used(HANA) == 1.0

    def test_those_who_watch_wait_and_not_for_ever(self) -> None:
        queues = AwaitedFirst[str](Ledger(Clock()))
        for _ in range(3 * MOST_BEFORE):
            queues.awaited.put(STRANGER, "awaited")
        for _ in range(2):
            queues.watched.put(HANA, "watched")
        served = [queues.take(anyone) for _ in range(2 * MOST_BEFORE + 2)]
        assert served == [*["awaited"] * MOST_BEFORE, "watched"] * 2

    async def test_a_lock_that_is_passed_on_by_turns(self) -> None:
        """As for reviews"""
        lock, order = FairLock(Ledger(Clock())), []

        async def hold(account: Account, name: str) -> None:
            async with lock.held(account, 60.0):
                order.append(name)

        async with lock.held(STRANGER, 60.0):
            waiting = [
                asyncio.create_task(hold(account, name))
                for account, name in (
                    (STRANGER, "stranger"),
                    (STRANGER, "stranger"),
                    (HANA, "gave up"),
                    (HANA, "hana"),
                )
            ]
            await asyncio.sleep(0)
            waiting[2].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert order == ["hana", "stranger", "stranger"]
        async with lock.held(ADA, 1.0):
            pass


GATED = """
import threading
from pathlib import Path

from deskoherna.bots import Bot

HERE = Path(__file__).parent


class Gated(Bot):
    def choose(self, seat, view, ask, chance):
        with (HERE / "begun").open("a") as file:
            file.write(f"{seat}")
        while not (HERE / f"open {seat}").exists():
            threading.Event().wait(0.01)
        return ask.moves[0]

    def consider(self, seat, view, ask, chance):
        self.choose(seat, view, ask, chance)
        return super().consider(seat, view, ask, chance)


LEVELS = {"gated": Gated}
"""


@pytest.fixture
def gates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A bot that searches, to all appearances, and thinks until there is a file for its seat."""
    folder = tmp_path / "bots"
    package = folder / "gated-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: gated\nVersion: 1\n")
    (package / "entry_points.txt").write_text(
        "[deskoherna.bots]\nnim.gated = gated:Gated\n[deskoherna.levels]\nnim = gated:LEVELS\n"
    )
    (folder / "gated.py").write_text(GATED)
    (folder / "begun").touch()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    bots.cache_clear()
    levels.cache_clear()
    yield folder
    bots.cache_clear()
    levels.cache_clear()


FIRST, SECOND = 0, 1
VIEWS: dict[int, Any] = {FIRST: NIM.new(seed=0).view(FIRST)}
_match = NIM.new(seed=0)
_match.play(FIRST, "1x1")
VIEWS[SECOND] = _match.view(SECOND)


def account_of(person: str) -> Account:
    """All cookies are of one address."""
    return Account("stranger" if person.startswith("cookie") else "home", person)


class Asking:
    """A pool with one process for each kind of request, and what was asked of it."""

    def __init__(self, gates: Path, processes: int = 1) -> None:
        self.gates = gates
        self.pool = BotPool(processes, PATIENCE)
        self.asked: list[asyncio.Task[Any]] = []

    def ask(self, person: str, table: str, seat: int, name: str = "gated", **more: Any) -> Any:
        """A move that is being thought of, or waits to be."""
        about = BotSeat(table, "nim", name, seat)
        kind = more.pop("kind", self.pool.choose)
        task = asyncio.ensure_future(kind(about, VIEWS[seat], Priority(account_of(person), **more)))
        self.asked.append(task)
        return task

    async def flood(self, kind: Any = None, **more: Any) -> list[asyncio.Task[Any]]:
        """29 tables of one stranger with dear bots, of which as many think as ever will."""
        flood = [
            self.ask(f"cookie {n % 3}", f"t{n}", FIRST, kind=kind or self.pool.choose, **more)
            for n in range(29)
        ]
        await until(lambda: self.begun(FIRST))
        return flood

    def begun(self, seat: int) -> int:
        return (self.gates / "begun").read_text().count(str(seat))

    def open(self, seat: int) -> None:
        (self.gates / f"open {seat}").touch()


@asynccontextmanager
async def asking(gates: Path) -> AsyncIterator[Asking]:
    here = Asking(gates)
    try:
        yield here
    finally:
        for task in here.asked:
            task.cancel()
        await asyncio.gather(*here.asked, return_exceptions=True)
        await here.pool.close()


async def answered_before(own: Awaitable[Any], flood: list[asyncio.Task[Any]]) -> None:
    """It is answered while none of the flood is."""
    await own
    assert not any(task.done() for task in flood)


async def test_a_cheap_bot_does_not_wait_for_dear_ones(gates: Path) -> None:
    """ROOM-14"""
    async with asking(gates) as here:
        flood = await here.flood()
        await answered_before(here.ask("hana", "mine", SECOND, "random"), flood)


async def test_not_even_for_those_of_the_same_person(gates: Path) -> None:
    """ROOM-14"""
    async with asking(gates) as here:
        flood = await here.flood()
        await answered_before(here.ask("cookie 0", "mine", SECOND, "random"), flood)


async def test_a_dear_bot_does_not_wait_for_those_of_a_stranger(gates: Path) -> None:
    """ROOM-14: an address never has all processes"""
    async with asking(gates) as here:
        flood = await here.flood()
        here.open(SECOND)
        await answered_before(here.ask("hana", "mine", SECOND), flood)
        assert here.begun(FIRST) == 1


@pytest.mark.parametrize("attention", ["watched", "awaited"])
async def test_tables_that_nobody_watches_hold_up_nobody(gates: Path, attention: Any) -> None:
    """ROOM-14: not even others of the same person"""
    async with asking(gates) as here:
        flood = await here.flood(attention="unwatched")
        here.open(SECOND)
        await answered_before(here.ask("cookie 0", "mine", SECOND, attention=attention), flood)
        assert here.begun(FIRST) == 1


async def test_hints_and_moves_do_not_hold_up_each_other(gates: Path) -> None:
    """ROOM-14, ROOM-17"""
    async with asking(gates) as here:
        flood = await here.flood(kind=here.pool.hint)
        here.open(SECOND)
        await answered_before(here.ask("cookie 0", "mine", SECOND), flood)
    (gates / f"open {SECOND}").unlink()
    (gates / "begun").write_text("")
    async with asking(gates) as here:
        flood = await here.flood()
        here.open(SECOND)
        hint = here.ask("cookie 0", "mine", SECOND, kind=here.pool.hint)
        await answered_before(hint, flood)


async def test_who_comes_to_watch_need_not_wait_for_the_unwatched(gates: Path) -> None:
    async with asking(gates) as here:
        flood = await here.flood(attention="unwatched")
        here.open(SECOND)
        waits = here.ask("hana", "mine", SECOND, attention="unwatched")
        await asyncio.sleep(0)
        assert not here.begun(SECOND)
        here.pool.attend("mine", "watched")
        await answered_before(waits, flood)


async def test_who_gives_up_waiting_leaves_no_gap(gates: Path) -> None:
    async with asking(gates) as here:
        flood = await here.flood(attention="unwatched")
        for task in flood[1:]:
            task.cancel()
        own = here.ask("hana", "mine", SECOND, attention="unwatched")
        here.open(FIRST)
        here.open(SECOND)
        await own
        assert here.begun(FIRST) == 1


async def test_who_has_just_given_up_is_passed_over(gates: Path) -> None:
    async with asking(gates) as here:
        await here.flood(attention="unwatched")
        waits = here.ask("hana", "mine", SECOND, attention="unwatched")
        await asyncio.sleep(0)
        waits.cancel()
        here.pool.attend("mine", "watched")  # before it has heard of that
        with pytest.raises(asyncio.CancelledError):
            await waits
        here.open(SECOND)
        await here.ask("hana", "mine", SECOND)
        assert here.begun(SECOND) == 1


async def test_whose_share_a_table_uses(tmp_path: Path) -> None:
    """ROOM-14: that of its host, wherever they are; until they come, that of others there"""
    async with open_room(tmp_path) as room:
        counted(Payer("home"))
        live = await lay(room, "hana", "nim", ME, FRIEND)
        counted(Payer("elsewhere"))
        await live.look("eve")
        assert live.account == Account("home", "hana")
        counted(Payer("on the way"))
        await live.look("hana")
        assert live.account == Account("on the way", "hana")
        id_ = live.table.id
        room.forget(id_)
        live = await room.table(id_)
        await live.look("eve")
        assert live.account == Account("", "hana")  # with all tables to which nobody has come
        counted(Payer("ada's"))
        await live.command("ada", wire.Sit("s", 1, "Ada", room.links.token(id_, 1, 1)))
        assert live.account == Account("ada's", "hana")
        counted(Payer("home"))
        await live.look("hana")
        assert live.account == Account("home", "hana")
        await live.command("ada", wire.Leave("l", 1))
        counted(Payer("on the way"))
        await live.look("hana")
        await live.look("ada")
        assert live.account == Account("on the way", "hana")


async def test_the_unwatched_go_on_in_the_end(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "nim", bot("random"), bot("random"))
        assert live.attention == "unwatched"
        await until(lambda: live.table.state == "over")


async def test_how_much_attention_a_table_has(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        host = room.links.new_person()
        live = await lay(room, host, "nim", ME, FRIEND)
        seen: list[Attention] = [live.attention]
        stranger = await Guest(live, room.links.new_person()).joins()
        seen.append(live.attention)
        await Guest(live, host).joins()
        seen.append(live.attention)
        live.unsubscribe(stranger.subscriber)
        seen.append(live.attention)
        assert seen == ["unwatched", "watched", "awaited", "awaited"]


async def test_programs_that_look_without_a_socket_watch(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "nim", ME, FRIEND)
        await live.look("~program")
        assert live.attention == "watched"
