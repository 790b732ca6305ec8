"""What each seat can know of where the cards are, if it forgets nothing.

For every observer (the seats and, last, a spectator) and every card there is a number whose bits
say where that card may be: in its deck, or in some seat's hand. A card that lies open, or has been
played, is seen and has no bits. One bit means that the observer knows the hand for sure: an open
card was taken, or an exchange showed it (NEU-R12). A hand that has nothing of a named colour or
size loses bits. `promises` hold what bits cannot say: that a seat holds some card with a colour or
size, though not which.
"""

from __future__ import annotations

from .pieces import (
    ARROW,
    CARDS,
    CARDS_OF,
    HALVES,
    MOLECULE,
    MOLECULES,
    SEATS_MOST,
    matches,
)
from .position import Position

DECK = 1
HANDS = tuple(2 << seat for seat in range(SEATS_MOST))
BOX = 2 << SEATS_MOST  # out of play: only in positions that were set up for a picture or a lesson

_SLICES = {MOLECULE: (0, MOLECULES), ARROW: (MOLECULES, len(CARDS))}


def _spread(source: int, to: int) -> bytes:
    """A table that lets every card that may be in one place be in another too."""
    return bytes(bits | to if bits & source else bits for bits in range(256))


_FROM_DECK = [_spread(DECK, hand) for hand in HANDS]
_NO_DECK = bytes(bits & ~DECK for bits in range(256))


def observers(table: Position) -> range:
    return range(table.seats + 1)


def dealt(table: Position) -> None:
    """A new round: everyone knows their own hand (NEU-11)."""
    everywhere = DECK + sum(HANDS[: table.seats])
    table.whereabouts = bytearray()
    for observer in observers(table):
        own = HANDS[observer] if observer < table.seats else 0
        table.whereabouts += bytes([everywhere & ~own]) * len(CARDS)
    for seat, hand in enumerate(table.hands):
        for card in hand:
            table.whereabouts[len(CARDS) * seat + card] = HANDS[seat]


def some_in_box(table: Position) -> None:
    """Cards that nobody has seen may be out of play."""
    for place, bits in enumerate(table.whereabouts):
        observer, _ = divmod(place, len(CARDS))
        if observer == table.seats or bits != HANDS[observer]:
            table.whereabouts[place] |= BOX


def seen(table: Position, card: int) -> None:
    """Everyone sees the card on the table."""
    table.whereabouts[card :: len(CARDS)] = bytes(table.seats + 1)


def taken(table: Position, seat: int, card: int) -> None:
    """Everyone sees the card go into a hand."""
    table.whereabouts[card :: len(CARDS)] = bytes([HANDS[seat]]) * (table.seats + 1)


def drawn(table: Position, seat: int, kind: int, card: int) -> None:
    """An unseen card goes from its deck into a hand."""
    _translate(table, kind, _FROM_DECK[seat], but=(seat,))
    table.whereabouts[len(CARDS) * seat + card] = HANDS[seat]


def deck_emptied(table: Position, kind: int) -> None:
    _translate(table, kind, _NO_DECK)


def has_none(table: Position, seat: int, kind: int, half: int) -> None:
    """Everyone learns that a hand has no such card."""
    for card in CARDS:
        if matches(card, kind, half):
            for place in range(card, len(table.whereabouts), len(CARDS)):
                table.whereabouts[place] &= ~HANDS[seat]


def given(
    table: Position, seat: int, to: int, kind: int, card: int, half: int | None = None
) -> None:
    """The two seats see the card; for the others it may be any, of those with a half if named."""
    for observer in observers(table):
        base = len(CARDS) * observer
        if observer in (seat, to):
            table.whereabouts[base + card] = HANDS[to]
            continue
        for other in CARDS_OF[kind]:
            may_be = half is None or half in HALVES[other]
            if may_be and table.whereabouts[base + other] & HANDS[seat]:
                table.whereabouts[base + other] |= HANDS[to]
    table.promises = [
        promise for promise in table.promises if promise[:2] != (seat, kind)
    ]  # it may have been that card


def played(table: Position, seat: int, card: int) -> None:
    seen(table, card)
    if table.promises:
        table.promises = [
            promise
            for promise in table.promises
            if promise[0] != seat or not matches(card, *promise[1:])
        ]


def _translate(table: Position, kind: int, how: bytes, but: tuple[int, ...] = ()) -> None:
    start, end = _SLICES[kind]
    for observer in observers(table):
        if observer not in but:
            base = len(CARDS) * observer
            part = slice(base + start, base + end)
            table.whereabouts[part] = table.whereabouts[part].translate(how)
