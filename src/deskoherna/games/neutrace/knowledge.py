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


def observers(state: Position) -> range:
    return range(state.seats + 1)


def dealt(state: Position) -> None:
    """A new round: everyone knows their own hand (NEU-11)."""
    everywhere = DECK + sum(HANDS[: state.seats])
    state.whereabouts = bytearray()
    for observer in observers(state):
        own = HANDS[observer] if observer < state.seats else 0
        state.whereabouts += bytes([everywhere & ~own]) * len(CARDS)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.whereabouts[len(CARDS) * seat + card] = HANDS[seat]


def some_in_box(state: Position) -> None:
    """Cards that nobody has seen may be out of play."""
    for place, bits in enumerate(state.whereabouts):
        observer, _ = divmod(place, len(CARDS))
        if observer == state.seats or bits != HANDS[observer]:
            state.whereabouts[place] |= BOX


def seen(state: Position, card: int) -> None:
    """Everyone sees the card on the table."""
    state.whereabouts[card :: len(CARDS)] = bytes(state.seats + 1)


def taken(state: Position, seat: int, card: int) -> None:
    """Everyone sees the card go into a hand."""
    state.whereabouts[card :: len(CARDS)] = bytes([HANDS[seat]]) * (state.seats + 1)


def drawn(state: Position, seat: int, kind: int, card: int) -> None:
    """An unseen card goes from its deck into a hand."""
    _translate(state, kind, _FROM_DECK[seat], but=(seat,))
    state.whereabouts[len(CARDS) * seat + card] = HANDS[seat]


def deck_emptied(state: Position, kind: int) -> None:
    _translate(state, kind, _NO_DECK)


def has_none(state: Position, seat: int, kind: int, half: int) -> None:
    """Everyone learns that a hand has no such card."""
    for card in CARDS:
        if matches(card, kind, half):
            for place in range(card, len(state.whereabouts), len(CARDS)):
                state.whereabouts[place] &= ~HANDS[seat]


def given(
    state: Position, seat: int, to: int, kind: int, card: int, half: int | None = None
) -> None:
    """The two seats see the card; for the others it may be any, of those with a half if named."""
    for observer in observers(state):
        base = len(CARDS) * observer
        if observer in (seat, to):
            state.whereabouts[base + card] = HANDS[to]
            continue
        for other in CARDS_OF[kind]:
            may_be = half is None or half in HALVES[other]
            if may_be and state.whereabouts[base + other] & HANDS[seat]:
                state.whereabouts[base + other] |= HANDS[to]
    state.promises = [
        promise for promise in state.promises if promise[:2] != (seat, kind)
    ]  # it may have been that card


def played(state: Position, seat: int, card: int) -> None:
    seen(state, card)
    if state.promises:
        state.promises = [
            promise
            for promise in state.promises
            if promise[0] != seat or not matches(card, *promise[1:])
        ]


def _translate(state: Position, kind: int, how: bytes, but: tuple[int, ...] = ()) -> None:
    start, end = _SLICES[kind]
    for observer in observers(state):
        if observer not in but:
            base = len(CARDS) * observer
            part = slice(base + start, base + end)
            state.whereabouts[part] = state.whereabouts[part].translate(how)
