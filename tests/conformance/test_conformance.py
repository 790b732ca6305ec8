"""Every registered game, every option, every kind of player faces every check. No opt-out.

Games of random movers with the usual options are looked at thoroughly, with every number of seats.
Every other value of an option is played with one number of seats, every bot plays in one setup, and
a share of their positions is looked at: others in every run, and all of them with `make soak`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

import deskoherna
from conformance.checks import CHECKS, Check
from conformance.play import Case, spread
from deskoherna.bots import bots
from deskoherna.kernel import AnyGame, Setup
from scale import RUN, dice, some
from setups import unusual, usual
from toys.sealed import SEALED

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


SETUPS_OF_A_BOT = 2


def cases() -> Iterator[Case]:
    for game in [*deskoherna.all_games().values(), SEALED]:
        for setup in usual(game):
            yield case(game, setup, "random", thorough=True)
        for setup in unusual(game):
            yield case(game, setup, "random", thorough=False)
        for player, setups in played_by(game).items():
            for setup in some(setups, f"{game.id} {player}"):
                yield case(game, setup, player, thorough=False)


def played_by(game: AnyGame) -> dict[str, list[Setup]]:
    """For every bot some setups, from all over the game."""
    players = [name for name in bots(game) if name != "random"] or ["random"]
    setups = spread(list(game.setups()), SETUPS_OF_A_BOT * len(players))
    pairs = zip(cycle(players), cycle(setups), strict=False)
    found: defaultdict[str, list[Setup]] = defaultdict(list)
    for player, setup in islice(pairs, max(len(players), len(setups))):
        found[player].append(setup)
    return found


def case(game: AnyGame, setup: Setup, player: str, thorough: bool) -> Case:
    seed = dice(f"{game.id} {setup} {player}").randrange(1_000_000)
    return Case(game, setup, player, seed, thorough or RUN.soak)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_game(case: Case, check: Check) -> None:
    check(case)
