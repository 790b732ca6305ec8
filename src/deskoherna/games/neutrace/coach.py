"""What a coach says in a first game of NEUTRACE: that somebody else is about to end it (NEU-45)."""

from __future__ import annotations

from deskoherna.kernel import Tip

from .pieces import ROWS, A, B
from .reactions import FiveIn, ReachedGoal
from .view import NeutraceView

ALMOST = 4  # substances in goals: one more ends the game
GOALS = (A, B)


def tips(view: NeutraceView, seat: int) -> list[Tip]:
    found = []
    for other, scale in enumerate(view.scale):
        if other == seat:
            continue
        if any(isinstance(event, FiveIn) and event.seat == other for event in view.forecast):
            rows = tuple(ROWS[row].letter for row in reached(view, other))
            found.append(Tip("neutrace-coach-ends", {"seat": other}, rows))
        elif sum(place in GOALS for place in scale) == ALMOST:
            rows = tuple(
                row.letter for row, place in zip(ROWS, scale, strict=True) if place not in GOALS
            )
            found.append(Tip("neutrace-coach-four", {"seat": other}, rows))
    return found


def reached(view: NeutraceView, seat: int) -> list[int]:
    """The rows in which the seat would come into a goal if the round were evaluated now."""
    return [
        event.row
        for event in view.forecast
        if isinstance(event, ReachedGoal) and event.seat == seat
    ]
