"""The board as data, made from a view: hands and baskets, the cloth and the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deskoherna.kernel import Board, BoardPiece, Choice, Label, Pile, Row

from .cards import THORN, sign
from .moves import LETTERS, BramblesMove, Give
from .places import CLOTH, DECK, basket_of, hand_of
from .view import BramblesView

ANSWERS = (
    Choice("take", Label("brambles-take")),
    Choice("leave", Label("brambles-leave")),
    Choice("look", Label("brambles-look")),
)


def board(view: BramblesView) -> Board:
    seats = (part for seat in range(len(view.hands)) for part in parts_of(view, seat))
    deck = Pile(id=DECK, count=view.deck, label=Label("brambles-pile"))
    cloth = Row(id=CLOTH, pieces=tuple(offered(view)), label=Label("brambles-under-cloth"))
    return Board((deck, cloth, *seats), ANSWERS)


def parts_of(view: BramblesView, seat: int) -> Iterator[Row]:
    """What lies in front of a seat."""
    letter, own = LETTERS[seat], seat == view.seat
    hand = held(letter, view.hand if own else [None] * view.hands[seat])
    yield Row(id=hand_of(seat), seat=seat, pieces=tuple(hand), label=Label("brambles-cards"))
    basket = (
        card(f"basket {letter} {number}", lying.card, CLOTH)
        for number, lying in enumerate(view.baskets[seat])
    )
    yield Row(id=basket_of(seat), seat=seat, pieces=tuple(basket), label=Label("brambles-basket"))
    count = view.looks[seat]
    looks = BoardPiece(
        f"looks {letter}", "ring", count=count, label=Label("brambles-looks", {"looks": count})
    )
    yield Row(id=f"looks {letter}", seat=seat, pieces=(looks,), label=Label("brambles-looks-left"))


def held(letter: str, cards: Sequence[int | None]) -> Iterator[BoardPiece]:
    """The cards of a hand: those of one value are alike, so they are numbered."""
    for nth, value in enumerate(cards):
        name = letter if value is None else sign(value)
        press = "" if value is None else sign(value)
        yield card(f"held {name} {cards[:nth].count(value)}", value, DECK, press)


def offered(view: BramblesView) -> Iterator[BoardPiece]:
    """The card under the cloth, which has come out of a hand."""
    if view.offered:
        _, giver, _ = view.agenda[-1]
        yield card("offered", view.offered.card, hand_of(int(giver)))


def card(name: str, value: int | None, origin: str, press: str = "") -> BoardPiece:
    if value is None:
        return BoardPiece(name, "card", back=True, label=Label("brambles-back"), origin=origin)
    return BoardPiece(
        name,
        "card",
        tint="dark" if value == THORN else "violet",
        text="" if value == THORN else sign(value),
        picture="thorn" if value == THORN else f"berries-{value}",
        label=Label("brambles-card", {"berries": value}),
        press=press,
        origin=origin,
    )


def gesture(move: BramblesMove) -> tuple[str, ...]:
    """A card of one's hand and whoever is to get it; an answer is a button."""
    if isinstance(move, Give):
        return sign(move.card), hand_of(move.to)
    return (str(move),)
