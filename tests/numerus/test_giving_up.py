"""How NUMERUS ends before its end: by giving up, or by agreeing on a draw."""

from __future__ import annotations

import pytest

from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import Refusal


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_loses_whatever_the_score(seat: int) -> None:
    """ROOM-9, ROOM-3: and nobody moves any more"""
    match = NUMERUS.new(seed=0)
    match.resign(seat)
    assert match.result is not None
    assert match.result.winners == (1 - seat,)
    assert not match.asks
    with pytest.raises(Refusal, match="ROOM-3"):
        match.play(seat, "3 g7")


def test_all_agree_on_a_draw() -> None:
    """ROOM-9"""
    match = NUMERUS.new(seed=0)
    match.agree()
    assert match.result is not None
    assert match.result.winners == (0, 1)
