"""A bot that searches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from time import perf_counter
from typing import Any, ClassVar

from deskoherna.kernel import AnyGame, Ask, Chance, Move

from ..bot import Bot, EvaluatedMove, Message, Stopped, never
from .evaluator import AnyEvaluator, Evaluator, unlimited
from .explanation import consistent_reasons
from .imagining import Unimaginable
from .levels import LEVEL_NAMES, Level
from .tree import RESOLUTION, Tree

MOST_CONSIDERED = 5
MIXED_WITHIN = 8  # a mixed strategy has all moves with at least an eighth of the most visits
FIRST_RANK = 100  # of levels, above simpler bots
CHECK_EVERY = 4  # iterations, whether the search is settled
STAGES = (0.4, 1.6)  # seconds after which a hint says what has been found so far


class SearchBot(Bot):
    """Runs an information-set Monte Carlo tree search and plays the most visited move.

    For a fixed seed and a number of iterations that its time allows, it always finds the same. A
    subclass names its evaluator (`evaluator_type`) and its limits (`level`); without an evaluator
    it plays by the rules alone.

    >>> from deskoherna import game
    >>> from deskoherna.kernel import SearchChance
    >>> numerus = game("numerus")
    >>> match = numerus.new(options={"first": "green", "variant": "short"}, seed=1)
    >>> player = SearchBot(numerus, Level(iterations=10))
    >>> move = player.choose(0, match.view(0), match.asks[0], SearchChance(seed=1))
    >>> match.refusal(0, move) is None
    True
    """

    evaluator_type: ClassVar[type[AnyEvaluator]] = Evaluator
    level: ClassVar[Level] = Level(1_000)

    def __init__(self, game: AnyGame, level: Level | None = None) -> None:
        super().__init__(game)
        self.evaluator = self.evaluator_type(game, level or self.level)
        self.clock: Callable[[], float] = perf_counter
        self._tree: Tree | None = None

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        chosen: Move
        if ask.optional or (not ask.free and len(ask.moves) == 1) or self._is_hasty(chance):
            chosen = ask.sample(chance)  # nothing to decide, or no need to
            return chosen
        try:
            tree = self.search(seat, view, chance)
        except Unimaginable:
            chosen = ask.sample(chance)  # there is nothing to look ahead from
            return chosen
        chosen = self._final_move(tree, chance)
        tree.choose(chosen)
        return chosen

    def _is_hasty(self, chance: Chance) -> bool:
        hasty = self.evaluator.level.hasty
        return hasty > 0 and chance.below("hasty", RESOLUTION) < hasty * RESOLUTION

    def _final_move(self, tree: Tree, chance: Chance) -> Move:
        """The most visited move (the robust child); of a mixed strategy, one drawn by visits."""
        first, *others = tree.arms()
        if not self.evaluator.plays_mixed(tree.determinizations[0], tree.seat):
            return first.move
        arms = [first, *(arm for arm in others if arm.visits * MIXED_WITHIN >= first.visits)]
        mark = chance.below("mixed", sum(arm.visits for arm in arms))
        marks = accumulate(arm.visits for arm in arms)
        return next(arm.move for arm, end in zip(arms, marks, strict=True) if mark < end)

    def consider(
        self, seat: int, view: Any, ask: Ask[Any], chance: Chance
    ) -> Sequence[EvaluatedMove]:
        *_, found = self.consider_in_stages(seat, view, ask, chance, stages=())
        return found

    def consider_in_stages(
        self,
        seat: int,
        view: Any,
        ask: Ask[Any],
        chance: Chance,
        stopped: Stopped = never,
        stages: Sequence[float] = STAGES,
    ) -> Iterator[Sequence[EvaluatedMove]]:
        if ask.optional or not self.evaluator.can_compare(ask):
            yield []
            return
        for tree in self._search_in_stages(seat, view, chance, stages=stages, stopped=stopped):
            yield self.evaluated(tree) if self.evaluator.informed else []

    def evaluated(self, tree: Tree, including: Move | None = None) -> list[EvaluatedMove]:
        """The most visited moves of a tree, and perhaps one more: the chosen one first, the others
        by value.

        A move with a higher mean than the chosen one has too few visits for it: it may be as good,
        but its value is unknown, and it is left out.
        """
        first, *others = tree.arms()
        enough = [
            arm
            for arm in others
            if arm.visits >= self.evaluator.min_visits or arm.move == including
        ]
        arms = [
            first,
            *(a for n, a in enumerate(enough, 1) if n < MOST_CONSIDERED or a.move == including),
        ]
        moves = [arm.move for arm in arms]
        estimates = [tree.estimate(arm) for arm in arms]
        told = [tree.confidence(arm) for arm in arms]
        reasons = consistent_reasons(
            self.evaluator.reasons(tree.determinizations, tree.seat, moves),
            [arm is first or sure == "guess" for arm, sure in zip(arms, told, strict=True)],
        )
        found = [
            EvaluatedMove(move, value, why, error, sure)
            for move, (value, error), why, sure in zip(moves, estimates, reasons, told, strict=True)
            if value <= estimates[0].value
        ]
        return sorted(found, key=lambda each: (each.move != first.move, -each.value))

    def advise(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move | None:
        """A move for a partner, if there is more than one to consider."""
        considered = self.consider(seat, view, ask, chance)
        return considered[0].move if len(considered) > 1 else None

    def search(self, seat: int, view: Any, chance: Chance, including: Move | None = None) -> Tree:
        """The tree for this position, searched until it is settled or the time is up.

        The move that is to be included is searched whether it is a candidate or not.
        """
        *_, tree = self._search_in_stages(seat, view, chance, including)
        return tree

    def _search_in_stages(
        self,
        seat: int,
        view: Any,
        chance: Chance,
        including: Move | None = None,
        stages: Sequence[float] = (),
        stopped: Stopped = never,
    ) -> Iterator[Tree]:
        """The tree after each of these numbers of seconds, and at the end."""
        self.evaluator.timed = self.timed
        began, due = self.clock(), list(stages)
        if self.timed:
            until = began + self.evaluator.level.seconds
            self.evaluator.time_left = lambda: -1.0 if stopped() else until - self.clock()
        seed = chance.below("search", 1 << 32)
        tree = self._reused(seat, view, seed) or Tree(self.evaluator, seat, view, seed)
        self._tree = tree
        for left in range(self.evaluator.level.iterations, 0, -1):
            tree.iterate()
            if including is not None and tree.bandit is not None:
                tree.bandit.include(including)
                including = None
            if left % CHECK_EVERY == 0 and tree.settled(left):
                break
            if self.timed and self.evaluator.time_left() < 0:
                break
            if due and self.clock() - began >= due[0]:
                yield tree
                due = [later for later in due if self.clock() - began < later]
        if self.timed:
            self.evaluator.time_left = unlimited
        yield tree

    def _reused(self, seat: int, view: Any, seed: int) -> Tree | None:
        if self._tree is None or self._tree.seat != seat:
            return None
        return self._tree.subtree_for(view, seed)


class ExplainingSearchBot(SearchBot):
    """A search bot whose evaluator explains its choices once the secrets are out."""

    def explain(self, seat: int, view: Any) -> Sequence[Message]:
        return self.evaluator.explain(seat, view)


def level_bots(evaluator: type[AnyEvaluator], **levels: Level) -> dict[str, type[SearchBot]]:
    """A bot class for each of the five levels of a game, by name, the weakest first.

    This is what an entry point of the group `deskoherna.levels` names. Other names than those of
    the five levels, in their order, raise `AssertionError`.

    >>> levels = {name: Level(10 * nth) for nth, name in enumerate(LEVEL_NAMES, start=1)}
    >>> [bot.__name__ for bot in level_bots(Evaluator, **levels).values()]
    ['Beginner', 'Casual', 'Seasoned', 'Strong', 'Master']
    """
    assert tuple(levels) == LEVEL_NAMES
    return {
        name: level_bot(evaluator, name, level, FIRST_RANK + nth)
        for nth, (name, level) in enumerate(levels.items())
    }


def level_bot(evaluator: type[AnyEvaluator], name: str, level: Level, rank: int) -> type[SearchBot]:
    """A bot class that searches under the limits of one level.

    >>> from deskoherna.bots.numerus.evaluator import NumerusEvaluator
    >>> level_bot(NumerusEvaluator, "napping", Level(iterations=1), rank=0).__name__
    'NappingNumerus'
    """
    kind = SearchBot if evaluator.explain is Evaluator.explain else ExplainingSearchBot
    return type(
        f"{name.capitalize()}{evaluator.__name__.removesuffix('Evaluator')}",
        (kind,),
        {"evaluator_type": evaluator, "level": level, "rank": rank, "advises": evaluator.advises},
    )
