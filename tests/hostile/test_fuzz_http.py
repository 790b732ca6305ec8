"""Requests no browser would send: refused, and neither the server nor a table is the worse."""

from __future__ import annotations

import asyncio
import gzip
import socket
import unicodedata
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hostile.running import ROOMY, Person, Running
from hostile.watching import Table, do, running_table, snapshot
from patience import PATIENCE


class House:
    """A server with a running game, asked over plain connections."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self._runner.run(self._open())

    async def _open(self) -> None:
        people = [await self._stack.enter_async_context(Person(self.server)) for _ in range(3)]
        self.table: Table = await running_table(people)
        self.before = await snapshot(self.server, self.table)

    def close(self) -> None:
        self._runner.run(self._stack.aclose())
        self._runner.close()

    def ask(self, data: bytes) -> bytes:
        """All that comes back until the connection ends."""
        with socket.create_connection(("127.0.0.1", self.server.port), PATIENCE) as connection:
            try:
                connection.sendall(data)
                answer = b""
                while received := connection.recv(1 << 16):
                    answer += received
            except ConnectionError:
                pass  # closed before all was said
        return answer

    def status(self, data: bytes) -> int | None:
        answer = self.ask(data)
        return int(answer.split(b" ", 2)[1]) if answer else None

    def unchanged(self) -> None:
        assert self.server.alive
        now = self._runner.run(snapshot(self.server, self.table))
        assert now == self.before

    def head(self, line: str, *headers: str) -> bytes:
        return head_of(self.server, line, *headers)


def head_of(server: Running, line: str, *headers: str) -> bytes:
    lines = [line, f"Host: localhost:{server.port}", "Connection: close", *headers]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with Running(tmp_path_factory.mktemp("house") / "room.sqlite", ROOMY) as server:
        house = House(server)
        yield house
        house.close()
    assert server.log() == ""


@pytest.mark.parametrize(
    "data",
    [
        b"\r\n\r\n\r\n\r\nGET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"get / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"BREW /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET http://[/ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET http://a:99999999/ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"CONNECT a:b:c HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nA: \x00\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: a\r\n" * 40_000 + b"\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n{}",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}XX",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"ffffffffffffffffff\r\n{}",
    ],
    ids=lambda data: repr(data[:40]),
)
def test_what_is_no_request(house: House, data: bytes) -> None:
    status = house.status(data)
    assert status is not None
    assert 400 <= status < 500
    house.unchanged()


PATHS = (
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../pyproject.toml",
    "/assets/%00",
    "//etc/passwd",
    "/\\..\\..\\etc\\passwd",
    "/.git/config",
    "/room.sqlite",
    "/api/../../etc/passwd",
    "/api/tables/%ff",
    "/api/tables/%00",
    "/api/tables/%ed%a0%80",
    "/api/tables/..%2f..",
    "/api/tables/" + "a" * 7000,
    "/api/texts/..%2f..%2fcs?lang=cs",
    "/api/texts/room?lang=..%2f",
    "/api/texts/%00?lang=cs",
    "/api/records",
    "/api/unknown",
    "/api/",
)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_paths_lead_nowhere_but_to_what_is_served(house: House, path: str) -> None:
    answer = house.ask(house.head(f"GET {path} HTTP/1.1"))
    assert 400 <= int(answer.split(b" ")[1]) < 500
    assert b"root:" not in answer
    assert b"[project]" not in answer
    house.unchanged()


DELETED_BY_ITS_HOST = ("DELETE", "")  # and by nobody else (ROOM-18)


@pytest.mark.parametrize(
    "method", ["HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"]
)
@pytest.mark.parametrize("path", ["", "/commands", "/socket", "/record", "/forks", "/positions/1"])
def test_methods_that_are_not_offered(house: House, method: str, path: str) -> None:
    status = house.status(house.head(f"{method} {house.table.path}{path} HTTP/1.1"))
    assert status in ((409,) if (method, path) == DELETED_BY_ITS_HOST else (400, 405))
    house.unchanged()


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        (["Origin: http://elsewhere.example"], 403),
        (["Origin: null"], 403),
        (["Origin: http://["], 403),
        (["Origin: \xff"], 403),
        (["Content-Encoding: gzip"], 415),
        (["Content-Encoding: deflate"], 415),
        (["Content-Encoding: br"], 415),
        (["Content-Type: multipart/form-data; boundary="], 400),
        (["Content-Type: text/html; charset=\xff"], 400),
        (["Cookie: deskoherna=\xff\xfe.\xfd"], 400),
        (["Cookie: " + "a=b; " * 1000], 400),
        (["Accept-Language: " + ",;=" * 1000], 400),
        (["X-Forwarded-Proto: \x7f"], 400),
        (["Range: bytes=9-1"], 400),
        (["Expect: magic"], 417),
    ],
    ids=lambda value: str(value)[:40],
)
def test_headers_that_are_off(house: House, headers: list[str], expected: int) -> None:
    """The body, too, is no command: so whoever gets past the headers is told that."""
    line = f"POST {house.table.path}/commands HTTP/1.1"
    said = house.head(line, *headers, "Content-Length: 5") + b"hello"
    assert house.status(said) == expected
    house.unchanged()


def test_a_body_that_never_comes(tmp_path: Path) -> None:
    """Bodies must arrive in time: whoever dawdles is told so (ROOM-14)."""
    with Running(tmp_path / "room.sqlite", replace(ROOMY, read_within=0.5)) as server:
        said = head_of(server, "POST /api/tables HTTP/1.1", "Content-Length: 50") + b'{"game":'
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
            connection.sendall(said)
            assert connection.recv(1 << 16).startswith(b"HTTP/1.1 408 ")
        assert server.alive


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
def test_bodies_that_are_too_large(house: House, path: str) -> None:
    body = b" " * (4 << 20)
    head = house.head(f"POST {path} HTTP/1.1", f"Content-Length: {len(body)}")
    assert house.status(head + body) in (413, None)  # None: closed while we still spoke
    house.unchanged()


@pytest.mark.parametrize("line", ["GET /", "GET /api/room", "POST /api/tables", "POST /nothing"])
def test_bodies_that_are_packed(house: House, line: str) -> None:
    """ROOM-14: small on the way and large when unpacked is refused wherever it is sent"""
    body = gzip.compress(b" " * (4 << 20))
    length = f"Content-Length: {len(body)}"
    head = house.head(f"{line} HTTP/1.1", "Content-Encoding: gzip", length)
    assert house.status(head + body) == 415
    house.unchanged()


def test_sockets_need_a_whole_handshake(house: House) -> None:
    line = f"GET {house.table.path}/socket HTTP/1.1"
    upgrade = ["Upgrade: websocket"]
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    for headers in (
        [],
        upgrade,
        [*upgrade, key],
        [*upgrade, "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: short"],
        [*upgrade, "Sec-WebSocket-Version: 99", key],
    ):
        assert house.status(house.head(line, *headers)) == 400, headers
    foreign = [*upgrade, "Sec-WebSocket-Version: 13", key, "Origin: http://elsewhere.example"]
    assert house.status(house.head(line, *foreign)) == 403
    house.unchanged()


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(noise=st.binary(max_size=200), cut=st.integers(0, 80))
def test_requests_with_noise_in_them(house: House, noise: bytes, cut: int) -> None:
    body = b'{"do":"pause","id":"x"'
    line = f"POST {house.table.path}/commands HTTP/1.1"
    whole = house.head(line, f"Content-Length: {len(body)}") + body
    with socket.create_connection(("127.0.0.1", house.server.port), PATIENCE) as connection:
        try:
            connection.sendall(whole[:cut] + noise + whole[cut:])
            connection.shutdown(socket.SHUT_WR)
            answer = connection.recv(1 << 16)
        except ConnectionError:
            answer = b""
    assert not answer.startswith(b"HTTP/1.1 5")
    assert not answer.startswith(b"HTTP/1.1 2")
    house.unchanged()


# Names, words and chat (ROOM-13)


def names_in(welcome: dict[str, Any]) -> tuple[str, str]:
    return welcome["status"]["seats"][1]["name"], welcome["log"][-1]["text"]


SHOWN = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}} ${7*7} %s %n",
    "'; DROP TABLE entries; --",
    "\\u003cb\\u003e",
    "Žluťoučký kůň",
    "😀 👍🏽 𝔊",
    "مرحبا שלום",
    "a  b\tc",
)
NOT_SHOWN = (
    "\u202eevil",  # turns the line round
    "\u2066evil\u2069",
    "zero\u200bwidth",
    "\ufeffmark",
    "nul\x00",
    "bell\x07",
    "\x1b[31mred",
    "\ud7ff\ue000",  # private use
    "soft\u00adhyphen",
)


def test_what_can_be_shown_is_told_as_it_was_said(tmp_path: Path) -> None:
    async def say(server: Running, text: str) -> None:
        async with Person(server) as ada, Person(server) as bob:
            seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
            new = {"game": "numerus", "seats": seats, "public": True}
            table = Table((await ada.post("/api/tables", new))["id"], ada, bob, ada, "")
            await do(bob, table, do="sit", id="a", seat=1, name=text, words=text)
            await do(bob, table, do="say", id="b", text=text)
            async with ada.session.get(server.address + table.path) as response:
                assert response.content_type == "application/json"
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                welcome = await response.json()
            tidy = " ".join(text.split())
            assert names_in(welcome) == (tidy, tidy)
            assert welcome["status"]["chance"]["words"][1] == tidy

    with Running(tmp_path / "room.sqlite", ROOMY) as server:
        for text in SHOWN:
            asyncio.run(say(server, text))
    assert server.log() == ""


@pytest.mark.parametrize("text", [*NOT_SHOWN, "x" * 10_000], ids=ascii)
def test_what_cannot_be_shown_is_refused(house: House, text: str) -> None:
    """ROOM-13: chat, names and words are one line that can be shown."""

    async def refused(**command: Any) -> int:
        address = f"{house.server.address}{house.table.path}/commands"
        async with house.table.ada.session.post(address, json=command) as response:
            return response.status

    for command in (
        {"do": "say", "text": text},
        {"do": "sit", "seat": 1, "name": text},
        {"do": "sit", "seat": 1, "name": "Eve", "words": text},
        {"do": "ready", "seat": 0, "words": text},
        {"do": "fill", "seat": 1, "bot": text},
        {"do": "play", "seat": 0, "move": text, "version": 2},
    ):
        assert house._runner.run(refused(id="x", **command)) in (400, 409)
    house.unchanged()


def test_the_examples_are_what_they_are_meant_to_be() -> None:
    for text in NOT_SHOWN:
        kinds = {unicodedata.category(character) for character in text}
        assert kinds & {"Cc", "Cf", "Co", "Cs"}, text
