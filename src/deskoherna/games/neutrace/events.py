"""What happens in NEUTRACE. Cells, cards and tasks are named as in the notation.

Positions on the scale are half fields. An event that names a card or a task nobody else may know
shows it to those who may; the others are told that it happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from deskoherna.kernel import Event
from deskoherna.kernel.problem import Argument


class TableEvent(Event, frozen=True):
    prefix: ClassVar[str] = "neutrace"

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """Messages are told of what is hidden, or is not so, by 0."""
        return {name: _said(value) for name, value in msgspec.structs.asdict(self).items()}


def _said(value: str | bool | int | tuple[str | int, ...]) -> Argument:
    if isinstance(value, tuple):
        value = ", ".join(map(str, value))
    return int(value) if isinstance(value, bool) else value or 0


class NeutraceEvent(TableEvent, frozen=True):
    seat: int


class CellEvent(NeutraceEvent, frozen=True):
    cell: str

    def places(self) -> tuple[str, ...]:
        return (self.cell,)


# Set-up and tasks


class Burner(NeutraceEvent, frozen=True):
    """The seat gets the burner and starts the round."""

    rule = "NEU-12"
    round: int


class TasksDealt(NeutraceEvent, frozen=True):
    """Three tasks; only the seat itself sees which."""

    rule = "NEU-9"
    tasks: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else TasksDealt(self.seat, ())


class TasksChosen(NeutraceEvent, frozen=True):
    rule = "NEU-9"
    kept: str
    given: str
    returned: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else TasksChosen(self.seat, "", "", "")


class TaskReceived(NeutraceEvent, frozen=True):
    """From the seat on the left, which knows it too."""

    rule = "NEU-9"
    reveals = True
    giver: int
    task: str

    def seen_by(self, seat: int | None) -> Event:
        known = seat in (self.seat, self.giver)
        return self if known else TaskReceived(self.seat, self.giver, "")


# A round


class Dealt(NeutraceEvent, frozen=True):
    """Two molecules and two arrows."""

    rule = "NEU-11"
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, ())


class Opened(TableEvent, frozen=True):
    """The top card of a deck is laid open."""

    reveals = True
    kind: str
    card: str
    replacing: bool = False  # the open card, which was taken

    @property
    def rule(self) -> str:
        return "NEU-16" if self.replacing else "NEU-11"


class Placed(CellEvent, frozen=True):
    """A card of the hand is shown; its name says which half points to A."""

    reveals = True
    kind: str
    card: str
    orbital: str = ""  # the one that allows it; empty for the usual placing

    @property
    def rule(self) -> str:
        if self.orbital:
            return {"skip": "NEU-32", "sixth": "NEU-33", "two": "NEU-35"}[self.orbital]
        return "NEU-13" if self.kind == "molecule" else "NEU-14"


class ModifierPlaced(CellEvent, frozen=True):
    rule = "NEU-46"
    modifier: str
    side: str


class Drew(NeutraceEvent, frozen=True):
    """Unseen from the deck."""

    reveals = True
    kind: str
    card: str
    extra: bool = False  # by a token, without placing a card

    @property
    def rule(self) -> str:
        return "NEU-34" if self.extra else "NEU-16"

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.kind, "", self.extra)


class Took(NeutraceEvent, frozen=True):
    """The open card."""

    kind: str
    card: str
    extra: bool = False  # by a token, without placing a card

    @property
    def rule(self) -> str:
        return "NEU-34" if self.extra else "NEU-16"


class Passed(NeutraceEvent, frozen=True):
    rule = "NEU-R10"


# The subatomic module


class TokenPlaced(NeutraceEvent, frozen=True):
    rule = "NEU-15"
    orbital: str

    def places(self) -> tuple[str, ...]:
        return (self.orbital,)


class Turned(CellEvent, frozen=True):
    kind: str
    card: str

    @property
    def rule(self) -> str:
        return "NEU-30" if self.kind == "molecule" else "NEU-31"


class Named(NeutraceEvent, frozen=True):
    """A colour or a vector size, given in half fields."""

    rule = "NEU-36"
    colour: str
    size: int

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments, "size": self.size // 2, "sizehalf": self.size % 2}


class HasNone(NeutraceEvent, frozen=True):
    """The seat holds no card with what was named."""

    rule = "NEU-R12"
    reveals = True


class HasOne(NeutraceEvent, frozen=True):
    """The seat holds a card with what was named, and must give one."""

    rule = "NEU-R12"
    reveals = True


class Gave(NeutraceEvent, frozen=True):
    """Only the two seats of the exchange see the card."""

    rule = "NEU-R12"
    reveals = True
    to: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.to) else Gave(self.seat, self.to, "")


class Reserved(CellEvent, frozen=True):
    rule = "NEU-38"


# The end


class TaskShown(NeutraceEvent, frozen=True):
    """The seat holds the task and turns it up."""

    rule = "NEU-43"
    reveals = True
    task: str


class RoundOver(TableEvent, frozen=True):
    """All tokens go home."""

    rule = "NEU-19"
    round: int


class Counted(NeutraceEvent, frozen=True):
    rule = "NEU-39"
    substances: int

    def gains(self) -> Mapping[int, int]:
        return {self.seat: self.substances}


class TaskCounted(NeutraceEvent, frozen=True):
    rule = "NEU-39"
    reveals = True
    task: str
    fulfilled: bool

    def gains(self) -> Mapping[int, int]:
        return {self.seat: int(self.fulfilled)}


class Won(TableEvent, frozen=True):
    """Equal points share the place."""

    rule = "NEU-45"
    first: tuple[int, ...]
    score: int

    def winners(self) -> tuple[int, ...]:
        return self.first

    @property
    def arguments(self) -> Mapping[str, Argument]:
        names = ", ".join(f"{seat + 1}D" for seat in self.first)
        return {"seats": names, "number": len(self.first), "score": self.score}


EVENTS = (
    Burner, TasksDealt, TasksChosen, TaskReceived, Dealt, Opened, Placed, ModifierPlaced, Drew,
    Took, Passed, TokenPlaced, Turned, Named, HasNone, HasOne, Gave, Reserved, TaskShown,
    RoundOver, Counted, TaskCounted, Won,
)  # fmt: skip
