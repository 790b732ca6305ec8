"""The cards: berries, thorns, and cards that lie face down."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

THORN = 0
DECK = (*[1] * 5, *[2] * 5, *[3] * 4, *[4] * 2, *[THORN] * 8)  # BRA-1


def sign(card: int) -> str:
    """A card in the notation."""
    return "t" if card == THORN else str(card)


def points(cards: Iterable[int]) -> int:
    """Berries count what they show; every thorn costs one more than the one before."""
    held = list(cards)
    thorns = held.count(THORN)
    return sum(held) - thorns * (thorns + 1) // 2  # BRA-6


class Covered(msgspec.Struct, frozen=True):
    """A card that lies face down, and the seats that have seen it."""

    card: int | None  # None for whoever has not
    seen: tuple[int, ...]

    def shown_to(self, seat: int) -> Covered:
        """The card, once another seat has seen it."""
        return Covered(self.card, tuple(sorted({*self.seen, seat})))

    def as_known_to(self, seat: int | None) -> Covered:
        """The card as a seat, or for None a spectator, knows it."""
        return self if seat in self.seen else Covered(None, self.seen)
