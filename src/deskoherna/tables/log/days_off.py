"""Days off: weekends and holidays, on which clocks stand still as in an outage (ROOM-12)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec

Interval = tuple[int, int]  # from and to, in milliseconds since 1970

Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Country = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{2}$(?!\n)")]

SATURDAY = 5
ONE_DAY = timedelta(days=1)


class DaysOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which days are off in a time zone of the IANA database, such as `Europe/Prague`."""

    zone: Zone
    weekends: bool = False
    country: Country | None = None  # whose public holidays are off, by ISO 3166


class Calendar:
    """The days off of a table. Its holidays are those that were known when it was opened."""

    def __init__(self, days_off: DaysOff | None = None, holidays: Collection[str] = ()) -> None:
        self._zone = days_off.zone if days_off else "UTC"
        self._weekends = days_off is not None and days_off.weekends
        self._holidays = frozenset(map(date.fromisoformat, holidays))
        self._last = max(self._holidays, default=date.min)

    def between(self, since: int, until: int) -> list[Interval]:
        """The time off between two moments, in order."""
        off: list[Interval] = []
        for start, end in self._from(since):
            if start >= until:
                break
            off.append((max(start, since), min(end, until)))
        return off

    def after(self, since: int, lasting: int) -> int:
        """The first moment at which so many milliseconds have counted."""
        moment = since
        for start, end in self._from(since):
            counted = max(0, start - moment)
            if lasting <= counted:
                break
            lasting -= counted
            moment = max(moment, end)
        return moment + lasting

    def _from(self, since: int) -> Iterator[Interval]:
        """The time off that ends after a moment, in order; days that follow each other are one.

        Weekends have no last one.
        """
        if not self._weekends and not self._holidays:
            return
        begun: int | None = None
        day = _date(self._zone, since)
        while self._weekends or day <= self._last or begun is not None:
            midnight = _midnight(self._zone, day)
            if self._is_off(day):
                begun = midnight if begun is None else begun
            elif begun is not None:
                yield begun, midnight
                begun = None
            day += ONE_DAY

    def _is_off(self, day: date) -> bool:
        return (self._weekends and day.weekday() >= SATURDAY) or day in self._holidays


def _date(zone: str, moment: int) -> date:
    return datetime.fromtimestamp(moment // 1000, ZoneInfo(zone)).date()


@lru_cache(maxsize=4096)
def _midnight(zone: str, day: date) -> int:
    """When a day begins there, which is not 0:00 where clocks are set forward at midnight."""
    begins = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone))
    return 1000 * int(begins.astimezone(UTC).timestamp())
