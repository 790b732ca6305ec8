"""What is in memory has a bound: tables that nobody is at make way for others."""

from __future__ import annotations

from collections.abc import Iterable

from ..log.now import now
from .session import Session

MOST_LOADED = 300_000  # entries of all tables, 200 MB or so
JUST_NOW = 2_000  # milliseconds: somebody may still be about to look


def entries_of(sessions: Iterable[Session]) -> int:
    return sum(len(session.table.log) for session in sessions)


def in_the_way(sessions: Iterable[Session], most: int) -> list[Session]:
    """The tables that go, so that no more than so many entries are in memory.

    Those at which nobody sits go first, and of these the one that was used least recently. A game
    that somebody plays, whose bots think or whose clocks run, or at which anybody looks, stays.
    """
    sessions = list(sessions)
    too_many = entries_of(sessions) - most
    leaving: list[Session] = []
    if too_many > 0:
        for session in sorted(filter(_may_go, sessions), key=lambda one: (one.attended, one.used)):
            if too_many <= 0:
                break
            leaving.append(session)
            too_many -= len(session.table.log)
    return leaving


def _may_go(session: Session) -> bool:
    played = session.attended and session.table.state == "playing"
    return session.idle and not played and now() - session.used >= JUST_NOW
