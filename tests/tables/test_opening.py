"""How a table begins: its first entries are decided without it, stored, and loaded."""

from __future__ import annotations

import msgspec
import pytest

import deskoherna
from deskoherna.kernel import Record, Refusal
from deskoherna.tables import wire
from deskoherna.tables.log.entries import Chair, Opened, Rematch, Started
from deskoherna.tables.log.table import Table
from deskoherna.tables.projection.visibility import viewer_of
from deskoherna.tables.session.call import Call
from deskoherna.tables.session.decisions import Decision, Opening
from deskoherna.tables.session.handlers import HANDLERS
from deskoherna.tables.session.opening import (
    brought,
    decide_opening,
    first_log,
    first_phase,
    opened,
)
from tables.sitting import ADA, BEN, FREE, HOST, LINKS, at_seat, bot_at_seat, duel

SHORT = {"variant": "short", "first": "green"}


def record(over: bool) -> Record:
    table = duel()
    table.plays(ADA, 0)
    if over:
        table.do(ADA, wire.Resign, seat=0)
    return table.match.record()


def first(*chairs: Chair, from_record: bool = False) -> Opened:
    fresh = opened(deskoherna.game("numerus"), SHORT, HOST, chairs)
    return msgspec.structs.replace(fresh, from_record=from_record)


@pytest.mark.parametrize("what", ["players", "words"])
def test_names_and_words_of_a_record_carry_few_marks(what: str) -> None:
    """ROOM-13"""
    game, tower = deskoherna.game("numerus"), "o" + "\u0489" * 6
    given = {"players": (tower, "Ben")} if what == "players" else {"contributions": (tower,)}
    with pytest.raises(Refusal, match="room-marks"):
        brought(game.new(options=SHORT, **given), HOST)


@pytest.mark.parametrize(
    ("opening", "phase"),
    [
        (Opening("t", first(at_seat(HOST), FREE)), "waiting"),
        (Opening("t", first(bot_at_seat(), bot_at_seat())), "playing"),
        (Opening("t", first(at_seat(HOST), FREE), record(over=False)), "waiting"),
        (Opening("t", first(bot_at_seat(), bot_at_seat()), record(over=False)), "playing"),
        (Opening("t", first(FREE, FREE, from_record=True), record(over=False)), "closed"),
        (Opening("t", first(FREE, FREE, from_record=True), record(over=True)), "over"),
    ],
)
def test_the_table_is_what_was_decided(opening: Opening, phase: str) -> None:
    decision = decide_opening(opening)
    table = Table.load("t", first_log(decision, HOST))
    assert table.state == first_phase(opening, decision) == phase
    assert (table.match is not None) == (opening.record is not None or phase == "playing")
    assert [logged.person for logged in table.log if logged.person] == [HOST]
    assert sum(isinstance(logged.entry, Started) for logged in table.log) == (phase == "playing")


def test_a_rematch_is_decided_with_the_table_it_leads_to() -> None:
    """ROOM-10: it has the same id however often it is tried"""
    table = duel()
    table.do(ADA, wire.Resign, seat=0)
    call = Call(table.table, wire.PlayAgain("x"), HOST, viewer_of(table.table, HOST), LINKS)
    decisions = [HANDLERS[wire.PlayAgain].reply(call) for _ in range(2)]
    for decision in decisions:
        assert isinstance(decision, Decision) and decision.opens is not None
        assert decision.entries == (Rematch(decision.opens.id),)
        assert [chair.person for chair in decision.opens.opened.chairs] == [ADA, BEN]
        assert decision.opens.id == LINKS.following(table.table.id)
