"""First lessons: a few positions, each with something to bring about, checked by the real rules.

A game declares its tasks in `content/lesson.toml`, one table for each, in the order of the lesson:

    [fight]
    position = "9 9/9/9/9/3[3]5/9/9/9/9 - {2,4}<3> g"    # in the game's notation
    seat = 0                                             # who learns
    goals = [{ event = "replaced", cell = "d5" }]        # all of them, by the moves of one task

A goal names an event of the game, values for any of its fields, and how many `times` it has to
happen (once by default). The learner reads messages `<game>-lesson-<task>`, the same with
`-solved`, and with `-again` when the task is over without being solved.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Annotated, Any, NamedTuple

import msgspec

from .content import content, read_tables
from .kernel import AnyGame, Event, State
from .kernel.names import kebab

FieldValue = str | int | bool


class Goal(NamedTuple):
    """Something that has to happen: an event with these fields, a number of times."""

    event: str
    fields: dict[str, FieldValue]
    times: int

    def reached(self, events: Iterable[Event]) -> bool:
        named = (event for event in events if kebab(type(event).__name__) == self.event)
        happened = sum(
            all(getattr(event, name) == value for name, value in self.fields.items())
            for event in named
        )
        return happened >= self.times


class Task(NamedTuple):
    """A position, the seat that learns, and what it has to bring about."""

    id: str
    seat: int
    state: State[Any]
    goals: tuple[Goal, ...]

    def solved(self, events: Iterable[Event]) -> bool:
        """Whether these events reach all the goals."""
        happened = list(events)
        return all(goal.reached(happened) for goal in self.goals)


class _Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: str
    seat: int
    goals: Annotated[tuple[dict[str, FieldValue], ...], msgspec.Meta(min_length=1)]


@cache
def lesson(game: AnyGame) -> tuple[Task, ...]:
    """The tasks of a game's lesson, in order; empty if it has none.

    >>> from deskoherna.catalogue import game
    >>> [task.seat for task in lesson(game("numerus"))][:2]
    [0, 0]
    """
    return read_lesson(game, content(game, "lesson.toml"))


def read_lesson(game: AnyGame, text: str) -> tuple[Task, ...]:
    """The tasks declared in `text`; raises `ValueError`, which names the task and what is wrong."""
    place = f"the lesson of {game.id}, task"
    return read_tables(text, place, _Declared, partial(_task, game))


def _task(game: AnyGame, id_: str, declared: _Declared) -> Task:
    state = game.position(declared.position)
    if declared.seat not in state.asks():
        raise ValueError(f"seat {declared.seat} is not asked; asked: {sorted(state.asks())}")
    goals = tuple(read_goal(game, dict(goal)) for goal in declared.goals)
    return Task(id_, declared.seat, state, goals)


def read_goal(game: AnyGame, fields: dict[str, FieldValue]) -> Goal:
    """A goal as it is declared; takes its fields out of the table. Raises `ValueError`."""
    events = {kebab(event.__name__): event for event in game.events}
    name, times = str(fields.pop("event", "")), fields.pop("times", 1)
    if name not in events:
        raise ValueError(f"there is no event {name!r}; events: {', '.join(events)}")
    if type(times) is not int or times < 1:
        raise ValueError(f"{name} cannot happen {times} times")
    known = events[name].__struct_fields__
    if unknown := fields.keys() - set(known):
        raise ValueError(f"{name} has no {', '.join(sorted(unknown))}; it has: {', '.join(known)}")
    return Goal(name, fields, times)
