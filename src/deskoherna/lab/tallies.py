"""What is counted over many games: for every bot, for every seat, for whoever moves first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

import msgspec

from deskoherna.kernel import Result

from .intervals import Interval, wilson


class Ending(NamedTuple):
    """How one game ended; `seating[entry]` is the seat in which a bot sat."""

    seating: tuple[int, ...]
    first: int  # the seat that made the first move
    result: Result
    sides: tuple[int, ...]  # of the seats: who plays together has the same


class Tally(msgspec.Struct, frozen=True):
    """The games of one bot, or of one seat, added up."""

    games: int = 0
    wins: int = 0  # in the first place, alone or with partners
    shared: int = 0  # in the first place with rivals
    credit: float = 0.0  # a win counts 1, one shared by rivals 1 / the number of winning sides
    score: int = 0
    place: int = 0

    def after(self, result: Result, seat: int, sides: Sequence[int]) -> Tally:
        won = seat in result.winners
        winning = len({sides[winner] for winner in result.winners})
        alone = won and winning == 1
        return Tally(
            self.games + 1,
            self.wins + alone,
            self.shared + (won and not alone),
            self.credit + (won if result.together else won / max(winning, 1)),
            self.score + result.scores[seat],
            self.place + result.places[seat],
        )

    @property
    def win_rate(self) -> float:
        return self.credit / self.games

    @property
    def interval(self) -> Interval:
        """Of the win rate, 95 %."""
        return wilson(self.credit, self.games)

    @property
    def mean_score(self) -> float:
        return self.score / self.games

    @property
    def mean_place(self) -> float:
        return self.place / self.games


class Totals(msgspec.Struct, frozen=True):
    """All games so far. Bots are told apart by their position, so a name may stand twice."""

    bots: tuple[str, ...]
    entries: tuple[Tally, ...]
    seats: tuple[Tally, ...]
    first: Tally  # of whoever made the first move

    @classmethod
    def none(cls, bots: Sequence[str]) -> Self:
        nothing = (Tally(),) * len(bots)
        return cls(tuple(bots), nothing, nothing, Tally())

    @property
    def games(self) -> int:
        return self.first.games

    def after(self, ending: Ending) -> Totals:
        seating, first, result, sides = ending
        return Totals(
            self.bots,
            tuple(
                tally.after(result, seat, sides)
                for tally, seat in zip(self.entries, seating, strict=True)
            ),
            tuple(tally.after(result, seat, sides) for seat, tally in enumerate(self.seats)),
            self.first.after(result, first, sides),
        )
