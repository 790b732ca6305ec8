"""Every bot against every other: how often one wins where all the others are of another kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

from deskoherna.catalogue import game
from deskoherna.kernel.game import Value

from .simulate import simulate
from .tallies import Tally


class Encounter(NamedTuple):
    """One `bot`, or a team of them, where all others are `rival`; seats change with every game.

    >>> Encounter("greedy", "random", Tally(games=10, credit=9.0)).tally.win_rate
    0.9
    """

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
    """All encounters of `games` games each, as soon as each is played; the same for any `jobs`.

    With two seats an encounter is played once and yielded from both sides. Raises `Problem` for an
    unknown game, setup or bot, and if a bot fails.

    >>> met = tournament("numerus", ["greedy", "random"], 2, 2, options={"variant": "short"})
    >>> [(each.bot, each.rival, each.tally.games) for each in met]
    [('greedy', 'random', 2), ('random', 'greedy', 2)]
    """
    played = game(game_id)
    sides = played.colours(played.setup(seats, options))
    for bot, rival in permutations(bots, 2):
        if seats == 2 and bots.index(bot) > bots.index(rival):
            continue
        seated = [bot if side == sides[0] else rival for side in sides]
        *_, totals = simulate(game_id, seated, games, jobs=jobs, seed=seed, options=options)
        yield Encounter(bot, rival, totals.tallies[0])
        if seats == 2:
            yield Encounter(rival, bot, totals.tallies[1])
