"""Understands hints by sentence embeddings, where the words of the table do not reach.

Any model will do that gives texts of like meaning vectors of like direction. Each colour has a
direction of its own: the mean of what the table says of it, in both languages. A hint is as likely
to mean a colour as it points the same way.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Protocol

from deskoherna.games.estimatrix.pieces import COLOURS

from .reading import Weights, lexicon

TYPICAL = 0.6  # how much a thing must stand for a colour to be an example of it
SHARPNESS = 12.0  # how much a small difference of direction tells

Vector = Sequence[float]


class Sentences(Protocol):
    """A sentence-embedding model."""

    def encode(self, texts: list[str]) -> Iterable[Vector]: ...


class Sense:
    """What a model makes of hints."""

    def __init__(self, model: Sentences) -> None:
        self.model = model
        self.odds = lru_cache(maxsize=4096)(self._odds)

    @cached_property
    def directions(self) -> list[Vector]:
        """One of each colour."""
        return [mean(map(unit, self.model.encode(examples(colour)))) for colour in COLOURS]

    def _odds(self, hint: str, ban: str) -> Weights:
        """How likely each colour is meant; the banned one is not."""
        (meaning,) = map(unit, self.model.encode([hint]))
        near = [math.exp(SHARPNESS * dot(meaning, each)) for each in self.directions]
        if ban in COLOURS:
            near[COLOURS.index(ban)] = 0.0
        return tuple(one / sum(near) for one in near)


def examples(colour: str) -> list[str]:
    """Things of a colour, in both languages."""
    at = COLOURS.index(colour)
    things = [thing for thing in lexicon().said if thing.weights[at] >= TYPICAL]
    return [name for thing in things for name in (thing.english, thing.czech)]


def unit(vector: Vector) -> Vector:
    length = math.sqrt(dot(vector, vector)) or 1.0
    return [part / length for part in vector]


def mean(vectors: Iterable[Vector]) -> Vector:
    parts = [sum(part) for part in zip(*vectors, strict=True)]
    return unit(parts)


def dot(one: Vector, other: Vector) -> float:
    return float(sum(a * b for a, b in zip(one, other, strict=True)))
