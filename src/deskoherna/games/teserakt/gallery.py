"""All cards, researchers, bases and events of a deck, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterator

from deskoherna.kernel import Piece, Pieces, Say
from deskoherna.kernel.pieces import Field

from .cube import SIDE
from .deck import BASES, SYMBOLS, Card, Deck, Researcher
from .drawing import SIGNS
from .events import named
from .wording import sentences


def gallery(deck: Deck, say: Say) -> tuple[Pieces, ...]:
    research = sorted((card for card in deck.cards if card.level), key=lambda card: card.level)
    found = [card for card in deck.cards if not card.level]
    return (
        _kind("research", (_card(deck, card, say) for card in research), say),
        _kind("discovery", (_card(deck, card, say) for card in found), say),
        _kind("researcher", (_researcher(deck, who, say) for who in deck.researchers), say),
        _kind("base", (_base(deck, base, say) for base in BASES), say),
        _kind("event", (_event(symbol, say) for symbol in SYMBOLS), say),
    )


def _kind(kind: str, pieces: Iterator[Piece], say: Say) -> Pieces:
    return Pieces(kind, say("teserakt-pieces", kind=kind), tuple(pieces))


def _card(deck: Deck, card: Card, say: Say) -> Piece:
    notes = []
    if card.level:
        notes.append(say("teserakt-level", level=card.level))
    if card.copies > 1:
        notes.append(say("teserakt-copies", copies=card.copies))
    name = say("teserakt-card", **named(card.id, card.name))
    return Piece(card.id, name, tuple(notes), _text(deck, card.script, say))


def _researcher(deck: Deck, who: Researcher, say: Say) -> Piece:
    notes = (f"◆ {say('teserakt-diamond')}",) if who.diamond else ()
    speciality = " ".join((say("teserakt-special"), *_text(deck, who.speciality, say)))
    skill = say("teserakt-skill", skill=who.skill)
    return Piece(
        who.id, say("teserakt-card", **named(who.id, who.name)), notes, (skill, speciality)
    )


def _base(deck: Deck, base: str, say: Say) -> Piece:
    fields = [
        Field(SIGNS[SYMBOLS[symbol]], say("teserakt-symbol", symbol=SYMBOLS[symbol]))
        for symbol in deck.bases[base]
    ]
    rows = tuple(tuple(fields[start : start + SIDE]) for start in range(0, len(fields), SIDE))
    return Piece(base, say("teserakt-base", base=base), fields=rows)


def _event(symbol: str, say: Say) -> Piece:
    does = say("teserakt-symbol-does", symbol=symbol)
    return Piece(symbol, f"{SIGNS[symbol]} {say('teserakt-symbol', symbol=symbol)}", text=(does,))


def _text(deck: Deck, script: int, say: Say) -> tuple[str, ...]:
    return tuple(say(sentence.key, **sentence.args) for sentence in sentences(deck, script))
