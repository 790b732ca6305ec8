"""Moves out of order are refused by the rule that says what comes first, or who does it."""

from __future__ import annotations

import pytest

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import refusal_at
from neutrace.laying import play, table

ONE, TWO = 0, 1
DECKS = "open=yv,1-3 decks=bv/1-2"


def refused(state: Neutrace, seat: int, move: str) -> tuple[str, str]:
    refusal = refusal_at(NEUTRACE, state, seat, move)
    assert refusal is not None, f"{move} is allowed"
    return refusal.rule, refusal.key.removeprefix("neutrace-")


@pytest.fixture
def state() -> Neutrace:
    """The first seat is to act."""
    return table(
        hands=["rg ob 0.5-2 1-1.5", "og gv 0.5-1"], tokens=[3, 3], modifiers=["xn"], rest=DECKS
    )


@pytest.mark.parametrize("move", ["gv 1f1", "token draw", "pass", "draw m", "turn 1f1", "name r"])
def test_turns_go_clockwise(state: Neutrace, move: str) -> None:
    """NEU-12"""
    assert refused(state, TWO, move) == ("NEU-12", "not-your-turn")


def test_what_a_rule_forbids_whoever_writes_it(state: Neutrace) -> None:
    """NEU-46: also in another's turn; what is no move at all is just not asked for"""
    for seat in (ONE, TWO):
        assert refused(state, seat, "0.5xx-2 1f1") == ("NEU-46", "modifiers-on-a-side")
    assert refused(state, TWO, "hello") == ("ROOM-1", "room-not-asked")


@pytest.mark.parametrize(
    ("move", "rule", "key"),
    [
        ("draw m", "NEU-16", "draw-after-placing"),
        ("take a", "NEU-16", "draw-after-placing"),
        ("turn 1f1", "NEU-30", "needs-token"),
        ("turn 1f2", "NEU-31", "needs-token"),
        ("turn 3f2", "NEU-30", "needs-token"),
        ("name r", "NEU-36", "needs-token"),
        ("give rg", "NEU-36", "give-nothing"),
        ("reserve 1f1", "NEU-38", "needs-token"),
        ("keep A3 give B3", "NEU-9", "tasks-chosen-already"),
    ],
)
def test_a_turn_is_one_of_three_actions(move: str, rule: str, key: str) -> None:
    """NEU-12 to NEU-16, NEU-30, NEU-31, NEU-36, NEU-38"""
    state = table(hands=["rg", "gv"], tokens=[1], grids="1f1=ob 1f2=1-2", rest="open=yv,1-3")
    assert refused(state, ONE, move) == (rule, key)


@pytest.mark.parametrize("move", ["ob 1f2", "token skip", "pass"])
def test_after_placing_a_card_is_drawn(state: Neutrace, move: str) -> None:
    """NEU-16"""
    asked, _ = play(state, "rg 1f1")
    assert refused(asked, ONE, move) == ("NEU-16", "draw-first")
    assert refused(asked, TWO, move) == ("NEU-12", "not-your-turn")


@pytest.mark.parametrize(
    ("token", "then"),
    [
        ("molecule", "pass"),
        ("arrow", "rg 1f1"),
        ("skip", "token two"),
        ("two", "draw m"),
        ("exchange", "rg 1f1"),
        ("reserve", "pass"),
    ],
)
def test_what_a_token_does_is_carried_out(token: str, then: str) -> None:
    """NEU-15"""
    hands, grids = ["rg 0.5-2", "gv 1-2.5"], "1f1=ob 1f2=1-2"
    state = table(hands=hands, tokens=[1], grids=grids, rest="open=yv,1-3")
    asked, _ = play(state, f"token {token}")
    refusal = refusal_at(NEUTRACE, asked, ONE, then)
    assert refusal is not None
    assert (refusal.rule, refusal.arguments) == ("NEU-15", {"orbital": token})


def test_the_second_of_two_cards_is_placed(state: Neutrace) -> None:
    """NEU-15, NEU-35"""
    asked, _ = play(state, "token two", "rg 1f1")
    assert refused(asked, ONE, "draw m") == ("NEU-15", "effect-first")


def test_an_exchange_is_finished_first(state: Neutrace) -> None:
    """NEU-36"""
    asked, _ = play(state, "token exchange", "name g")
    assert list(asked.asks()) == [TWO]
    assert refused(asked, ONE, "rg 1f1") == ("NEU-36", "exchange-first")
    assert refused(asked, TWO, "gv 1f1") == ("NEU-36", "exchange-first")
    back, _ = play(asked, "give gv")
    assert refused(back, TWO, "give og") == ("NEU-36", "exchange-first")


def test_tasks_are_chosen_once_and_before_anything_else() -> None:
    """NEU-9"""
    match = NEUTRACE.new(2, seed=0)
    match.play(ONE, match.asks[ONE].moves[0])
    assert refused(match.state, ONE, "keep A3 give B3") == ("NEU-9", "tasks-chosen-already")
    assert refused(match.state, ONE, "pass") == ("NEU-9", "tasks-first")
    assert refused(match.state, TWO, "token draw") == ("NEU-9", "tasks-first")


class TestModifiers:
    """NEU-46"""

    @pytest.mark.parametrize(
        "move", ["rxg 1f1", "rgn 1f1", "rxgn 1f1", "RXO 1f1", "rx-o 1f1", "r-on 1f1", "xro 1f1"]
    )
    def test_go_on_arrows_only(self, state: Neutrace, move: str) -> None:
        assert refused(state, ONE, move) == ("NEU-46", "modifier-on-molecule")

    @pytest.mark.parametrize("move", ["0.5xn-2 1f1", "0.5-2xx 1f1", "rxxg 1f1"])
    def test_one_for_each_side(self, state: Neutrace, move: str) -> None:
        assert refused(state, ONE, move) == ("NEU-46", "modifiers-on-a-side")

    def test_are_written_as_they_are_read(self) -> None:
        for move in ("rxo 1f1", "ron 2e1", "0.5x-2n 1f1"):
            assert str(NEUTRACE.parse(move)) == move
