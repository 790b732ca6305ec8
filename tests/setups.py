"""Ways to play a game: every number of seats and every option, and not all of them together."""

from __future__ import annotations

from collections import defaultdict

from deskoherna.kernel import AnyGame, Setup
from scale import some


def usual(game: AnyGame) -> list[Setup]:
    """Every number of seats, with the usual options."""
    return [game.setup(seats) for seats in game.seats]


def unusual(game: AnyGame) -> list[Setup]:
    """Every other value of an option, with a number of seats that it can be played with.

    That is another one in other runs, and all of them with `make soak`.
    """
    found: defaultdict[str, list[Setup]] = defaultdict(list)
    for setup in game.setups():
        plain = game.setup(setup.seats).options
        changed = {name: value for name, value in setup.options.items() if value != plain[name]}
        if changed:
            found[str(changed)].append(setup)
    return [setup for name, setups in found.items() for setup in some(setups, f"{game.id} {name}")]
