"""A server that is told to end while people play and a bot thinks."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSCloseCode, WSMsgType, WSServerHandshakeError

from costs import children
from deskoherna.tables import wire
from patience import PATIENCE
from server.running import Browser, Serving, Socket, browser
from tables.rooms import until
from terminal.program import environment

THOUGHTFUL = Path(__file__).parent.parent / "thoughtful"
NEVER = ("--drain-within", "3600")  # if it waited for the end of that, the test would fail


class Ending(Serving):
    """A server with a bot that thinks until the test lets it move."""

    def environment(self) -> dict[str, str]:
        paths = {"PYTHONPATH": str(THOUGHTFUL), "THOUGHTS": str(self.folder)}
        return environment(self.folder, "en", **paths)

    async def thinks(self) -> None:
        await until((self.folder / "thinking").exists)

    def let_move(self) -> None:
        (self.folder / "move").touch()

    def tell(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)

    def tell_children(self, how: signal.Signals) -> None:
        """As a terminal or a service manager may do."""
        for child in children(Path(f"/proc/{self.process.pid}")):
            os.kill(int(child.name), how)

    async def ended(self) -> int:
        """The exit code."""
        code = await asyncio.to_thread(self.process.wait, PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()
        return code


@asynccontextmanager
async def game(server: Ending) -> AsyncIterator[tuple[Browser, str, Socket]]:
    """A person has moved, and the bot thinks."""
    async with browser(server) as person:
        seats = {"who": "me", "name": "Ada"}, {"who": "bot", "bot": "thoughtful"}
        table = await person.lays("nim", *seats)
        async with person.at(table) as socket:
            await socket.do(wire.Ready, seat=0, words="")
            await socket.until_so(
                lambda seen: any(getattr(frame, "position", None) for frame in seen.frames)
            )
            assert isinstance(await socket.plays(0), wire.Done)
            await server.thinks()
            yield person, table, socket


async def refused(asked: Any) -> None:
    """By a server that is about to end."""
    status, body = await asked
    assert (status, body["problem"]["key"]) == (503, "room-draining")


async def drains(server: Ending) -> None:
    """Everybody is told, nobody new is let in, the bot moves, and nothing is lost."""
    async with game(server) as (person, table, socket):
        server.tell()
        server.tell_children(signal.SIGTERM)
        await socket.until(lambda frame: isinstance(frame, wire.Draining))
        await refused(person.get("/api/health"))
        seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
        await refused(person.post("/api/tables", {"game": "nim", "seats": seats}))
        czech = {"Accept-Language": "cs"}
        _, body = await person.post("/api/records", b"", headers=czech)
        assert body["message"].startswith("Herna se za okamžik restartuje")
        with pytest.raises(WSServerHandshakeError, match="503"):
            async with person.at(table):
                pass
        status, metrics = await person.get("/metrics")
        assert (status, b"deskoherna_draining 1.0" in metrics) == (200, True)
        said = await socket.do(wire.Say, text="still here", name="Ada")
        assert isinstance(said, wire.Done)
        server.let_move()
        await socket.until_so(lambda seen: seen.position.plies == 2)
        assert (await socket.ws.receive()).type is WSMsgType.CLOSE
        assert socket.ws.close_code == WSCloseCode.GOING_AWAY
        assert await server.ended() == 0
        assert server.log() == ""
        server.start()
        async with person.at(table, after=socket.seq) as back:
            assert back.welcome.log == ()
            assert back.position.plies == 2
        assert (await person.get("/api/health"))[0] == 200
