"""What players make: the host may hide it, others may watch it, bots say what they made of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.projection import visibility
from deskoherna.tables.projection.log_view import entries
from deskoherna.tables.projection.messages import encode
from deskoherna.tables.projection.position import drafted, position
from deskoherna.tables.projection.viewer import Viewer
from deskoherna.tables.session.decisions import played
from deskoherna.tables.session.session import Session
from tables.rooms import FRIEND, HERE, ME, Guest, bot, open_room, until
from tables.rooms import lay as lay_in
from tables.sitting import BEN, EVE, HOST, Sitting, at_seat, everything, happen, lay, loaded

OPTIONS = {"letters": "dealt", "negater": "first"}  # seat 1 hints first
STROKE = "3kAAAAfZZZZf"
SECRET = "what nobody should read"


def three(clock: ClockRule | None = None) -> Sitting:
    chairs = [at_seat(person, words="") for person in (HOST, BEN, EVE)]
    return lay("estimatrix", chairs, OPTIONS, clock=clock)


def sent_to(sitting: Sitting, seat: int | None, after: int = 0) -> str:
    """All that a seat is sent_to, of now and of before."""
    table = sitting.table
    viewer = Viewer() if seat is None else Viewer((seat,), seat)
    past = [
        visibility.seat_view(table, sitting.match.after(n), seat) for n in range(len(table.plies))
    ]
    lines = entries(table, after, viewer)
    return encode([lines, position(table, viewer), past]).decode()


class TestHiding:
    """ROOM-16"""

    def test_a_hint_is_hidden_from_all_but_its_maker(self) -> None:
        sitting = three()
        sitting.plays(BEN, 1, "ban red")
        sitting.plays(BEN, 1, f"say {SECRET}")
        assert SECRET in sent_to(sitting, None)
        sitting.do(HOST, wire.Hide, number=1, hidden=True)
        for seat in (None, 0, 2):
            assert SECRET not in sent_to(sitting, seat)
        assert SECRET in sent_to(sitting, 1)
        sitting.do(HOST, wire.Hide, number=1, hidden=False)
        assert SECRET in sent_to(sitting, 2)

    def test_also_after_the_answers_and_in_the_last_turn(self) -> None:
        sitting = three()
        sitting.plays(BEN, 1, "ban red")
        sitting.plays(BEN, 1, f"say {SECRET}")
        sitting.do(HOST, wire.Hide, number=1, hidden=True)
        for person, seat in ((BEN, 1), (HOST, 0), (EVE, 2)):
            sitting.plays(person, seat, "answer blue")
        assert sitting.match.view(None).last.hint.words == SECRET
        assert SECRET not in sent_to(sitting, 0)

    def test_a_drawing_while_it_grows(self) -> None:
        sitting = three()
        sitting.plays(BEN, 1, "ban red")
        sitting.plays(BEN, 1, f"draw {STROKE}")
        sitting.do(HOST, wire.Hide, number=1, hidden=True)
        sitting.plays(BEN, 1, f"draw {STROKE}")
        assert STROKE not in sent_to(sitting, 0)
        assert STROKE in sent_to(sitting, 1)

    def test_lines_that_were_sent_are_sent_again(self) -> None:
        sitting = three()
        sitting.plays(BEN, 1, "ban red")
        sitting.plays(BEN, 1, f"say {SECRET}")
        before = sitting.table.seq
        sitting.do(HOST, wire.Hide, number=1, hidden=True)
        again, note = entries(sitting.table, before, Viewer())
        assert again.seq == before and isinstance(again, wire.MoveView)
        assert again.events[0]["hidden"] and again.events[0]["words"] == ""
        assert isinstance(note, wire.NoteView)
        assert (note.key, note.rule) == ("room-note-hidden", "ROOM-16")

    def test_who_may_and_what_can_be(self) -> None:
        sitting = three()
        sitting.plays(BEN, 1, "ban red")
        hide = {"number": 1, "hidden": True}
        assert sitting.refused(HOST, wire.Hide, **hide) == ("ROOM-16", "room-nothing-to-hide")
        sitting.plays(BEN, 1, "aloud")
        assert sitting.refused(BEN, wire.Hide, **hide) == ("ROOM-10", "room-host-only")
        shown = {"number": 1, "hidden": False}
        assert sitting.refused(HOST, wire.Hide, **shown) == ("ROOM-16", "room-hidden-already")


class TestClock:
    """ROOM-12, EST-R7: a limit is for the whole hint."""

    def test_strokes_do_not_wind_it_up(self) -> None:
        sitting = three(ClockRule(total=60, per_move=True))
        table, match, clock = sitting.table, sitting.match, sitting.table.clock
        assert clock is not None
        start = table.log[-1].at

        def left_after(seconds: int, move: str) -> int:
            at = start + 1000 * seconds
            happen(table, played(match.decide(1, move)), at=at)
            return clock.left_at(1, at, ()) // 1000

        assert left_after(5, "ban red") == 60
        assert left_after(15, f"draw {STROKE}") == 50
        assert left_after(25, "rub") == 40
        assert left_after(35, "ban blue") == 30
        assert left_after(45, "aloud") == 60
        assert everything(loaded(table)) == everything(table)


class TestWatching:
    """ROOM-16: a move in the making."""

    def drafted(self, sitting: Sitting, seat: int, move: str | None) -> wire.Drafted | None:
        viewer = Viewer((seat,), seat)
        return drafted(sitting.table, viewer, wire.Draft("id", seat, move))

    def test_a_stroke_is_passed_on_and_kept_nowhere(self) -> None:
        sitting = three()
        sitting.plays(BEN, 1, "ban red")
        before = sitting.table.seq
        move = f"draw {STROKE}"
        assert self.drafted(sitting, 1, move) == wire.Drafted(1, move)
        assert self.drafted(sitting, 1, None) == wire.Drafted(1, None)
        assert sitting.table.seq == before
        assert STROKE not in sent_to(sitting, 0)

    @pytest.mark.parametrize(
        ("seat", "move", "key"),
        [
            (1, "say boo", "room-not-open"),
            (1, "draw 3rAAAAf", "estimatrix-ink"),
            (0, f"draw {STROKE}", "estimatrix-quanter-hints"),
        ],
    )
    def test_what_is_not(self, seat: int, move: str, key: str) -> None:
        sitting = three()
        sitting.plays(BEN, 1, "ban red")
        with pytest.raises(Refusal) as refusal:
            self.drafted(sitting, seat, move)
        assert refusal.value.key == key

    def test_what_is_hidden_is_not_passed_on(self) -> None:
        sitting = three()
        sitting.plays(BEN, 1, "ban red")
        sitting.plays(BEN, 1, f"draw {STROKE}")
        sitting.do(HOST, wire.Hide, number=1, hidden=True)
        assert self.drafted(sitting, 1, f"draw {STROKE}") is None


async def at_table(live: Session, person: str) -> Guest:
    return await Guest(live, person).joins()


async def test_those_who_look_see_a_stroke_grow(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        host, friend = room.links.new_person(), room.links.new_person()
        live = await lay_in(room, host, "estimatrix", FRIEND, ME, bot(), options=OPTIONS)
        one = await at_table(live, host)
        await one.do(wire.Ready, seat=1, words="")
        other = await at_table(live, friend)
        token = room.links.token(live.table.id, 0, 1)
        await other.do(wire.Sit, seat=0, name="Ada", token=token, words="")
        await one.plays(1, "ban red")
        other.frames()
        one.frames()
        await one.do(wire.Draft, seat=1, move=f"draw {STROKE}")
        assert other.frames() == [wire.Drafted(1, f"draw {STROKE}")]
        assert [type(frame) for frame in one.frames()] == [wire.Done]


async def test_bots_say_why_once_the_answers_are_out(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        host = room.links.new_person()
        live = await lay_in(room, host, "estimatrix", bot("expert"), ME, bot(), options=OPTIONS)
        guest = await at_table(live, host)
        await guest.do(wire.Ready, seat=1, words="")
        await guest.plays(1, "ban red")
        await guest.plays(1, "say a ripe lemon")
        assert not live.table.unexplained
        await guest.plays(1, "answer yellow")
        await until(lambda: any(isinstance(line, wire.RemarkView) for line in guest.new_lines()))
        remark = remarks(live)[0]
        assert remark.seat == 0  # the random bot has nothing to say
        assert [one.key for one in remark.said] == ["estimatrix-reason"]
        assert remark.said[0].args["english"] == "lemon"
        assert not live.table.unexplained
        await guest.do(wire.Hide, number=1, hidden=True)
        assert remarks(live)[0].said == ()


def remarks(live: Session) -> list[wire.RemarkView]:
    lines = entries(live.table, 0, Viewer())
    return [line for line in lines if isinstance(line, wire.RemarkView)]


async def test_a_table_that_goes_on_from_there_hides_it_too(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        host = room.links.new_person()
        live = await lay_in(room, host, "estimatrix", ME, HERE, HERE, options=OPTIONS)
        guest = await at_table(live, host)
        for seat in range(3):
            await guest.do(wire.Ready, seat=seat, words="")
        await guest.plays(1, "ban red")
        await guest.plays(1, f"say {SECRET}")
        plies = live.table.plies[live.table.seq]
        await guest.do(wire.Hide, number=1, hidden=True)
        await guest.do(wire.Propose, seat=0, what="draw")
        seats = (ME, bot(), bot())
        following = await room.table(await room.fork(live.table.id, host, wire.Fork(plies, seats)))
        assert SECRET not in msgspec.json.encode(await following.look(None)).decode()
