"""When whoever is asked is reminded that their time runs out (ROOM-12): once for a turn.

Whoever sends a reminder asks again before it goes out: the person may have moved, the clock may
stand, or the others may have given more time.
"""

from __future__ import annotations

from typing import NamedTuple

from .clock import HOUR, ClockRule
from .table import Table

MOST_AHEAD = 12 * HOUR  # seconds; of a shorter clock a quarter is left


class Reminder(NamedTuple):
    seat: int
    seq: int  # of the entry with which the turn began
    due: int  # milliseconds since 1970


def reminder_for(table: Table, person: str, now: int) -> Reminder | None:
    """The next reminder for a person at a table; None where there is, or is left, no reason."""
    reminders = (reminder_at(table, seat, now) for seat in table.seats_of(person))
    return min((one for one in reminders if one), key=lambda one: one.due, default=None)


def reminder_at(table: Table, seat: int, now: int) -> Reminder | None:
    clock, asked = table.clock, table.asked_since.get(seat)
    plays = table.chairs[seat].person is not None and table.chairs[seat].bot is None
    if clock is None or asked is None or not clock.rule.slow or not plays:
        return None
    if seat not in clock.running:
        return None
    due = clock.reaches(ahead(clock.rule), seat, now, table.outages)
    return None if due is None else Reminder(seat, asked, due)


def ahead(rule: ClockRule) -> int:
    """How much time is left when somebody is reminded, in milliseconds."""
    return 1000 * min(rule.total // 4, MOST_AHEAD)


def is_still_due(table: Table, person: str, seq: int, now: int) -> bool:
    """Whether a reminder about the turn that began with an entry is to be sent now."""
    return any(
        table.asked_since.get(seat) == seq and _runs_short(table, seat, now)
        for seat in table.seats_of(person)
    )


def _runs_short(table: Table, seat: int, now: int) -> bool:
    clock = table.clock
    if clock is None or seat not in clock.running or table.chairs[seat].bot is not None:
        return False
    return 0 < clock.left_at(seat, now, table.outages) <= ahead(clock.rule)
