"""NEUTRACE by its rulebook: equations, chain reactions, goals, modifiers, tasks and the end."""

from __future__ import annotations

import pytest

from deskoherna.games.neutrace.evaluation import evaluate, forecast
from deskoherna.games.neutrace.events import ModifierPlaced, TaskCounted, TaskShown, Won
from deskoherna.games.neutrace.pieces import TASKS
from deskoherna.games.neutrace.reactions import (
    BothEnds,
    Chained,
    Equation,
    Evaluating,
    Exploded,
    FiveIn,
    Fizzled,
    Incomplete,
    Locked,
    ModifierMoved,
    ModifierReturned,
    Moved,
    Neutralised,
    ReachedGoal,
)
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.games.neutrace.tasks import is_fulfilled, points
from deskoherna.games.neutrace.view import view_of
from deskoherna.kernel import Event
from neutrace.laying import MIDDLE, moves, names, play, refused, scale, some, table

ONE, TWO, THREE = 0, 1, 2
USUAL_TASKS = (("A3", "B3", "X4"), ("AB", "α", "β"))  # kept, given and returned, if not told
RED, ORANGE, YELLOW, GREEN, BLUE, VIOLET = range(6)


def evaluated(
    *places: str, grids: str, seats: int = 2, burner: int = 1, rest: str = ""
) -> tuple[Neutrace, list[Event]]:
    """The position after all equations of these grids, and what happened."""
    state = table(
        *places, grids=grids, seats=seats, burner=burner, rest=rest, tokens=[1], hands=["bv"]
    )
    events: list[Event] = []
    for seat in state.from_burner():
        evaluate(state, seat, events.append)
    return state, events


class TestEquations:
    def test_left_towards_a_and_right_towards_b(self) -> None:
        """NEU-27, NEU-17"""
        state, events = evaluated("6 7 7 7 7 7", "5 7 7 1 7 7", grids="1f1=rg 1f2=0.5-3")
        assert scale(state, ONE) == "4 7 7 10 7 7"
        assert events[:4] == [
            Evaluating(ONE, False),
            Equation(ONE, "f", "rg", "0.5-3"),
            Moved(ONE, RED, 12, 11),
            Chained(ONE, RED, 11, 10, TWO),
        ]

    def test_the_owner_of_the_grid_moves_whoever_placed_the_cards(self) -> None:
        """NEU-27"""
        state = table(MIDDLE, "7 7 7 4 3 7", hands=["0.5-2"], grids="2f1=bg")
        after, _ = play(state, "0.5-2 2f2")
        assert scale(after, ONE) == MIDDLE
        assert scale(after, TWO) == "7 7 7 6 2.5 7"

    def test_the_arrow_may_lie_in_either_position(self) -> None:
        """NEU-20, NEU-27"""
        for grids in ("1f1=rg 1f2=2-3", "1f1=2-3 1f2=rg"):
            state, _ = evaluated(grids=grids)
            assert scale(state, ONE) == "5 7 7 10 7 7"

    def test_columns_from_first_to_last_and_the_burner_first(self) -> None:
        """NEU-26"""
        grids = "1e1=rg 1e2=1-2 1f1=0.5-3 1f2=ob 2f1=yv 2f2=1-3"
        _, events = evaluated(grids=grids, burner=2)
        order = [(e.seat, e.column) for e in events if isinstance(e, Equation)]
        assert order == [(TWO, "f"), (ONE, "e"), (ONE, "f")]

    def test_incomplete_equations_do_nothing(self) -> None:
        """NEU-R7: and a modifier goes back to who played it"""
        state, events = evaluated(grids="1f1=1x2-2 2f1=rg")
        assert scale(state, ONE) == MIDDLE
        assert some(events, Incomplete, ModifierReturned) == [
            Incomplete(ONE, "f"),
            ModifierReturned(TWO, "explosion"),
            Incomplete(TWO, "f"),
        ]
        assert state.stock(TWO) == (1, 0) and state.stock(ONE) == (0, 0)


class TestGoals:
    def test_a_substance_in_a_goal_is_locked(self) -> None:
        """NEU-28"""
        state, events = evaluated("0 7 7 14 7 7", grids="1f1=gr 1f2=1-2", rest="pioneer=1")
        assert scale(state, ONE) == "0 7 7 14 7 7"
        assert some(events, Locked) == [Locked(ONE, GREEN, "B"), Locked(ONE, RED, "A")]

    def test_a_move_that_reaches_or_passes_the_goal_ends_there(self) -> None:
        """NEU-R3: whatever stands in it or beside it"""
        state, events = evaluated("2 7 7 12 7 7", "0 7 7 13.5 7 7", grids="1f1=rg 1f2=2-3")
        assert scale(state, ONE) == "0 7 7 14 7 7"
        assert some(events, Moved) == [Moved(ONE, RED, 4, 0), Moved(ONE, GREEN, 24, 28)]
        assert some(events, ReachedGoal) == [
            ReachedGoal(ONE, RED, "A"),
            ReachedGoal(ONE, GREEN, "B"),
        ]

    def test_an_occupied_goal_blocks_the_half_field_beside_it(self) -> None:
        """NEU-R4"""
        state, events = evaluated("2 7 7 7 7 7", "0 7 7 7 7 7", grids="1f1=rg 1f2=1.5-3")
        assert scale(state, ONE).startswith("0 ")
        assert Chained(ONE, RED, 1, 0, TWO) in events
        state, _ = evaluated("2 7 7 7 7 7", "7 7 7 7 7 7", grids="1f1=rg 1f2=1.5-3")
        assert scale(state, ONE).startswith("0.5 ")


class TestChainReactions:
    @pytest.mark.parametrize(
        ("vector", "other", "ends"),
        [
            (1, "5", 4), (1, "4.5", 3), (1, "4", 5),
            (2, "4", 2), (2, "4.5", 2), (2, "3.5", 2), (2, "5", 4), (2, "3", 4),
        ],
    )  # fmt: skip
    def test_on_or_half_a_field_beside(self, vector: int, other: str, ends: int) -> None:
        """NEU-29, NEU-3: from 6; after a vector of 1 beside 4.5 the second step is too near, too"""
        grids = f"1f1=rg 1f2={vector}-3"
        state, _ = evaluated("6 7 7 7 7 7", f"{other} 7 7 7 7 7", grids=grids)
        assert state.substances(ONE)[RED] == 2 * ends

    def test_again_until_it_stands_free(self) -> None:
        """NEU-29: over two others"""
        places = ("7 7 7 7 7 7", "6 7 7 7 7 7", "5 7 7 7 7 7")
        state, events = evaluated(*places, grids="1f1=rg 1f2=1-3", seats=3)
        assert scale(state, ONE).startswith("4 ")
        assert some(events, Moved, Chained)[:3] == [
            Moved(ONE, RED, 14, 12),
            Chained(ONE, RED, 12, 10, TWO),
            Chained(ONE, RED, 10, 8, THREE),
        ]

    def test_only_the_same_colour_is_in_the_way(self) -> None:
        """NEU-29"""
        state, events = evaluated("6 7 7 7 7 7", "7 5 5 5 5 5", grids="1f1=rg 1f2=1-3")
        assert scale(state, ONE).startswith("5 ")
        assert not some(events, Chained)

    def test_from_a_stack_on_n(self) -> None:
        """NEU-8, NEU-R5: half a field from an occupied N is too near"""
        state, events = evaluated(grids="1f1=rg 1f2=0.5-3")
        assert scale(state, ONE).startswith("6 ")
        assert Chained(ONE, RED, 13, 12, TWO) in events

    def test_an_ordinary_move_onto_an_occupied_n_chains(self) -> None:
        """NEU-R5"""
        state, _ = evaluated("8 7 7 7 7 7", grids="1f1=rg 1f2=1-3")
        assert scale(state, ONE).startswith("6 ")


class TestModifiers:
    def test_together_with_an_arrow(self) -> None:
        """NEU-46"""
        state = table(hands=["0.5-2", "ob"], modifiers=["xn"])
        after, events = play(state, "0.5x-2 2f1")
        assert events[1:] == [ModifierPlaced(ONE, "2f1", "explosion", "left")]
        assert after.stock(ONE) == (0, 1)

    def test_one_on_each_side_at_most(self) -> None:
        """NEU-46, NEU-R18"""
        state = table(hands=["0.5-2", "ob"], modifiers=["xn"])
        assert {move.split()[0] for move in moves(state) if move.endswith("1f1")} == {
            "0.5-2", "0.5x-2", "0.5n-2", "0.5-2x", "0.5-2n", "0.5x-2n", "0.5n-2x",
            "2-0.5", "2x-0.5", "2n-0.5", "2-0.5x", "2-0.5n", "2x-0.5n", "2n-0.5x",
        }  # fmt: skip
        assert refused(state, "0.5x-2x 1f1") == ("NEU-46", "neutrace-no-modifier")
        assert refused(table(hands=["0.5-2"]), "0.5x-2 1f1") == ("NEU-46", "neutrace-no-modifier")
        two = table(hands=["0.5-2", "ob"], modifiers=["xx"])
        assert "0.5x-2x 1f1" in moves(two)

    def test_an_explosion_throws_out_of_the_goal(self) -> None:
        """NEU-47"""
        state, events = evaluated("0 7 7 14 7 7", grids="1f1=rg 1f2=1x2-2x2", rest="pioneer=1")
        assert scale(state, ONE) == "1 7 7 13 7 7"
        assert some(events, Exploded) == [Exploded(ONE, RED, 0, 2), Exploded(ONE, GREEN, 28, 26)]

    def test_an_explosion_chains_towards_the_middle(self) -> None:
        """NEU-R6"""
        state, events = evaluated("0 7 7 7 7 7", "1.5 7 7 7 7 7", grids="1f1=rg 1f2=1x2-2")
        assert scale(state, ONE).startswith("3 ")
        assert some(events, Chained)[:2] == [
            Chained(ONE, RED, 2, 4, TWO, True),
            Chained(ONE, RED, 4, 6, TWO, True),
        ]

    def test_an_exploded_substance_is_in_play_again(self) -> None:
        """NEU-47, NEU-28: the next equation moves it"""
        grids = "1f1=rg 1f2=1x2-2 1g1=or 1g2=1-3"
        state, _ = evaluated("0 7 7 7 7 7", grids=grids)
        assert scale(state, ONE).startswith("4 ")

    def test_neutralisation_puts_on_n(self) -> None:
        """NEU-48, NEU-R5: without a chain, also beside one at 6.5"""
        state, events = evaluated("2 7 7 7 7 7", "6.5 7 7 7 7 7", grids="1f1=rg 1f2=1n2-2")
        assert scale(state, ONE).startswith("7 ")
        assert some(events, Neutralised) == [Neutralised(ONE, RED, 4, 14)]
        assert not some(events[:4], Chained)

    def test_a_modifier_whose_condition_fails(self) -> None:
        """NEU-R8: no vector either, and yet a new owner"""
        grids = "1f1=rg 1f2=1x2-2n2"
        state, events = evaluated("6 7 7 14 7 7", grids=grids)
        assert scale(state, ONE) == "6 7 7 14 7 7"
        assert some(events, Fizzled) == [
            Fizzled(ONE, RED, 12, 12, "explosion"),
            Fizzled(ONE, GREEN, 28, 28, "neutralisation"),
        ]
        assert state.stock(ONE) == (1, 1)

    def test_afterwards_it_belongs_to_the_owner_of_the_grid(self) -> None:
        """NEU-49"""
        state, events = evaluated("6 7 7 7 7 7", grids="1f1=rg 1f2=1n2-2")
        assert some(events, ModifierMoved) == [ModifierMoved(ONE, "neutralisation", TWO)]
        assert state.stock(ONE) == (0, 1)
        assert not any(state.covers)


class TestTasks:
    @pytest.mark.parametrize(
        ("task", "yes", "no"),
        [
            ("A3", "0 0 0 7 7 7", "0 0 14 14 7 7"),
            ("B3", "7 14 14 7 14 7", "14 14 13.5 7 7 7"),
            ("X4", "14 14 14 14 7 7", "0 14 14 14 7 7"),
            ("X4", "0 0 7 7 0 0", "7 14 14 14 7 7"),
            ("α", "0 0 7 7 7 7", "0 7 0 7 7 7"),
            ("α", "14 7 7 7 7 14", "14 7 7 7 7 0"),
            ("γ", "7 7 0 0 7 7", "7 7 7 0 0 7"),
            ("ζ", "0 7 7 7 7 0", "0 7 7 7 7 14"),
            ("ε", "7 7 7 7 14 14", "7 7 7 14 0 14"),
        ],
    )
    def test_conditions(self, task: str, yes: str, no: str) -> None:
        """NEU-40, NEU-41, NEU-42, NEU-44"""
        for places, fulfilled in ((yes, True), (no, False)):
            rest = "pioneer=2" if {"0", "14"} <= set(places.split()) else ""
            state = table(places, hands=["rg"], rest=rest)
            assert is_fulfilled(state, ONE, TASKS.index(task)) is fulfilled

    def test_the_first_at_both_ends(self) -> None:
        """NEU-43: at the moment it happens, and for good"""
        tasks = "tasks=AB,A3,B3/X4,α,β"
        state = table("2 7 7 14 7 7", hands=["", "bv"], grids="1f1=rg 1f2=3-1", turn=2, rest=tasks)
        after, events = play(state, "bv 2f1")
        assert after.pioneer == ONE
        reached = some(events, ReachedGoal, BothEnds, TaskShown)
        assert reached == [ReachedGoal(ONE, RED, "A"), BothEnds(ONE), TaskShown(ONE, "AB")]
        assert view_of(after, TWO).tasks[ONE].kept == "AB"
        assert view_of(after, None).tasks[ONE].kept == "AB"

    def test_who_was_first_is_recorded_without_the_task_too(self) -> None:
        """NEU-43: nobody else fulfils it afterwards"""
        state = table("2 7 7 14 7 7", hands=["", "bv"], grids="1f1=rg 1f2=3-1", turn=2)
        assert (USUAL_TASKS[ONE][0], USUAL_TASKS[TWO][0]) == ("A3", "AB")
        after, events = play(state, "bv 2f1")
        assert after.pioneer == ONE
        assert some(events, BothEnds, TaskShown) == [BothEnds(ONE)]
        assert not is_fulfilled(after, TWO, TASKS.index("AB"))

    def test_it_stays_fulfilled_when_an_end_is_left(self) -> None:
        """NEU-43, NEU-47: an explosion takes a point, not the task"""
        grids = "1f1=rg 1f2=1x2-3"
        state = table("0 7 7 14 7 7", hands=["", "bv"], grids=grids, turn=2, rest="pioneer=1")
        after, _ = play(state, "bv 2f1")
        assert scale(after, ONE).startswith("1 ")
        assert is_fulfilled(after, ONE, TASKS.index("AB"))

    def test_points(self) -> None:
        """NEU-39: substances in goals, the kept task and the received one"""
        state = table("0 0 0 13 7 7", hands=["rg"])
        assert points(state, ONE) == 3 + 1 + 1
        assert points(state, TWO) == 0


class TestTheEnd:
    NEARLY = "0 0 0 0 1 7"

    def test_five_in_goals_end_the_game_after_the_round(self) -> None:
        """NEU-45, NEU-39"""
        state = table(
            self.NEARLY,
            "7 7 7 7 7 1",
            hands=["", "rg"],
            grids="1f1=bv 1f2=2-1 2f1=1-3",
            turn=2,
        )
        after, events = play(state, "rg 2f2")
        assert after.result is not None
        assert after.result.scores == (5 + 2, 0)
        assert after.result.places == (1, 2)
        assert some(events, FiveIn, Won) == [FiveIn(ONE), Won((ONE,), 7)]
        assert TaskCounted(ONE, "A3", True) in events and TaskCounted(TWO, "B3", False) in events
        assert Equation(TWO, "f", "rg", "1-3") in events

    def test_even_if_a_substance_leaves_its_goal_again(self) -> None:
        """NEU-R19"""
        grids = "1f1=bv 1f2=2-1 1g1=ro 1g2=1x2-3"
        state = table(self.NEARLY, hands=["", "yg"], grids=grids, turn=2)
        after, events = play(state, "yg 2f1")
        assert after.result is not None
        assert after.in_goals(ONE) == 4
        assert FiveIn(ONE) in events

    def test_equal_points_share_the_place(self) -> None:
        """NEU-45"""
        state = table(
            self.NEARLY,
            "14 14 14 14 7 13",
            hands=["", "oy"],
            grids="1f1=bv 1f2=2-1 2f1=yv 2f2=1-3",
            turn=2,
            rest="tasks=δ,B3,ε/X4,α,β",
        )
        after, events = play(state, "oy 2g1")
        assert after.result is not None
        assert after.result.scores == (7, 7)  # δ and α, X4 and B3
        assert after.result.places == (1, 1)
        assert some(events, Won) == [Won((ONE, TWO), after.result.scores[0])]


class TestForecast:
    def test_it_is_what_would_happen_now(self) -> None:
        """NEU-26, NEU-29"""
        grids = "1f1=rg 1f2=0.5-3 2f1=yv 2f2=1-2"
        state = table(hands=["", "bv"], grids=grids, turn=2)
        foreseen = forecast(state)
        assert state == table(hands=["", "bv"], grids=grids, turn=2)
        assert list(view_of(state, ONE).forecast) == foreseen
        _, events = play(state, "bv 2g1")
        happened = events[events.index(foreseen[0]) : names(events).index("round-over")]
        assert [e for e in happened if e != Incomplete(TWO, "g")] == foreseen

    def test_it_tells_no_task(self) -> None:
        """NEU-43"""
        state = table("2 7 7 14 7 7", hands=["", "bv"], grids="1f1=rg 1f2=3-1", turn=2)
        assert "both-ends" in names(forecast(state))
        assert "task-shown" not in names(forecast(state))
