"""Every registered game, every setup, every kind of player faces every check. No opt-out.

In every setup there is a game of random movers. Every bot of a game plays in some of its setups.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

import pytest

import deskoherna
from conformance.checks import CHECKS, Check
from conformance.play import Case, spread
from deskoherna.bots import bots
from toys.sealed import SEALED

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


SETUPS_OF_A_BOT = 2


def cases() -> Iterator[Case]:
    for game in [*deskoherna.all_games().values(), SEALED]:
        setups = list(game.setups())
        players = [name for name in bots(game) if name != "random"] or ["random"]
        some = spread(setups, SETUPS_OF_A_BOT * len(players))
        pairs = zip(cycle(players), cycle(some), strict=False)
        yield from (Case(game, setup, "random", 0) for setup in setups)
        for player, setup in islice(pairs, max(len(players), len(some))):
            yield Case(game, setup, player, 1)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_game(case: Case, check: Check) -> None:
    check(case)
