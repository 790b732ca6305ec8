"""Games with clocks, at servers whose machine's clock is set while they run."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from deskoherna.tables.log.entries import TimeUp
from deskoherna.tables.stores.store import decode_entry
from fault_injection.clients import Client, Party, Served, begin, insist, party
from fault_injection.history import Entry
from patience import PATIENCE

HOUR = 3600
TOTAL = 1800  # seconds for each seat: less than an hour, more than any test takes


@asynccontextmanager
async def timed_game(*servers: Served) -> AsyncIterator[Party]:
    """Ada is to move, and her clock runs."""
    async with party(*servers, clock={"total": TOTAL}) as people:
        await begin(people, insist)
        yield people


async def left(client: Client) -> int:
    """The milliseconds that Ada has left, as someone is shown."""
    return int((await client.look())["position"]["times"]["left"][0])


async def until_left(client: Client, holds: Callable[[int], bool]) -> int:
    async with asyncio.timeout(PATIENCE):
        while not holds(rest := await left(client)):
            await asyncio.sleep(0.01)
    return rest


def is_in_time(log: Iterable[Entry]) -> bool:
    """Whether nobody's time was up."""
    return not any(isinstance(decode_entry(entry.text), TimeUp) for entry in log)
