"""A bot that searches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from time import perf_counter
from typing import Any, ClassVar

from deskoherna.kernel import AnyGame, Ask, Chance, Move

from ..bot import Advice, Bot, Saying
from .arguing import argued
from .levels import LEVEL_NAMES, Level
from .mind import AnyMind, Mind
from .tree import Tree

MOST_ADVICE = 5
NEARLY = 8  # times as often the best move may be looked at, and another still be worth a try
FIRST_RANK = 100  # of levels, above simpler bots
LOOK_UP = 4  # iterations between two looks whether all is settled


class SearchBot(Bot):
    """Thinks lines of play through in imagined worlds, and takes the move it came back to most.

    For a fixed seed and a number of iterations that its time allows, it always finds the same.
    """

    mind_type: ClassVar[type[AnyMind]] = Mind
    level: ClassVar[Level] = Level(1_000)

    def __init__(self, game: AnyGame, level: Level | None = None) -> None:
        super().__init__(game)
        self.mind = self.mind_type(game, level or self.level)
        self.clock: Callable[[], float] = perf_counter
        self._tree: Tree | None = None

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        if ask.optional or (not ask.free and len(ask.moves) == 1):
            move: Move = ask.sample(chance)  # what need not be answered is not thought about
            return move
        tree = self.think(seat, view, chance)
        made = self._made(tree, chance)
        tree.make(made)
        return made

    def _made(self, tree: Tree, chance: Chance) -> Move:
        """The move that was looked at most; where it had better not be foreseen, any of those that
        were looked at more than a little."""
        first, *others = tree.arms()
        if not self.mind.mixes(tree.worlds[0], tree.seat):
            return first.move
        arms = [first, *(arm for arm in others if arm.visits * NEARLY >= first.visits)]
        mark = chance.below("mixed", sum(arm.visits for arm in arms))
        marks = accumulate(arm.visits for arm in arms)
        return next(arm.move for arm, end in zip(arms, marks, strict=True) if mark < end)

    def consider(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> list[Advice]:
        if ask.optional:
            return []
        return self.advice(self.think(seat, view, chance))

    def advice(self, tree: Tree, beside: Move | None = None) -> list[Advice]:
        """What a tree says about the moves that were looked at most, perhaps beside another: the
        one that it chose, then the others by what they promise.

        A move that seems better than the chosen one was not looked at often enough to say so: it
        may be as good, and how good cannot be told.
        """
        first, *others = tree.arms()
        judged = [arm for arm in others if arm.visits >= self.mind.looks or arm.move == beside]
        arms = [first, *(a for n, a in enumerate(judged, 1) if n < MOST_ADVICE or a.move == beside)]
        moves = [arm.move for arm in arms]
        reasons = argued(
            self.mind.reasons(tree.worlds, tree.seat, moves),
            [min(arm.mean, first.mean) for arm in arms],
        )
        told = [
            Advice(arm.move, arm.mean, why)
            for arm, why in zip(arms, reasons, strict=True)
            if arm.mean <= first.mean
        ]
        return sorted(told, key=lambda advice: (advice.move != first.move, -(advice.value or 0.0)))

    def advise(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move | None:
        """A move for a partner, where more than one comes to mind."""
        considered = self.consider(seat, view, ask, chance)
        return considered[0].move if len(considered) > 1 else None

    def think(self, seat: int, view: Any, chance: Chance, about: Move | None = None) -> Tree:
        """Grow what is known of this position until it is settled or the time is up.

        A move that is asked about is looked at in any case.
        """
        self.mind.hurried = self.hurried
        until = self.clock() + self.mind.level.seconds
        seed = chance.below("search", 1 << 32)
        tree = self._found(seat, view, seed) or Tree(self.mind, seat, view, seed)
        self._tree = tree
        for left in range(self.mind.level.iterations, 0, -1):
            tree.grow()
            if about is not None and tree.choice is not None:
                tree.choice.weigh(about)
                about = None
            if left % LOOK_UP == 0 and tree.settled(left):
                break
            if self.hurried and self.clock() > until:
                break
        return tree

    def _found(self, seat: int, view: Any, seed: int) -> Tree | None:
        if self._tree is None or self._tree.seat != seat:
            return None
        return self._tree.found(view, seed)


class ExplainingSearchBot(SearchBot):
    """One whose mind has something to say once the secrets are out."""

    def explain(self, seat: int, view: Any) -> Sequence[Saying]:
        return self.mind.explain(seat, view)


def ladder(mind: type[AnyMind], **levels: Level) -> dict[str, type[SearchBot]]:
    """A bot for each of the five levels of a game."""
    assert tuple(levels) == LEVEL_NAMES
    kind = SearchBot if mind.explain is Mind.explain else ExplainingSearchBot
    return {
        name: type(
            f"{name.capitalize()}{mind.__name__.removesuffix('Mind')}",
            (kind,),
            {
                "mind_type": mind,
                "level": level,
                "rank": FIRST_RANK + nth,
                "advises": mind.advises,
            },
        )
        for nth, (name, level) in enumerate(levels.items())
    }
