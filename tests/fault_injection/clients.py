"""People at a table who note in a history what they send and what they are answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple, Protocol, Self

import aiohttp
import msgspec

from fault_injection.history import History, Operation, wrongly_shown
from patience import ASKING, PATIENCE

AGAIN_AFTER = 1.0  # seconds without an answer after which someone asks again, elsewhere
PAUSE = 0.02  # seconds
FAILURES = (aiohttp.ClientError, OSError, TimeoutError)
NIM = {"game": "nim", "options": {"heaps": 3}}
TALK = 3  # of so many moves one is followed by a word, and another one by a pause

ids = itertools.count(1)


class Served(Protocol):
    """A server, wherever it runs."""

    @property
    def address(self) -> str: ...


class Answer(NamedTuple):
    status: int
    body: Any

    @property
    def done(self) -> bool:
        return self.status == 200

    @property
    def key(self) -> str | None:
        """Of the problem, if there is one."""
        return None if self.done else str(self.body["problem"]["key"])


class Client:
    """A person, and the servers at which they try, the preferred one first."""

    def __init__(self, name: str, history: History, *servers: Served) -> None:
        self.name = name
        self.history = history
        self.servers = servers
        self.table = ""
        self.failures = 0  # attempts at which a server had no answer; then the next one is tried

    async def __aenter__(self) -> Self:
        self.session = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True), timeout=ASKING
        )
        await self.ask("POST", "/api/me", {})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()

    @property
    def server(self) -> Served:
        return self.servers[self.failures % len(self.servers)]

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        data = None if body is None else msgspec.json.encode(body)
        async with self.session.request(method, self.server.address + path, data=data) as response:
            return Answer(response.status, msgspec.json.decode(await response.read() or b"null"))

    async def ask_again_and_again(self, method: str, path: str, body: Any = None) -> Answer:
        """As browsers do: until some server has an answer, with more and more patience."""
        for attempt in itertools.count(1):
            try:
                async with asyncio.timeout(attempt * AGAIN_AFTER):
                    answer = await self.ask(method, path, body)
                if answer.status != 503:  # which is about a server or its database
                    return answer
            except FAILURES:
                pass
            self.failures += 1
            await asyncio.sleep(PAUSE)
        raise AssertionError

    async def open_table(self, *seats: dict[str, str], **more: Any) -> None:
        answer = await self.ask("POST", "/api/tables", {**NIM, "seats": seats, **more})
        assert answer.status == 201, answer
        self.table = answer.body["id"]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def look(self) -> Any:
        """All there is to see at the table."""
        answer = await self.ask_again_and_again("GET", self.path)
        assert answer.done, answer
        return answer.body

    async def query(self, **command: Any) -> Any:
        """Ask something that changes nothing."""
        command["id"] = "query"
        answer = await self.ask_again_and_again("POST", f"{self.path}/commands", command)
        assert answer.done, answer
        return answer.body

    async def once(self, **command: Any) -> Answer:
        """Send a command; what a server cannot do just now did not happen."""
        operation = self._invoke(command)
        return self._note(operation, await self.ask("POST", f"{self.path}/commands", command))

    async def insist(self, **command: Any) -> Answer:
        """Send a command again and again until some server has an answer."""
        operation = self._invoke(command)
        send = self.ask_again_and_again("POST", f"{self.path}/commands", command)
        return self._note(operation, await send)

    async def forget_about(self, within: float, **command: Any) -> None:
        """Send a command and leave after so many seconds, whether it was answered or not."""
        self._invoke(command).abandoned = True
        with contextlib.suppress(*FAILURES):
            async with asyncio.timeout(within):
                await self.ask("POST", f"{self.path}/commands", command)

    def _invoke(self, command: dict[str, Any]) -> Operation:
        command["id"] = f"{self.name}-{next(ids)}"
        return self.history.invoke(command["id"])

    def _note(self, operation: Operation, answer: Answer) -> Answer:
        if answer.done:
            self.history.acknowledge(operation, answer.body["seq"])
        else:
            self.history.refuse(operation)
        return answer


class Onlooker:
    """Someone who looks at a table through a socket, and comes back when it breaks."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._seq = 0
        self._changed = asyncio.Condition()
        self.shown: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        self._watching = asyncio.create_task(self._watch())
        await self.until(1)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._watching.cancel()
        await asyncio.wait([self._watching])

    async def _watch(self) -> None:
        client = self.client
        for attempt in itertools.count():
            server = client.servers[attempt % len(client.servers)]
            path = f"/api/tables/{client.table}/socket?after={self._seq}"
            try:
                async with client.session.ws_connect(server.address + path) as ws:
                    async for message in ws:
                        await self._see(msgspec.json.decode(message.data))
            except FAILURES:
                await asyncio.sleep(PAUSE)

    async def _see(self, frame: Any) -> None:
        if frame["tell"] in ("welcome", "news"):
            assert frame["seq"] >= self._seq, "the log became shorter"
            self.shown += frame["log"]
            async with self._changed:
                self._seq = frame["seq"]
                self._changed.notify_all()

    async def until(self, seq: int) -> None:
        """Until the log was shown as far as this."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self._seq >= seq)


class Party(NamedTuple):
    """Ada and Bob at a table of theirs, Eve who looks on, and what they did."""

    history: History
    ada: Client
    bob: Client
    eve: Onlooker

    @property
    def table(self) -> str:
        return self.ada.table

    async def check_shown(self) -> None:
        """Eve was shown what a newcomer is shown now."""
        now = await self.eve.client.look()
        await self.eve.until(now["seq"])
        assert wrongly_shown(self.eve.shown, now["log"]) == []
        assert len(self.eve.shown) == len(now["log"])


@asynccontextmanager
async def party(*servers: Served, name: str = "", **more: Any) -> AsyncIterator[Party]:
    """Ada prefers the first of the servers, Bob the next one."""
    history = History()
    async with AsyncExitStack() as stack:
        ada, bob, eve = [
            await stack.enter_async_context(
                Client(name + who, history, *servers[first:], *servers[:first])
            )
            for first, who in enumerate(("ada", "bob", "eve"))
        ]
        await ada.open_table({"who": "me", "name": "Ada"}, {"who": "friend"}, **more)
        bob.table = eve.table = ada.table
        yield Party(history, ada, bob, await stack.enter_async_context(Onlooker(eve)))


async def insist(client: Client, **command: Any) -> None:
    assert (await client.insist(**command)).done


Send = Callable[..., Awaitable[Any]]  # a client and the fields of a command


async def whole_game(party: Party, send: Send) -> None:
    """The script: they sit down, play to the end, talk and pause in between; all by `send`."""
    await begin(party, send)
    await play(party, send)


async def begin(party: Party, send: Send) -> None:
    link = (await party.ada.look())["you"]["links"]["1"]
    await send(party.ada, do="ready", seat=0, words="")
    token = link.rpartition("/")[2]
    await send(party.bob, do="sit", seat=1, name="Bob", token=token, words="")


async def play(party: Party, send: Send) -> None:
    for number in itertools.count():
        asked = await asked_at(party)
        if asked is None:
            return
        client, seat, version = asked
        move = (await client.query(do="moves", seat=seat))["moves"][0]
        await send(client, do="play", seat=seat, move=move, version=version)
        if number % TALK == 1:
            await send(client, do="say", text=f"after {move}")
        elif number % TALK == 2 and await asked_at(party) is not None:
            await send(party.ada, do="pause")
            await send(party.ada, do="go-on")


async def asked_at(party: Party) -> tuple[Client, int, int] | None:
    """Who is asked, at which seat and in which version of the position, until the game is over."""
    for seat, client in enumerate((party.ada, party.bob)):
        position = (await client.look())["position"]
        if str(seat) in position["asks"]:
            return client, seat, position["version"]
    return None
