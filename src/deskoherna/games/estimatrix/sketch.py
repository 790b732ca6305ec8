"""Drawings as data: strokes in a compact notation.

A stroke is its width (1 to 9), the letter of its ink and its points, five characters each: two
digits to base 64 for how far right, two for how far down, one for the pressure of the pen.

    3kAAAAf__v_f      black, of width 3, from corner to corner
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from deskoherna.kernel import Chance

from .pieces import BLACK_INK, INKS

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
DIGIT = {letter: number for number, letter in enumerate(DIGITS)}
BASE = len(DIGITS)
PER_POINT = 5  # characters

WIDE, HIGH = BASE * BASE, BASE * BASE * 3 // 4  # of the sheet
MOST_STROKES = 200  # EST-R4
MOST_POINTS = 4000  # of a drawing
LONGEST = MOST_POINTS * PER_POINT + MOST_STROKES * 3  # characters of notation
WIDEST = 9

STROKE = rf"[1-{WIDEST}][a-z](?:[A-Za-z0-9_-]{{{PER_POINT}}})+"
_STROKE = re.compile(STROKE, re.ASCII)


class Point(NamedTuple):
    x: int
    y: int
    pressure: int  # from 0 to 63


class Stroke(NamedTuple):
    width: int
    ink: str  # a letter
    points: tuple[Point, ...]

    def __str__(self) -> str:
        return f"{self.width}{self.ink}" + "".join(map(_written, self.points))


def _written(point: Point) -> str:
    digits = (*divmod(point.x, BASE), *divmod(point.y, BASE), point.pressure)
    return "".join(DIGITS[digit] for digit in digits)


def read_stroke(text: str) -> Stroke | None:
    """The stroke, if it is one that fits on the sheet. Inverse of `str`."""
    if not _STROKE.fullmatch(text) or text[1] not in INKS:
        return None
    points = tuple(_points(text[2:]))
    if any(point.y >= HIGH for point in points):
        return None
    return Stroke(int(text[0]), text[1], points)


def _points(text: str) -> Iterator[Point]:
    for at in range(0, len(text), PER_POINT):
        right, x, down, y, pressure = (DIGIT[letter] for letter in text[at : at + PER_POINT])
        yield Point(right * BASE + x, down * BASE + y, pressure)


def points_in(strokes: Sequence[str]) -> int:
    return sum((len(stroke) - 2) // PER_POINT for stroke in strokes)


def scribble(chance: Chance) -> str:
    """A stroke for those who cannot draw: a black polygon somewhere on the sheet."""
    corners = 3 + chance.below("corners", 4)
    drawn = chance.draw("scribble", WIDEST, *[WIDE, HIGH, BASE] * corners)
    points = [Point(*drawn[at : at + 3]) for at in range(1, len(drawn), 3)]
    return str(Stroke(1 + drawn[0], BLACK_INK, (*points, points[0])))
