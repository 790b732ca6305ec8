"""How long the review of a game takes, and how much its curve depends on the seed.

python -m benchmarks.reviewing             NUMERUS, a short and a long game
python -m benchmarks.reviewing neutrace    another game
"""

from __future__ import annotations

import sys
from itertools import pairwise
from statistics import pstdev
from time import perf_counter

import deskoherna
from deskoherna.bots import bot
from deskoherna.bots.curve import evened
from deskoherna.bots.review import Reviewer
from deskoherna.lab import play_out
from deskoherna.tables.advice.review_jobs import SECONDS, SECONDS_A_MOVE

FIRST = 5  # moves whose values are compared
SEEDS = 4


def main(name: str = "numerus") -> None:
    game = deskoherna.game(name)
    setup = game.setup(min(count for count in game.seats if count > 1))
    for players, seed in (("greedy", 4), ("seasoned", 1)):
        match, _ = play_out(game, setup, [bot(game, players)] * setup.seats, seed)
        record = match.record()
        print(f"{players}: {len(match.plies)} moves")
        raw: list[list[float]] = []
        lines: list[list[float]] = []
        seconds = min(SECONDS, SECONDS_A_MOVE * len(match.plies))
        for chance in range(SEEDS):
            began = perf_counter()
            reviewer = Reviewer(game, record, seed=chance)
            beginning = reviewer.beginning()
            moments = list(reviewer.moments(seconds=seconds))
            took = perf_counter() - began
            line = [beginning.values[0], *(moment.standing[0] for moment in moments)]
            smooth = evened(beginning, moments)
            raw.append(line[: FIRST + 1])
            lines.append([standing.values[0] for standing in smooth[: FIRST + 1]])
            margins = [round(100 * standing.margin) for standing in smooth[: FIRST + 1]]
            print(f"  seed {chance}: {took:4.1f} s  {shown(raw[-1])} evened {shown(lines[-1])}")
            print(f"     margins {margins}  largest step {step(raw[-1])}, evened {step(lines[-1])}")
        for what, found in (("raw", raw), ("evened", lines)):
            spread = [round(100 * pstdev(values), 1) for values in zip(*found, strict=True)]
            print(f"  standard deviation between seeds, in percent, {what}: {spread}")


def shown(line: list[float]) -> str:
    return " ".join(f"{100 * value:3.0f}" for value in line)


def step(line: list[float]) -> str:
    return f"{100 * max(abs(b - a) for a, b in pairwise(line)):.0f} %"


if __name__ == "__main__":
    main(*sys.argv[1:])
