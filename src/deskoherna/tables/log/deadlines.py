"""Until when somebody whose time is counted has to move."""

from __future__ import annotations

from .table import Table


def deadline(table: Table, seat: int, now: int) -> int | None:
    """When a seat's time runs out, in milliseconds since 1970; None if it does not, or has."""
    clock = table.clock
    if clock is None or table.state != "playing" or table.paused or seat in table.time_up:
        return None
    return clock.reaches(0, seat, now, table.outages) if seat in clock.running else None
