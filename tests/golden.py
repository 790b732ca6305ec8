"""Writes the golden playthroughs of all games anew: `make golden`."""

from __future__ import annotations

import sys

import guests
from deskoherna import all_games
from deskoherna.testing.golden import write_golden
from deskoherna.testing.package import Package, tests_of
from deskoherna.testing.run import Run


def write() -> None:
    for game in all_games().values():
        folder = Package(game, tests_of(game), Run()).golden
        assert folder is not None
        for path in write_golden(game, folder):
            sys.stdout.write(f"{path.relative_to(guests.ROOT)}\n")


if __name__ == "__main__":
    guests.invite()
    write()
