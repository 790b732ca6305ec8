"""The review of a finished game: who was ahead when, where it turned, what would have been better.

Every decision is evaluated by what the seat could know then: the search looks for the best moves
and includes the move that was made. A move that seems costly is compared with the best one again,
with other seeds, because the best of many noisy estimates is overestimated. Who was ahead is
evaluated from the full position, since the game is over; in a game without hidden information it is
evaluated by the search itself. There, too, a move costs what the duels say, and not what its seat's
value falls by, unless the end is in sight: a search is too modest about whoever is to move, but in
a duel both moves are looked at by the same seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import hypot, sqrt
from statistics import fmean, pstdev, stdev
from time import process_time
from typing import Any, NamedTuple

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

from .bot import Message
from .confidence import Confidence, confidence
from .installed import reviewer
from .search import Level, Tree, Unimaginable, awaited, credits_of
from .search.explanation import ALIKE, MORE
from .search.tree import Estimate

REVIEW_LEVEL = Level(150, seconds=60.0)
LEAST_ITERATIONS, MOST_ITERATIONS = 16, 1_000  # for a decision, where the time decides
SAMPLES = 8  # evaluations of a position at a time, until their mean is precise enough
MOST_SAMPLES = 48
PRECISION = 0.02  # of the win: the standard error that a mean may have
DUELS = 4  # between the best move and a costly one, each with half the iterations of the search
TURNING_POINTS = 5
NOTEWORTHY = 0.04  # of the win: what a move must cost to be a turning point
LONGEST, SHORTEST = 4.0, 0.25  # times its share, and seconds, that the review of a move may take
MARGIN = 2.0  # standard errors on either side, so that it holds nineteen times of twenty


class Why(msgspec.Struct, frozen=True):
    """A reason, as a message of the game."""

    key: str
    args: dict[str, str | int] = {}


class Better(msgspec.Struct, frozen=True):
    """A move that would have been better."""

    move: str
    value: float
    why: tuple[Why, ...]
    events: tuple[dict[str, Any], ...] = ()  # what it would have done, as far as was known


class Moment(msgspec.Struct, frozen=True):
    """A move of the game."""

    ply: int  # moves before it
    seat: int
    move: str
    standing: tuple[float, ...]  # the value after it, for every seat
    cost: float  # in value, compared with the best move; 0 where there was nothing to choose
    better: tuple[Better, ...] = ()  # the best moves, if it cost something
    weighed: bool = False  # whether there was a choice that could be evaluated
    asked: Why | None = None  # the ask, and
    events: tuple[dict[str, Any], ...] = ()  # what the move did as far as was known, if it cost
    error: float = 0.0  # the standard error of the cost
    confidence: Confidence | None = None  # that it cost something
    margin: float = 0.0  # of the standing, either way


class Standing(NamedTuple):
    """The value of a position for every seat, and how far off it may be."""

    values: tuple[float, ...]
    margin: float


class Cost(NamedTuple):
    """What a move cost in several duels, and how sure that is.

    Its standard error can be told by how much the duels differ, or by how much the values within
    each of them do.
    """

    mean: float
    between: float
    within: float


class Review(msgspec.Struct, frozen=True):
    """A whole game reviewed; `standing` is the value for every seat, the share of the win."""

    game: str
    standing: tuple[float, ...]  # before the first move
    moments: tuple[Moment, ...]
    ended: tuple[float, ...] = ()  # the values at the end, if it was given up or agreed (ROOM-9)
    margin: float = 0.0  # of the standing before the first move

    @property
    def turning_points(self) -> tuple[Moment, ...]:
        return turning_points(self.moments)


def turning_points(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """The moves that cost most, in the order of the game; none that cost next to nothing."""
    costly = sorted(moments, key=lambda moment: -moment.cost)[:TURNING_POINTS]
    worth_telling = [moment for moment in costly if moment.cost >= NOTEWORTHY]
    return tuple(sorted(worth_telling, key=lambda moment: moment.ply))


def review(
    game: AnyGame,
    record: Record,
    level: Level = REVIEW_LEVEL,
    seed: int = 0,
    progress: Callable[[], None] = lambda: None,
) -> Review:
    """The review of a finished game, move by move; `progress` is called after each move.

    Raises `Problem` if the game is not over, or has no level that searches.
    """
    looking = Reviewer(game, record, level, seed)
    beginning, moments = looking.beginning(), []
    for moment in looking.moments():
        moments.append(moment)
        progress()
    return Review(game.id, beginning.values, tuple(moments), looking.ended(), beginning.margin)


def kept_moves(record: Record) -> list[int]:
    """The numbers of the record lines whose moves were not taken back; the start is line 0."""
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

    @property
    def share(self) -> float:
        """Seconds for the next decision."""
        return self._left / max(self._decisions, 1)

    @property
    def longest(self) -> float:
        """Seconds that the next decision may take."""
        return max(LONGEST * self.share, SHORTEST)

    def iterations(self) -> int:
        """For the next decision; the first ones show how long an iteration takes."""
        if not self._iterations:
            return LEAST_ITERATIONS
        affordable = round(self.share * self._iterations / self._spent)
        return min(max(affordable, LEAST_ITERATIONS), MOST_ITERATIONS)

    def time_left(self) -> float:
        """For the decision that is looked at: where rollouts take long, they are cut off."""
        return self._began + self.longest - process_time()

    def move_done(self, iterations: int) -> None:
        """A move has been reviewed, with this many iterations if it was a decision."""
        now = process_time()
        took, self._began = now - self._began, now
        self._left -= took
        self._decisions -= 1
        if iterations:
            self._iterations += iterations
            self._spent += took


class Reviewer:
    """Reviews one finished game with the strongest level of it.

    Raises `Problem` if the game is not over, or has no level that searches.
    """

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        level: Level = REVIEW_LEVEL,
        seed: int = 0,
    ) -> None:
        if record.end.result is None:
            raise Problem("room-review-running")
        strongest = reviewer(game)
        if strongest is None:
            raise Problem("room-review-nobody", game=game.name)
        self.game = game
        self.record = record
        self.level = level
        self.kept = kept_moves(record)
        self.chance = SearchChance(seed)
        self.bot = strongest(game, level)
        self.bot.timed = False  # `Pace` takes care of time
        self._searched: tuple[int, Tree | None] | None = None  # after this many moves

    def beginning(self) -> Standing:
        """How all seats stood before the first move."""
        return self.standing(next(replay_lines(self.game, self.record)).match)

    def made(self, ply: int) -> Move | None:
        """The move after this many kept ones, if there is one."""
        if ply >= len(self.kept):
            return None
        line = self.record.body[self.kept[ply] - 1]
        assert isinstance(line, MoveLine)
        move: Move = self.game.parse(line.move)
        return move

    def ended(self) -> tuple[float, ...]:
        """The value for every seat of a game that was given up or agreed; () of any other."""
        *_, (_, _, match) = replay_lines(self.game, self.record)
        if match.result is None or match.state.result is not None:
            return ()
        return tuple(credits_of(match.result, self.game.colours(match.setup)))

    def moments(self, after: int = 0, seconds: float | None = None) -> Iterator[Moment]:
        """Every kept move, without that many at the start.

        With `seconds`, each decision gets as many iterations as that much processor time allows.
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
                self.bot.evaluator.level = replace(
                    self.level, iterations=iterations, seconds=pace.longest
                )
                self.bot.evaluator.time_left = pace.time_left
                moment = self.moment(before, match, line)
                pace.move_done(iterations if moment.weighed else 0)
                yield moment

    def standing(self, match: AnyMatch) -> Standing:
        """The value of a position for every seat."""
        if match.state.result is not None:
            shares = credits_of(match.state.result, self.game.colours(match.setup))
            return Standing(tuple(shares), 0.0)
        average = self.mean_evaluation(match)
        asks = awaited(match.state)
        if not self.game.open_information or len(asks) != 1:
            return average
        ((seat, ask),) = asks.items()
        if ask.free or len(ask.moves) == 1:
            return average
        tree = self.searched(match, seat)
        if tree is None:
            return average
        value, error = tree.estimate(tree.arms()[0])
        return Standing(with_share(average.values, seat, round(value, 4)), round(MARGIN * error, 4))

    def searched(self, match: AnyMatch, seat: int) -> Tree | None:
        """The search tree of a position, which includes the move that was made in it.

        None if the game cannot imagine what the seat does not know.
        """
        ply = len(match.plies)
        if self._searched is None or self._searched[0] != ply:
            self._searched = ply, self._search(match.view(seat), seat, self.made(ply))
        return self._searched[1]

    def _search(self, view: Any, seat: int, made: Move | None) -> Tree | None:
        try:
            return self.bot.search(seat, view, self.chance, including=made)
        except Unimaginable:
            return None

    def mean_evaluation(self, match: AnyMatch) -> Standing:
        """The evaluator's values of a position, averaged until their mean is precise enough."""
        evaluator, state = self.bot.evaluator, match.state
        samples: list[Sequence[float]] = []
        error = 1.0
        while len(samples) < MOST_SAMPLES and error > PRECISION:
            samples += [evaluator.evaluate(state.copy(), self.chance) for _ in range(SAMPLES)]
            error = max(map(pstdev, zip(*samples, strict=True))) / sqrt(len(samples))
            if evaluator.time_left() < 0:
                break
        by_seat = list(zip(*samples, strict=True))[: match.setup.seats]
        return Standing(
            tuple(round(fmean(values), 4) for values in by_seat), round(MARGIN * error, 4)
        )

    def moment(self, before: AnyMatch, after: AnyMatch, line: MoveLine) -> Moment:
        move = self.game.parse(line.move)
        ask = awaited(before.state).get(line.seat)
        ply, seat = len(before.plies), line.seat
        decided = not line.late and ask is not None and self.bot.evaluator.can_evaluate(ask, move)
        tree = self.searched(before, seat) if decided else None
        if ask is None or tree is None:
            standing = self.standing(after)
            return Moment(ply, seat, line.move, standing.values, 0.0, margin=standing.margin)
        informed = self.bot.evaluator.informed
        standing = self.standing(after)
        moment = self.judged(
            Moment(
                ply, seat, line.move, standing.values, 0.0, weighed=informed, margin=standing.margin
            ),
            before,
            tree,
            move,
        )
        if not moment.better:
            return moment
        asked = Why(ask.key, dict(ask.arguments))
        return replace(moment, asked=asked, events=foreseen(before, line.seat, move))

    def judged(self, moment: Moment, match: AnyMatch, tree: Tree, move: Move) -> Moment:
        """The moment with what its move cost, and with better ones, if it cost something."""
        best, made = tree.arms()[0], next(arm for arm in tree.arms() if arm.move == move)
        (value, _), (reached, _) = tree.estimate(best), tree.estimate(made)
        if not made.visits or value - reached < NOTEWORTHY:
            return moment
        found = self._confirmed_cost(tree.seat, tree.view, best.move, move)
        cost = found.mean - found.between
        if self.game.open_information and cost >= NOTEWORTHY and not moment.margin:
            cost = value - moment.standing[tree.seat]  # where it led to is certain
        if cost < NOTEWORTHY:
            return moment
        error = max(found.between, found.within)
        better = tuple(
            Better(
                str(one.move),
                round(one.value, 4),
                whys([why for why in one.reasons if why != ALIKE] or [MORE]),
                foreseen(match, tree.seat, one.move),
            )
            for one in self.bot.evaluated(tree, including=move)
            if one.value >= reached + NOTEWORTHY
        )
        return replace(
            moment,
            cost=round(cost, 4),
            better=better,
            error=round(error, 4),
            confidence=confidence(found.mean, error),
        )

    def _confirmed_cost(self, seat: int, view: Any, best: Move, made: Move) -> Cost:
        """What a move cost when only these two are searched again."""
        duels = [self._duel(seat, view, best, made) for _ in range(DUELS)]
        costs = [duel.value for duel in duels]
        errors = hypot(*(duel.error for duel in duels)) / DUELS
        return Cost(fmean(costs), stdev(costs) / sqrt(DUELS), errors)

    def _duel(self, seat: int, view: Any, best: Move, made: Move) -> Estimate:
        tree = Tree(self.bot.evaluator, seat, view, self.chance.below("search", 1 << 32))
        tree.iterate()
        assert tree.bandit is not None
        tree.bandit.restrict_to(best, made)
        for _ in range(self.bot.evaluator.level.iterations // 2):
            tree.iterate()
        found = {arm.move: arm for arm in tree.bandit.arms}
        one, other = tree.estimate(found[best]), tree.estimate(found[made])
        return Estimate(one.value - other.value, hypot(one.error, other.error))


def with_share(values: Sequence[float], seat: int, share: float) -> tuple[float, ...]:
    """The values with another one for one seat; the others share the rest as before."""
    rest = sum(values) - values[seat]
    even = 1 / max(len(values) - 1, 1)
    return tuple(
        share if other == seat else round((1 - share) * (had / rest if rest else even), 4)
        for other, had in enumerate(values)
    )


def foreseen(match: AnyMatch, seat: int, move: Move) -> tuple[dict[str, Any], ...]:
    return tuple(event.data() for event in match.preview(seat, move))


def whys(reasons: Sequence[Message]) -> tuple[Why, ...]:
    return tuple(Why(reason.key, dict(reason.arguments)) for reason in reasons)
