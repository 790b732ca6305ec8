"""Sets, the panel, bonuses (TES-24 to TES-30)."""

from __future__ import annotations

import pytest

from deskoherna.games.teserakt.dice import DIE
from deskoherna.games.teserakt.events import Drew, TurnedUp
from deskoherna.games.teserakt.sets import is_set
from teserakt.hangar import (
    asked,
    column,
    hand,
    lab,
    names,
    of_kind,
    offered,
    over,
    play,
    position,
    refused,
    seen,
    zone,
)

ALL = [f"{colour}{value}" for colour in "yopb" for value in range(1, 7)]


def without(*dice: str) -> str:
    return "".join(die for die in ALL if die not in dice)


@pytest.mark.parametrize(
    ("dice", "valid"),
    [
        ("y3 y3 y3", True),
        ("y3 o3 p3", True),
        ("y2 y3 y4", True),
        ("y2 o3 p4 b5", True),
        ("y4 o2 b3", True),
        ("y3 y3", False),
        ("y3 y3 o3", False),
        ("y2 y3 y5", False),
        ("y2 y2 y3", False),
        ("y5 y6 y1", False),
        ("y3 o3 p3 b3 y3", False),
    ],
)
def test_sets(dice: str, valid: bool) -> None:
    """TES-24"""
    assert is_set([DIE[die] for die in dice.split()]) == valid


def test_one_die_of_the_set_goes_to_its_slot() -> None:
    """TES-25, TES-5, TES-27: keeping the others draws nothing."""
    state = position("A=optician:y3o3p3b1,B=pilot:-")
    play(state, "stabilise o3 with y3 p3", "no")
    assert (seen(state).panel, lab(state), hand(state)) == (("o3",), "y3 p3 b1", [])


def test_what_is_not_a_set_is_refused() -> None:
    """TES-24, TES-25"""
    state = position("A=optician:y3o3p3b1,B=pilot:-", panel="o3")
    assert refused(state, "stabilise y3 with o3 b1").key == "teserakt-no-set"
    assert refused(state, "stabilise y3 with o3 p2").key == "teserakt-not-in-lab"
    assert refused(state, "stabilise o3 with y3 p3").rule == "TES-25"


def test_an_identical_die_may_be_annihilated() -> None:
    """TES-26: one, even if there are more."""
    state = position("A=optician:y3o3p3,B=pilot:-", zone="o3o3y3")
    play(state, "stabilise o3 with y3 p3")
    assert asked(state) == "identical"
    play(state, "yes", "no")
    assert (zone(state), seen(state).annihilated[1]) == ("y3 o3", 16 - 8 - 1 - 1)


def test_it_need_not_be() -> None:
    """TES-26"""
    state = position("A=optician:y3o3p3,B=pilot:-", zone="o3")
    play(state, "stabilise o3 with y3 p3", "no", "no")
    assert zone(state) == "o3"


def test_a_card_that_stabilises_annihilates_too_but_draws_nothing() -> None:
    """TES-26, TES-28"""
    state = position("A=optician:o3+breakthrough,B=pilot:-", zone="o3")
    play(state, "play breakthrough", "pick A:o3", "yes")
    assert (seen(state).panel, zone(state), hand(state), asked(state)) == (("o3",), "", [], "act")


def test_rolling_the_others_draws_a_card_of_their_number() -> None:
    """TES-27: the rest of the lab is not touched."""
    state = position("A=optician:y2y3y4y5o1,B=pilot:-")
    events = play(state, "stabilise y3 with y2 y4 y5", "yes", set=[6, 6, 1])
    assert lab(state) == "y1 y6 y6 o1"
    assert [(event.level, event.rule) for event in of_kind(events, Drew)] == [(3, "TES-27")]


def test_more_than_four_dice_draw_a_card_of_level_four() -> None:
    """TES-R8"""
    state = position("A=optician:y1y2y3y4y5y6,B=pilot:-")
    events = play(state, "stabilise y3 with y1 y2 y4 y5 y6", "yes")
    assert [event.level for event in of_kind(events, Drew)] == [4]


def test_rolling_with_an_empty_deck() -> None:
    """TES-31, TES-R8: is allowed and draws nothing."""
    twos = (
        "+fine-tuning+fine-tuning+fine-tuning+tweezers+tweezers+turnover+turnover+damping+damping"
        "+rebuilding+rebuilding+drone+drone+calibration+barter+second-wind"
    )
    state = position(f"A=optician:y3o3p3,B=pilot:-{twos}")
    events = play(state, "stabilise o3 with y3 p3", "yes")
    assert "deck-empty" in names(events)
    assert hand(state) == []


def test_two_of_a_value_turn_a_discovery_up_and_four_unlock_it() -> None:
    """TES-29, TES-7"""
    state = position("A=optician:y3o3p3b3,B=pilot:-", panel="y3")
    assert seen(state).discoveries[2].status == "down"
    events = play(state, "stabilise o3 with y3 p3", "no")
    assert [(event.value, event.card) for event in of_kind(events, TurnedUp)] == [(3, "void")]
    assert seen(state).discoveries[2].card == "void"
    state = position("A=optician:y3o3p3,B=pilot:-", panel="y3p3b3")
    play(state, "stabilise o3 with y3 p3", "no")
    assert seen(state).discoveries[2].status == "unlocked"


def test_any_player_may_play_an_unlocked_discovery_once() -> None:
    """TES-29: in the own action phase; it is no action."""
    state = position(panel="y3o3p3b3", zone="y1y2", turn="B3")
    play(state, "discover 3", "pick z:y1", "pick z:y2")
    view = seen(state)
    assert (view.discoveries[2].status, view.actions, zone(state)) == ("played", 3, "")
    assert refused(state, "discover 3").rule == "TES-29"


def test_a_whole_colour_brings_a_die_back() -> None:
    """TES-30, TES-R9: rolled, then put on any column lower than four, also on the base."""
    state = position("A=optician:y6o6p6,B=pilot:-", panel="y1y2y3y4y5", b2="-", c2="o1o1o1o1")
    play(state, "stabilise y6 with o6 p6")
    assert asked(state) == "return"
    play(state, "colour b", die=[2])
    assert asked(state) == "put"
    assert "at b2" in offered(state)
    assert "at c2" not in offered(state)
    play(state, "at b2", "no")
    assert column(state, "b2") == "b2"


def test_with_nothing_annihilated_a_colour_brings_nothing() -> None:
    """TES-R20"""
    dice = ["y6"] * 10 + ["o6"] * 15 + ["p6"] * 15 + ["b6"] * 16
    places = [f"{letter}{row}" for letter in "abcd" for row in "1234"]
    cube = {place: "".join(dice[4 * n : 4 * n + 4]) for n, place in enumerate(places[:14])}
    state = position("A=optician:y6o6p6,B=pilot:-", "-", "y1y2y3y4y5", **cube, d3="-", d4="-")
    assert sum(seen(state).annihilated) == 0
    events = play(state, "stabilise y6 with o6 p6")
    assert "colour-completed" in names(events)
    assert asked(state) == "reroll"


def test_the_last_slot_wins_even_with_the_last_die() -> None:
    """TES-12, TES-R16"""
    empty = {f"{letter}{row}": "-" for letter in "abcd" for row in "1234"}
    state = position(
        "A=optician:-+direct-hit,B=pilot:-", panel=without("y3"), **{**empty, "b2": "y3"}
    )
    play(state, "play direct-hit", "take b2")
    result = over(state)
    assert (result.winners, result.rule, result.scores) == ((0, 1), "TES-12", (24, 24))
    assert result.together


def test_a_returned_die_saves_the_tesseract() -> None:
    """TES-R16: its emptiness is judged after the colour's bonus."""
    empty = {f"{letter}{row}": "-" for letter in "abcd" for row in "1234"}
    state = position(
        "A=optician:-+direct-hit,B=pilot:-", panel="y1y2y4y5y6", **{**empty, "b1": "y3"}
    )
    play(state, "play direct-hit", "take b1", "colour b", "at a1")
    assert state.result is None
    assert column(state, "a1") == "b3"
