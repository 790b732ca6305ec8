"""Carries out planned moves (ROOM-22), as the person would who planned them.

The plan is a document of the person. It is read again whenever something has happened at the table,
and what has become of it follows from the log: a move is made once, however many servers try, and
after a crash the next server goes on.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from deskoherna.kernel import Problem, Refusal, State

from .. import wire
from ..cost import in_thread
from ..log.now import now
from ..log.planning import check_planning, fate, look_ahead, read_lines, remaining
from ..log.table import Table
from ..people.documents import People
from ..people.planned import Planned, planned_key
from ..projection import position
from ..projection.messages import problem
from ..projection.visibility import data_of, view_ahead
from ..stores.calls import Call
from ..stores.documents import Document, Documents
from .interface import AFTER_A_FAILURE, SessionInterface

DROPPED = "plan-dropped"  # the kind of call
DELAY = (2.0, 6.0)  # seconds until a planned move is made: it looks as if somebody had looked

_delays = random.SystemRandom()


class PlannedMoves:
    def __init__(self, session: SessionInterface) -> None:
        self._session = session
        self._looked = 0  # at the log, up to this entry
        self._looking = False
        self._timers: dict[int, asyncio.TimerHandle] = {}  # by seat
        self._without: set[int] = set()  # seats that are known to have no plan
        self._made = 0  # plans

    @property
    def table(self) -> Table:
        return self._session.table

    @property
    def idle(self) -> bool:
        """Whether no planned move is about to be made."""
        return not self._timers

    @property
    def settled(self) -> bool:
        """Whether all that has happened at the table was looked at, and nothing follows of it."""
        return self.idle and not self._looking and self._looked == self.table.seq

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    # What the person does

    async def get(self, person: str, seat: int) -> wire.PlannedView:
        self._check_own(person, seat)
        found = await self._find(seat)
        if found is None or found[0].person != person:
            return wire.PlannedView()
        planned = found[1]
        what, _ = fate(self.table, seat, person, planned.plan)
        if planned.dropped or what == "dropped":
            return wire.PlannedView(dropped=True)
        left = remaining(self.table, seat, planned.plan) if what != "over" else ()
        lines = (tuple(wire.PlannedStep(*step) for step in line) for line in left or ())
        return wire.PlannedView(tuple(lines))

    async def put(
        self, person: str, seat: int, lines: Sequence[Sequence[str | None]]
    ) -> wire.PlannedView:
        """Plan this and nothing else; raises `Refusal`."""
        table = self.table
        check_planning(table, seat, person)
        assert table.match is not None
        seq, ply, state = table.seq, len(table.match.plies), table.match.state
        read = await in_thread(read_lines, table.game, state, seat, lines)
        found = await self._find(seat)
        if found is not None and found[0].person != person:  # who sat there before
            await self._documents.delete(found[0].person, Planned.kind, found[0].key)
        people = People(self._documents)
        await people.put(person, planned_key(table.id, seat), Planned(seq, ply, read))
        self._without.discard(seat)
        self._made += 1
        self._looked = 0  # somebody may have moved meanwhile
        self.set()
        return await self.get(person, seat)

    async def delete(self, person: str, seat: int) -> wire.PlannedView:
        self._check_own(person, seat)
        await self._documents.delete(person, Planned.kind, planned_key(self.table.id, seat))
        return wire.PlannedView()

    async def ahead(
        self, person: str, seat: int, moves: Sequence[str], program: bool
    ) -> wire.AheadView:
        """A position that might come, for whoever plans what to do in it; raises `Refusal`."""
        table = self.table
        check_planning(table, seat, person)
        assert table.match is not None
        return await in_thread(_ahead, table, table.match.state, seat, moves, program)

    def _check_own(self, person: str, seat: int) -> None:
        if seat not in self.table.seats_of(person):
            raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)

    # What goes on by itself

    def set(self) -> None:
        """Something may have happened at the table."""
        table = self.table
        slow = table.clock is None or table.clock.rule.slow
        plans = table.game.open_information and slow and table.match is not None
        if plans and table.seq != self._looked and not self._looking:
            self._looking = True
            self._session.context.spawn(self._look())

    async def _look(self) -> None:
        try:
            while self.table.seq != self._looked and not self._session.closed:
                self._looked = self.table.seq
                for seat, chair in enumerate(self.table.chairs):
                    if chair.person is not None:
                        await self._attend(seat)
        except Problem:
            self._looked = 0  # with the next entry
        finally:
            self._looking = False

    async def _attend(self, seat: int) -> None:
        """See to the plan of a seat, if there is one."""
        if seat in self._without:
            return
        made, found = self._made, await self._find(seat)
        if found is None:
            alone = not self._session.context.store.shared  # nobody plans at another server
            if alone and made == self._made:
                self._without.add(seat)
            return
        document, planned = found
        what, _ = fate(self.table, seat, document.person, planned.plan)
        if what == "over":
            await self._documents.delete(document.person, Planned.kind, document.key)
        elif what == "dropped" and not planned.dropped:
            await self._drop(document, planned)
        elif what == "plays" and not planned.dropped and seat not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[seat] = loop.call_later(
                _delays.uniform(*DELAY), lambda: self._session.context.spawn(self._play(seat))
            )

    async def _drop(self, document: Document, planned: Planned) -> None:
        """It does not fit any more; the person is told so, by one server."""
        left = msgspec.structs.replace(planned, lines=(), dropped=True)
        body = msgspec.json.encode(left).decode()
        if await self._documents.replace(document, body, now()):
            call = Call(document.person, self.table.id, DROPPED, self.table.seq, now())
            await self._session.context.store.calls.add([call])

    async def _play(self, seat: int) -> None:
        """Make the move that is planned, if it still is."""
        try:
            found = await self._find(seat)
            if found is not None and not found[1].dropped and not self._session.closed:
                document, planned = found
                match = self.table.match
                what, move = fate(self.table, seat, document.person, planned.plan)
                if what == "plays" and move is not None and match is not None:
                    id_ = self._session.context.links.planned(self.table.id, seat, match.version)
                    command = wire.Play(id_, seat, move, match.version)
                    await self._session.play_planned(document.person, command)
        except Refusal:
            pass  # something else has happened, and is looked at
        except Problem:
            await asyncio.sleep(AFTER_A_FAILURE)
            self._looked = 0
        finally:
            self._timers.pop(seat, None)
            if not self._session.closed:
                self.set()

    @property
    def _documents(self) -> Documents:
        return self._session.context.store.documents

    async def _find(self, seat: int) -> tuple[Document, Planned] | None:
        found = await self._documents.get(Planned.kind, planned_key(self.table.id, seat))
        return None if found is None else (found, msgspec.json.decode(found.body, type=Planned))


def _ahead(
    table: Table, state: State[Any], seat: int, moves: Sequence[str], program: bool
) -> wire.AheadView:
    game = table.game
    try:
        ahead = look_ahead(game, state, moves)
    except Refusal as refusal:
        return wire.AheadView(refusal=problem(refusal))
    view = msgspec.to_builtins(view_ahead(table, ahead.state, seat, program))
    events = data_of(game, ahead.events)
    for asked, ask in ahead.state.asks().items():
        if not ask.optional:
            told = position.moves_of(game, ask, program)
            return wire.AheadView(view, events, asked, position.ask_view(ask), *told)
    return wire.AheadView(view, events)
