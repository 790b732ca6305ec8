"""Clocks that stand still on weekends and holidays, and reminders before time runs out."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.log.clock import DAY, HOUR, ClockRule, Outage, elapsed
from deskoherna.tables.log.days_off import Calendar, DaysOff
from deskoherna.tables.log.entries import MoreTime, Paused, WentOn
from deskoherna.tables.log.reminding import is_still_due, reminder_for
from deskoherna.tables.log.table import Table
from deskoherna.tables.projection.position import position
from deskoherna.tables.projection.viewer import Viewer
from deskoherna.tables.session import holidays
from deskoherna.tables.session.decisions import decided, played
from deskoherna.tables.session.opening import new_table
from deskoherna.tables.stores.calls import Call
from tables.rooms import open_room, seated, until
from tables.sitting import ADA, BEN, Sitting, duel, happen

PRAGUE = DaysOff("Europe/Prague", weekends=True)
MINUTE = 60_000
MS_A_DAY = 1000 * DAY
ZONES = ("Europe/Prague", "America/New_York", "Asia/Kolkata", "Africa/Cairo", "Pacific/Apia")


def moment(text: str, zone: str = "Europe/Prague") -> int:
    return int(1000 * datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def counted_minute_by_minute(
    since: int, until: int, off: DaysOff, days: set[str], outages: list[Outage]
) -> int:
    """The same by looking at the calendar on the wall once a minute."""
    zone, counted = ZoneInfo(off.zone), 0
    for at in range(since, until, MINUTE):
        local = datetime.fromtimestamp(at / 1000, zone)
        still = off.weekends and local.weekday() >= 5
        still = still or local.date().isoformat() in days
        still = still or any(start <= at < end for start, end in outages)
        counted += 0 if still else MINUTE
    return counted


minutes = st.integers(0, 16 * 24 * 60)


class TestCalendar:
    """ROOM-12"""

    @given(
        st.sampled_from(ZONES),
        st.booleans(),
        st.sampled_from(["2026-03-20", "2026-04-20", "2026-10-20", "2026-11-01"]),
        st.sets(st.integers(0, 16), max_size=3),
        minutes,
        minutes,
        st.lists(st.tuples(minutes, minutes), max_size=3),
    )
    def test_it_is_what_the_calendar_on_the_wall_says(
        self,
        zone: str,
        weekends: bool,
        first: str,
        days: set[int],
        since: int,
        lasting: int,
        outages: list[Outage],
    ) -> None:
        begin = moment(first, "UTC")
        off = DaysOff(zone, weekends)
        dates = {
            (datetime.fromisoformat(first) + timedelta(days=day)).date().isoformat() for day in days
        }
        a, b = begin + since * MINUTE, begin + (since + lasting) * MINUTE
        down = [(begin + min(pair) * MINUTE, begin + max(pair) * MINUTE) for pair in outages]
        calendar = Calendar(off, dates)
        still = [*down, *calendar.between(a, b)]
        assert elapsed(a, b, still) == counted_minute_by_minute(a, b, off, dates, down)
        counted = elapsed(a, b, calendar.between(a, b))
        then = calendar.after(a, counted)
        assert then <= b
        assert elapsed(a, then, calendar.between(a, then)) == counted
        assert counted == 0 or elapsed(a, then - 1, calendar.between(a, then - 1)) == counted - 1

    @pytest.mark.parametrize(
        ("sunday", "hours"), [("2026-03-29", 47), ("2026-10-25", 49), ("2026-11-22", 48)]
    )
    def test_a_weekend_is_as_long_as_it_is(self, sunday: str, hours: int) -> None:
        after = moment(f"{sunday}T12:00:00")
        ((start, end),) = Calendar(PRAGUE).between(after - 3 * MS_A_DAY, after + 3 * MS_A_DAY)
        assert end - start == hours * 1000 * HOUR
        assert datetime.fromtimestamp(end / 1000, ZoneInfo("Europe/Prague")).strftime(
            "%a %H:%M"
        ) == ("Mon 00:00")

    def test_where_midnight_is_left_out_the_day_begins_after_it(self) -> None:
        """In Cairo clocks were set from 0:00 to 1:00 on Friday, 26 April 2024."""
        cairo = Calendar(DaysOff("Africa/Cairo"), {"2024-04-26"})
        ((start, end),) = cairo.between(*(moment(f"2024-04-{day}", "UTC") for day in (20, 30)))
        assert end - start == 23 * 1000 * HOUR
        assert datetime.fromtimestamp(start / 1000, UTC).isoformat() == "2024-04-25T22:00:00+00:00"

    def test_a_holiday_beside_a_weekend_makes_it_longer(self) -> None:
        easter = Calendar(PRAGUE, {"2026-04-03", "2026-04-06"})
        thursday = moment("2026-04-02T18:00:00")
        assert easter.after(thursday, MS_A_DAY) == moment("2026-04-07T18:00:00")

    def test_without_days_off_every_day_counts(self) -> None:
        assert Calendar().between(0, 400 * MS_A_DAY) == []
        assert Calendar().after(7, 5) == 12


THREE_DAYS = ClockRule(3 * DAY, per_move=True, days_off=PRAGUE)


def wish(**more: object) -> wire.NewTable:
    seats = (wire.NewSeat("me", "Ada"), wire.NewSeat("friend"))
    return wire.NewTable("numerus", seats, **more)  # type: ignore[arg-type]


class TestOpening:
    """ROOM-12"""

    @pytest.mark.parametrize(
        ("clock", "key"),
        [
            (ClockRule(DAY, days_off=DaysOff("Europe/Praha")), "room-zone-unknown"),
            (ClockRule(DAY, days_off=DaysOff("../../etc/passwd")), "room-zone-unknown"),
            (ClockRule(DAY, days_off=DaysOff("UTC", country="XX")), "room-country-unknown"),
            (ClockRule(DAY - 1, days_off=PRAGUE), "room-days-off-short"),
        ],
    )
    def test_what_cannot_be_is_refused(self, clock: ClockRule, key: str) -> None:
        with pytest.raises(Refusal) as refusal:
            new_table(ADA, wish(clock=clock))
        assert (refusal.value.rule, refusal.value.key) == ("ROOM-12", key)

    def test_holidays_stand_in_the_log_for_two_years(self) -> None:
        rule = ClockRule(DAY, days_off=DaysOff("Europe/Prague", country="CZ"))
        assert new_table(ADA, wish(clock=rule)).holidays
        known = holidays.coming(rule, moment("2026-10-28T10:00:00"))
        assert known[:3] == ("2026-10-28", "2026-11-17", "2026-12-24")
        assert known[-1] == "2028-12-26"

    def test_a_table_without_them_has_none(self) -> None:
        assert new_table(ADA, wish(clock=ClockRule(DAY, days_off=PRAGUE))).holidays == ()

    def test_every_country_that_is_offered_can_be_chosen(self) -> None:
        for country in holidays.countries():
            rule = ClockRule(DAY, days_off=DaysOff("UTC", country=country))
            holidays.check(rule)
            assert len(holidays.coming(rule, moment("2026-01-01"))) < 150


def over_a_weekend() -> Sitting:
    """Ada is asked since Friday, 20 November 2026, 18:00."""
    return duel("nim", clock=THREE_DAYS, at=moment("2026-11-20T18:00:00"))


def started(sitting: Sitting, at: str) -> Table:
    """The table as it would be, had it started then."""
    table = sitting.table
    assert table.clock is not None
    happen(table, decided(Paused()), at=table.log[-1].at)
    happen(table, decided(WentOn()), at=moment(at))
    return table


class TestAtATable:
    """ROOM-12"""

    def test_a_weekend_is_charged_to_nobody(self) -> None:
        table = started(over_a_weekend(), "2026-11-20T18:00:00")
        clock = table.clock
        assert clock is not None
        friday = clock.left_at(0, moment("2026-11-21T00:00:00"), ())
        assert clock.left_at(0, moment("2026-11-22T12:00:00"), ()) == friday
        assert clock.left_at(0, moment("2026-11-23T00:00:00"), ()) == friday
        assert clock.reaches(0, 0, moment("2026-11-22T12:00:00"), ()) == moment(
            "2026-11-25T18:00:00"
        )
        assert table.match is not None
        happen(table, played(table.match.decide(0, "1x1")), at=moment("2026-11-22T12:00:00"))
        assert clock.left == [MS_A_DAY * 3, MS_A_DAY * 3]

    def test_clients_are_told_when_clocks_stand_still(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = started(over_a_weekend(), "2026-11-20T18:00:00")
        at = moment("2026-11-20T18:00:00")
        monkeypatch.setattr("deskoherna.tables.projection.position.now", lambda: at)
        seen = position(table, Viewer((1,), 1))
        assert seen is not None and seen.times is not None
        assert seen.times.off == ((moment("2026-11-21"), moment("2026-11-23")),)


def reminder(table: Table, at: str, who: str = ADA) -> str | None:
    found = reminder_for(table, who, moment(at))
    if found is None:
        return None
    return datetime.fromtimestamp(found.due / 1000, ZoneInfo("Europe/Prague")).isoformat()[:16]


class TestReminders:
    """ROOM-12: once for a turn, before time runs out"""

    def test_twelve_hours_before_the_end_not_counting_days_off(self) -> None:
        table = started(over_a_weekend(), "2026-11-20T18:00:00")
        assert reminder(table, "2026-11-20T18:00:00") == "2026-11-25T06:00"
        assert reminder(table, "2026-11-22T10:00:00") == "2026-11-25T06:00"
        assert reminder(table, "2026-11-25T06:01:00") is None
        assert reminder(table, "2026-11-20T18:00:00", BEN) is None

    def test_of_a_shorter_clock_a_quarter_is_left(self) -> None:
        table = started(duel("nim", clock=ClockRule(4 * HOUR)), "2036-11-20T18:00:00")
        assert reminder(table, "2036-11-20T18:00:00") == "2036-11-20T21:00"
        fast = started(duel("nim", clock=ClockRule(HOUR - 1)), "2036-11-20T18:00:00")
        assert reminder(fast, "2036-11-20T18:00:00") is None

    def test_a_sender_finds_out_whether_there_is_still_a_reason(self) -> None:
        table = started(over_a_weekend(), "2026-11-20T18:00:00")
        found = reminder_for(table, ADA, moment("2026-11-20T18:00:00"))
        assert found is not None

        def due(at: str) -> bool:
            return is_still_due(table, ADA, found.seq, moment(at))

        assert not due("2026-11-25T05:59:00")
        assert due("2026-11-25T06:00:00")
        assert due("2026-11-25T17:59:00")
        assert not due("2026-11-25T18:00:00")
        happen(table, decided(MoreTime(0)), at=moment("2026-11-25T07:00:00"))
        assert not due("2026-11-25T08:00:00")
        assert reminder(table, "2026-11-25T08:00:00") == "2026-11-27T19:00"
        happen(table, decided(Paused()), at=moment("2026-11-25T08:00:00"))
        assert reminder(table, "2026-11-25T08:00:00") is None
        happen(table, decided(WentOn()), at=moment("2026-11-25T09:00:00"))
        assert table.match is not None
        happen(table, played(table.match.decide(0, "1x1")), at=moment("2026-11-25T10:00:00"))
        assert reminder(table, "2026-11-25T10:00:00") is None
        assert reminder(table, "2026-11-25T10:00:00", BEN) is not None


class TestNoted:
    """ROOM-12: who is to be reminded stands in the store, and whoever moved is not"""

    async def test_one_reminder_for_a_turn(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            ada, ben = await seated(room, clock=ClockRule(2 * DAY, per_move=True))

            async def noted() -> list[Call]:
                await until(lambda: not ada.live.reminders._busy)
                return await room.store.calls.due(1 << 60, 100)

            (call,) = await noted()
            began = ada.live.table.log[-1]
            assert call[:4] == (ada.person, ada.live.table.id, "reminder", began.seq)
            assert call.due == began.at + 1000 * (2 * DAY - 12 * HOUR)
            await ben.do(wire.Say, text="No hurry.")
            assert await noted() == [call]
            assert await room.store.calls.take(call)
            await ben.do(wire.Say, text="Really.")
            assert await noted() == []
            await ada.plays(0)
            ((person, *_),) = await noted()
            assert person == ben.person
            await ada.do(wire.Pause)
            assert await noted() == []
            await ada.do(wire.GoOn)
            assert len(await noted()) == 1

    async def test_a_restart_notes_it_again(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            ada, _ = await seated(room, clock=ClockRule(2 * DAY, per_move=True))
            await until(lambda: not ada.live.reminders._busy)
            before = await room.store.calls.due(1 << 60, 100)
            await room.store.calls.add([before[0]._replace(due=1)])
        async with open_room(tmp_path) as room:
            live = await room.table(ada.live.table.id)
            await until(lambda: live.reminders._looked and not live.reminders._busy)
            assert [call[:4] for call in await room.store.calls.due(1 << 60, 100)] == [
                call[:4] for call in before
            ]
            assert await room.store.calls.due(2, 100) == []
