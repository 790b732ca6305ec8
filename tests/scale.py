"""How much is tried, and which: a tenth with `make test`, everything with `make soak`.

Every run has a seed, printed at its top and again if something fails. Whatever is drawn at random
is drawn from it, so `make test SEED=…` tries exactly the same once more.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

SHARE = 10  # of what `make soak` tries, `make test` tries one in so many


@dataclass
class Run:
    soak: bool = False
    seed: int = 0

    def __str__(self) -> str:
        return f"make {'soak' if self.soak else 'test'} SEED={self.seed}"


RUN = Run()  # set before tests are collected, the same in all workers


def count(full: int) -> int:
    """So many of them, or a tenth."""
    return full if RUN.soak else max(1, full // SHARE)


def some(options: Sequence[T], of: object) -> Sequence[T]:
    """All of them, or one, which is another in other runs."""
    return options if RUN.soak else [dice(of).choice(options)]


def few(options: Sequence[T], most: int, of: object) -> Sequence[T]:
    """All of them, or this many, which are others in other runs."""
    return options if RUN.soak else dice(of).sample(options, most)


def seed_of(of: object) -> int:
    """The seed of one thing that is tried in this run."""
    return dice(of).getrandbits(32)


def dice(of: object) -> random.Random:
    """What is drawn at random for one thing that is tried in this run."""
    return random.Random(f"{RUN.seed} {of}")
