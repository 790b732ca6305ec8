"""Every registered game, every setup, every kind of player faces every check. No opt-out.

In every setup there is a game of random movers. Every bot of a game plays in some of its setups.
Games of random movers with the usual options are looked at thoroughly; of the others a share of
the positions is, another one in every run, and all of them with `make soak`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

import pytest

import deskoherna
from conformance.checks import CHECKS, Check
from conformance.play import Case, spread
from deskoherna.bots import bots
from deskoherna.kernel import AnyGame, Setup
from scale import RUN, dice
from toys.sealed import SEALED

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


SETUPS_OF_A_BOT = 2


def cases() -> Iterator[Case]:
    for game in [*deskoherna.all_games().values(), SEALED]:
        setups = list(game.setups())
        players = [name for name in bots(game) if name != "random"] or ["random"]
        some = spread(setups, SETUPS_OF_A_BOT * len(players))
        pairs = zip(cycle(players), cycle(some), strict=False)
        for setup in setups:
            usual = setup == game.setup(setup.seats)
            yield case(game, setup, "random", thorough=usual)
        for player, setup in islice(pairs, max(len(players), len(some))):
            yield case(game, setup, player, thorough=False)


def case(game: AnyGame, setup: Setup, player: str, thorough: bool) -> Case:
    seed = dice(f"{game.id} {setup} {player}").randrange(1_000_000)
    return Case(game, setup, player, seed, thorough or RUN.soak)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_game(case: Case, check: Check) -> None:
    check(case)
