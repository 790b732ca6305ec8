"""Pinned counts of all ways a game can go on, as chess programs count them."""

from __future__ import annotations

import pytest

from deskoherna.games.numerus.pieces import Variant
from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import ScriptedChance

NO_CHANCE = ScriptedChance()


def perft(state: Numerus, depth: int) -> int:
    """How many sequences of `depth` moves there are; games that end before count as none."""
    if depth == 0:
        return 1
    count = 0
    for seat, ask in state.asks().items():
        for move in ask.moves:
            after = state.copy()
            after.play(seat, move, NO_CHANCE)
            count += perft(after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("size", "values", "copies", "counts"),
    [
        (4, (1, 2), 1, [32, 912, 9348, 86956]),
        (4, (1, 2, 3), 2, [48, 2072, 68068]),
        (5, (1, 2), 2, [50, 2304, 84312]),
        (13, (1, 2, 3, 4, 5), 2, [845, 701840]),
    ],
)
def test_perft(size: int, values: tuple[int, ...], copies: int, counts: list[int]) -> None:
    state = Numerus.opening(Variant(size, values, copies), first=0)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
