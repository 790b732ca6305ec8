"""Every registered game, every setup, every kind of player faces every check. No opt-out.

In every setup there is a game of random movers and one of a bot: which one changes from setup to
setup, so that all of a game's bots have their turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest

import deskoherna
from conformance.checks import CHECKS, Check
from conformance.play import Case
from deskoherna.bots import bots
from toys.sealed import SEALED

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


def cases() -> Iterator[Case]:
    for game in [*deskoherna.all_games().values(), SEALED]:
        players = [name for name in bots(game) if name != "random"] or ["random"]
        for setup, player in zip(game.setups(), cycle(players), strict=False):
            yield Case(game, setup, "random", 0)
            yield Case(game, setup, player, 1)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_game(case: Case, check: Check) -> None:
    check(case)
