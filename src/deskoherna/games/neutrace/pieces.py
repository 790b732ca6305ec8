"""Rows, cards, tasks, orbitals and modifiers, as small numbers (NEU-2 to NEU-7).

Positions on the scale and vectors are counted in half fields. A card has a number: the molecules
come first, then the arrows. A card that lies in a grid shows a face:

| face                     | what lies there                                                  |
|--------------------------|------------------------------------------------------------------|
| 0                        | nothing                                                          |
| 1 + 2 × card + turned    | a card; turned by 180°, its halves have changed sides (NEU-17)   |
| RESERVED                 | the reservation token (NEU-38)                                   |
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

SEATS_MOST = 3  # NEU-1
NOBODY = 255

A, NEUTRAL, B = 0, 14, 28  # NEU-2: pH 0, 7 and 14 in half fields
End = Literal["A", "B"]
SUBSTANCES = 6  # NEU-3
TOKENS = 3  # NEU-7
DEALT = 2  # NEU-11: cards of each kind
TASKS_DEALT = 3  # NEU-9

MOLECULE, ARROW = 1, 2  # the kinds of card; a sum of them is a choice of kinds
KINDS = (MOLECULE, ARROW)
Kind = Literal["molecule", "arrow"]
KIND_NAMES: dict[int, Kind] = {MOLECULE: "molecule", ARROW: "arrow"}
Side = Literal["left", "right"]
LEFT, RIGHT = 0, 1  # the side of the acid A and that of the base B (NEU-17)

EXPLOSION, NEUTRALISATION = 1, 2  # the modifiers (NEU-7); 0 is none
MODIFIERS = (EXPLOSION, NEUTRALISATION)
ModifierName = Literal["explosion", "neutralisation"]
MODIFIER_NAMES: dict[int, ModifierName] = {EXPLOSION: "explosion", NEUTRALISATION: "neutralisation"}
MODIFIER_MARKS = {0: "", EXPLOSION: "x", NEUTRALISATION: "n"}

# The nine orbitals, NEU-30 to NEU-38
TURN_MOLECULE, TURN_ARROW, SKIP, SIXTH, DRAW, TWO, EXCHANGE, REVERSE, RESERVE = range(9)
ORBITALS = (
    "molecule", "arrow", "skip", "sixth", "draw", "two", "exchange", "reverse", "reserve",
)  # fmt: skip


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the scale, with the substance that moves along it (NEU-2)."""

    letter: Annotated[str, msgspec.Meta(min_length=1, max_length=1)]  # its Greek letter
    # the name of the letter, for keyboards without it
    typed: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
    colour: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]  # of the substance
    # the letter of the colour in the notation
    atom: Annotated[str, msgspec.Meta(pattern="^[a-z]$")]


Halves = tuple[int, int]  # what a card shows to the left and to the right


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in `content/pieces.toml`."""

    rows: tuple[Row, ...]
    molecules: tuple[str, ...]
    arrows: tuple[tuple[float, float], ...]

    def __post_init__(self) -> None:
        if len(self.rows) != SUBSTANCES:
            raise ValueError(f"the scale has {SUBSTANCES} rows")
        for names in zip(*map(msgspec.structs.astuple, self.rows), strict=True):
            if len(set(names)) < SUBSTANCES:
                raise ValueError(f"rows are alike: {', '.join(names)}")
        for cards in (self.atoms(), self.vectors()):
            if not cards or len({tuple(sorted(halves)) for halves in cards}) < len(cards):
                raise ValueError("two cards are alike")
        if len(self.molecules) + len(self.arrows) > 100:
            raise ValueError("too many cards")

    def atoms(self) -> list[Halves]:
        codes = "".join(row.atom for row in self.rows)
        pairs = [tuple(map(codes.find, molecule)) for molecule in self.molecules]
        if not all(len(pair) == 2 and min(pair) >= 0 for pair in pairs):
            raise ValueError(f"a molecule has two atoms of {codes}")
        return [(left, right) for left, right in pairs]

    def vectors(self) -> list[Halves]:
        halves = [(2 * left, 2 * right) for left, right in self.arrows]
        if not all(size % 1 == 0 and 0 < size <= B for pair in halves for size in pair):
            raise ValueError("vectors are multiples of a half, above 0")
        return [(int(left), int(right)) for left, right in halves]


def load() -> Content:
    text = files(__package__).joinpath("content/pieces.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Content)


CONTENT = load()
ROWS = CONTENT.rows  # NEU-R2
ATOMS = "".join(row.atom for row in ROWS)
MOLECULES = len(CONTENT.molecules)  # NEU-4, NEU-R20
ARROWS = len(CONTENT.arrows)  # NEU-5, NEU-R1
CARDS = range(MOLECULES + ARROWS)
CARDS_OF = {MOLECULE: range(MOLECULES), ARROW: range(MOLECULES, len(CARDS))}
HALVES: list[Halves] = CONTENT.atoms() + CONTENT.vectors()  # by card
KIND = bytes(MOLECULE if card < MOLECULES else ARROW for card in CARDS)  # by card
SIZES = sorted({size for card in CARDS_OF[ARROW] for size in HALVES[card]})

EMPTY = 0
RESERVED = 1 + 2 * len(CARDS)
FACES = range(1, RESERVED)


def card_of(face: int) -> int:
    return (face - 1) >> 1


def face_of(card: int, turned: int = 0) -> int:
    return 1 + 2 * card + turned


def turned(face: int) -> int:
    """The face after a turn by 180°."""
    return face_of(card_of(face), (face - 1) & 1 ^ 1)


def _shown(face: int) -> Halves:
    left, right = HALVES[card_of(face)]
    return (left, right) if face & 1 else (right, left)


SHOWN: list[Halves] = [(0, 0), *map(_shown, FACES)]  # by face
KIND_SHOWN = bytes([0, *(KIND[card_of(face)] for face in FACES)])  # by face


def faces(card: int) -> tuple[int, ...]:
    """The ways to lay a card (NEU-17); with equal halves there is only one."""
    left, right = HALVES[card]
    return (face_of(card),) if left == right else (face_of(card), face_of(card, 1))


FACES_OF = [faces(card) for card in CARDS]


def size_name(halves: int) -> str:
    """Half fields as people say them: 3 is 1.5."""
    return f"{halves / 2:g}"


def half_name(kind: int, half: int) -> str:
    return ATOMS[half] if kind == MOLECULE else size_name(half)


@cache
def face_name(face: int, left: int = 0, right: int = 0) -> str:
    """`rg` is a molecule, `0.5-2` an arrow, `0.5x-2n` an arrow with modifiers."""
    kind = KIND_SHOWN[face]
    halves = [half_name(kind, half) for half in SHOWN[face]]
    between = "" if kind == MOLECULE else "-"
    return f"{halves[LEFT]}{MODIFIER_MARKS[left]}{between}{halves[RIGHT]}{MODIFIER_MARKS[right]}"


@cache
def card_name(card: int) -> str:
    return face_name(face_of(card))


FACE_NAMED = {face_name(face): face for card in CARDS for face in reversed(FACES_OF[card])}


def kinds_in(hand: Sequence[int]) -> int:
    """The kinds of card in a hand, which is in order."""
    return KIND[hand[0]] | KIND[hand[-1]] if hand else 0


def matches(card: int, kind: int, half: int) -> bool:
    """Whether a card has this colour or this vector size on it."""
    return KIND[card] == kind and half in HALVES[card]


def _task_names() -> Iterator[str]:
    yield from ("A3", "B3", "X4", "AB")
    yield from (row.letter for row in ROWS)


THREE_AT_A, THREE_AT_B, FOUR_AT_ONE, BOTH_ENDS, FIRST_LETTER = range(5)  # NEU-40 to NEU-44
TASKS = tuple(_task_names())  # NEU-6, NEU-R20
