"""Whoever reads a long game costs no more than what they are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskoherna.catalogue import game
from deskoherna.kernel import AnyMatch, Match, SearchChance, dumps
from deskoherna.tables import wire
from deskoherna.tables.projection.log_view import PAGE, entries
from deskoherna.tables.projection.visibility import viewer_of
from deskoherna.tables.rates import Rate
from deskoherna.tables.session.positions import LEAST_BETWEEN, TABLES, PastPositions
from deskoherna.tables.session.shares import TableLimits
from tables.rooms import Guest, open_room, refusal_of, seated

LONG = 2 * PAGE + 30
PLENTY = Rate(1e9, 1e9)
TALKATIVE = TableLimits(chat=PLENTY, spectator_chat=PLENTY)


async def talked(guest: Guest, lines: int = LONG) -> None:
    for number in range(lines):
        done = await guest.do(wire.Say, text=f"line {number}", name="Eve")
        assert isinstance(done, wire.Done)
        guest.frames()


async def pages(guest: Guest) -> list[wire.EntryView]:
    """The whole log, as someone reads it who goes back page by page."""
    welcome = await guest.live.look(guest.person)
    lines, before = list(welcome.log), welcome.before
    while before:
        page = await guest.live.earlier(guest.person, before, None)
        assert len(page.log) <= PAGE
        lines, before = [*page.log, *lines], page.before
    return lines


async def test_a_long_log_is_sent_page_by_page(tmp_path: Path) -> None:
    async with open_room(tmp_path, table_limits=TALKATIVE) as room:
        first, _ = await seated(room)
        await talked(first)
        table, viewer = first.live.table, viewer_of(first.live.table, first.person)
        welcome = await first.live.look(first.person)
        assert len(welcome.log) == PAGE
        assert welcome.before == table.seq - PAGE + 1
        assert tuple(await pages(first)) == entries(table, 0, viewer)


async def test_whoever_looks_again_is_sent_a_page(tmp_path: Path) -> None:
    async with open_room(tmp_path, table_limits=TALKATIVE) as room:
        first, _ = await seated(room)
        await talked(first)
        await first.do(wire.Look, seat=0)
        (welcome,) = [frame for frame in first.frames() if isinstance(frame, wire.Welcome)]
        assert len(welcome.log) == PAGE
        assert welcome.before


async def test_whoever_comes_back_is_sent_what_they_missed(tmp_path: Path) -> None:
    async with open_room(tmp_path, table_limits=TALKATIVE) as room:
        first, _ = await seated(room)
        await talked(first)
        seq = first.live.table.seq
        for missed in (0, 1, PAGE):
            welcome = await first.live.look(first.person, seq - missed)
            assert len(welcome.log) == missed
            assert welcome.before == 0
        welcome = await first.live.look(first.person, seq - PAGE - 1)
        assert (len(welcome.log), welcome.before) == (PAGE, seq - PAGE + 1)


@pytest.mark.parametrize("before", [0, 1, wire.MOST])
async def test_a_page_has_bounds(tmp_path: Path, before: int) -> None:
    async with open_room(tmp_path, table_limits=TALKATIVE) as room:
        first, _ = await seated(room)
        await talked(first, PAGE)
        page = await first.live.earlier(first.person, before, None)
        assert len(page.log) <= (0 if before <= 1 else PAGE)


async def test_earlier_pages_hold_no_secret(tmp_path: Path) -> None:
    """ROOM-13: players do not read what spectators say, on whichever page, until it is over."""
    async with open_room(tmp_path, table_limits=TALKATIVE) as room:
        first, second = await seated(room, "numerus")
        eve = await Guest(first.live, room.links.new_person()).joins()
        await talked(eve)
        assert sum(isinstance(line, wire.ChatView) for line in await pages(first)) == 0
        assert sum(isinstance(line, wire.ChatView) for line in await pages(eve)) == LONG
        await second.do(wire.Resign, seat=1)
        assert sum(isinstance(line, wire.ChatView) for line in await pages(first)) == LONG
        seat = first.live.earlier(eve.person, 5, 0)
        assert await refusal_of(seat) == ("ROOM-10", "room-not-your-seat")


async def test_a_page_is_for_those_who_may_look(tmp_path: Path) -> None:
    """ROOM-10: also if the doors were closed after somebody had come in"""
    async with open_room(tmp_path) as room:
        first, _ = await seated(room)
        eve = await Guest(first.live, room.links.new_person()).joins()
        await first.do(wire.OpenDoors, open=False)
        page = first.live.earlier(eve.person, 5, None)
        assert await refusal_of(page) == ("ROOM-10", "room-doors-closed")


def long_match(seed: int) -> AnyMatch:
    neutrace = game("neutrace")
    match: AnyMatch = Match.begin(neutrace, neutrace.setup(2, {}), seed)
    chance = SearchChance(seed)
    while match.result is None:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.sample(chance))
    assert len(match.plies) > 2 * LEAST_BETWEEN
    return match


async def test_positions_are_played_again_from_the_last_one_that_is_remembered() -> None:
    match, positions = long_match(1), PastPositions()
    plies = len(match.plies)
    await positions.at("t", match, plies)
    assert positions.replayed == plies
    for ply in (plies, plies - 1, 2 * LEAST_BETWEEN, LEAST_BETWEEN + 1, LEAST_BETWEEN - 1, 0):
        before = positions.replayed
        then = await positions.at("t", match, ply)
        assert len(then.plies) == ply
        assert then.view(None) == match.after(ply).view(None)
        assert positions.replayed - before == ply % LEAST_BETWEEN


async def test_a_position_that_no_longer_stands_is_not_remembered() -> None:
    one, other, positions = long_match(1), long_match(2), PastPositions()
    for match in (one, other, one):
        then = await positions.at("t", match, 2 * LEAST_BETWEEN)
        assert then.view(None) == match.after(2 * LEAST_BETWEEN).view(None)


async def test_few_tables_are_remembered() -> None:
    match, positions = long_match(1), PastPositions()
    for table in range(TABLES + 1):
        await positions.at(str(table), match, LEAST_BETWEEN)
    replayed = positions.replayed
    await positions.at(str(TABLES), match, LEAST_BETWEEN)
    assert positions.replayed == replayed
    await positions.at("0", match, LEAST_BETWEEN)
    assert positions.replayed == replayed + LEAST_BETWEEN


async def test_looking_back_at_a_table_remembers(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = long_match(1)
        id_ = await room.bring("ada", dumps(match.record()))
        live = await room.table(id_)
        for ply in range(LEAST_BETWEEN, LEAST_BETWEEN + 5):
            then, view, _ = await live.past("ada", ply, 0)
            assert view == match.after(ply).view(0)
            assert len(then.plies) == ply
        assert room.positions.replayed == LEAST_BETWEEN + 1 + 2 + 3 + 4
        seats = (wire.NewSeat("me", "Ada"), wire.NewSeat("here", "Bob"))
        forked = await room.table(await room.fork(id_, "ada", wire.Fork(LEAST_BETWEEN, seats)))
        assert forked.table.match is not None
        assert len(forked.table.match.plies) == LEAST_BETWEEN
