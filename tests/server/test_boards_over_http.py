"""What browsers fetch for the boards of other packages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from patience import ASKING
from server.running import Serving, browser


async def test_a_cover_is_a_position(server: Serving) -> None:
    async with browser(server) as person:
        status, body = await person.get("/api/covers/nim")
        assert (status, len(body["view"]["@board"]["parts"])) == (200, 3)
        status, body = await person.get("/api/covers/numerus")
        assert (status, body["problem"]["key"]) == (404, "room-cover-none")


async def test_games_say_what_board_they_bring(server: Serving) -> None:
    async with browser(server) as person:
        _, room = await person.get("/api/room")
        boards = {game["id"]: game["board"] for game in room["games"]}
        assert boards["nim"] == boards["brambles"] == "declared"
        assert (boards["reversi"], boards["numerus"]) == ("bundled", None)


async def test_a_picture_can_do_nothing_even_by_itself(server: Serving) -> None:
    async with (
        aiohttp.ClientSession(timeout=ASKING) as session,
        session.get(f"{server.address}/api/pictures/brambles/thorn") as answer,
    ):
        assert answer.content_type == "image/svg+xml"
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
        assert (await answer.read()).startswith(b'<svg xmlns="http://www.w3.org/2000/svg"')


@pytest.mark.parametrize("path", ["brambles/nothing", "brambles/..%2fcards", "numerus/thorn"])
async def test_there_are_no_other_pictures(server: Serving, path: str) -> None:
    async with browser(server) as person:
        status, body = await person.get(f"/api/pictures/{path}")
        assert (status, body["problem"]["key"]) == (404, "room-picture-none")


async def headers_of(server: Serving, path: str, status: int = 200) -> dict[str, str]:
    async with (
        aiohttp.ClientSession(timeout=ASKING) as session,
        session.get(server.address + path) as answer,
    ):
        assert answer.status == status
        return dict(answer.headers)


async def test_the_page_of_a_board_has_no_origin_and_may_load_scripts_alone(
    server: Serving,
) -> None:
    headers = await headers_of(server, "/boards/reversi/")
    policy = headers["Content-Security-Policy"].split("; ")
    assert {"default-src 'none'", "sandbox allow-scripts", "frame-ancestors 'self'"} <= {*policy}
    assert not any("connect-src" in rule or "allow-same-origin" in rule for rule in policy)
    assert headers["X-Frame-Options"] == "SAMEORIGIN"
    assert "Set-Cookie" not in headers


@pytest.mark.parametrize("path", ["api-1.js", "reversi/board.js", "reversi/board.css"])
async def test_files_of_boards_are_for_pages_without_an_origin(server: Serving, path: str) -> None:
    headers = await headers_of(server, f"/boards/{path}")
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "nim/",
        "numerus/board.js",
        "reversi/nothing.js",
        "reversi/../__init__.py",
        "reversi/..%2f__init__.py",
        "reversi/%2e%2e/__init__.py",
    ],
)
async def test_there_are_no_other_files(server: Serving, path: str) -> None:
    body, status = await raw_get(server, f"/boards/{path}")
    assert status == 404
    assert b"reversi-" not in body


async def raw_get(server: Serving, path: str) -> tuple[bytes, int]:
    """As it stands: clients tidy up paths before they send them."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET {path} HTTP/1.0\r\nHost: localhost\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer, int(answer.split()[1])


async def test_a_password_does_not_keep_boards_from_their_files(tmp_path: Path) -> None:
    """Browsers send no cookie from a page without an origin"""
    with Serving(tmp_path, "--password", "fourteen berries") as server:
        await headers_of(server, "/boards/reversi/board.js")
        await headers_of(server, "/api/room", 401)
        for around in ("/boards/../api/room", "/boards/%2e%2e/api/room", "/boards/..%2fapi/room"):
            body, _ = await raw_get(server, around)
            assert b'"games"' not in body, around
