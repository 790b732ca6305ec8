"""Programs at tables: a token, a seat by its link, limits of their own; and the examples."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from deskoherna.server.limits import Limits
from deskoherna.tables import wire
from server.running import Browser, Serving, browser

EXAMPLES = Path(__file__).parents[2] / "examples"
SOCKETS = "--experimental-websocket"  # for Node.js 20; later ones have them anyway
NO_SOCKETS = "--no-experimental-websocket"  # as in Node.js 20
LIMITS = Limits()
SHORT = {"variant": "short", "first": "green"}


async def token(guest: Browser) -> str:
    status, body = await guest.post("/api/programs", {})
    assert status == 201
    return str(body["token"])


async def two_links(
    host: Browser, game: str = "numerus", options: dict[str, str] = SHORT
) -> tuple[str, list[str]]:
    """A table for two friends, and their links."""
    friend = {"who": "friend"}
    table = await host.lays(game, friend, friend, options=options)
    _, welcome = await host.get(f"/api/tables/{table}")
    return table, [host.server.address + welcome["you"]["links"][seat] for seat in "01"]


async def test_a_program_sits_down_and_is_known_again(server: Serving) -> None:
    async with browser(server) as host, browser(server) as guest:
        table, links = await two_links(host)
        me = {"Authorization": f"Bearer {await token(guest)}"}
        sit = {"do": "sit", "id": "a", "seat": 1, "name": "Bot", "token": links[1].split("/")[-1]}
        status, body = await guest.post(f"/api/tables/{table}/commands", sit, headers=me)
        assert (status, body["tell"]) == (200, "done")
        _, welcome = await guest.get(f"/api/tables/{table}", headers=me)
        assert welcome["you"]["seats"] == [1]
        _, other = await guest.get(f"/api/tables/{table}")  # without the token it is someone else
        assert other["you"]["seats"] == []


async def test_a_program_gets_no_cookie(server: Serving) -> None:
    async with browser(server) as guest:
        me = {"Authorization": f"Bearer {await token(guest)}"}
        before = guest.cookie
        await guest.post("/api/me", {}, headers=me)
        assert guest.cookie == before


@pytest.mark.parametrize("said", ["Bearer ~abc.def", "Bearer ", "Basic YTpi", "Bearer {cookie}"])
async def test_a_wrong_token_is_refused(server: Serving, said: str) -> None:
    """The cookie of a person is no token either."""
    async with browser(server) as guest:
        await guest.introduce()
        headers = {"Authorization": said.format(cookie=guest.cookie)}
        status, body = await guest.get("/api/tables", headers=headers)
        assert (status, body["problem"]["key"]) == (401, "room-token-unknown")


async def test_all_sockets_of_a_program_share_its_limits(strict: Serving) -> None:
    async with browser(strict) as host, browser(strict) as guest:
        table, _ = await two_links(host)
        me = {"Authorization": f"Bearer {await token(guest)}"}
        where = f"{strict.address}/api/tables/{table}/socket"
        async with (
            guest.session.ws_connect(where, headers=me) as first,
            guest.session.ws_connect(where, headers=me) as second,
        ):
            for nth in range(60):
                await (first if nth % 2 else second).send_str(question(nth))
            found = [await problems(socket, 30) for socket in (first, second)]
            assert "room-too-fast" in set().union(*found)  # either may have been read first
            for nth, socket in enumerate((first, second), start=60):
                await socket.send_str(question(nth))
                assert await problems(socket, 1) == {"room-too-fast"}


def question(nth: int) -> str:
    return msgspec.json.encode(wire.Moves(f"m{nth}", 0)).decode()


async def problems(socket: aiohttp.ClientWebSocketResponse, answers: int) -> set[str]:
    """The keys of so many refusals."""
    found: list[str] = []
    while len(found) < answers:
        frame = await socket.receive_json()
        if frame["tell"] == "refused":
            found.append(frame["problem"]["key"])
    return set(found)


async def test_a_program_has_so_many_sockets(server: Serving) -> None:
    async with browser(server) as host, browser(server) as guest:
        table, _ = await two_links(host)
        me = {"Authorization": f"Bearer {await token(guest)}"}
        where = f"{server.address}/api/tables/{table}/socket"
        most = LIMITS.program_sockets
        sockets = [await guest.session.ws_connect(where, headers=me) for _ in range(most)]
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await guest.session.ws_connect(where, headers=me)
        assert refused.value.status == 429
        for socket in sockets:
            await socket.close()


async def test_programs_share_the_sockets_of_their_address(server: Serving) -> None:
    """ROOM-14: a token is no way around the limit of those without one"""
    async with browser(server) as host, browser(server) as guest, AsyncExitStack() as open_:
        table, _ = await two_links(host)
        where = f"{server.address}/api/tables/{table}/socket"

        async def connect(**more: Any) -> None:
            await open_.enter_async_context(guest.session.ws_connect(where, **more))

        for _ in range(LIMITS.sockets - LIMITS.program_sockets):
            await connect()
        first, second = [{"Authorization": f"Bearer {await token(guest)}"} for _ in range(2)]
        for nth in range(LIMITS.program_sockets):
            await connect(headers=(first, second)[nth % 2])
        for headers in (first, second, {}):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await connect(headers=headers)
            assert refused.value.status == 429


async def test_sockets_that_are_closed_count_no_more(server: Serving) -> None:
    async with browser(server) as host, browser(server) as guest:
        table, _ = await two_links(host)
        me = {"Authorization": f"Bearer {await token(guest)}"}
        where = f"{server.address}/api/tables/{table}/socket"
        for _ in range(LIMITS.program_sockets + 1):
            async with guest.session.ws_connect(where, headers=me):
                pass


async def test_tokens_are_given_out_slowly(strict: Serving) -> None:
    """ROOM-14: limits of one's own must not be had by the dozen"""
    async with browser(strict) as guest, browser(strict) as other:
        at_once = int(LIMITS.tokens.burst)
        answers = [await guest.post("/api/programs", {}) for _ in range(at_once + 5)]
        assert [status for status, _ in answers[:at_once]] == [201] * at_once
        assert answers[-1][0] == 429
        assert answers[-1][1]["problem"]["key"] == "room-too-fast"
        assert await token(other)
        await guest.lays("numerus", {"who": "friend"}, {"who": "friend"})  # tables have their own


def node() -> str:
    beside = Path(sys.executable).with_name("node")
    found = str(beside) if beside.exists() else shutil.which("node")
    assert found is not None, "Node.js is needed: make web"
    return found


def test_programs_are_shown_ids_that_are_made_at_random() -> None:
    """ROOM-14: one that counts from 1 again after a restart is refused"""
    page = (EXAMPLES.parent / "docs" / "own-bots.md").read_text("utf-8")
    ids = [msgspec.json.decode(shown)["id"] for shown in re.findall(r'`({"do": .*?})`', page)]
    assert len(ids) == len(set(ids)) == 3
    assert all(re.fullmatch(r"[\w-]{12}", id_) for id_ in ids)
    assert "crypto.randomUUID()" in (EXAMPLES / "socket_bot.mjs").read_text("utf-8")
    assert "secrets.token_urlsafe(9)" in (EXAMPLES / "socket_bot.py").read_text("utf-8")


JAVASCRIPT = str(EXAMPLES / "socket_bot.mjs")


@pytest.mark.parametrize(
    ("played", "options"),
    [
        ("numerus", SHORT),  # one after the other
        ("laborigines", {}),  # at the same time, too, so that one answers what is past; and longer
    ],
)
async def test_the_examples_play_a_whole_game_against_each_other(
    server: Serving, played: str, options: dict[str, str]
) -> None:
    """Nothing is refused that they do not know how to go on from."""
    async with browser(server) as host:
        table, links = await two_links(host, played, options)
        commands = (
            (sys.executable, str(EXAMPLES / "socket_bot.py"), links[0], "Python"),
            (node(), SOCKETS, JAVASCRIPT, links[1], "JavaScript"),
        )
        programs = [await started(*command) for command in commands]
        for program in programs:
            said, wrong = await program.communicate()
            assert (program.returncode, wrong.decode()) == (0, "")
            assert b"The game is over" in said
        _, welcome = await host.get(f"/api/tables/{table}")
        assert welcome["status"]["state"] == "over"
        assert [seat["name"] for seat in welcome["status"]["seats"]] == ["Python", "JavaScript"]


async def started(*command: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *command,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=dict(os.environ, NODE_NO_WARNINGS="1"),
    )


async def test_an_older_node_is_told_what_is_missing() -> None:
    program = await started(node(), NO_SOCKETS, JAVASCRIPT, "http://localhost:1/seat/t/0/x")
    said, wrong = await program.communicate()
    assert (program.returncode, said) == (1, b"")
    assert wrong.decode().splitlines() == [
        "This needs Node.js 22 or newer, or Node.js 20 with: node --experimental-websocket"
    ]
