"""What happens in ESTIMATRIX. Colours and letters are named as people name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from deskoherna.kernel import Event

from .pieces import QUANTER, Colour, Form, Role
from .tongues import read_words


class EstimatrixEvent(Event, frozen=True):
    prefix: ClassVar[str] = "estimatrix"


# Set-up


class Chose(EstimatrixEvent, frozen=True):
    """A seat gets all pieces of a letter."""

    seat: int  # who gets them
    letter: str  # one of MATRIX
    dealt: bool  # whether chance decided

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
    letters: str  # that nobody has chosen
    seats: int  # how many there are

    def gains(self) -> Mapping[int, int]:
        return dict.fromkeys(range(self.seats), len(self.letters))

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"letters": ", ".join(self.letters), "count": len(self.letters)}


class RolesGiven(EstimatrixEvent, frozen=True):
    """The first Negater and the first Quanter."""

    rule = "EST-4"
    negater: int  # the seat
    quanter: int  # the seat

    def starter(self) -> int:
        return self.quanter


# A turn


class Banned(EstimatrixEvent, frozen=True):
    """The colour nobody may use in this turn."""

    rule = "EST-6"
    seat: int  # the Quanter
    colour: Colour  # the banned one
    rolled: bool  # whether the die decided

    @property
    def arguments(self) -> Mapping[str, str | int]:
        how = "rolled" if self.rolled else "chosen"
        return {"seat": self.seat, "colour": self.colour, "how": how}


class Drew(EstimatrixEvent, frozen=True):
    """The drawing grows."""

    rule = "EST-R4"
    seat: int  # the Quanter
    turn: int  # the number of the turn, which names the hint
    strokes: tuple[str, ...]  # the new ones, in the notation of `sketch.py`
    total: int  # how many strokes there are now

    @property
    def exhibit(self) -> int:
        return self.turn

    def covered(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, strokes=())

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "count": len(self.strokes), "total": self.total}


class RubbedOut(EstimatrixEvent, frozen=True):
    """Strokes are rubbed out of the drawing."""

    rule = "EST-R4"
    seat: int  # the Quanter
    turn: int  # the number of the turn, which names the hint
    total: int  # how many strokes are left

    @property
    def exhibit(self) -> int:
        return self.turn

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "total": self.total}


class Hinted(EstimatrixEvent, frozen=True):
    """The hint is given."""

    rule = "EST-7"
    seat: int  # the Quanter
    turn: int  # the number of the turn, which names the hint
    form: Form  # of the hint
    words: str  # the text, the emoji, or what describes the drawing
    strokes: tuple[str, ...]  # of a drawing, in the notation of `sketch.py`
    hidden: bool = False  # whether the host has hidden it

    @property
    def exhibit(self) -> int:
        return self.turn

    def covered(self, seat: int | None) -> Event:
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, words="", strokes=(), hidden=True)

    @property
    def arguments(self) -> Mapping[str, str | int]:
        form: str = "described" if self.strokes and self.words else self.form
        form = "hidden" if self.hidden else form
        return {
            "seat": self.seat,
            "form": form,
            "strokes": len(self.strokes),
            **read_words(self.words)._asdict(),
        }


class LeftFirst(EstimatrixEvent, frozen=True):
    """The Quanter lets the others answer first."""

    rule = "EST-10"
    seat: int  # the Quanter


class Answered(EstimatrixEvent, frozen=True):
    """A seat has set its colour."""

    seat: int  # who answers
    role: Role  # of the seat
    again: bool  # whether it replaces an earlier answer
    colour: Colour | None = None  # the one that was set; none for others

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
    seat: int  # whose time was up


class RanOut(EstimatrixEvent, frozen=True):
    """The Quanter's time was up: the turn ends without exchanges."""

    rule = "EST-R7"
    seat: int  # the Quanter


# Evaluation


class Shown(EstimatrixEvent, frozen=True):
    """One of the answers that are all shown together."""

    rule = "EST-11"
    reveals = True
    seat: int  # whose answer it is
    role: Role  # of the seat
    colour: Colour | None  # none if the seat gave no answer
    hit: bool  # whether it is the Quanter's colour

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "role": self.role, "colour": self.colour or "none"}


class Missed(EstimatrixEvent, frozen=True):
    """Nobody guessed the colour."""

    rule = "EST-12"
    seat: int  # the Quanter
    colour: Colour  # the Quanter's


class Thwarted(EstimatrixEvent, frozen=True):
    """The Negater guessed the colour."""

    rule = "EST-13"
    seat: int  # the Negater
    colour: Colour  # the Quanter's


class PairEvent(EstimatrixEvent, frozen=True):
    """Between the Quanter and an Estimater who guessed the colour."""

    seat: int  # the Quanter
    other: int  # the Estimater
    letter: str  # the Quanter's own
    other_letter: str  # the Estimater's own


class Exchanged(PairEvent, frozen=True):
    """Each now has the other's letter."""

    rule = "EST-14"

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 1, self.other: 1}


class NotAgain(PairEvent, frozen=True):
    """The two have exchanged their letters before."""

    rule = "EST-15"


class GaveBack(PairEvent, frozen=True):
    """Each has its own piece again."""

    rule = "EST-21"

    def gains(self) -> Mapping[int, int]:
        return {self.seat: -1, self.other: -1}


# The end of a turn and of the game


class NegaterPassed(EstimatrixEvent, frozen=True):
    """Another seat is Negater."""

    rule = "EST-18"
    seat: int  # who is Negater now
    before: int  # who was Negater until now


class QuanterPassed(EstimatrixEvent, frozen=True):
    """Another seat is Quanter."""

    seat: int  # who is Quanter now
    before: int  # who was Quanter until now
    skipped: bool  # whether the role passed over the Negater
    met: bool = False  # the Negater it skipped has become one just now

    @property
    def rule(self) -> str:
        return "EST-19" if self.met else "EST-17"

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "skipped": "yes" if self.skipped else "no"}


class Completed(EstimatrixEvent, frozen=True):
    """The game is over: someone has all six letters."""

    rule = "EST-20"
    first: tuple[int, ...]  # the seats that have them

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
