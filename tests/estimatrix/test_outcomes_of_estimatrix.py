"""What comes of the answers, and the end of the game (EST-12 to EST-16, EST-20, EST-21)."""

from __future__ import annotations

import pytest

from deskoherna.games.estimatrix.events import Completed, Exchanged, GaveBack, Missed, Thwarted
from deskoherna.games.estimatrix.rules import Estimatrix
from estimatrix.matrix_table import names, of_kind, over, play, position, seated, seen


def outcome(
    dice: str, last: str, pairs: str = "-", mode: str = "basic", letters: str = "MATR"
) -> tuple[Estimatrix, list[str]]:
    """Seat 1 is Negater and seat 2 Quanter; the last seat's answer is still to come."""
    state = position(f"white {dice} say a hint", letters=letters, pairs=pairs, mode=mode)
    events = play(state, f"{len(letters)}: answer {last}")
    return state, [name for name in names(events) if name not in ("answered", "shown")]


def test_nobody_guessed() -> None:
    """EST-12"""
    state, happened = outcome("ryr-", "blue")
    assert happened == ["missed", "quanter-passed"]
    assert not state.pairs


@pytest.mark.parametrize(("dice", "last"), [("yyr-", "blue"), ("yyy-", "yellow")])
def test_the_negater_guessed(dice: str, last: str) -> None:
    """EST-13: whoever else did; the Negater gets nothing either."""
    state, happened = outcome(dice, last)
    assert happened == ["thwarted", "quanter-passed"]
    assert not state.pairs
    assert seen(state).owned == ("MIX", "AIX", "TIX", "RIX")


def test_an_estimater_guessed() -> None:
    """EST-14: Quanter and Estimater exchange pieces of the letters they chose."""
    state, happened = outcome("ryy-", "blue")
    assert happened == ["exchanged", "quanter-passed"]
    assert seen(state).owned == ("MIX", "ATIX", "ATIX", "RIX")
    assert seen(state).pieces == (6, 5, 5, 6)


def test_several_estimaters_guessed() -> None:
    """EST-14: the example of six players: the Quanter gets T and R, both get an A."""
    state = position("white rbbbr- say the front page", letters="MATRIX")
    events = play(state, "6: answer black")
    assert of_kind(events, Exchanged) == [Exchanged(1, 2, "A", "T"), Exchanged(1, 3, "A", "R")]
    assert seen(state).owned == ("M", "ATR", "AT", "AR", "I", "X")


def test_six_pieces_always_suffice() -> None:
    """EST-14: five exchanges leave one piece of the own letter."""
    state = position("white rbbbb- say it", letters="MATRIX", pairs="1-2")
    events = play(state, "6: answer blue")
    assert len(of_kind(events, Exchanged)) == 4
    assert seen(state).owned[1] == "MATRIX"
    assert seen(state).pieces[1] == 1


def test_received_and_free_letters_are_never_given() -> None:
    """EST-14: seat 3 has an M, and gives a T."""
    state = position("white ryy- say it", pairs="1-3")
    events = play(state, "4: answer red")
    assert [(event.letter, event.other_letter) for event in of_kind(events, Exchanged)] == [
        ("A", "T")
    ]
    assert seen(state).owned[2] == "MATIX"


def test_a_pair_exchanges_once() -> None:
    """EST-15"""
    state, happened = outcome("ryy-", "yellow", pairs="2-3")
    assert happened == ["not-again", "exchanged", "quanter-passed"]
    assert state.pairs == [(1, 2), (1, 3)]


def test_it_is_the_pair_that_counts_not_the_roles() -> None:
    """EST-15: they have exchanged when the other one was Quanter."""
    state = position("white yry- say it", pairs="1-3", roles="N2.1 Q3")
    events = play(state, "4: answer blue")
    assert names(events) == ["answered", "shown", "not-again", "quanter-passed"]
    assert state.pairs == [(0, 2)]


def test_estimaters_do_not_exchange_among_themselves() -> None:
    """EST-16: two think alike, and not like the Quanter."""
    state, happened = outcome("ryg-", "green")
    assert happened == ["missed", "quanter-passed"]
    assert not state.pairs


def test_estimaters_who_both_guessed_exchange_with_the_quanter_only() -> None:
    """EST-16"""
    state, _ = outcome("ryy-", "yellow")
    assert state.pairs == [(1, 2), (1, 3)]


def test_whoever_has_all_six_letters_wins() -> None:
    """EST-20: the game ends at once."""
    state = position("white ryy- say it", pairs="1-3,3-4")
    events = play(state, "4: answer red")
    assert of_kind(events, Completed) == [Completed((2,))]
    assert "quanter-passed" not in names(events)
    result = over(state)
    assert (result.winners, result.scores, result.rule) == ((2,), (4, 4, 6, 4), "EST-20")
    assert not state.asks()


def test_the_quanter_may_complete_the_word_too() -> None:
    """EST-20"""
    state = position("white ryy- say it", pairs="1-2,2-4")
    play(state, "4: answer red")
    assert over(state).winners == (1,)


def test_several_share_the_win() -> None:
    """EST-20, EST-R6: all exchanges happen before anyone has won."""
    state = position("white ryy- say it", pairs="1-2,1-3,3-4")
    play(state, "4: answer yellow")
    assert over(state).winners == (1, 2)
    assert over(state).places == (3, 1, 1, 3)


class TestAdvanced:
    """EST-21"""

    def test_a_pair_that_matches_again_gives_its_letters_back(self) -> None:
        state, happened = outcome("ryy-", "blue", pairs="2-3", mode="advanced")
        assert happened == ["gave-back", "quanter-passed"]
        assert seen(state).owned == ("MIX", "AIX", "TIX", "RIX")
        assert seen(state).pieces == (6, 6, 6, 6)

    def test_the_next_match_exchanges_again(self) -> None:
        state, _ = outcome("ryy-", "blue", pairs="2-3", mode="advanced")
        assert not state.pairs
        state, happened = outcome("ryy-", "blue", mode="advanced")
        assert happened == ["exchanged", "quanter-passed"]

    def test_the_negater_prevents_returns_too(self) -> None:
        """EST-13"""
        state, happened = outcome("yyy-", "blue", pairs="2-3", mode="advanced")
        assert happened == ["thwarted", "quanter-passed"]
        assert state.pairs == [(1, 2)]

    def test_a_turn_may_give_and_take(self) -> None:
        """EST-R6: the Quanter loses one letter and gains another, and does not win in between."""
        state, happened = outcome("ryy-", "yellow", pairs="1-2,2-3", mode="advanced")
        assert happened == ["gave-back", "exchanged", "quanter-passed"]
        assert state.pairs == [(0, 1), (1, 3)]
        assert state.result is None

    def test_the_order_of_exchanges_wins_nothing(self) -> None:
        """EST-R6: whichever comes first, only the end of the turn counts."""
        state, happened = outcome("ryy-", "yellow", pairs="1-2,2-4", mode="advanced")
        assert happened == ["exchanged", "gave-back", "quanter-passed"]
        assert state.result is None


def test_what_the_events_tell() -> None:
    """EST-12, EST-13, EST-21"""
    state = position("white ryy- say it", pairs="2-3", mode="advanced")
    assert of_kind(play(state, "4: answer red"), GaveBack) == [GaveBack(1, 2, "A", "T")]
    state = position("white ryg- say it")
    assert of_kind(play(state, "4: answer red"), Missed) == [Missed(1, "yellow")]
    state = position("white yyg- say it")
    assert of_kind(play(state, "4: answer red"), Thwarted) == [Thwarted(0, "yellow")]


def test_all_may_agree_to_share_the_win() -> None:
    match = seated(4)
    match.agree()
    assert match.result is not None
    assert match.result.winners == (0, 1, 2, 3)
