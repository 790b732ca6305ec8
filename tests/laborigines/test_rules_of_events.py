"""Events cite the rule that brought them about, where the same happens by different rules."""

from __future__ import annotations

import pytest

from deskoherna.games.laborigines.events import (
    Assigned,
    FlagGained,
    InfectionPassed,
    Met,
    MoaMoved,
    Stocked,
    Walked,
)
from deskoherna.kernel import Event, SearchChance
from laborigines.laboratory import GAME, of_kind, play, position


def test_a_move_that_is_repeated_after_a_conflict() -> None:
    """LAB-15, LAB-16: Moa's and the laborigine's, the first time and after that."""
    state = position("A@9,B@6,M@1", turn="A:2,5")
    events = play(state, "die 2")
    assert [event.rule for event in of_kind(events, MoaMoved)] == ["LAB-15", "LAB-16"]
    state = position("A@1,B@3,C@5,M@12", "A20a,B20b,C20c", "A:2,5", lab="basic-3-20")
    events = play(state, "die 2", "go cw")
    assert [event.rule for event in of_kind(events, Walked)] == ["LAB-15", "LAB-16", "LAB-16"]


def test_a_move_that_goes_on_after_a_footprint() -> None:
    """LAB-29: in acid too, tile by tile (LAB-R10)."""
    state = position("A@3,B@14,M@12", turn="A:2,5")
    events = play(state, "die 2", "go ccw")
    assert [event.rule for event in of_kind(events, Walked)] == ["LAB-15", "LAB-29"]
    state = position("A@3~,B@14,M@12", turn="A:2,5")
    events = play(state, "die 2", "go ccw")
    rules = [event.rule for event in of_kind(events, Walked)]
    assert rules == ["LAB-15", "LAB-15", "LAB-29", "LAB-29"]


def test_the_dice_of_twins() -> None:
    """LAB-13, LAB-43: each die goes to one of them."""
    state = position("A1@1,A2@5,B1@12,B2@16", turn="A:2,3", lab="twins-2-20")
    assert state.asks()[0].rule == "LAB-43"
    assert [event.rule for event in of_kind(play(state, "die 2"), Assigned)] == ["LAB-43"]
    assert [event.rule for event in of_kind(play(position(), "die 2"), Assigned)] == ["LAB-13"]


def test_the_flag_of_twins() -> None:
    """LAB-43, LAB-R27, LAB-R17: by a rolled 1, by the vote, from one's own twin."""
    match = GAME.new(2, {"variant": "twins", "modelling": False}, 1)
    while match.asks[seat := next(iter(match.asks))].key == "laborigines-ask-place":
        match.play(seat, "at any")
    assert match.asks[seat].rule == "LAB-R27"
    assert [event.rule for event in of_kind(match.play(seat, "flag 1"), FlagGained)] == ["LAB-R27"]
    state = position("A1@9,A2@1,B1@12,B2@16", turn="A:2,4", lab="twins-2-20", t11="fo", t17="so")
    play(state, "die 2", "go 1 cw", "die 1", dice=[(0, 3)])
    assert state.asks()[1].rule == "LAB-43"
    assert [event.rule for event in of_kind(play(state, "flag 2"), FlagGained)] == ["LAB-43"]


def test_twins_of_one_player_upon_each_other() -> None:
    """LAB-R17: they meet, and hand on the flag and the infection, by a ruling of their own."""
    figures = "A1@3i,A2@5^,B1@12,B2@16"
    state = position(figures, turn="A:2,6", disease="benign-mutation", lab="twins-2-20")
    events = play(state, "die 2", "go 1 cw")
    for kind in (Met, FlagGained, InfectionPassed):
        assert of_kind(events, kind)[0].rule == "LAB-R17"


@pytest.mark.parametrize(
    ("variant", "seats", "rule"),
    [("basic", 2, "LAB-3"), ("teams", 4, "LAB-42"), ("twins", 2, "LAB-43")],
)
def test_what_seats_start_with(variant: str, seats: int, rule: str) -> None:
    """LAB-3, LAB-42, LAB-43: a store of one's own, of two colours, or for two laborigines."""
    events: list[Event] = []
    GAME.start(GAME.setup(seats, {"variant": variant}), SearchChance(1), events.append)
    assert {event.rule for event in of_kind(events, Stocked)} == {rule}
