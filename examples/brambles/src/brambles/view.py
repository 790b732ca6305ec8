"""What a seat may know, and what it cannot: drawn again for the tests, imagined by bots."""

from __future__ import annotations

from collections import Counter

from deskoherna.kernel import Chance, View

from .cards import DECK, Covered
from .rules import BramblesState


class BramblesView(View, frozen=True):
    seat: int | None  # who looks; None for a spectator
    hand: tuple[int, ...]
    hands: tuple[int, ...]  # how many cards each seat holds
    baskets: tuple[tuple[Covered, ...], ...]
    offered: Covered | None
    looks: tuple[int, ...]
    deck: int  # how many cards are left
    agenda: tuple[tuple[str | int, ...], ...]  # what is still to be done, the next step last


def view_of(state: BramblesState, seat: int | None) -> BramblesView:
    over = state.result is not None

    def known(lying: Covered) -> Covered:
        return lying if over else lying.as_known_to(seat)

    return BramblesView(
        seat=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        hands=tuple(map(len, state.hands)),
        baskets=tuple(tuple(map(known, basket)) for basket in state.baskets),
        offered=state.offered and known(state.offered),
        looks=tuple(state.looks),
        deck=len(state.deck),
        agenda=tuple(state.agenda),
    )


def face_down(where: BramblesState | BramblesView) -> list[Covered]:
    """All cards that lie face down, in baskets and under the cloth."""
    lying = [each for basket in where.baskets for each in basket]
    return [*lying, where.offered] if where.offered else lying


def cards_unseen(view: BramblesView) -> list[int]:
    """The cards that the viewer has never seen, wherever they may be."""
    seen = [*view.hand, *(each.card for each in face_down(view) if each.card is not None)]
    return list((Counter(DECK) - Counter(seen)).elements())


def imagined(view: BramblesView, chance: Chance) -> BramblesState:
    """A position that agrees with the view: cards that were never seen are dealt at random."""
    unseen = cards_unseen(view)
    chance.shuffle("imagined", unseen)

    def filled(lying: Covered) -> Covered:
        return Covered(unseen.pop(), lying.seen) if lying.card is None else lying

    state = BramblesState(
        hands=[
            list(view.hand) if seat == view.seat else sorted(unseen.pop() for _ in range(held))
            for seat, held in enumerate(view.hands)
        ],
        baskets=[[filled(each) for each in basket] for basket in view.baskets],
        looks=list(view.looks),
        deck=[unseen.pop() for _ in range(view.deck)],
    )
    state.offered = view.offered and filled(view.offered)
    state.agenda = list(view.agenda)
    return state


def swapped(state: BramblesState, seat: int | None, chance: Chance) -> BramblesState:
    """The position with every card that the seat has never seen drawn again."""
    twin = state.copy()
    if state.result is not None:
        return twin
    hidden = twin.deck[:]
    hidden += [card for other, hand in enumerate(twin.hands) if other != seat for card in hand]
    hidden += [
        each.card for each in face_down(twin) if each.card is not None and seat not in each.seen
    ]
    chance.shuffle("swapped", hidden)

    def redrawn(lying: Covered) -> Covered:
        return lying if seat in lying.seen else Covered(hidden.pop(), lying.seen)

    twin.hands = [
        hand if other == seat else sorted(hidden.pop() for _ in hand)
        for other, hand in enumerate(twin.hands)
    ]
    twin.baskets = [[redrawn(each) for each in basket] for basket in twin.baskets]
    twin.offered = twin.offered and redrawn(twin.offered)
    twin.deck = hidden
    twin.asked = None
    return twin
