"""What can lie on a cell, as one byte, and tables of what happens to it (NUM-2, NUM-3).

| byte                        | piece                                                     |
|-----------------------------|-----------------------------------------------------------|
| 0                           | nothing                                                   |
| 64 × seat + strength        | a tentacler                                               |
| 128 + 16 × seat + value     | a ship                                                    |
| 160 + 16 × seat + directions| parts of connectors, one bit for each of the 4 directions |
| 255                         | off the board                                             |

The tables turn the rules for one cell into look-ups: `bytes.translate` applies one to the whole
board at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from .board import EMPTY, LARGEST, OFF_BOARD, SMALLEST

SEATS = (0, 1)
VALUES = range(1, 16)
DIRECTIONS = range(4)
STRONGEST = 62  # all ships of a dock together must not exceed it

NEVER = 255  # no ship is so strong
_SHIPS = 128
_CONNECTORS = 160


class Piece(NamedTuple):
    kind: str  # "empty", "tentacler", "ship", "connector", "off"
    seat: int = 0
    number: int = 0  # strength, value, or a bit for each direction


def tentacler(seat: int, strength: int) -> int:
    return 64 * seat + strength


def ship(seat: int, value: int) -> int:
    return _SHIPS + 16 * seat + value


def connector(seat: int, directions: int) -> int:
    return _CONNECTORS + 16 * seat + directions


@cache
def piece(code: int) -> Piece:
    if code == EMPTY:
        return Piece("empty")
    if code < _SHIPS:
        return Piece("tentacler", *divmod(code, 64))
    if code < _CONNECTORS:
        return Piece("ship", *divmod(code - _SHIPS, 16))
    if code < OFF_BOARD:
        return Piece("connector", *divmod(code - _CONNECTORS, 16))
    return Piece("off")


def _needed(seat: int, code: int) -> int:
    """The least value that may land on a cell."""
    kind, owner, strength = piece(code)
    if kind == "empty":
        return 1  # NUM-6: any
    if kind == "tentacler" and owner != seat:
        return strength  # NUM-6
    return NEVER  # NUM-7


def _controlled(seat: int, value: int, code: int) -> int:
    """What a cell becomes when a ship controls it."""
    kind, owner, strength = piece(code)
    if kind == "empty":
        return tentacler(seat, value)  # NUM-9; there is always one more (NUM-R3)
    if kind != "tentacler":
        return code  # NUM-12, NUM-20
    if owner == seat:
        return tentacler(seat, min(strength + value, STRONGEST))  # NUM-10
    if strength > value:
        return tentacler(owner, strength - value)  # NUM-11
    if strength < value:
        return tentacler(seat, value - strength)  # NUM-11
    return EMPTY  # NUM-11


def _is(kind: str, code: int) -> bool:
    return piece(code).kind == kind


def _is_held(seat: int, code: int) -> bool:
    kind, owner, _ = piece(code)
    return kind in ("tentacler", "connector") and owner == seat


def _joins_run(seat: int, direction: int, code: int) -> bool:
    kind, owner, number = piece(code)
    if kind == "connector":  # NUM-15, NUM-16
        return owner == seat and not number >> direction & 1
    return kind == "tentacler" and owner == seat


def _is_covered(seat: int, direction: int, code: int) -> bool:
    kind, owner, number = piece(code)
    return kind == "connector" and owner == seat and number >> direction & 1 == 1


def _build_over(seat: int, direction: int, code: int) -> int:
    """What a usable cell becomes when a connector is laid on it."""
    if not _joins_run(seat, direction, code):
        return code
    kind, _, number = piece(code)
    crossed = number if kind == "connector" else 0  # NUM-16
    return connector(seat, crossed | 1 << direction)


def _table(rule: Callable[[int, int, int], int], numbers: Iterable[int]) -> list[list[bytes]]:
    """By seat, by value or direction, by what lies on the cell."""
    return [[bytes(rule(s, n, c) for c in range(256)) for n in numbers] for s in SEATS]


NEEDED = [bytes(_needed(seat, code) for code in range(256)) for seat in SEATS]
UP_TO = [bytes(1 <= needed <= value for needed in range(256)) for value in range(16)]
CONTROLLED = _table(_controlled, range(16))
SHIPS, TENTACLERS = (bytes(_is(k, c) for c in range(256)) for k in ("ship", "tentacler"))
HELD = [bytes(_is_held(s, c) for c in range(256)) for s in SEATS]
USABLE = _table(_joins_run, DIRECTIONS)
COVERED = _table(_is_covered, DIRECTIONS)
BUILT = _table(_build_over, DIRECTIONS)


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board and a fleet, from `content/boards.toml` (NUM-R1, NUM-2, NUM-23)."""

    size: int
    values: tuple[int, ...]
    copies: int

    def __post_init__(self) -> None:
        if not SMALLEST <= self.size <= LARGEST:
            raise ValueError(f"size {self.size} is not within {SMALLEST} to {LARGEST}")
        if not self.values or not all(value in VALUES for value in self.values):
            raise ValueError(f"values {self.values} are not within 1 to 15")
        if len(set(self.values)) < len(self.values):
            raise ValueError(f"values {self.values} repeat")
        if self.copies < 1 or sum(self.values) * self.copies > STRONGEST:
            raise ValueError(f"a dock holds ships of 1 to {STRONGEST} in all")


def load_variants() -> dict[str, Variant]:
    text = files(__package__).joinpath("content/boards.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Variant])


VARIANTS = load_variants()
