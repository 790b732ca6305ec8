"""What surrounds the rules: views, the match with its record, and the memory a match takes."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

import deskoherna
from deskoherna.kernel import CommittedChance, Event, Move, State, Tell

from ..page import Goal, Section, shown, spread, table, times, with_spread
from ..race import ROUNDS, Series, Work, each, race
from .ours import Subject, finished_match, positions, subjects

SEED = 0

HOW_SEEN = """\
What seat 0 is shown, for every position of ten random games: the view built, and the view built and
encoded as JSON, ready to be sent."""

HOW_RECORDED = """\
One random game is played again and again from its set-up, with its moves given: by `State.play`
alone, by `State.play` with the events told, and by `Match.play`, which checks the move, tells the
events and appends a line to the record. Chance is the table's own in all three."""

HOW_WRITTEN = """\
The whole record of that game as JSON lines with their check sums: `dumps(match.record())`."""

HOW_WEIGHED = f"""\
A finished match with its state and every line of its record, weighed by `tracemalloc`: what stays
allocated after it was played, beyond the tables that all matches share. {ROUNDS} different random
matches."""


def views() -> Section:
    candidates: dict[str, Work] = {}
    for subject in subjects():
        candidates[f"{subject}: built"] = each(partial(built, subject), positions(subject))
        candidates[f"{subject}: encoded"] = each(partial(encoded, subject), positions(subject))
    return Section("Views", [HOW_SEEN, times("one view of", race(candidates))])


def built(subject: Subject, state: State[Any]) -> Any:
    return subject.game.view(state, 0)


def encoded(subject: Subject, state: State[Any]) -> bytes:
    return msgspec.json.encode(subject.game.view(state, 0))


def records() -> Section:
    playing = [
        times(f"one action of {subject}", race(ways_to_play(subject)), "`State.play`")
        for subject in subjects()
    ]
    written = race({str(subject): writing(subject) for subject in subjects()})
    return Section(
        "Records", [HOW_RECORDED, *playing, HOW_WRITTEN, times("one record of", written)]
    )


def ways_to_play(subject: Subject) -> dict[str, Work]:
    match = finished_match(subject, SEED)
    moves = [(ply.seat, subject.game.parse(ply.move)) for ply in match.plies]
    return {
        "`State.play`": partial(play_state, subject, moves, telling=False),
        "`State.play` with events": partial(play_state, subject, moves, telling=True),
        "`Match.play`": partial(play_match, subject, moves),
    }


def play_state(subject: Subject, moves: list[tuple[int, Move]], telling: bool) -> int:
    chance = CommittedChance(SEED.to_bytes(32), [""] * subject.setup.seats)
    tell: Tell = list[Event]().append if telling else None
    state = subject.game.start(subject.setup, chance, tell)
    for seat, move in moves:
        state.play(seat, move, chance, tell)
    return len(moves)


def play_match(subject: Subject, moves: list[tuple[int, Move]]) -> int:
    match = subject.match(SEED)
    for seat, move in moves:
        match.play(seat, move)
    return len(moves)


def writing(subject: Subject) -> Work:
    return each(lambda match: deskoherna.dumps(match.record()), [finished_match(subject, SEED)])


def memory() -> Section:
    weights = {str(subject): weight(partial(finished_match, subject)) for subject in subjects()}
    rows = [(name, shown(kilo.median), spread(kilo)) for name, kilo in weights.items()]
    kilo = weights["NUMERUS"]
    goal = Goal(
        "A finished match of NUMERUS takes less than 20 kB of memory",
        f"{with_spread(kilo)} kB",
        kilo.highest < 20,
    )
    header = ("a match of", "kB", "lowest – highest")
    return Section("Memory", [HOW_WEIGHED, table(header, rows)], [goal])


def weight(make: Callable[[int], object]) -> Series:
    """The kilobytes of memory held by what is made from each seed."""
    make(0)  # fills all caches
    return Series(tuple(_weight(partial(make, seed)) / 1000 for seed in range(ROUNDS)))


def _weight(make: Callable[[], object]) -> int:
    gc.collect()
    tracemalloc.start()
    made = make()
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del made
    return size
