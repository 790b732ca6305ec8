"""What is counted over many games: for every bot, for every seat, and for the first to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

import msgspec

from deskoherna.kernel import Result

from .intervals import Interval, wilson


class Ending(NamedTuple):
    """How one game ended; `seating[entry]` is the seat that a bot had.

    >>> from deskoherna.kernel import Result
    >>> won = Result((1, 2), (5, 3), "NUM-22", "numerus-end")
    >>> Ending(seating=(1, 0), first=0, result=won, sides=(0, 1)).result.winners
    (0,)
    """

    seating: tuple[int, ...]
    first: int  # the seat that made the first move
    result: Result
    sides: tuple[int, ...]  # of the seats: partners have the same


class Tally(msgspec.Struct, frozen=True):
    """The games of one bot, or of one seat, added up.

    >>> from deskoherna.kernel import Result
    >>> tie = Result((1, 1), (4, 4), "NUM-22", "numerus-end")
    >>> tally = Tally().after(tie, seat=0, sides=(0, 1))
    >>> tally.games, tally.wins, tally.shared, tally.win_rate
    (1, 0, 1, 0.5)
    """

    games: int = 0
    wins: int = 0  # alone or with partners
    shared: int = 0  # wins shared with rivals
    credit: float = 0.0  # a win counts 1, one that sides share 1 / their number
    score: int = 0
    place: int = 0

    def after(self, result: Result, seat: int, sides: Sequence[int]) -> Tally:
        """The tally with one more game."""
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
        """The share of games won, shared wins in part; without games `ZeroDivisionError`."""
        return self.credit / self.games

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the win rate."""
        return wilson(self.credit, self.games)

    @property
    def mean_score(self) -> float:
        """Of its games; without any `ZeroDivisionError`."""
        return self.score / self.games

    @property
    def mean_place(self) -> float:
        """Of its games, 1 being a win; without any `ZeroDivisionError`."""
        return self.place / self.games


class Totals(msgspec.Struct, frozen=True):
    """All games so far. Bots are told apart by their position, so a name may come twice.

    >>> Totals.none(["greedy", "random"]).games
    0
    """

    bots: tuple[str, ...]
    tallies: tuple[Tally, ...]  # of the bots
    seats: tuple[Tally, ...]
    first: Tally  # of the seat that made the first move

    @classmethod
    def none(cls, bots: Sequence[str]) -> Self:
        """The totals before the first game."""
        nothing = (Tally(),) * len(bots)
        return cls(tuple(bots), nothing, nothing, Tally())

    @property
    def games(self) -> int:
        """How many there were."""
        return self.first.games

    def after(self, ending: Ending) -> Totals:
        """The totals with one more game."""
        seating, first, result, sides = ending
        return Totals(
            self.bots,
            tuple(
                tally.after(result, seat, sides)
                for tally, seat in zip(self.tallies, seating, strict=True)
            ),
            tuple(tally.after(result, seat, sides) for seat, tally in enumerate(self.seats)),
            self.first.after(result, first, sides),
        )
