"""Tables that are not in memory: whoever asks for many of them holds nobody else up."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from deskoherna.server.limits import Rate
from deskoherna.tables.cost import Payer, counted, spend
from deskoherna.tables.rates import Bucket, TooFast
from deskoherna.tables.session.loading import LoadingTurns
from server.running import PATIENT, Serving, browser
from server.test_work import long_record
from tables.rooms import open_room, until

MANY = 4
LITTLE = replace(PATIENT, work=Rate(30, 0.01), openings=Rate(1000, 0))
PLENTY = replace(LITTLE, work=Rate(1e9, 1e9))


async def test_whoever_asks_for_many_tables_pays_for_each_before_the_next(tmp_path: Path) -> None:
    """ROOM-14"""
    record = long_record()
    with Serving(tmp_path, limits=PLENTY) as rich:
        async with browser(rich) as someone:
            brought = [await someone.post("/api/records", record) for _ in range(MANY)]
        rich.end()
    tables = [body["id"] for _, body in brought]
    with Serving(tmp_path, limits=LITTLE) as poor:
        async with browser(poor) as greedy, browser(poor) as other:
            asked = [greedy.get(f"/api/tables/{table}") for table in tables]
            statuses = Counter(status for status, _ in await asyncio.gather(*asked))
            assert set(statuses) == {200, 429}
            assert 1 <= statuses[200] < MANY
            assert (await other.get(f"/api/tables/{tables[-1]}"))[0] == 200


class Address:
    """Somebody who asks for tables to be loaded, and is noted each time that was done."""

    def __init__(
        self, turns: LoadingTurns, name: str, order: list[str], budget: float = 1e9
    ) -> None:
        self.turns = turns
        self.order = order
        self.payer = Payer(name, Bucket(Rate(budget, 0)))
        self.at_once = self.most_at_once = 0
        self.go_on = asyncio.Event()

    async def load(self, ms: float = 1.0) -> None:
        counted(self.payer)
        async with self.turns.turn():
            self.at_once += 1
            self.most_at_once = max(self.at_once, self.most_at_once)
            await self.go_on.wait()
            spend(ms)
            self.at_once -= 1
            self.order.append(self.payer.address)


async def test_one_address_has_one_turn_and_others_do_not_wait_for_its_next() -> None:
    turns, order = LoadingTurns(), list[str]()
    eve, hana, ben = (Address(turns, name, order) for name in ("eve", "hana", "ben"))
    async with asyncio.TaskGroup() as tasks:
        for _ in range(20):
            tasks.create_task(eve.load())
        tasks.create_task(hana.load())
        tasks.create_task(ben.load())
        await until(lambda: eve.at_once and hana.at_once)
        assert not ben.at_once  # two at once are enough
        ben.go_on.set()
        eve.go_on.set()
        await until(lambda: "ben" in order)
        hana.go_on.set()
    assert order.index("ben") == 1
    assert (order.count("eve"), eve.most_at_once) == (20, 1)


async def test_who_owes_gets_no_turn_and_keeps_nobody_from_theirs() -> None:
    turns, order = LoadingTurns(), list[str]()
    eve, hana = Address(turns, "eve", order, budget=10), Address(turns, "hana", order)
    refused = 0

    async def one() -> None:
        nonlocal refused
        try:
            await eve.load(4.0)
        except TooFast:
            refused += 1

    eve.go_on.set()
    hana.go_on.set()
    async with asyncio.TaskGroup() as tasks:
        for _ in range(10):
            tasks.create_task(one())
    assert (len(order), refused) == (3, 7)
    await hana.load()


async def test_whoever_gives_up_waiting_is_passed_over() -> None:
    turns, order = LoadingTurns(), list[str]()
    eve, hana = Address(turns, "eve", order), Address(turns, "hana", order)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(eve.load())
        await until(lambda: eve.at_once)
        waiting = [asyncio.create_task(eve.load()) for _ in range(3)]
        await asyncio.sleep(0)
        for one in waiting[:2]:
            one.cancel()
            with suppress(asyncio.CancelledError):
                await one
        eve.go_on.set()
        await waiting[2]
        hana.go_on.set()
        await hana.load()
    assert sorted(order) == ["eve", "eve", "hana"]


async def test_nobody_is_refused_a_table_because_another_asked_for_it(tmp_path: Path) -> None:
    """Who owes something gets no turn; that is no reason why others should not."""
    async with open_room(tmp_path) as room:
        table = await room.bring("eve", long_record())
        room.forget(table)
        owing = Bucket(Rate(1, 0))
        owing.spend(100)

        async def ask(payer: Payer) -> bool:
            counted(payer)
            try:
                await room.table(table)
            except TooFast:
                return False
            return True

        payers = (Payer("eve", owing), Payer("hana", Bucket(Rate(1, 0))))
        assert await asyncio.gather(*map(ask, payers)) == [False, True]
