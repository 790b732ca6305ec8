"""Every game of ours, with every option and every kind of player, faces every check. No opt-out.

Games of other packages do so in their own tests, Nim and Brambles among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import deskoherna
from deskoherna.kernel import AnyGame
from deskoherna.testing import Package, Trial, cases, trials
from deskoherna.testing.checks import PLAYING
from scale import RUN
from toys.couriers import COURIERS
from toys.flanks import FLANKS
from toys.sealed import SEALED

TESTS = Path(__file__).parent.parent

TOYS: tuple[AnyGame, ...] = (SEALED, FLANKS, COURIERS)


@pytest.fixture(scope="module", autouse=True)
def toys_on_the_shelf() -> Iterator[None]:
    """They can be played at tables of this process."""
    found = deskoherna.all_games()
    found.update({toy.id: toy for toy in TOYS})
    yield
    for toy in TOYS:
        del found[toy.id]


def every_trial() -> Iterator[Trial]:
    for game in deskoherna.all_games().values():
        if game.package.startswith("deskoherna."):
            yield from trials(Package(game, TESTS, RUN))
    for toy in TOYS:
        for case in cases(toy, RUN):
            yield from (Trial(check, case, RUN.seed) for check in PLAYING)


@pytest.mark.parametrize("trial", list(every_trial()), ids=str)
def test_game(trial: Trial) -> None:
    trial()
