"""A bot for NUMERUS that lands where the other player can build least next."""

from __future__ import annotations

from collections.abc import Sequence

from deskoherna.bots import Bot, EvaluatedMove
from deskoherna.games.numerus.moves import NumerusMove
from deskoherna.games.numerus.rules import Numerus
from deskoherna.games.numerus.view import NumerusView
from deskoherna.kernel import Ask, Chance

LOOKED_AT = 40


class Cautious(Bot):
    rank = 5  # stronger than random (0), weaker than greedy (10)

    def choose(
        self, seat: int, view: NumerusView, ask: Ask[NumerusMove], chance: Chance
    ) -> NumerusMove:
        return self.consider(seat, view, ask, chance)[0].move

    def consider(
        self, seat: int, view: NumerusView, ask: Ask[NumerusMove], chance: Chance
    ) -> Sequence[EvaluatedMove]:
        """All that chance decides comes from `chance`: the same seed plays the same game."""
        moves = dict.fromkeys(ask.sample(chance) for _ in range(LOOKED_AT))
        state: Numerus = self.game.imagine(view, chance)
        ordered = sorted(moves, key=lambda move: self.allowed(state, seat, move, chance))
        return [EvaluatedMove(move, None) for move in ordered]

    def allowed(self, state: Numerus, seat: int, move: NumerusMove, chance: Chance) -> int:
        """How many tentaclers and connectors the other player holds afterwards, less our own."""
        after = state.copy()
        after.play(seat, move, chance)
        seen = self.game.view(after, seat)
        held = [sum(one.seat == other for one in seen.tentaclers) for other in (0, 1)]
        lead = 4 * (after.scores[1 - seat] - after.scores[seat])
        return lead + held[1 - seat] - held[seat]
