"""The games that are looked at: every number of seats, every option, every kind of player.

Games of random movers with the default options are looked at thoroughly, with every number of
seats. Every other value of an option is played with one number of seats, every bot plays in one
setup, and a share of their positions is looked at: others in every run, and all of them in a
thorough one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import cycle, islice

from deskoherna.bots import RandomBot, bots, first_level
from deskoherna.bots.general.evaluator import LEVELS
from deskoherna.kernel import AnyGame, Setup

from .play import LOOKS, Case, spread
from .run import Run

SETUPS_OF_A_BOT = 2


def cases(game: AnyGame, run: Run) -> Iterator[Case]:
    """The games that are looked at in a run.

    >>> import deskoherna
    >>> next(cases(deskoherna.game("numerus"), Run(seed=7))).player
    'random'
    """
    for setup in default_setups(game):
        yield from played(game, setup, "random", run, thorough=True)
    for setup in other_setups(game, run):
        yield from played(game, setup, "random", run, thorough=run.thorough)
    for player, setups in played_by(game).items():
        for setup in run.some(setups, f"{game.id} {player}"):
            yield from played(game, setup, player, run, thorough=run.thorough)


def played(game: AnyGame, setup: Setup, player: str, run: Run, thorough: bool) -> Iterator[Case]:
    dice = run.dice(f"{game.id} {setup} {player}")
    looks = 2 * LOOKS if run.thorough else LOOKS
    for _ in range(run.games):
        yield Case(game, setup, player, dice.randrange(1_000_000), looks, thorough)


def default_setups(game: AnyGame) -> list[Setup]:
    """Every number of seats, with the default options."""
    return [game.setup(seats) for seats in game.seats]


def other_setups(game: AnyGame, run: Run) -> list[Setup]:
    """Every other value of an option, with a number of seats that it can be played with.

    That is another one in other runs, and all of them in a thorough one.
    """
    found: defaultdict[str, list[Setup]] = defaultdict(list)
    for setup in game.setups():
        plain = game.setup(setup.seats).options
        changed = {name: value for name, value in setup.options.items() if value != plain[name]}
        if changed:
            found[str(changed)].append(setup)
    return [
        setup for name, setups in found.items() for setup in run.some(setups, f"{game.id} {name}")
    ]


def played_by(game: AnyGame) -> dict[str, list[Setup]]:
    """For every bot some setups, from all over the game."""
    spared = {RandomBot, *first_level(game).values(), *LEVELS.values()}
    spared.remove(LEVELS["seasoned"])  # one general level is enough
    players = [name for name, kind in bots(game).items() if kind not in spared]
    setups = spread(list(game.setups()), SETUPS_OF_A_BOT * len(players))
    pairs = zip(cycle(players), cycle(setups), strict=False)
    found: defaultdict[str, list[Setup]] = defaultdict(list)
    for player, setup in islice(pairs, max(len(players), len(setups))):
        found[player].append(setup)
    return found
