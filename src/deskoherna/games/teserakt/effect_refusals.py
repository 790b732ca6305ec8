"""Why an answer within a card or a speciality is not possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from deskoherna.kernel import Refusal

from .choices import effect_of
from .cube import FREE_FACES, SIDE, free_columns
from .dice import COLOURS, VALUE
from .effects import FITS, Effect
from .moves import (
    PLACES,
    ZONE,
    Choose,
    Colour,
    Done,
    Exchange,
    ExchangeTop,
    Lab,
    Pick,
    Relocate,
    Take,
    TeseraktMove,
    Transfer,
    Turn,
    Value,
)
from .position import Position, at_column, letter, name_of
from .refusals import lab_full, lies, no_room, not_adjusted, not_free, slot_filled
from .skills import faces


def refuse_choice(state: Position, seat: int, move: Choose, script: int, index: int) -> Refusal:
    options = effect_of(state, script, index).of
    if move.nth >= len(options):
        return Refusal("TES-R3", "teserakt-no-option", count=len(options))
    full = no_room(state, options[move.nth])
    return full or Refusal("TES-R27", "teserakt-option-idle", nth=move.nth + 1)


def refuse_group(
    state: Position, seat: int, move: Value | Colour | Done, script: int, index: int, left: int
) -> Refusal:
    if isinstance(move, Value):
        return Refusal("TES-R3", "teserakt-none-of-value", value=move.value)
    if isinstance(move, Colour):
        return Refusal("TES-R3", "teserakt-none-of-colour", colour=COLOURS[move.colour])
    return Refusal("TES-R27", "teserakt-compulsory")


def refuse_deliver(state: Position, seat: int, move: Lab, column: int) -> Refusal:
    if move.researcher >= len(state.labs):
        return Refusal("TES-R3", "teserakt-no-such-lab", labs=len(state.labs))
    return lab_full(state, move.researcher)


def refuse_effect(
    state: Position, seat: int, move: TeseraktMove, script: int, index: int, left: int
) -> Refusal | None:
    if isinstance(move, Done):
        return Refusal("TES-R27", "teserakt-compulsory")
    return _REFUSALS[type(move)](state, effect_of(state, script, index), move)


# Dice in labs, in the zone, on the Tesseract


def _not_there(state: Position, effect: Effect, place: int, die: int) -> Refusal | None:
    """Why the effect does not touch such a die in a lab or in the zone."""
    if not _within(state, effect, place):
        return _elsewhere(effect, PLACES[place])
    if not lies(state, place, die):
        return Refusal("TES-R3", "teserakt-no-such-die", place=PLACES[place], die=name_of(die))
    return _unfit(effect, die)


def _within(state: Position, effect: Effect, place: int) -> bool:
    if place == ZONE:
        return "zone" in effect.where
    return "labs" in effect.where or ("lab" in effect.where and place == state.turn)


def _not_on_top(
    state: Position, effect: Effect, column: int, showing: int = FREE_FACES
) -> Refusal | None:
    """Why the effect does not touch the top die of a column."""
    if column not in free_columns(bytes(state.heights), showing):
        return not_free(state, column)
    return _unfit(effect, state.top(column))


def _elsewhere(effect: Effect, place: str) -> Refusal:
    return Refusal("TES-R3", "teserakt-elsewhere", where=effect.where, place=place)


def _unfit(effect: Effect, die: int) -> Refusal | None:
    if die in FITS[effect.only]:
        return None
    return Refusal("TES-R3", "teserakt-unfit", only=effect.only, die=name_of(die))


# Move by move


def _not_taken(state: Position, effect: Effect, move: Take) -> Refusal | None:
    if effect.do == "extract":
        return _not_on_top(state, effect, move.column, faces(state))
    if effect.where != "cube":
        return _elsewhere(effect, at_column(move.column))
    return _not_on_top(state, effect, move.column) or slot_filled(state.top(move.column))


def _not_turned(state: Position, effect: Effect, move: Turn) -> Refusal:
    if reason := _not_there(state, effect, move.place, move.die):
        return reason
    if effect.do == "adjust":
        return not_adjusted(move)
    if move.value == VALUE[move.die]:
        die = name_of(move.die)
        return Refusal("TES-45", "teserakt-shows-already", die=die, value=move.value)
    return Refusal("TES-45", "teserakt-set-values")


def _not_picked(state: Position, effect: Effect, move: Pick) -> Refusal:
    return _not_there(state, effect, move.place, move.die) or slot_filled(move.die)


def _not_relocated(state: Position, effect: Effect, move: Relocate) -> Refusal:
    if reason := _not_on_top(state, effect, move.source):
        return reason
    if move.source == move.target:
        die, column = name_of(state.top(move.source)), at_column(move.source)
        return Refusal("TES-45", "teserakt-same-column", die=die, column=column)
    column = at_column(move.target)
    return Refusal("TES-45", "teserakt-column-full", column=column, most=SIDE)


def _not_passed(state: Position, effect: Effect, move: Transfer) -> Refusal:
    if move.source >= len(state.labs) or move.target >= len(state.labs):
        return Refusal("TES-20", "teserakt-no-such-lab", labs=len(state.labs))
    place, die = letter(move.source), name_of(move.die)
    if not lies(state, move.source, move.die):
        return Refusal("TES-20", "teserakt-no-such-die", place=place, die=die)
    if move.source == move.target:
        return Refusal("TES-20", "teserakt-same-lab", die=die, who=place)
    return _unfit(effect, move.die) or lab_full(state, move.target)


def _not_exchanged(state: Position, effect: Effect, move: Exchange) -> Refusal:
    if reason := _not_own(state, move.die):
        return reason
    if move.place == state.turn and effect.where == "labs":
        return Refusal("TES-R3", "teserakt-not-from-own")
    reason = _not_there(state, effect, move.place, move.other)
    return reason or Refusal("TES-R25", "teserakt-identical-dice")


def _not_exchanged_top(state: Position, effect: Effect, move: ExchangeTop) -> Refusal | None:
    if reason := _not_own(state, move.die):
        return reason
    if effect.where != "cube":
        return _elsewhere(effect, at_column(move.column))
    return _not_on_top(state, effect, move.column)


def _not_own(state: Position, die: int) -> Refusal | None:
    if lies(state, state.turn, die):
        return None
    place = letter(state.turn)
    return Refusal("TES-R25", "teserakt-no-such-die", place=place, die=name_of(die))


_REFUSALS: Mapping[type[TeseraktMove], Callable[[Position, Effect, Any], Refusal | None]] = {
    Take: _not_taken,
    Turn: _not_turned,
    Pick: _not_picked,
    Relocate: _not_relocated,
    Transfer: _not_passed,
    Exchange: _not_exchanged,
    ExchangeTop: _not_exchanged_top,
}
