"""What happens, and who is shown what of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from deskoherna.kernel import Event

from .cards import points, sign
from .moves import LETTERS
from .places import CLOTH, DECK, basket_of, hand_of


class BramblesEvent(Event, frozen=True):
    prefix: ClassVar[str] = "brambles"


class WithCard(BramblesEvent, frozen=True):
    """An event about a card that only some seats may see."""

    seat: int
    card: int | None  # None for those who may not see it

    def insiders(self) -> tuple[int, ...]:
        """The seats that may see the card."""
        return (self.seat,)

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.insiders() else msgspec.structs.replace(self, card=None)

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "card": "hidden" if self.card is None else sign(self.card)}


class Offered(WithCard, frozen=True):
    rule = "BRA-2"
    to: int

    def places(self) -> tuple[str, ...]:
        return hand_of(self.seat), CLOTH

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {**super().arguments, "to": LETTERS[self.to]}


class Left(BramblesEvent, frozen=True):
    rule = "BRA-3"
    seat: int
    giver: int

    def places(self) -> tuple[str, ...]:
        return CLOTH, basket_of(self.giver)

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "giver": LETTERS[self.giver]}


class Uncovered(WithCard, frozen=True):
    """Somebody sees a card that another has offered."""

    reveals = True
    giver: int

    def insiders(self) -> tuple[int, ...]:
        return (self.seat, self.giver)

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {**super().arguments, "giver": LETTERS[self.giver]}


class Took(Uncovered, frozen=True):
    rule = "BRA-3"

    def places(self) -> tuple[str, ...]:
        return CLOTH, basket_of(self.seat)


class Looked(Uncovered, frozen=True):
    rule = "BRA-4"

    def places(self) -> tuple[str, ...]:
        return (CLOTH,)


class Drew(WithCard, frozen=True):
    rule = "BRA-5"
    reveals = True

    def places(self) -> tuple[str, ...]:
        return DECK, hand_of(self.seat)


class Emptied(BramblesEvent, frozen=True):
    """A basket is turned out and counted."""

    rule = "BRA-6"
    reveals = True
    seat: int
    cards: tuple[int, ...]

    def places(self) -> tuple[str, ...]:
        return (basket_of(self.seat),)

    def gains(self) -> Mapping[int, int]:
        return {self.seat: points(self.cards)}

    @property
    def arguments(self) -> Mapping[str, str | int]:
        cards = " ".join(map(sign, self.cards))
        return {"seat": self.seat, "cards": cards or "–", "points": points(self.cards)}


class Won(BramblesEvent, frozen=True):
    rule = "BRA-6"
    seats: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        return self.seats

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"players": ", ".join(LETTERS[seat] for seat in self.seats)}
