"""Whoever tries what a rule forbids is told that rule, not that nobody asked."""

from __future__ import annotations

import pytest

from deskoherna.games.laborigines.rules import Laborigines
from deskoherna.kernel import AnyMatch, SearchChance
from laborigines.laboratory import GAME, awaited, forbidden, play, position

FIGURE = "clay mmmmmmmmmmmmmmmmmmmmmmmm 213045"
KINDS = [
    FIGURE, "clay any", "at 7", "vote b", "die 3", "flag 1", "pay cw", "pass", "go cw", "energy a",
    "own last", "own choice",
]  # fmt: skip
THREE = {"figures": "A@9,B@14,C@17,M@1", "lab": "basic-3-20"}
TWINS = "A1@1,A2@5,B1@12,B2@16"


def prepared(**options: str | bool) -> AnyMatch:
    return GAME.new(2, options, 1)


def test_who_has_dropped_out_does_nothing_more() -> None:
    """LAB-7"""
    state = position("A@-,B@5,C@1,M@17", "A0,B4b,C20c", "B:2,5", lab="basic-3-20")
    for move in KINDS:
        assert forbidden(state, "A", move) == "LAB-7: laborigines-you-are-out()"


# Before the first turn


def test_modelling_once_or_not_at_all() -> None:
    """LAB-2, LAB-R24"""
    match = prepared()
    match.play(0, "clay any")
    assert forbidden(match.state, "A", FIGURE) == "LAB-2: laborigines-modelled-already()"
    skipped = prepared(modelling=False).state
    assert forbidden(skipped, "A", "clay any") == "LAB-R24: laborigines-modelling-skipped()"


def test_placing_out_of_order_or_twice() -> None:
    """LAB-R15, LAB-2"""
    match = prepared(modelling=False)
    assert forbidden(match.state, "B", "at 7") == "LAB-R15: laborigines-place-order()"
    match.play(0, "at any")
    assert forbidden(match.state, "A", "at 7") == "LAB-2: laborigines-placed-already()"
    assert forbidden(position(), "A", "at 7") == "LAB-2: laborigines-placed-already()"


def test_voting_too_early_twice_or_too_late() -> None:
    """LAB-R24"""
    match = prepared()
    assert forbidden(match.state, "A", "vote b") == "LAB-R24: laborigines-vote-later()"
    for move in ("clay any", "at any"):
        for seat in (0, 1):
            match.play(seat, move)
    match.play(0, "vote b")
    assert forbidden(match.state, "A", "vote b") == "LAB-R24: laborigines-voted-already()"
    match.play(1, "vote none")
    assert forbidden(match.state, "A", "vote b") == "LAB-R24: laborigines-vote-over()"
    assert forbidden(position(), "A", "vote b") == "LAB-R24: laborigines-vote-skipped()"


@pytest.mark.parametrize("move", ["die 3", "go cw", "pay cw", "pass"])
def test_before_the_first_turn(move: str) -> None:
    """LAB-5: the prettiest one starts, and who that is has not been decided."""
    assert forbidden(prepared().state, "A", move) == "LAB-5: laborigines-not-begun()"


# In a turn


@pytest.mark.parametrize("move", ["die 3", "go cw"])
def test_in_the_turn_of_another(move: str) -> None:
    """LAB-5: turns go clockwise."""
    assert forbidden(position(), "B", move) == "LAB-5: laborigines-others-turn(seat=0)"


def test_dice_are_assigned_once() -> None:
    """LAB-13: also equal ones, about which nobody is asked."""
    for turn in ("A:2,5=2", "A:2,2"):
        state = position(turn=turn)
        assert forbidden(state, "A", "die 2") == "LAB-13: laborigines-dice-assigned()"


def test_the_flag_is_not_for_any_twin_at_any_time() -> None:
    """LAB-43: nor is there anything to choose for whoever has one laborigine."""
    twins = position(TWINS, turn="A:2,3", lab="twins-2-20")
    assert forbidden(twins, "A", "flag 1") == "LAB-43: laborigines-flag-choice()"
    assert forbidden(position(), "A", "flag 1") == "LAB-43: laborigines-flag-alone()"


def test_what_comes_before_the_course() -> None:
    """LAB-13, LAB-43, LAB-19, LAB-15: dice, the flag of twins, offers, what is laid down."""
    state = position(**THREE, stores="A17a,B20b,C3a20c")
    assert forbidden(state, "A", "go cw") == "LAB-13: laborigines-dice-first()"
    play(state, "die 5")
    assert forbidden(state, "A", "go cw") == "LAB-19: laborigines-offer-first(seat=2)"
    twins = position(TWINS, turn="A:1,3=3", lab="twins-2-20")
    assert forbidden(twins, "A", "go 1 cw") == "LAB-43: laborigines-flag-first()"
    ill = position("A@9i,B@14,M@1", "A9a2b,B18b", "A:2,5=5", "leprosy")
    assert forbidden(ill, "A", "go cw") == "LAB-15: laborigines-go-later()"


def test_a_course_that_is_settled() -> None:
    """LAB-15, LAB-19: by its player, or by one who has paid."""
    state = position("A@5,B@14,M@19", "A10a5b,B15b", "A:2,5=2")
    play(state, "go cw")  # a small explosion: which colour?
    assert forbidden(state, "A", "go ccw") == "LAB-15: laborigines-course-settled()"
    paid = position("A@6,B@14,M@1", "A9a2b,B3a18b", "A:2,5")
    play(paid, "die 2", "pay cw")  # Moa comes upon A: which colour?
    assert awaited(paid) == 0
    refusal = "LAB-19: laborigines-course-paid(course='cw')"
    assert forbidden(paid, "A", "go ccw") == refusal


# Manipulation


def test_nobody_manipulates_itself() -> None:
    """LAB-R6"""
    for turn in ("A:2,5", "A:2,5=2"):
        assert forbidden(position(turn=turn), "A", "pay cw") == "LAB-R6: laborigines-pay-oneself()"


def test_who_cannot_pay_is_told_the_price() -> None:
    """LAB-19: three pieces of the mover's colour."""
    state = position(**THREE, stores="A17a,B2a20b,C20c")
    play(state, "die 5")
    said = "LAB-19: laborigines-price(price=3, colour='a', pieces={})"
    assert forbidden(state, "B", "pay cw") == said.format(2)
    assert forbidden(state, "C", "pay cw") == said.format(0)


def test_offers_are_made_in_order() -> None:
    """LAB-19, LAB-R6: to the nearest clockwise first, and once to each."""
    state = position(**THREE, stores="A14a,B3a20b,C3a20c")
    play(state, "die 5")
    assert forbidden(state, "C", "pay cw") == "LAB-19: laborigines-pay-precedence(seat=1)"
    play(state, "pass")
    assert forbidden(state, "B", "pay cw") == "LAB-R6: laborigines-pay-declined()"
    assert forbidden(state, "B", "pass") == "LAB-R6: laborigines-nothing-offered()"


def test_a_course_is_bought_after_the_dice_and_before_moa() -> None:
    """LAB-19"""
    state = position("A@9,B@14,M@1", "A17a,B3a20b")
    assert forbidden(state, "B", "pay cw") == "LAB-19: laborigines-pay-when()"
    play(state, "die 5", "pass")
    assert forbidden(state, "B", "pay cw") == "LAB-19: laborigines-pay-when()"


# Colours


def test_who_chooses_colours() -> None:
    """LAB-R5, LAB-10: the one who lays down; in a handing-over the one whose turn it is."""
    state = position("A@9,B@6,M@1", "A20a,B9b", "A:2,5", disease="-")
    assert forbidden(state, "A", "energy a") == "LAB-9: laborigines-nothing-to-lay-down()"
    state = position("A@9,B@6,M@1", "A15a,B2a9b", "A:2,5")
    play(state, "die 2")  # Moa comes upon B
    assert forbidden(state, "A", "energy a") == "LAB-R5: laborigines-owner-chooses(seat=1)"
    state = position("A@1,B@4,M@9", "A10a,B2a5b", "A:3,5")
    play(state, "die 3", "go cw")
    assert forbidden(state, "B", "energy b") == "LAB-10: laborigines-mover-chooses(seat=0)"


def test_colours_are_left_to_the_table_once_and_taken_back_once() -> None:
    """LAB-R5"""
    state = position("A@5,B@14,M@19", "A14a4b,B3a16b", "A:2,5")
    assert forbidden(state, "A", "own last") == "LAB-R5: laborigines-own-last-when()"
    assert forbidden(state, "A", "own choice") == "LAB-R5: laborigines-choosing-already()"
    play(state, "die 2", "pass", "go cw", "own last", "die 2")
    assert forbidden(state, "A", "own last") == "LAB-R5: laborigines-delegated-already()"
    play(state, "go cw", "die 2", "pass")
    assert forbidden(state, "A", "own choice") == "LAB-R5: laborigines-own-choice-when()"


def test_there_is_always_a_rule() -> None:
    """Every kind of move, by every seat, through games of all variants."""
    for setup in GAME.setups():
        chance = SearchChance(1)
        state: Laborigines = GAME.start(setup, chance)
        while asks := state.asks():
            for seat in "ABCDEF"[: setup.seats]:
                for move in KINDS:
                    assert forbidden(state, seat, move) != "None"
            asked, ask = chance.pick("seat", list(asks.items()))
            state.play(asked, ask.sample(chance), chance)
