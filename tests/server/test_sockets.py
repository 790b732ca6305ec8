"""Tables through sockets: whole games, coming back, and what is thrown at them."""

from __future__ import annotations

import contextlib
from contextlib import AsyncExitStack

import aiohttp
import msgspec
import pytest

from deskoherna.tables import wire
from deskoherna.texts import languages, speaker
from server.running import Browser, Serving, Socket, browser, two_players


async def test_a_whole_game_of_two_and_one_who_watches(server: Serving) -> None:
    async with AsyncExitStack() as stack:
        table, first, second = await stack.enter_async_context(two_players(server))
        eve = await stack.enter_async_context(browser(server))
        players = [await stack.enter_async_context(who.at(table)) for who in (first, second)]
        watching = await stack.enter_async_context(eve.at(table))
        assert watching.welcome.you == wire.You((), False, None, {})
        assert players[1].welcome.you.seats == (1,)
        moves = 0
        while players[0].position.result is None:
            (waiting,) = players[0].position.waiting
            mover = players[waiting.seat]
            assert isinstance(await mover.plays(waiting.seat), wire.Done)
            moves += 1
            for socket in (*players, watching):
                while socket.position.plies < moves:
                    await socket.hear()
        for socket in (*players, watching):
            await socket.until_so(lambda seen: seen.status.state == "over")
            seqs = [line.seq for line in socket.lines]
            assert seqs == sorted(set(seqs))
            assert sum(isinstance(line, wire.MoveView) for line in socket.lines) == moves
            assert socket.status.chance.seed is not None
        assert isinstance(await watching.do(wire.Resign, seat=0), wire.Refused)


async def test_coming_back_one_gets_exactly_what_is_missing(server: Serving) -> None:
    async with two_players(server) as (table, first, second), second.at(table) as other:
        async with first.at(table) as socket:
            await socket.plays(0, "1 a1")
            await socket.until_so(lambda seen: seen.position.plies == 1)
            seen = socket.seq
        await other.until_so(lambda seen: seen.position.plies == 1)
        await other.plays(1)
        await other.do(wire.Say, text="your turn")
        async with first.at(table, after=seen) as back:
            assert [line.seq for line in back.welcome.log] == [seen + 1, seen + 2]
            assert back.welcome.position is not None
            assert back.welcome.position.plies == 2


async def test_a_resend_after_coming_back_is_harmless(server: Serving) -> None:
    """The socket broke before the answer came: nobody knows whether the move was made"""
    async with two_players(server) as (table, first, _):
        async with first.at(table) as socket:
            command = wire.Play("once", 0, "1 a1", 0)
            await socket.ws.send_str(msgspec.json.encode(command).decode())
        async with first.at(table) as socket:
            done = await socket.do(wire.Play, id="once", seat=0, move="1 a1", version=0)
            assert isinstance(done, wire.Done)
            assert await socket.do(wire.Play, id="once", seat=0, move="1 a1", version=0) == done
            assert sum(isinstance(line, wire.MoveView) for line in socket.lines) == 1


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        '{"do":"play"}',
        '{"do":"fly","id":"x"}',
        '{"do":"play","id":"x","seat":-1,"move":"1 a1","version":0}',
        '{"do":"play","id":"x","seat":0,"move":"1 a1","version":0,"more":1}',
        '{"do":"play","id":"x y","seat":0,"move":"1 a1","version":0}',
        '{"do":"say","id":"x","text":"' + "x" * 501 + '"}',
        '{"do":"say","id":"x","text":"\\ud800"}',
        "[" * 100_000,
        "9" * 10_000,
    ],
)
async def test_what_cannot_be_read_is_refused(server: Serving, message: str) -> None:
    """ROOM-14"""
    async with two_players(server) as (table, first, _), first.at(table) as socket:
        before = socket.seq
        await socket.ws.send_str(message)
        refused = await socket.until(lambda frame: isinstance(frame, wire.Refused))
        assert (refused.problem.key, refused.problem.rule) == ("room-unreadable", "ROOM-14")
        reason = refused.problem.args["reason"]
        assert isinstance(reason, str)
        assert 0 < len(reason) <= 200
        await same_table(socket, before)


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ({"do": "fly", "id": "x"}, ["'fly'", "$.do"]),
        ({"do": "moves", "id": "x", "seat": 99}, ["`int`", "$.seat"]),
        ({"do": "play", "id": "x", "seat": 0, "move": "", "version": -1}, [">= 0", "$.version"]),
        ({"do": "sit", "id": "x", "seat": 0, "name": "A" * 500}, ["length <= ", "$.name"]),
        ({"do": "say", "id": "x", "text": "x" * 501}, ["length <= 500", "$.text"]),
        ({"do": "moves", "id": "x"}, ["`seat`"]),
        ({"do": "moves", "id": "x", "seat": 0, "y" * 5000: 1}, ["unknown field `yyy"]),
    ],
)
async def test_who_writes_a_program_is_told_what_is_wrong(
    server: Serving, message: dict[str, object], says: list[str]
) -> None:
    """The same as by HTTP: which part it is, and what was expected there."""
    async with two_players(server) as (table, first, _), first.at(table) as socket:
        await socket.ws.send_json(message)
        refused = await socket.until(lambda frame: isinstance(frame, wire.Refused))
        reason = refused.problem.args["reason"]
        assert isinstance(reason, str)
        assert all(part in reason for part in says), reason
        assert len(reason) <= 200
        assert refused.id == "x"
        _, body = await first.post(f"/api/tables/{table}/commands", message)
        assert body["problem"]["args"]["reason"] == reason
        assert reason in body["message"]
        for language in languages():
            assert reason in speaker(language)(refused.problem.key, **refused.problem.args)


async def same_table(socket: Socket, before: int) -> None:
    """The socket still works, and nothing has happened at the table."""
    done = await socket.do(wire.Moves, seat=0)
    assert done.moves
    assert socket.seq == before


async def test_what_is_no_text_is_refused(server: Serving) -> None:
    """ROOM-14"""
    async with two_players(server) as (table, first, _), first.at(table) as socket:
        before = socket.seq
        await socket.ws.send_bytes(b'{"do":"resign","id":"x","seat":0}')
        refused = await socket.until(lambda frame: isinstance(frame, wire.Refused))
        assert refused.problem.key == "room-not-text"
        await same_table(socket, before)


async def test_a_huge_message_ends_the_socket(server: Serving) -> None:
    """ROOM-14"""
    async with two_players(server) as (table, first, _):
        async with first.at(table) as socket:
            await socket.ws.send_str("x" * (300 << 10))
            while (await socket.ws.receive()).type is not aiohttp.WSMsgType.CLOSE:
                pass
        async with first.at(table) as socket:
            await same_table(socket, socket.seq)


async def test_too_fast_is_refused_and_changes_nothing(strict: Serving) -> None:
    """ROOM-14"""
    async with two_players(strict) as (table, first, _), first.at(table) as socket:
        says = [msgspec.json.encode(wire.Say(f"fast{n}", f"line {n}")) for n in range(40)]
        messages = ["x"] * 200 + [said.decode() for said in says]
        for message in messages:
            await socket.ws.send_str(message)
        answers = 0
        while answers < len(messages):
            answers += isinstance(await socket.hear(), wire.Done | wire.Refused)
        refused = [frame for frame in socket.frames if isinstance(frame, wire.Refused)]
        assert {frame.problem.key for frame in refused} == {"room-unreadable", "room-too-fast"}
        done = [frame for frame in socket.frames if isinstance(frame, wire.Done)]
        async with first.at(table) as again:
            said = [line for line in again.lines if isinstance(line, wire.ChatView)]
            assert len(said) == len(done)


@pytest.mark.parametrize("language", languages())
async def test_who_does_not_stop_is_shown_out(strict: Serving, language: str) -> None:
    """ROOM-14: and told why"""
    async with two_players(strict) as (table, first, _):
        first.session.headers["Accept-Language"] = language
        await shown_out(table, first, speaker(language)("room-shown-out"))


async def shown_out(table: str, first: Browser, farewell: str) -> None:
    async with first.at(table) as socket:
        with contextlib.suppress(aiohttp.ClientConnectionResetError):  # shown out while talking
            for _ in range(500):
                await socket.ws.send_str("x")
        while (message := await socket.ws.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert message.data == aiohttp.WSCloseCode.POLICY_VIOLATION
        assert message.extra == farewell  # whole: a closing frame holds no more than 123 bytes


async def test_who_pings_without_end_is_shown_out(strict: Serving) -> None:
    """ROOM-14: though a ping now and then is answered"""
    async with two_players(strict) as (table, first, _), first.at(table) as socket:
        with contextlib.suppress(aiohttp.ClientConnectionResetError):
            for _ in range(500):
                await socket.ws.ping(b"?")
        while (message := await socket.ws.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert message.data == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_no_such_table(server: Serving) -> None:
    async with browser(server) as me:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await me.session.ws_connect(f"{server.address}/api/tables/nowhere/socket")
        assert refused.value.status == 404


async def test_the_first_answer_brings_the_cookie(server: Serving) -> None:
    """ROOM-10: also where that is a socket"""
    async with two_players(server) as (table, _, _), browser(server) as eve:
        async with eve.at(table):
            assert eve.cookie
        before = eve.cookie
        await eve.get("/api/tables")
        assert eve.cookie == before
