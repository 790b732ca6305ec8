"""People who play never meet the limits, however lively they are.

Six people behind one router play ESTIMATRIX, with drawings, on sockets of a real server. Time is
the server's as far as its limits are concerned, and passes as they say; all that they do within a
second they do at once. Of every rate they are given half of what it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import fields, replace
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from aiohttp import web

from deskoherna.kernel import AnyMatch, SearchChance
from deskoherna.server.app import Server
from deskoherna.server.limits import Limits, Rate
from deskoherna.tables.journal import Journal
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.sqlite import SqliteStore
from patience import ASKING, PATIENCE

SEATS = 6
HALF = 0.5
LINE_EVERY = 8  # seconds, of each person: together more than one a second, with the bursts
BURST_EVERY = 60
BURST = 5  # lines at once
GLIMPSES = 8  # of an unfinished stroke, in a second, as the board sends them
PREVIEWS = 4  # of what is being written, in a second
RELOADS = (20, 40)  # seconds after which everybody loads the page again
PAGE = (
    "/",
    "/api/room",
    "/api/texts/web",
    "/api/texts/estimatrix?lang=en",
    "/api/rules/estimatrix/en",
    "/api/rules/room/en",
    "/api/tables",
)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def share_of(limits: Any, share: float) -> Any:
    """The same limits with only so much of every rate."""
    changed: dict[str, Any] = {}
    for field in fields(limits):
        value = getattr(limits, field.name)
        if isinstance(value, Rate):
            changed[field.name] = Rate(max(1.0, share * value.burst), share * value.per_second)
    return replace(limits, **changed)


LIMITS = replace(
    share_of(Limits(), HALF),
    tables=share_of(Limits().tables, HALF),
    lag_spectators=PATIENCE,
    lag_readers=PATIENCE,
    send_within=PATIENCE,
    heartbeat=PATIENCE,
)


class Player:
    """Someone with a browser, who notes whatever is refused."""

    _ids = count(1)

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self.session = session
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.refused: Counter[str] = Counter()
        self.done: Counter[str] = Counter()

    async def load(self, table: str) -> None:
        """Open the page of the table, anew if it was open."""
        await self.post("/api/me", {})
        for path in (*PAGE, f"/api/tables/{table}"):
            async with self.session.get(path) as answer:
                self._note(path, answer.status, await answer.read())
        if self.socket is not None:
            await self.socket.close()
        self.socket = await self.session.ws_connect(f"/api/tables/{table}/socket")
        await self._hear("welcome")

    async def post(self, path: str, body: Any) -> Any:
        async with self.session.post(path, data=msgspec.json.encode(body)) as answer:
            data = await answer.read()
            self._note(path, answer.status, data)
            return msgspec.json.decode(data)

    def _note(self, what: str, status: int, data: bytes) -> None:
        self.done[what] += 1
        if status >= 400 and what != "/":  # the client need not be built
            self.refused[f"{status} {what} {data[:80]!r}"] += 1

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        assert self.socket is not None
        id_ = f"h{next(self._ids)}"
        await self.socket.send_json({"do": kind, "id": id_, **fields})
        answer = await self._hear(id_)
        self.done[kind] += 1
        if answer["tell"] == "refused":
            self.refused[answer["problem"]["key"]] += 1
        return answer

    async def _hear(self, what: str) -> dict[str, Any]:
        """The answer with this id, or the first frame that tells this."""
        assert self.socket is not None
        while True:
            frame: dict[str, Any] = await self.socket.receive_json()
            if what in (frame["tell"], frame.get("id")):
                return frame


class Evening:
    """Six people at one table."""

    def __init__(self, server: Server, clock: Clock, players: list[Player]) -> None:
        self.server = server
        self.clock = clock
        self.players = players
        self.chance = SearchChance(1)

    async def sit_down(self) -> None:
        me, friend = {"who": "me", "name": "P0"}, {"who": "friend"}
        options = {"hints": "drawing"}
        await self.players[0].post("/api/me", {})
        new = {"game": "estimatrix", "seats": [me, *[friend] * (SEATS - 1)], "options": options}
        self.table = (await self.players[0].post("/api/tables", new))["id"]
        await self._load()
        links = self.server.room.links
        for seat, player in enumerate(self.players[1:], 1):
            token = links.token(self.table, seat, 1)
            await player.do("sit", seat=seat, name=f"P{seat}", token=token, words="w")
        await self.players[0].do("ready", seat=0, words="w")

    @property
    def match(self) -> AnyMatch:
        match = self.server.room.sessions[self.table].table.match
        assert match is not None
        return match

    async def play(self) -> None:
        """A second after another, in each of which somebody moves."""
        while self.match.result is None:
            self.clock.now += 1
            second = int(self.clock.now)
            await self._talk(second)
            if second in RELOADS:
                await self._load()
            asks = self.match.asks
            seat = next(seat for seat, ask in asks.items() if not ask.optional)
            await self._move(seat, str(asks[seat].sample(self.chance)))

    async def _load(self) -> None:
        """All open the page, or open it again, within two seconds."""
        for player in self.players:
            await player.load(self.table)
            self.clock.now += 2 / SEATS

    async def _talk(self, second: int) -> None:
        for seat, player in enumerate(self.players):
            lines = int((second + seat) % LINE_EVERY == 0)
            lines += BURST * ((second + seat) % BURST_EVERY == 0)
            for line in range(lines):
                await player.do("say", text=f"What I think of it, number {second}-{line}")

    async def _move(self, seat: int, move: str) -> None:
        """Make it as the board does: with previews, and drawings before the eyes of all."""
        player = self.players[seat]
        if move.startswith("draw "):
            for _ in range(GLIMPSES):
                await player.do("draft", seat=seat, move=move)
        else:
            for _ in range(PREVIEWS):
                await player.do("consider", seat=seat, move=move)
        await player.do("moves", seat=seat)
        await player.do("play", seat=seat, move=move, version=self.match.version)


@asynccontextmanager
async def evening(folder: Path, limits: Limits = LIMITS) -> AsyncIterator[Evening]:
    clock = Clock()
    room = Room(
        SqliteStore(folder / "room.sqlite"),
        Journal(),
        bot_processes=1,
        table_limits=limits.tables,
        clock=clock,
    )
    server = Server(room, limits, clock=clock)
    runner = server.runner()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        async with AsyncExitStack() as stack:
            sessions = [
                aiohttp.ClientSession(
                    address, cookie_jar=aiohttp.CookieJar(unsafe=True), timeout=ASKING
                )
                for _ in range(SEATS)
            ]
            players = [Player(await stack.enter_async_context(one)) for one in sessions]
            yield Evening(server, clock, players)
    finally:
        await runner.cleanup()


async def test_half_of_the_limits_is_enough_for_six_who_draw_and_talk(tmp_path: Path) -> None:
    """ROOM-13, ROOM-14"""
    async with evening(tmp_path) as here:
        await here.sit_down()
        await here.play()
        refused: Counter[str] = sum((one.refused for one in here.players), Counter())
        done: Counter[str] = sum((one.done for one in here.players), Counter())
        assert not refused
        assert here.clock.now > max(*RELOADS, BURST_EVERY)
        assert done["draft"] > 10 * GLIMPSES
        assert done["say"] > 100
