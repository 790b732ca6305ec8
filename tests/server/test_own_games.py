"""A person's own page over HTTP: what is theirs, and that it is nobody else's."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import quote

import pytest

from deskoherna.tables import wire
from server.running import Browser, Serving, browser, two_players


async def results(guest: Browser, query: str = "") -> dict[str, Any]:
    status, body = await guest.get(f"/api/me/results{query}")
    assert status == 200, body
    return dict(body)


async def resigned(table: str, guest: Browser, seat: int) -> None:
    async with guest.at(table) as socket:
        assert isinstance(await socket.do(wire.Resign, seat=seat), wire.Done)


async def until_entered(guest: Browser, games: int) -> dict[str, Any]:
    while len((found := await results(guest))["results"]) < games:
        await asyncio.sleep(0.02)
    return found


async def test_running_tables_and_finished_games(server: Serving) -> None:
    """ROOM-21"""
    async with two_players(server) as (table, hana, ada):
        _, running = await hana.get("/api/me/tables")
        assert [line["table"]["id"] for line in running["tables"]] == [table]
        await resigned(table, hana, 0)
        (mine,) = (await until_entered(hana, 1))["results"]
        assert (mine["outcome"], mine["game"], mine["there"]) == ("lost", "numerus", True)
        assert [seat["you"] for seat in mine["seats"]] == [True, False]
        (theirs,) = (await results(ada))["results"]
        assert theirs["outcome"] == "won"
        _, running = await hana.get("/api/me/tables")
        assert (running["tables"], running["total"]) == ([], 0)
        _, statistics = await hana.get("/api/me/statistics")
        assert [(t["game"], t["outcome"], t["games"]) for t in statistics["tallies"]] == [
            ("numerus", "lost", 1)
        ]
        assert {one["game"] for one in statistics["lessons"]} >= {"numerus", "teserakt"}


async def test_until_when_running_tables_wait(server: Serving) -> None:
    """ROOM-21: days are told ahead, and that time is up"""
    clock = {"total": 2 * 24 * 3600, "per_move": True}
    async with two_players(server, clock=clock) as (_, hana, ada):
        for guest, yours in ((hana, True), (ada, False)):
            (line,) = (await guest.get("/api/me/tables"))[1]["tables"]
            assert (line["table"]["your_turn"], line["late"]) == (yours, False)
            assert abs(line["until"] - line["since"] - 1000 * clock["total"]) < 1000
    async with two_players(server, clock={"total": 1}) as (_, *both):
        for guest in both:
            while not (line := (await guest.get("/api/me/tables"))[1]["tables"][0])["late"]:
                await asyncio.sleep(0.02)
            assert line["until"] is None


async def test_a_search_finds_what_it_names(server: Serving) -> None:
    async with two_players(server) as (table, hana, _):
        await resigned(table, hana, 0)
        (mine,) = (await until_entered(hana, 1))["results"]
        ended = mine["ended"]
        for query, found in (
            ("?game=numerus", 1),
            ("?game=neutrace", 0),
            ("?game=chess", 0),
            ("?opponent=ADA", 1),
            ("?opponent=hana", 0),
            ("?outcome=lost", 1),
            ("?outcome=won", 0),
            (f"?since={ended}&until={ended + 1}", 1),
            (f"?until={ended}", 0),
            (f"?before={ended}-{table}", 0),
            (f"?before={ended + 1}-{table}", 1),
        ):
            assert len((await results(hana, query))["results"]) == found, query


@pytest.mark.parametrize(
    "text", ["%", "_", "!", "'", "\\", "%%%", "'; DROP TABLE results; --", "\u0000", "🙂", " "]
)
async def test_odd_names_are_only_compared(server: Serving, text: str) -> None:
    async with browser(server) as guest:
        await guest.introduce()
        assert (await results(guest, f"?opponent={quote(text)}"))["results"] == []


@pytest.mark.parametrize(
    "query",
    [
        "outcome=perhaps",
        "before=1",
        "before=1-%00",
        "before=-1-x",
        "since=x",
        "since=-1",
        f"until={10**14}",
        f"opponent={'x' * 200}",
        f"game={'x' * 200}",
    ],
)
async def test_what_cannot_be_searched_for_is_refused(server: Serving, query: str) -> None:
    async with browser(server) as guest:
        await guest.introduce()
        assert (await guest.get(f"/api/me/results?{query}"))[0] == 400


async def test_nobody_sees_what_is_another_s(server: Serving) -> None:
    """ROOM-21: a stranger and another person see nothing of it"""
    async with two_players(server) as (table, hana, _):
        await resigned(table, hana, 0)
        await until_entered(hana, 1)
        async with browser(server) as stranger:
            for introduced in (False, True):
                if introduced:
                    await stranger.introduce()
                assert (await results(stranger)) == {"results": [], "next": None}
                assert (await stranger.get("/api/me/tables"))[1]["tables"] == []
                _, statistics = await stranger.get("/api/me/statistics")
                assert (statistics["tallies"], statistics["handle"]) == ([], None)
                assert "numerus" in {one["game"] for one in statistics["lessons"]}
                assert not any(one["solved"] for one in statistics["lessons"])


async def test_a_page_is_public_only_if_wanted(server: Serving) -> None:
    """ROOM-21: and an address that was taken back is worth nothing"""
    async with two_players(server, public=True) as (table, hana, ada):
        await resigned(table, hana, 0)
        await until_entered(hana, 1)
        assert (await ada.get("/api/players/hana"))[0] == 404
        status, page = await hana.post("/api/me/public", {"public": True, "name": "Hana"})
        assert status == 200
        handle = page["handle"]
        status, seen = await ada.get(f"/api/players/{handle}")
        assert (status, seen["name"]) == (200, "Hana")
        assert [one["table"] for one in seen["results"]] == [table]
        assert "Ada" not in str(seen)
        again = await hana.post("/api/me/public", {"public": True, "name": "Hanka"})
        assert again == (200, {"handle": handle})
        assert (await ada.post("/api/me/public", {"public": False}))[0] == 200
        assert (await ada.get(f"/api/players/{handle}"))[1]["name"] == "Hanka"
        assert await hana.post("/api/me/public", {"public": False}) == (200, {"handle": None})
        assert (await ada.get(f"/api/players/{handle}"))[0] == 404
        _, fresh = await hana.post("/api/me/public", {"public": True, "name": "Hana"})
        assert fresh["handle"] != handle


async def test_private_games_are_on_no_public_page(server: Serving) -> None:
    """ROOM-21"""
    async with two_players(server) as (table, hana, ada):
        await resigned(table, hana, 0)
        await until_entered(hana, 1)
        _, page = await hana.post("/api/me/public", {"public": True, "name": "Hana"})
        _, seen = await ada.get(f"/api/players/{page['handle']}")
        assert seen["results"] == []
        assert table not in str(seen)


async def test_a_page_needs_somebody_with_a_name(server: Serving) -> None:
    async with browser(server) as guest:
        assert (await guest.post("/api/me/public", {"public": True, "name": "Eve"}))[0] == 409
        await guest.introduce()
        assert (await guest.post("/api/me/public", {"public": True, "name": " "}))[0] == 409


async def test_progress_through_lessons_is_kept_for_those_who_are_known(server: Serving) -> None:
    """ROOM-19: others have it in their browser"""
    async with browser(server) as guest:
        await guest.introduce()
        _, lesson = await guest.get("/api/lessons/numerus")
        task = lesson["tasks"][0]["id"]
        status, noted = await guest.post("/api/me/lessons/numerus", {"task": task})
        assert (status, noted["solved"]) == (200, [task])
        _, statistics = await guest.get("/api/me/statistics")
        assert statistics["kept"] is False
        solved = {one["game"]: one["solved"] for one in statistics["lessons"]}
        assert solved["numerus"] == []
        assert (await guest.post("/api/me/lessons/numerus", {"task": "no-such"}))[0] == 404
        assert (await guest.post("/api/me/lessons/chess", {"task": task}))[0] == 404


async def test_rated_tables_over_http(server: Serving) -> None:
    """ROOM-21: the rating is one's own to see"""
    clock = {"total": 600, "increment": 5}
    async with two_players(server, rated=True, clock=clock) as (table, hana, ada):
        async with hana.at(table) as one, ada.at(table) as two:
            assert one.status.rated
            assert isinstance(await one.plays(0), wire.Done)
            await two.until_so(lambda seen: seen.position.plies == 1)
            assert isinstance(await two.plays(1), wire.Done)
        await resigned(table, hana, 0)
        (mine,) = (await until_entered(hana, 1))["results"]
        assert mine["rated"]
        assert [seat["rating"] is None for seat in mine["seats"]] == [False, True]
        _, statistics = await ada.get("/api/me/statistics")
        (rating,) = statistics["ratings"]
        assert (rating["game"], rating["provisional"], rating["games"]) == ("numerus", True, 1)
        assert rating["rating"] > 1500
