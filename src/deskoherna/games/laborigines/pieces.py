"""Tiles, diseases, colours, and who plays with what in each variant."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

_CONTENT = tomllib.loads(
    (files(__package__) / "content" / "laboratory.toml").read_text("utf-8"),
)

# Tiles. A side is a number: its place in SIDES.

SIDES: tuple[str, ...] = (*_CONTENT["traps"], *_CONTENT["harmless"])
SIDE = {name: number for number, name in enumerate(SIDES)}
Ground = Literal["yellow", "green", "white"]
GROUND: dict[str, Ground] = {
    name: side["colour"] for part in ("traps", "harmless") for name, side in _CONTENT[part].items()
}
GREEN = frozenset(side for side, name in enumerate(SIDES) if GROUND[name] == "green")  # LAB-R2

Tile = tuple[int, int]  # its two sides

TWINS: tuple[Tile, ...] = tuple((SIDE[name], SIDE[name]) for name in _CONTENT["traps"])
MIXED: tuple[Tile, ...] = tuple(
    (SIDE[name], SIDE[side["other"]]) for name, side in _CONTENT["traps"].items()
)
TILES = TWINS + MIXED  # LAB-R1
RING = len(TILES)

HARMLESS = SIDE["harmless"]
DANGER = SIDE["danger"]
FOOTPRINT = SIDE["footprint"]

# Diseases, by their place in DISEASES

DISEASES: tuple[str, ...] = tuple(_CONTENT["diseases"]["cards"])  # LAB-R3
LEPROSY, INFERIORITY, LIMPING, IMMUNITY_LOSS, HYPERACTIVITY, BENIGN, MALIGN, STORAGE = range(8)

# Energy. A colour is a number; its letter is that of the first seat that plays it.

SEATS = "ABCDEF"  # and so are their figures called
COLOURS = "abcden"
NEUTRAL = COLOURS.index("n")
SHADES = len(COLOURS)

PRICE = 3  # of a manipulation (LAB-19)
CLOCKWISE, COUNTER = 1, -1
Course = Literal["cw", "ccw"]
COURSES: dict[int, Course] = {CLOCKWISE: "cw", COUNTER: "ccw"}

NOBODY = -1  # has the flag, is infected, …
GONE = -2  # the flag, for good (LAB-8)
OUT = -1  # the tile of a figure that is not in the ring: not yet, or no longer


SEATS_OF = {
    "basic": (2, 3, 4, 5),
    "teams": (4, 6),
    "twins": (2, 3),
}  # LAB-R4, LAB-42, LAB-43


class Laboratory(msgspec.Struct, frozen=True):
    """What does not change in a game: the options it is played with."""

    variant: str
    seats: int
    energy: int
    aid: bool  # whether people are shown the lower sides they have seen (LAB-R16)
    modelling: bool

    @property
    def possible(self) -> bool:
        return self.seats in SEATS_OF[self.variant] and (self.energy == 20 or not self.teams)

    @property
    def twins(self) -> bool:
        return self.variant == "twins"

    @property
    def teams(self) -> bool:
        return self.variant == "teams"


class Cast(msgspec.Struct, frozen=True):
    """Who plays which figures and colour, with how much energy. Figures are numbered by seat."""

    owner: tuple[int, ...]  # of each figure
    figures: tuple[tuple[int, ...], ...]  # of each seat
    colour: tuple[int, ...]  # of each seat
    names: tuple[str, ...]  # of each figure
    stock: tuple[tuple[int, ...], ...]  # of each seat at the start, by colour


@cache
def cast(lab: Laboratory) -> Cast:
    each = 2 if lab.twins else 1  # LAB-43
    owner = tuple(figure // each for figure in range(each * lab.seats))
    figures = tuple(tuple(range(each * seat, each * seat + each)) for seat in range(lab.seats))
    colour = tuple(seat % (lab.seats // 2) if lab.teams else seat for seat in range(lab.seats))
    names = tuple(
        SEATS[seat] + (str(1 + nth) if lab.twins else "")
        for seat in range(lab.seats)
        for nth in range(each)
    )
    stock = tuple(_stock(lab, shade) for shade in colour)
    return Cast(owner, figures, colour, names, stock)


def _stock(lab: Laboratory, own: int) -> tuple[int, ...]:
    stock = [0] * SHADES
    stock[own] = 15 if lab.teams else lab.energy  # LAB-3
    stock[NEUTRAL] = 5 if lab.teams else 0  # LAB-42
    return tuple(stock)
