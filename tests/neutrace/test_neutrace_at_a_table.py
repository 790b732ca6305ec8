"""What a table needs besides the rules: ends by agreement, moves for the late, a look ahead."""

from __future__ import annotations

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.reactions import Evaluating, Moved
from neutrace.laying import match_at, names, play, some, table

ONE, TWO = 0, 1
IN_GOALS = ("0 14 7 7 7 7", "14 7 7 7 7 7")


class TestGivingUp:
    def test_one_of_two_gives_up(self) -> None:
        """ROOM-9: the other wins; secret tasks do not count."""
        result = NEUTRACE.conceded(table(*IN_GOALS, hands=["rg"], rest="pioneer=1"), ONE)
        assert result is not None
        assert (result.places, result.scores) == ((2, 1), (2, 1))

    def test_of_three_nobody_gives_up(self) -> None:
        assert NEUTRACE.conceded(table(hands=["rg"], seats=3), ONE) is None

    def test_all_agree(self) -> None:
        result = NEUTRACE.conceded(table(hands=["rg"], seats=3), None)
        assert result is not None
        assert result.places == (1, 1, 1)


class TestLate:
    def test_tasks_and_draws_are_chosen_for_the_late(self) -> None:
        match = NEUTRACE.new(2, seed=1)
        for seat in (ONE, TWO):
            match.lapse(seat)
        (seat,) = match.asks
        assert match.asks[seat].overdue is None
        match.play(seat, match.asks[seat].moves[0])
        assert "drew" in names(match.lapse(seat))


class TestForeseen:
    def test_a_card_that_is_considered_is_in_the_forecast(self) -> None:
        state = table(hands=["1-2"], grids="1f1=rg")
        view = match_at(state).foreseen(ONE, "1-2 1f2")
        assert view is not None
        assert some([*view.forecast], Moved) == [Moved(ONE, 0, 14, 12), Moved(ONE, 3, 14, 18)]
        assert view.hand == ()
        assert state == table(hands=["1-2"], grids="1f1=rg")

    def test_a_turn_and_a_reverse_order_are_too(self) -> None:
        state = table(hands=["yv"], grids="1f1=rg 1f2=1-2", tokens=[3])
        reverse = match_at(state).foreseen(ONE, "token reverse")
        assert reverse is not None
        assert some([*reverse.forecast], Evaluating)[0] == Evaluating(ONE, backwards=True)
        turning, _ = play(state, "token molecule")
        turned = match_at(turning).foreseen(ONE, "turn 1f1")
        assert turned is not None
        assert some([*turned.forecast], Moved)[0] == Moved(ONE, 3, 14, 12)

    def test_what_is_drawn_is_not_foreseen(self) -> None:
        match = NEUTRACE.new(2, seed=1)
        assert match.foreseen(ONE, match.asks[ONE].moves[0]) is None
