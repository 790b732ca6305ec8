"""A program that sits down at a table and plays a random one of the moves that are listed.

Hints of ESTIMATRIX are free-form, not listed; docs/own-bots.md says how to answer such asks.

    python socket_bot.py http://localhost:8765/seat/TABLE/SEAT/TOKEN [NAME]

Take the address from the table's page: it is the link you would send to a friend.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
from urllib.parse import urlsplit

import aiohttp

FINISHED = ("over", "closed")
A_MOMENT = 1.0  # seconds


class Program:
    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        _, _, self.table, seat, self.token = parts.path.split("/")
        self.seat, self.name = int(seat), name
        self.room = f"{parts.scheme}://{parts.netloc}"
        self.status: dict = {}
        self.position: dict | None = None
        self.answered: int | None = None  # the version of the position that was answered last

    async def run(self) -> None:
        async with aiohttp.ClientSession(self.room) as session:
            async with session.post("/api/programs") as answer:
                me = {"Authorization": f"Bearer {(await answer.json())['token']}"}
            where = f"/api/tables/{self.table}/socket"
            async with session.ws_connect(where, headers=me) as self.socket:
                await self.hear()  # the welcome
                await self.do("sit", seat=self.seat, name=self.name, token=self.token, words="")
                while self.status["state"] not in FINISHED:
                    if self.asked:
                        await self.answer()
                    else:
                        await self.hear()
        print("The game is over:", self.position and self.position["result"])

    @property
    def asked(self) -> bool:
        if self.position is None or self.position["version"] == self.answered:
            return False
        ask = self.position["asks"].get(str(self.seat))
        return ask is not None and not ask["optional"]

    async def answer(self) -> None:
        """Play a random move. If the game goes on meanwhile, its news is answered instead."""
        self.answered = version = self.position["version"]
        moves = (await self.do("moves", seat=self.seat)).get("moves")
        if moves and self.position["version"] == version:
            move = random.choice(moves)
            await self.do("play", seat=self.seat, move=move, version=version)

    async def do(self, what: str, **more: object) -> dict:
        """The answer to a command; one that exceeds the rate limit is sent again."""
        command = {"do": what, "id": secrets.token_urlsafe(9), **more}
        while (answer := await self.send(command)).get("problem", {}).get("key") == "room-too-fast":
            await asyncio.sleep(A_MOMENT)
        problem = answer.get("problem")
        if problem and problem["key"] != "room-stale":  # then the game went on: the news says how
            print("refused:", problem["key"], problem["args"], file=sys.stderr)
        return answer

    async def send(self, command: dict) -> dict:
        await self.socket.send_json(command)
        while (frame := await self.hear()).get("id") != command["id"]:
            pass
        return frame

    async def hear(self) -> dict:
        frame: dict = await self.socket.receive_json()
        self.status = frame.get("status") or self.status
        self.position = frame.get("position") or self.position
        return frame


if __name__ == "__main__":
    link, *name = sys.argv[1:]
    asyncio.run(Program(link, *(name or ["Program"])).run())
