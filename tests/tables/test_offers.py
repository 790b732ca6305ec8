"""Offers that come in between another's turn, and lapse if a table says so (ROOM-12)."""

from __future__ import annotations

from pathlib import Path

from deskoherna.kernel import SearchChance
from deskoherna.kernel.record import MoveLine
from deskoherna.tables.log.clock import ClockRule, OfferClock
from deskoherna.tables.log.table import Table
from deskoherna.tables.session.decisions import played
from tables.rooms import Guest, open_room, seated, until
from tables.sitting import ADA, BEN, Sitting, at_seat, happen, lay

CALM = {"modelling": False}


def test_every_offer_has_its_time_anew() -> None:
    clock = OfferClock(ClockRule(10), 2)
    clock.turn([1], 0, ())
    assert clock.left_at(1, 4_000, ()) == 6_000
    clock.turn([1], 4_000, (), moved=1)  # declined, and asked again
    assert clock.left_at(1, 5_000, ()) == 9_000
    clock.turn([], 5_000, (), moved=1)
    clock.turn([1], 9_000, ())
    assert clock.left_at(1, 9_000, ()) == 10_000


def test_an_offer_goes_on_while_something_else_happens() -> None:
    clock = OfferClock(ClockRule(10), 3)
    clock.turn([1], 0, ())
    clock.turn([1], 4_000, (), moved=2)  # nobody waited for that
    assert clock.left_at(1, 5_000, ()) == 5_000


def offered(table: Table) -> int | None:
    """The seat that has an offer to answer."""
    assert table.match is not None
    return next((seat for seat, ask in table.match.asks.items() if ask.offer), None)


def with_an_offer() -> Sitting:
    """A game of LABORIGINES, played at random until someone may manipulate."""
    for seed in range(100):
        sitting = lay(
            "laborigines", [at_seat(ADA, words=""), at_seat(BEN, words="")], CALM, seed=seed
        )
        chance = SearchChance(seed)
        while sitting.state == "playing" and offered(sitting.table) is None:
            seat = sitting.table.awaited[0]
            move = sitting.match.asks[seat].sample(chance)
            happen(sitting.table, played(sitting.match.decide(seat, move)))
        if sitting.state == "playing":
            return sitting
    raise AssertionError("nobody can ever pay")


def test_without_a_limit_an_offer_waits() -> None:
    """LAB-19"""
    sitting = with_an_offer()
    assert sitting.table.offers is None
    assert sitting.table.clocks == []


async def test_an_offer_lapses_by_itself(tmp_path: Path) -> None:
    """LAB-19, ROOM-12: after the seconds the table gives it, it is declined."""
    async with open_room(tmp_path) as room:
        while True:
            guests = await seated(room, "laborigines", options=CALM, offers=1)
            table = guests[0].live.table
            await play_until_offered(guests, SearchChance(1))
            if (seat := offered(table)) is not None:
                break
        assert table.offers is not None and table.match is not None
        assert table.offers.running == {seat}
        version = table.match.version
        await until(lambda: table.match is not None and table.match.version > version)
        line = table.match.last_line
        assert isinstance(line, MoveLine)
        assert (line.seat, line.move, line.late) == (seat, "pass", True)
        assert table.state == "playing"


async def play_until_offered(guests: tuple[Guest, Guest], chance: SearchChance) -> None:
    table = guests[0].live.table
    while table.state == "playing" and offered(table) is None:
        seat = table.awaited[0]
        assert table.match is not None
        await guests[seat].plays(seat, str(table.match.asks[seat].sample(chance)))
