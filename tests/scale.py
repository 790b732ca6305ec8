"""How much is tried, and which: a tenth with `make test`, everything with `make soak`.

Every run has a seed, printed at its top and again if something fails. Whatever is drawn at random
is drawn from it, so `make test SEED=…` tries exactly the same once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from deskoherna.testing.run import SHARE, Run

T = TypeVar("T")

RUN = Run()  # set before tests are collected, the same in all workers
dice = RUN.dice
some = RUN.some


def count(full: int) -> int:
    """So many of them, or a tenth."""
    return full if RUN.thorough else max(1, full // SHARE)


def few(options: Sequence[T], most: int, of: object) -> Sequence[T]:
    """All of them, or this many, which are others in other runs."""
    return options if RUN.thorough else dice(of).sample(options, most)


def seed_of(of: object) -> int:
    """The seed of one thing that is tried in this run."""
    return dice(of).getrandbits(32)
