"""Reviews over HTTP: typed, limited, refused in words, and not sent twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from deskoherna import game
from deskoherna.kernel import dumps
from deskoherna.server.limits import Rate
from deskoherna.tables import wire
from server.running import NUMERUS, PATIENT, Browser, Serving, browser

LIMITS = replace(PATIENT, review_seconds=0.0, reviews=Rate(3, 0))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("reviews"), limits=LIMITS) as running:
        yield running


async def brought(guest: Browser) -> str:
    """The address of the review of a game that was given up after a move."""
    match = game("numerus").new(seed=1, options=NUMERUS)
    match.play(0, "1 a1")
    match.resign(1)
    status, body = await guest.post("/api/records", dumps(match.record()))
    assert status == 201
    return f"/api/tables/{body['id']}/review"


async def test_a_review_is_sent_as_it_is_declared(server: Serving) -> None:
    async with browser(server) as guest:
        address = await brought(guest)
        _, before = await guest.get(address)
        assert msgspec.convert(before, wire.ReviewView).state == "none"
        status, body = await guest.post(address, {})
        while msgspec.convert(body, wire.ReviewView).state != "done":
            assert status == 200
            await asyncio.sleep(0.1)
            status, body = await guest.get(address)
        assert [moment["move"] for moment in body["moments"]] == ["1 a1"]
        _, rest = await guest.get(f"{address}?after=1")
        assert (rest["state"], rest["moments"]) == ("done", [])


async def test_what_has_not_changed_is_not_sent_again(server: Serving) -> None:
    async with browser(server) as guest:
        address = await brought(guest)
        await guest.post(address, {})
        while (await guest.get(address))[1]["state"] != "done":
            await asyncio.sleep(0.1)
        async with guest.session.get(server.address + address) as first:
            known = {"If-None-Match": first.headers["ETag"]}
        async with guest.session.get(server.address + address, headers=known) as again:
            assert again.status == 304
            assert await again.read() == b""
        other = {"If-None-Match": '"another"'}
        assert (await guest.get(address, headers=other))[0] == 200


async def test_so_many_from_an_address(server: Serving) -> None:
    """ROOM-14."""
    async with browser(server) as guest:
        address = await brought(guest)
        asked = [(await guest.post(address, {}))[0] for _ in range(5)]
        assert asked == [200, 200, 200, 429, 429]
        assert (await guest.get(address))[0] == 200  # to look costs nothing


async def test_what_cannot_be_reviewed_is_refused(server: Serving) -> None:
    me = {"who": "me", "name": "Ada"}
    async with browser(server) as guest:
        running = await guest.lays("numerus", me, {"who": "friend"}, options=NUMERUS)
        status, body = await guest.get(f"/api/tables/{running}/review")
        assert (status, body["problem"]["rule"]) == (409, "ROOM-6")
        assert body["problem"]["key"] == "room-review-running"
        assert (await guest.post("/api/tables/nowhere/review", {}))[0] == 404
        address = await brought(guest)
        status, body = await guest.get(f"{address}/0")
        assert (status, body["problem"]["key"]) == (409, "room-review-no-move")
        assert (await guest.get(f"{address}/x"))[0] == 400
        foreign = {"Origin": "http://elsewhere.example"}
        assert (await guest.post(address, {}, headers=foreign))[0] == 403
