"""A program that sits down at a table and plays any move that is listed.

Hints of ESTIMATRIX are made up, not listed; docs/own-bots.md tells how to answer such questions.

    python socket_bot.py http://localhost:8765/seat/TABLE/SEAT/TOKEN [NAME]

Take the address from the table's page: it is the link you would send to a friend.
"""

from __future__ import annotations

import asyncio
import random
import sys
from itertools import count
from urllib.parse import urlsplit

import aiohttp

FINISHED = ("over", "closed")


class Program:
    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        _, _, self.table, seat, self.token = parts.path.split("/")
        self.seat, self.name = int(seat), name
        self.room = f"{parts.scheme}://{parts.netloc}"
        self.ids = count(1)
        self.status: dict = {}
        self.position: dict | None = None

    async def run(self) -> None:
        async with aiohttp.ClientSession(self.room) as session:
            async with session.post("/api/programs") as answer:
                me = {"Authorization": f"Bearer {(await answer.json())['token']}"}
            where = f"/api/tables/{self.table}/socket"
            async with session.ws_connect(where, headers=me) as self.socket:
                await self.hear()  # the welcome
                await self.do("sit", seat=self.seat, name=self.name, token=self.token, words="")
                while self.status["state"] not in FINISHED:
                    await self.move_if_asked()
                    await self.hear()
        print("The game is over:", self.position and self.position["result"])

    async def move_if_asked(self) -> None:
        position = self.position
        if position is None or str(self.seat) not in position["asks"]:
            return
        if position["asks"][str(self.seat)]["optional"]:
            return
        told = await self.do("moves", seat=self.seat)
        if self.position is position and told["tell"] == "moves-told":
            move, version = random.choice(told["moves"]), position["version"]
            self.position = None  # until the table tells how it stands now
            await self.do("play", seat=self.seat, move=move, version=version)

    async def do(self, what: str, **more: object) -> dict:
        """Send a command, and hear until it is answered."""
        command = {"do": what, "id": f"c{next(self.ids)}", **more}
        await self.socket.send_json(command)
        while (frame := await self.hear()).get("id") != command["id"]:
            pass
        if frame["tell"] == "refused":
            print("refused:", frame["problem"]["key"], file=sys.stderr)
        return frame

    async def hear(self) -> dict:
        frame: dict = await self.socket.receive_json()
        self.status = frame.get("status") or self.status
        self.position = frame.get("position") or self.position
        return frame


if __name__ == "__main__":
    link, *name = sys.argv[1:]
    asyncio.run(Program(link, *(name or ["Program"])).run())
