"""Whether simulation gains from every core."""

from __future__ import annotations

import os
from collections import deque
from time import perf_counter

from deskoherna.lab import simulate

from .page import Goal, Section, shown, spread, table, with_spread
from .race import ROUNDS, Series

CORES = os.cpu_count() or 1
SECONDS = 5.0  # that all cores together should take, about
CLOSE = 0.9  # of the number of cores

HOW_SIMULATED = """\
`simulate` with two random bots, the same games each time: with one job, and with a job for every
core. This is time on the wall, with starting the processes, so other programs on the machine do
disturb it."""


def simulation() -> Section:
    games = _games()
    seconds: dict[int, list[float]] = {jobs: [] for jobs in sorted({1, CORES})}
    for _ in range(ROUNDS):
        for jobs, rounds in seconds.items():
            rounds.append(_taken(games, jobs))
    series = {jobs: Series(tuple(rounds)) for jobs, rounds in seconds.items()}
    rows = [
        (
            f"NUMERUS: {jobs}",
            shown(taken.median),
            spread(taken),
            shown(games / taken.median),
            with_spread(series[1] / taken),
        )
        for jobs, taken in series.items()
    ]
    header = ("jobs", f"s for {games} games", "lowest – highest", "games per second", "gain")
    gain = series[1] / series[CORES]
    goal = Goal(
        f"Simulation on {CORES} cores gains at least {CLOSE * CORES:g} times",
        f"× {with_spread(gain)}",
        gain.median >= CLOSE * CORES,
    )
    return Section("Simulation", [HOW_SIMULATED, table(header, rows)], [goal])


def _games() -> int:
    """Enough games for all cores to work on for a while."""
    few = 100
    return round(few * SECONDS * CORES / _taken(few, jobs=1))


def _taken(games: int, jobs: int) -> float:
    start = perf_counter()
    deque(simulate("numerus", ["random", "random"], games, jobs=jobs), maxlen=0)
    return perf_counter() - start
