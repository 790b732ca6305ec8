"""What happens in NUMERUS. Cells are named as people name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from deskoherna.kernel import Event

from .moves import cells_between


class NumerusEvent(Event, frozen=True):
    prefix: ClassVar[str] = "numerus"
    seat: int


class CellEvent(NumerusEvent, frozen=True):
    cell: str

    def places(self) -> tuple[str, ...]:
        return (self.cell,)


class Starts(NumerusEvent, frozen=True):
    rule = "NUM-R8"

    def starter(self) -> int:
        return self.seat


class Landed(CellEvent, frozen=True):
    rule = "NUM-5"
    ship: int


class SteppedOn(CellEvent, frozen=True):
    """`seat` loses the tentacler."""

    rule = "NUM-6"
    strength: int


class Appeared(CellEvent, frozen=True):
    rule = "NUM-9"
    strength: int


class Strengthened(CellEvent, frozen=True):
    rule = "NUM-10"
    before: int
    after: int


class Weakened(CellEvent, frozen=True):
    """`seat` owns the tentacler and keeps it."""

    rule = "NUM-11"
    before: int
    after: int


class Replaced(CellEvent, frozen=True):
    """`seat` owns the new tentacler."""

    rule = "NUM-11"
    before: int
    after: int


class Removed(CellEvent, frozen=True):
    """`seat` loses the tentacler, and the cell is empty."""

    rule = "NUM-11"
    strength: int


class Connected(NumerusEvent, frozen=True):
    rule = "NUM-15"
    cells: str

    def places(self) -> tuple[str, ...]:
        return tuple(cells_between(self.cells))

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 1}  # NUM-19


class Passed(NumerusEvent, frozen=True):
    rule = "NUM-R6"


class HyperNode(NumerusEvent, frozen=True):
    rule = "NUM-21"
    connectors: int

    def winners(self) -> tuple[int, ...]:
        return (self.seat,)


class Won(NumerusEvent, frozen=True):
    rule = "NUM-22"
    score: int
    other: int

    def winners(self) -> tuple[int, ...]:
        return (self.seat,)


class Tied(Event, frozen=True):
    prefix: ClassVar[str] = "numerus"
    rule = "NUM-R2"
    score: int

    def winners(self) -> tuple[int, ...]:
        return (0, 1)


EVENTS = (
    Starts, Landed, SteppedOn, Appeared, Strengthened, Weakened, Replaced, Removed, Connected,
    Passed, HyperNode, Won, Tied,
)  # fmt: skip
