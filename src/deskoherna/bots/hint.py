"""Hints: the moves that a bot compares, or why it has no advice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from deskoherna.kernel import Ask, Chance, Reason

from .bot import Bot, EvaluatedMove, Stopped, never
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
    *_, final = hints(player, seat, view, ask, chance)
    return final


def hints(
    player: Bot, seat: int, view: Any, ask: Ask[Any], chance: Chance, stopped: Stopped = never
) -> Iterator[Hint]:
    """The same in stages, better and better; the last one is final."""
    moves: Sequence[EvaluatedMove] = ()
    try:
        for moves in player.consider_in_stages(seat, view, ask, chance, stopped):
            if moves:
                yield Hint(moves)
    except Unimaginable:
        yield Hint(silence=UNIMAGINABLE)
        return
    if not moves:
        yield Hint(silence=silence(ask))


def silence(ask: Ask[Any]) -> Reason:
    """Why a bot that compares moves compares none."""
    if ask.free:
        return FREE
    return ONLY if len(ask.moves) == 1 else UNCLEAR
