"""The example of an own bot: a package of its own, found by its entry point."""

from __future__ import annotations

import sys
from importlib.metadata import entry_points

from deskoherna import game
from deskoherna.bots import bots
from deskoherna.lab import simulate

NUMERUS = game("numerus")


def test_it_is_on_the_shelf() -> None:
    (point,) = entry_points(group="deskoherna.bots", name="numerus.cautious")
    assert point.load() is bots(NUMERUS)["cautious"]
    assert list(bots(NUMERUS)).index("random") < list(bots(NUMERUS)).index("cautious")
    assert sys.modules["cautious_bot"].__doc__


def test_it_beats_random() -> None:
    *_, totals = simulate("numerus", ["cautious", "random"], 10, options={"variant": "short"})
    assert totals.tallies[0].wins >= 7
