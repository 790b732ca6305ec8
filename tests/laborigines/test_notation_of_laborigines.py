"""Positions and moves as text: each form has its inverse, and nonsense is refused."""

from __future__ import annotations

import pytest

from deskoherna.games.laborigines.notation import BadPosition, read_position, write_position
from deskoherna.kernel import SearchChance, Setup
from laborigines.laboratory import GAME, ring

RING = ring()


@pytest.mark.parametrize("setup", list(GAME.setups()), ids=str)
def test_positions_are_read_back_as_they_were_written(setup: Setup) -> None:
    for seed in range(5):
        chance = SearchChance(seed)
        state = GAME.start(setup, chance)
        while asks := state.asks():
            if state.agenda[-1][0] == "assign":
                text = write_position(state)
                assert write_position(read_position(text)) == text
            seat, ask = next((seat, ask) for seat, ask in asks.items() if not ask.optional)
            state.play(seat, ask.sample(chance), chance)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "basic-2-20",
        f"basic-6-20 {RING} A@1,B@2,M@3 A20a,B20b - A:2,5",
        f"teams-4-15 {RING} A@1,B@2,C@4,D@5,M@3 A20a,B20b,C20a,D20b - A:2,5",
        f"basic-2-20 {RING.replace('dd', 'ff')} A@1,B@2,M@3 A20a,B20b - A:2,5",
        f"basic-2-20 {RING} A@1,B@1,M@3 A20a,B20b - A:2,5",
        f"basic-2-20 {RING} A@1,B@21,M@3 A20a,B20b - A:2,5",
        f"basic-2-20 {RING} A@1^,B@2^,M@3 A20a,B20b - A:2,5",
        f"basic-2-20 {RING} A@1,B@2,M@3^ A20a,B20b - A:2,5",
        f"basic-2-20 {RING} A@1,B@2,M@- A20a,B20b - A:2,5",
        f"basic-2-20 {RING} A@1,B@2,M@3 A20a,B0 - A:2,5",
        f"basic-2-20 {RING} A@1,B@-,M@3 A20a,B0 - A:2,5",
        f"basic-2-20 {RING} A@1,B@2,M@3 A20a,B20b flu A:2,5",
        f"basic-2-20 {RING} A@1,B@2,M@3 A20a,B20b - C:2,5",
        f"basic-2-20 {RING} A@1,B@2,M@3 A20a,B20b - A:2,7",
        f"basic-2-20 {RING} A@1,B@2,M@3 A20a,B20b - A:2,5=3",
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    """LAB-R4, LAB-R25, LAB-1, LAB-2, LAB-12, LAB-7"""
    with pytest.raises(BadPosition):
        read_position(text)


@pytest.mark.parametrize(
    "text", ["at 21", "at 0", "die 7", "go", "go 3 cw", "pay", "energy f", "x"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    refusal = GAME.new(2, {"modelling": False}, 1).refusal(0, text)
    assert refusal is not None
    assert refusal.key == "laborigines-unreadable"


def test_moves_are_read_in_any_case_and_with_spaces() -> None:
    assert str(GAME.parse("  GO   Cw ")) == "go cw"
