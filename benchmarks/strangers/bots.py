"""Somebody else, who plays against a bot that moves at random."""

from __future__ import annotations

import time

from .honest import REFUSED
from .people import Person, Socket

ELSEWHERE = "127.0.0.3"
TABLES = 28  # one address may open 30 at once
RATE = 10  # answers a second


class Against:
    """Games of NUMERUS, one after another, at tables that are open already."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._tables: list[Socket] = []

    async def begin(self) -> None:
        for _ in range(TABLES):
            bot = {"who": "bot", "bot": "random"}
            me = {"who": "me", "name": "Eva"}
            more = {"options": {"variant": "short", "first": "green"}}
            table = await self._person.open_table("numerus", me, bot, **more)
            self._tables.append(await self._person.look(table))
            await self._person.command(table, "ready", seat=0, words="")
        await self.answer()  # its process is started then

    async def answer(self) -> float:
        """How long the bot takes, from when our move is acknowledged until it is our turn again."""
        socket = self._tables[0]
        await socket.until(lambda: bool(socket.position))
        version = socket.position["version"]
        moves = (await socket.do("moves", seat=0))["moves"]
        await socket.do("play", seat=0, move=moves[len(moves) // 2], version=version)
        began = time.perf_counter()
        await socket.until(lambda: self._done(socket, version))
        took = time.perf_counter() - began
        if socket.position.get("result"):
            self._tables.pop(0)
        return took if self._tables else REFUSED

    def _done(self, socket: Socket, version: int) -> bool:
        """Whether the bot has moved; in the short variant every turn is one move."""
        position = socket.position
        ours = "0" in position["asks"] or bool(position.get("result"))
        return ours and bool(position["version"] > version)
