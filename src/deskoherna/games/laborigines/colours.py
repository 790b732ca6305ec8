"""Which colour a piece of energy has: the seat's choice, or the table's (LAB-R5, LAB-R26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deskoherna.kernel import Argument, Ask, Tell

from .events import Delegated
from .moves import Energy, LaboriginesMove, OwnChoice, OwnLast
from .pieces import SHADES
from .position import Position

DELEGATED: Ask[LaboriginesMove] = Ask(
    "LAB-R5", "laborigines-ask-delegated", (OwnChoice,), (OwnChoice(),), optional=True
)


def colour_ask(
    rule: str, key: str, shades: Sequence[int], arguments: Mapping[str, Argument]
) -> Ask[LaboriginesMove]:
    moves: list[LaboriginesMove] = [*map(Energy, shades), OwnLast()]
    return Ask(rule, key, (Energy, OwnLast), moves, arguments=arguments)


def delegate(state: Position, seat: int, on: bool, tell: Tell) -> None:
    """From now on the table chooses colours for the seat, or no longer does (LAB-R5)."""
    state.delegated[seat] = on
    tell and tell(Delegated(seat, on))


def own_last(state: Position, seat: int, shades: Sequence[int]) -> int:
    """The table lays down or gives what the seat has most of, its own colour last (LAB-R26)."""
    if len(shades) == 1:
        return shades[0]
    own, store = state.cast.colour[seat], SHADES * seat
    return max(shades, key=lambda colour: (colour != own, state.stores[store + colour], -colour))


def own_first(state: Position, giver: int, shades: Sequence[int]) -> int:
    """The table takes the own colour of the seat on turn, then what there is most of (LAB-R26)."""
    own, store = state.cast.colour[state.turn], SHADES * giver
    return max(shades, key=lambda colour: (colour == own, state.stores[store + colour], -colour))
