"""Measuring side by side: candidates take turns, so that a busy machine slows all of them alike."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from time import process_time
from typing import TypeVar

T = TypeVar("T")

ROUNDS = 7
SECONDS = 1.0  # of work for each candidate in each round, about
SLICES = 5  # in which it does that work

Work = Callable[[], int]  # does a piece of work, and returns how many units it was


@dataclass(frozen=True)
class Series:
    """One figure for every round. Series are set against each other round by round."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    @property
    def lowest(self) -> float:
        return min(self.rounds)

    @property
    def highest(self) -> float:
        return max(self.rounds)

    def __sub__(self, other: Series) -> Series:
        return Series(tuple(a - b for a, b in zip(self.rounds, other.rounds, strict=True)))

    def __truediv__(self, other: Series) -> Series:
        return Series(tuple(a / b for a, b in zip(self.rounds, other.rounds, strict=True)))

    def __mul__(self, number: float) -> Series:
        return Series(tuple(figure * number for figure in self.rounds))


def race(candidates: Mapping[str, Work]) -> dict[str, Series]:
    """The seconds that a unit of each candidate's work takes, in every round."""
    repeats = {name: _repeats(work) for name, work in candidates.items()}
    figures: dict[str, list[float]] = {name: [] for name in candidates}
    for _ in range(ROUNDS):
        seconds = dict.fromkeys(candidates, 0.0)
        units = dict.fromkeys(candidates, 0)
        for _ in range(SLICES):
            for name, work in candidates.items():
                taken, done = _timed(work, repeats[name])
                seconds[name] += taken
                units[name] += done
        for name in candidates:
            figures[name].append(seconds[name] / units[name])
    return {name: Series(tuple(rounds)) for name, rounds in figures.items()}


def each(do: Callable[[T], object], things: Iterable[T]) -> Work:
    """The work of doing something to every one of these."""
    kept = list(things)

    def work() -> int:
        for thing in kept:
            do(thing)
        return len(kept)

    return work


def _repeats(work: Work) -> int:
    """How many pieces of work fill a slice. Finding it out warms the candidate up."""
    repeats = 1
    while (taken := _timed(work, repeats)[0]) < SECONDS / SLICES / 4:
        repeats *= 2
    return max(1, round(repeats * SECONDS / SLICES / taken))


def _timed(work: Work, repeats: int) -> tuple[float, int]:
    """Processor time, because waiting for a busy machine is not the candidate's doing."""
    gc.collect()
    start = process_time()
    units = sum(work() for _ in range(repeats))
    return process_time() - start, units
