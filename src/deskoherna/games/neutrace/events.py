"""What happens in NEUTRACE. Cells, cards and tasks are named as in the notation.

Positions on the scale are half fields. An event that names a card or a task nobody else may know
shows it to those who may; the others learn that it happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from deskoherna.kernel import Event
from deskoherna.kernel.problem import Argument

from .pieces import Kind, ModifierName, Side


class TableEvent(Event, frozen=True):
    """About the whole table."""

    prefix: ClassVar[str] = "neutrace"

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """In the arguments, 0 stands for what is hidden or absent."""
        return {name: _said(value) for name, value in msgspec.structs.asdict(self).items()}


def _said(value: str | bool | int | tuple[str | int, ...]) -> Argument:
    if isinstance(value, tuple):
        value = ", ".join(map(str, value))
    return int(value) if isinstance(value, bool) else value or 0


class NeutraceEvent(TableEvent, frozen=True):
    """About one seat."""

    seat: int  # whom it is about


class CellEvent(NeutraceEvent, frozen=True):
    """Something that happens in one cell of a grid."""

    cell: str  # where it happens, such as 1f2

    def places(self) -> tuple[str, ...]:
        return (self.cell,)


# Set-up and tasks


class Burner(NeutraceEvent, frozen=True):
    """The seat gets the burner and starts the round."""

    rule = "NEU-12"
    round: int  # its number, from 1


class TasksDealt(NeutraceEvent, frozen=True):
    """Three tasks, of which the seat keeps one."""

    rule = "NEU-9"
    tasks: tuple[str, ...]  # which; empty for others

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else TasksDealt(self.seat, ())


class TasksChosen(NeutraceEvent, frozen=True):
    """What the seat does with its three tasks."""

    rule = "NEU-9"
    kept: str  # the one it keeps; empty for others
    given: str  # the one it gives to the seat on its right; empty for others
    returned: str  # the one it puts back; empty for others

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else TasksChosen(self.seat, "", "", "")


class TaskReceived(NeutraceEvent, frozen=True):
    """A task from the seat on the left, which knows it too."""

    rule = "NEU-9"
    reveals = True
    giver: int  # the seat on the left
    task: str  # which; empty for others

    def seen_by(self, seat: int | None) -> Event:
        known = seat in (self.seat, self.giver)
        return self if known else TaskReceived(self.seat, self.giver, "")


# A round


class Dealt(NeutraceEvent, frozen=True):
    """Two molecules and two arrows."""

    rule = "NEU-11"
    cards: tuple[str, ...]  # which; empty for others

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, ())


class Opened(TableEvent, frozen=True):
    """The top card of a deck is laid open."""

    reveals = True
    kind: Kind  # of the card
    card: str  # which
    replacing: bool = False  # the open card, which was taken

    @property
    def rule(self) -> str:
        return "NEU-16" if self.replacing else "NEU-11"


class Placed(CellEvent, frozen=True):
    """A card is laid from the hand into a grid."""

    reveals = True
    kind: Kind  # of the card
    card: str  # its left half first, which points to A
    orbital: str = ""  # the one that allows it; empty for the usual placing

    @property
    def rule(self) -> str:
        if self.orbital:
            return {"skip": "NEU-32", "sixth": "NEU-33", "two": "NEU-35"}[self.orbital]
        return "NEU-13" if self.kind == "molecule" else "NEU-14"


class ModifierPlaced(CellEvent, frozen=True):
    """A modifier is laid on a vector of an arrow."""

    rule = "NEU-46"
    modifier: ModifierName  # which
    side: Side  # of the arrow


class Drew(NeutraceEvent, frozen=True):
    """The seat draws unseen from a deck."""

    reveals = True
    kind: Kind  # of the card
    card: str  # which; empty for others
    extra: bool = False  # by a token, without placing a card

    @property
    def rule(self) -> str:
        return "NEU-34" if self.extra else "NEU-16"

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.kind, "", self.extra)


class Took(NeutraceEvent, frozen=True):
    """The seat takes the open card."""

    kind: Kind  # of the card
    card: str  # which
    extra: bool = False  # by a token, without placing a card

    @property
    def rule(self) -> str:
        return "NEU-34" if self.extra else "NEU-16"


class Passed(NeutraceEvent, frozen=True):
    """The seat can place nothing."""

    rule = "NEU-R10"


# The subatomic module


class TokenPlaced(NeutraceEvent, frozen=True):
    """A token is put into an orbital."""

    rule = "NEU-15"
    orbital: str  # its name

    def places(self) -> tuple[str, ...]:
        return (self.orbital,)


class Turned(CellEvent, frozen=True):
    """A card in a grid is turned by 180°."""

    kind: Kind  # of the card
    card: str  # as it lies now, its left half first

    @property
    def rule(self) -> str:
        return "NEU-30" if self.kind == "molecule" else "NEU-31"


class Named(NeutraceEvent, frozen=True):
    """The seat names a colour or a vector size for an exchange."""

    rule = "NEU-36"
    colour: str  # the colour; empty if a size was named
    size: int  # in half fields; 0 if a colour was named

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
    """The seat gives a card in an exchange."""

    rule = "NEU-R12"
    reveals = True
    to: int  # who gets it
    card: str  # which; empty for others

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.to) else Gave(self.seat, self.to, "")


class Reserved(CellEvent, frozen=True):
    """The reservation token is laid into a grid."""

    rule = "NEU-38"


# The end


class TaskShown(NeutraceEvent, frozen=True):
    """The seat holds the task and turns it up."""

    rule = "NEU-43"
    reveals = True
    task: str  # which


class RoundOver(TableEvent, frozen=True):
    """The round is over, and all tokens go home."""

    rule = "NEU-19"
    round: int  # its number


class Counted(NeutraceEvent, frozen=True):
    """Points for substances at the end."""

    rule = "NEU-39"
    substances: int  # of the seat that are in goals

    def gains(self) -> Mapping[int, int]:
        return {self.seat: self.substances}


class TaskCounted(NeutraceEvent, frozen=True):
    """A task is shown at the end and counted."""

    rule = "NEU-39"
    reveals = True
    task: str  # which
    fulfilled: bool  # worth a point

    def gains(self) -> Mapping[int, int]:
        return {self.seat: int(self.fulfilled)}


class Won(TableEvent, frozen=True):
    """Equal points share the place."""

    rule = "NEU-45"
    first: tuple[int, ...]  # the seats with the most points
    score: int  # of each of them

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
