"""Planning together (ROOM-15): partners point at the board and propose moves to one another.

Marks fade after a while; advice is gone when the position changes. Each server holds what its own
people plan and shows it to the others with who is there.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from deskoherna.kernel import AnyMatch, Refusal

from . import wire
from .commands import Doing
from .plans import Advice, Mark, Plans
from .table import Table, now, who

if TYPE_CHECKING:
    from .live import LiveTable

MOST_MARKS = 6  # of one seat; the oldest goes first
MOST_ADVICE = 3  # of one seat in one position
FADING = 30_000  # milliseconds


class Planning:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.here = Plans()
        self._told = wire.PlansTold()
        self._seated = self._who()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        return self.live.table

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    # What people do

    def carry_out(self, person: str, command: wire.Point | wire.Advise) -> None:
        if isinstance(command, wire.Point):
            self.point(person, command)
        else:
            self.advise(person, command)

    def point(self, person: str, command: wire.Point) -> None:
        match = self._planned(person, command)
        if command.target not in match.game.places(match.view(command.seat)):
            raise Refusal("ROOM-15", "room-no-place", place=command.target)
        marks = [
            mark
            for mark in self.here.marks
            if (mark.seat, mark.target) != (command.seat, command.target)
        ]
        if command.on:
            own = [mark for mark in marks if mark.seat == command.seat]
            if len(own) == MOST_MARKS:
                marks.remove(own[0])
            marks.append(Mark(command.seat, command.target, now()))
        self.here = msgspec.structs.replace(self.here, marks=tuple(marks))

    def advise(self, person: str, command: wire.Advise) -> None:
        match = self._planned(person, command)
        if command.version != match.version:
            raise Refusal("ROOM-11", "room-stale")
        if command.to == command.seat:
            raise Refusal("ROOM-15", "room-advise-yourself")
        if refusal := match.refusal(command.to, command.move):
            raise refusal
        if self.table.chairs[command.to].bot is not None:
            raise Refusal("ROOM-15", "room-advise-bot")
        move = str(match.game.parse(command.move))
        self.add(Advice(command.seat, command.to, move, command.version), command.on)

    def add(self, advice: Advice, on: bool = True) -> None:
        """Propose a move that was found to be legal, or take it back."""
        others = tuple(other for other in self.here.advice if other != advice)
        if on:
            if sum(other.seat == advice.seat for other in others) >= MOST_ADVICE:
                raise Refusal("ROOM-15", "room-advice-enough", most=MOST_ADVICE)
            others = (*others, advice)
        self.here = msgspec.structs.replace(self.here, advice=others)

    def _planned(self, person: str, command: wire.Point | wire.Advise) -> AnyMatch:
        Doing(self.table, self.live.room.links, person, command).playing(command.seat)
        if not self.table.game.cooperative:
            raise Refusal("ROOM-15", "room-not-together", game=self.table.game.name)
        assert self.table.match is not None
        return self.table.match

    # What is told

    def told(self, elsewhere: Plans) -> wire.PlansTold:
        """All that is planned at the moment, here and at other servers."""
        marks = {(mark.seat, mark.target) for mark in (*self.here.marks, *elsewhere.marks)}
        advice = {
            (one.seat, one.to, one.move): None
            for one in (*self.here.advice, *elsewhere.advice)
            if self._stands(one)
        }
        return wire.PlansTold(
            tuple(wire.MarkTold(*mark) for mark in sorted(marks)),
            tuple(wire.AdviceTold(*one) for one in advice),
        )

    def news(self, elsewhere: Plans) -> wire.PlansTold | None:
        """What is planned, if it is not what was told last."""
        self._tidy()
        told = self.told(elsewhere)
        if told == self._told:
            return None
        self._told = told
        return told

    def _tidy(self) -> None:
        """Drop what has faded, what was about another position, and plans of who has left."""
        before, self._seated = self._seated, self._who()
        there = {seat for seat, sits in enumerate(self._seated) if sits == before[seat]}
        since = now() - FADING if self.table.state == "playing" else now()
        self.here = Plans(
            tuple(mark for mark in self.here.marks if mark.at > since and mark.seat in there),
            tuple(one for one in self.here.advice if self._stands(one) and one.seat in there),
        )
        self._set_timer()

    def _stands(self, advice: Advice) -> bool:
        table = self.table
        if table.match is None or table.state != "playing":
            return False
        return advice.version == table.match.version

    def _who(self) -> list[tuple[str | None, str | None]]:
        return [who(chair) for chair in self.table.chairs]

    def _set_timer(self) -> None:
        self.close()
        if self.here.marks:
            wait = min(mark.at for mark in self.here.marks) + FADING - now()
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait / 1000 + 0.01, self._fade)

    def _fade(self) -> None:
        self.live.room.spawn(self.live.show_plans())
