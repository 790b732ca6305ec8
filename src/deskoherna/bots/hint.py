"""Hints: the moves that a bot compares, or why it has no advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from deskoherna.kernel import Ask, Chance, Reason

from .bot import Bot, EvaluatedMove
from .search import Unimaginable

NOBODY, FAILED = Reason("room-hint-nobody"), Reason("room-hint-failed")
UNIMAGINABLE = Reason("room-hint-unimaginable")
FREE, ONLY, UNCLEAR = map(Reason, ("room-hint-free", "room-hint-only", "room-hint-unclear"))


class Hint(NamedTuple):
    """The moves, the best first; if there are none, a sentence says why."""

    moves: Sequence[EvaluatedMove] = ()
    silence: Reason | None = None


def hint(player: Bot, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Hint:
    """What a bot says about what a seat is asked.

    >>> from deskoherna import game
    >>> from deskoherna.bots import bot
    >>> from deskoherna.kernel import SearchChance
    >>> numerus = game("numerus")
    >>> match = numerus.new(options={"first": "green"}, seed=1)
    >>> hint(bot(numerus, "random"), 0, match.view(0), match.asks[0], SearchChance(1)).silence.key
    'room-hint-unclear'
    """
    try:
        moves = player.consider(seat, view, ask, chance)
    except Unimaginable:
        return Hint(silence=UNIMAGINABLE)
    return Hint(moves) if moves else Hint(silence=silence(ask))


def silence(ask: Ask[Any]) -> Reason:
    """Why a bot that compares moves compares none."""
    if ask.free:
        return FREE
    return ONLY if len(ask.moves) == 1 else UNCLEAR
