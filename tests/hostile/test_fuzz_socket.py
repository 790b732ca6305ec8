"""Hostile sockets: each message is refused with its reason, and no table changes (ROOM-14)."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType, WSServerHandshakeError
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deskoherna import game
from deskoherna.server.limits import Limits, Rate
from deskoherna.texts import speaker
from hostile.running import ROOMY, Person, Running
from hostile.watching import Table, Watcher, do, receive, running_table, snapshot
from patience import PATIENCE

SAY = [speaker("en"), speaker("cs"), speaker("en", game("numerus")), speaker("cs", game("numerus"))]
ANSWERS = ("done", "refused", "considered", "moves-told")
MESSAGE = Limits().message


class Siege:
    """A running game with three sockets to send nonsense from, and one that watches."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self._runner = asyncio.Runner()
        self._runner.run(self._open())

    async def _open(self) -> None:
        self._stack = contextlib.AsyncExitStack()
        people = [await self._stack.enter_async_context(Person(self.server)) for _ in range(3)]
        self.table: Table = await running_table(people)
        self.people = {"ada": self.table.ada, "bob": self.table.bob, "eve": self.table.eve}
        self.sockets: dict[str, ClientWebSocketResponse] = {}
        for who in self.people:
            await self.join(who)
        self.watcher = Watcher(await self.connect("bob"))
        await self.watcher.welcome()
        self.before = await snapshot(self.server, self.table)

    def close(self) -> None:
        self._runner.run(self._stack.aclose())
        self._runner.close()

    async def connect(self, who: str) -> ClientWebSocketResponse:
        address = f"{self.server.address}{self.table.path}/socket"
        return await self.people[who].session.ws_connect(address)

    async def join(self, who: str) -> None:
        self.sockets[who] = await self.connect(who)
        assert (await receive(self.sockets[who]))["tell"] == "welcome"

    def send(self, who: str, *messages: str | bytes) -> list[dict[str, Any]]:
        """The answers to the messages; nothing may have changed after them."""
        return self._runner.run(self._send(who, messages))

    async def _send(self, who: str, messages: tuple[str | bytes, ...]) -> list[dict[str, Any]]:
        ws = self.sockets[who]
        for message in messages:
            if isinstance(message, bytes):
                await ws.send_bytes(message)
            else:
                await ws.send_str(message)
        answers: list[dict[str, Any]] = []
        while len(answers) < len(messages):
            frame = await receive(ws)
            if frame["tell"] in ANSWERS:
                answers.append(frame)
        await self._unchanged()
        return answers

    def send_frame(self, who: str, frame: bytes, kind: WSMsgType) -> int | None:
        """A frame for which the socket is closed: with which code."""
        return self._runner.run(self._send_frame(who, frame, kind))

    async def _send_frame(self, who: str, frame: bytes, kind: WSMsgType) -> int | None:
        ws = self.sockets[who]
        await ws.send_frame(frame, kind)
        async with asyncio.timeout(PATIENCE):
            while (await ws.receive()).type is WSMsgType.TEXT:
                pass
        await self.join(who)
        await self._unchanged()
        return ws.close_code

    async def _unchanged(self) -> None:
        assert self.server.alive
        await self.watcher.told_nothing()
        assert await snapshot(self.server, self.table) == self.before


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with Running(tmp_path_factory.mktemp("siege") / "room.sqlite") as server:
        siege = Siege(server)
        yield siege
        siege.close()
    assert server.log() == ""


def is_clear(frame: dict[str, Any]) -> bool:
    """A refusal that cites a rule, and for which there are words in both languages."""
    problem = frame["problem"]
    known = any(say.knows(problem["key"]) for say in SAY)
    return frame["tell"] == "refused" and known and problem["rule"] is not None


# What is no command at all

numbers = st.one_of(st.integers(), st.floats(), st.sampled_from([10**400, -(2**63) - 1, 1e308]))
values = st.recursive(
    st.none() | st.booleans() | numbers | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)
FIELDS = ("do", "id", "seat", "move", "version", "text", "name", "token", "words", "what", "yes")
people = st.sampled_from(["ada", "bob", "eve"])
fuzz = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


@fuzz
@given(who=people, text=st.text() | st.binary())
def test_noise(siege: Siege, who: str, text: str | bytes) -> None:
    (answer,) = siege.send(who, text)
    assert is_clear(answer)


@fuzz
@given(who=people, value=values)
def test_json_that_is_no_command(siege: Siege, who: str, value: Any) -> None:
    (answer,) = siege.send(who, json.dumps(value))
    assert is_clear(answer)


@fuzz
@given(
    who=people,
    do=st.sampled_from(["play", "resign", "kick", "fill", "sit", "propose", "Play", "", "drop"]),
    fields=st.dictionaries(st.sampled_from(FIELDS), values, min_size=1),
)
def test_fields_of_wrong_types(siege: Siege, who: str, do: str, fields: Any) -> None:
    (answer,) = siege.send(who, json.dumps({**fields, "do": do, "seat": "0"}))
    assert is_clear(answer)


# Commands that would be fine from someone else, at another time, or whole


def foreign(siege: Siege) -> list[tuple[str, dict[str, Any]]]:
    """Well-formed, and each refused by a rule."""
    stale = {"do": "play", "seat": 0, "move": "1 f6", "version": 0}
    return [
        ("ada", stale),
        ("ada", {**stale, "version": 1_000_000}),
        ("ada", {**stale, "version": 2, "seat": 1}),
        ("ada", {**stale, "version": 2, "seat": 15}),
        ("ada", {**stale, "version": 2, "move": "9 z99"}),
        ("ada", {**stale, "version": 2, "move": "²³ ¼"}),
        ("ada", {**stale, "version": 2, "move": "\u0000"}),
        ("ada", {**stale, "version": 2, "move": "1 f6 " * 20_000}),
        ("ada", {"do": "ready", "seat": 0, "words": ""}),
        ("ada", {"do": "leave", "seat": 0}),
        ("ada", {"do": "answer", "seat": 0, "yes": True}),
        ("ada", {"do": "propose", "seat": 0, "what": "undo", "number": 999_999}),
        ("ada", {"do": "propose", "seat": 0, "what": "take-over", "number": 1}),
        ("ada", {"do": "fill", "seat": 1, "bot": "../../bot"}),
        ("ada", {"do": "hand-back", "seat": 0}),
        ("ada", {"do": "go-on"}),
        ("ada", {"do": "play-again"}),
        ("ada", {"do": "say", "text": "\u200b\u202e"}),
        ("ada", {"do": "look", "seat": 1}),
        ("bob", {**stale, "seat": 1, "version": 2}),
        ("bob", {**stale, "version": 2}),
        *[("bob", {"do": what, "seat": 0}) for what in ("kick", "reissue", "hand-back", "resign")],
        *[("bob", {"do": what}) for what in ("pause", "go-on", "play-again")],
        ("eve", {**stale, "version": 2}),
        ("eve", {"do": "sit", "seat": 1, "name": "Eve", "token": siege.table.token}),
        ("eve", {"do": "sit", "seat": 0, "name": "Eve", "token": "é" * 64}),
        ("eve", {"do": "sit", "seat": 0, "name": "Eve"}),
        ("eve", {"do": "moves", "seat": 0}),
        ("eve", {"do": "consider", "seat": 1, "move": "1 f6"}),
        ("eve", {"do": "propose", "seat": 0, "what": "draw"}),
        ("eve", {"do": "answer", "seat": 1, "yes": True}),
        ("eve", {"do": "say", "text": "hello", "name": ""}),
        *[("eve", {"do": what, "seat": 1}) for what in ("resign", "kick", "leave", "reissue")],
    ]


def test_commands_of_others_and_of_other_times(siege: Siege) -> None:
    """Seats and tables belong to people (ROOM-10), moves to positions (ROOM-11)."""
    for who, command in foreign(siege):
        (answer,) = siege.send(who, json.dumps({**command, "id": "x"}))
        assert is_clear(answer), (who, command, answer)
        assert answer["id"] == "x"


@fuzz
@given(data=st.data())
def test_commands_that_were_damaged_on_the_way(siege: Siege, data: st.DataObject) -> None:
    """Those of a spectator: whatever becomes of them, they are nothing she may do."""
    commands = [said for who, said in foreign(siege) if who == "eve" and said["do"] != "say"]
    text = json.dumps({**data.draw(st.sampled_from(commands)), "id": "x"})
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 8)))
    damaged = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    (answer,) = siege.send("eve", damaged)
    assert is_clear(answer), (damaged, answer)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"do":"play","id":"x","seat":' + "[" * 100_000,
        '{"a":' * 40_000,
        '{"do":"say","id":"x","text":"\\ud800"}',
        '{"do":"say","id":"x","text":"\\ud800\\ud800"}',
        '{"do":"say","id":"x","text":"\x00"}',
        '{"do":"say","id":"x","text":"\\u0000"}',
        '{"do":"say","id":"x","text":"' + "a" * 501 + '"}',
        '{"do":"say","id":"x","text":"' + " " * 500 + '"}',
        '{"do":"say","id":"' + "x" * 41 + '","text":"hello"}',
        '{"do":"say","id":"","text":"hello"}',
        '{"do":"say","id":"a b","text":"hello"}',
        '{"do":"say","id":"x\\n","text":"hello"}',
        '{"do":"say","id":"x","text":"hello","text":1}',
        '{"do":"say","do":"nothing","id":"x","text":"hello"}',
        '{"do":"say","id":"x","text":"hello"}{"do":"say","id":"y","text":"hello"}',
        '{"do":"play","id":"x","seat":1e400,"move":"1 f6","version":2}',
        '{"do":"play","id":"x","seat":NaN,"move":"1 f6","version":2}',
        '{"do":"play","id":"x","seat":0,"move":"1 f6","version":' + "9" * 5000 + "}",
        '{"do":"play","id":"x","seat":-1,"move":"1 f6","version":2}',
        '{"do":"play","id":"x","seat":0,"move":"' + "1" * 100_001 + '","version":2}',
        "\ufeff" + '{"do":"say","id":"x","text":"hello"}',
        " " * (MESSAGE - 1),
        "",
    ],
    ids=lambda text: text[:40],
)
def test_monsters(siege: Siege, text: str) -> None:
    (answer,) = siege.send("ada", text)
    assert is_clear(answer), answer


@pytest.mark.parametrize(
    ("frame", "kind", "code"),
    [
        (b"\xff\xfe", WSMsgType.TEXT, 1007),
        (b" " * (MESSAGE + 1), WSMsgType.TEXT, 1009),
        (b" " * (MESSAGE + 1), WSMsgType.BINARY, 1009),
        (b"half", WSMsgType.CONTINUATION, 1002),
    ],
)
def test_frames_for_which_the_socket_is_closed(
    siege: Siege, frame: bytes, kind: WSMsgType, code: int
) -> None:
    assert siege.send_frame("ada", frame, kind) == code


def test_an_id_that_was_used_does_nothing_more(siege: Siege) -> None:
    """ROOM-14: what comes with it is refused, not acknowledged."""
    for command in (
        {"do": "say", "text": "something else"},
        {"do": "resign", "seat": 0},
        {"do": "pause"},
        {"do": "kick", "seat": 1},
    ):
        (answer,) = siege.send("ada", json.dumps({**command, "id": "s"}))
        assert is_clear(answer)
        assert answer["problem"]["key"] == "room-id-used"
    (refused,) = siege.send("bob", json.dumps({"do": "pause", "id": "s"}))
    assert is_clear(refused)  # ids are everyone's own


def test_a_thousand_messages_at_once(siege: Siege) -> None:
    """Each is answered, as long as no more wait than a viewer's queue holds."""
    for who in [*siege.people] * 2:
        answers = siege.send(who, *[f'{{"do":"pause","id":"{n}"' for n in range(200)])
        assert all(map(is_clear, answers))


# With the limits as they are, but none that time could reach


@contextlib.asynccontextmanager
async def at_a_table(server: Running) -> Any:
    async with Person(server) as ada, Person(server) as bob, Person(server) as eve:
        table = await running_table((ada, bob, eve))
        socket = f"{server.address}{table.path}/socket"
        async with bob.session.ws_connect(socket) as ws:
            watcher = Watcher(ws)
            await watcher.welcome()
            before = await snapshot(server, table)
            yield table, socket
            await watcher.told_nothing()
            assert await snapshot(server, table) == before


@pytest.mark.parametrize("kind", [WSMsgType.TEXT, WSMsgType.BINARY])
def test_who_floods_is_shown_out(tmp_path: Path, kind: WSMsgType) -> None:
    limits = replace(ROOMY, messages=Rate(Limits().messages.burst, 0))

    async def flood(server: Running) -> None:
        async with at_a_table(server) as (table, socket):
            async with table.ada.session.ws_connect(socket) as ws:
                with contextlib.suppress(ConnectionError):
                    for _ in range(5000):
                        await ws.send_frame(b'{"do":"kick","id":"x","seat":9}', kind)
                frames = []
                async with asyncio.timeout(PATIENCE):
                    while (message := await ws.receive()).type is WSMsgType.TEXT:
                        frames.append(message.json())
            refused = [frame for frame in frames if frame["tell"] == "refused"]
            assert all(map(is_clear, refused))
            assert len(refused) <= limits.messages.burst + limits.strikes + 1000
            assert ws.close_code in (1008, 1013, 1006), ws.close_code

    with Running(tmp_path / "room.sqlite", limits) as server:
        asyncio.run(flood(server))
        assert server.alive
    assert server.log() == ""


def test_more_sockets_than_one_address_may_have(tmp_path: Path) -> None:
    async def crowd(server: Running) -> None:
        async with at_a_table(server) as (table, socket), contextlib.AsyncExitStack() as stack:
            opened, refused = [], 0
            for _ in range(20):
                try:
                    opened.append(await table.eve.session.ws_connect(socket))
                except WSServerHandshakeError as error:
                    assert error.status == 429
                    refused += 1
            assert (len(opened), refused) == (7, 13)  # and the one that watches
            for ws in opened:
                await ws.close()
            await stack.enter_async_context(table.eve.session.ws_connect(socket))

    limits = replace(ROOMY, sockets=8)
    with Running(tmp_path / "room.sqlite", limits) as server:
        asyncio.run(crowd(server))
        assert server.alive
    assert server.log() == ""


def test_who_takes_nothing_is_shown_out(tmp_path: Path) -> None:
    """A socket that is never read from holds nobody up, and is closed."""

    async def deaf(server: Running) -> None:
        async with Person(server) as ada, Person(server) as bob, Person(server) as eve:
            table = await running_table((ada, bob, eve))
            _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
            writer.write(
                f"GET {table.path}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            look = b'{"do":"look","id":"x","seat":null}'
            masked = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look
            for _ in range(3000):  # each is answered with the whole table
                writer.write(masked)
            await writer.drain()
            async with asyncio.timeout(PATIENCE):
                while b"too_slow_total 1.0" not in await ada.read("/metrics"):
                    await do(ada, table, do="moves", id="q", seat=0)  # nobody waits for it
            writer.close()

    with Running(tmp_path / "room.sqlite", replace(ROOMY, send_within=0.5)) as server:
        asyncio.run(deaf(server))
    assert server.log() == ""
