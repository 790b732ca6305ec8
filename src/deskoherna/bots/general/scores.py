"""What scores say about who is ahead, in a game of which nothing else is known."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from deskoherna.kernel import AnyGame, Result


class Scores:
    """Reads scores as shares of the win, by what they were like so far.

    >>> from deskoherna import game
    >>> scores = Scores(game("numerus"))
    >>> scores.note([4, 2])
    >>> [round(share, 2) for share in scores.shares([3, 3])]
    [0.5, 0.5]
    >>> [round(share, 2) for share in scores.shares([4, 2])]
    [0.73, 0.27]
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._low, self._high = float("inf"), float("-inf")
        self._gap, self._noted = 0.0, 0  # the mean difference of the highest and the lowest
        self._highest_won = 0  # so much more often than the lowest

    def note(self, scores: Sequence[float]) -> None:
        low, high = min(scores), max(scores)
        self._low, self._high = min(self._low, low), max(self._high, high)
        self._noted += 1
        self._gap += (high - low - self._gap) / self._noted

    def note_end(self, result: Result) -> None:
        """At the end it shows whether it is good to have many points or few."""
        self.note(result.scores)
        won = {result.scores[seat] for seat in result.winners}
        self._highest_won += (max(result.scores) in won) - (min(result.scores) in won)

    def shares(self, scores: Sequence[float]) -> list[float]:
        """For every seat the share of the win that its score promises.

        A lead as it usually is has odds of e to 1. Where all win together, the share is how far
        their score has come between the lowest and the highest there were.
        """
        if self.game.cooperative:
            width = self._high - self._low
            return [(score - self._low) / width if width > 0 else 0.5 for score in scores]
        scale = (-1 if self._highest_won < 0 else 1) / (self._gap or 1.0)
        best = max(scale * score for score in scores)
        weights = [exp(scale * score - best) for score in scores]
        return [weight / sum(weights) for weight in weights]
