"""Strangers in a process of their own: `python -m benchmarks.strangers.attacker NAME TARGET`.

It says "ready" when the attack begins, and goes on until its standard input ends.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from .cheap import Cheap, connect, frame, head, watch
from .people import Person, Refused

POLITENESS = 10  # strangers are elsewhere: what they do themselves should cost nothing here
STRANGER = "127.0.0.66"
CROWD = tuple(f"127.0.1.{number}" for number in range(1, 7))

Target = dict[str, Any]


def ready() -> None:
    print("ready", flush=True)


async def chat(target: Target, rate: float = 28.0) -> None:
    """30 sockets of one address, each of another person, below the rate of a socket."""
    people = [await Person(target["server"], STRANGER).__aenter__() for _ in range(30)]
    cookies = [
        f"{cookie.key}={cookie.value}" for one in people for cookie in one.session.cookie_jar
    ]

    async def talk(number: int, cookie: str) -> None:
        while True:
            socket = await watch(target["server"], target["table"], STRANGER, cookie)
            for line in itertools.count():
                if socket.closed:
                    break
                id_ = f"{number}-{id(socket)}-{line}"
                socket.send(frame({"do": "say", "id": id_, "text": f"line {line}", "name": "X"}))
                await asyncio.sleep(1 / rate)
            await asyncio.sleep(0.5)

    ready()
    await asyncio.gather(*(talk(number, cookie) for number, cookie in enumerate(cookies)))


async def busy_table(target: Target) -> None:
    await chat(target, 40.0)


async def masters(target: Target) -> None:
    """29 tables of master against master, and somebody watches each."""
    async with Person(target["server"], STRANGER) as person:
        master = {"who": "bot", "bot": "master"}
        for _ in range(29):
            table = await person.open_table("numerus", master, master)
            await watch(target["server"], table, STRANGER)
        ready()
        await asyncio.Event().wait()


async def packed(target: Target) -> None:
    """Two bodies a second that are 1,000 times as long unpacked."""
    packer = zlib.compressobj(9, wbits=31)
    body = b"".join([packer.compress(bytes(1 << 20)) for _ in range(250)] + [packer.flush()])
    more = f"Content-Encoding: gzip\r\nContent-Length: {len(body)}\r\n"
    ready()
    while True:
        made = await connect(target["server"], STRANGER)
        made.send(head(target["server"], "GET", "/", more) + body)
        await asyncio.sleep(0.5)


async def log(target: Target) -> None:
    """The log of a long game, by requests and by sockets."""
    table = target["long"]
    sockets = [await watch(target["server"], table, STRANGER) for _ in range(4)]
    ready()
    await asyncio.gather(
        ask(target, [f"/api/tables/{table}"], 38),
        *(look_again(target, table, socket) for socket in sockets),
    )


async def look_again(target: Target, table: str, socket: Cheap) -> None:
    for number in itertools.count():
        if socket.closed:
            socket = await watch(target["server"], table, STRANGER)
        socket.send(frame({"do": "look", "id": f"l{number}", "seat": None}))
        await asyncio.sleep(0.1)


async def positions(target: Target) -> None:
    """Positions all over a long game."""
    plies = [f"/api/tables/{target['long']}/positions/{14_990 - 7 * n}" for n in range(1000)]
    ready()
    await ask(target, plies, 38)


async def records(target: Target) -> None:
    """Long records, brought one after another as fast as they are taken."""
    body = Path(target["record"]).read_bytes()
    async with Person(target["server"], STRANGER) as person:
        ready()
        while True:
            with suppress(Refused):
                await person.post("/api/records", body)
            await asyncio.sleep(0.1)


async def drafts(target: Target) -> None:
    """Glimpses of moves in the making, before 70 sockets of one's own."""
    async with Person(target["server"], STRANGER) as person:
        seats = ({"who": "me", "name": "X"}, {"who": "bot", "bot": "random"})
        options = {"variant": "short", "first": "green"}
        table = await person.open_table("numerus", *seats, options=options)
        await person.command(table, "ready", seat=0, words="")
        for _ in range(70):
            await watch(target["server"], table, STRANGER)
        (cookie,) = (f"{cookie.key}={cookie.value}" for cookie in person.session.cookie_jar)

        async def glimpse() -> None:
            while True:
                socket = await watch(target["server"], table, STRANGER, cookie)
                for number in itertools.count():
                    if socket.closed:
                        break
                    id_ = f"{id(socket)}-{number}"
                    socket.send(frame({"do": "draft", "id": id_, "seat": 0, "move": None}))
                    await asyncio.sleep(1 / 28)
                await asyncio.sleep(0.5)

        ready()
        await asyncio.gather(*(glimpse() for _ in range(8)))


async def decks(target: Target) -> None:
    """Decks of 30 kB to be checked, each another one."""
    deck = "".join(f"card{number} = 1\n" for number in range(2200))
    async with Person(target["server"], STRANGER) as person:

        async def check(number: int) -> None:
            wish = {"options": {"deck": f"# {number}\n{deck}"}}
            with suppress(Refused):
                await person.post("/api/pieces/teserakt", wish)

        ready()
        async with asyncio.TaskGroup() as tasks:
            for number in itertools.count():
                tasks.create_task(check(number))
                await asyncio.sleep(1 / 38)


async def cold(target: Target) -> None:
    """Tables of long games that are not in memory, all of them at once."""
    ready()
    await ask(target, [f"/api/tables/{table}" for table in target["tables"]], 38)


async def lobby(target: Target) -> None:
    """The lists of tables, of which there are many."""
    ready()
    await ask(target, ["/api/tables"], 38)


async def ask(target: Target, paths: list[str], rate: float) -> None:
    """Ask for one after another, on eight connections in turn."""
    made: list[Cheap] = []
    for number, path in enumerate(itertools.cycle(paths)):
        made = [one for one in made if not one.closed]
        if len(made) < 8:
            made.append(await connect(target["server"], STRANGER))
        made[number % len(made)].send(head(target["server"], "GET", path))
        await asyncio.sleep(1 / rate)


async def spectators(target: Target) -> None:
    """540 from six addresses, who come and go."""

    async def crowd(address: str) -> None:
        inside: list[Cheap] = []
        while True:
            inside = [one for one in inside if not one.closed]
            if len(inside) >= 90:
                inside.pop(0).end()
                await asyncio.sleep(0.1)
            inside.append(await watch(target["server"], target["watched"], address))
            await asyncio.sleep(1 / 35)

    ready()
    await asyncio.gather(*map(crowd, CROWD))


async def dripping(target: Target) -> None:
    """1,200 connections that bring a byte of a header every second."""
    made = []
    for address in CROWD:
        for _ in range(200):
            made.append(await connect(target["server"], address))
            made[-1].send(b"GET / HTTP/1.1\r\nX-Long: ")
    ready()
    while True:
        for one in made:
            one.send(b"a")
        await asyncio.sleep(1)


async def nothing(target: Target) -> None:
    """Spin: as much of the processor as attackers could take at most, and nothing of the server."""
    ready()
    while True:
        for _ in range(100_000):
            pass
        await asyncio.sleep(0)


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        chat, masters, packed, log, positions, spectators, busy_table, dripping, records, drafts,
        decks, cold, lobby, nothing,
    )
}  # fmt: skip


async def main() -> None:
    os.nice(POLITENESS)
    name, target = sys.argv[1], json.loads(sys.argv[2])
    attacking = asyncio.ensure_future(ATTACKS[name](target))
    ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait([attacking, ended], return_when=asyncio.FIRST_COMPLETED)
    if attacking.done():
        attacking.result()
    os._exit(0)  # connections are cut, as they are when somebody has had enough


if __name__ == "__main__":
    asyncio.run(main())
