"""Why an action is not possible: the rule, and what is in the way."""

from __future__ import annotations

from deskoherna.kernel import Refusal

from .cube import SIDE
from .dice import VALUE
from .moves import (
    ZONE,
    Analyse,
    Discover,
    End,
    Play,
    Speciality,
    Stabilise,
    Take,
    TeseraktMove,
    Transfer,
    Turn,
)
from .sets import is_set
from .skills import adjustable
from .table import Table, at_column, letter, name_of


def not_offered(move: TeseraktMove) -> Refusal:
    return Refusal("TES-15", "teserakt-not-offered", move=str(move))


def refuse_act(state: Table, seat: int, move: TeseraktMove) -> Refusal:
    if isinstance(move, Play | Discover | End):
        return _not_played(state, move)
    if not state.actions:
        return Refusal("TES-15", "teserakt-no-actions")
    if isinstance(move, Turn):
        return _not_turned(state, move)
    if isinstance(move, Transfer):
        return _not_passed(state, move)
    return _not_done(state, move)


def _not_played(state: Table, move: Play | Discover | End) -> Refusal:
    if isinstance(move, Play):
        return Refusal("TES-31", "teserakt-no-card", card=move.card)
    if isinstance(move, Discover):
        return Refusal("TES-29", "teserakt-no-discovery", value=move.value)
    return Refusal("TES-R15", "teserakt-not-yet", actions=state.actions)


def _not_done(state: Table, move: TeseraktMove) -> Refusal:
    if isinstance(move, Take):
        return _not_taken(state, move.column)
    if isinstance(move, Stabilise):
        return _not_stabilised(state, move)
    if isinstance(move, Analyse):
        return Refusal("TES-21", "teserakt-no-analysis", card=move.card)
    if isinstance(move, Speciality):
        return Refusal("TES-23", "teserakt-no-speciality")
    return not_offered(move)


def _not_taken(state: Table, column: int) -> Refusal:
    if not state.room(state.turn):
        return Refusal("TES-R13", "teserakt-lab-full", spaces=state.spaces(state.turn))
    if not state.heights[column]:
        return Refusal("TES-16", "teserakt-empty-column", column=at_column(column))
    die = name_of(state.top(column))
    layer = state.heights[column]
    return Refusal(
        "TES-16", "teserakt-not-free", column=at_column(column), die=die, layer=layer, most=SIDE
    )


def _not_turned(state: Table, move: Turn) -> Refusal:
    place, die = letter(move.place), name_of(move.die)
    if move.place < ZONE and move.place not in adjustable(state):
        return Refusal("TES-18", "teserakt-not-your-lab", place=place)
    there = state.zone[move.die] if move.place == ZONE else move.die in state.labs[move.place]
    if not there:
        return Refusal("TES-18", "teserakt-no-such-die", place=place, die=die)
    if move.value == 0:
        return Refusal("TES-19", "teserakt-not-annihilated", die=die)
    return Refusal("TES-18", "teserakt-too-far", die=die, value=move.value)


def _not_passed(state: Table, move: Transfer) -> Refusal:
    if move.source >= len(state.labs) or move.target >= len(state.labs):
        return Refusal("TES-20", "teserakt-no-such-lab", labs=len(state.labs))
    if state.turn not in (move.source, move.target) or move.source == move.target:
        return Refusal("TES-20", "teserakt-not-between")
    if move.die not in state.labs[move.source]:
        place, die = letter(move.source), name_of(move.die)
        return Refusal("TES-20", "teserakt-no-such-die", place=place, die=die)
    if not state.room(move.target):
        return Refusal("TES-R13", "teserakt-lab-full", spaces=state.spaces(move.target))
    return Refusal("TES-R26", "teserakt-has-declined")


def _not_stabilised(state: Table, move: Stabilise) -> Refusal:
    dice = sorted((move.die, *move.others))
    if any(dice.count(die) > state.labs[state.turn].count(die) for die in dice):
        return Refusal("TES-24", "teserakt-not-in-lab")
    if not is_set(dice):
        return Refusal("TES-24", "teserakt-no-set", count=len(dice))
    value, die = VALUE[move.die], name_of(move.die)
    return Refusal("TES-25", "teserakt-slot-filled", die=die, value=value)
