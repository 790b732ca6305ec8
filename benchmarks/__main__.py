"""Measure, print it, and write `docs/benchmarks.md`: everything, or the parts that are named."""

from __future__ import annotations

import sys

from . import thinking
from .page import Measure, write
from .rules import matches, speed
from .server.moves import moves
from .simulation import simulation
from .start import start
from .strength import strength

PARTS: dict[str, tuple[Measure, ...]] = {
    "rules": (
        speed.play, speed.copy, speed.parts, matches.views, matches.records, matches.memory,
    ),
    "thinking": (thinking.playing_out, thinking.searching, thinking.answering),
    "simulation": (simulation,),
    "strength": (strength,),
    "server": (moves,),
    "start": (start,),
}  # fmt: skip


def main() -> None:
    named = sys.argv[1:] or list(PARTS)
    write([measure for part in named for measure in PARTS[part]], fresh=named == list(PARTS))


if __name__ == "__main__":
    main()
