"""How much is tried in a run of the checks, and what: everything is drawn from one seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

SHARE = 10  # of what a thorough run tries, another tries one in so many


@dataclass
class Run:
    """A run of the checks; the same seed tries the same once more.

    >>> Run(seed=7).dice("deck").random() == Run(seed=7).dice("deck").random()
    True
    """

    seed: int = 0
    thorough: bool = False  # every setup and many positions, not only some of them
    games: int = 1  # of each setup and each kind of player

    @classmethod
    def of(cls, seed: int | None, thorough: bool, games: int) -> Run:
        """A run with a seed that is drawn, if none is given."""
        drawn = random.SystemRandom().randrange(1_000_000) if seed is None else seed
        return cls(drawn, thorough, games)

    def dice(self, of: object) -> random.Random:
        """What is drawn at random for one thing that is tried in this run."""
        return random.Random(f"{self.seed} {of}")

    def some(self, options: Sequence[T], of: object) -> Sequence[T]:
        """All of them, or one, which is another in other runs."""
        return options if self.thorough else [self.dice(of).choice(options)]
