"""Tasks of first lessons: the client holds the moves of its task and sends them along."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from .frames import Gestures, Problem
from .values import Argument

LESSON_MOVES = 20  # in one task
LESSON_MOVE = 1_000  # characters

LessonMove = Annotated[str, msgspec.Meta(max_length=LESSON_MOVE)]


class LessonAsk(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked of the learner, with the legal moves in notation."""

    seat: int
    rule: str
    key: str
    args: dict[str, Argument]
    moves: tuple[str, ...]
    gestures: Gestures | None = None


class TaskView(msgspec.Struct, frozen=True):
    """A task. Its texts are messages `<game>-lesson-<id>`, `…-solved` and `…-again`."""

    id: str
    view: Any
    ask: LessonAsk


class LessonView(msgspec.Struct, frozen=True):
    tasks: tuple[TaskView, ...]


class LessonConsider(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell what a move would do after those played in this task, or why it is not allowed."""

    moves: Annotated[tuple[LessonMove, ...], msgspec.Meta(max_length=LESSON_MOVES)]
    move: LessonMove


class LessonPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a move after those played in this task."""

    moves: Annotated[tuple[LessonMove, ...], msgspec.Meta(max_length=LESSON_MOVES)]
    move: LessonMove


class LessonConsidered(msgspec.Struct, frozen=True):
    events: tuple[dict[str, Any], ...] | None
    refusal: Problem | None
    view: Any = None


class LessonStep(msgspec.Struct, frozen=True):
    """What came of a move. Without an `ask` the task is over, `solved` or to be tried again.

    With a `refusal` nothing was played, and everything is as it was.
    """

    view: Any
    events: tuple[dict[str, Any], ...]
    solved: bool
    ask: LessonAsk | None
    refusal: Problem | None
