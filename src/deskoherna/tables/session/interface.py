"""What bots and clocks need of the session they serve."""

from __future__ import annotations

import asyncio
from typing import Protocol

from deskoherna.kernel import Problem

from ..advice.turns import Attention
from ..log.table import Table
from ..stores.presence import Suggestion
from ..stores.store import Conflict
from .context import Context
from .decisions import Decision

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
    def attention(self) -> Attention:
        """Whether a person at the table waits, somebody watches, or nobody does."""

    async def append(self, decision: Decision) -> None:
        """Log and apply; the caller holds the lock."""

    def publish(self) -> None: ...

    def go_on(self) -> None: ...

    def suggest(self, suggestion: Suggestion) -> None: ...


async def append_and_publish(session: SessionInterface, decision: Decision) -> bool:
    """Whether it happened; another server may have been quicker, or the store have failed."""
    happened = False
    try:
        await session.append(decision)
        happened = True
    except Conflict:
        pass  # what the other server wrote is published
    except Problem:
        await asyncio.sleep(AFTER_A_FAILURE)
    session.publish()
    return happened
