"""A whole game in notation, from the choice of tasks to the last point."""

from __future__ import annotations

from pathlib import Path

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.events import Counted, TaskCounted, Won
from deskoherna.games.neutrace.reactions import FiveIn
from deskoherna.kernel import Event, dumps, loads, steps
from neutrace.laying import NeutraceMatch, scale, some

SHEET = Path(__file__).with_name("game.txt").read_text("utf-8")


def played() -> tuple[NeutraceMatch, list[Event]]:
    match = NEUTRACE.new(2, {"first": "1D"}, seed=23)
    events = list(match.opening)
    for line in SHEET.splitlines():
        if line.startswith("= "):
            assert line[2:] == f"{scale(match.state, 0)} / {scale(match.state, 1)}"
        elif line and not line.startswith("#"):
            who, moves = line.split(": ")
            for move in moves.split(", "):
                events += match.play(int(who[0]) - 1, move)
    return match, events


def test_it_is_played_to_its_end() -> None:
    """NEU-10, NEU-19, NEU-39, NEU-45, NEU-R19: a fifth substance was in its goal for a moment"""
    match, events = played()
    assert match.result is not None
    assert match.result.scores == (1, 4)
    assert match.state.round == 3
    assert some(events, FiveIn, Counted, TaskCounted, Won) == [
        FiveIn(1),
        Counted(0, 1),
        TaskCounted(0, "γ", False),
        TaskCounted(0, "X4", False),
        Counted(1, 4),
        TaskCounted(1, "β", False),
        TaskCounted(1, "B3", False),
        Won((1,), 4),
    ]


def test_its_record_is_played_again() -> None:
    match, _ = played()
    *_, last = steps(NEUTRACE, loads(dumps(match.record())))
    assert last.match.state == match.state
