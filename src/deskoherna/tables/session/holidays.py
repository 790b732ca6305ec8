"""Public holidays of countries, as the library of that name knows them today.

They are looked up when a table is opened and stand in its log: what is known tomorrow changes no
clock that runs already.
"""

from __future__ import annotations

import zoneinfo
from datetime import UTC, datetime
from functools import cache

from deskoherna.kernel import Refusal

from ..log.clock import DAY, ClockRule

YEARS = 2  # for which a table knows its holidays, and what is left of this one


@cache
def countries() -> tuple[str, ...]:
    """The countries whose holidays are known, by ISO 3166."""
    import holidays  # noqa: PLC0415  # of the server alone

    return tuple(sorted(holidays.list_supported_countries(include_aliases=False)))


def check(rule: ClockRule | None) -> None:
    """Raises `Refusal` where a clock cannot have its days off."""
    if rule is None or rule.days_off is None:
        return
    off = rule.days_off
    if rule.total < DAY:
        raise Refusal("ROOM-12", "room-days-off-short")
    if off.zone not in zoneinfo.available_timezones():
        raise Refusal("ROOM-12", "room-zone-unknown", zone=off.zone)
    if off.country is not None and off.country not in countries():
        raise Refusal("ROOM-12", "room-country-unknown", country=off.country)


def coming(rule: ClockRule | None, at: int) -> tuple[str, ...]:
    """The holidays on which a clock stands still, from a moment on."""
    if rule is None or rule.days_off is None or rule.days_off.country is None:
        return ()
    import holidays  # noqa: PLC0415

    today = datetime.fromtimestamp(at / 1000 - DAY, UTC).date()  # it may still be yesterday there
    years = range(today.year, today.year + YEARS + 1)
    days = holidays.country_holidays(rule.days_off.country, years=years)
    return tuple(day.isoformat() for day in sorted(days) if day >= today)
