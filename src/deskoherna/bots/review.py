"""A game looked at again: who was ahead when, where it turned, and what would have been better.

Every decision is judged from what the seat could know then: the search looks for its best moves and
at the move that was made. What seems dear is looked at again with other luck, since the best of
many guesses always looks better than it is. Who was ahead is judged from the whole position, since
the game is over; where nothing is ever hidden or left to chance, by the search itself, and what a
move cost is how far its seat fell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, pstdev, stdev
from time import process_time
from typing import Any

import msgspec
from msgspec.structs import replace

from deskoherna.kernel import (
    AnyGame,
    AnyMatch,
    Move,
    Problem,
    Record,
    SearchChance,
    replay_lines,
)
from deskoherna.kernel.record import MoveLine, UndoLine

from .bot import Saying, levels
from .search import Level, SearchBot, Tree, awaited, credits_of

THOUGHT = Level(150, seconds=60.0)
LEAST_THOUGHT, MOST_THOUGHT = 16, 1_000  # iterations for a decision, where the time decides
SAMPLES = 8  # judgements of a position at a time, until their average is sure enough
MOST_SAMPLES = 48
SURE = 0.02  # of the win: how far an average may be off
SECOND_LOOKS = 4  # at a move that seems dear, each half as long as the first
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
    events: tuple[dict[str, Any], ...] = ()  # what it would have done, as far as could be known


class Moment(msgspec.Struct, frozen=True):
    """A move of the game."""

    ply: int  # moves before it
    seat: int
    move: str
    standing: tuple[float, ...]  # after it, for every seat: the share of the win it may expect
    cost: float  # of the win, beside the best move; 0 where there was nothing to choose
    better: tuple[Better, ...] = ()  # the best moves, if it cost something
    weighed: bool = False  # whether there was a choice that could be judged
    asked: Why | None = None  # what was asked, and
    events: tuple[dict[str, Any], ...] = ()  # what the move did as far as could be known, if so


class Review(msgspec.Struct, frozen=True):
    game: str
    standing: tuple[float, ...]  # before the first move
    moments: tuple[Moment, ...]
    ended: tuple[float, ...] = ()  # with what, where no move ended it but a word (ROOM-9)

    @property
    def turning_points(self) -> tuple[Moment, ...]:
        return turning_points(self.moments)


def turning_points(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """The moves that cost most, in the order of the game."""
    costly = sorted(moments, key=lambda moment: -moment.cost)[:TURNING_POINTS]
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
    reviewer = Reviewer(game, record, thought, seed)
    beginning, moments = reviewer.beginning(), []
    for moment in reviewer.moments():
        moments.append(moment)
        progress()
    return Review(game.id, beginning, tuple(moments), reviewer.ended())


def standing_moves(record: Record) -> list[int]:
    """The numbers of the lines whose moves were not taken back; the start is line 0."""
    kept: list[int] = []
    for number, line in enumerate(record.body, start=1):
        if isinstance(line, MoveLine):
            kept.append(number)
        elif isinstance(line, UndoLine):
            del kept[line.to :]
    return kept


class Pace:
    """Shares the processor's time among the decisions that are left."""

    def __init__(self, seconds: float, decisions: int) -> None:
        self._left = seconds
        self._decisions = decisions
        self._iterations = 0
        self._spent = 0.0
        self._began = process_time()

    def iterations(self) -> int:
        """For the next decision; the first ones show how long an iteration takes."""
        if not self._iterations:
            return LEAST_THOUGHT
        share = self._left / max(self._decisions, 1)
        return min(max(round(share * self._iterations / self._spent), LEAST_THOUGHT), MOST_THOUGHT)

    def went_on(self, iterations: int) -> None:
        """A move has been looked at, with so many iterations if it was a decision."""
        now = process_time()
        took, self._began = now - self._began, now
        self._left -= took
        self._decisions -= 1
        if iterations:
            self._iterations += iterations
            self._spent += took


class Reviewer:
    """Someone who knows the game, and takes the time."""

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        thought: Level = THOUGHT,
        seed: int = 0,
    ) -> None:
        if record.end.result is None:
            raise Problem("room-review-running")
        strongest: Any = next(reversed([*levels(game).values()]), None)
        if strongest is None:
            raise Problem("room-review-nobody", game=game.name)
        self.game = game
        self.record = record
        self.thought = thought
        self.kept = standing_moves(record)
        self.chance = SearchChance(seed)
        self.bot: SearchBot = strongest(game, thought)
        self.bot.hurried = False  # the pace is our own
        self._looked_at: tuple[int, Tree] | None = None  # after so many moves

    def beginning(self) -> tuple[float, ...]:
        """How all stood before the first move."""
        return self.standing(next(replay_lines(self.game, self.record)).match)

    def made(self, ply: int) -> Move | None:
        """The move after so many that stand, if there is one."""
        if ply >= len(self.kept):
            return None
        line = self.record.body[self.kept[ply] - 1]
        assert isinstance(line, MoveLine)
        move: Move = self.game.parse(line.move)
        return move

    def ended(self) -> tuple[float, ...]:
        """What everyone had of a game that was given up or agreed upon; nothing of others."""
        *_, (_, _, match) = replay_lines(self.game, self.record)
        if match.result is None or match.state.result is not None:
            return ()
        return tuple(credits_of(match.result, self.game.colours(match.setup)))

    def moments(self, after: int = 0, seconds: float | None = None) -> Iterator[Moment]:
        """Every move that stands, but for the first so many.

        With `seconds` of the processor's time for all, it gets as much thought as that allows.
        """
        wanted = set(self.kept[after:])
        pace = None if seconds is None else Pace(seconds, len(wanted))
        played = ((step.line, step.match.copy()) for step in replay_lines(self.game, self.record))
        for number, ((_, before), (line, match)) in enumerate(pairwise(played), start=1):
            if number in wanted and isinstance(line, MoveLine):
                if pace is None:
                    yield self.moment(before, match, line)
                    continue
                iterations = pace.iterations()
                self.bot.mind.level = replace(self.thought, iterations=iterations)
                moment = self.moment(before, match, line)
                pace.went_on(iterations if moment.weighed else 0)
                yield moment

    def standing(self, match: AnyMatch) -> tuple[float, ...]:
        """The share of the win each seat may expect."""
        if match.state.result is not None:
            return tuple(self.bot.mind.outcome(match.state))
        judged = self.judged(match)
        asks = awaited(match.state)
        if not self.game.open_information or len(asks) != 1:
            return judged
        ((seat, ask),) = asks.items()
        if ask.free or len(ask.moves) == 1:
            return judged
        best, *_ = self.looked_at(match, seat).arms()
        return with_share(judged, seat, round(best.mean, 4))

    def looked_at(self, match: AnyMatch, seat: int) -> Tree:
        """What the search says of a position and of the move that was made in it."""
        ply = len(match.plies)
        if self._looked_at is None or self._looked_at[0] != ply:
            tree = self.bot.think(seat, match.view(seat), self.chance, about=self.made(ply))
            self._looked_at = ply, tree
        return self._looked_at[1]

    def judged(self, match: AnyMatch) -> tuple[float, ...]:
        """What the mind says of a position, averaged until it is sure enough."""
        mind, state = self.bot.mind, match.state
        judged: list[Sequence[float]] = []
        while len(judged) < MOST_SAMPLES:
            judged += [mind.judge(state.copy(), self.chance) for _ in range(SAMPLES)]
            if max(map(pstdev, zip(*judged, strict=True))) <= SURE * sqrt(len(judged)):
                break
        return tuple(round(fmean(values), 4) for values in zip(*judged, strict=True))

    def moment(self, before: AnyMatch, after: AnyMatch, line: MoveLine) -> Moment:
        move = self.game.parse(line.move)
        ask = awaited(before.state).get(line.seat)
        ply, seat = len(before.plies), line.seat
        if line.late or ask is None or not self.bot.mind.understands(ask, move):
            return Moment(ply, seat, line.move, self.standing(after), 0.0)
        tree = self.looked_at(before, seat)
        standing = self.standing(after)
        cost, better = self.weighed(before, tree, move, standing[seat])
        moment = Moment(ply, seat, line.move, standing, cost, better, weighed=True)
        if not better:
            return moment
        asked = Why(ask.key, dict(ask.arguments))
        return replace(moment, asked=asked, events=foreseen(before, line.seat, move))

    def weighed(
        self, match: AnyMatch, tree: Tree, move: Move, after: float
    ) -> tuple[float, tuple[Better, ...]]:
        """What a move cost after which its seat stood so, and what would have been better."""
        seat = tree.seat
        best, made = tree.arms()[0], next(arm for arm in tree.arms() if arm.move == move)
        cost = best.mean - made.mean if made.visits else 0.0
        if best is made or cost < NOTEWORTHY:
            return 0.0, ()
        cost = self._looked_at_again(seat, tree.view, best.move, move)
        if self.game.open_information and cost >= NOTEWORTHY:
            cost = best.mean - after
        if cost < NOTEWORTHY:
            return 0.0, ()
        return round(cost, 4), tuple(
            Better(
                str(advice.move),
                round(advice.value or 0.0, 4),
                told(advice.reasons),
                foreseen(match, seat, advice.move),
            )
            for advice in self.bot.advice(tree, beside=move)
            if advice.value is not None and advice.value >= made.mean + NOTEWORTHY
        )

    def _looked_at_again(self, seat: int, view: Any, best: Move, made: Move) -> float:
        """What a move cost at least, when only these two are compared, with other luck."""
        costs = [self._duel(seat, view, best, made) for _ in range(SECOND_LOOKS)]
        return fmean(costs) - stdev(costs) / sqrt(len(costs))

    def _duel(self, seat: int, view: Any, best: Move, made: Move) -> float:
        tree = Tree(self.bot.mind, seat, view, self.chance.below("search", 1 << 32))
        tree.grow()
        assert tree.choice is not None
        tree.choice.narrow(best, made)
        for _ in range(self.bot.mind.level.iterations // 2):
            tree.grow()
        found = {arm.move: arm for arm in tree.choice.arms}
        one, other = found[best], found[made]
        return one.mean - other.mean if one.visits and other.visits else 0.0


def with_share(standing: Sequence[float], seat: int, share: float) -> tuple[float, ...]:
    """With another share for one seat; the others have theirs of the rest, as before."""
    rest = sum(standing) - standing[seat]
    even = 1 / max(len(standing) - 1, 1)
    return tuple(
        share if other == seat else round((1 - share) * (had / rest if rest else even), 4)
        for other, had in enumerate(standing)
    )


def foreseen(match: AnyMatch, seat: int, move: Move) -> tuple[dict[str, Any], ...]:
    return tuple(event.data() for event in match.preview(seat, move))


def told(reasons: Sequence[Saying]) -> tuple[Why, ...]:
    return tuple(Why(reason.key, dict(reason.arguments)) for reason in reasons)
