"""How strong the levels of a game are: each against the next, and all on one scale.

In a competitive game every level meets the next one, in every seat with the same chance. Ratings
follow from the win rates (Elo: 400 points are odds of ten to one; the weakest level has 1000). In a
cooperative game every level plays by itself, and its win rate counts.
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
PSEUDO_GAMES = 0.5  # won and lost, so that a level that won all has a rating, too


class Rung(NamedTuple):
    """A level, and how it did against the one below it; the lowest has no tally.

    In a cooperative game the tally is of games among bots of this level alone, and there is no
    rating.

    >>> Rung("beginner", tally=None, rating=1000.0, interval=None).rating
    1000.0
    """

    level: str
    tally: Tally | None
    rating: float | None
    interval: Interval | None  # 95 %, of the rating, taking that of the level below as exact


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
    """The rungs from the weakest, each as soon as it is measured.

    `opening` random moves begin each game; `jobs` processes share the games and find the same for
    any number of them. Raises `Problem` for an unknown game, setup or level, and if a bot fails.

    >>> rungs = ladder("numerus", ["random", "greedy"], 2, games=4, options={"variant": "short"})
    >>> [(rung.level, rung.tally and rung.tally.games) for rung in rungs]
    [('random', None), ('greedy', 4)]
    """
    played = game(game_id)
    sides = played.colours(played.setup(seats, options))

    def met(level: str, rival: str) -> Tally:
        bots = [level if side == sides[0] else rival for side in sides]
        paired = level != rival  # among equals every game would be played twice
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
        return totals.tallies[0]

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
    """The difference in Elo that explains this many wins against this number of sides."""
    won, lost = wins + PSEUDO_GAMES, (games - wins + PSEUDO_GAMES) / (sides - 1)
    return 400 * log10(won / lost)


def uncertainty(wins: float, games: int) -> float:
    """The standard error of `advantage`."""
    won, lost = wins + PSEUDO_GAMES, games - wins + PSEUDO_GAMES
    return 400 / log(10) * sqrt(1 / won + 1 / lost)
