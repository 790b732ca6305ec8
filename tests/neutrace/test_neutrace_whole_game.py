"""A whole game in notation, written by hand, from the choice of tasks to the last point."""

from __future__ import annotations

from pathlib import Path

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.events import Counted, TaskCounted, Won
from deskoherna.games.neutrace.pieces import ORBITALS
from deskoherna.games.neutrace.reactions import FiveIn
from deskoherna.kernel import Event, dumps, loads, replay_lines
from neutrace.laying import NeutraceMatch, scale, some

SHEET = Path(__file__).with_name("game.txt").read_text("utf-8")


def played() -> tuple[NeutraceMatch, list[Event]]:
    match = NEUTRACE.new(2, {"first": "1D"}, seed=7)
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
    """NEU-10, NEU-19, NEU-39, NEU-41, NEU-44, NEU-45"""
    match, events = played()
    assert match.result is not None
    assert match.result.scores == (7, 2)
    assert match.state.round == 4
    assert some(events, FiveIn, Counted, TaskCounted, Won) == [
        FiveIn(0),
        Counted(0, 5),
        TaskCounted(0, "B3", True),
        TaskCounted(0, "γ", True),
        Counted(1, 2),
        TaskCounted(1, "ζ", False),
        TaskCounted(1, "α", False),
        Won((0,), 7),
    ]


def test_every_orbital_is_used() -> None:
    """NEU-30 to NEU-38"""
    assert {name for name in ORBITALS if f"token {name}" in SHEET} == set(ORBITALS)


def test_its_record_is_played_again() -> None:
    match, _ = played()
    *_, last = replay_lines(NEUTRACE, loads(dumps(match.record())))
    assert last.match.state == match.state
