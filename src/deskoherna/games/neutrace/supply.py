"""Decks and open cards: what is laid open, and what is drawn (NEU-11, NEU-16, NEU-34)."""

from __future__ import annotations

from bisect import insort

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from . import knowledge
from .events import Drew, Opened, Took
from .moves import Draw
from .pieces import KIND_NAMES, KINDS, card_name
from .position import EXTRA, NO_CARD, Asks, Position


def lay_open(table: Position, kind: int, tell: Tell, replacing: bool = False) -> None:
    """The top card of a deck, if there is one, is turned up beside it (NEU-11, NEU-16)."""
    deck = table.deck(kind)
    if not deck:
        table.open[kind - 1] = NO_CARD
        return
    card = table.open[kind - 1] = deck.pop()
    knowledge.seen(table, card)
    if not deck:
        knowledge.deck_emptied(table, kind)
    tell and tell(Opened(KIND_NAMES[kind], card_name(card), replacing))


def do_draw(table: Position, chance: Chance, tell: Tell, seat: int, kinds: int) -> None:
    """With one source left there is nothing to choose, with none nothing to draw (NEU-16)."""
    found = sources(table, kinds)
    if len(found) > 1:
        table.first(("source", seat, kinds))
    elif found:
        take(table, seat, found[0], tell, kinds)


def sources(table: Position, kinds: int) -> list[Draw]:
    """The decks and open cards of these kinds."""
    decks = [Draw(kind, False) for kind in KINDS if kind & kinds and table.deck(kind)]
    cards = (kind for kind in KINDS if kind & kinds and table.open[kind - 1] != NO_CARD)
    return [*decks, *(Draw(kind, True) for kind in cards)]


def ask_source(table: Position, seat: int, kinds: int) -> Asks:
    found = sources(table, kinds)
    rule = "NEU-34" if kinds & EXTRA else "NEU-16"
    return {seat: Ask(rule, "neutrace-ask-draw", (Draw,), found, overdue=found[0])}


def refuse_source(table: Position, seat: int, move: Draw, _seat: int, kinds: int) -> Refusal | None:
    if move in sources(table, kinds):
        return None
    if not move.kind & kinds:
        return Refusal("NEU-16", "neutrace-draw-other-kind", kind=KIND_NAMES[move.kind])
    return Refusal("NEU-16", "neutrace-draw-nothing", kind=KIND_NAMES[move.kind])


def answer_source(
    table: Position, seat: int, move: Draw, chance: Chance, tell: Tell, _seat: int, kinds: int
) -> None:
    take(table, seat, move, tell, kinds)


def take(table: Position, seat: int, move: Draw, tell: Tell, kinds: int) -> None:
    kind, extra = move.kind, bool(kinds & EXTRA)
    if move.open:
        card = table.open[kind - 1]
        knowledge.taken(table, seat, card)
        tell and tell(Took(seat, KIND_NAMES[kind], card_name(card), extra))
        lay_open(table, kind, tell, replacing=True)
    else:
        card = table.deck(kind).pop()
        knowledge.drawn(table, seat, kind, card)
        if not table.deck(kind):
            knowledge.deck_emptied(table, kind)
        tell and tell(Drew(seat, KIND_NAMES[kind], card_name(card), extra))
    insort(table.hands[seat], card)
