"""What a session needs of the room it is in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple

from ..advice.pool import BotPool
from ..identity import Links
from ..journal import Journal
from ..log.table import Table
from ..rates import Seconds
from ..stores.store import Store
from .decisions import Opening
from .positions import PastPositions
from .shares import TableLimits


class Context(NamedTuple):
    store: Store
    links: Links
    journal: Journal
    pool: BotPool
    positions: PastPositions
    grace: float  # seconds until someone who dropped out counts as away
    spawn: Callable[[Coroutine[Any, Any, None]], None]  # let something run in the background
    load: Callable[[str], Awaitable[Table]]  # a table as the store has it
    forget: Callable[[str], None]  # end the session of a table; the store has all of it
    open: Callable[[Opening], Awaitable[None]]  # a new table
    notice_outage: Callable[[], Awaitable[None]]  # before anybody's time is up
    note_end: Callable[[str], None]  # the game at a table is over
    limits: TableLimits  # of what a person may do at one table
    clock: Seconds  # the clock of the limits
    draining: asyncio.Event  # the server is about to end
    call_after: float  # seconds that a table is still before people are called back
