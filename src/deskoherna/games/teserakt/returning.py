"""An annihilated die comes back to the Tesseract (TES-30, TES-R9)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .cube import COLUMNS, SIDE
from .dice import COLOURS, die_of
from .events import PutOn, Returned
from .handling import put
from .moves import At, Colour, TeseraktMove
from .position import Position, at_column, name_of

# What brings a die back, and the rule that says so
COMPLETED, BY_CARD = range(2)
RULES = ("TES-30", "TES-R3")


def open_columns(state: Position) -> list[int]:
    """Where a die can be put on top (TES-R9)."""
    return [column for column in range(COLUMNS) if state.heights[column] < SIDE]


def do_return(state: Position, chance: Chance, tell: Tell, cause: int) -> None:
    colours = [colour for colour in range(len(COLOURS)) if state.gone[colour]]
    if len(colours) == 1:
        _bring_back(state, colours[0], chance, tell, cause)
    elif colours:
        state.first(("which", cause))


def ask_which(state: Position, cause: int) -> Mapping[int, Ask[TeseraktMove]]:
    moves = tuple(Colour(colour) for colour in range(len(COLOURS)) if state.gone[colour])
    return state.to_active(Ask("TES-30", "teserakt-ask-return", (Colour,), moves))


def refuse_which(state: Position, seat: int, move: Colour, cause: int) -> Refusal:
    return Refusal("TES-30", "teserakt-none-annihilated", colour=COLOURS[move.colour])


def answer_which(
    state: Position, seat: int, move: Colour, chance: Chance, tell: Tell, cause: int
) -> None:
    _bring_back(state, move.colour, chance, tell, cause)


def _bring_back(state: Position, colour: int, chance: Chance, tell: Tell, cause: int) -> None:
    (value,) = chance.roll("die")
    state.gone[colour] -= 1
    die = die_of(colour, value)
    tell and tell(Returned(name_of(die), RULES[cause]))
    state.first(("put", die))


def ask_put(state: Position, die: int) -> Mapping[int, Ask[TeseraktMove]]:
    moves = tuple(At(column) for column in open_columns(state))
    arguments = {"die": name_of(die)}
    return state.to_active(Ask("TES-R9", "teserakt-ask-put", (At,), moves, arguments=arguments))


def refuse_put(state: Position, seat: int, move: At, die: int) -> Refusal:
    return Refusal("TES-R9", "teserakt-column-full", column=at_column(move.column), most=SIDE)


def answer_put(state: Position, seat: int, move: At, chance: Chance, tell: Tell, die: int) -> None:
    put(state, move.column, die)  # TES-44
    tell and tell(PutOn(name_of(die), at_column(move.column)))
