"""A calendar of one's own deadlines (RFC 5545), for whoever has its link."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from icalendar import Alarm, Calendar, Event

from deskoherna.tables.log.deadlines import deadline
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import Table
from deskoherna.texts import speaker

MOST = 50  # tables that are looked at
LONG = timedelta(minutes=15)  # an entry that a calendar can show
BEFORE = timedelta(hours=2)  # that a reminder comes
REFRESH = timedelta(hours=1)


def first_deadline(table: Table, person: str) -> int | None:
    """When the time of somebody who is asked runs out, in milliseconds since 1970."""
    ends = (deadline(table, seat, now()) for seat in table.seats_of(person))
    return min((end for end in ends if end is not None), default=None)


def calendar(tables: list[Table], person: str, base: str, language: str) -> bytes:
    """The same bytes for as long as nothing changes."""
    say = speaker(language)
    feed = Calendar()
    feed.add("prodid", "-//Deskoherna//room//EN")
    feed.add("version", "2.0")
    feed.add("method", "PUBLISH")
    feed.add("x-wr-calname", say("room-calendar"))
    feed.add("refresh-interval", REFRESH, parameters={"VALUE": "DURATION"})
    for table in tables:
        ends = first_deadline(table, person)
        if ends is not None:
            feed.add_component(_event(table, ends, base, language))
    return bytes(feed.to_ical())


def _event(table: Table, ends: int, base: str, language: str) -> Event:
    say = speaker(language)
    until = _moment(ends)
    event = Event()
    event.add("uid", f"{table.id}@deskoherna")
    event.add("dtstamp", _moment(table.log[-1].at))
    event.add("dtstart", until - LONG)
    event.add("dtend", until)
    event.add("summary", say("room-calendar-deadline", game=table.game.name))
    event.add("url", f"{base}/table/{table.id}")
    event.add("transp", "TRANSPARENT")
    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", say("room-calendar-deadline", game=table.game.name))
    alarm.add("trigger", -BEFORE)
    event.add_component(alarm)
    return event


def _moment(at: int) -> datetime:
    """To the minute, as calendars show it."""
    return datetime.fromtimestamp(at // 60_000 * 60, UTC)
