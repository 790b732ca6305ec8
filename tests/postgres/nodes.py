"""Real servers with one database, and guests who come back to whichever still stands."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import signal
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import aiohttp

from patience import ASKING, PATIENCE
from terminal.program import PROGRAM, environment

ANSWER_WITHIN = 5.0  # seconds after which a guest tries another server
PAUSE = 0.02  # seconds between two moves: guests stay below the limits of a socket


class Node:
    """One server process."""

    def __init__(self, database: str, folder: Path, *arguments: str) -> None:
        self.errors = folder / f"node-{len(list(folder.iterdir()))}.log"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [PROGRAM, "serve", "--port", "0", "--verbose", "--database", database, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment(folder, "en"),
            )
        self.port = 0

    def __enter__(self) -> Self:
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://localhost:(\d+)/", said)
        assert found, self.errors.read_text()
        self.port = int(found[1])
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


class Guest:
    """A person at a table. Commands are sent again until they are answered, as browsers do."""

    def __init__(self, name: str, nodes: Sequence[Node]) -> None:
        self.name = name
        self.nodes = nodes  # where to look for a server, the preferred one first
        self.table = ""
        self.seq = 0
        self.lines: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        self.status: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.played: dict[int, str] = {}  # moves that were acknowledged, by number in the log
        self.connections = 0
        self._numbers = itertools.count()
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._changed = asyncio.Condition()
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True), timeout=ASKING
        )
        await self.ask("POST", "/api/me")  # who are we?
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.table:
            self._reading.cancel()
            await asyncio.wait([self._reading])
        await self._session.close()

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        async with self._session.request(
            method, self.nodes[0].address + path, json=body or None
        ) as response:
            answered = await response.json()
            assert response.ok, answered
            return answered

    async def ask_bytes(self, path: str) -> bytes:
        async with self._session.get(self.nodes[0].address + path) as response:
            assert response.ok
            return await response.read()

    async def open_table(self, **new: Any) -> str:
        return str((await self.ask("POST", "/api/tables", **new))["id"])

    async def sit_down(self, table: str) -> None:
        """Look at a table, from now until the end."""
        self.table = table
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.status))

    async def _read(self) -> None:
        for attempt in itertools.count():
            node = self.nodes[attempt % len(self.nodes)]
            address = f"{node.address}/api/tables/{self.table}/socket?after={self.seq}"
            try:
                async with self._session.ws_connect(address) as socket:
                    self.connections += 1
                    for command, _ in list(self._waiting.values()):
                        await socket.send_json(command)
                    self._socket = socket
                    async for message in socket:
                        await self._hear(json.loads(message.data))
            except (aiohttp.ClientError, OSError):
                pass
            self._socket = None
            await asyncio.sleep(0.05)

    async def _hear(self, frame: dict[str, Any]) -> None:
        if frame["tell"] in ("welcome", "news"):
            self.lines += frame["log"]
            self.seq = frame["seq"]
            self.position = frame["position"] or self.position
            self.status = frame["status"] or self.status
            self.you = frame["you"] or self.you
        elif frame.get("id") in self._waiting:
            _, answer = self._waiting.pop(frame["id"])
            answer.set_result(frame)
        async with self._changed:
            self._changed.notify_all()

    async def until(self, holds: Callable[[], bool]) -> None:
        async with self._changed:
            await self._changed.wait_for(holds)

    async def do(self, **command: Any) -> dict[str, Any]:
        """The answer, from whichever server gives it."""
        id_ = command["id"] = f"{self.name}-{next(self._numbers)}"
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[id_] = (command, answer)
        while True:
            try:
                if self._socket is not None:
                    await self._socket.send_json(command)
                async with asyncio.timeout(ANSWER_WITHIN):
                    answered = await asyncio.shield(answer)
                break
            except (TimeoutError, aiohttp.ClientError, OSError):
                await asyncio.sleep(PAUSE)
        return answered

    @property
    def moves(self) -> list[tuple[int, str]]:
        return [(line["seq"], line["move"]) for line in self.lines if line["line"] == "move"]

    async def play(self, seat: int, choose: Callable[[Sequence[str]], str]) -> None:
        """Play at a seat until the game is over."""

        def asked() -> bool:
            return self.over or str(seat) in self.position.get("asks", {})

        while True:
            await self.until(asked)
            if self.over:
                return
            version = self.position["version"]
            moves = (await self.do(do="moves", seat=seat)).get("moves")
            if moves:
                move = choose(moves)
                answer = await self.do(do="play", seat=seat, move=move, version=version)
                if answer["tell"] == "done":
                    self.played[answer["seq"]] = move
            await asyncio.sleep(PAUSE)

    @property
    def over(self) -> bool:
        return bool(self.position.get("result"))


async def begin(host: Guest, friend: Guest, **new: Any) -> str:
    """A table at which two people sit, one by link, and the game has begun."""
    seats = [{"who": "me", "name": host.name}, {"who": "friend"}]
    table = await host.open_table(seats=seats, **new)
    await host.sit_down(table)
    await friend.sit_down(table)
    token = host.you["links"]["1"].rpartition("/")[2]
    await friend.do(do="sit", seat=1, name=friend.name, token=token, words="")
    await host.do(do="ready", seat=0, words="")
    for guest in (host, friend):
        await guest.until(lambda guest=guest: guest.status["state"] == "playing")  # type: ignore[misc]
    return table
