"""Every way in which a task of a lesson can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from deskoherna.kernel import Event, SearchChance, State
from deskoherna.lessons import Task


class Way(NamedTuple):
    moves: tuple[str, ...]
    solves: bool
    odds: float  # that random moves go this way


def ways(task: Task) -> list[Way]:
    return list(_from(task, task.state, (), (), 1.0))


def _from(
    task: Task, state: State[Any], before: tuple[Event, ...], moves: tuple[str, ...], odds: float
) -> Iterator[Way]:
    legal = state.asks()[task.seat].moves
    for move in legal:
        after = state.copy()
        events: list[Event] = []
        after.play(task.seat, move, SearchChance(0), events.append)
        way = Way((*moves, str(move)), task.solved((*before, *events)), odds / len(legal))
        if way.solves or task.seat not in after.asks():
            yield way
        else:
            yield from _from(task, after, (*before, *events), way.moves, way.odds)


def solutions(task: Task) -> list[str]:
    return [", ".join(way.moves) for way in ways(task) if way.solves]
