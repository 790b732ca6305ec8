"""What people do about themselves: look, erase, get a new cookie, be forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from deskoherna.server.limits import Rate
from deskoherna.tables import wire
from server.running import PATIENT, Browser, Serving, browser, two_players
from server.test_backup import run

FEW = replace(PATIENT, erasures=Rate(1, 0))


async def me(guest: Browser) -> dict[str, object]:
    status, mine = await guest.get("/api/me")
    assert status == 200
    return dict(mine)


async def summary(guest: Browser) -> tuple[object, object]:
    mine = await me(guest)
    return mine["known"], mine["tables"]


async def delete(guest: Browser, path: str) -> int:
    async with guest.session.delete(guest.server.address + path) as answer:
        return answer.status


def carry(guest: Browser, cookie: str) -> dict[str, str]:
    """What a thief would send."""
    return {"Cookie": f"deskoherna={cookie}"}


async def test_erasing_oneself(server: Serving) -> None:
    """ROOM-18: the name and the words go, for those who look on too, and the seat stays"""
    async with two_players(server) as (table, hana, ada), ada.at(table) as socket:
        assert await summary(hana) == (True, 1)
        async with hana.at(table) as own:
            await own.do(wire.Say, text="my words")
        assert await hana.post("/api/me/erase", {}) == (200, {"tables": [table]})
        again = await socket.until(lambda frame: isinstance(frame, wire.Welcome))
        said = [line.text for line in again.log if isinstance(line, wire.ChatView)]
        assert (again.status.seats[0].name, said) == ("[…]", ["[…]"])
        _, body = await ada.get(f"/api/tables/{table}")
        assert "Hana" not in str(body)
        assert (await hana.get(f"/api/tables/{table}"))[1]["you"]["seats"] == [0]


async def test_erasing_is_limited(tmp_path: Path) -> None:
    with Serving(tmp_path, limits=FEW) as server:
        async with browser(server) as hana:
            await hana.introduce()
            assert (await hana.post("/api/me/erase", {}))[0] == 200
            assert (await hana.post("/api/me/erase", {}))[0] == 429


async def test_a_stolen_cookie_is_worth_nothing_after_a_new_one(server: Serving) -> None:
    """ROOM-18: whoever has a copy is out at once, the owner keeps the seat"""
    async with two_players(server) as (table, hana, ada), browser(server) as eve:
        stolen = hana.cookie
        path = f"/api/tables/{table}"
        thief = carry(eve, stolen)
        assert (await eve.get(path, headers=thief))[1]["you"]["seats"] == [0]
        address = f"{server.address}{path}/socket?after=0"
        async with eve.session.ws_connect(address, headers=thief) as ws:
            assert (await hana.post("/api/me/renew", {})) == (200, {"token": None})
            while not ws.closed:
                await ws.receive()
        assert hana.cookie != stolen
        assert (await hana.get(path))[1]["you"]["seats"] == [0]
        assert (await eve.get(path, headers=thief))[1]["you"]["seats"] == []
        assert (await eve.get("/api/me", headers=thief))[1]["known"] is False
        assert (await ada.get(path))[1]["you"]["seats"] == [1]


async def test_a_request_under_way_brings_no_new_cookie(server: Serving) -> None:
    """What was revoked while its body arrived is neither carried out nor renewed"""
    async with browser(server) as hana:
        await hana.introduce()
        stolen = hana.cookie
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        body = b'{"game": "numerus", "seats": [{"who": "me"}, {"who": "friend"}]}'
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
            f"Cookie: deskoherna={stolen}\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n"
        )
        writer.write(head.encode())
        assert b"100 Continue" in await reader.readuntil(b"\r\n\r\n")  # it waits for the body
        await hana.post("/api/me/renew", {})
        writer.write(body)
        answer = (await reader.read()).decode()
        writer.close()
        assert answer.startswith("HTTP/1.1 401")
        assert "Set-Cookie" not in answer
        assert await summary(hana) == (True, 0)


async def test_a_browser_is_forgotten(server: Serving) -> None:
    async with two_players(server) as (table, hana, _):
        kept = hana.cookie
        assert await delete(hana, "/api/me") == 200
        assert list(hana.session.cookie_jar) == []
        assert await summary(hana) == (False, 0)
        status, welcome = await hana.get(f"/api/tables/{table}", headers=carry(hana, kept))
        assert (status, welcome["you"]["seats"]) == (200, [])
        assert await delete(hana, "/api/me") == 200  # somebody new


async def test_a_program_revokes_its_token(server: Serving) -> None:
    async with browser(server) as guest:
        _, body = await guest.post("/api/programs", {})
        old = {"Authorization": f"Bearer {body['token']}"}
        _, renewed = await guest.post("/api/me/renew", {}, headers=old)
        new = {"Authorization": f"Bearer {renewed['token']}"}
        assert (await guest.get("/api/me", headers=old))[0] == 401
        assert (await guest.get("/api/me", headers=new))[1]["known"] is True
        address = server.address + "/api/me"
        async with guest.session.delete(address, headers=new) as answer:
            assert answer.status == 200
        assert (await guest.get("/api/me", headers=new))[0] == 401


async def test_not_from_a_page_of_someone_else(server: Serving) -> None:
    async with browser(server) as hana:
        await hana.introduce()
        foreign = {"Origin": "http://evil.example"}
        for path in ("/api/me/erase", "/api/me/renew"):
            assert (await hana.post(path, {}, headers=foreign))[0] == 403
        address = server.address + "/api/me"
        async with hana.session.delete(address, headers=foreign) as answer:
            assert answer.status == 403
        assert (await me(hana))["known"] is True


async def test_whoever_runs_the_room_revokes_one_cookie(tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "room.sqlite"))
    with Serving(tmp_path) as server:
        async with two_players(server) as (table, hana, ada):
            server.end()
            revoked = run(tmp_path, "tables", "revoke", table, "Hana Nováková", *database)
            assert revoked.stdout == "One cookie or token is no longer valid.\n"
            assert run(tmp_path, "tables", "revoke", table, "Eva", *database).returncode == 1
            server.start()
            for guest, seats in ((hana, []), (ada, [1])):
                cookie = carry(guest, guest.cookie)
                status, welcome = await guest.get(f"/api/tables/{table}", headers=cookie)
                assert (status, welcome["you"]["seats"]) == (200, seats)
