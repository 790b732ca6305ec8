"""What a seat was asked when it was given a hint (ROOM-17); the hint stands while that does."""

from __future__ import annotations

from typing import NamedTuple

from deskoherna.kernel import AnyMatch, Argument


class Question(NamedTuple):
    """What a seat is asked, and which seats answer at the same time."""

    rule: str
    key: str
    arguments: tuple[tuple[str, Argument], ...]
    beside: frozenset[int]


class HintRequest(NamedTuple):
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
