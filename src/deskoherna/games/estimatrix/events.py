"""What happens in ESTIMATRIX. Colours and letters are named as people name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from deskoherna.kernel import Event

from .pieces import QUANTER


class EstimatrixEvent(Event, frozen=True):
    prefix: ClassVar[str] = "estimatrix"


# Set-up


class Chose(EstimatrixEvent, frozen=True):
    """A seat gets all pieces of a letter."""

    seat: int
    letter: str
    dealt: bool  # by chance

    @property
    def rule(self) -> str:
        return "EST-R3" if self.dealt else "EST-2"

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 1}

    @property
    def arguments(self) -> Mapping[str, str | int]:
        how = "dealt" if self.dealt else "chosen"
        return {"seat": self.seat, "letter": self.letter, "how": how}


class SharedOut(EstimatrixEvent, frozen=True):
    """Every seat gets a piece of each letter that stays free."""

    rule = "EST-3"
    letters: str
    seats: int

    def gains(self) -> Mapping[int, int]:
        return dict.fromkeys(range(self.seats), len(self.letters))

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"letters": ", ".join(self.letters), "count": len(self.letters)}


class RolesGiven(EstimatrixEvent, frozen=True):
    rule = "EST-4"
    negater: int
    quanter: int

    def starter(self) -> int:
        return self.quanter


# A turn


class Banned(EstimatrixEvent, frozen=True):
    rule = "EST-6"
    seat: int
    colour: str
    rolled: bool

    @property
    def arguments(self) -> Mapping[str, str | int]:
        how = "rolled" if self.rolled else "chosen"
        return {"seat": self.seat, "colour": self.colour, "how": how}


class Drew(EstimatrixEvent, frozen=True):
    """The drawing grows; `total` is how many strokes it has now."""

    rule = "EST-R4"
    seat: int
    turn: int
    strokes: tuple[str, ...]
    total: int

    @property
    def exhibit(self) -> int:
        return self.turn

    def covered(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, strokes=())

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "count": len(self.strokes), "total": self.total}


class RubbedOut(EstimatrixEvent, frozen=True):
    rule = "EST-R4"
    seat: int
    total: int  # strokes that are left


class Hinted(EstimatrixEvent, frozen=True):
    """`turn` names the hint."""

    rule = "EST-7"
    seat: int
    turn: int
    form: str
    words: str  # the text, the emoji, or what describes the drawing
    strokes: tuple[str, ...]
    hidden: bool = False  # by the host

    @property
    def exhibit(self) -> int:
        return self.turn

    def covered(self, seat: int | None) -> Event:
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, words="", strokes=(), hidden=True)

    @property
    def arguments(self) -> Mapping[str, str | int]:
        form = "described" if self.strokes and self.words else self.form
        form = "hidden" if self.hidden else form
        return {
            "seat": self.seat,
            "form": form,
            "words": self.words,
            "strokes": len(self.strokes),
        }


class LeftFirst(EstimatrixEvent, frozen=True):
    """The Quanter lets the others answer first."""

    rule = "EST-10"
    seat: int


class Answered(EstimatrixEvent, frozen=True):
    """That a seat has set its colour is seen by all, which one only by itself."""

    seat: int
    role: str
    again: bool
    colour: str | None = None

    @property
    def rule(self) -> str:
        if self.again:
            return "EST-R5"
        return "EST-7" if self.role == QUANTER else "EST-9"

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Answered(self.seat, self.role, self.again)

    @property
    def arguments(self) -> Mapping[str, str | int]:
        how = "again" if self.again else "first"
        return {"seat": self.seat, "how": how, "colour": self.colour or "secret"}


class GaveNone(EstimatrixEvent, frozen=True):
    """Time was up: a seat without a guess gives none."""

    rule = "EST-R7"
    seat: int


class RanOut(EstimatrixEvent, frozen=True):
    """The Quanter's time was up: the turn ends without exchanges."""

    rule = "EST-R7"
    seat: int


# Evaluation


class Shown(EstimatrixEvent, frozen=True):
    """One of the answers that are all shown together."""

    rule = "EST-11"
    reveals = True
    seat: int
    role: str
    colour: str | None
    hit: bool

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "role": self.role, "colour": self.colour or "none"}


class Missed(EstimatrixEvent, frozen=True):
    """Nobody guessed the colour."""

    rule = "EST-12"
    seat: int  # the Quanter
    colour: str


class Thwarted(EstimatrixEvent, frozen=True):
    """The Negater guessed the colour."""

    rule = "EST-13"
    seat: int
    colour: str


class PairEvent(EstimatrixEvent, frozen=True):
    seat: int  # the Quanter
    other: int  # an Estimater who guessed
    letter: str  # the Quanter's
    other_letter: str


class Exchanged(PairEvent, frozen=True):
    """Each now has the other's letter."""

    rule = "EST-14"

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 1, self.other: 1}


class NotAgain(PairEvent, frozen=True):
    rule = "EST-15"


class GaveBack(PairEvent, frozen=True):
    """Each has its own piece again."""

    rule = "EST-21"

    def gains(self) -> Mapping[int, int]:
        return {self.seat: -1, self.other: -1}


# The end of a turn and of the game


class NegaterPassed(EstimatrixEvent, frozen=True):
    rule = "EST-18"
    seat: int  # who is Negater now
    before: int


class QuanterPassed(EstimatrixEvent, frozen=True):
    seat: int  # who is Quanter now
    before: int
    skipped: bool  # the Negater
    met: bool = False  # the Negater it skipped has become one just now

    @property
    def rule(self) -> str:
        return "EST-19" if self.met else "EST-17"

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "skipped": "yes" if self.skipped else "no"}


class Completed(EstimatrixEvent, frozen=True):
    """A seat has all six letters."""

    rule = "EST-20"
    first: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        return self.first

    @property
    def arguments(self) -> Mapping[str, str | int]:
        seats = " ".join(str(seat + 1) for seat in self.first)
        return {"seat": self.first[0], "count": len(self.first), "seats": seats}


EVENTS = (
    Chose, SharedOut, RolesGiven,
    Banned, Drew, RubbedOut, Hinted, LeftFirst, Answered, GaveNone, RanOut,
    Shown, Missed, Thwarted, Exchanged, NotAgain, GaveBack,
    NegaterPassed, QuanterPassed, Completed,
)  # fmt: skip
