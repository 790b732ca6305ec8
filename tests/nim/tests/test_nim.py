from __future__ import annotations

import pytest
from nim_game import NIM

from deskoherna.bots import bot
from deskoherna.kernel import Refusal
from deskoherna.lab import play_out
from deskoherna.testing import conformance

test_conformance = conformance(NIM)


def test_take_from_a_single_heap() -> None:
    """NIM-1"""
    match = NIM.new(seed=0)
    match.play(0, "3x2")
    assert match.view(None).heaps == (3, 4, 3)
    with pytest.raises(Refusal) as refusal:
        match.play(1, "3x4")
    assert refusal.value.rule == "NIM-1"


def test_whoever_takes_the_last_match_wins() -> None:
    """NIM-2"""
    match = NIM.new(seed=0)
    for seat, move in enumerate(["1x3", "2x4", "3x4"]):
        match.play(seat % 2, move)
    match.play(1, "3x1")
    assert match.result is not None
    assert match.result.winners == (1,)


@pytest.mark.parametrize("seed", range(5))
def test_a_bot_comes_with_the_game(seed: int) -> None:
    """Three, four and five matches are won by whoever starts and knows how"""
    players = [bot(NIM, "perfect"), bot(NIM, "random")]
    match, _ = play_out(NIM, NIM.setup(), players, seed)
    assert match.result is not None
    assert match.result.winners == (0,)
