"""Enters the results of games that are over, and what becomes of ratings by them, once (ROOM-21).

A game that has just ended comes first. Besides, all finished tables are walked through after a
start, and the latest ones from time to time: another server may have ended before it entered them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from deskoherna.kernel import Problem

from ..journal import Journal
from ..log.now import now
from ..log.table import Table
from ..stores.documents import Document
from ..stores.results import Search, SeatResult
from ..stores.store import Store, StoreError
from .documents import People
from .moving import Formerly
from .outcomes import rated_places, seat_results
from .ratings import DAY, Rating, key_of, rated

TASK = "bookkeeping"  # of one server at a time: ratings follow from those before
STEP = 200  # finished tables that are looked at together
SHARE = 2  # times as long as a table took, nothing is done: people who play come first
A_PAUSE = 0.01  # seconds, at least
AGAIN = 600.0  # seconds until the latest tables are looked at again
AFTER_A_FAILURE = 1.0  # seconds
OTHERS_TURN = 0.2  # seconds until we ask again whether another server is done
MOST_A_DAY = 5  # rated games of the same people in one game; what is more is not rated


class Bookkeeping:
    def __init__(
        self, store: Store, read: Callable[[str], Awaitable[Table]], journal: Journal
    ) -> None:
        """`read` gives a table as the store has it."""
        self._store = store
        self._read = read
        self._journal = journal
        self._people = People(store.documents)
        self._ended: dict[str, None] = {}  # tables whose game has just ended, the first one first
        self._woken = asyncio.Event()
        self._turn = asyncio.Lock()  # a claim is this server's, whichever of its tasks has it

    def note_end(self, table: str) -> None:
        self._ended[table] = None
        self._woken.set()

    async def run(self) -> None:
        since = 0
        while True:
            begun = now()
            try:
                await self.catch_up(since)
                since = begun - DAY
                await self._attend(AGAIN)
            except StoreError:  # what was left out is found again
                await asyncio.sleep(AFTER_A_FAILURE)

    async def _attend(self, seconds: float) -> None:
        """Enter what ends in the next seconds; raises `StoreError`."""
        clock = asyncio.get_running_loop().time
        until = clock() + seconds
        while (left := until - clock()) > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), left)
            await self._enter_ended()

    async def catch_up(self, since: int) -> None:
        """Enter all that ended since a time and is not entered yet; raises `StoreError`."""
        clock = asyncio.get_running_loop().time
        after = (since, "")
        while step := await self._store.results.finished(after, STEP):
            after = (step[-1].ended, step[-1].table)
            for one in step:
                await self._enter_ended()
                if not one.booked:
                    began = clock()
                    await self.enter(one.table)
                    await asyncio.sleep(max(A_PAUSE, SHARE * (clock() - began)))
            await asyncio.sleep(A_PAUSE)

    async def _enter_ended(self) -> None:
        self._woken.clear()
        while self._ended:
            table = next(iter(self._ended))
            del self._ended[table]
            await self.enter(table)

    async def enter(self, id_: str) -> None:
        """Enter the results of a table, if its game is over and they are not; raises `StoreError`.

        They outlive the table (ROOM-21). Whatever else is wrong with one affects no other.
        """
        async with self._turn:
            while not await self._store.claim(TASK):
                await asyncio.sleep(OTHERS_TURN)
            try:
                await self._enter(id_)
            finally:
                await self._store.release(TASK)

    async def _enter(self, id_: str) -> None:
        try:
            if not await self._store.results.is_booked(id_):
                table = await self._read(id_)
                if table.state == "over":
                    await self._book(table)
        except StoreError:
            raise
        except Problem:
            pass  # whoever asks for the table learns the reason
        except Exception:
            self._journal.failed("results not entered", table=id_)

    async def _book(self, table: Table) -> None:
        results = [await self._as_known_now(one) for one in seat_results(table)]
        ratings: list[Document] = []
        if any(one.rated for one in results):
            if await self._rated_today(results) < MOST_A_DAY:
                results, ratings = await self._rate(table, results)
            else:
                results = [one._replace(rated=False) for one in results]
        await self._store.results.book(table.id, results, ratings)

    async def _as_known_now(self, result: SeatResult) -> SeatResult:
        """Whoever played may have become somebody else since, at another device (ROOM-19)."""
        if result.person is None:
            return result
        found = await self._people.get(Formerly, result.person)
        return result if found is None else result._replace(person=found.person)

    async def _rated_today(self, results: Sequence[SeatResult]) -> int:
        """How many games the same people had rated within a day."""
        one, people = results[0], {each.person for each in results}
        assert one.person is not None
        search = Search(one.game, since=one.ended - DAY, until=one.ended + 1, most=200)
        found = await self._store.results.find(one.person, search)
        return sum(seats[0].rated and {seat.person for seat in seats} == people for seats in found)

    async def _rate(
        self, table: Table, results: Sequence[SeatResult]
    ) -> tuple[list[SeatResult], list[Document]]:
        keys = [key_of(one.person or "", one.game) for one in results]
        found = [await self._people.get(Rating, key) for key in keys]
        before = [Rating() if one is None else one.value for one in found]
        teams, ended = table.game.colours(table.setup), results[0].ended
        after = rated(table.game, before, rated_places(results), teams, ended)
        shown = [
            one._replace(rating=round(rating.rating))
            for one, rating in zip(results, after, strict=True)
        ]
        bodies = [msgspec.json.encode(rating).decode() for rating in after]
        documents = [
            Document(one.person or "", Rating.kind, key, body, now())
            for one, key, body in zip(results, keys, bodies, strict=True)
        ]
        return shown, documents
