"""People who play at a table of their own, and how long they wait for the server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any

import aiohttp

from .people import Person, Refused, Socket

HERE = "127.0.0.2"
SEATS = 4
MOVES = 20  # a second
PINGS = 20  # fewer than a socket may send in all, for they count as messages
LOOKS = 8
CHANGE = "estimatrix-ask-change"

Waits = dict[str, list[float]]  # seconds, by what was waited for; infinite: it was refused
REFUSED = float("inf")
Due = tuple[Callable[[], Awaitable[float]], float]  # what is done, and how often a second


class Party:
    """Four people who play ESTIMATRIX.

    There, those who have answered may change their answers until the last one is in: these are
    moves like others, and there is no end to them.
    """

    def __init__(self, people: Sequence[Person], table: str) -> None:
        self.people = people
        self.table = table
        self.sockets: list[Socket] = []

    async def begin(self) -> None:
        """Play until two have answered, and some have not."""
        self.sockets = [await person.look(self.table) for person in self.people]
        for socket in self.sockets:
            await socket.until(lambda socket=socket: bool(socket.position))  # type: ignore[misc]
        while len(self.asked(CHANGE)) < 2:
            seats = [seat for seat in self.asked() if seat not in self.asked(CHANGE)]
            await self.play(seats[0])

    def asked(self, key: str | None = None) -> list[int]:
        """The seats that are asked this, or anything."""
        asks = [socket.position["asks"].get(str(s)) for s, socket in enumerate(self.sockets)]
        return [seat for seat, ask in enumerate(asks) if ask and key in (None, ask["key"])]

    async def play(self, seat: int) -> float:
        """How long it takes until a move is acknowledged; all have seen it then."""
        socket = self.sockets[seat]
        moves = (await socket.do("moves", seat=seat))["moves"]
        version = socket.position["version"]
        began = time.perf_counter()
        await socket.do("play", seat=seat, move=moves[version % len(moves)], version=version)
        took = time.perf_counter() - began
        for each in self.sockets:
            await each.until(lambda each=each: each.position["version"] > version)  # type: ignore[misc]
        return took

    async def move(self) -> float:
        seats = self.asked(CHANGE)
        return await self.play(seats[self.sockets[0].position["version"] % 2])

    async def ping(self) -> float:
        """On the socket of someone who does not move: commands of a socket wait for each other."""
        idle = next(seat for seat in range(SEATS) if seat not in self.asked(CHANGE))
        return await timed(self.sockets[idle].ping())

    async def look(self) -> float:
        return await timed(self.people[0].get(f"/api/tables/{self.table}"))


@contextlib.asynccontextmanager
async def party(server: str) -> AsyncIterator[Party]:
    """People in the middle of a game."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server, HERE)) for _ in range(SEATS)]
        me, friend = {"who": "me", "name": "Hana"}, {"who": "friend"}
        table = await people[0].open_table("estimatrix", me, *[friend] * (SEATS - 1))
        for seat, token in (await people[0].links(table)).items():
            wish = {"name": f"Friend {seat}", "token": token, "words": ""}
            await people[int(seat)].command(table, "sit", seat=int(seat), **wish)
        await people[0].command(table, "ready", seat=0, words="")
        here = Party(people, table)
        await here.begin()
        yield here


async def timed(done: Awaitable[Any]) -> float:
    began = time.perf_counter()
    try:
        await done
    except Refused:
        return REFUSED
    return time.perf_counter() - began


async def waits(
    seconds: float,
    due: Mapping[str, Due],
    in_turn: tuple[str, ...] = ("move",),
) -> Waits:
    """Do everything as often a second as it says, for so long.

    What is done in turn waits for the one before it; everything else is done when it is due,
    whether the one before it was answered or not. What is not answered at the end has waited
    until then.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    found: Waits = {name: [] for name in due}

    async def once(name: str, act: Callable[[], Awaitable[float]]) -> None:
        began = time.perf_counter()
        try:
            async with asyncio.timeout_at(end):
                took = await act()
        except TimeoutError:
            took = time.perf_counter() - began
        except (Refused, aiohttp.ClientError):
            took = REFUSED
        found[name].append(took)

    async def over_and_over(name: str, act: Callable[[], Awaitable[float]], rate: float) -> None:
        at = loop.time()
        async with asyncio.TaskGroup() as tasks:
            while at < end:
                await asyncio.sleep(at - loop.time())
                if name in in_turn:
                    await once(name, act)
                else:
                    tasks.create_task(once(name, act))
                at = max(at + 1 / rate, loop.time() if name in in_turn else 0.0)

    async with asyncio.TaskGroup() as tasks:
        for name, (act, rate) in due.items():
            tasks.create_task(over_and_over(name, act, rate))
    return found
