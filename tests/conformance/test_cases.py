"""Which games are looked at: others with another seed, more with more effort."""

from __future__ import annotations

from brambles import BRAMBLES

from deskoherna.bots import bots, first_level
from deskoherna.testing import Case, Run, cases
from deskoherna.testing.play import looks


def played(run: Run) -> list[Case]:
    return list(cases(BRAMBLES, run))


def test_a_seed_repeats_the_same_games() -> None:
    assert played(Run(seed=7)) == played(Run(seed=7))
    assert played(Run(seed=7)) != played(Run(seed=8))


def test_every_number_of_seats_every_option_and_every_bot() -> None:
    found = played(Run(seed=7))
    assert {case.setup.seats for case in found if case.thorough} == set(BRAMBLES.seats)
    assert {case.setup.options["looks"] for case in found} == set(BRAMBLES.options["looks"])
    assert {case.player for case in found} == set(bots(BRAMBLES)) - set(first_level(BRAMBLES))


def test_more_games_of_each() -> None:
    usual, more = played(Run(seed=7)), played(Run(seed=7, games=3))
    assert len(more) == 3 * len(usual)
    assert set(usual) < set(more)


def test_a_thorough_run_looks_at_more() -> None:
    usual, thorough = played(Run(seed=7)), played(Run(seed=7, thorough=True))
    assert len(usual) < len(thorough)
    assert not all(case.thorough for case in usual)
    assert all(case.thorough for case in thorough)
    assert len(looks(usual[0])) < len(looks(thorough[0]))
