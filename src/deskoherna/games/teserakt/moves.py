"""Moves and their notation: `take b2`, `turn A:y3 to 4`, `stabilise y3 with y4 y5` …

Dice are named by colour and value, labs by the letter of their researcher, `z` is the collapse
zone; dice of the Tesseract are named by their column.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import NoReturn

from deskoherna.kernel import Move, Unreadable

from .cube import COLUMN, NAMES_OF_COLUMNS
from .dice import COLOURS, DIE, NAMES

PLACES = "ABCDz"  # the labs of four researchers, and the collapse zone
ZONE = PLACES.index("z")


def at(place: int, die: int) -> str:
    return f"{PLACES[place]}:{NAMES[die]}"


class Take(Move, frozen=True):
    """`take b2`: a free die of the Tesseract, to extract it or for what an effect does with it."""

    column: int  # its number; see `NAMES_OF_COLUMNS`

    def __str__(self) -> str:
        return f"take {NAMES_OF_COLUMNS[self.column]}"


class Turn(Move, frozen=True):
    """`turn A:y3 to 4`: turn a die in a lab or the zone to a value; 0 annihilates it (TES-19)."""

    place: int  # the number of the lab or the zone; see `PLACES`
    die: int  # its number; see `dice.NAMES`
    value: int  # to show

    def __str__(self) -> str:
        return f"turn {at(self.place, self.die)} to {self.value}"


class Transfer(Move, frozen=True):
    """`pass A:y3 to B`: a die goes from one lab to another."""

    source: int  # the number of the lab it leaves
    die: int  # its number
    target: int  # the number of the lab it goes to

    def __str__(self) -> str:
        return f"pass {at(self.source, self.die)} to {PLACES[:ZONE][self.target]}"


class Analyse(Move, frozen=True):
    """`analyse tweezers`: a card is discarded to draw another (TES-21)."""

    card: str  # its id

    def __str__(self) -> str:
        return f"analyse {self.card}"


class Stabilise(Move, frozen=True):
    """`stabilise y3 with y4 y5`: one die of a set in one's own lab, with the others of the set."""

    die: int  # the number of the die that goes to its slot
    others: tuple[int, ...]  # the numbers of the others

    def __str__(self) -> str:
        return f"stabilise {NAMES[self.die]} with {' '.join(NAMES[die] for die in self.others)}"


class Speciality(Move, frozen=True):
    """`speciality`: use it."""

    def __str__(self) -> str:
        return "speciality"


class Play(Move, frozen=True):
    """`play tweezers`: carry out a card."""

    card: str  # its id

    def __str__(self) -> str:
        return f"play {self.card}"


class Discover(Move, frozen=True):
    """`discover 4`: play the discovery card of a value."""

    value: int  # from 1 to 6

    def __str__(self) -> str:
        return f"discover {self.value}"


class End(Move, frozen=True):
    """`end`: end the action phase."""

    def __str__(self) -> str:
        return "end"


class Answer(Move, frozen=True):
    """`yes`: answer a question; or `no`."""

    yes: bool  # the answer

    def __str__(self) -> str:
        return "yes" if self.yes else "no"


class Pick(Move, frozen=True):
    """`pick A:y3`: a die in a lab or in the zone."""

    place: int  # the number of the lab or the zone
    die: int  # its number

    def __str__(self) -> str:
        return f"pick {at(self.place, self.die)}"


class Relocate(Move, frozen=True):
    """`move a1 to b1`: a die of the Tesseract goes to another column."""

    source: int  # the number of the column it leaves
    target: int  # the number of the column it goes to

    def __str__(self) -> str:
        return f"move {NAMES_OF_COLUMNS[self.source]} to {NAMES_OF_COLUMNS[self.target]}"


class Exchange(Move, frozen=True):
    """`swap y3 and B:o2`: a die of the seat's lab changes places with one elsewhere."""

    die: int  # the number of the one in the lab
    place: int  # the number of the other lab, or of the zone
    other: int  # the number of the other die

    def __str__(self) -> str:
        return f"swap {NAMES[self.die]} and {at(self.place, self.other)}"


class ExchangeTop(Move, frozen=True):
    """`swap y3 and b2`: a die of the seat's lab changes places with a free one of the Tesseract."""

    die: int  # the number of the one in the lab
    column: int  # the number of the column

    def __str__(self) -> str:
        return f"swap {NAMES[self.die]} and {NAMES_OF_COLUMNS[self.column]}"


class At(Move, frozen=True):
    """`at b2`: a column."""

    column: int  # its number

    def __str__(self) -> str:
        return f"at {NAMES_OF_COLUMNS[self.column]}"


class Lab(Move, frozen=True):
    """`lab B`: a lab."""

    researcher: int  # its number, from 0

    def __str__(self) -> str:
        return f"lab {PLACES[:ZONE][self.researcher]}"


class Colour(Move, frozen=True):
    """`colour y`: a colour of dice."""

    colour: int  # its number; see `COLOURS`

    def __str__(self) -> str:
        return f"colour {COLOURS[self.colour]}"


class Value(Move, frozen=True):
    """`value 4`: a value of dice."""

    value: int  # from 1 to 6

    def __str__(self) -> str:
        return f"value {self.value}"


class Choose(Move, frozen=True):
    """`choose 2`: one of several lists of effects."""

    nth: int  # which, from 0

    def __str__(self) -> str:
        return f"choose {self.nth + 1}"


class Done(Move, frozen=True):
    """`done`: enough of this effect."""

    def __str__(self) -> str:
        return "done"


class Become(Move, frozen=True):
    """`be polymath`: the researcher to play; with `be any` chance decides."""

    researcher: str | None  # its id; none lets chance decide

    def __str__(self) -> str:
        return f"be {self.researcher or 'any'}"


TeseraktMove = (
    Take | Turn | Transfer | Analyse | Stabilise | Speciality | Play | Discover | End | Answer
    | Pick | Relocate | Exchange | ExchangeTop | At | Lab | Colour | Value | Choose | Done | Become
)  # fmt: skip

# The same moves come again and again.

take, turn, transfer, pick = cache(Take), cache(Turn), cache(Transfer), cache(Pick)
relocate, exchange, exchange_top = cache(Relocate), cache(Exchange), cache(ExchangeTop)
YES, NO, DONE, END, SPECIALITY = Answer(True), Answer(False), Done(), End(), Speciality()

_DIE = r"([yopb][1-6])"
_SPOT = rf"([a-dz]):{_DIE}"
_AT = r"([a-d][1-4])"
_ID = r"([a-z0-9]+(?:-[a-z0-9]+)*)"


def _place(letter: str) -> int:
    return PLACES.lower().index(letter)


# What can be understood and is never possible is refused by its rule.


def _take_lower(said: re.Match[str]) -> NoReturn:
    raise Unreadable("TES-16", "teserakt-covered", column=said[1])


def _pass_by_zone(_: re.Match[str]) -> NoReturn:
    raise Unreadable("TES-20", "teserakt-labs-only")


def _stabilise_alone(_: re.Match[str]) -> NoReturn:
    raise Unreadable("TES-24", "teserakt-no-set", count=1)


_FORMS: Mapping[str, Callable[[re.Match[str]], TeseraktMove]] = {
    rf"take {_AT}": lambda said: Take(COLUMN[said[1]]),
    rf"take {_AT}\.[1-4]": _take_lower,
    rf"turn {_SPOT} to ([0-6])": lambda said: Turn(_place(said[1]), DIE[said[2]], int(said[3])),
    rf"pass ([a-d]):{_DIE} to ([a-d])": lambda said: Transfer(
        _place(said[1]), DIE[said[2]], _place(said[3])
    ),
    rf"pass {_SPOT} to [a-dz]": _pass_by_zone,
    rf"analyse {_ID}": lambda said: Analyse(said[1]),
    rf"stabilise {_DIE} with ([yopb][1-6](?: [yopb][1-6])*)": lambda said: Stabilise(
        DIE[said[1]], tuple(sorted(DIE[name] for name in said[2].split()))
    ),
    rf"stabilise {_DIE}(?: with)?": _stabilise_alone,
    r"speciality": lambda _: SPECIALITY,
    rf"play {_ID}": lambda said: Play(said[1]),
    r"discover ([1-6])": lambda said: Discover(int(said[1])),
    r"end": lambda _: END,
    r"(yes|no)": lambda said: Answer(said[1] == "yes"),
    rf"pick {_SPOT}": lambda said: Pick(_place(said[1]), DIE[said[2]]),
    rf"move {_AT} to {_AT}": lambda said: Relocate(COLUMN[said[1]], COLUMN[said[2]]),
    rf"swap {_DIE} and {_SPOT}": lambda said: Exchange(DIE[said[1]], _place(said[2]), DIE[said[3]]),
    rf"swap {_DIE} and {_AT}": lambda said: ExchangeTop(DIE[said[1]], COLUMN[said[2]]),
    rf"at {_AT}": lambda said: At(COLUMN[said[1]]),
    r"lab ([a-d])": lambda said: Lab(_place(said[1])),
    r"colour ([yopb])": lambda said: Colour(COLOURS.index(said[1])),
    r"value ([1-6])": lambda said: Value(int(said[1])),
    r"choose ([1-4])": lambda said: Choose(int(said[1]) - 1),
    r"done": lambda _: DONE,
    rf"be {_ID}": lambda said: Become(None if said[1] == "any" else said[1]),
}
_READERS = [(re.compile(form, re.ASCII), reader) for form, reader in _FORMS.items()]


def read_move(text: str) -> TeseraktMove:
    """The move; letters of either case, spaces around it do not matter."""
    tidy = " ".join(text.lower().split())
    for form, reader in _READERS:
        if said := form.fullmatch(tidy):
            return reader(said)
    raise Unreadable("ROOM-2", "teserakt-unreadable", move=tidy[:40])
