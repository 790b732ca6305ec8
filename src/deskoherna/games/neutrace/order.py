"""Moves that come out of order, or from the wrong seat, and the rule that says so.

All of it is decided by what everyone sees: whose turn it is, what is asked, what lies in grids.
"""

from __future__ import annotations

from deskoherna.kernel import Refusal

from .module import orbital_of
from .moves import Choose, Draw, Name, NeutraceMove, Reserve, Turn
from .pieces import (
    ARROW,
    EMPTY,
    EXCHANGE,
    KIND_SHOWN,
    ORBITALS,
    RESERVE,
    RESERVED,
    TURN_ARROW,
    TURN_MOLECULE,
)
from .position import Position


def unasked(  # noqa: PLR0911  # a reason each
    state: Position, seat: int, move: NeutraceMove
) -> Refusal:
    """Why the seat may not make this move now, which it is not asked for."""
    step, *numbers = state.agenda[-1]
    if isinstance(move, Choose):
        return Refusal("NEU-9", "neutrace-tasks-chosen-already")
    if step == "choose":
        return Refusal("NEU-9", "neutrace-tasks-first")
    if step in ("give", "give_back"):
        return Refusal("NEU-36", "neutrace-exchange-first", seat=numbers[0])
    if seat != numbers[0]:
        return Refusal("NEU-12", "neutrace-not-your-turn", seat=numbers[0])
    if step == "act":
        return _not_an_action(state, move)
    if step == "source":
        return Refusal("NEU-16", "neutrace-draw-first")
    orbital = ORBITALS[orbital_of(state.agenda[-1]) or 0]
    return Refusal("NEU-15", "neutrace-effect-first", orbital=orbital)


def _not_an_action(state: Position, move: NeutraceMove) -> Refusal:
    """A turn is one action; what these moves do comes of it, or of a token in an orbital."""
    match move:
        case Draw():
            return Refusal("NEU-16", "neutrace-draw-after-placing")
        case Turn(cell) if _kind_on(state, cell) == ARROW:
            return Refusal("NEU-31", "neutrace-needs-token", orbital=ORBITALS[TURN_ARROW])
        case Turn():
            return Refusal("NEU-30", "neutrace-needs-token", orbital=ORBITALS[TURN_MOLECULE])
        case Reserve():
            return Refusal("NEU-38", "neutrace-needs-token", orbital=ORBITALS[RESERVE])
        case Name():
            return Refusal("NEU-36", "neutrace-needs-token", orbital=ORBITALS[EXCHANGE])
        case _:  # all that is left is to give a card
            return Refusal("NEU-36", "neutrace-give-nothing")


def _kind_on(state: Position, cell: int) -> int:
    face = state.cells[cell] if cell < len(state.cells) else EMPTY
    return 0 if face == RESERVED else KIND_SHOWN[face]
