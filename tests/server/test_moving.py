"""Going on at another device at a real server: by whom, how often, and what comes along."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from deskoherna.server.limits import Rate
from deskoherna.tables import wire
from server.running import PATIENT, Browser, Serving, browser, two_players

MANY = replace(PATIENT, tokens=Rate(1e9, 1e9), erasures=Rate(1e9, 1e9))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    with Serving(folder, "--verbose", limits=MANY) as running:
        yield running


async def offer(guest: Browser, name: str = "Hana") -> str:
    status, body = await guest.post("/api/me/move", {"name": name})
    assert status == 201, body
    return str(body["token"])


async def look(guest: Browser, token: str) -> Any:
    status, body = await guest.post("/api/me/move/look", {"token": token})
    return body if status == 200 else body["problem"]["key"]


async def go(guest: Browser, token: str, **more: bool) -> Any:
    status, body = await guest.post("/api/me/move/go", {"token": token, **more})
    return body if status == 200 else body["problem"]["key"]


async def seats(guest: Browser, table: str) -> list[int]:
    return list((await guest.get(f"/api/tables/{table}"))[1]["you"]["seats"])


async def test_a_link_makes_the_same_person_of_another_device_once(server: Serving) -> None:
    """ROOM-19"""
    async with two_players(server) as (table, hana, _), browser(server) as phone:
        token = await offer(hana)
        seen = await look(phone, token)
        assert {**seen, "until": 0} == {
            "name": "Hana",
            "until": 0,
            "same": False,
            "tables": 0,
            "both": 0,
        }
        assert await seats(phone, table) == []  # looking has changed nothing
        assert await go(phone, token) == {"name": "Hana", "tables": 0}
        assert await seats(phone, table) == await seats(hana, table) == [0]
        assert phone.cookie == hana.cookie
        async with browser(server) as eve:
            assert await look(eve, token) == await go(eve, token) == "room-move-stale"
            assert await go(eve, "guessed") == "room-move-stale"
        again = await offer(hana)
        assert (await look(phone, again))["same"] is True
        assert await go(phone, again) == "room-move-same"
        async with browser(server) as third:  # it was not used up by that
            assert await go(third, again) == {"name": "Hana", "tables": 0}


async def test_a_link_that_was_withdrawn_or_replaced_is_worth_nothing(server: Serving) -> None:
    async with browser(server) as ada, browser(server) as eve:
        first = await offer(ada, "Ada")
        second = await offer(ada, "Ada")
        assert await go(eve, first) == "room-move-stale"
        path = server.address + "/api/me/move"
        async with eve.session.delete(path) as answer:  # only one's own
            assert (await answer.json())["known"] is False
        assert (await look(eve, second))["name"] == "Ada"
        async with ada.session.delete(path) as answer:
            assert (await answer.json())["known"] is True
        assert await go(eve, second) == "room-move-stale"
        third = await offer(ada, "Ada")
        await ada.post("/api/me/renew", {})
        assert await go(eve, third) == "room-move-stale"


async def test_what_a_device_has_comes_along_if_it_says_so(server: Serving) -> None:
    async with two_players(server) as (table, hana, _), browser(server) as tablet:
        own = await tablet.lays("numerus", {"who": "me", "name": "Eva"}, {"who": "friend"})
        before = tablet.cookie
        token = await offer(hana)
        seen = await look(tablet, token)
        assert (seen["tables"], seen["both"]) == (1, 0)
        assert await go(tablet, token) == "room-move-along"
        assert await seats(tablet, own) == [0]
        assert await go(tablet, token, along=True) == {"name": "Hana", "tables": 1}
        assert await seats(tablet, own) == await seats(hana, own) == [0]
        assert await seats(hana, table) == [0]
        async with browser(server) as thief:
            cookie = {"Cookie": f"deskoherna={before}"}
            assert (await thief.get("/api/me", headers=cookie))[1]["known"] is False


async def test_opponents_who_turn_out_to_be_one_are_known_as_such(server: Serving) -> None:
    async with two_players(server) as (table, hana, ada), browser(server) as eve:
        token = await offer(hana)
        assert (await look(ada, token))["both"] == 1
        await go(ada, token, along=True)
        assert await seats(hana, table) == [0, 1]
        _, welcome = await eve.get(f"/api/tables/{table}")
        notes = [line["key"] for line in welcome["log"] if line["line"] == "note"]
        assert notes[-1] == "room-note-became-both"


async def test_leaving_a_device_leaves_the_others(server: Serving) -> None:
    async with two_players(server) as (table, hana, _), browser(server) as phone:
        await go(phone, await offer(hana))
        assert (await phone.post("/api/me/leave", {}))[1] == {"known": True}
        assert list(phone.session.cookie_jar) == []
        assert await seats(hana, table) == [0]
        await go(phone, await offer(hana))
        assert (await hana.post("/api/me/renew", {}))[0] == 200  # all the others are signed out
        assert await seats(phone, table) == []
        assert await seats(hana, table) == [0]
        assert (await hana.get("/api/me"))[1]["devices"] == []


async def test_nothing_of_it_is_done_from_a_page_of_someone_else(server: Serving) -> None:
    async with browser(server) as ada, browser(server) as eve:
        token = await offer(ada, "Ada")
        foreign = {"Origin": "http://evil.example"}
        for path in ("move", "move/look", "move/go", "leave", "forget", "passkeys/ask"):
            body = {"token": token} if "/" in path and "move" in path else {}
            assert (await eve.post(f"/api/me/{path}", body, headers=foreign))[0] == 403, path
        assert (await look(eve, token))["name"] == "Ada"


async def test_a_token_stands_in_no_log_and_in_no_file(server: Serving) -> None:
    async with browser(server) as ada, browser(server) as phone:
        token = await offer(ada, "Ada")
        await look(phone, token)
        files = [file for file in server.folder.iterdir() if file.is_file()]
        assert not any(token.encode() in file.read_bytes() for file in files)
        await go(phone, token)
        assert "/api/me/move/go" in server.log()
        assert token not in server.log()
        async with phone.session.get(server.address + "/me/move") as page:
            assert page.status == 200
            assert page.headers["Referrer-Policy"] == "no-referrer"


async def test_forgetting_everything(server: Serving) -> None:
    """ROOM-18: at every device; the others play on"""
    async with two_players(server) as (table, hana, ada), browser(server) as phone:
        await go(phone, await offer(hana, "Hana Nováková"))
        async with hana.at(table) as socket:
            await socket.do(wire.Say, text="my words")
        assert (await phone.post("/api/me/forget", {}))[1] == {"tables": 1}
        assert list(phone.session.cookie_jar) == []
        assert (await hana.get("/api/me"))[1]["known"] is False
        _, welcome = await ada.get(f"/api/tables/{table}")
        assert "Hana" not in str(welcome)
        assert "my words" not in str(welcome)
        assert welcome["status"]["seats"][0]["sits_in"] is True
        assert (await phone.post("/api/me/forget", {}))[1] == {"tables": 0}  # somebody new


async def test_own_data_are_one_s_own(server: Serving) -> None:
    async with two_players(server) as (table, hana, ada), browser(server) as eve:
        async with hana.at(table) as socket:
            await socket.do(wire.Say, text="my words")
        assert (await eve.get("/api/me/data"))[1] == {"data": {}, "next": None}
        for guest, theirs in ((hana, True), (ada, False)):
            pages: list[Any] = []
            at: str | None = ""
            while at is not None:
                status, page = await guest.get("/api/me/data", params={"at": at})
                assert status == 200
                at = page["next"]
                pages.append(page["data"])
            assert ("my words" in str(pages), table in str(pages)) == (theirs, True)
            assert guest.cookie.split(".")[0] not in str(pages)
        for nowhere in ("elsewhere", "results:x"):
            assert (await hana.get("/api/me/data", params={"at": nowhere}))[0] == 400
