"""Planning together (ROOM-15): partners point at the board and propose moves to one another.

Marks fade after a while; a suggestion is gone when the position changes. Each server holds what its
own people plan and shares it with the others as part of who is present. Nothing of it is logged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from deskoherna.kernel import Refusal

from ..log.now import now
from ..log.table import Table, who
from ..stores.presence import Mark, Plans, Suggestion

MOST_MARKS = 6  # of one seat; the oldest goes first
MOST_SUGGESTIONS = 3  # of one seat in one position
FADING = 30_000  # milliseconds


def with_mark(plans: Plans, mark: Mark, on: bool) -> Plans:
    """The plans with a mark, or without it."""
    same = (mark.seat, mark.target)
    marks = [other for other in plans.marks if (other.seat, other.target) != same]
    if on:
        own = [other for other in marks if other.seat == mark.seat]
        if len(own) == MOST_MARKS:
            marks.remove(own[0])
        marks.append(mark)
    return msgspec.structs.replace(plans, marks=tuple(marks))


def with_suggestion(plans: Plans, suggestion: Suggestion, on: bool = True) -> Plans:
    """The plans with a move proposed that was found to be legal, or without it."""
    others = tuple(other for other in plans.suggestions if other != suggestion)
    if on:
        if sum(other.seat == suggestion.seat for other in others) >= MOST_SUGGESTIONS:
            raise Refusal("ROOM-15", "room-advice-enough", most=MOST_SUGGESTIONS)
        others = (*others, suggestion)
    return msgspec.structs.replace(plans, suggestions=others)


def stands(table: Table, suggestion: Suggestion) -> bool:
    """Whether a suggestion is about the position that is on the table."""
    if table.match is None or table.state != "playing":
        return False
    return suggestion.version == table.match.version


class LocalPlans:
    """What people at this server plan at one table; `faded` is called when a mark has."""

    def __init__(self, table: Table, faded: Callable[[], None]) -> None:
        self.plans = Plans()
        self._faded = faded
        self._seated = _people(table)
        self._timer: asyncio.TimerHandle | None = None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def tidy(self, table: Table) -> None:
        """Drop what has faded, what was about another position, and plans of those who left."""
        before, self._seated = self._seated, _people(table)
        there = {seat for seat, sits in enumerate(self._seated) if sits == before[seat]}
        since = now() - FADING if table.state == "playing" else now()
        plans = self.plans
        self.plans = Plans(
            tuple(mark for mark in plans.marks if mark.at > since and mark.seat in there),
            tuple(one for one in plans.suggestions if stands(table, one) and one.seat in there),
        )
        self._set_timer()

    def _set_timer(self) -> None:
        self.close()
        if self.plans.marks:
            wait = min(mark.at for mark in self.plans.marks) + FADING - now()
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait / 1000 + 0.01, self._faded)


def _people(table: Table) -> list[tuple[str | None, str | None]]:
    return [who(chair) for chair in table.chairs]
