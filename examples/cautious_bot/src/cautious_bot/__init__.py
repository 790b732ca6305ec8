"""A bot for NUMERUS that lands where the other player can build least next."""

from __future__ import annotations

from deskoherna.bots import Bot
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
        """All that chance decides comes from `chance`: the same seed plays the same game."""
        moves = [ask.sample(chance) for _ in range(LOOKED_AT)]
        state: Numerus = self.game.imagine(view, chance)
        return min(moves, key=lambda move: self.allowed(state, seat, move, chance))

    def allowed(self, state: Numerus, seat: int, move: NumerusMove, chance: Chance) -> int:
        """How many tentaclers and connectors the other player holds afterwards, less our own."""
        after = state.copy()
        after.play(seat, move, chance)
        seen = self.game.view(after, seat)
        held = [sum(one.seat == other for one in seen.tentaclers) for other in (0, 1)]
        lead = 4 * (after.scores[1 - seat] - after.scores[seat])
        return lead + held[1 - seat] - held[seat]
