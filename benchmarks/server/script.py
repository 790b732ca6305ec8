"""Recorded random games, so that the clients that play them need no rules."""

from __future__ import annotations

from typing import Any

import deskoherna
from deskoherna.games.numerus.board import column_and_row
from deskoherna.games.numerus.moves import Landing, NumerusMove
from deskoherna.kernel import AnyMatch, SearchChance

FULL = {"variant": "full", "first": "green"}
SIZE = 13


def script(games: int) -> list[dict[str, Any]]:
    """Each game with its moves, as we and as boardgame.io write them, and how it ended."""
    return [_written(_played(seed)) for seed in range(games)]


def _played(seed: int) -> AnyMatch:
    match = deskoherna.game("numerus").new(options=FULL, seed=seed)
    chance = SearchChance(seed)
    while match.asks:
        ((seat, ask),) = match.asks.items()
        match.play(seat, ask.sample(chance))
    return match


def _written(match: AnyMatch) -> dict[str, Any]:
    assert match.result is not None
    return {
        "moves": [
            {"seat": ply.seat, "move": ply.move, "called": _called(match.game.parse(ply.move))}
            for ply in match.plies
        ],
        "scores": match.result.scores,
    }


def _called(move: NumerusMove) -> list[Any]:
    """The name and the arguments of a move of `numerus.mjs`."""
    if isinstance(move, Landing):
        return ["land", move.ship, _cell(move.cell)]
    return ["build", move.direction, [_cell(start) for start in move.starts]]


def _cell(cell: int) -> int:
    column, row = column_and_row(cell)
    return SIZE * row + column
