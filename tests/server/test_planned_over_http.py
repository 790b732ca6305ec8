"""Planned moves and days off over HTTP: one's own alone, and within bounds."""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Browser, Serving, browser, two_players

WHATEVER = [[None, "1 a1"]]
LINES = [[{"seat": 1, "move": None}, {"seat": 1, "move": "1 a1"}]]


async def ask(someone: Browser, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    address = someone.server.address + path
    async with someone.session.request(method, address, json=body) as answer:
        return answer.status, await answer.json()


async def test_only_whoever_sits_there_plans(server: Serving) -> None:
    """ROOM-22"""
    async with two_players(server) as (table, host, friend), browser(server) as stranger:
        path = f"/api/tables/{table}/planned/1"
        planned = {"lines": LINES, "dropped": False}
        assert await ask(friend, "PUT", path, {"lines": WHATEVER}) == (200, planned)
        status, ahead = await ask(friend, "POST", f"{path}/ahead", {"moves": ["1 a1"]})
        assert (status, ahead["seat"], ahead["refusal"]) == (200, 1, None)
        for other in (host, stranger):
            for method, at, body in (
                ("GET", path, None),
                ("PUT", path, {"lines": WHATEVER}),
                ("DELETE", path, None),
                ("POST", f"{path}/ahead", {"moves": []}),
            ):
                status, answer = await ask(other, method, at, body)
                assert (status, answer["problem"]["key"]) == (409, "room-not-your-seat")
        assert await ask(friend, "GET", path) == (200, planned)
        assert await ask(friend, "DELETE", path) == (200, {"lines": [], "dropped": False})
        assert await ask(friend, "GET", path) == (200, {"lines": [], "dropped": False})


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [[]],
        [["1 a1", "2 c3"]] * 9,
        [["1 a1"] * 13],
        [["1" * 201, "2 c3"]],
        [["", "2 c3"]],
        "1 a1",
    ],
)
async def test_a_plan_has_bounds(server: Serving, lines: Any) -> None:
    """ROOM-14"""
    async with browser(server) as someone:
        path = "/api/tables/nowhere/planned/1"
        status, _ = await ask(someone, "PUT", path, {"lines": lines})
        assert status == 400


async def test_countries_are_named_in_the_reader_s_language(server: Serving) -> None:
    """ROOM-12"""
    async with browser(server) as someone:
        for lang, name in (("cs", "Německo"), ("en", "Germany")):
            status, found = await someone.get(f"/api/countries?lang={lang}")
            assert status == 200
            assert {"code": "DE", "name": name} in found["countries"]
