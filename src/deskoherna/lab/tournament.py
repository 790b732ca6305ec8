"""Every bot against every other: how often one of the first wins among bots of the second kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

from deskoherna.catalogue import game
from deskoherna.kernel.game import Value

from .simulate import simulate
from .tallies import Tally


class Encounter(NamedTuple):
    """One `bot`, or a team of them, where all others are `rival`; seats change with every game."""

    bot: str
    rival: str
    tally: Tally


def tournament(
    game_id: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    *,
    jobs: int = 1,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
) -> Iterator[Encounter]:
    """All encounters with so many games each, one after the other; the same games for any jobs.

    At a table for two an encounter is seen from both sides and played once.
    """
    played = game(game_id)
    sides = played.colours(played.setup(seats, options))
    for bot, rival in permutations(bots, 2):
        if seats == 2 and bots.index(bot) > bots.index(rival):
            continue
        seated = [bot if side == sides[0] else rival for side in sides]
        *_, totals = simulate(game_id, seated, games, jobs=jobs, seed=seed, options=options)
        yield Encounter(bot, rival, totals.entries[0])
        if seats == 2:
            yield Encounter(rival, bot, totals.entries[1])
