"""The cover of a game that declares its board: a position from the middle of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from deskoherna.kernel import AnyGame, SearchChance

from .projection.visibility import shown

MOST_MOVES = 40  # before the position; a longer game is not played to its middle


@cache
def cover(game: AnyGame) -> Any:
    """What the first seat sees in a game of random movers, always the same one."""
    chance = SearchChance(f"cover of {game.id}")
    state = game.start(game.setup(), chance)
    positions = [state.copy()]
    while state.result is None and len(positions) <= MOST_MOVES:
        seat, ask = next(iter(state.asks().items()))
        state.play(seat, ask.sample(chance), chance)
        positions.append(state.copy())
    return shown(game, game.view(positions[len(positions) // 2], 0))
