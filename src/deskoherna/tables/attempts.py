"""The first lesson of a game, for the server. Nothing is kept: the client sends its moves along.

A task is over when it is solved or when its seat is not asked any more; the others never move. All
of these functions raise a `Problem` for a game, a task or former moves that do not exist.
"""

from __future__ import annotations

from typing import Any

import msgspec

from deskoherna import catalogue
from deskoherna.kernel import Event, Problem, Refusal, SearchChance, State, refusal_at, visible_to
from deskoherna.kernel.display import foreseen, gestures
from deskoherna.lessons import Task, lesson

from . import wire
from .projection.messages import problem
from .projection.visibility import EventData, data_of, shown


class NoLesson(Problem):
    """There is no such lesson or task."""


def begin(game: str) -> wire.LessonView:
    """Every task, as it begins."""
    chosen = catalogue.game(game)
    if not lesson(chosen):
        raise NoLesson("room-lesson-none", game=chosen.id)
    return wire.LessonView(tuple(_begin(game, task) for task in lesson(chosen)))


def _begin(game: str, task: Task) -> wire.TaskView:
    attempt = Attempt(game, task.id, ())
    ask = attempt.ask()
    assert ask is not None  # else the task would not have been loaded
    return wire.TaskView(task.id, attempt.view(), ask)


def consider(game: str, task: str, asked: wire.LessonConsider) -> wire.LessonConsidered:
    """What a move would do, or why it is not allowed."""
    attempt = Attempt(game, task, asked.moves)
    if refusal := attempt.refusal(asked.move):
        return wire.LessonConsidered(None, problem(refusal))
    return wire.LessonConsidered(attempt.preview(asked.move), None, attempt.foreseen(asked.move))


def play(game: str, task: str, asked: wire.LessonPlay) -> wire.LessonStep:
    """What comes of a move, and whether it solves the task."""
    attempt = Attempt(game, task, asked.moves)
    refusal = attempt.refusal(asked.move)
    events = () if refusal else attempt.play(asked.move)
    why_not = problem(refusal) if refusal else None
    return wire.LessonStep(attempt.view(), events, attempt.solved, attempt.ask(), why_not)


class Attempt:
    """A task after some moves."""

    def __init__(self, game: str, task: str, moves: tuple[str, ...]) -> None:
        self.game = catalogue.game(game)
        self.task = self._find(task)
        self.state = self.task.state.copy()
        self.events: list[Event] = []
        self.chance = SearchChance(0)  # the same for everyone, so that a task can be tried again
        for move in moves:
            if refusal := self.refusal(move):
                raise refusal
            self.play(move)

    def _find(self, task: str) -> Task:
        tasks = {task.id: task for task in lesson(self.game)}
        if task not in tasks:
            known = ", ".join(tasks) or "–"
            raise NoLesson("room-lesson-unknown", game=self.game.id, task=task[:40], known=known)
        return tasks[task]

    @property
    def solved(self) -> bool:
        return self.task.solved(self.events)

    def refusal(self, move: str) -> Refusal | None:
        if self.solved:
            raise Refusal("ROOM-3", "room-lesson-solved")
        return refusal_at(self.game, self.state, self.task.seat, move)

    def preview(self, move: str) -> EventData:
        events = self.state.preview(self.task.seat, self.game.parse(move))
        return data_of(self.game, events)

    def foreseen(self, move: str) -> Any:
        after = foreseen(self.game, self.state, self.task.seat, self.game.parse(move))
        return None if after is None else self._shown(after)

    def play(self, move: str) -> EventData:
        events: list[Event] = []
        self.state.play(self.task.seat, self.game.parse(move), self.chance, events.append)
        self.events += events
        return data_of(self.game, visible_to(self.task.seat, events))

    def view(self) -> Any:
        return self._shown(self.state)

    def _shown(self, state: State[Any]) -> Any:
        return msgspec.to_builtins(shown(self.game, self.game.view(state, self.task.seat)))

    def ask(self) -> wire.LessonAsk | None:
        """What is asked now; None once the task is over."""
        seat = self.task.seat
        ask = None if self.solved else self.state.asks().get(seat)
        if ask is None:
            return None
        moves, pressed = tuple(map(str, ask.moves)), gestures(self.game, ask.moves)
        return wire.LessonAsk(seat, ask.rule, ask.key, dict(ask.arguments), moves, pressed)
