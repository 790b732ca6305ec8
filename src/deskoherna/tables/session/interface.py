"""What bots and clocks need of the session they serve."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from deskoherna.kernel import Problem

from .. import wire
from ..advice.scheduling import Account, Attention
from ..log.table import Table
from ..stores.presence import Suggestion
from .context import Context
from .decisions import Decision

T = TypeVar("T")

AFTER_A_FAILURE = 1.0  # seconds until something is tried again


class SessionInterface(Protocol):
    context: Context
    lock: asyncio.Lock
    closed: bool

    @property
    def table(self) -> Table: ...

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the table here."""

    @property
    def account(self) -> Account:
        """Whose share of the processors its bots use."""

    @property
    def attention(self) -> Attention:
        """Whether a person at the table waits, somebody watches, or nobody does."""

    async def append(self, decision: Decision) -> None:
        """Log and apply; the caller holds the lock."""

    async def in_turn(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Do it; if another server writes first, do it when it is this server's turn."""

    async def play_planned(self, person: str, command: wire.Play) -> None:
        """Make a move that its person has planned; raises `Problem`."""

    def publish(self) -> None: ...

    def go_on(self) -> None: ...

    def suggest(self, suggestion: Suggestion) -> None: ...


async def append_and_publish(
    session: SessionInterface, decide: Callable[[], Decision | None]
) -> bool:
    """Whether something happened: there may be nothing to decide, or the store may have failed.

    If another server writes first, it is decided again.
    """

    async def attempt() -> bool:
        decision = decide()
        if decision is not None:
            await session.append(decision)
        return decision is not None

    happened = False
    try:
        happened = await session.in_turn(attempt)
    except Problem:
        await asyncio.sleep(AFTER_A_FAILURE)
    session.publish()
    return happened
