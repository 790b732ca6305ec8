"""Cards in grids: one is placed, one is turned (NEU-13, NEU-14, NEU-17)."""

from __future__ import annotations

from deskoherna.kernel import Tell

from . import knowledge
from .evaluation import cover
from .events import ModifierPlaced, Placed
from .grid import CELL_NAMES
from .moves import Place
from .pieces import (
    KIND,
    KIND_NAMES,
    MODIFIER_NAMES,
    NOBODY,
    ORBITALS,
    RESERVED,
    Side,
    card_of,
    face_name,
    turned,
)
from .position import Position

SIDES: tuple[Side, Side] = ("left", "right")


def place(
    state: Position, seat: int, move: Place, tell: Tell = None, orbital: int | None = None
) -> None:
    """A card goes from the hand into a grid (NEU-13, NEU-14), or as an orbital allows."""
    card, cell = card_of(move.face), move.cell
    state.hands[seat].remove(card)
    if state.cells[cell] == RESERVED:
        state.reserver = NOBODY
    state.cells[cell] = move.face
    knowledge.played(state, seat, card)
    allowed = "" if orbital is None else ORBITALS[orbital]
    name = face_name(move.face)
    tell and tell(Placed(seat, CELL_NAMES[cell], KIND_NAMES[KIND[card]], name, allowed))
    for side, modifier in enumerate((move.left, move.right)):
        if modifier:  # NEU-46
            state.modifiers[2 * seat + modifier - 1] -= 1
            state.covers[2 * cell + side] = cover(seat, modifier)
            name = MODIFIER_NAMES[modifier]
            tell and tell(ModifierPlaced(seat, CELL_NAMES[cell], name, SIDES[side]))


def turn(state: Position, cell: int) -> None:
    state.cells[cell] = turned(state.cells[cell])
    sides = slice(2 * cell, 2 * cell + 2)
    state.covers[sides] = state.covers[sides][::-1]  # NEU-R9
