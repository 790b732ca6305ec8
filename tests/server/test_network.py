"""A press opens the room to the network and closes it again, for whoever sits at this machine."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from deskoherna.server.network import own_address
from patience import ASKING
from server.running import Serving, Socket
from terminal.program import deskoherna

AT = own_address() or "127.0.0.2"  # where there is no network, another address will do
ELSEWHERE = "127.0.0.3"
OPEN, CLOSE = {"open": True}, {"open": False}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path, "--network", AT) as running:
        yield running


@asynccontextmanager
async def device(server: Serving, at: str, own: str) -> AsyncIterator[aiohttp.ClientSession]:
    """Someone with this address of their own, who asks for the room at that one."""
    jar = aiohttp.CookieJar(unsafe=True)
    connector = aiohttp.TCPConnector(local_addr=(own, 0), force_close=True)
    address = f"http://{at}:{server.port}"
    async with aiohttp.ClientSession(
        address, connector=connector, cookie_jar=jar, timeout=ASKING
    ) as session:
        yield session


async def ask(session: aiohttp.ClientSession, method: str, **more: Any) -> tuple[int, Any]:
    async with session.request(method, "/api/network", **more) as answer:
        return answer.status, await answer.json()


async def test_a_press_opens_and_closes_it(server: Serving) -> None:
    """ROOM-14: those from the network need the password, those here notice nothing"""
    async with (
        device(server, "127.0.0.1", "127.0.0.1") as here,
        device(server, AT, AT) as friend,
    ):
        with pytest.raises(aiohttp.ClientConnectorError):
            await friend.get("/api/health")
        assert await ask(here, "GET") == (200, {"address": None, "password": None, "link": None})
        created = await here.post("/api/tables", json=table())
        id_ = (await created.json())["id"]
        async with here.ws_connect(f"/api/tables/{id_}/socket?after=0") as ws:
            mine = Socket(ws)
            await mine.hear()
            status, opened = await ask(here, "POST", json=OPEN)
            assert status == 200
            assert opened["address"] == f"http://{AT}:{server.port}/"
            assert (await ask(here, "POST", json=OPEN))[1] == opened  # once is enough

            async with here.get("/api/room") as answer:
                room = await answer.json()
                assert (room["address"], room["may_open"]) == (opened["address"], True)
            async with friend.get("/api/room") as answer:
                assert answer.status == 401
            async with friend.get(opened["link"]) as answer:
                assert answer.status == 200
            async with friend.get("/api/room") as answer:
                assert (await answer.json())["may_open"] is False
            for method, body in (("GET", None), ("POST", CLOSE)):
                status, said = await ask(friend, method, json=body)
                assert (status, said["problem"]["key"]) == (403, "room-network-elsewhere")

            async with friend.ws_connect(f"/api/tables/{id_}/socket?after=0") as theirs:
                await theirs.receive()
                assert (await ask(here, "POST", json=CLOSE))[1]["address"] is None
                while not theirs.closed:
                    await theirs.receive()
            with pytest.raises(aiohttp.ClientError):
                await friend.get("/api/health")
            assert not ws.closed
            assert (await (await here.get("/api/room")).json())["address"] is None

            _, again = await ask(here, "POST", json=OPEN)
            assert again["password"] != opened["password"]
            async with friend.get("/api/room") as answer:
                assert answer.status == 401  # whoever knew the last one does not know this one


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "198.51.100.7"},
        {"Forwarded": "for=198.51.100.7"},
        {"Via": "1.1 proxy"},
        {"X-Real-IP": "127.0.0.1"},
        {"X-Forwarded-Proto": "https"},
        {"Host": "127.0.0.9"},
    ],
)
async def test_not_through_a_proxy(server: Serving, headers: dict[str, str]) -> None:
    """ROOM-14"""
    async with device(server, "127.0.0.1", "127.0.0.1") as here:
        status, said = await ask(here, "POST", json=OPEN, headers=headers)
        assert (status, said["problem"]["key"]) == (403, "room-network-elsewhere")
        assert (await ask(here, "GET"))[1]["address"] is None


async def test_nobody_else_presses_it(server: Serving) -> None:
    """ROOM-14: another address, a page of someone else, a name that leads here"""
    async with (
        device(server, "127.0.0.1", ELSEWHERE) as other,
        device(server, "127.0.0.1", "127.0.0.1") as here,
    ):
        assert (await ask(other, "POST", json=OPEN))[0] == 403
        foreign = {"Origin": "http://localhost:1"}
        assert (await ask(here, "POST", json=OPEN, headers=foreign))[0] == 403
        assert (await ask(here, "POST", json=OPEN, headers={"Host": "evil.example"}))[0] == 421
        assert (await ask(here, "POST", json={"open": "yes"}))[0] == 400
        assert (await ask(here, "GET"))[1]["address"] is None


async def test_a_restart_listens_on_this_machine_only(server: Serving) -> None:
    async with device(server, "127.0.0.1", "127.0.0.1") as here:
        assert (await ask(here, "POST", json=OPEN))[0] == 200
    server.end()
    server.start()
    async with device(server, "127.0.0.1", "127.0.0.1") as here:
        assert (await ask(here, "GET"))[1]["address"] is None


async def test_an_address_that_is_taken(server: Serving) -> None:
    with socket.create_server((AT, server.port)):
        async with device(server, "127.0.0.1", "127.0.0.1") as here:
            status, said = await ask(here, "POST", json=OPEN)
            assert (status, said["problem"]["key"]) == (409, "room-port")
            assert (await ask(here, "GET"))[1]["address"] is None
    async with device(server, "127.0.0.1", "127.0.0.1") as here:
        assert (await ask(here, "POST", json=OPEN))[0] == 200


async def test_a_room_that_was_not_told_so_offers_nothing(tmp_path: Path) -> None:
    with Serving(tmp_path) as plain:
        async with device(plain, "127.0.0.1", "127.0.0.1") as here:
            async with here.get("/api/room") as answer:
                assert (await answer.json())["may_open"] is False
            status, said = await ask(here, "POST", json=OPEN)
            assert (status, said["problem"]["key"]) == (404, "room-network-off")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--network", "auto", "--host", "0.0.0.0"), "listens on this machine only"),
        (("--network", "auto", "--public-url", "https://games.example"), "no --public-url"),
        (("--network", "auto", "--trusted-proxy", "127.0.0.1"), "no --trusted-proxy"),
        (("--network", "0.0.0.0"), "not an address of this machine"),
        (("--network", "everywhere"), "not an address of this machine"),
    ],
)
def test_where_it_is_not_offered(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    run = deskoherna(tmp_path, "serve", "--port", "0", *arguments)
    assert run.code == 1
    assert said in " ".join(run.err.split())


def table() -> dict[str, Any]:
    return {"game": "numerus", "seats": [{"who": "me", "name": "Hana"}, {"who": "friend"}]}
