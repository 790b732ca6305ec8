"""Clocks: how much time each seat has left. Days off and time when no server ran do not count."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated

import msgspec

from .days_off import Calendar, DaysOff, Interval

HOUR = 60 * 60
DAY = 24 * HOUR

Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * DAY)]
Outage = Interval


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Fischer clock (a total and an increment after every move), or a fixed time per move."""

    total: Annotated[int, msgspec.Meta(ge=1, le=30 * DAY)]
    increment: Seconds = 0
    per_move: bool = False
    days_off: DaysOff | None = None  # for clocks of a day or more

    @property
    def slow(self) -> bool:
        """Whether nobody is expected to sit and wait."""
        return self.total >= HOUR


class Clock:
    """Counts the time of every seat that is asked."""

    def __init__(self, rule: ClockRule, seats: int, holidays: Collection[str] = ()) -> None:
        self.rule = rule
        self.calendar = Calendar(rule.days_off, holidays)
        self.left = [1000 * rule.total] * seats
        self.running: frozenset[int] = frozenset()
        self.since = 0

    def turn(
        self,
        asked: Collection[int],
        now: int,
        outages: Sequence[Outage],
        moved: int | None = None,
    ) -> None:
        """From now on these seats are asked; one of those asked before may have moved."""
        self.left = [self.left_at(seat, now, outages) for seat in range(len(self.left))]
        if moved is not None and moved in self.running:
            self._add_move(moved)
        self.running = frozenset(asked)
        self.since = now

    def more(self, seat: int, now: int, outages: Sequence[Outage]) -> None:
        """The others agree to wait: the seat gets its full time again."""
        self.turn(self.running, now, outages)
        self.left[seat] = 1000 * self.rule.total

    def left_at(self, seat: int, now: int, outages: Sequence[Outage]) -> int:
        if seat not in self.running:
            return self.left[seat]
        still = [*outages, *self.calendar.between(self.since, now)]
        return max(0, self.left[seat] - elapsed(self.since, now, still))

    def reaches(self, left: int, seat: int, now: int, outages: Sequence[Outage]) -> int | None:
        """When a running seat will have so many milliseconds left; None if it has not as many."""
        more = self.left_at(seat, now, outages) - left
        return None if more < 0 else self.calendar.after(now, more)

    def _add_move(self, seat: int) -> None:
        if self.rule.per_move:
            self.left[seat] = 1000 * self.rule.total
        else:
            self.left[seat] += 1000 * self.rule.increment


class OfferClock(Clock):
    """Counts how long an offer has been open; every offer gets its full time."""

    def turn(
        self,
        asked: Collection[int],
        now: int,
        outages: Sequence[Outage],
        moved: int | None = None,
    ) -> None:
        before = self.running - {moved}
        super().turn(asked, now, outages)
        for seat in self.running - before:
            self.left[seat] = 1000 * self.rule.total


def elapsed(since: int, now: int, still: Sequence[Interval]) -> int:
    """The milliseconds between two moments without those in which clocks stand still."""
    counted, until = max(0, now - since), since
    for start, end in sorted(still):
        until, before = min(now, max(until, end)), max(until, start)
        counted -= max(0, until - before)
    return counted
