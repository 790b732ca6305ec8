"""The rules of Brambles, one by one."""

from __future__ import annotations

from collections import Counter

import pytest
from brambles import BRAMBLES
from brambles.cards import DECK, THORN, Covered
from brambles.events import Emptied, Offered, Took, Won
from brambles.rules import BramblesState

from deskoherna.kernel import Event, Problem, Refusal, ScriptedChance, refusal_at, visible_to
from deskoherna.testing import conformance

test_conformance = conformance(BRAMBLES)


def play(state: BramblesState, seat: int, text: str) -> list[Event]:
    """Play a move that is allowed; nothing but the shuffled deck is left to chance."""
    assert refusal_at(BRAMBLES, state, seat, text) is None
    events: list[Event] = []
    state.play(seat, BRAMBLES.parse(text), ScriptedChance(), events.append)
    return events


def refused(position: str, seat: int, text: str) -> str:
    refusal = refusal_at(BRAMBLES, BRAMBLES.position(position), seat, text)
    assert isinstance(refusal, Refusal)
    return f"{refusal.rule} {refusal.key.removeprefix('brambles-')}"


@pytest.mark.parametrize("seats", BRAMBLES.seats)
def test_three_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    """BRA-1"""
    state = BRAMBLES.new(seats, seed=7).state
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert Counter(sum(state.hands, state.deck)) == Counter(DECK)
    assert state.looks == [1] * seats


def test_an_offered_card_is_known_to_the_giver_alone() -> None:
    """BRA-2"""
    state = BRAMBLES.position("A | 14t/ | 223/ | 11/ | 3")
    events = play(state, 0, "give t to C")
    assert list(state.asks()) == [2]
    assert visible_to(0, events) == [Offered(0, THORN, 2)]
    assert visible_to(1, events) == visible_to(2, events) == [Offered(0, None, 2)]
    offered = [BRAMBLES.view(state, seat).offered for seat in (0, 1, 2, None)]
    assert offered == [Covered(THORN, (0,))] + [Covered(None, (0,))] * 3


def test_what_may_be_offered() -> None:
    """BRA-2"""
    turn = "A | 14t/ | 223/ | 3"
    assert refused(turn, 0, "give 2 to B") == "BRA-2 not-held"
    assert refused(turn, 0, "give 1 to A") == "BRA-2 to-yourself"
    assert refused(turn, 0, "give 1 to C") == "BRA-2 nobody"
    assert refused(turn, 1, "give 2 to A") == "BRA-2 not-your-turn"


def test_whoever_takes_a_card_sees_it() -> None:
    """BRA-3"""
    state = BRAMBLES.position("A>B 4 | 12/ | 22t/1 | 11/ | 3")
    took, _ = play(state, 1, "take")
    assert visible_to(1, [took]) == visible_to(0, [took]) == [Took(1, 4, 0)]
    assert visible_to(2, [took]) == [Took(1, None, 0)]
    assert state.baskets[1] == [Covered(1, (1,)), Covered(4, (0, 1))]


def test_a_card_that_is_left_goes_to_the_giver() -> None:
    """BRA-3"""
    state = BRAMBLES.position("A>B t | 12/ | 22t/1 | 3")
    play(state, 1, "leave")
    assert state.baskets == [[Covered(THORN, (0,))], [Covered(1, (1,))]]
    assert BRAMBLES.view(state, 1).baskets[0] == (Covered(None, (0,)),)


def test_only_what_is_offered_can_be_answered() -> None:
    """BRA-3"""
    assert refused("A>B t | 12/ | 22t/1 | 11/ | 3", 2, "take") == "BRA-3 not-offered"
    assert refused("A | 14t/ | 223/ | 3", 0, "leave") == "BRA-3 not-offered"


def test_a_look_before_the_answer_is_remembered() -> None:
    """BRA-4"""
    state = BRAMBLES.position("A>B t | 12/ | 22t/1 | 3")
    play(state, 1, "look")
    assert BRAMBLES.view(state, 1).offered == Covered(THORN, (0, 1))
    play(state, 1, "leave")
    assert BRAMBLES.view(state, 1).baskets[0] == (Covered(THORN, (0, 1)),)


def test_looks_are_counted() -> None:
    """BRA-4"""
    assert refused("A>B t | 12/ | 22t/1* | 3", 1, "look") == "BRA-4 no-look"
    state = BRAMBLES.position("A>B t | 12/ | 22t/1 | 3")
    play(state, 1, "look")
    assert [str(move) for move in state.asks()[1].moves] == ["take", "leave"]


def test_a_turn_ends_with_a_card_from_the_deck() -> None:
    """BRA-5"""
    state = BRAMBLES.position("A>B t | 12/ | 22t/1 | 3")
    play(state, 1, "leave")
    assert state.hands[0] == [1, 2, 3]
    assert list(state.asks()) == [1]
    play(state, 1, "give t to A")
    play(state, 0, "leave")
    assert state.hands[1] == [2, 2]  # the deck is empty


def test_every_thorn_costs_more_than_the_one_before() -> None:
    """BRA-6"""
    state = BRAMBLES.position("A>B 2 | /4ttt | /3tt | ")
    *_, one, two, won = play(state, 1, "take")
    assert (one, two) == (Emptied(0, (THORN, THORN, THORN, 4)), Emptied(1, (THORN, THORN, 2, 3)))
    assert won == Won((1,))
    assert state.result is not None
    assert state.result.scores == (4 - 1 - 2 - 3, 3 + 2 - 1 - 2)


def test_equal_points_share_the_win() -> None:
    """BRA-6"""
    state = BRAMBLES.position("A>B 2 | /4 | /2 | /1 | ")
    play(state, 1, "take")
    assert state.result is not None
    assert state.result.places == (1, 1, 3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A",
        "A | 1/",
        "E | 1/ | 2/ | ",
        "C | 1/ | 2/ | ",
        "A>A 1 | 1/ | 2/ | ",
        "A | 444/ | 1/ | ",
    ],
)
def test_what_is_no_position(text: str) -> None:
    with pytest.raises(Problem):
        BRAMBLES.position(text)
