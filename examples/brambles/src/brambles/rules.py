"""The rules: a position and what moves do to it, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from deskoherna.kernel import AgendaState, Ask, Chance, Refusal, Result, Tell

from .cards import Covered, points, sign
from .events import Drew, Emptied, Left, Looked, Offered, Took, Won
from .moves import LETTERS, BramblesMove, Give, Leave, Look, Take


class BramblesState(AgendaState[BramblesMove]):
    __slots__ = ("baskets", "deck", "hands", "looks", "offered")

    hands: list[list[int]]
    baskets: list[list[Covered]]
    offered: Covered | None  # under the cloth, until it is taken or left
    looks: list[int]  # that each seat still has
    deck: list[int]

    def __init__(
        self,
        hands: list[list[int]],
        baskets: list[list[Covered]],
        looks: list[int],
        deck: list[int],
    ) -> None:
        self.hands = hands
        self.baskets = baskets
        self.offered = None
        self.looks = looks
        self.deck = deck
        self.agenda = []
        self.asked = None

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.hands = [hand[:] for hand in self.hands]
        twin.baskets = [basket[:] for basket in self.baskets]
        twin.offered = self.offered
        twin.looks = self.looks[:]
        twin.deck = self.deck[:]
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        return twin

    def data(self) -> tuple[Any, ...]:
        return (self.hands, self.baskets, self.offered, self.looks, self.deck, self.agenda)

    # Seats take turns; whoever has nothing left to give ends the game.

    def do_turn(self, chance: Chance, tell: Tell, giver: int) -> None:
        if self.hands[giver]:
            after = (giver + 1) % len(self.hands)
            self.first(("give", giver), ("draw", giver), ("turn", after))
        else:
            self.first(("count",))

    # Giving, BRA-2

    def ask_give(self, giver: int) -> Mapping[int, Ask[BramblesMove]]:
        others = [seat for seat in range(len(self.hands)) if seat != giver]
        moves = [Give(card, to) for card in dict.fromkeys(self.hands[giver]) for to in others]
        return {giver: Ask("BRA-2", "brambles-ask-give", (Give,), moves)}

    def refuse_give(self, seat: int, move: Give, giver: int) -> Refusal | None:
        if not 0 <= move.to < len(self.hands):
            return Refusal("BRA-2", "brambles-nobody")
        if move.to == seat:
            return Refusal("BRA-2", "brambles-to-yourself")
        if move.card not in self.hands[seat]:
            return Refusal("BRA-2", "brambles-not-held", card=sign(move.card))
        return None

    def answer_give(self, seat: int, move: Give, chance: Chance, tell: Tell, giver: int) -> None:
        self.hands[seat].remove(move.card)
        self.offered = Covered(move.card, (seat,))
        tell and tell(Offered(seat, move.card, move.to))
        self.first(("reply", seat, move.to))

    # The reply, BRA-3, perhaps after a look, BRA-4

    def ask_reply(self, giver: int, seat: int) -> Mapping[int, Ask[BramblesMove]]:
        moves: list[BramblesMove] = [Take(), Leave()]
        if self.looks[seat]:
            moves.append(Look())
        asked: dict[str, str | int] = {"giver": LETTERS[giver], "looks": self.looks[seat]}
        kinds = (Take, Leave, Look)
        return {seat: Ask("BRA-3", "brambles-ask-answer", kinds, moves, arguments=asked)}

    def refuse_reply(self, seat: int, move: BramblesMove, giver: int, to: int) -> Refusal | None:
        if isinstance(move, Look) and not self.looks[seat]:
            return Refusal("BRA-4", "brambles-no-look")
        return None

    def answer_reply(
        self, seat: int, move: BramblesMove, chance: Chance, tell: Tell, giver: int, to: int
    ) -> None:
        assert self.offered is not None
        seen = self.offered.shown_to(seat)
        if isinstance(move, Look):
            self.looks[seat] -= 1
            self.offered = seen
            tell and tell(Looked(seat, seen.card, giver))
            self.first(("reply", giver, seat))
            return
        if isinstance(move, Take):
            self.baskets[seat].append(seen)
            tell and tell(Took(seat, seen.card, giver))
        else:
            self.baskets[giver].append(self.offered)
            tell and tell(Left(seat, giver))
        self.offered = None

    def unasked(self, seat: int, move: BramblesMove) -> Refusal | None:
        if isinstance(move, Give):
            return Refusal("BRA-2", "brambles-not-your-turn")
        return Refusal("BRA-3", "brambles-not-offered")

    # Drawing, BRA-5

    def do_draw(self, chance: Chance, tell: Tell, giver: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[giver] = sorted([*self.hands[giver], card])
            tell and tell(Drew(giver, card))

    # The end, BRA-6

    def do_count(self, chance: Chance, tell: Tell) -> None:
        for seat in range(len(self.baskets)):
            tell and tell(Emptied(seat, self.cards_of(seat)))
        result = self.counted()
        tell and tell(Won(result.winners))

    def cards_of(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted(lying.card for lying in self.baskets[seat] if lying.card is not None))

    def counted(self) -> Result:
        scores = tuple(points(self.cards_of(seat)) for seat in range(len(self.baskets)))
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        return Result(places, scores, "BRA-6", "brambles-end")

    @property
    def result(self) -> Result | None:
        return None if self.agenda else self.counted()
