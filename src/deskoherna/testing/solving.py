"""Whether every task of a lesson can be solved, and every picture of a position drawn."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

from deskoherna.coaching import cues
from deskoherna.kernel import AnyGame, Event, Problem, SearchChance, State
from deskoherna.lessons import Task, lesson
from deskoherna.texts import ENGLISH, languages, rulebook, speaker
from deskoherna.texts.diagram import diagram

from .fault import Fault

HARDLY = 0.35  # one of three answers, where a decision has no more
BOARD = re.compile(r"^```(board\b[^\n]*)$", re.MULTILINE)


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


def tasks(game: AnyGame) -> Iterator[Fault]:
    """What is wrong with the tasks of a game's lesson."""
    for task in lesson(game):
        tried = ways(task)
        luck = sum(way.odds for way in tried if way.solves)
        if not luck:
            yield Fault("check-task-unsolvable", task=task.id)
        elif luck >= HARDLY:
            yield Fault("check-task-luck", task=task.id, percent=round(100 * luck))


def unasked_cues(game: AnyGame) -> Iterator[Fault]:
    """Cues of a coached game that wait for a question which no message of the game asks."""
    say = speaker(ENGLISH, game)
    for cue in cues(game):
        if cue.asks is not None and not say.knows(f"{game.id}-ask-{cue.asks}"):
            yield Fault("check-cue-unasked", cue=cue.id, asks=cue.asks)


def broken_positions(game: AnyGame, dice: Random, number: int) -> Iterator[Fault]:
    """Texts that are almost a position: each is one, or a `Problem` that says what is wrong."""
    texts = positions_in_lesson(game)
    letters = sorted({letter for text in texts for letter in text})
    for _ in range(number if texts else 0):
        text = dice.choice(texts)
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(["", *letters]) + text[at + dice.randint(0, 2) :]
        try:
            game.position(text)
        except Problem:
            continue
        except Exception as error:
            yield Fault("check-position-raised", position=repr(text), error=repr(error))
            return


def positions_in_lesson(game: AnyGame) -> list[str]:
    source = files(game.package) / "content" / "lesson.toml"
    if not source.is_file():
        return []
    return [task["position"] for task in tomllib.loads(source.read_text("utf-8")).values()]


def pictures(game: AnyGame) -> list[tuple[str, str, str]]:
    """The pictures in the rulebook: language, rule, and what stands in the first line of each."""
    return [
        (language, rule.id, info)
        for language in languages()
        for rule in rulebook(language, game).rules.values()
        for info in BOARD.findall(rule.text)
    ]


def undrawn(game: AnyGame) -> Iterator[Fault]:
    """Pictures whose position or move is not one."""
    for language, rule, info in pictures(game):
        try:
            diagram(game, info)
        except (Problem, ValueError, AssertionError, NotImplementedError) as error:
            yield Fault("check-picture", rule=rule, language=language, reason=str(error))
