"""Before the first turn (TES-1 to TES-10, TES-48, TES-49)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskoherna.games.teserakt.cube import COLUMN
from deskoherna.games.teserakt.events import Collapsed
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import Event, SearchChance
from teserakt.hangar import (
    GAME,
    asked,
    awaited,
    dice_everywhere,
    of_kind,
    offered,
    opening,
    play,
    refused,
    seen,
)

HEIGHTS = {
    1: Counter({4: 12, 3: 4}),
    2: Counter({4: 12, 3: 4}),
    3: Counter({4: 12, 3: 3, 2: 1}),
    4: Counter({4: 12, 3: 3, 1: 1}),
}


def prepared(seats: int = 2, seed: int = 0, **options: str | int | bool) -> Teserakt:
    """Up to the first turn, everything left to chance."""
    state = opening(seats, seed, **options)
    chance = SearchChance(seed)
    while seen(state).turns == 0:
        seat = awaited(state)
        state.play(seat, state.asks()[seat].moves[-1], chance)
    return state


def test_at_first_all_dice_are_in_the_tesseract() -> None:
    """TES-2, TES-6, TES-5: sixteen of each colour, four layers."""
    view = seen(opening())
    assert [len(column) for column in view.columns] == [4] * 16
    assert Counter(die[0] for column in view.columns for die in column) == dict.fromkeys("yopb", 16)
    assert (view.rifts, view.panel) == (0, ())


def test_six_discoveries_lie_face_down_and_three_are_out() -> None:
    """TES-7"""
    view = seen(opening())
    assert [seen.status for seen in view.discoveries] == ["down"] * 6
    assert len(view.unseen) == 9
    assert all(seen.card is None for seen in view.discoveries)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_everyone_starts_with(seats: int) -> None:
    """TES-1, TES-9, TES-10, TES-R1, TES-R17: a researcher, a card, a die; two dice collapse."""
    state = prepared(seats)
    view = seen(state)
    assert len(view.researchers) == max(2, seats)
    for who in view.researchers:
        assert (len(who.lab), len(who.cards)) == (1, 1)
        assert who.seat == (0 if seats == 1 else "ABCD".index(who.letter))
    assert len({who.id for who in view.researchers}) == len(view.researchers)
    assert (len(view.zone), view.rifts) == (2, 0)
    assert Counter(len(column) for column in view.columns) == HEIGHTS[seats]
    assert len(view.decks[0]) == 16 - len(view.researchers)
    assert dice_everywhere(state) == dict.fromkeys("yopb", 16)


def test_the_lowest_corner_of_the_next_layer_collapses() -> None:
    """TES-10, TES-R21: with three; a tie is the first player's choice."""
    ties = 0
    for seed in range(30):
        state = opening(3, seed)
        third = {
            column: seen(state).columns[COLUMN[column]][2] for column in ("a1", "d1", "a4", "d4")
        }
        chance = SearchChance(seed)
        events: list[Event] = []
        while seen(state).turns == 0:
            seat = awaited(state)
            if state.agenda[-1][0] == "corner_tie":
                ties += 1
                assert seat == state.turn
            state.play(seat, state.asks()[seat].moves[-1], chance, events.append)
        fallen = of_kind(events, Collapsed)[1]
        assert fallen.die == third[fallen.column]
        assert fallen.die[1] == min(die[1] for die in third.values())
    assert ties


def test_researchers_are_chosen_or_dealt() -> None:
    """TES-9"""
    state = opening(first="seat")
    assert asked(state) == "become"
    assert (len(offered(state)), offered(state)[-1]) == (12, "be any")
    play(state, "be optician", "at d4", die=[5])
    view = seen(state)
    assert (view.researchers[0].id, view.researchers[0].lab[0][1]) == ("optician", "5")
    assert refused(state, "be optician").rule == "TES-9"
    play(state, "be any")
    assert offered(state) == ["at a1", "at d1", "at a4"]


def test_who_begins() -> None:
    """TES-R22: the first seat if the table agreed so, else a draw."""
    assert {seen(opening(4, seed, first="seat")).turn for seed in range(9)} == {"A"}
    assert {seen(opening(4, seed)).turn for seed in range(40)} == set("ABCD")


def test_without_cards() -> None:
    """TES-48"""
    assert [who.cards for who in seen(prepared(cards=False)).researchers] == [(), ()]


@pytest.mark.parametrize("more", [1, 2])
def test_more_collapsed_dice(more: int) -> None:
    """TES-49, TES-R17, TES-R21: boundary dice, without rifts and events."""
    for seed in range(10):
        view = seen(prepared(4, seed, collapsed=more))
        assert (len(view.zone), view.rifts) == (2 + more, 0)
        assert min(len(column) for column in view.columns) == max(0, 1 - more)
        assert sum(view.annihilated) == 0


def test_giving_up() -> None:
    """TES-1: one alone may, a team if all agree."""
    alone, team = prepared(1), prepared(2)
    given_up = GAME.conceded(alone, 0)
    assert given_up is not None
    assert given_up.places == (2,)
    assert GAME.conceded(team, 0) is None
    agreed = GAME.conceded(team, None)
    assert agreed is not None
    assert agreed.places == (2, 2)
