"""Partners point at the board and propose moves to one another; nobody else does (ROOM-15)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from deskoherna.bots import advises
from deskoherna.catalogue import all_games
from deskoherna.games.teserakt import TESERAKT
from deskoherna.kernel import dumps
from deskoherna.tables import wire
from deskoherna.tables.advice import plans as plans_module
from deskoherna.tables.session.room import Room
from deskoherna.tables.session.session import Session
from tables.rooms import ME, Guest, bot, lay, open_room, seated, until

SEAT_FIRST = {"first": "seat"}


@asynccontextmanager
async def partners(folder: Path, **more: Any) -> AsyncIterator[tuple[Guest, Guest, Guest]]:
    """Hana, who is asked, Ada, her partner, and Eve, who watches."""
    async with open_room(folder) as room:
        hana, ada = await seated(room, "teserakt", options=SEAT_FIRST, **more)
        while not acting(hana.live):
            (seat,) = asked(hana.live)
            await (hana, ada)[seat].plays(seat)
        eve = await Guest(hana.live, room.links.new_person()).joins()
        assert asked(hana.live) == [0]
        for guest in (hana, ada, eve):
            guest.frames()
        yield hana, ada, eve


def asked(live: Session) -> list[int]:
    assert live.table.match is not None
    return list(live.table.match.asks)


def acting(live: Session) -> bool:
    """Whether the table has been laid, and actions can be taken."""
    assert live.table.match is not None
    return bool(live.table.match.state.agenda[-1][0] == "act")


def plans(guest: Guest) -> list[wire.PlansView]:
    """What was said to be planned since it was last asked."""
    found = (getattr(frame, "plans", None) for frame in guest.frames())
    return [plan for plan in found if plan is not None]


def legal(live: Session, seat: int = 0, nth: int = 0) -> str:
    assert live.table.match is not None
    return str(live.table.match.asks[seat].moves[nth])


async def advises_to(guest: Guest, seat: int, to: int, move: str, **more: Any) -> Any:
    assert guest.live.table.match is not None
    more = {"version": guest.live.table.match.version} | more
    return await guest.do(wire.Advise, seat=seat, to=to, move=move, **more)


def refused(answer: Any) -> tuple[str | None, str]:
    assert isinstance(answer, wire.Refused), answer
    return answer.problem.rule, answer.problem.key


class TestPointing:
    """ROOM-15: a mark, seen by all, that fades."""

    async def test_everyone_sees_it_until_it_is_taken_back(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, eve):
            await ada.do(wire.Point, seat=1, target="b2")
            mark = wire.MarkView(1, "b2")
            for guest in (hana, ada, eve):
                assert plans(guest) == [wire.PlansView((mark,))]
            late = await hana.live.look(None)
            assert late.plans.marks == (mark,)
            await ada.do(wire.Point, seat=1, target="b2", on=False)
            assert plans(eve) == [wire.PlansView()]

    async def test_the_same_mark_twice_is_one(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            await ada.do(wire.Point, seat=1, target="A")
            await ada.do(wire.Point, seat=1, target="A")
            await hana.do(wire.Point, seat=0, target="A")
            assert plans(hana)[-1].marks == (wire.MarkView(0, "A"), wire.MarkView(1, "A"))

    async def test_it_fades(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(plans_module, "FADING", 50)
        async with partners(tmp_path) as (hana, ada, _):
            await ada.do(wire.Point, seat=1, target="d:4")
            got: list[wire.PlansView] = []

            def gone() -> bool:
                got.extend(plans(hana))
                return len(got) == 2

            await until(gone)
            assert [len(plan.marks) for plan in got] == [1, 0]

    async def test_a_move_leaves_it_where_it_is(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            await ada.do(wire.Point, seat=1, target="p:y3")
            await hana.plays(0)
            assert (await hana.live.look(None)).plans.marks == (wire.MarkView(1, "p:y3"),)

    async def test_of_many_marks_the_oldest_go(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            targets = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]
            for target in targets:
                await ada.do(wire.Point, seat=1, target=target)
            marks = (await hana.live.look(None)).plans.marks
            assert {mark.target for mark in marks} == set(targets[-plans_module.MOST_MARKS :])

    async def test_it_is_neither_logged_nor_recorded(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            table = hana.live.table
            assert table.match is not None
            before = table.seq, dumps(table.match.record())
            await ada.do(wire.Point, seat=1, target="b2")
            await advises_to(ada, 1, 0, legal(hana.live))
            assert (table.seq, dumps(table.match.record())) == before

    async def test_what_is_not_there_is_refused(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            for target in ("e5", "b2.9", "z:y7", "<b>", " b2"):
                answer = await ada.do(wire.Point, seat=1, target=target)
                assert refused(answer) == ("ROOM-15", "room-no-place")
            assert plans(hana) == []


class TestProposing:
    """ROOM-15: a move for the partner who is asked, until the position changes."""

    async def test_the_one_who_is_asked_plays_it_as_their_own(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, eve):
            move = legal(hana.live, nth=3)
            await advises_to(ada, 1, 0, move.upper())
            advice = wire.SuggestionView(1, 0, move)
            for guest in (hana, ada, eve):
                assert plans(guest) == [wire.PlansView(advice=(advice,))]
            await hana.plays(0, advice.move)
            assert hana.live.table.match is not None
            last = hana.live.table.match.plies[-1]
            assert (last.seat, last.move) == (0, move)
            assert plans(eve) == [wire.PlansView()]  # the position has changed

    async def test_it_goes_with_the_position_and_when_it_is_taken_back(
        self, tmp_path: Path
    ) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            await advises_to(ada, 1, 0, legal(hana.live))
            await advises_to(ada, 1, 0, legal(hana.live), on=False)
            assert [len(plan.advice) for plan in plans(hana)] == [1, 0]
            await advises_to(ada, 1, 0, legal(hana.live))
            await hana.plays(0, legal(hana.live, nth=1))
            assert [len(plan.advice) for plan in plans(hana)] == [1, 0]

    async def test_it_goes_with_whoever_proposed_it(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, eve):
            await advises_to(ada, 1, 0, legal(hana.live))
            await ada.do(wire.Point, seat=1, target="b2")
            await ada.do(wire.Reissue, seat=1)
            links = (await ada.live.look(ada.person)).you.links
            token = links["1"].rsplit("/", 1)[1]
            await eve.do(wire.Sit, seat=1, name="Eve", token=token)
            assert plans(hana)[-1] == wire.PlansView()

    async def test_partners_are_told_what_may_be_done(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, eve):
            own = (await hana.live.look(hana.person)).position
            partner = (await hana.live.look(ada.person)).position
            assert own is not None
            assert partner is not None
            assert (partner.asks, partner.partners) == ({}, own.asks)
            assert (list(own.asks), own.partners) == (["0"], {})
            moves = await ada.do(wire.Moves, seat=0)
            assert legal(hana.live) in moves.moves
            considered = await ada.do(wire.Consider, seat=0, move=moves.moves[0])
            assert considered.events
            watching = (await hana.live.look(eve.person)).position
            assert watching is not None
            assert not watching.partners
            answer = await eve.do(wire.Moves, seat=0)
            assert refused(answer) == ("ROOM-10", "room-not-your-seat")

    async def test_what_is_not_legal_now_is_refused(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            assert refused(await advises_to(ada, 1, 0, "take b9"))[0] == "ROOM-2"
            assert refused(await advises_to(ada, 1, 0, "yes"))[1] != "room-stale"
            stale = await advises_to(ada, 1, 0, legal(hana.live), version=1)
            assert refused(stale) == ("ROOM-11", "room-stale")
            assert plans(hana) == []

    async def test_nobody_proposes_to_whoever_is_not_asked(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            move = legal(hana.live)
            answer = await advises_to(hana, 0, 1, move)
            assert refused(answer) == ("TES-15", "teserakt-not-your-turn")
            assert refused(await advises_to(ada, 1, 9, move)) == ("ROOM-1", "room-no-seat")
            own = await advises_to(hana, 0, 0, move)
            assert refused(own) == ("ROOM-15", "room-advise-yourself")

    async def test_too_many_are_refused(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            for nth in range(plans_module.MOST_SUGGESTIONS):
                await advises_to(ada, 1, 0, legal(hana.live, nth=nth))
            again = await advises_to(ada, 1, 0, legal(hana.live))
            assert isinstance(again, wire.Done)
            answer = await advises_to(
                ada, 1, 0, legal(hana.live, nth=plans_module.MOST_SUGGESTIONS)
            )
            assert refused(answer) == ("ROOM-15", "room-advice-enough")


class TestWhoMay:
    """ROOM-15: partners at a cooperative game, and nobody else."""

    async def test_spectators_and_strangers_may_not(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, _, eve):
            point = await eve.do(wire.Point, seat=1, target="b2")
            assert refused(point) == ("ROOM-10", "room-not-your-seat")
            advice = await advises_to(eve, 1, 0, legal(hana.live))
            assert refused(advice) == ("ROOM-10", "room-not-your-seat")
            assert plans(hana) == []

    async def test_nobody_may_where_people_play_against_each_other(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            hana, ada = await seated(room, "numerus")
            (seat,) = asked(hana.live)
            other = [hana, ada][1 - seat]
            point = await other.do(wire.Point, seat=1 - seat, target="a1")
            assert refused(point) == ("ROOM-15", "room-not-together")
            advice = await advises_to(other, 1 - seat, seat, legal(hana.live, seat))
            assert refused(advice) == ("ROOM-15", "room-not-together")
            moves = await other.do(wire.Moves, seat=seat)
            assert refused(moves) == ("ROOM-10", "room-not-your-seat")

    async def test_not_before_the_game_nor_while_it_is_paused(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            await hana.do(wire.Pause)
            point = await ada.do(wire.Point, seat=1, target="b2")
            assert refused(point) == ("ROOM-10", "room-paused")


class TestBots:
    """ROOM-15: bots propose moves to people."""

    async def test_a_partner_that_is_a_bot_proposes_and_the_person_accepts(
        self, tmp_path: Path
    ) -> None:
        async with open_room(tmp_path) as room:
            hana = await alone_with_a_bot(room)
            await until(lambda: any(plan.advice for plan in plans(hana)))
            (advice,) = (await hana.live.look(None)).plans.advice
            assert (advice.seat, advice.to) == (1, 0)
            assert isinstance(await hana.plays(0, advice.move), wire.Done)

    async def test_nobody_proposes_to_a_bot(self, tmp_path: Path) -> None:
        async with partners(tmp_path) as (hana, ada, _):
            await hana.do(wire.Fill, seat=0, bot="random")  # its process has yet to start
            answer = await advises_to(ada, 1, 0, legal(hana.live))
            assert refused(answer) == ("ROOM-15", "room-advise-bot")

    async def test_only_those_that_can(self) -> None:
        assert advises(TESERAKT, "planning")
        assert not advises(TESERAKT, "random")
        assert not advises(TESERAKT, None)

    @pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
    async def test_partners_hide_nothing_from_each_other(self, game: Any) -> None:
        assert not (game.cooperative and game.private)


async def alone_with_a_bot(room: Room) -> Guest:
    host = room.links.new_person()
    live = await lay(room, host, "teserakt", ME, bot("planning"), options=SEAT_FIRST)
    hana = await Guest(live, host).joins()
    await hana.do(wire.Ready, seat=0, words="")
    while not (acting(live) and asked(live) == [0]):
        await until(lambda: asked(live) == [0])
        await hana.plays(0)
    return hana


async def test_nobody_drafts_a_move_for_another(tmp_path: Path) -> None:
    """ROOM-10: a partner, who may look at what the seat can do, as little as a spectator"""
    async with partners(tmp_path) as (hana, ada, eve):
        for other in (ada, eve):
            refused = await other.do(wire.Draft, seat=0, move=None)
            assert isinstance(refused, wire.Refused)
            assert refused.problem.key == "room-not-your-seat"
        assert hana.frames() == []
        await hana.do(wire.Draft, seat=0, move=None)
        assert wire.Drafted(0, None) in ada.frames()
