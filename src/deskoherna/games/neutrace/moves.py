"""Moves and their notation.

| written            | what it is                                                                |
|--------------------|---------------------------------------------------------------------------|
| `keep A3 give β`   | of the three tasks, one is kept, one given away, the third returned       |
| `rg 1f2`           | a molecule is placed, red towards A, green towards B                      |
| `0.5x-2 2e1`       | an arrow is placed, with an explosion on its left vector                  |
| `draw m`, `take a` | a molecule from the deck, the open arrow                                  |
| `token skip`       | a token is put into an orbital                                            |
| `turn 1f2`         | a card is turned by 180°                                                  |
| `name r`, `name 2` | a colour or a vector size is named                                        |
| `give rg`          | a card is given to the other seat                                         |
| `reserve 1f2`      | the reservation token is placed                                           |
| `pass`             |                                                                           |
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import NoReturn

from deskoherna.kernel import Move, Unreadable

from .grid import CELL_NAMED, CELL_NAMES, LETTERS
from .pieces import (
    ARROW,
    ATOMS,
    FACE_NAMED,
    MODIFIER_MARKS,
    MOLECULE,
    ORBITALS,
    ROWS,
    SEATS_MOST,
    SIZES,
    TASKS,
    card_name,
    card_of,
    face_name,
    half_name,
    size_name,
)

KIND_LETTERS = {MOLECULE: "m", ARROW: "a"}


class Choose(Move, frozen=True):
    """`keep A3 give β`: of three tasks one is kept, one given away, one returned (NEU-9)."""

    keep: int  # the number of the task kept
    give: int  # the number of the task given away

    def __str__(self) -> str:
        return f"keep {TASKS[self.keep]} give {TASKS[self.give]}"


class Place(Move, frozen=True):
    """`rg 1f2`: a card is laid into a grid, red towards A; `0.5x-2 2e1` is an arrow with a modifier
    (NEU-13, NEU-14, NEU-46)."""

    face: int  # the card and which way round it lies; see `face_name`
    cell: int  # the number of the cell; see `CELL_NAMES`
    left: int = 0  # the modifier on the left vector; 0 is none
    right: int = 0  # the modifier on the right vector; 0 is none

    def __str__(self) -> str:
        return f"{face_name(self.face, self.left, self.right)} {CELL_NAMES[self.cell]}"


class Draw(Move, frozen=True):
    """`draw m`: a card is drawn from a deck; `take a` takes the open one (NEU-16)."""

    kind: int  # molecules or arrows
    open: bool  # the open card, not the deck

    def __str__(self) -> str:
        return f"{'take' if self.open else 'draw'} {KIND_LETTERS[self.kind]}"


class Token(Move, frozen=True):
    """`token skip`: a token is put into an orbital (NEU-15)."""

    orbital: int  # its number

    def __str__(self) -> str:
        return f"token {ORBITALS[self.orbital]}"


class Turn(Move, frozen=True):
    """`turn 1f2`: a card in a grid is turned by 180° (NEU-30, NEU-31)."""

    cell: int  # the number of the cell

    def __str__(self) -> str:
        return f"turn {CELL_NAMES[self.cell]}"


class Name(Move, frozen=True):
    """`name r`: a colour is named, or a vector size as in `name 2` (NEU-36)."""

    kind: int  # molecule for a colour, arrow for a size
    half: int  # the row of the colour, or the size in half fields

    def __str__(self) -> str:
        return f"name {half_name(self.kind, self.half)}"


class Give(Move, frozen=True):
    """`give rg`: a card is given to the other seat of an exchange (NEU-36)."""

    card: int  # its number

    def __str__(self) -> str:
        return f"give {card_name(self.card)}"


class Reserve(Move, frozen=True):
    """`reserve 1f2`: the reservation token is laid into a grid (NEU-38)."""

    cell: int  # the number of the cell

    def __str__(self) -> str:
        return f"reserve {CELL_NAMES[self.cell]}"


class Pass(Move, frozen=True):
    """`pass`: nothing is done, because nothing can be placed (NEU-R10)."""

    def __str__(self) -> str:
        return "pass"


NeutraceMove = Choose | Place | Draw | Token | Turn | Name | Give | Reserve | Pass

_CELL = rf"([1-9][{LETTERS}][12])"
_SIZE = r"(\d{1,2}(?:\.5)?)"
_MODIFIERS = "([xn]*)"
_MODIFIER_NAMED = {mark: modifier for modifier, mark in MODIFIER_MARKS.items()}
_KIND_NAMED = {letter: kind for kind, letter in KIND_LETTERS.items()}
_SIZE_NAMED = {size_name(size): size for size in SIZES}
_TASK_NAMED = {name.lower(): task for task, name in enumerate(TASKS)} | {
    row.typed: TASKS.index(row.letter) for row in ROWS
}


def read_move(text: str) -> NeutraceMove:
    """The move; letters of either case, a decimal comma and more spaces do not matter."""
    tidy = " ".join(text.lower().replace(",", ".").split())
    for form, read in _FORMS:
        if found := form.fullmatch(tidy):
            return read(*found.groups())
    raise Unreadable("ROOM-2", "neutrace-unreadable", move=tidy)


def _place(between: str, left: str, on_left: str, right: str, on_right: str, cell: str) -> Place:
    """A molecule with modifiers can be read too, so that it can be refused by NEU-46."""
    face = _face(f"{left}{between}{right}")
    for written in (on_left, on_right):
        if written not in _MODIFIER_NAMED:
            raise Unreadable("NEU-46", "neutrace-modifiers-on-a-side")
    return Place(face, _cell(cell), _MODIFIER_NAMED[on_left], _MODIFIER_NAMED[on_right])


def _modified_molecule(left: str, right: str, _: str) -> NoReturn:
    """Written like an arrow, or with a modifier before it: the rule is the same (NEU-46)."""
    card = card_name(card_of(_face(left + right)))
    raise Unreadable("NEU-46", "neutrace-modifier-on-molecule", card=card)


def _cell(name: str) -> int:
    if name not in CELL_NAMED:
        raise Unreadable("NEU-1", "neutrace-no-such-grid", cell=name, most=SEATS_MOST)
    return CELL_NAMED[name]


def _face(name: str) -> int:
    if name not in FACE_NAMED:
        raise Unreadable("ROOM-2", "neutrace-no-card", card=name)
    return FACE_NAMED[name]


def _choose(keep: str, give: str) -> Choose:
    for name in (keep, give):
        if name not in _TASK_NAMED:
            raise Unreadable("ROOM-2", "neutrace-no-task", task=name)
    return Choose(_TASK_NAMED[keep], _TASK_NAMED[give])


def _name_size(size: str) -> Name:
    if size not in _SIZE_NAMED:
        raise Unreadable("ROOM-2", "neutrace-no-size", size=size)
    return Name(ARROW, _SIZE_NAMED[size])


_Form = tuple[re.Pattern[str], Callable[..., NeutraceMove]]
_FORMS: list[_Form] = [
    (re.compile(form, re.ASCII if "\\w" not in form else 0), read)
    for form, read in (
        (rf"([{ATOMS}]){_MODIFIERS}([{ATOMS}]){_MODIFIERS} {_CELL}", partial(_place, "")),
        (
            rf"(?=.*[xn])[xn]*([{ATOMS}])[xn]*-?([{ATOMS}])[xn]* {_CELL}",
            _modified_molecule,
        ),
        (rf"{_SIZE}{_MODIFIERS}-{_SIZE}{_MODIFIERS} {_CELL}", partial(_place, "-")),
        (r"(draw|take) ([ma])", lambda how, kind: Draw(_KIND_NAMED[kind], how == "take")),
        (rf"token ({'|'.join(ORBITALS)})", lambda name: Token(ORBITALS.index(name))),
        (r"keep (\w+) give (\w+)", _choose),
        (rf"turn {_CELL}", lambda cell: Turn(_cell(cell))),
        (rf"name ([{ATOMS}])", lambda atom: Name(MOLECULE, ATOMS.index(atom))),
        (rf"name {_SIZE}", _name_size),
        (rf"give ([{ATOMS}]{{2}}|[\d.]+-[\d.]+)", lambda name: Give(card_of(_face(name)))),
        (rf"reserve {_CELL}", lambda cell: Reserve(_cell(cell))),
        (r"pass", Pass),
    )
]
