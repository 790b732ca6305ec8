"""A game looked at again: who was ahead when, where it turned, and what would have been better.

Every decision is judged from what the seat could know then: the search looks for its best moves and
at the move that was made. Who was ahead is judged from the whole position, since the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any

import msgspec

from deskoherna.kernel import (
    AnyGame,
    AnyMatch,
    Ask,
    Move,
    Problem,
    Record,
    SearchChance,
    steps,
)
from deskoherna.kernel.record import MoveLine, UndoLine

from .bot import Saying, levels
from .search import Level, SearchBot, awaited

THOUGHT = Level(150, seconds=1.0)
SAMPLES = 4  # judgements of a position that are averaged
TURNING_POINTS = 5
NOTEWORTHY = 0.04  # of the win: what a move must have cost to be one


class Why(msgspec.Struct, frozen=True):
    """A reason, as a message of the game."""

    key: str
    args: dict[str, str | int] = {}


class Better(msgspec.Struct, frozen=True):
    """A move that could have been made."""

    move: str
    value: float
    why: tuple[Why, ...]


class Moment(msgspec.Struct, frozen=True):
    """A move of the game."""

    ply: int  # moves before it
    seat: int
    move: str
    standing: tuple[float, ...]  # after it, for every seat: the share of the win it may expect
    cost: float  # of the win, beside the best move; 0 where there was nothing to choose
    better: tuple[Better, ...] = ()  # the best moves, if it cost something


class Review(msgspec.Struct, frozen=True):
    game: str
    standing: tuple[float, ...]  # before the first move
    moments: tuple[Moment, ...]

    @property
    def turning_points(self) -> tuple[Moment, ...]:
        """The moves that cost most, in the order of the game."""
        costly = sorted(self.moments, key=lambda moment: -moment.cost)[:TURNING_POINTS]
        worth_telling = [moment for moment in costly if moment.cost >= NOTEWORTHY]
        return tuple(sorted(worth_telling, key=lambda moment: moment.ply))


def review(
    game: AnyGame,
    record: Record,
    thought: Level = THOUGHT,
    seed: int = 0,
    progress: Callable[[], None] = lambda: None,
) -> Review:
    """Look at a whole game again, move by move.

    Raises `Problem` if the game is not over, or nobody knows how to judge it.
    """
    if record.end.result is None:
        raise Problem("room-review-running")
    reviewer = Reviewer(game, thought, seed)
    kept = set(standing_moves(record))
    first, *others = ((step.line, step.match.copy()) for step in steps(game, record))
    moments = []
    for number, ((_, before), (line, after)) in enumerate(pairwise((first, *others)), start=1):
        if number in kept and isinstance(line, MoveLine):
            moments.append(reviewer.moment(before, after, line))
            progress()
    return Review(game.id, reviewer.standing(first[1]), tuple(moments))


def standing_moves(record: Record) -> list[int]:
    """The numbers of the lines whose moves were not taken back; the start is line 0."""
    kept: list[int] = []
    for number, line in enumerate(record.body, start=1):
        if isinstance(line, MoveLine):
            kept.append(number)
        elif isinstance(line, UndoLine):
            del kept[line.to :]
    return kept


class Reviewer:
    """Someone who knows the game, and takes the time."""

    def __init__(self, game: AnyGame, thought: Level, seed: int) -> None:
        strongest: Any = next(reversed([*levels(game).values()]), None)
        if strongest is None:
            raise Problem("room-review-nobody", game=game.name)
        self.game = game
        self.chance = SearchChance(seed)
        self.bot: SearchBot = strongest(game, thought)

    def standing(self, match: AnyMatch) -> tuple[float, ...]:
        mind, state = self.bot.mind, match.state
        if match.result is not None:
            return tuple(mind.outcome(state)) if state.result else conceded(match)
        judged = [mind.judge(state.copy(), self.chance) for _ in range(SAMPLES)]
        return tuple(round(fmean(values), 4) for values in zip(*judged, strict=True))

    def moment(self, before: AnyMatch, after: AnyMatch, line: MoveLine) -> Moment:
        move = self.game.parse(line.move)
        ask = awaited(before.state).get(line.seat)
        ply, standing = len(before.plies), self.standing(after)
        if ask is None or not self.bot.mind.understands(ask, move):
            return Moment(ply, line.seat, line.move, standing, 0.0)
        cost, better = self.weighed(before, line.seat, ask, move)
        return Moment(ply, line.seat, line.move, standing, cost, better)

    def weighed(
        self, match: AnyMatch, seat: int, ask: Ask[Any], move: Move
    ) -> tuple[float, tuple[Better, ...]]:
        tree = self.bot.think(seat, match.view(seat), self.chance, about=move)
        best, made = tree.arms()[0], next(arm for arm in tree.arms() if arm.move == move)
        cost = best.mean - made.mean if made.visits else 0.0
        if best is made or cost < NOTEWORTHY:
            return 0.0, ()
        return round(cost, 4), tuple(
            Better(str(advice.move), round(advice.value or 0.0, 4), told(advice.reasons))
            for advice in self.bot.advice(tree)
            if advice.value is not None and advice.value > made.mean
        )


def told(reasons: Sequence[Saying]) -> tuple[Why, ...]:
    return tuple(Why(reason.key, dict(reason.arguments)) for reason in reasons)


def conceded(match: AnyMatch) -> tuple[float, ...]:
    """What each has of a match that was given up or agreed upon."""
    assert match.result is not None
    winners = match.result.winners
    return tuple(1 / len(winners) if s in winners else 0.0 for s in range(match.setup.seats))
