"""How strong the levels of a game are: each beside the next, and all on one scale.

In a game of rivals every level meets the next one, in every seat with the same chance. From who
beats whom follow ratings (Elo: 400 points are odds of ten to one; the weakest level is put at
1000). Where all win or lose together, every level plays by itself and its share of wins counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import log, log10, sqrt
from typing import NamedTuple

from deskoherna.catalogue import game
from deskoherna.kernel.game import Value

from .intervals import Z_95, Interval
from .simulate import simulate
from .tallies import Tally

WEAKEST = 1000.0
NEARLY = 0.5  # games, so that someone who won all has a rating, too


class Rung(NamedTuple):
    """A level, and how it did against the one below it; of the lowest there is no such tally.

    Where all play together, the tally is of games among bots of this level alone.
    """

    level: str
    tally: Tally | None
    rating: float | None
    interval: Interval | None  # of the rating, 95 %, beside the level below


def ladder(
    game_id: str,
    levels: Sequence[str],
    seats: int,
    games: int,
    *,
    jobs: int = 1,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    opening: int = 0,
) -> Iterator[Rung]:
    """The rungs from below, as they are measured; chance may play the opening of each game."""
    played = game(game_id)
    sides = played.colours(played.setup(seats, options))

    def met(level: str, rival: str) -> Tally:
        bots = [level if side == sides[0] else rival for side in sides]
        paired = level != rival  # who plays with its like would play every game twice
        *_, totals = simulate(
            game_id,
            bots,
            games,
            jobs=jobs,
            seed=seed,
            options=options,
            paired=paired,
            opening=opening,
        )
        return totals.entries[0]

    if played.cooperative:
        yield from (Rung(level, met(level, level), None, None) for level in levels)
        return
    rating = WEAKEST
    yield Rung(levels[0], None, rating, None)
    for lower, upper in pairwise(levels):
        tally = met(upper, lower)
        step = advantage(tally.credit, tally.games, len(set(sides)))
        margin = Z_95 * uncertainty(tally.credit, tally.games)
        rating += step
        yield Rung(upper, tally, rating, Interval(rating - margin, rating + margin))


def advantage(wins: float, games: int, sides: int) -> float:
    """The difference in rating that explains so many wins beside one's share."""
    won, lost = wins + NEARLY, (games - wins + NEARLY) / (sides - 1)
    return 400 * log10(won / lost)


def uncertainty(wins: float, games: int) -> float:
    """The standard deviation of `advantage`."""
    won, lost = wins + NEARLY, games - wins + NEARLY
    return 400 / log(10) * sqrt(1 / won + 1 / lost)
