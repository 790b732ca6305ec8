"""Random games through `State`, by the rules of whichever checkout is on the path.

Asked on standard input for a game by its id, a line each time, it plays and answers with the
microseconds of processor time that a move took. `benchmarks.compare` runs one for each checkout.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

import deskoherna
from deskoherna.kernel import SearchChance

MOVES = 6000  # at least, in each answer


def pace(game: Any) -> float:
    moves = 0
    began = process_time()
    seed = 0
    while moves < MOVES:
        chance = SearchChance(seed)
        state = game.start(game.setup(max(game.seats)), chance)
        while (asks := state.asks()) and moves < 2 * MOVES:
            seat = next(iter(asks))
            state.play(seat, asks[seat].sample(chance), chance)
            moves += 1
        seed += 1
    return 1e6 * (process_time() - began) / moves


def main() -> None:
    for line in sys.stdin:
        print(pace(deskoherna.game(line.strip())), flush=True)


if __name__ == "__main__":
    main()
