"""What may be in the way of a choice, whatever asks for it: the rule, and what it is."""

from __future__ import annotations

from deskoherna.kernel import Refusal

from .choices import effect_of
from .cube import SIDE
from .dice import VALUE
from .effects import CHOOSE, FITS
from .moves import ZONE, Turn
from .position import Position, at_column, name_of


def lies(state: Position, place: int, die: int) -> bool:
    """Whether there is such a die in a lab or in the zone."""
    if place == ZONE:
        return state.zone[die] > 0
    return place < len(state.labs) and die in state.labs[place]


def not_free(state: Position, column: int) -> Refusal:
    where, layer = at_column(column), state.heights[column]
    if not layer:
        return Refusal("TES-16", "teserakt-empty-column", column=where)
    die = name_of(state.top(column))
    return Refusal("TES-16", "teserakt-not-free", column=where, die=die, layer=layer, most=SIDE)


def not_adjusted(move: Turn) -> Refusal:
    """Why a die that may be adjusted cannot be adjusted to that."""
    die = name_of(move.die)
    if move.value == 0:
        if move.place == ZONE:
            return Refusal("TES-19", "teserakt-too-far", die=die, value=0)
        return Refusal("TES-19", "teserakt-not-annihilated", die=die)
    if move.value == VALUE[move.die]:
        return Refusal("TES-18", "teserakt-shows-already", die=die, value=move.value)
    return Refusal("TES-18", "teserakt-too-far", die=die, value=move.value)


def slot_filled(die: int) -> Refusal:
    return Refusal("TES-25", "teserakt-slot-filled", die=name_of(die), value=VALUE[die])


def lab_full(state: Position, lab: int) -> Refusal:
    return Refusal("TES-R13", "teserakt-lab-full", spaces=state.spaces(lab))


def no_room(state: Position, script: int) -> Refusal | None:
    """The refusal, if it is full labs that keep a script from being begun (TES-R13)."""
    effect = effect_of(state, script, 0)
    if effect.do == CHOOSE:
        each = [no_room(state, other) for other in effect.of]
        return each[0] if all(each) else None
    if effect.do == "extract" and effect.to == "own":
        return None if state.room(state.turn) else lab_full(state, state.turn)
    if effect.do == "extract":
        full = not any(map(state.room, range(len(state.labs))))
    elif effect.do == "transfer":  # there are dice, so they have nowhere to go
        full = any(die in FITS[effect.only] for lab in state.labs for die in lab)
    else:
        full = False
    return Refusal("TES-R13", "teserakt-labs-full") if full else None
