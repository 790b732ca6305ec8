"""A coach and a guide speak to a seat of one's own, where hints are allowed (ROOM-17)."""

from __future__ import annotations

from pathlib import Path

from deskoherna.tables import wire
from deskoherna.tables.cost import counted
from tables.rooms import FRIEND, HERE, ME, Guest, lay, open_room, seated

GREEN = {"variant": "short", "first": "green"}


async def cue(guest: Guest, seat: int, *seen: str) -> str | None:
    told = await guest.do(wire.Coach, seat=seat, seen=seen)
    assert isinstance(told, wire.Coached)
    return None if told.cue is None else told.cue.id


async def test_it_says_what_comes_next_after_what_was_seen(tmp_path: Path) -> None:
    """ROOM-17"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        assert await cue(ada, 0) == "dock"
        assert await cue(ada, 0, "dock") == "reach"
        assert await cue(ada, 0, "dock", "reach") is None
        assert await cue(ben, 1) is None, "Ben is not asked"


async def test_whoever_has_no_guide_names_nothing_that_was_seen(tmp_path: Path) -> None:
    """ROOM-17"""
    async with open_room(tmp_path) as room:
        ada, _ = await seated(room, "numerus", options=GREEN)
        told = await ada.do(wire.Coach, seat=0)
        assert (told.tips, told.cue) == ((), None)


async def test_moves_that_were_taken_back_have_not_happened(tmp_path: Path) -> None:
    """ROOM-17, ROOM-4"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        for guest, seat, move in ((ada, 0, "3 d4"), (ben, 1, "1 h8")):
            assert isinstance(await guest.plays(seat, move), wire.Done)
        assert await cue(ada, 0, "dock", "reach") == "tentaclers"
        await ada.do(wire.Propose, seat=0, what="undo", number=0)
        await ben.do(wire.Answer, seat=1, yes=True)
        assert await cue(ada, 0, "dock", "reach") is None


async def test_it_warns_of_what_the_other_one_threatens(tmp_path: Path) -> None:
    """ROOM-17, NUM-21: another 1 beside the first would complete four rows at once"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        await ada.plays(0, "1 a1")
        await ben.plays(1, "1 e5")
        told = await ada.do(wire.Coach, seat=0)
        assert told.tips[0].said.key == "numerus-coach-hyper"
        assert told.version == 2


async def test_nothing_of_it_is_logged_and_it_is_paid_for(tmp_path: Path) -> None:
    """ROOM-14, ROOM-17"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        before = ada.live.table.seq
        ben.frames()
        cost = counted()
        await cue(ada, 0)
        assert cost.ms > 0
        assert ada.live.table.seq == before
        assert ben.frames() == []


async def test_it_speaks_to_nobody_else(tmp_path: Path) -> None:
    """ROOM-10, ROOM-17"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        eve = await Guest(ada.live, room.links.new_person()).joins()
        for guest, seat in ((ben, 0), (ada, 1), (eve, 0)):
            refused = await guest.do(wire.Coach, seat=seat)
            assert refused.problem.key == "room-not-your-seat"


async def test_nor_to_another_seat_of_the_same_person_that_has_secrets(tmp_path: Path) -> None:
    """ROOM-17: whoever holds the device is the one it was handed to"""
    async with open_room(tmp_path) as room:
        person = room.links.new_person()
        live = await lay(room, person, "neutrace", ME, HERE)
        guest = await Guest(live, person).joins()
        for seat in (0, 1):
            await guest.do(wire.Ready, seat=seat, words="")
        await guest.do(wire.Look, seat=0)
        assert await cue(guest, 0) == "scale"
        refused = await guest.do(wire.Coach, seat=1)
        assert refused.problem.key == "room-not-your-seat"


async def test_not_where_hints_are_forbidden(tmp_path: Path) -> None:
    """ROOM-17"""
    async with open_room(tmp_path) as room:
        ada, _ = await seated(room, "numerus", options=GREEN, hints=False)
        refused = await ada.do(wire.Coach, seat=0)
        assert (refused.problem.rule, refused.problem.key) == ("ROOM-17", "room-hints-forbidden")


async def test_nor_before_the_game(tmp_path: Path) -> None:
    """ROOM-10"""
    async with open_room(tmp_path) as room:
        person = room.links.new_person()
        live = await lay(room, person, "numerus", ME, FRIEND)
        refused = await (await Guest(live, person).joins()).do(wire.Coach, seat=0)
        assert refused.problem.key == "room-not-started"


async def test_at_the_end_it_says_good_bye(tmp_path: Path) -> None:
    """ROOM-17: there is nothing left to warn of"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        await ben.do(wire.Resign, seat=1)
        assert await cue(ada, 0) == "end"
