"""Strangers at a real server: whoever talks too much or is banned does not spoil the game."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import aiohttp
import msgspec
import pytest

from deskoherna.tables import wire
from server.running import Serving, browser, two_players


async def test_strangers_talk_and_the_players_play(server: Serving) -> None:
    """ROOM-13: thirty sockets write as fast as they may"""
    async with two_players(server) as (table, first, second), AsyncExitStack() as stack:
        strangers = [await stack.enter_async_context(browser(server)) for _ in range(30)]
        sockets = [await stack.enter_async_context(guest.at(table)) for guest in strangers]
        says = [msgspec.json.encode(wire.Say(f"n{n}", "spam", "Eve")).decode() for n in range(60)]
        for socket in sockets:
            for said in says:
                await socket.ws.send_str(said)
        last = [
            socket.until(lambda frame: getattr(frame, "id", None) == "n59") for socket in sockets
        ]
        await asyncio.gather(*last)
        frames = [frame for socket in sockets for frame in socket.frames]
        refused = [frame.problem.rule for frame in frames if isinstance(frame, wire.Refused)]
        assert set(refused) == {"ROOM-13"}
        async with first.at(table) as socket, second.at(table) as other:
            assert isinstance(await socket.do(wire.Say, text="hello"), wire.Done)
            assert isinstance(await other.do(wire.Say, text="hello"), wire.Done)
            assert isinstance(await socket.do(wire.Pause), wire.Done)
            assert isinstance(await socket.do(wire.GoOn), wire.Done)
            assert isinstance(await socket.plays(0), wire.Done)
            assert isinstance(await other.do(wire.Resign, seat=1), wire.Done)


async def test_whoever_is_banned_does_not_see_a_private_table(server: Serving) -> None:
    """ROOM-13"""
    async with two_players(server) as (table, first, _), browser(server) as stranger:
        async with first.at(table) as host, stranger.at(table) as eve:
            line = (await eve.do(wire.Say, text="boo", name="Eve")).seq
            assert isinstance(await host.do(wire.Ban, seq=line), wire.Done)
            while (await eve.ws.receive()).type is not aiohttp.WSMsgType.CLOSE:
                pass
        path = f"/api/tables/{table}"
        for asked in (path, f"{path}/positions/0", f"{path}/record", f"{path}/review"):
            status, body = await stranger.get(asked)
            assert (status, body["problem"]["key"]) == (409, "room-banned"), asked
        say = {"do": "say", "id": "s", "text": "boo", "name": "Eve"}
        assert (await stranger.post(f"{path}/commands", say))[0] == 409
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with stranger.at(table):
                pass
        assert refused.value.status == 409
        assert (await first.get(path))[0] == 200
