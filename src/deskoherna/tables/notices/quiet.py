"""Quiet hours: calls wait until they end."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from ..wire.notices import QuietHours

DAY = 24 * 60  # minutes


def zone_is_known(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # no name for a file, none such, or nobody knows it
        return False
    return True


def quiet_until(quiet: QuietHours, at: int) -> int | None:
    """When the quiet hours end in which a moment is, if it is; in milliseconds since 1970.

    >>> nights = QuietHours(22 * 60, 7 * 60, "Europe/Prague")
    >>> noon = 1_700_000_000_000 // 86_400_000 * 86_400_000 + 12 * 3_600_000
    >>> quiet_until(nights, noon) is None
    True
    >>> (quiet_until(nights, noon + 10 * 3_600_000) - noon) / 3_600_000
    18.0
    """
    zone = ZoneInfo(quiet.zone)
    here = datetime.fromtimestamp(at / 1000, zone)
    minute = here.hour * 60 + here.minute
    if (minute - quiet.begins) % DAY >= (quiet.ends - quiet.begins) % DAY:
        return None
    end = datetime.combine(here.date(), time(*divmod(quiet.ends, 60)), zone)
    if end <= here:
        end = datetime.combine(here.date() + timedelta(days=1), end.time(), zone)
    return int(end.timestamp() * 1000)
