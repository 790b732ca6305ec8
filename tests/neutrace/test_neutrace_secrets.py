"""What a seat of NEUTRACE may know: hands, decks, tasks, and what an exchange shows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.moves import Pass
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.games.neutrace.view import view_of
from deskoherna.kernel import SearchChance
from neutrace.laying import moves, names, play, table

ONE, TWO, THREE = 0, 1, 2


def worlds(state: Neutrace, seat: int | None, number: int = 40) -> list[Neutrace]:
    chance = SearchChance(0)
    return [NEUTRACE.imagine(view_of(state, seat), chance) for _ in range(number)]


def hands(state: Neutrace, viewer: int | None, holder: int) -> set[tuple[str, ...]]:
    """The hands that a viewer can imagine another seat to hold."""
    return {view_of(world, holder).hand for world in worlds(state, viewer)}


class TestHands:
    def test_a_hand_is_seen_by_its_owner_only(self) -> None:
        """NEU-11"""
        state = table(hands=["rg", "ob 1-2"])
        assert view_of(state, ONE).hand == ("rg",)
        assert view_of(state, None).hand == ()
        held = view_of(state, ONE).hands[TWO]
        assert (held.molecules, held.arrows, held.known) == (1, 1, ())
        assert len(hands(state, ONE, TWO)) > 5

    def test_a_taken_open_card_is_remembered(self) -> None:
        """NEU-16"""
        decks = "open=yv,- decks=ry,rb,gv/-"
        state, _ = play(table(hands=["rg", "ob"], rest=decks), "rg 1f1", "take m")
        for viewer in (TWO, None):
            assert view_of(state, viewer).hands[ONE].known == ("yv",)
        state, _ = play(state, "ob 1g1", "draw m", "yv 1e1")
        assert view_of(state, TWO).hands[ONE].known == ()

    def test_a_drawn_card_is_not_known(self) -> None:
        """NEU-16"""
        decks = "open=yv,- decks=ry,rb,gv/-"
        state, _ = play(table(hands=["rg", "ob"], rest=decks), "rg 1f1", "draw m")
        assert view_of(state, TWO).hands[ONE].known == ()
        assert len(hands(state, TWO, ONE)) > 1


class TestExchange:
    START = table(hands=["rg", "rv oy", "gv"], seats=3, tokens=[1])

    def test_the_two_know_each_others_card(self) -> None:
        """NEU-36, NEU-R12"""
        state, _ = play(self.START, "token exchange", "name r", "give rv", "give rg")
        assert view_of(state, ONE).hands[TWO].known == ("rg",)
        assert view_of(state, TWO).hands[ONE].known == ("rv",)
        assert view_of(state, THREE).hands[ONE].known == ()

    def test_the_third_knows_that_the_caller_holds_the_colour(self) -> None:
        """NEU-R12"""
        state, _ = play(self.START, "token exchange", "name r", "give rv", "give rg")
        seen = hands(state, THREE, ONE)
        assert all("r" in hand[0] for hand in seen)
        assert len(seen) > 1

    def test_the_third_knows_who_has_none(self) -> None:
        """NEU-R12"""
        state = table(hands=["rg", "oy", "gv"], seats=3, tokens=[1])
        state, _ = play(state, "token exchange", "name b")
        for viewer in (ONE, None):
            assert not any("b" in hand[0] for hand in hands(state, viewer, TWO))

    def test_worlds_in_the_middle_of_an_exchange(self) -> None:
        """NEU-36: whoever is asked has an answer, in every world"""
        state = self.START
        for move in ("token exchange", "name r", "give rv"):
            state, _ = play(state, move)
            asked = next(iter(state.asks()))
            for viewer in (ONE, TWO, THREE, None):
                for world in worlds(state, viewer):
                    assert view_of(world, viewer) == view_of(state, viewer)
                    assert moves(world)
                    if viewer == asked:
                        assert moves(world) == moves(state)

    def test_what_was_handed_over_is_seen_by_the_two(self) -> None:
        """NEU-R12"""
        state, _ = play(self.START, "token exchange", "name r", "give rv")
        seen = [view_of(state, viewer).handed for viewer in (ONE, TWO, THREE, None)]
        assert seen == ["rv", "rv", None, None]
        assert view_of(state, None).named == "r"


class TestTasks:
    def test_the_giver_knows_what_it_gave(self) -> None:
        """NEU-9, NEU-R15"""
        state = table(hands=["rg"], seats=3, rest="tasks=A3,B3,X4/AB,α,β/ζ,δ,ε")
        tasks = view_of(state, TWO).tasks
        assert (tasks[TWO].kept, tasks[TWO].given, tasks[TWO].returned) == ("AB", "α", "β")
        assert tasks[TWO].received == "δ"
        assert tasks[ONE].received == "α"
        assert (tasks[ONE].kept, tasks[THREE].kept, tasks[THREE].received) == (None,) * 3

    def test_who_was_first_without_showing_the_task_does_not_hold_it(self) -> None:
        """NEU-43"""
        state = table("0 14 7 7 7 7", hands=["rg"], rest="tasks=A3,B3,X4/α,β,AB pioneer=1")
        for viewer in (TWO, None):
            for world in worlds(state, viewer):
                assert world.dealt[ONE][0] != 3 != world.dealt[TWO][1]

    def test_a_preview_of_the_evaluation_does_not_tell_who_holds_the_task(self) -> None:
        """NEU-43: it goes on to where the task would be turned up, or not"""
        foreseen = []
        for tasks in ("X4,β,B3/AB,α,A3", "X4,β,AB/δ,α,A3"):
            state = table(
                "7 7 7 7 7 7",
                "2 7 7 14 7 7",
                grids="2f1=rg 2f2=3-1",
                tokens=[1],
                rest=f"tasks={tasks}",
            )
            foreseen.append(state.preview(ONE, Pass()))
        assert foreseen[0] == foreseen[1]
        assert names(foreseen[0])[-1] == "reached-goal"


@settings(deadline=None)  # a game is played, on whatever machine
@given(st.integers(0, 10_000), st.sampled_from([2, 3]), st.integers(0, 250))
def test_imagined_and_swapped_worlds_look_the_same(seed: int, seats: int, plies: int) -> None:
    """NEU-9, NEU-11, NEU-36: to the seat that imagines, in any position"""
    chance = SearchChance(seed)
    state = Neutrace.opening(seats, 0, chance)
    for _ in range(plies):
        seat, ask = chance.pick("seat", list(state.asks().items()))
        state.play(seat, ask.sample(chance), chance)
        if not state.asks():
            break
    for viewer in (None, *range(seats)):
        view = view_of(state, viewer)
        assert view_of(NEUTRACE.imagine(view, chance), viewer) == view
        assert view_of(NEUTRACE.swapped(state, viewer, chance), viewer) == view


@pytest.mark.parametrize("seats", [2, 3])
def test_truth_is_never_ruled_out(seats: int) -> None:
    """NEU-R12: every card is where each observer thinks it may be"""
    chance = SearchChance(seats)
    state = Neutrace.opening(seats, 0, chance)
    for _ in range(3_000):
        if not state.agenda:
            state = Neutrace.opening(seats, 0, chance)
        seat, ask = next(iter(state.asks().items()))
        state.play(seat, ask.sample(chance), chance)
        for observer in range(seats + 1):
            row = state.whereabouts[30 * observer : 30 * (observer + 1)]
            for holder, hand in enumerate(state.hands):
                assert all(row[card] & 2 << holder for card in hand)
            assert all(row[card] & 1 for deck in state.decks for card in deck)
