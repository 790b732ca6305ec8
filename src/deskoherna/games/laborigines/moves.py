"""Moves and their notation: `die 3`, `go cw`, `pay ccw`, `energy b` …"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from deskoherna.kernel import Move, Unreadable

from .clay import CLAY, AnyClay, Clay
from .pieces import CLOCKWISE, COLOURS, COUNTER, COURSES, SEATS


class Place(Move, frozen=True):
    """`at 7`: where a figure starts (LAB-2); with `at any` chance decides."""

    tile: int | None  # from 0; none lets chance decide

    def __str__(self) -> str:
        return "at any" if self.tile is None else f"at {self.tile + 1}"


class Vote(Move, frozen=True):
    """`vote B`: for the prettiest laborigine (LAB-5); `vote none` abstains."""

    seat: int | None  # voted for; none abstains

    def __str__(self) -> str:
        return "vote none" if self.seat is None else f"vote {SEATS[self.seat]}"


class Assign(Move, frozen=True):
    """`die 3`: the die of the seat's laborigine, with twins of the first (LAB-13); the other die is
    Moa's or the other twin's."""

    die: int  # its value

    def __str__(self) -> str:
        return f"die {self.die}"


class FlagTo(Move, frozen=True):
    """`flag 1`: which of the twins gets the flag (LAB-43)."""

    twin: int  # from 0

    def __str__(self) -> str:
        return f"flag {self.twin + 1}"


class Pay(Move, frozen=True):
    """`pay cw`: manipulate, that is decide where the moving laborigine, with twins the first, goes
    (LAB-19)."""

    course: int  # 1 is clockwise, -1 counterclockwise

    def __str__(self) -> str:
        return f"pay {COURSES[self.course]}"


class Pass(Move, frozen=True):
    """`pass`: no manipulation."""

    def __str__(self) -> str:
        return "pass"


class Go(Move, frozen=True):
    """`go cw`: where one's own laborigine goes (LAB-15); `go 2 ccw` sends the second twin first."""

    course: int  # 1 is clockwise, -1 counterclockwise
    twin: int | None = None  # who goes first, from 0; none without twins

    def __str__(self) -> str:
        which = "" if self.twin is None else f"{self.twin + 1} "
        return f"go {which}{COURSES[self.course]}"


class Energy(Move, frozen=True):
    """`energy b`: the colour of one piece that is laid down or handed over."""

    colour: int  # its number; see `COLOURS`

    def __str__(self) -> str:
        return f"energy {COLOURS[self.colour]}"


class OwnLast(Move, frozen=True):
    """`own last`: from now on the table chooses colours for this seat (LAB-R5)."""

    def __str__(self) -> str:
        return "own last"


class OwnChoice(Move, frozen=True):
    """`own choice`: the seat chooses colours again."""

    def __str__(self) -> str:
        return "own choice"


LaboriginesMove = (
    Clay | AnyClay | Place | Vote | Assign | FlagTo | Pay | Pass | Go | Energy | OwnLast | OwnChoice
)

WAYS = (CLOCKWISE, COUNTER)

_WAY: dict[str, int] = {name: way for way, name in COURSES.items()}
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
