"""Positions of the past: replayed in a thread, one after another, and remembered in part."""

from __future__ import annotations

import asyncio

from deskoherna.kernel import AnyMatch

from ..cost import in_thread
from ..recent import Recent

TABLES = 8  # whose positions are remembered; the least recently used is dropped first
CHECKPOINTS = 32  # remembered of a game
LEAST_BETWEEN = 64  # moves between two of them


class PastPositions:
    """What everyone who looks back at tables shares.

    `replayed` counts the moves that were played again: what all this costs.
    """

    def __init__(self) -> None:
        self.replayed = 0
        self._known: Recent[str, dict[int, AnyMatch]] = Recent(TABLES)
        self._turn = asyncio.Lock()

    async def at(self, table: str, match: AnyMatch, ply: int) -> AnyMatch:
        """A match after so many of its moves."""
        snapshot = match.copy()  # the game goes on meanwhile
        async with self._turn:
            return await in_thread(self._replay, table, snapshot, ply)

    def _replay(self, table: str, match: AnyMatch, ply: int) -> AnyMatch:
        known = self._known.use(table, dict)
        then = known.get(max((at for at in known if at <= ply), default=-1))
        if then is not None and not match.continues(then):  # moves were taken back
            known.clear()
            then = None
        begin = 0 if then is None else len(then.plies)
        between = LEAST_BETWEEN
        while len(match.plies) // between > CHECKPOINTS:
            between *= 2
        for at in [at for at in known if at % between]:  # from when the game was shorter
            del known[at]
        for at in range(begin - begin % between + between, ply + 1, between):
            then = known[at] = match.after(at, then)
        self.replayed += ply - begin
        return match.after(ply, then)
