"""Every event cites the rule that brought it about."""

from __future__ import annotations

import pytest

from deskoherna.games.teserakt.events import (
    Annihilated,
    Collapsed,
    Drew,
    Extracted,
    Returned,
    Rift,
    Rolled,
    Stabilised,
    Transferred,
    Turned,
)
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import Event, SearchChance
from teserakt.hangar import awaited, of_kind, offered, opening, play, position, seen
from teserakt.test_collapse import uncover

# The lab of A, the zone, what is played, and the rule of the last event of a kind.
BY_ACTION = [
    ("y3", "-", ["take a1"], Extracted, "TES-17"),
    ("y3", "-", ["turn A:y3 to 4"], Turned, "TES-18"),
    ("y3", "o1", ["turn z:o1 to 0"], Annihilated, "TES-19"),
    ("y3", "-", ["pass A:y3 to B", "yes"], Transferred, "TES-20"),
    ("-+drone", "-", ["analyse drone"], Drew, "TES-21"),
    ("y3o3p3", "-", ["stabilise y3 with o3 p3"], Stabilised, "TES-25"),
    ("y3o3p3", "y3", ["stabilise y3 with o3 p3", "yes"], Annihilated, "TES-26"),
    ("y3o3p3", "-", ["stabilise y3 with o3 p3", "yes"], Rolled, "TES-27"),
    ("y3o3p3", "-", ["stabilise y3 with o3 p3", "yes"], Drew, "TES-27"),
]
BY_CARD = [
    ("-+tweezers", "-", ["play tweezers", "take a1"], Extracted, "TES-R3"),
    ("-+gripper", "-", ["play gripper", "take a1", "lab B"], Extracted, "TES-R3"),
    ("y3+fine-tuning", "-", ["play fine-tuning", "turn A:y3 to 4"], Turned, "TES-R3"),
    ("y3+calibration", "-", ["play calibration", "turn A:y3 to 4"], Turned, "TES-45"),
    ("y3+turnover", "-", ["play turnover", "pick A:y3"], Turned, "TES-45"),
    ("y3+drone", "-", ["play drone", "pass A:y3 to B"], Transferred, "TES-R24"),
    ("-+landslide", "o6", ["play landslide", "value 6"], Rolled, "TES-R3"),
    ("-+damping", "o3", ["play damping", "pick z:o3"], Annihilated, "TES-45"),
    ("y3+breakthrough", "-", ["play breakthrough", "pick A:y3"], Stabilised, "TES-28"),
    ("-+direct-hit", "-", ["play direct-hit", "take a1"], Stabilised, "TES-28"),
    ("-+graft", "-", ["play graft", "colour y"], Returned, "TES-R3"),
    ("-+scholarship", "-", ["play scholarship", "choose 1"], Drew, "TES-R3"),
]


@pytest.mark.parametrize(("mine", "fallen", "moves", "kind", "rule"), BY_ACTION + BY_CARD, ids=str)
def test_what_is_done_by_an_action_or_a_card(
    mine: str, fallen: str, moves: list[str], kind: type[Event], rule: str
) -> None:
    """TES-17 to TES-28, TES-19, TES-45, TES-R3, TES-R24"""
    events = play(position(f"A=geologist:{mine},B=polymath:-", fallen), *moves)
    assert of_kind(events, kind)[-1].rule == rule


def test_a_flip_instead_of_an_adjustment() -> None:
    """TES-46: by action and by card; one step is an adjustment for her, too."""
    state = position("A=magnetic-physicist:y1+fine-tuning,B=pilot:-")
    events = play(state, "turn A:y1 to 6", "turn A:y6 to 5", "play fine-tuning", "turn A:y5 to 2")
    assert [event.rule for event in of_kind(events, Turned)] == ["TES-46", "TES-18", "TES-46"]


def test_a_completed_colour() -> None:
    """TES-30"""
    state = position("A=optician:y6o6p6,B=pilot:-", panel="y1y2y3y4y5")
    events = play(state, "stabilise y6 with o6 p6", "colour b")
    assert [event.rule for event in of_kind(events, Returned)] == ["TES-30"]


# The base, its symbol, what is answered, and the rule of everything of a kind.
BY_EVENT = [
    ("1", "acceleration", 1, Annihilated, "TES-36"),
    ("1", "reinforcement", 0, Rolled, "TES-37"),
    ("2", "chain", 1, Collapsed, "TES-38"),
    ("4", "fission", 1, Collapsed, "TES-39"),
    ("3", "wave", 1, Rolled, "TES-40"),
    ("3", "burst", 0, Rolled, "TES-41"),
    ("4", "interphase", 0, Turned, "TES-42"),
    ("4", "interphase", 0, Rift, "TES-42"),
    ("4", "shock", 0, Annihilated, "TES-43"),
]


@pytest.mark.parametrize(("base", "symbol", "answers", "kind", "rule"), BY_EVENT, ids=str)
def test_what_an_event_does(
    base: str, symbol: str, answers: int, kind: type[Event], rule: str
) -> None:
    """TES-36 to TES-43, TES-37, TES-38, TES-39, TES-40, TES-41, TES-42"""
    state, at = uncover(base, symbol, "A=optician:o3,B=polymath:o3", "y2y4y4y4")
    events = play(state, f"take {at}")
    for _ in range(answers):
        events += play(state, offered(state)[0])
    assert {event.rule for event in of_kind(events, kind)} == {rule}


def test_the_collapse_phase() -> None:
    """TES-33, TES-34"""
    state = position(zone="b6y1y1", turn="A1", a1="y6o2")
    events = play(state, "turn z:b6 to 5", collapse=[1])
    assert [event.rule for event in of_kind(events, Collapsed)] == ["TES-33"]
    assert [event.rule for event in of_kind(events, Rift)] == ["TES-34"]


def test_a_rift_by_reinforcement_counts_as_one_of_a_collapse() -> None:
    """TES-R12, TES-34"""
    state, at = uncover("1", "reinforcement", zone="y1y1y1")
    events = play(state, f"take {at}", die=[1])
    assert [event.rule for event in of_kind(events, Rift)] == ["TES-34"]


def test_set_up() -> None:
    """TES-9, TES-10, TES-49"""
    state: Teserakt = opening(collapsed=2)
    events, chance = list[Event](), SearchChance(0)
    while not seen(state).turns:
        seat = awaited(state)
        state.play(seat, state.asks()[seat].moves[-1], chance, events.append)
    assert [event.rule for event in of_kind(events, Drew)] == ["TES-9"] * 2
    assert [event.rule for event in of_kind(events, Collapsed)] == ["TES-10"] * 2 + ["TES-49"] * 2
