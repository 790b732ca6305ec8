"""What happens among laborigines. Figures, tiles and colours are named as people name them.

`seat` is always the seat whose figure or energy it is about. Tiles are numbered from 1 clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from deskoherna.kernel import Argument, Event

from .pieces import SEATS, Course, Ground


class LaboriginesEvent(Event, frozen=True):
    prefix: ClassVar[str] = "laborigines"


class FigureEvent(LaboriginesEvent, frozen=True):
    """About one figure."""

    seat: int  # whose figure it is
    figure: str  # its name: A, or A1 and A2 for twins

    @property
    def twin(self) -> bool:
        return len(self.figure) > 1


class TileEvent(FigureEvent, frozen=True):
    """Something that happens to a figure where it stands."""

    tile: int  # where, from 1

    def places(self) -> tuple[str, ...]:
        return (str(self.tile),)


# Preparation


class Stocked(LaboriginesEvent, frozen=True):
    """What a seat starts with."""

    seat: int  # who gets it
    energy: int  # pieces
    variant: str  # basic, teams or twins

    @property
    def rule(self) -> str:
        return {"basic": "LAB-3", "teams": "LAB-42", "twins": "LAB-43"}[self.variant]

    def gains(self) -> Mapping[int, int]:
        return {self.seat: self.energy}


class MoaPut(LaboriginesEvent, frozen=True):
    """Moa is placed."""

    rule = "LAB-R15"
    tile: int  # where, from 1

    def places(self) -> tuple[str, ...]:
        return (str(self.tile),)


class Modelled(FigureEvent, frozen=True):
    """A figure gets its looks."""

    rule = "LAB-2"
    clay: str  # what it looks like, as a `clay` move writes it


class Placed(TileEvent, frozen=True):
    """A figure is placed."""

    rule = "LAB-R15"


class Voted(LaboriginesEvent, frozen=True):
    """A seat has voted."""

    rule = "LAB-R24"
    seat: int  # who votes
    vote: int | None = None  # the seat it votes for; none for others

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Voted(self.seat)

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat}


class Prettiest(LaboriginesEvent, frozen=True):
    """Who starts: by votes, or by a draw among those who have the most."""

    rule = "LAB-R24"
    seat: int  # who starts
    votes: tuple[int, ...]  # for each seat
    drawn: int  # how many seats chance decided among

    def starter(self) -> int:
        return self.seat  # LAB-5

    @property
    def reveals(self) -> bool:
        return True

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat, "votes": max(self.votes), "drawn": self.drawn}


# A turn


class Rolled(LaboriginesEvent, frozen=True):
    """The dice of a turn."""

    rule = "LAB-13"
    seat: int  # whose turn it is
    first: int  # one die
    second: int  # the other die


class Assigned(FigureEvent, frozen=True):
    """The die of a figure; the other one is Moa's, or the other twin's."""

    die: int  # the figure's
    other: int  # the other one

    @property
    def rule(self) -> str:
        return "LAB-43" if self.twin else "LAB-13"


class Suffered(FigureEvent, frozen=True):
    """A disease acts in phase 2."""

    disease: str  # its name

    @property
    def rule(self) -> str:
        return SUFFERED[self.disease]


SUFFERED = {
    "leprosy": "LAB-20",
    "inferiority-complex": "LAB-21",
    "limping": "LAB-22",
    "immunity-loss": "LAB-23",
    "hyperactivity": "LAB-24",
}


class Manipulated(LaboriginesEvent, frozen=True):
    """`seat` pays in the colour of `mover`, another seat, and decides its figure's course."""

    rule = "LAB-19"
    seat: int  # who pays
    mover: int  # whose figure it is
    figure: str  # its name
    course: Course  # cw or ccw
    colour: str  # of the pieces that are paid
    price: int  # how many pieces

    def gains(self) -> Mapping[int, int]:
        return {self.seat: -self.price}


class MoaMoved(LaboriginesEvent, frozen=True):
    """Moa walks."""

    start: int  # the tile it leaves, from 1
    end: int  # the tile it comes to, from 1
    steps: int  # how far
    again: bool  # after a conflict

    @property
    def rule(self) -> str:
        return "LAB-16" if self.again else "LAB-15"

    def places(self) -> tuple[str, ...]:
        return (str(self.end),)


class Walked(FigureEvent, frozen=True):
    """A figure walks."""

    start: int  # the tile it leaves, from 1
    end: int  # the tile it comes to, from 1
    steps: int  # how far
    course: Course  # cw or ccw
    cause: str  # course, or what makes it go on: conflict or footprint

    @property
    def rule(self) -> str:
        return {"course": "LAB-15", "conflict": "LAB-16", "footprint": "LAB-29"}[self.cause]

    def places(self) -> tuple[str, ...]:
        return (str(self.end),)


class MetMoa(TileEvent, frozen=True):
    """A figure and Moa meet."""

    rule = "LAB-17"
    moa_moved: bool  # whether Moa came upon the figure

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat, "figure": self.figure, "tile": self.tile,
                "mover": "moa" if self.moa_moved else "laborigine"}  # fmt: skip


class Met(TileEvent, frozen=True):
    """`figure` has come upon `other`, which stands there."""

    other: str  # the figure that stands there
    other_seat: int  # whose it is

    @property
    def rule(self) -> str:
        return "LAB-R17" if self.seat == self.other_seat else "LAB-18"


# Energy


class LaidDown(TileEvent, frozen=True):
    """One piece of energy is laid down: onto the tile, or out of the game."""

    rule = "LAB-9"
    colour: str  # of the piece
    out: bool  # out of the game

    def gains(self) -> Mapping[int, int]:
        return {self.seat: -1}

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat, "figure": self.figure, "colour": self.colour,
                "tile": self.tile, "where": "out" if self.out else "tile"}  # fmt: skip


class HandedOver(LaboriginesEvent, frozen=True):
    """One piece of energy goes from `seat` to `taker`."""

    rule = "LAB-10"
    seat: int  # who gives it
    taker: int  # the seat that gets it
    colour: str  # of the piece

    def gains(self) -> Mapping[int, int]:
        return {self.seat: -1, self.taker: 1}


class Collected(TileEvent, frozen=True):
    """A figure takes all the energy that lies on its tile."""

    rule = "LAB-28"
    energy: tuple[int, ...]  # pieces by colour

    def gains(self) -> Mapping[int, int]:
        return {self.seat: sum(self.energy)}

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat, "figure": self.figure, "tile": self.tile,
                "amount": sum(self.energy)}  # fmt: skip


class Mutated(FigureEvent, frozen=True):
    """By a mutation, a figure lays down another amount."""

    disease: str  # benign-mutation or malign-mutation
    amount: int  # pieces to lay down

    @property
    def rule(self) -> str:
        return MUTATED[self.disease]


MUTATED = {"benign-mutation": "LAB-25", "malign-mutation": "LAB-26"}


class Protected(FigureEvent, frozen=True):
    """The flag saves the figure from losing energy."""

    rule = "LAB-11"


class CouldNotGain(FigureEvent, frozen=True):
    """A disease keeps the figure from gaining energy, which stays where it is."""

    rule = "LAB-27"


RULE_OF_DISEASE = {**SUFFERED, **MUTATED, "storage-disorder": CouldNotGain.rule}


class Delegated(LaboriginesEvent, frozen=True):
    """The table chooses colours for the seat, or no longer does."""

    rule = "LAB-R5"
    seat: int  # for whom
    on: bool  # whether the table does from now on

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat, "whose": "table" if self.on else "seat"}


# Markers


class FlagGained(FigureEvent, frozen=True):
    """The figure gets the flag: by a rolled 1, a vote, a tile, or from a figure it comes upon."""

    cause: str  # prettiest, one, tile or met
    loser: str = ""  # the figure that had it; empty if none

    @property
    def rule(self) -> str:
        if self.cause == "met" and self.loser[:1] == self.figure[:1]:
            return "LAB-R17"  # from one's own twin
        return (TWIN_FLAG_CAUSES if self.twin else FLAG_CAUSES)[self.cause]


FLAG_CAUSES = {"prettiest": "LAB-5", "one": "LAB-13", "tile": "LAB-38", "met": "LAB-18"}
TWIN_FLAG_CAUSES = {**FLAG_CAUSES, "prettiest": "LAB-R27", "one": "LAB-43"}


class FlagLost(FigureEvent, frozen=True):
    """The figure loses the flag to Moa or to Immunity Loss; it lies aside."""

    cause: str  # moa or disease
    by: str = ""  # the figure whose disease it was; empty if none

    @property
    def rule(self) -> str:
        return {"moa": "LAB-17", "disease": "LAB-23"}[self.cause]


class FlagGone(LaboriginesEvent, frozen=True):
    """The flag leaves the game for good."""

    rule = "LAB-8"


class Infected(FigureEvent, frozen=True):
    """A figure falls ill."""

    rule = "LAB-30"


class InfectionPassed(FigureEvent, frozen=True):
    """From `figure`, which is healthy now, to `other`."""

    other: str  # the figure that is infected now
    other_seat: int  # whose it is

    @property
    def rule(self) -> str:
        return "LAB-R17" if self.seat == self.other_seat else "LAB-18"


class DiseaseTurned(LaboriginesEvent, frozen=True):
    """The disease of all infected figures from now on."""

    disease: str  # its name
    reshuffled: bool  # whether the pile was shuffled first

    @property
    def rule(self) -> str:
        return "LAB-R23" if self.reshuffled else "LAB-30"

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"disease": self.disease, "how": "reshuffled" if self.reshuffled else "next"}


class BoltTaken(FigureEvent, frozen=True):
    """A figure gets a bolt."""

    rule = "LAB-33"
    bolts: int  # that it has now


class AcidTaken(FigureEvent, frozen=True):
    """A figure gets acid on it."""

    rule = "LAB-34"


class AcidBit(TileEvent, frozen=True):
    """Acid costs the figure energy as it leaves a tile."""

    rule = "LAB-R10"


class AcidGone(FigureEvent, frozen=True):
    """A figure is rid of its acid."""

    rule = "LAB-34"


# Traps


class Turned(TileEvent, frozen=True):
    """A tile is turned over: `side` lies up now."""

    rule = "LAB-28"
    side: str  # what lies up now
    ground: Ground  # its colour

    @property
    def reveals(self) -> bool:
        return True  # also if it was seen before: remembering is part of the game


class Sprung(FigureEvent, frozen=True):
    """What a trap demands, or that it demands nothing."""

    side: str  # the trap
    amount: int = 0  # pieces it costs; 0 if none

    @property
    def rule(self) -> str:
        return TRAP_RULES[self.side]


TRAP_RULES = {
    "footprint": "LAB-29",
    "disease": "LAB-30",
    "radiation": "LAB-32",
    "lightning": "LAB-33",
    "acid": "LAB-34",
    "small-explosion": "LAB-35",
    "big-explosion": "LAB-36",
    "healing": "LAB-37",
    "flag": "LAB-38",
    "danger": "LAB-39",
    "harmless": "LAB-40",
}


class Charity(FigureEvent, frozen=True):
    """Three pieces go to the poorest, `taker`; or they are laid down; or nothing happens."""

    rule = "LAB-31"
    amount: int  # pieces
    taker: int | None = None  # the poorest seat; none if nobody gets them

    @property
    def arguments(self) -> Mapping[str, Argument]:
        how = "give" if self.taker is not None else "lay" if self.amount else "nothing"
        return {"seat": self.seat, "figure": self.figure, "amount": self.amount, "how": how,
                "taker": self.taker or 0}  # fmt: skip


class WentNowhere(FigureEvent, frozen=True):
    """A footprint on the tile where the move began does nothing."""

    rule = "LAB-R21"


# The end


class DroppedOut(LaboriginesEvent, frozen=True):
    """A seat is out of the game."""

    rule = "LAB-7"
    seat: int  # which


class Vanished(LaboriginesEvent, frozen=True):
    """All energy of a colour leaves the game."""

    rule = "LAB-7"
    colour: str  # which
    lost: tuple[int, ...]  # pieces that each seat loses
    lying: int  # pieces that lay on tiles

    def gains(self) -> Mapping[int, int]:
        return {seat: -lost for seat, lost in enumerate(self.lost) if lost}

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"colour": self.colour, "amount": sum(self.lost) + self.lying}


class Won(LaboriginesEvent, frozen=True):
    """The last laborigine, the last team, or all who dropped out last."""

    seats: tuple[int, ...]  # the winners
    cause: str  # the rule: LAB-41, LAB-42 or LAB-R7

    @property
    def rule(self) -> str:
        return self.cause

    def winners(self) -> tuple[int, ...]:
        return self.seats

    @property
    def arguments(self) -> Mapping[str, Argument]:
        names = ", ".join(SEATS[seat] for seat in self.seats)
        return {"seat": self.seats[0], "names": names, "how": HOW_WON[self.cause]}


HOW_WON = {"LAB-41": "last", "LAB-42": "team", "LAB-R7": "together"}

EVENTS = (
    Stocked, MoaPut, Modelled, Placed, Voted, Prettiest,
    Rolled, Assigned, Suffered, Manipulated, MoaMoved, Walked, MetMoa, Met,
    Mutated, LaidDown, HandedOver, Collected, Protected, CouldNotGain, Delegated,
    FlagGained, FlagLost, FlagGone, Infected, InfectionPassed, DiseaseTurned, BoltTaken,
    AcidTaken, AcidBit, AcidGone,
    Turned, Sprung, Charity, WentNowhere,
    DroppedOut, Vanished, Won,
)  # fmt: skip
