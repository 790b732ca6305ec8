"""Reviews of finished games: made once, one at a time, each in a process of its own, and kept.

A review is kept from the moment it is asked for. So one that was broken off, because a server
ended, goes on where it was as soon as somebody looks at it again, at whichever server.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal

import msgspec

from deskoherna.bots import reviewer
from deskoherna.bots.review import Moment
from deskoherna.kernel import AnyMatch, Problem, Refusal, dumps

from ..journal import Journal
from ..log.table import Table
from ..recent import Recent
from ..stores.store import Store
from .processes import START_WITHIN, WorkerProcess
from .review_worker import Beginning, Finished, Found, Report, Work
from .scheduling import Account, FairLock, Ledger, account_of

SECONDS = 60.0  # of the processor's time, for one review at most
SECONDS_A_MOVE = 0.6  # of it
LONGEST = 10.0  # times as long as that, for a busy machine, once it has started
MOST_WAITING = 20  # with the one that is being made
MOST_OF_ONE = 5  # of those, asked for from one address
MOST_MOVES = 2_000  # of a game
KEEP_EVERY = 2.0  # seconds between two notes of its progress
KNOWN = 16  # whole reviews in memory, and as many that failed

Stage = Literal["none", "waiting", "making", "done", "failed"]


class NoReview(Problem):
    """No bot can make one."""


class Kept(msgspec.Struct, frozen=True):
    """A review as far as it has got."""

    moves: int  # of the game, without those that were taken back
    standing: tuple[float, ...] = ()  # before the first move
    moments: tuple[Moment, ...] = ()
    ended: tuple[float, ...] = ()  # with what, where no move ended it
    margin: float = 0.0  # of the standing before the first move

    @property
    def whole(self) -> bool:
        return bool(self.standing) and len(self.moments) == self.moves


class Progress(msgspec.Struct, frozen=True):
    """How far a review has got, and how many come before it."""

    state: Stage
    kept: Kept
    ahead: int = 0


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Kept).decode
decode_report: Callable[[bytes], Report] = msgspec.msgpack.Decoder(Report).decode


def reviewed(table: Table) -> AnyMatch:
    """The match, if it can be reviewed; raises `Problem`."""
    match = table.match
    if match is None or match.result is None:
        raise Refusal("ROOM-6", "room-review-unfinished")
    if reviewer(table.game) is None:
        raise NoReview("room-review-nobody", game=table.game.name)
    if len(match.plies) > MOST_MOVES:
        raise Refusal("ROOM-8", "room-review-too-long", most=MOST_MOVES)
    return match


def is_of(kept: Kept, match: AnyMatch) -> bool:
    """Whether a review is about this match."""
    found = [(moment.ply, moment.seat, moment.move) for moment in kept.moments]
    played = [(number, ply.seat, ply.move) for number, ply in enumerate(match.plies)]
    values = [kept.standing, kept.ended, *(moment.standing for moment in kept.moments)]
    return (
        kept.moves == len(played)
        and found == played[: len(found)]
        and all(len(value) in (0, match.setup.seats) for value in values)
    )


class ReviewJobs:
    """Reviews that are under way or wait, and the latest finished ones."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        seconds: float = SECONDS,
    ) -> None:
        self.store = store
        self.journal = journal
        self.seconds = seconds
        self.making: dict[str, Kept] = {}  # in the order they were asked for
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = FairLock(Ledger(time.monotonic))
        self._accounts: dict[str, Account] = {}  # by table: for whom a review is made or waits
        self._begun: set[str] = set()
        self.processes: set[int] = set()
        self._whole: Recent[str, Kept] = Recent(KNOWN)
        self._failed: Recent[str, None] = Recent(KNOWN)

    async def look(self, table: Table, person: str = "") -> Progress:
        """How far the review of a table has got; one that was asked for before goes on."""
        match = reviewed(table)
        if table.id in self.making:
            return self._progress(table.id)
        kept = await self._kept(table.id, match)
        if kept is None:
            return Progress("none", Kept(len(match.plies)))
        if kept.whole:
            return Progress("done", kept)
        if table.id in self._failed:
            return Progress("failed", kept)
        self._begin(table.id, match, kept, account_of(person))
        return self._progress(table.id)

    async def make(self, table: Table, person: str = "") -> Progress:
        """Have a review made, unless one is there or on its way; raises `Refusal` if many wait."""
        match = reviewed(table)
        self._failed.pop(table.id, None)
        if table.id not in self.making and await self._kept(table.id, match) is None:
            self._make_room(account_of(person))
            await self.store.save_review(table.id, encode(Kept(len(match.plies))))
        return await self.look(table, person)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _kept(self, table: str, match: AnyMatch) -> Kept | None:
        """What is kept; nothing if it is damaged, so that it can be made again."""
        if table in self._whole:
            self._whole.move_to_end(table)
            return self._whole[table]
        data = await self.store.review(table)
        if data is None:
            return None
        try:
            kept = decode(data)
        except (ValueError, msgspec.MsgspecError, RecursionError):
            kept = None
        if kept is None or not is_of(kept, match):
            self.journal.warning("review damaged", table=table)
            return None
        if kept.whole:
            self._whole[table] = kept
        return kept

    def _progress(self, table: str) -> Progress:
        ahead = list(self.making).index(table)
        begun = table in self._begun
        return Progress("making" if begun else "waiting", self.making[table], 0 if begun else ahead)

    def _make_room(self, account: Account) -> None:
        theirs = sum(other.address == account.address for other in self._accounts.values())
        if len(self.making) >= MOST_WAITING or theirs >= MOST_OF_ONE:
            raise Refusal("ROOM-14", "room-review-busy")

    def _begin(self, table: str, match: AnyMatch, kept: Kept, account: Account) -> None:
        if table in self.making:
            return  # somebody else asked while we looked
        self._make_room(account)
        self.making[table] = kept
        self._accounts[table] = account
        seconds = min(self.seconds, SECONDS_A_MOVE * len(match.plies))
        work = Work(dumps(match.record()), seconds, len(kept.moments))
        self._tasks[table] = asyncio.create_task(self._make(table, work))

    async def _make(self, table: str, work: Work) -> None:
        task = f"{table} review"
        try:
            async with self.turn.held(self._accounts[table], self.seconds):
                ours = await self.store.claim(task)
                self._begun.add(table)
                if ours:
                    try:
                        async with asyncio.timeout(START_WITHIN + LONGEST * self.seconds):
                            await self._have_made(table, work)
                    finally:
                        await self.store.release(task)
            if not ours:  # another server makes it; later looks show what it has kept by then
                await asyncio.sleep(KEEP_EVERY)
        except Exception as error:
            self.journal.failed("review failed", table=table, reason=type(error).__name__)
            self._failed[table] = None
        finally:
            self._begun.discard(table)
            self.making.pop(table, None)
            self._accounts.pop(table, None)
            self._tasks.pop(table, None)

    async def _have_made(self, table: str, work: Work) -> None:
        process = await WorkerProcess.start("deskoherna.tables.advice.review_worker")
        self.processes.add(process.pid)
        try:
            await process.send(work)
            await self._listen(table, process)
        finally:
            await process.end()
            self.processes.discard(process.pid)

    async def _listen(self, table: str, process: WorkerProcess) -> None:
        clock = asyncio.get_running_loop().time
        noted = clock()
        while not isinstance(report := decode_report(await process.receive()), Finished):
            kept = self.making[table] = added(self.making[table], report)
            if not kept.whole and clock() - noted > KEEP_EVERY:
                await self.store.save_review(table, encode(kept))
                noted = clock()
        kept = self.making[table]
        if report.failure or not kept.whole:
            raise RuntimeError(report.failure or "it stopped halfway")
        await self.store.save_review(table, encode(kept))
        self._whole[table] = kept


def added(kept: Kept, report: Beginning | Found) -> Kept:
    if isinstance(report, Beginning):
        return msgspec.structs.replace(
            kept, standing=report.standing, ended=report.ended, margin=report.margin
        )
    return msgspec.structs.replace(kept, moments=(*kept.moments, report.moment))
