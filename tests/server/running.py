"""A server as people run it, in a process of its own, and browsers that talk to it."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any, Self

import aiohttp
import msgspec

from deskoherna.server.limits import Limits
from deskoherna.tables import wire
from patience import ASKING, PATIENCE
from terminal.program import PROGRAM, environment

NUMERUS = {"variant": "short", "first": "green"}
PATIENT = Limits(  # as they are, but for how long things may take
    thinking_time=PATIENCE,
    read_within=PATIENCE,
    send_within=PATIENCE,
    heartbeat=PATIENCE,
    idle=PATIENCE,
    lag_spectators=PATIENCE,
    lag_readers=PATIENCE,
)
ids = count(1)
devices = count(1)


class Serving:
    """A server process on a database in this folder."""

    program = PROGRAM

    def __init__(self, folder: Path, *arguments: str, limits: Limits = PATIENT) -> None:
        self.folder = folder
        file = folder / "limits.toml"
        file.write_text(figures(msgspec.to_builtins(limits), "\n"))
        self.arguments = (*arguments, "--limits", str(file))
        self.start()

    def start(self) -> None:
        self.errors = (self.folder / "stderr").open("ab")
        database = str(self.folder / "room.sqlite")
        self.process = subprocess.Popen(
            [self.program, "serve", "--port", "0", "--database", database, *self.arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env=self.environment(),
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://localhost:(\d+)/", said)
        assert found, f"no address: {said!r} {self.log()}"
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def environment(self) -> dict[str, str]:
        return environment(self.folder, "en")

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """The exit code."""
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()
        return code

    def log(self) -> str:
        return (self.folder / "stderr").read_text("utf-8")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGKILL)


def figures(limits: dict[str, Any], between: str) -> str:
    """As they stand in a file."""
    return between.join(
        f"{name} = " + (f"{{ {figures(value, ', ')} }}" if isinstance(value, dict) else f"{value}")
        for name, value in limits.items()
    )


class Browser:
    """A person with cookies of their own."""

    def __init__(self, server: Serving, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session

    async def get(self, path: str, **more: Any) -> tuple[int, Any]:
        async with self.session.get(self.server.address + path, **more) as answer:
            return answer.status, await read(answer)

    async def post(self, path: str, body: Any, **more: Any) -> tuple[int, Any]:
        data = BytesIO(body if isinstance(body, bytes) else msgspec.json.encode(body))
        async with self.session.post(self.server.address + path, data=data, **more) as answer:
            return answer.status, await read(answer)

    async def lays(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        """The id of a new table."""
        status, body = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert status == 201, body
        return str(body["id"])

    async def introduce(self) -> None:
        """Become someone, unless one is already."""
        await self.post("/api/me", {})

    @asynccontextmanager
    async def at(self, table: str, after: int = 0) -> AsyncIterator[Socket]:
        await self.introduce()
        address = f"{self.server.address}/api/tables/{table}/socket?after={after}"
        async with self.session.ws_connect(address) as ws:
            socket = Socket(ws)
            await socket.until(lambda frame: isinstance(frame, wire.Welcome))
            yield socket

    @property
    def cookie(self) -> str:
        return next(cookie.value for cookie in self.session.cookie_jar)


async def read(answer: aiohttp.ClientResponse) -> Any:
    data = await answer.read()
    return msgspec.json.decode(data) if answer.content_type == "application/json" else data


class Socket:
    """A table seen through a socket."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.frames: list[Any] = []

    @property
    def welcome(self) -> wire.Welcome:
        first: wire.Welcome = self.frames[0]
        return first

    @property
    def position(self) -> wire.Position:
        """How the game stands, as sent last."""
        position: wire.Position = self._latest("position")
        return position

    @property
    def status(self) -> wire.Status:
        status: wire.Status = self._latest("status")
        return status

    def _latest(self, part: str) -> Any:
        parts = (getattr(frame, part, None) for frame in reversed(self.frames))
        return next(found for found in parts if found is not None)

    @property
    def seq(self) -> int:
        seen: list[int] = [frame.seq for frame in self.frames if hasattr(frame, "log")]
        return max(seen)

    @property
    def lines(self) -> list[Any]:
        return [line for frame in self.frames for line in getattr(frame, "log", ())]

    async def hear(self) -> Any:
        data = await self.ws.receive_str()
        frame = msgspec.json.decode(data, type=wire.AnyFrame)
        self.frames.append(frame)
        return frame

    async def until(self, holds: Callable[[Any], object]) -> Any:
        while not holds(frame := await self.hear()):
            pass
        return frame

    async def until_so(self, holds: Callable[[Socket], object]) -> None:
        """Hear on until something is so."""
        while not holds(self):
            await self.hear()

    async def do(self, kind: type[Any], **fields: Any) -> Any:
        """The answer to a command."""
        command = kind(id=fields.pop("id", f"s{next(ids)}"), **fields)
        await self.ws.send_str(msgspec.json.encode(command).decode())
        return await self.until(lambda frame: getattr(frame, "id", None) == command.id)

    async def plays(self, seat: int, move: str | None = None, **more: Any) -> Any:
        if move is None:
            move = (await self.do(wire.Moves, seat=seat)).moves[0]
        version = self.position.version
        return await self.do(wire.Play, seat=seat, move=move, version=version, **more)


@asynccontextmanager
async def browser(server: Serving) -> AsyncIterator[Browser]:
    jar = aiohttp.CookieJar(unsafe=True)  # a server that has no name yet
    number = next(devices)
    device = f"127.0.{number // 250 % 250}.{2 + number % 250}"
    connector = aiohttp.TCPConnector(limit=0, local_addr=(device, 0))  # limits go by address
    async with aiohttp.ClientSession(
        cookie_jar=jar, connector=connector, timeout=ASKING
    ) as session:
        yield Browser(server, session)


@asynccontextmanager
async def two_players(
    server: Serving, game: str = "numerus", **more: Any
) -> AsyncIterator[tuple[str, Browser, Browser]]:
    """A running game of two people: the table and their browsers."""
    more.setdefault("options", NUMERUS if game == "numerus" else {})
    async with browser(server) as first, browser(server) as second:
        me = {"who": "me", "name": "Hana Nováková"}
        table = await first.lays(game, me, {"who": "friend"}, **more)
        _, welcome = await first.get(f"/api/tables/{table}")
        token = welcome["you"]["links"]["1"].rpartition("/")[2]
        ready = {"do": "ready", "id": "r", "seat": 0, "words": "secret words one"}
        sit = {"do": "sit", "id": "s", "seat": 1, "name": "Ada Lovelace", "token": token}
        sit["words"] = "secret words two"
        for guest, command in ((first, ready), (second, sit)):
            status, body = await guest.post(f"/api/tables/{table}/commands", command)
            assert (status, body["tell"]) == (200, "done")
        yield table, first, second


async def raw(server: Serving, request: bytes) -> bytes:
    """What comes back for bytes that no client would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    answer = await reader.read(65536)
    writer.close()
    await writer.wait_closed()
    return answer
