"""Planned moves: carried out once, told to nobody, dropped when they do not fit (ROOM-22)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.log.clock import DAY, ClockRule
from deskoherna.tables.log.planning import Plan, check_planning, fate, read_lines, remaining
from deskoherna.tables.people.planned import Planned, planned_key
from deskoherna.tables.session import planned
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.calls import Call
from tables.rooms import Guest, open_room, refusal_of, seated, until
from tables.sitting import ADA, BEN, EVE, HOST, Sitting, at_seat, duel, lay

Lines = list[list[str | None]]


def plan(sitting: Sitting, seat: int, lines: Lines) -> Plan:
    table = sitting.table
    check_planning(table, seat, table.chairs[seat].person)
    read = read_lines(table.game, sitting.match.state, seat, lines)
    return Plan(table.seq, len(sitting.match.plies), read)


def refusal_of_plan(sitting: Sitting, seat: int, lines: Lines) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        plan(sitting, seat, lines)
    return refusal.value.rule, refusal.value.key


class TestPlanning:
    """ROOM-22: what can be planned; heaps of 3, 4 and 5 matches, and Ada begins"""

    def test_an_answer_is_played_if_it_was_foreseen(self) -> None:
        table = duel("nim")
        ben = plan(table, 1, [["1x1", "2x1"], ["1x2", "2x2"]])
        assert fate(table.table, 1, BEN, ben) == ("waits", None)
        table.plays(ADA, 0, "1x2")
        assert fate(table.table, 1, BEN, ben) == ("plays", "2x2")
        table.plays(BEN, 1, "2x2")
        assert fate(table.table, 1, BEN, ben) == ("over", None)

    def test_the_rest_of_a_line_stays(self) -> None:
        table = duel("nim")
        ben = plan(table, 1, [["1x1", "2x1", "3x1", "3x2"], ["1x1", "2x1", "3x2", "3x1"]])
        table.plays(ADA, 0, "1x1")
        table.plays(BEN, 1, "2x1")
        left = remaining(table.table, 1, ben)
        assert left is not None
        assert [[step.move for step in line] for line in left] == [["3x1", "3x2"], ["3x2", "3x1"]]
        assert fate(table.table, 1, BEN, ben) == ("waits", None)
        table.plays(ADA, 0, "3x2")
        assert fate(table.table, 1, BEN, ben) == ("plays", "3x1")

    def test_whatever_happens_comes_after_what_was_foreseen(self) -> None:
        table = duel("nim")
        ben = plan(table, 1, [[None, "3x5"], ["1x1", "2x1"]])
        foreseen = duel("nim")
        foreseen.plays(ADA, 0, "1x1")
        assert fate(foreseen.table, 1, BEN, ben) == ("plays", "2x1")
        table.plays(ADA, 0, "1x3")
        assert fate(table.table, 1, BEN, ben) == ("plays", "3x5")

    def test_another_way_or_an_illegal_move_drops_it(self) -> None:
        table = duel("nim")
        ben = plan(table, 1, [["1x1", "2x1"]])
        whatever = plan(table, 1, [[None, "3x5"]])
        table.plays(ADA, 0, "3x1")
        assert fate(table.table, 1, BEN, ben) == ("dropped", None)
        assert fate(table.table, 1, BEN, whatever) == ("dropped", None)

    @pytest.mark.parametrize("what", ["pause", "bot", "undo", "kick"])
    def test_what_it_was_not_made_for_drops_it(self, what: str) -> None:
        table = duel("nim")
        table.plays(ADA, 0, "1x1")
        table.plays(BEN, 1, "2x1")
        ben = plan(table, 1, [[None, "3x1"]])
        if what == "pause":
            table.do(HOST, wire.Pause)
            table.do(HOST, wire.GoOn)
        elif what == "bot":
            table.do(BEN, wire.Fill, seat=1, bot="perfect")
            table.do(BEN, wire.HandBack, seat=1)
        elif what == "undo":
            table.do(BEN, wire.Propose, seat=1, what="undo", number=1)
            table.do(ADA, wire.Answer, seat=0, yes=True)
        else:
            table.absent[1] = 700_000
            table.do(HOST, wire.Kick, seat=1)
        expected = "over" if what == "kick" else "dropped"
        assert fate(table.table, 1, BEN, ben) == (expected, None)

    def test_it_waits_while_something_is_proposed(self) -> None:
        table = duel("nim")
        ben = plan(table, 1, [[None, "3x1"]])
        table.plays(ADA, 0, "1x1")
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        assert fate(table.table, 1, BEN, ben) == ("waits", None)
        table.do(BEN, wire.Answer, seat=1, yes=False)
        assert fate(table.table, 1, BEN, ben) == ("plays", "3x1")

    @pytest.mark.parametrize(
        ("lines", "expected"),
        [
            ([["1x4", "2x1"]], ("NIM-1", "nim-too-many")),
            ([["1x3", "1x1"]], ("NIM-1", "nim-too-many")),
            ([["pass", "2x1"]], ("ROOM-2", "nim-unreadable")),
            ([[None, "pass"]], ("ROOM-2", "nim-unreadable")),
            ([["1x1"]], ("ROOM-22", "room-plan-own-move")),
            ([["1x1", "2x1", "2x1"]], ("ROOM-22", "room-plan-own-move")),
            ([[None]], ("ROOM-22", "room-plan-own-move")),
            ([["1x1", None]], ("ROOM-22", "room-plan-whatever-first")),
            ([[None, "1x1", None]], ("ROOM-22", "room-plan-whatever-first")),
            ([["1x1", "2x1"], ["1x1", "2x2"]], ("ROOM-22", "room-plan-twice")),
            ([[None, "2x1"], [None, "2x2"]], ("ROOM-22", "room-plan-twice")),
        ],
    )
    def test_what_cannot_be_played_is_not_planned(
        self, lines: Lines, expected: tuple[str, str]
    ) -> None:
        assert refusal_of_plan(duel("nim"), 1, lines) == expected

    def test_who_and_where(self, sealed_on_the_shelf: None) -> None:
        whatever: Lines = [[None, "2x1"]]
        assert refusal_of_plan(duel("nim"), 0, whatever)[1] == "room-plan-your-turn"
        assert refusal_of_plan(duel("sealed"), 1, whatever) == ("ROOM-22", "room-plan-secrets")
        fast = duel("nim", clock=ClockRule(600))
        assert refusal_of_plan(fast, 1, whatever) == ("ROOM-22", "room-plan-fast")
        assert plan(duel("nim", clock=ClockRule(DAY)), 1, whatever).lines
        table = duel("nim").table
        for person in (ADA, EVE, HOST, None):
            with pytest.raises(Refusal, match="room-not-your-seat"):
                check_planning(table, 1, person)
        waiting = lay("nim", [at_seat(ADA), at_seat(BEN)])
        assert refusal_of_plan(waiting, 1, whatever)[1] == "room-not-started"


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait for a planned move."""
    monkeypatch.setattr(planned, "DELAY", (0.0, 0.0))


def moves(guest: Guest) -> list[str]:
    match = guest.live.table.match
    assert match is not None
    return [ply.move for ply in match.plies]


async def calls(room: Room) -> list[Call]:
    return await room.store.calls.due(1 << 60, 100)


async def kept(room: Room, guest: Guest, seat: int) -> bool:
    key = planned_key(guest.live.table.id, seat)
    return await room.store.documents.get(Planned.kind, key) is not None


@pytest.mark.usefixtures("at_once")
class TestAtATable:
    """ROOM-22"""

    async def test_it_is_carried_out_as_the_person_s_own_move(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            ada, ben = await seated(room)
            planning = ben.live.planned
            await planning.put(ben.person, 1, [["1x1", "2x1", "3x1", "3x2"]])
            await ada.plays(0, "1x1")
            await until(lambda: len(moves(ada)) == 2)
            assert moves(ada) == ["1x1", "2x1"]
            logged = ada.live.table.log[-1]
            assert logged.person == ben.person
            left = await planning.get(ben.person, 1)
            assert [[step.move for step in line] for line in left.lines] == [["3x1", "3x2"]]
            await ada.plays(0, "3x1")
            await until(lambda: len(moves(ada)) == 4)
            await until(lambda: ada.live.planned.settled)
            assert not await kept(room, ben, 1)
            assert await calls(room) == []

    async def test_a_plan_that_does_not_fit_is_dropped_with_a_notice(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            ada, ben = await seated(room)
            await ben.live.planned.put(ben.person, 1, [["1x1", "2x1"]])
            await ada.plays(0, "1x2")
            await until(lambda: ada.live.planned.settled)
            assert moves(ada) == ["1x2"]
            assert await ben.live.planned.get(ben.person, 1) == wire.PlannedView(dropped=True)
            (call,) = await calls(room)
            assert call[:3] == (ben.person, ben.live.table.id, "plan-dropped")
            assert await ben.live.planned.delete(ben.person, 1) == wire.PlannedView()
            assert not await kept(room, ben, 1)

    async def test_nothing_is_left_when_the_game_is_over(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            ada, ben = await seated(room, "numerus", options={"first": "green", "variant": "short"})
            await ben.live.planned.put(ben.person, 1, [[None, "1 a1"]])
            await ada.do(wire.Resign, seat=0)
            await until(lambda: ada.live.planned.settled)
            assert not await kept(room, ben, 1)
            assert await calls(room) == []

    async def test_after_a_crash_the_next_server_goes_on(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(planned, "DELAY", (3600.0, 3600.0))
        async with open_room(tmp_path) as room:
            ada, ben = await seated(room)
            await ben.live.planned.put(ben.person, 1, [[None, "2x1"]])
            await ada.plays(0, "1x1")
            id_ = ada.live.table.id
        monkeypatch.setattr(planned, "DELAY", (0.0, 0.0))
        async with open_room(tmp_path) as room:
            session = await room.table(id_)
            match = session.table.match
            assert match is not None
            await until(lambda: len(match.plies) == 2)
            assert match.plies[-1].move == "2x1"

    async def test_only_the_person_at_the_seat_knows_of_it(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            ada, ben = await seated(room)
            planning = ben.live.planned
            await planning.put(ben.person, 1, [[None, "2x1"]])
            stranger = room.links.new_person()
            for person, seat in ((ada.person, 1), (stranger, 1), (ben.person, 0), (ben.person, 9)):
                for attempt in (
                    planning.get(person, seat),
                    planning.put(person, seat, [[None, "2x2"]]),
                    planning.delete(person, seat),
                    planning.ahead(person, seat, ["1x1"], False),
                ):
                    assert await refusal_of(attempt) == ("ROOM-10", "room-not-your-seat")
            assert (await planning.get(ben.person, 1)).lines

    async def test_whoever_sits_down_there_later_begins_anew(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            ada, ben = await seated(room)
            await ben.live.planned.put(ben.person, 1, [[None, "2x1"]])
            await ben.do(wire.Reissue, seat=1)
            other = await Guest(ben.live, room.links.new_person()).joins()
            token = room.links.token(ben.live.table.id, 1, 2)
            await other.do(wire.Sit, seat=1, name="Eve", token=token)
            await until(lambda: ada.live.planned.settled)
            assert await other.live.planned.get(other.person, 1) == wire.PlannedView()
            assert await refusal_of(ben.live.planned.get(ben.person, 1))
            await other.live.planned.put(other.person, 1, [[None, "2x2"]])
            await ada.plays(0, "1x1")
            await until(lambda: len(moves(ada)) == 2)
            assert moves(ada)[-1] == "2x2"

    async def test_it_shows_what_might_come(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            _, ben = await seated(room)
            ahead = await ben.live.planned.ahead(ben.person, 1, ["1x3"], False)
            assert (ahead.seat, ahead.view["heaps"], len(ahead.moves)) == (1, (0, 4, 5), 9)
            refused = await ben.live.planned.ahead(ben.person, 1, ["1x3", "1x1"], False)
            assert refused.refusal is not None
            assert refused.refusal.key == "nim-too-many"


async def what_others_are_sent(room: Room, planning: bool) -> list[bytes]:
    """Frames that the opponent and a spectator get while two moves are made."""
    ada, ben = await seated(room)
    eve = await Guest(ada.live, room.links.new_person()).joins()
    await until(lambda: ada.live.audience.spectators == 1 and ada.live._counting is None)
    for guest in (ada, ben, eve):
        guest.frames()
    if planning:
        await ben.live.planned.ahead(ben.person, 1, ["1x1"], False)
        await ben.live.planned.put(ben.person, 1, [["1x2", "2x2"], ["1x1", "2x1"]])
        await ben.live.planned.get(ben.person, 1)
        assert [guest.frames() for guest in (ada, ben, eve)] == [[], [], []]
    await ada.plays(0, "1x1")
    if not planning:
        await ben.plays(1, "2x1")
    await until(lambda: len(moves(ada)) == 2)
    sent = b"\n".join([*ada.subscriber.frames, *eve.subscriber.frames])
    sent = sent.replace(ada.live.table.id.encode(), b"table")
    sent = re.sub(rb'"id":"g\d+"|"commitment":"\w+"|/seat/[\w/-]+', b"", sent)
    return [re.sub(rb"\b\d{13}\b", b"then", sent)]


@pytest.mark.usefixtures("at_once")
async def test_others_are_sent_the_same_with_and_without_a_plan(tmp_path: Path) -> None:
    """ROOM-22"""
    async with open_room(tmp_path) as room:
        planned_ones = await what_others_are_sent(room, planning=True)
        assert planned_ones == await what_others_are_sent(room, planning=False)
        assert b'"move":"2x1"' in planned_ones[0]
