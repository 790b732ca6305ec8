"""Bots: a neighbour who counts cards, and five levels of the search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from deskoherna.bots import Bot
from deskoherna.bots.search import LONG_TIME, Evaluator, Level, level_bots
from deskoherna.kernel import Ask, Chance

from .cards import THORN, points
from .moves import BramblesMove, Give, Leave, Look, Take
from .rules import BramblesState
from .view import BramblesView, cards_unseen

BLUFFS = 3  # one gift in so many is the best berry, and hopes to be left
WORTH = 1  # what a card under a cloth must be worth on average: givers give away thorns first


class Neighbour(Bot):
    """Gives thorns away first, and takes what is probably worth it."""

    rank = 5

    def choose(
        self, seat: int, view: BramblesView, ask: Ask[BramblesMove], chance: Chance
    ) -> BramblesMove:
        return self.gift(view, ask, chance) if view.offered is None else self.answer(view, ask)

    def gift(self, view: BramblesView, ask: Ask[BramblesMove], chance: Chance) -> BramblesMove:
        bluff = THORN not in view.hand or chance.below("bluff", BLUFFS) == 0
        card = max(view.hand) if bluff else THORN
        return chance.pick("whom", [m for m in ask.moves if isinstance(m, Give) and m.card == card])

    def answer(self, view: BramblesView, ask: Ask[BramblesMove]) -> BramblesMove:
        assert view.seat is not None and view.offered is not None
        mine = [lying.card for lying in view.baskets[view.seat] if lying.card is not None]

        def gain(card: int) -> int:
            return points([*mine, card]) - points(mine)

        if view.offered.card is not None:
            return Take() if gain(view.offered.card) > 0 else Leave()
        if Look() in ask.moves and THORN in mine:
            return Look()
        unseen = cards_unseen(view)
        return Take() if sum(map(gain, unseen)) > WORTH * len(unseen) else Leave()


class BramblesEvaluator(Evaluator[BramblesState]):
    """A few turns are played on at random, then baskets and hands are weighed."""

    rollout_depth = 6

    def static_evaluation(self, state: BramblesState) -> Sequence[float]:
        weights = [exp(points(state.cards_of(seat)) / 4) for seat in range(len(state.baskets))]
        return [weight / sum(weights) for weight in weights]


LEVELS = level_bots(
    BramblesEvaluator,
    beginner=Level(iterations=20, depth=1, overlooks=0.4),
    casual=Level(iterations=80, depth=2),
    seasoned=Level(iterations=300),
    strong=Level(iterations=1_000),
    master=Level(iterations=4_000, seconds=LONG_TIME),
)
