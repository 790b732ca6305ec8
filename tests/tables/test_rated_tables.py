"""What is different at a rated table (ROOM-21)."""

from __future__ import annotations

from pathlib import Path

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.session import opening
from tables.finished import at, table_of
from tables.rooms import FRIEND, HERE, ME, Guest, bot, lay, open_room, refusal_of, seated
from tables.sitting import Sitting

CLOCK = ClockRule(600)
RATED = {"rated": True, "clock": CLOCK}


def opened(*seats: wire.NewSeat, person: str = "ada", game: str = "numerus", **more: object) -> str:
    """Whether it can be opened, or why not."""
    wish = wire.NewTable(game, seats, **{**RATED, **more})  # type: ignore[arg-type]
    try:
        first = opening.new_table(person, wish)
    except Refusal as refusal:
        assert refusal.rule == "ROOM-21"
        return refusal.key
    assert first.rated
    assert not first.hints
    return "opened"


def test_it_is_for_different_people_with_a_clock() -> None:
    """ROOM-21"""
    assert opened(ME, FRIEND) == "opened"
    assert opened(FRIEND, FRIEND) == "opened"
    assert opened(ME, FRIEND, clock=None) == "room-rated-clock"
    assert opened(ME, bot()) == "room-rated-people"
    assert opened(ME, HERE) == "room-rated-people"
    assert opened(ME, ME) == "room-rated-people"
    assert opened(ME, FRIEND, game="teserakt") == "room-rated-together"
    assert opened(ME, FRIEND, person="~program") == "room-rated-program"


async def test_everybody_is_told_before_they_sit_down(tmp_path: Path) -> None:
    """ROOM-21: at the table and in lists"""
    async with open_room(tmp_path) as room:
        live = await lay(room, "ada", "numerus", ME, FRIEND, public=True, **RATED)
        stranger = await Guest(live, "eve").joins()
        assert stranger.statuses()[-1].rated
        (listed,) = (await room.lists("eve")).open
        assert listed.rated


async def test_nobody_sits_twice_and_no_program_does(tmp_path: Path) -> None:
    """ROOM-21"""
    async with open_room(tmp_path) as room:
        live = await lay(room, "ada", "numerus", ME, FRIEND, **RATED)
        token = room.links.token(live.table.id, 1, 1)

        async def sits(person: str) -> tuple[str, str]:
            command = wire.Sit(id="sit", seat=1, name="Eve", token=token)
            return await refusal_of(live.command(person, command))

        assert await sits("ada") == ("ROOM-21", "room-rated-people")
        assert await sits("~eve") == ("ROOM-21", "room-rated-program")
        fill = wire.Fill(id="fill", seat=1, bot="random")
        assert await refusal_of(live.command("ada", fill)) == ("ROOM-21", "room-rated-people")


async def test_a_running_rated_game_stays_with_those_who_began_it(tmp_path: Path) -> None:
    """ROOM-21: no seat is given away, nothing is paused, nobody advises"""
    async with open_room(tmp_path) as room:
        host, friend = await seated(room, "numerus", **RATED)
        live = host.live

        async def refused(who: Guest, command: wire.AnyCommand) -> str:
            rule, key = await refusal_of(live.command(who.person, command))
            assert rule in ("ROOM-21", "ROOM-17")
            return key

        assert await refused(host, wire.Pause(id="a")) == "room-rated-pause"
        assert await refused(friend, wire.Reissue(id="b", seat=1)) == "room-rated-seat"
        assert await refused(friend, wire.Hint(id="c", seat=1)) == "room-hints-forbidden"
        wish = wire.Fork(0, (ME, bot()))
        fork = room.fork(live.table.id, host.person, wish)
        assert await refusal_of(fork) == ("ROOM-21", "room-rated-advice")


async def test_whoever_leaves_may_do_so(tmp_path: Path) -> None:
    """ROOM-21: to a bot, and come back"""
    async with open_room(tmp_path) as room:
        host, friend = await seated(room, "numerus", **RATED)
        assert isinstance(await friend.do(wire.Fill, seat=1, bot="random"), wire.Done)
        assert isinstance(await friend.do(wire.HandBack, seat=1), wire.Done)
        assert host.live.table.chairs[1].bot is None


async def test_the_next_game_is_rated_too(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        host, _ = await seated(room, "numerus", **RATED)
        await host.do(wire.Resign, seat=0)
        await host.do(wire.PlayAgain)
        after = host.live.table.next
        assert after is not None
        assert (await room.table(after)).table.opened.rated


def test_the_host_removes_nobody_from_a_rated_game() -> None:
    """ROOM-21: though they are away; the clock decides"""
    sitting = Sitting(table_of("numerus", at("host", "ben"), moves=2, rated=True))
    sitting.absent = {1: 10**9}
    assert sitting.refused("host", wire.Kick, seat=1) == ("ROOM-21", "room-rated-seat")
    assert sitting.refused("host", wire.Ban, seat=1) == ("ROOM-21", "room-rated-seat")
    assert sitting.refused("host", wire.Reissue, seat=0) == ("ROOM-21", "room-rated-seat")
    stands_in = sitting.refused("host", wire.Fill, seat=1, bot="random")
    assert stands_in == ("ROOM-21", "room-rated-people")
