"""What happens among laborigines. Figures, tiles and colours are named as people name them.

`seat` is always the seat whose figure or energy it is about. Tiles are numbered from 1 clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from deskoherna.kernel import Argument, Event

from .pieces import SEATS


class LaboriginesEvent(Event, frozen=True):
    prefix: ClassVar[str] = "laborigines"


class FigureEvent(LaboriginesEvent, frozen=True):
    seat: int
    figure: str


class TileEvent(FigureEvent, frozen=True):
    """Something that happens to a figure where it stands."""

    tile: int

    def places(self) -> tuple[str, ...]:
        return (str(self.tile),)


# Preparation


class Stocked(LaboriginesEvent, frozen=True):
    """What a seat starts with."""

    rule = "LAB-3"
    seat: int
    energy: int

    def gains(self) -> Mapping[int, int]:
        return {self.seat: self.energy}


class MoaPut(LaboriginesEvent, frozen=True):
    rule = "LAB-R15"
    tile: int

    def places(self) -> tuple[str, ...]:
        return (str(self.tile),)


class Modelled(FigureEvent, frozen=True):
    rule = "LAB-2"
    clay: str


class Placed(TileEvent, frozen=True):
    rule = "LAB-R15"


class Voted(LaboriginesEvent, frozen=True):
    """That a seat has voted is seen by all, for whom only by itself."""

    rule = "LAB-R24"
    seat: int
    vote: int | None = None  # a seat

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Voted(self.seat)

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat}


class Prettiest(LaboriginesEvent, frozen=True):
    """Who starts: by votes, or by a draw among those who have most."""

    rule = "LAB-R24"
    seat: int
    votes: tuple[int, ...]  # for each seat
    drawn: int  # how many chance decided among

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
    rule = "LAB-13"
    seat: int
    first: int
    second: int


class Assigned(FigureEvent, frozen=True):
    """The die of a figure; Moa's, or the other twin's, is the other one."""

    rule = "LAB-13"
    die: int
    other: int


class Suffered(FigureEvent, frozen=True):
    """A disease acts in phase 2."""

    disease: str

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
    seat: int
    mover: int
    figure: str
    course: str
    colour: str
    price: int

    def gains(self) -> Mapping[int, int]:
        return {self.seat: -self.price}


class MoaMoved(LaboriginesEvent, frozen=True):
    rule = "LAB-15"
    start: int
    end: int
    steps: int

    def places(self) -> tuple[str, ...]:
        return (str(self.end),)


class Walked(FigureEvent, frozen=True):
    rule = "LAB-15"
    start: int
    end: int
    steps: int
    course: str

    def places(self) -> tuple[str, ...]:
        return (str(self.end),)


class MetMoa(TileEvent, frozen=True):
    rule = "LAB-17"
    moa_moved: bool

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat, "figure": self.figure, "tile": self.tile,
                "mover": "moa" if self.moa_moved else "laborigine"}  # fmt: skip


class Met(TileEvent, frozen=True):
    """`figure` has come upon `other`, which stands there."""

    rule = "LAB-18"
    other: str
    other_seat: int


# Energy


class LaidDown(TileEvent, frozen=True):
    """One piece: onto the tile, or out of the game."""

    rule = "LAB-9"
    colour: str
    out: bool

    def gains(self) -> Mapping[int, int]:
        return {self.seat: -1}

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat, "figure": self.figure, "colour": self.colour,
                "tile": self.tile, "where": "out" if self.out else "tile"}  # fmt: skip


class HandedOver(LaboriginesEvent, frozen=True):
    """One piece from `seat` to `taker`."""

    rule = "LAB-10"
    seat: int
    taker: int
    colour: str

    def gains(self) -> Mapping[int, int]:
        return {self.seat: -1, self.taker: 1}


class Collected(TileEvent, frozen=True):
    """All that lay on the tile, by colour."""

    rule = "LAB-28"
    energy: tuple[int, ...]

    def gains(self) -> Mapping[int, int]:
        return {self.seat: sum(self.energy)}

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat, "figure": self.figure, "tile": self.tile,
                "amount": sum(self.energy)}  # fmt: skip


class Mutated(FigureEvent, frozen=True):
    """By a mutation, a figure lays down another amount."""

    disease: str
    amount: int

    @property
    def rule(self) -> str:
        return {"benign-mutation": "LAB-25", "malign-mutation": "LAB-26"}[self.disease]


class Protected(FigureEvent, frozen=True):
    rule = "LAB-11"


class CouldNotGain(FigureEvent, frozen=True):
    """The energy stays where it is."""

    rule = "LAB-27"


class Delegated(LaboriginesEvent, frozen=True):
    """The table chooses colours for the seat, or no longer does."""

    rule = "LAB-R5"
    seat: int
    on: bool

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": self.seat, "whose": "table" if self.on else "seat"}


# Markers


class FlagGained(FigureEvent, frozen=True):
    """By a rolled 1, a vote, a tile, or from another figure one comes upon."""

    cause: str
    loser: str = ""  # the figure that had it

    @property
    def rule(self) -> str:
        return FLAG_CAUSES[self.cause]


FLAG_CAUSES = {"prettiest": "LAB-5", "one": "LAB-13", "tile": "LAB-38", "met": "LAB-18"}


class FlagLost(FigureEvent, frozen=True):
    """It lies aside: Moa took it, or Immunity Loss, the own one or that of another figure."""

    cause: str
    by: str = ""

    @property
    def rule(self) -> str:
        return {"moa": "LAB-17", "disease": "LAB-23"}[self.cause]


class FlagGone(LaboriginesEvent, frozen=True):
    """For good."""

    rule = "LAB-8"


class Infected(FigureEvent, frozen=True):
    rule = "LAB-30"


class InfectionPassed(FigureEvent, frozen=True):
    """From `figure`, which is healthy now, to `other`."""

    rule = "LAB-18"
    other: str
    other_seat: int


class DiseaseTurned(LaboriginesEvent, frozen=True):
    """The disease of all the infected from now on."""

    disease: str
    reshuffled: bool

    @property
    def rule(self) -> str:
        return "LAB-R23" if self.reshuffled else "LAB-30"

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"disease": self.disease, "how": "reshuffled" if self.reshuffled else "next"}


class BoltTaken(FigureEvent, frozen=True):
    rule = "LAB-33"
    bolts: int


class AcidTaken(FigureEvent, frozen=True):
    rule = "LAB-34"


class AcidBit(TileEvent, frozen=True):
    """On leaving a tile."""

    rule = "LAB-R10"


class AcidGone(FigureEvent, frozen=True):
    rule = "LAB-34"


# Traps


class Turned(TileEvent, frozen=True):
    """A tile is turned over: `side` lies up now."""

    rule = "LAB-28"
    side: str

    @property
    def reveals(self) -> bool:
        return True  # also if it was seen before: remembering is part of the game


class Sprung(FigureEvent, frozen=True):
    """What a trap demands, or that it demands nothing."""

    side: str
    amount: int = 0

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
    """Three go to the poorest, `taker`; or are laid down; or nothing happens."""

    rule = "LAB-31"
    amount: int
    taker: int | None = None

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
    rule = "LAB-7"
    seat: int


class Vanished(LaboriginesEvent, frozen=True):
    """A colour leaves the game: so much from each seat, so much from the tiles."""

    rule = "LAB-7"
    colour: str
    lost: tuple[int, ...]
    lying: int

    def gains(self) -> Mapping[int, int]:
        return {seat: -lost for seat, lost in enumerate(self.lost) if lost}

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"colour": self.colour, "amount": sum(self.lost) + self.lying}


class Won(LaboriginesEvent, frozen=True):
    """The last laborigine, the last team, or all who dropped out last."""

    seats: tuple[int, ...]
    cause: str

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
