"""A coach and a guide speak to a seat of one's own, where hints are allowed (ROOM-17)."""

from __future__ import annotations

from pathlib import Path

from deskoherna.tables import wire
from deskoherna.tables.cost import counted
from tables.rooms import ME, bot, lay, open_room, refusal_of, seated

GREEN = {"variant": "short", "first": "green"}


async def test_it_says_what_comes_next_after_what_was_seen(tmp_path: Path) -> None:
    """ROOM-17"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        session = ada.live
        first = await session.coach(ada.person, 0, [])
        assert first == wire.CoachView(
            first.version, (), wire.CueView("dock", "dock", 1, first.cue.of if first.cue else 0)
        )
        second = await session.coach(ada.person, 0, ["dock"])
        assert second.cue is not None and second.cue.id == "reach"
        assert (await session.coach(ada.person, 0, ["dock", "reach"])).cue is None
        assert (await session.coach(ada.person, 0, None)).cue is None
        assert (await session.coach(ben.person, 1, [])).cue is None, "Ben is not asked"


async def test_moves_that_were_taken_back_have_not_happened(tmp_path: Path) -> None:
    """ROOM-17, ROOM-4"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        seen = ["dock", "reach"]
        for guest, seat, move in ((ada, 0, "3 d4"), (ben, 1, "1 h8")):
            assert isinstance(await guest.plays(seat, move), wire.Done)
        cue = (await ada.live.coach(ada.person, 0, seen)).cue
        assert cue is not None and cue.id == "tentaclers"
        await ada.do(wire.Propose, seat=0, what="undo", number=0)
        await ben.do(wire.Answer, seat=1, yes=True)
        assert (await ada.live.coach(ada.person, 0, seen)).cue is None


async def test_nothing_of_it_is_logged_and_it_is_paid_for(tmp_path: Path) -> None:
    """ROOM-14, ROOM-17"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        before = ada.live.table.seq
        ben.frames()
        cost = counted()
        await ada.live.coach(ada.person, 0, [])
        assert cost.ms > 0
        assert ada.live.table.seq == before
        assert ben.frames() == []


async def test_it_speaks_to_nobody_else(tmp_path: Path) -> None:
    """ROOM-10, ROOM-17"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        for person, seat in ((ben.person, 0), ("a stranger", 0), (None, 0), (ada.person, 9)):
            refused = await refusal_of(ada.live.coach(person, seat, []))
            assert refused == ("ROOM-10", "room-not-your-seat")


async def test_not_where_hints_are_forbidden(tmp_path: Path) -> None:
    """ROOM-17"""
    async with open_room(tmp_path) as room:
        session = await lay(room, "me", "numerus", ME, bot(), hints=False)
        refused = await refusal_of(session.coach("me", 0, []))
        assert refused == ("ROOM-17", "room-hints-forbidden")


async def test_at_the_end_it_says_good_bye(tmp_path: Path) -> None:
    """ROOM-17: there is nothing left to warn of"""
    async with open_room(tmp_path) as room:
        ada, ben = await seated(room, "numerus", options=GREEN)
        await ben.do(wire.Resign, seat=1)
        told = await ada.live.coach(ada.person, 0, [])
        assert told.cue is not None and told.cue.id == "end"
        assert told.tips == ()
