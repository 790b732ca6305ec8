"""The places of the board."""

from __future__ import annotations

from .moves import LETTERS

CLOTH, DECK = "cloth", "deck"


def hand_of(seat: int) -> str:
    """It is what one presses to give a card to somebody, so it is called like them in moves."""
    return LETTERS[seat]


def basket_of(seat: int) -> str:
    return f"basket {LETTERS[seat]}"
