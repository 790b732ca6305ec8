"""Decks and open cards: what is laid open, and what is drawn (NEU-11, NEU-16, NEU-34)."""

from __future__ import annotations

from bisect import insort

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from . import knowledge
from .events import Drew, Opened, Took
from .moves import Draw
from .pieces import KIND_NAMES, KINDS, card_name
from .position import EXTRA, NO_CARD, Asks, Position


def lay_open(state: Position, kind: int, tell: Tell, replacing: bool = False) -> None:
    """The top card of a deck, if there is one, is turned up beside it (NEU-11, NEU-16)."""
    deck = state.deck(kind)
    if not deck:
        state.open[kind - 1] = NO_CARD
        return
    card = state.open[kind - 1] = deck.pop()
    knowledge.seen(state, card)
    if not deck:
        knowledge.deck_emptied(state, kind)
    tell and tell(Opened(KIND_NAMES[kind], card_name(card), replacing))


def do_draw(state: Position, chance: Chance, tell: Tell, seat: int, kinds: int) -> None:
    """With one source left there is nothing to choose, with none nothing to draw (NEU-16)."""
    found = sources(state, kinds)
    if len(found) > 1:
        state.first(("source", seat, kinds))
    elif found:
        take(state, seat, found[0], tell, kinds)


def sources(state: Position, kinds: int) -> list[Draw]:
    """The decks and open cards of these kinds."""
    decks = [Draw(kind, False) for kind in KINDS if kind & kinds and state.deck(kind)]
    cards = (kind for kind in KINDS if kind & kinds and state.open[kind - 1] != NO_CARD)
    return [*decks, *(Draw(kind, True) for kind in cards)]


def ask_source(state: Position, seat: int, kinds: int) -> Asks:
    found = sources(state, kinds)
    rule = "NEU-34" if kinds & EXTRA else "NEU-16"
    return {seat: Ask(rule, "neutrace-ask-draw", (Draw,), found, overdue=found[0])}


def refuse_source(state: Position, seat: int, move: Draw, _seat: int, kinds: int) -> Refusal | None:
    if move in sources(state, kinds):
        return None
    if not move.kind & kinds:
        return Refusal("NEU-16", "neutrace-draw-other-kind", kind=KIND_NAMES[move.kind])
    return Refusal("NEU-16", "neutrace-draw-nothing", kind=KIND_NAMES[move.kind])


def answer_source(
    state: Position, seat: int, move: Draw, chance: Chance, tell: Tell, _seat: int, kinds: int
) -> None:
    take(state, seat, move, tell, kinds)


def take(state: Position, seat: int, move: Draw, tell: Tell, kinds: int) -> None:
    kind, extra = move.kind, bool(kinds & EXTRA)
    if move.open:
        card = state.open[kind - 1]
        knowledge.taken(state, seat, card)
        tell and tell(Took(seat, KIND_NAMES[kind], card_name(card), extra))
        lay_open(state, kind, tell, replacing=True)
    else:
        card = state.deck(kind).pop()
        knowledge.drawn(state, seat, kind, card)
        if not state.deck(kind):
            knowledge.deck_emptied(state, kind)
        tell and tell(Drew(seat, KIND_NAMES[kind], card_name(card), extra))
    insort(state.hands[seat], card)
