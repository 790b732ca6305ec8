"""Every game of ours, with every option and every kind of player, faces every check. No opt-out.

Games of other packages do so in their own tests, Nim and Brambles among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import deskoherna
from deskoherna.testing import Package, Trial, cases, trials
from deskoherna.testing.checks import PLAYING
from scale import RUN
from toys.sealed import SEALED

TESTS = Path(__file__).parent.parent

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


def every_trial() -> Iterator[Trial]:
    for game in deskoherna.all_games().values():
        if game.package.startswith("deskoherna."):
            yield from trials(Package(game, TESTS, RUN))
    for case in cases(SEALED, RUN):
        yield from (Trial(check, case, RUN.seed) for check in PLAYING)


@pytest.mark.parametrize("trial", list(every_trial()), ids=str)
def test_game(trial: Trial) -> None:
    trial()
