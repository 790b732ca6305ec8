"""What happens in NUMERUS. Cells are named as people name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from deskoherna.kernel import Event

from .moves import cells_between


class NumerusEvent(Event, frozen=True):
    """About one seat."""

    prefix: ClassVar[str] = "numerus"
    seat: int  # whom it is about


class CellEvent(NumerusEvent, frozen=True):
    """Something that happens on one cell."""

    cell: str  # where it happens, such as g7

    def places(self) -> tuple[str, ...]:
        return (self.cell,)


class Starts(NumerusEvent, frozen=True):
    """The seat moves first."""

    rule = "NUM-R8"

    def starter(self) -> int:
        return self.seat


class Landed(CellEvent, frozen=True):
    """A ship lands."""

    rule = "NUM-5"
    ship: int  # its value


class SteppedOn(CellEvent, frozen=True):
    """A ship lands on a tentacler of `seat`, which loses it."""

    rule = "NUM-6"
    strength: int  # of the lost tentacler


class Appeared(CellEvent, frozen=True):
    """A new tentacler."""

    rule = "NUM-9"
    strength: int  # of the new tentacler


class Strengthened(CellEvent, frozen=True):
    """A tentacler of the seat grows stronger."""

    rule = "NUM-10"
    before: int  # its strength until now
    after: int  # its strength now


class Weakened(CellEvent, frozen=True):
    """`seat` owns the tentacler and keeps it."""

    rule = "NUM-11"
    before: int  # its strength until now
    after: int  # its strength now


class Replaced(CellEvent, frozen=True):
    """`seat` owns the new tentacler, which replaces one of the other seat."""

    rule = "NUM-11"
    before: int  # the strength of the old tentacler
    after: int  # the strength of the new one


class Removed(CellEvent, frozen=True):
    """`seat` loses the tentacler, and the cell is empty."""

    rule = "NUM-11"
    strength: int  # of the lost tentacler


class Connected(NumerusEvent, frozen=True):
    """A connector is placed."""

    rule = "NUM-15"
    cells: str  # its end cells, such as c4-f4

    def places(self) -> tuple[str, ...]:
        return tuple(cells_between(self.cells))

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 1}  # NUM-19


class Passed(NumerusEvent, frozen=True):
    """The seat can do nothing and passes."""

    rule = "NUM-R6"


class HyperNode(NumerusEvent, frozen=True):
    """The seat wins at once."""

    rule = "NUM-21"
    connectors: int  # that the seat builds in this turn

    def winners(self) -> tuple[int, ...]:
        return (self.seat,)


class Won(NumerusEvent, frozen=True):
    """The seat has more connectors at the end."""

    rule = "NUM-22"
    score: int  # connectors of the seat
    other: int  # connectors of the other seat

    def winners(self) -> tuple[int, ...]:
        return (self.seat,)


class Tied(Event, frozen=True):
    """Both seats have equally many connectors at the end."""

    prefix: ClassVar[str] = "numerus"
    rule = "NUM-R2"
    score: int  # connectors of each seat

    def winners(self) -> tuple[int, ...]:
        return (0, 1)


EVENTS = (
    Starts, Landed, SteppedOn, Appeared, Strengthened, Weakened, Replaced, Removed, Connected,
    Passed, HyperNode, Won, Tied,
)  # fmt: skip
