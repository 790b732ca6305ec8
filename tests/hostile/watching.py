"""Whether anything at a table has changed: the whole log and what everyone is told of it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from aiohttp import ClientWebSocketResponse, WSMsgType

from hostile.running import Person, Running
from patience import PATIENCE

SHORT = {"variant": "short", "first": "green"}


class Table(NamedTuple):
    """A running game: Ada moves first, Bob came by link, Eve looks on."""

    id: str
    ada: Person
    bob: Person
    eve: Person
    token: str  # the link by which Bob came

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"


async def running_table(people: Sequence[Person]) -> Table:
    """A table in the middle of a game, so that every kind of command means something."""
    ada, bob, eve = people
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
    new = {"game": "numerus", "options": SHORT, "seats": seats, "clock": {"total": 86400}}
    id_ = (await ada.post("/api/tables", new))["id"]
    links = (await ada.get(f"/api/tables/{id_}"))["you"]["links"]
    token = links["1"].rpartition("/")[2]
    table = Table(id_, ada, bob, eve, token)
    await eve.get(table.path)
    await do(bob, table, do="sit", id="sit", seat=1, name="Bob", token=token, words="")
    await do(ada, table, do="ready", id="ready", seat=0, words="")
    for number, (person, seat) in enumerate(((ada, 0), (bob, 1))):
        query = await do(person, table, do="moves", id="q", seat=seat)
        move = query["moves"][0]
        await do(person, table, do="play", id="p", seat=seat, move=move, version=number)
    await do(ada, table, do="say", id="s", text="hello")
    return table


async def do(person: Person, table: Table, **command: Any) -> Any:
    return await person.post(f"{table.path}/commands", command)


async def snapshot(server: Running, table: Table) -> list[Any]:
    """Every byte the disk has, and what players and spectators are told; without the time."""
    with contextlib.closing(sqlite3.connect(server.database)) as connection:
        rows = [
            connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
            for name in ("entries", "tables", "people")
        ]
    views = [without_time(await who.get(table.path)) for who in (table.ada, table.bob, table.eve)]
    return [*rows, *views]


def without_time(welcome: dict[str, Any]) -> bytes:
    """And without who is there just now: sockets come and go."""
    times = welcome["position"]["times"]
    seats = [{**seat, "away": False} for seat in welcome["status"]["seats"]]
    status = {**welcome["status"], "spectators": 0, "seats": seats}
    position = {**welcome["position"], "times": times["running"]}
    return msgspec.json.encode({**welcome, "now": 0, "status": status, "position": position})


class Watcher:
    """A socket that must be told nothing but that others come and go."""

    def __init__(self, ws: ClientWebSocketResponse) -> None:
        self.ws = ws
        self.seq = 0

    async def welcome(self) -> None:
        self.seq = (await receive(self.ws))["seq"]

    async def told_nothing(self) -> None:
        """Everything that was sent to it until now says that all is as it was."""
        await self.ws.send_str('{"do":"look","id":"still-there","seat":null}')
        while (frame := await receive(self.ws))["tell"] != "done":
            if frame["tell"] == "news":
                assert frame["seq"] == self.seq, frame
                assert frame["log"] == [], frame
                assert frame["position"] is None, frame


async def receive(ws: ClientWebSocketResponse) -> dict[str, Any]:
    """The next frame; raises if the socket was closed instead."""
    async with asyncio.timeout(PATIENCE):
        message = await ws.receive()
    assert message.type is WSMsgType.TEXT, message
    frame: dict[str, Any] = msgspec.json.decode(message.data)
    return frame
