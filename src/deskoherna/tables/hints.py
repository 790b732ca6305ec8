"""Hints (ROOM-17): what a bot would do at a seat that is asked, told to that seat alone."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from deskoherna.kernel import AnyMatch, Argument

from .entries import Saying

MOST_HINTED = 3  # moves of one hint
MOST_REASONS = 4  # for one of them


class HintedMove(msgspec.Struct, frozen=True):
    """A move that a bot considers, the share of the win it expects, if it judges so, and why."""

    move: str
    value: float | None = None
    reasons: tuple[Saying, ...] = ()


class HintTold(msgspec.Struct, frozen=True):
    """A hint for a seat, the best move first. Null: a bot still thinks; none: it has no advice."""

    seat: int
    moves: tuple[HintedMove, ...] | None


class Question(NamedTuple):
    """What a seat is asked, and which seats answer at the same time."""

    rule: str
    key: str
    arguments: tuple[tuple[str, Argument], ...]
    beside: frozenset[int]


class Asked(NamedTuple):
    """A seat asked for a hint, and where the log says so."""

    seq: int
    question: Question

    def stands(self, match: AnyMatch, seat: int, moved: int) -> bool:
        """Whether a move leaves the question as it was: another answered the same one."""
        beside = self.question.beside - {seat}
        now = question(match, seat)
        return moved in beside and now is not None and now[:3] == self.question[:3]


def question(match: AnyMatch, seat: int) -> Question | None:
    ask = match.asks.get(seat)
    if ask is None:
        return None
    beside = frozenset(other for other, asked in match.asks.items() if not asked.optional)
    return Question(ask.rule, ask.key, tuple(sorted(ask.arguments.items())), beside)
