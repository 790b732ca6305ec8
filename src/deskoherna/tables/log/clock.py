"""Clocks: how much time each seat has left. Time when no server ran is not counted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated

import msgspec

DAY = 24 * 60 * 60

Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * DAY)]
Outage = tuple[int, int]  # from and to, in milliseconds since 1970


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Fischer clock (a total and an increment after every move), or a fixed time per move."""

    total: Annotated[int, msgspec.Meta(ge=1, le=30 * DAY)]
    increment: Seconds = 0
    per_move: bool = False


class Clock:
    """Counts the time of every seat that is asked."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
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
        return max(0, self.left[seat] - elapsed(self.since, now, outages))

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


def elapsed(since: int, now: int, outages: Sequence[Outage]) -> int:
    """The milliseconds between two moments in which a server ran."""
    down = sum(max(0, min(now, end) - max(since, start)) for start, end in outages)
    return max(0, now - since - down)
