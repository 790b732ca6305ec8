"""Clients that play on whatever happens to the server: they reconnect and send again."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from aiohttp import ClientError, ClientWebSocketResponse, WSMsgType

from hostile.running import Person, Running
from patience import PATIENCE

Command = dict[str, Any]


class Room:
    """A server that goes down and comes back, and what was acknowledged in all that time."""

    def __init__(self, server: Running, random: Random) -> None:
        self.server = server
        self.random = random
        self.up = asyncio.Event()
        self.up.set()
        self.acknowledged = 0
        self._news = asyncio.Condition()

    async def note(self) -> None:
        self.acknowledged += 1
        async with self._news:
            self._news.notify_all()

    async def more(self, count: int) -> None:
        """Until so many more commands have been acknowledged."""
        enough = self.acknowledged + count
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self.acknowledged >= enough)

    async def crash(self) -> None:
        """Killed at this moment, perhaps again while it starts, and started again."""
        if self.random.random() < 0.4:
            await asyncio.to_thread(self._kill_before_the_disk_has_it)
        else:
            self.server.kill()
        self.up.clear()
        if self.random.random() < 0.2:
            self.server.begin()
            await asyncio.sleep(0.6 * self.random.random())  # somewhere in its start
            self.server.kill()
        await asyncio.to_thread(self.server.start)
        self.up.set()

    def _kill_before_the_disk_has_it(self) -> None:
        """The disk is busy, so nothing that comes now gets there; nor may it be acknowledged.

        In a thread, for the server waits for its disk some seconds only, and then says so: however
        much the players have to do, it must be killed before.
        """
        with contextlib.closing(sqlite3.connect(self.server.database, PATIENCE)) as busy:
            busy.execute("BEGIN IMMEDIATE")
            time.sleep(0.05)  # in which a server that waits for its disk says nothing
            self.server.kill()

    async def ask(self, person: Person, path: str, body: Any = None) -> Any:
        """As often as it takes until there is an answer."""
        while True:
            await self.up.wait()
            try:
                return await (person.get(path) if body is None else person.post(path, body))
            except (ClientError, ConnectionError):
                await asyncio.sleep(0)


class Player:
    """A person at a table: sends commands in order, each until it is answered."""

    def __init__(self, room: Room, person: Person, table: str, *commands: Command) -> None:
        self.room = room
        self.person = person
        self.table = table
        self.unanswered: dict[str, Command] = {}
        self.done: list[tuple[Command, int]] = []  # with the number it was acknowledged with
        self.log: list[dict[str, Any]] = []  # lines of the log, each as it came
        self.seq = 0
        self.status: dict[str, Any] = {}
        self.position: dict[str, Any] | None = None
        self._ws: ClientWebSocketResponse | None = None
        self._number = 0
        for command in commands:
            self.wants(command)

    def wants(self, command: Command) -> Command:
        """To be sent now or when there is a server again."""
        self._number += 1
        numbered = {**command, "id": f"c{self._number}"}
        self.unanswered[numbered["id"]] = numbered
        return numbered

    @property
    def over(self) -> bool:
        return not self.unanswered and self.status.get("state") == "over"

    async def stay(self, until: Callable[[], bool] | None = None) -> None:
        """At the table until the game is over and nothing waits for an answer."""
        finished = until or (lambda: self.over)
        while not finished():
            await self.room.up.wait()
            address = f"{self.room.server.address}/api/tables/{self.table}/socket?after={self.seq}"
            try:
                async with self.person.session.ws_connect(address, max_msg_size=0) as ws:
                    await self._sit(ws, finished)
            except (ClientError, ConnectionError):
                await asyncio.sleep(0)

    async def _sit(self, ws: ClientWebSocketResponse, finished: Callable[[], bool]) -> None:
        self._considering = -1  # the version for which moves were asked
        self.position = None
        first = True
        while not finished():
            async with asyncio.timeout(PATIENCE):
                message = await ws.receive()
            if message.type is not WSMsgType.TEXT:
                return
            frame = msgspec.json.decode(message.data)
            answers = await self._take(frame)
            if first:
                answers = [*self.unanswered.values()]
                first = False
            for command in answers:
                await self._send(ws, command)
            if (query := self.choosing()) is not None:
                await self._send(ws, query)

    async def _send(self, ws: ClientWebSocketResponse, command: Command) -> None:
        await ws.send_str(msgspec.json.encode(command).decode())

    async def _take(self, frame: dict[str, Any]) -> list[Command]:
        """What comes of a frame: commands to send."""
        match frame["tell"]:
            case "welcome" | "news":
                self._follow(frame)
            case "done":
                command = self.unanswered.pop(frame["id"])
                self.done.append((command, frame["seq"]))
                self._considering = max(self._considering, command.get("version", -1))
                await self.room.note()
            case "moves-told":
                return self.choose(frame["moves"])
            case _:
                raise AssertionError(f"unexpected: {frame}")
        return []

    def _follow(self, frame: dict[str, Any]) -> None:
        for line in frame["log"]:
            assert line["seq"] > self.seq, ("told twice, or out of order", line, self.seq)
            assert not self.log or line["seq"] > self.log[-1]["seq"]
            self.log.append(line)
        assert frame["seq"] >= self.seq, ("the log became shorter", frame["seq"], self.seq)
        self.seq = frame["seq"]
        self.status = frame["status"] or self.status
        self.position = frame["position"] or self.position

    # What to play

    def choosing(self) -> Command | None:
        """Ask for the legal moves, once for every position in which it is this person's turn."""
        position = self.position
        if position is None or not position["asks"] or self._considering == position["version"]:
            return None
        if any(command["do"] == "play" for command in self.unanswered.values()):
            return None
        self._considering = position["version"]
        return {"do": "moves", "id": "q", "seat": int(next(iter(position["asks"])))}

    def choose(self, moves: list[str]) -> list[Command]:
        if self.position is None or not self.position["asks"] or not moves:
            return []
        random = self.room.random
        play = {
            "do": "play",
            "seat": int(next(iter(self.position["asks"]))),
            "move": random.choice(moves),
            "version": self.position["version"],
        }
        said = {"do": "say", "text": f"{len(self.done)} at {self.seq}"}
        chosen = [said, play] if random.random() < 0.3 else [play]
        return [self.wants(command) for command in chosen]
