"""Links that are asked about before they are used, and lists that say what is so."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.cost import Payer, counted
from deskoherna.tables.session import lobby
from deskoherna.tables.session.handlers.seats import link_fits
from tables.rooms import FRIEND, HERE, ME, Guest, bot, lay, open_room, seated, until


async def test_a_link_fits_until_it_is_used_or_replaced(tmp_path: Path) -> None:
    """ROOM-10"""
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "nim", ME, FRIEND)
        token = room.links.token(live.table.id, 1, 1)
        assert link_fits(live.table, room.links, 1, token)
        assert not link_fits(live.table, room.links, 0, token)
        assert not link_fits(live.table, room.links, 9, token)
        await live.command("host", wire.Reissue("again", 1))
        assert not link_fits(live.table, room.links, 1, token)
        token = room.links.token(live.table.id, 1, 2)
        await live.command("friend", wire.Sit("sit", 1, "Ben", token))
        assert not link_fits(live.table, room.links, 1, token)


async def test_a_bot_can_be_sent_away_before_the_start(tmp_path: Path) -> None:
    """ROOM-10"""
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "nim", ME, bot())
        await live.command("host", wire.Kick("away", 1))
        assert live.table.chairs[1].open


async def test_tables_that_invite_nobody_keep_no_other_out_of_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_LISTED", 2)
    async with open_room(tmp_path) as room:
        wanted = await lay(room, "host", "nim", ME, FRIEND, public=True)
        for _ in range(3):
            full = await lay(room, "host", "nim", ME, wire.NewSeat("here", "Bob"), public=True)
            assert full.table.state == "waiting"
        assert [table.id for table in (await room.lists("eve")).open] == [wanted.table.id]


async def test_whoever_opens_many_tables_hides_no_other_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ROOM-14: neither by many cookies nor among those that are played"""
    monkeypatch.setattr(lobby, "MOST_LISTED", 7)
    monkeypatch.setattr(lobby, "MOST_LOOKED_AT", 9)
    monkeypatch.setattr(lobby, "MOST_OF_ONE", 2)
    async with open_room(tmp_path) as room:
        counted(Payer("home"))
        awaited = await lay(room, "hana", "nim", ME, FRIEND, public=True)
        await Guest(awaited, "hana").joins()
        played, _ = await seated(room, public=True)
        eves = []
        for number in range(8):
            counted(Payer("one address"))
            left = await lay(room, f"eve {number}", "nim", FRIEND, FRIEND, public=True)
            eves.append(left.table.id)
            if number == 4:
                counted(Payer("ada's"))
                ada = await lay(room, "ada", "nim", FRIEND, FRIEND, public=True)
            counted(Payer("another address"))
            for_show = await lay(room, "eve", "nim", ME, HERE, public=True)
            for seat in (0, 1):
                await for_show.command("eve", wire.Ready(f"r{seat}", seat, ""))
        lists = await room.lists("ben")
        latest = eves[::-1]
        fair = [awaited.table.id, *latest[:2], ada.table.id]
        assert [one.id for one in lists.open] == [*fair, *latest[2:5]]  # there is room for some
        watched = [one.id for one in lists.watch]
        assert watched.index(played.live.table.id) <= lobby.MOST_OF_ONE  # Eve was there, too


async def test_whoever_was_shown_out_has_the_table_no_more(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "nim", ME, FRIEND)
        token = room.links.token(live.table.id, 1, 1)
        await live.command("friend", wire.Sit("sit", 1, "Ben", token))
        assert len((await room.lists("friend")).mine) == 1
        await live.command("host", wire.Kick("out", 1))
        assert (await room.lists("friend")).mine == ()


async def test_what_was_given_up_can_be_continued(tmp_path: Path) -> None:
    """ROOM-9"""
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "numerus", ME, wire.NewSeat("here", "Bob"))
        for seat in (0, 1):
            await live.command("host", wire.Ready(f"r{seat}", seat, ""))
        await live.command("host", wire.Resign("end", 0))
        seats = (wire.NewSeat("bot"), wire.NewSeat("bot"))
        fork = await room.fork(live.table.id, "host", wire.Fork(0, seats))
        assert (await room.table(fork)).table.state == "playing"


async def test_a_game_that_is_over_is_not_continued_from_its_end(tmp_path: Path) -> None:
    """ROOM-3"""
    async with open_room(tmp_path) as room:
        live = await lay(room, "host", "nim", bot(), bot())
        await until(lambda: live.table.state == "over")
        assert live.table.match is not None
        moves = len(live.table.match.plies)
        seats = (wire.NewSeat("bot"), wire.NewSeat("bot"))
        with pytest.raises(Refusal) as refusal:
            await room.fork(live.table.id, "host", wire.Fork(moves, seats))
        assert refusal.value.rule == "ROOM-3"
        await room.fork(live.table.id, "host", wire.Fork(moves - 1, seats))
