"""What a check is: a function that looks at something of a game and raises a `Fault`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from deskoherna.testing.play import Case, looks, plies

T = TypeVar("T")


@dataclass(frozen=True)
class Check(Generic[T]):
    """A demand on every game, and how much of something it looks at."""

    run: Callable[[T], None]
    count: Callable[[T], int]
    unit: str = "positions"  # what is counted

    @property
    def name(self) -> str:
        return self.run.__name__

    @property
    def key(self) -> str:
        """Of the message that says what is demanded."""
        return f"check-{self.name.replace('_', '-')}"

    def __call__(self, subject: T) -> None:
        self.run(subject)


def in_positions(run: Callable[[Case], None]) -> Check[Case]:
    """A check of some positions of a game."""
    return Check(run, lambda case: len(looks(case)))


def in_games(run: Callable[[Case], None]) -> Check[Case]:
    """A check of a game from its start to its end."""
    return Check(run, lambda case: len(plies(case)) + 1)
