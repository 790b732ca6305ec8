"""Every registered game, every setup, every kind of player faces every check. No opt-out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import deskoherna
from conformance.checks import CHECKS, Check
from conformance.play import Case
from deskoherna.bots import bots
from toys.sealed import SEALED

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


def cases() -> Iterator[Case]:
    for game in [*deskoherna.all_games().values(), SEALED]:
        for setup in game.setups():
            yield from (Case(game, setup, "random", seed) for seed in (0, 1))
            yield from (Case(game, setup, name, 2) for name in bots(game) if name != "random")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_game(case: Case, check: Check) -> None:
    check(case)
