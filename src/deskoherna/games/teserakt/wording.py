"""What cards say: sentences made from their effects, so that text and effect cannot disagree.

A sentence is a message id and arguments, as everywhere; clients say it in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from deskoherna.kernel import Say

from .deck import Deck
from .effects import CHOOSE, Effect

KEYS = {
    "extract": "teserakt-effect-extract",
    "adjust": "teserakt-effect-adjust",
    "set": "teserakt-effect-set",
    "flip": "teserakt-effect-flip",
    "roll": "teserakt-effect-roll",
    "annihilate": "teserakt-effect-annihilate",
    "stabilise": "teserakt-effect-stabilise",
    "relocate": "teserakt-effect-relocate",
    "transfer": "teserakt-effect-transfer",
    "exchange": "teserakt-effect-exchange",
    "draw": "teserakt-effect-draw",
    "return": "teserakt-effect-return",
    "action": "teserakt-effect-action",
    "mend": "teserakt-effect-mend",
    CHOOSE: "teserakt-effect-choose",
}


class Sentence(msgspec.Struct, frozen=True):
    """A sentence on a card, to be said in the reader's language."""

    key: str  # the id of its message
    args: dict[str, str | int]  # the arguments of the message


def sentences(deck: Deck, script: int) -> tuple[Sentence, ...]:
    """What a script says; a choice is followed by what can be chosen, numbered."""
    return tuple(_sentences(deck, script))


def _sentences(deck: Deck, script: int) -> Iterator[Sentence]:
    for effect in deck.scripts[script]:
        yield _sentence(effect)
        for nth, other in enumerate(effect.of, start=1):
            yield Sentence("teserakt-effect-option", {"nth": nth})
            yield from _sentences(deck, other)


@lru_cache(maxsize=1 << 10)
def _sentence(effect: Effect) -> Sentence:
    arguments = {
        name: ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in effect.words.items()
    }
    return Sentence(KEYS[effect.do], arguments)


def said(deck: Deck, script: int, say: Say) -> str:
    return " ".join(say(sentence.key, **sentence.args) for sentence in sentences(deck, script))
