"""The action phase (TES-15 to TES-23)."""

from __future__ import annotations

import pytest

from deskoherna.games.teserakt.deck import deck_of
from deskoherna.kernel import SearchChance
from teserakt.hangar import (
    GAME,
    asked,
    awaited,
    column,
    hand,
    lab,
    names,
    offered,
    over,
    play,
    position,
    refused,
    seen,
    zone,
)


def test_three_actions_then_a_die_collapses_and_the_next_acts() -> None:
    """TES-15"""
    state = position(zone="y3", a1="y6o2")
    play(state, "turn z:y3 to 2", "turn z:y2 to 1", "turn z:y1 to 0", collapse=[5])
    view = seen(state)
    assert (view.turn, view.actions, zone(state)) == ("B", 3, "o5")
    assert awaited(state) == 1


def test_cards_are_no_actions_and_come_after_the_last_one_too() -> None:
    """TES-15, TES-31: then the phase is ended by hand."""
    state = position("A=optician:y3+calibration,B=pilot:-", turn="A1", a1="y6o2")
    play(state, "turn A:y3 to 2")
    assert offered(state) == ["play calibration", "end"]
    play(state, "play calibration", "turn A:y2 to 6", collapse=[5])
    assert (seen(state).turn, lab(state), hand(state)) == ("B", "y6", [])


def test_cards_are_played_in_the_own_action_phase_only() -> None:
    """TES-31"""
    state = position("A=optician:y3,B=engineer:o1+calibration", turn="A1")
    assert refused(state, "play calibration").rule == "TES-31"


def test_all_three_actions_are_compulsory() -> None:
    """TES-R15"""
    state = position(zone="y3")
    assert refused(state, "end").rule == "TES-R15"
    assert "end" not in offered(state)


def test_an_action_that_would_lose_at_once_need_not_be_taken() -> None:
    """TES-R15, TES-14: the last die is all there is."""
    empty = {f"{letter}{row}": "-" for letter in "abcd" for row in "1234"}
    state = position("A=optician:-,B=pilot:-", **{**empty, "b2": "y3"})
    assert set(offered(state)) == {"take b2", "end"}
    events = play(state, "end")
    assert names(events)[0] == "ended-early"
    assert over(state).rule == "TES-14"


@pytest.mark.parametrize(
    ("dice", "early"),
    [
        ({"a1": "y3", "b2": "y3"}, True),  # chain and acceleration: each takes the other
        ({"a1": "y3", "b2": "y3o4"}, False),
        ({"b1": "y3", "b2": "y3"}, False),  # reinforcement leaves the other where it is
        ({"a1": "y3", "c2": "y3", "b3": "y3", "c4": "y3"}, True),  # all of them chains
        ({"c3": "y3", "c2": "y3", "b3": "y3", "c4": "y3"}, False),  # c3 may be chosen
        ({"c3": "y4", "c2": "y3", "b3": "y3", "c4": "y3"}, True),  # c3 falls last of all
    ],
)
def test_nor_one_whose_events_would_lose_whatever_is_rolled(
    dice: dict[str, str], early: bool
) -> None:
    """TES-R15, TES-36, TES-38"""
    empty = {f"{letter}{row}": "-" for letter in "abcd" for row in "1234"}
    state = position("A=optician:-,B=pilot:-", head="2-2", **{**empty, **dice})
    assert ("end" in offered(state)) == early


def test_a_long_row_of_events_is_looked_through_in_time() -> None:
    """TES-R15: sixteen dice that all tie; what is not known to be lost has to be done."""
    deck = "[base.1]\nsymbols = [" + '"chain chain chain chain",' * 4 + "]"
    state = position("A=optician:-,B=pilot:-", **{f"{c}{r}": "y1" for c in "abcd" for r in "1234"})
    state.content = deck_of(deck)
    state.asked = None
    assert "end" not in offered(state)


def test_a_die_is_free_if_two_more_faces_are_seen() -> None:
    """TES-16, TES-R10: corners are, edges and the middle are not, unless a neighbour is lower."""
    state = position(a1="y6", b2="y6o6")
    assert offered(state, "take") == [
        "take a1",
        "take b1",
        "take d1",
        "take a2",
        "take a4",
        "take d4",
    ]
    refusal = refused(state, "take b2")
    assert (refusal.rule, refusal.arguments["column"]) == ("TES-16", "b2")


def test_an_empty_column_has_no_free_die() -> None:
    """TES-16"""
    assert refused(position(c3="-"), "take c3").key == "teserakt-empty-column"


def test_extraction() -> None:
    """TES-17: unchanged."""
    state = position(a1="y6o2")
    play(state, "take a1")
    assert (lab(state), column(state, "a1"), seen(state).actions) == ("o2", "y6", 2)


def test_a_full_lab_takes_no_die() -> None:
    """TES-11, TES-R13, TES-R18: six spaces."""
    state = position("A=optician:y1y1y1y1y1y1,B=pilot:-")
    assert offered(state, "take") == []
    refusal = refused(state, "take a1")
    assert (refusal.rule, refusal.arguments["spaces"]) == ("TES-R13", 6)
    assert (
        refused(position("A=optician:y1,B=pilot:y1y1y1y1y1y1"), "pass A:y1 to B").rule == "TES-R13"
    )


def test_adjusting_goes_one_up_or_down_and_never_around() -> None:
    """TES-18: in the own lab and in the zone."""
    state = position("A=geologist:y1o6,B=pilot:p3", zone="b4")
    assert offered(state, "turn") == [
        "turn A:y1 to 2", "turn A:o6 to 5", "turn z:b4 to 3", "turn z:b4 to 5",
    ]  # fmt: skip
    assert refused(state, "turn A:y1 to 6").rule == "TES-18"
    assert refused(state, "turn B:p3 to 4").key == "teserakt-not-your-lab"
    assert refused(state, "turn A:p3 to 4").key == "teserakt-no-such-die"


def test_a_collapsed_one_is_annihilated_by_adjusting_it_down() -> None:
    """TES-19: only in the zone."""
    state = position("A=geologist:y1,B=pilot:-", zone="o1")
    play(state, "turn z:o1 to 0")
    assert zone(state) == ""
    assert refused(state, "turn A:y1 to 0").rule == "TES-19"


def test_adjusting_makes_no_rift() -> None:
    """TES-35"""
    state = position(zone="y3y3o4")
    play(state, "turn z:o4 to 3")
    assert (seen(state).rifts, zone(state)) == (0, "y3 y3 o3")


def test_a_transfer_needs_consent() -> None:
    """TES-20, TES-R14: both ways; a refused one costs no action."""
    state = position("A=optician:y3,B=geologist:o4")
    play(state, "pass A:y3 to B")
    assert (asked(state), awaited(state)) == ("consent", 1)
    play(state, "yes")
    assert (lab(state, "B"), seen(state).actions) == ("y3 o4", 2)
    play(state, "pass B:o4 to A", "no")
    assert (lab(state), seen(state).actions) == ("", 2)


def test_what_has_been_declined_is_not_asked_again_this_turn() -> None:
    """TES-R26, TES-20: but another die is, and one in the other direction."""
    state = position("A=optician:y3p1,B=geologist:y3o4")
    play(state, "pass A:y3 to B", "no")
    assert offered(state, "pass") == ["pass A:p1 to B", "pass B:y3 to A", "pass B:o4 to A"]
    assert refused(state, "pass A:y3 to B").rule == "TES-R26"
    play(state, "pass B:o4 to A", "no")
    assert offered(state, "pass") == ["pass A:p1 to B", "pass B:y3 to A"]
    twin = GAME.imagine(GAME.view(state, 0), SearchChance(0))
    assert offered(twin, "pass") == offered(state, "pass")


def test_a_refusal_is_forgotten_in_the_next_turn() -> None:
    """TES-R26"""
    state = position("A=optician:y3,B=geologist:o4", turn="A1", a1="y6o2")
    play(state, "pass A:y3 to B", "no", "turn A:y3 to 4")
    assert offered(state, "pass") == ["pass B:o4 to A", "pass A:y4 to B"]


def test_alone_one_agrees_with_oneself() -> None:
    """TES-R1, TES-R14"""
    state = position("A=optician:y3,B=geologist:o4", head="1-1")
    play(state, "pass A:y3 to B")
    assert (lab(state, "B"), asked(state)) == ("y3 o4", "act")


def test_transfers_go_between_the_own_lab_and_another() -> None:
    """TES-20"""
    state = position("A=optician:y3,B=geologist:o4,C=pilot:-", head="3-1")
    assert refused(state, "pass B:o4 to C").key == "teserakt-not-between"
    assert refused(state, "pass A:y3 to D").key == "teserakt-no-such-lab"


def test_analysis() -> None:
    """TES-21: the next higher level."""
    state = position("A=optician:y3+drone,B=pilot:-")
    play(state, "analyse drone")
    assert (hand(state), seen(state).actions) == (["precise-tuning"], 2)


def test_a_card_of_the_highest_level_cannot_be_analysed() -> None:
    """TES-21, TES-R8"""
    state = position("A=optician:y3+purge,B=pilot:-")
    assert refused(state, "analyse purge").rule == "TES-21"


def test_analysis_skips_a_level_without_cards() -> None:
    """TES-R8: all fourteen cards of level 3 are held."""
    threes = (
        "+precise-tuning+precise-tuning+gripper+gripper+absorber+absorber+programming+programming"
        "+overtime+mirror+graft+market+scholarship+landslide"
    )
    state = position(f"A=optician:y3+drone,B=pilot:-{threes}")
    play(state, "analyse drone")
    assert hand(state) == ["breakthrough"]


def test_stabilising_and_speciality_are_actions() -> None:
    """TES-22, TES-23"""
    state = position("A=optician:y1y2y3,B=pilot:-")
    play(state, "stabilise y1 with y2 y3", "no", "speciality", "turn A:y2 to 6")
    assert (lab(state), seen(state).actions) == ("y3 y6", 1)


def test_a_speciality_that_would_do_nothing_is_refused() -> None:
    """TES-23, TES-R27"""
    assert refused(position(), "speciality").rule == "TES-R27"


def test_without_actions_only_cards_are_left() -> None:
    """TES-15"""
    state = position("A=optician:y3+calibration,B=pilot:-", turn="A0")
    assert refused(state, "take a1").key == "teserakt-no-actions"


@pytest.mark.parametrize(
    "text",
    ["take e5", "turn A:y3", "pass A:y7 to B", "be", "stabilise", "stabilise y1 with y2y3"],
)
def test_what_is_no_move(text: str) -> None:
    """TES-15"""
    assert refused(position(), text).rule == "ROOM-2"
