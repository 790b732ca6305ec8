"""What browsers fetch for the boards of other packages."""

from __future__ import annotations

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
        assert (boards["nim"], boards["numerus"]) == ("declared", None)


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
