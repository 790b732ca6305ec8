"""Compiles what bots think in, before they are asked: `python -m deskoherna.bots.warm_up`.

For an image of a container, and where several processes would do so at the same time.
"""

from __future__ import annotations

from deskoherna.catalogue import all_games
from deskoherna.kernel import SearchChance

from .general.evaluator import LEVELS as GENERAL_LEVELS
from .installed import bot, levels


def warm_up() -> None:
    """A bot of each game that has levels of its own thinks about its first move."""
    for game in all_games().values():
        if levels(game) is not GENERAL_LEVELS:
            match, player = game.new(seed=1), bot(game, next(iter(levels(game))))
            player.timed = False  # it waits for what is being compiled
            seat, ask = next(iter(match.asks.items()))
            player.choose(seat, match.view(seat), ask, SearchChance(1))


if __name__ == "__main__":
    warm_up()
