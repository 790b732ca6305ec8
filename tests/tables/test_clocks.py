"""Clocks: whose time runs, and what comes when it is up."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from deskoherna.kernel.record import MoveLine, ResignLine
from deskoherna.tables import wire
from deskoherna.tables.log.clock import Clock, ClockRule, Outage, elapsed
from deskoherna.tables.log.entries import Paused, Played, TimeUp, WentOn
from deskoherna.tables.log.now import RoomTime
from deskoherna.tables.log.table import Table
from deskoherna.tables.session.decisions import decided, played, run_out
from tables.sitting import (
    ADA,
    BEN,
    EVE,
    Sitting,
    at_seat,
    bot_at_seat,
    duel,
    everything,
    happen,
    lay,
    loaded,
)

BLITZ = ClockRule(total=60, increment=5)
DAILY = ClockRule(total=60, per_move=True)


def left(clock: Clock, now: int, outages: Sequence[Outage] = ()) -> list[int]:
    return [clock.left_at(seat, now, outages) for seat in range(len(clock.left))]


class TestClock:
    """ROOM-12"""

    def test_time_in_all_and_more_after_every_move(self) -> None:
        clock = Clock(BLITZ, 2)
        clock.turn([0], 0, ())
        assert left(clock, 10_000) == [50_000, 60_000]
        clock.turn([1], 10_000, (), moved=0)
        assert left(clock, 30_000) == [55_000, 40_000]

    def test_anew_for_every_move(self) -> None:
        clock = Clock(DAILY, 2)
        clock.turn([0], 0, ())
        clock.turn([1], 59_000, (), moved=0)
        assert left(clock, 60_000) == [60_000, 59_000]

    def test_all_who_are_asked_and_nobody_else(self) -> None:
        clock = Clock(BLITZ, 3)
        clock.turn([0, 2], 0, ())
        assert left(clock, 1_000) == [59_000, 60_000, 59_000]
        clock.turn([2], 1_000, (), moved=0)
        assert left(clock, 3_000) == [64_000, 60_000, 57_000]

    def test_nothing_is_given_for_an_answer_nobody_waited_for(self) -> None:
        clock = Clock(BLITZ, 2)
        clock.turn([0], 0, ())
        clock.turn([0], 1_000, (), moved=1)
        assert left(clock, 1_000) == [59_000, 60_000]

    def test_never_less_than_nothing(self) -> None:
        clock = Clock(BLITZ, 1)
        clock.turn([0], 0, ())
        assert left(clock, 100_000) == [0]

    @pytest.mark.parametrize(
        ("outages", "expected"),
        [
            ([], 100),
            ([(0, 10)], 100),
            ([(190, 500)], 90),
            ([(90, 120)], 80),
            ([(110, 120), (150, 160)], 80),
            ([(50, 250)], 0),
            ([(200, 300)], 100),
        ],
    )
    def test_an_outage_is_never_charged(self, outages: list[Outage], expected: int) -> None:
        assert elapsed(100, 200, outages) == expected

    def test_others_who_wait_give_it_all_again(self) -> None:
        clock = Clock(BLITZ, 2)
        clock.turn([0], 0, ())
        clock.more(0, 70_000, ())
        assert left(clock, 71_000) == [59_000, 60_000]


class TestRoomTime:
    """ROOM-12: what it is set to is not always the time that passes"""

    def test_it_follows_the_machine_forward_and_never_back(self) -> None:
        machine, steady = [1_000], [0]
        time = RoomTime(lambda: 1_000_000 * machine[0], lambda: 1_000_000 * steady[0])
        shown = []
        for passed, set_to in enumerate((1_000, 1_001, 5_002, 3, 4, 9_005)):
            machine[0], steady[0] = set_to, passed
            shown.append(time())
        assert shown == [1_000, 1_001, 5_002, 5_003, 5_004, 9_005]

    def test_it_is_not_before_what_was_noted(self) -> None:
        steady = [0]
        time = RoomTime(lambda: 1_000_000_000, lambda: 1_000_000 * steady[0])
        time.follow(500)
        assert time() == 1_000
        time.follow(4_000)
        steady[0] = 7
        assert time() == 4_007


class TestAtATable:
    """ROOM-12"""

    def test_it_runs_for_who_is_asked(self) -> None:
        table = duel("nim", clock=BLITZ, at=0).table
        clock = table.clock
        assert clock is not None
        assert clock.running == {0}
        began = clock.since
        assert table.match is not None
        happen(table, played(table.match.decide(0, "1x1")), at=began + 10_000)
        assert left(clock, began + 12_000) == [55_000, 58_000]

    def test_a_pause_stops_it(self) -> None:
        table = duel("nim", clock=BLITZ).table
        clock = table.clock
        assert clock is not None
        began = clock.since
        happen(table, decided(Paused()), at=began + 1_000)
        assert clock.running == frozenset()
        assert left(clock, began + 50_000) == [59_000, 60_000]
        happen(table, decided(WentOn()), at=began + 50_000)
        assert left(clock, began + 51_000) == [58_000, 60_000]

    def test_time_without_a_server_counts_for_nobody(self) -> None:
        table = duel("nim", clock=BLITZ).table
        assert table.clock is not None
        began = table.clock.since
        again = Table.load("table", table.log, [(began + 1_000, began + 500_000)])
        assert again.clock is not None
        assert left(again.clock, began + 502_000, again.outages) == [57_000, 60_000]

    def test_it_stops_with_the_game(self) -> None:
        table = duel(clock=BLITZ)
        table.do(ADA, wire.Resign, seat=0)
        assert table.table.clock is not None
        assert table.table.clock.running == frozenset()

    def test_without_a_clock_nobody_is_late(self) -> None:
        table = duel()
        for what in ("more-time", "take-over", "end"):
            assert table.refused(BEN, wire.Propose, seat=1, what=what, number=0) == (
                "ROOM-12",
                "room-time-left",
            )


def late(game: str = "numerus") -> Sitting:
    """The first seat's time is up."""
    table = duel(game, clock=BLITZ)
    table.follow(run_out(table.table, 0))
    return table


class TestTimeIsUp:
    """ROOM-12: the others choose"""

    def test_nothing_happens_by_itself(self) -> None:
        table = late()
        assert table.table.time_up == {0}
        assert table.state == "playing"

    def test_they_wait(self) -> None:
        table = late()
        table.do(BEN, wire.Propose, seat=1, what="more-time", number=0)
        assert table.table.time_up == set()
        assert table.table.clock is not None
        assert table.table.clock.left[0] == 60_000
        table.plays(ADA, 0)

    def test_a_bot_takes_over(self) -> None:
        table = late()
        table.do(BEN, wire.Propose, seat=1, what="take-over", number=0)
        assert table.table.chairs[0].bot == "seasoned"
        assert table.table.chairs[0].person == ADA
        assert table.table.time_up == set()
        table.do(ADA, wire.HandBack, seat=0)

    def test_they_end_it_and_it_counts_as_giving_up(self) -> None:
        table = late()
        table.do(BEN, wire.Propose, seat=1, what="end", number=0)
        assert table.match.last_line == ResignLine(0)
        assert table.state == "over"

    def test_where_nobody_can_give_up_the_table_is_closed(self) -> None:
        table = late("nim")
        table.do(BEN, wire.Propose, seat=1, what="end", number=0)
        assert table.state == "closed"
        assert table.match.result is None
        assert table.refused(ADA, wire.Play, seat=0, move="1x1", version=0)[0] == "ROOM-3"

    def test_a_move_still_counts_while_they_think(self) -> None:
        table = late()
        table.plays(ADA, 0)
        assert table.table.time_up == set()

    def test_who_is_late_does_not_decide_alone(self) -> None:
        table = late()
        table.do(ADA, wire.Propose, seat=0, what="more-time", number=0)
        assert table.table.time_up == {0}
        table.do(BEN, wire.Answer, seat=1, yes=False)
        assert table.table.time_up == {0}

    def test_all_others_decide_together(self, sealed_on_the_shelf: None) -> None:
        chairs = [at_seat(who, words="") for who in (ADA, BEN, EVE)]
        table = lay("sealed", chairs, clock=BLITZ)
        table.follow(run_out(table.table, 0))
        table.do(BEN, wire.Propose, seat=1, what="end", number=0)
        assert table.state == "playing"
        table.do(EVE, wire.Answer, seat=2, yes=True)
        assert table.state == "closed"

    def test_who_has_time_is_not_late(self) -> None:
        table = late()
        assert table.refused(ADA, wire.Propose, seat=0, what="end", number=1)[0] == "ROOM-12"

    def test_bots_do_not_wait(self) -> None:
        options = {"first": "green"}
        table = lay("numerus", [at_seat(ADA, words=""), bot_at_seat("greedy")], options).table
        happen(table, run_out(table, 0))
        assert [type(logged.entry) for logged in table.log[-2:]] == [TimeUp, Played]
        assert table.state == "over"
        assert everything(loaded(table)) == everything(table)

    def test_nor_does_a_bot_that_stands_in(self) -> None:
        table = duel(clock=BLITZ)
        table.do(BEN, wire.Fill, seat=1, bot="greedy")
        table.follow(run_out(table.table, 0))
        assert table.state == "over"

    def test_what_the_game_foresees_is_played(self, sealed_on_the_shelf: None) -> None:
        table = duel("sealed", clock=BLITZ)
        table.plays(ADA, 0)
        table.plays(BEN, 1)
        (winner,) = table.table.awaited
        table.follow(run_out(table.table, winner))
        line = table.match.last_line
        assert isinstance(line, MoveLine)
        assert (line.move, line.late) == ("silence", True)
        assert table.table.time_up == set()
        assert everything(loaded(table.table)) == everything(table.table)
