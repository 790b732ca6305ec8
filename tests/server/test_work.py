"""What someone may ask of the server is counted by what it costs, not by how often they ask."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from deskoherna.catalogue import game
from deskoherna.kernel import Match, SearchChance, dumps
from deskoherna.server.limits import LEAST
from deskoherna.tables import wire
from deskoherna.tables.cost import A_FRAME, BYTES_A_MS, counted
from deskoherna.tables.projection import messages
from deskoherna.tables.rates import Bucket, Rate
from server.running import PATIENT, Browser, Serving, browser, two_players
from tables.rooms import Guest, open_room, seated

BUDGET = 60  # milliseconds, more or less
POOR = replace(PATIENT, work=Rate(BUDGET, LEAST), requests=Rate(1e6, 1e6))


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Nobody is given more than so much, however long they wait."""
    with Serving(tmp_path_factory.mktemp("poor"), limits=POOR) as running:
        yield running


def long_record() -> bytes:
    neutrace, chance = game("neutrace"), SearchChance(1)
    match = Match.begin(neutrace, neutrace.setup(2, {}), 1)
    while match.result is None:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.sample(chance))
    return dumps(match.record())


async def brought(server: Serving) -> str:
    async with browser(server) as someone:
        status, body = await someone.post("/api/records", long_record())
        assert status == 201
        return str(body["id"])


async def answered(guest: Browser, path: str) -> int:
    """How often something is answered before it is refused."""
    for number in range(2 * BUDGET):
        status, body = await guest.get(path)
        if status != 200:
            assert (status, body["problem"]["key"]) == (429, "room-too-fast")
            return number
    raise AssertionError("it was never refused")


async def test_what_costs_more_is_answered_less_often(poor: Serving) -> None:
    """ROOM-14"""
    table = await brought(poor)
    async with browser(poor) as modest, browser(poor) as greedy, browser(poor) as other:
        assert await answered(modest, "/api/room") < BUDGET
        status, _ = await greedy.get(f"/api/tables/{table}/positions/190")
        assert status == 200
        dear = await answered(greedy, f"/api/tables/{table}/positions/190")
        cheap = await answered(other, f"/api/tables/{table}/positions/0")
        assert dear < cheap <= BUDGET


async def test_one_address_costs_another_nothing(poor: Serving) -> None:
    table = await brought(poor)
    async with browser(poor) as greedy, browser(poor) as other:
        await answered(greedy, f"/api/tables/{table}")
        assert (await other.get(f"/api/tables/{table}"))[0] == 200


async def test_an_address_brings_only_so_much(tmp_path: Path) -> None:
    """ROOM-14: the limits file says how much"""
    with Serving(tmp_path, limits=replace(PATIENT, brought=Rate(1, 0))) as server:
        await brought(server)
        async with browser(server) as someone:
            statuses = [await someone.post("/api/records", long_record()) for _ in range(2)]
    assert [status for status, _ in statuses] == [201, 429]
    assert statuses[1][1]["message"].startswith("So many long records")


async def checked_decks(guest: Browser, cards: int) -> int:
    """How many decks of so many cards can be checked before it is refused."""
    for number in range(2 * BUDGET):
        deck = f"# {number}\n" + "".join(f"card{card} = 1\n" for card in range(cards))
        wish = {"options": {"deck": deck}}
        status, body = await guest.post("/api/pieces/teserakt", wish)
        if status != 200:
            assert (status, body["problem"]["key"]) == (429, "room-too-fast")
            return number
    raise AssertionError("it was never refused")


async def test_a_deck_that_takes_long_to_read_is_read_less_often(poor: Serving) -> None:
    """ROOM-14"""
    async with browser(poor) as modest, browser(poor) as greedy:
        assert 3 * await checked_decks(greedy, 2000) < await checked_decks(modest, 1)


async def passed_on(server: Serving, watchers: int) -> int:
    """How much of what a player does is passed on to so many others before it is refused."""
    async with AsyncExitStack() as stack:
        table, player, _ = await stack.enter_async_context(two_players(server))
        for _ in range(watchers):
            other = await stack.enter_async_context(browser(server))
            await stack.enter_async_context(other.at(table))
        socket = await stack.enter_async_context(player.at(table))
        for number in range(2 * BUDGET):
            if isinstance(await socket.do(wire.Draft, seat=0, move=None), wire.Refused):
                return number
    raise AssertionError("it was never refused")


async def test_what_many_are_sent_is_paid_for_by_whoever_causes_it(poor: Serving) -> None:
    """ROOM-14"""
    alone, watched = await passed_on(poor, 0), await passed_on(poor, 50)
    assert 0 < 2 * watched < alone


async def test_every_frame_counts(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        player, _ = await seated(room)
        for number in range(30):
            await Guest(player.live, f"stranger {number}").joins()
        cost = counted()
        await player.do(wire.Draft, seat=0, move=None)
        assert cost.ms > 30 * A_FRAME


async def test_what_is_asked_about_moves_costs_the_time_it_takes(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        player, _ = await seated(room, "numerus", options={"variant": "large", "first": "green"})
        for kind, more in ((wire.Moves, {}), (wire.Consider, {"move": "1 a1"})):
            cost = counted()
            answer = await player.do(kind, seat=0, **more)
            sent = A_FRAME + len(messages.encode(answer)) / BYTES_A_MS
            assert cost.ms > sent


def test_what_was_spent_is_gone() -> None:
    bucket = Bucket(Rate(10, 0))
    bucket.spend(9)
    assert bucket.take()
    assert not bucket.take()


def test_nobody_owes_more_than_ten_whole_buckets() -> None:
    at = 0.0
    bucket = Bucket(Rate(10, 1), lambda: at)
    bucket.spend(1e9)
    at = 100.0
    assert not bucket.take()
    at = 101.0
    assert bucket.take()
