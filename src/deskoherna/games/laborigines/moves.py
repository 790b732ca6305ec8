"""Moves and their notation: `die 3`, `go cw`, `pay ccw`, `energy b` …"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from deskoherna.kernel import Move, Unreadable

from .clay import CLAY, AnyClay, Clay
from .pieces import CLOCKWISE, COLOURS, COUNTER, COURSES, SEATS


class Place(Move, frozen=True):
    """Where a figure starts (LAB-2); without a tile, chance decides."""

    tile: int | None

    def __str__(self) -> str:
        return "at any" if self.tile is None else f"at {self.tile + 1}"


class Vote(Move, frozen=True):
    """For the prettiest laborigine (LAB-5), or for none."""

    seat: int | None

    def __str__(self) -> str:
        return "vote none" if self.seat is None else f"vote {SEATS[self.seat]}"


class Assign(Move, frozen=True):
    """The die of the own laborigine, of twins the first one; the other die is Moa's or hers."""

    die: int

    def __str__(self) -> str:
        return f"die {self.die}"


class FlagTo(Move, frozen=True):
    """Which of the twins gets the flag (LAB-43)."""

    twin: int

    def __str__(self) -> str:
        return f"flag {self.twin + 1}"


class Pay(Move, frozen=True):
    """Manipulate (LAB-19): the course of the moving laborigine, of twins the first one's."""

    course: int

    def __str__(self) -> str:
        return f"pay {COURSES[self.course]}"


class Pass(Move, frozen=True):
    """No manipulation."""

    def __str__(self) -> str:
        return "pass"


class Go(Move, frozen=True):
    """The course of the own laborigine (LAB-15), or which twin goes first, and where."""

    course: int
    twin: int | None = None

    def __str__(self) -> str:
        which = "" if self.twin is None else f"{self.twin + 1} "
        return f"go {which}{COURSES[self.course]}"


class Energy(Move, frozen=True):
    """The colour of one piece that is laid down or handed over."""

    colour: int

    def __str__(self) -> str:
        return f"energy {COLOURS[self.colour]}"


class OwnLast(Move, frozen=True):
    """From now on the table chooses colours for this seat (LAB-R5)."""

    def __str__(self) -> str:
        return "own last"


class OwnChoice(Move, frozen=True):
    """The seat chooses colours again."""

    def __str__(self) -> str:
        return "own choice"


LaboriginesMove = (
    Clay | AnyClay | Place | Vote | Assign | FlagTo | Pay | Pass | Go | Energy | OwnLast | OwnChoice
)

WAYS = (CLOCKWISE, COUNTER)

_WAY = {name: way for way, name in COURSES.items()}
_FORMS: Mapping[str, Callable[[re.Match[str]], LaboriginesMove]] = {
    r"at any": lambda _: Place(None),
    r"at ([1-9]|1[0-9]|20)": lambda said: Place(int(said[1]) - 1),
    r"vote none": lambda _: Vote(None),
    r"vote ([a-f])": lambda said: Vote(SEATS.lower().index(said[1])),
    r"die ([1-6])": lambda said: Assign(int(said[1])),
    r"flag ([12])": lambda said: FlagTo(int(said[1]) - 1),
    r"pay (cw|ccw)": lambda said: Pay(_WAY[said[1]]),
    r"pass": lambda _: Pass(),
    r"go (cw|ccw)": lambda said: Go(_WAY[said[1]]),
    r"go ([12]) (cw|ccw)": lambda said: Go(_WAY[said[2]], int(said[1]) - 1),
    rf"energy ([{COLOURS}])": lambda said: Energy(COLOURS.index(said[1])),
    r"own last": lambda _: OwnLast(),
    r"own choice": lambda _: OwnChoice(),
    r"clay any": lambda _: AnyClay(),
    CLAY: lambda said: Clay(said[1], said[2]),
}
_READERS = [(re.compile(form, re.ASCII), reader) for form, reader in _FORMS.items()]


def read_move(text: str) -> LaboriginesMove:
    """The move; letters of either case, spaces around it do not matter."""
    tidy = " ".join(text.lower().split())
    for form, reader in _READERS:
        if said := form.fullmatch(tidy):
            return reader(said)
    raise Unreadable("ROOM-2", "laborigines-unreadable", move=tidy[:40])
