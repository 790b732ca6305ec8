"""A server that stops in the middle of a command and goes on: it happens once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from fault_injection.clients import Client, insist, party, whole_game
from fault_injection.processes import stopped
from fault_injection.serving import kept
from hostile.running import Running
from patience import PATIENCE
from scale import dice


async def test_a_server_that_stops_and_goes_on(tmp_path: Path) -> None:
    file, random = tmp_path / "room.sqlite", dice("stops")
    with Running(file) as server:
        async with party(server) as people:

            async def send(client: Client, **command: Any) -> None:
                if command["do"] != "say":
                    await insist(client, **command)
                    return
                before = client.failures
                sending = asyncio.create_task(insist(client, **command))
                await asyncio.sleep(0.005 * random.random())  # somewhere in the command
                with stopped(server.pid):
                    async with asyncio.timeout(PATIENCE):
                        while client.failures == before and not sending.done():
                            await asyncio.sleep(0.01)
                await sending

            await whole_game(people, send)
            healed = people.history.clock()
            await people.check_shown()
            assert people.history.problems(kept(file, people.table)) == []
            assert people.history.unanswered(healed, PATIENCE) == []
