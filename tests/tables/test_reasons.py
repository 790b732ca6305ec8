"""For what people are called back (ROOM-20)."""

from __future__ import annotations

import msgspec

import deskoherna
from deskoherna.tables import wire
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import Table
from deskoherna.tables.notices.notice import notice
from deskoherna.tables.notices.reasons import HOUR, reasons
from tables.sitting import ADA, BEN, EVE, FREE, HOST, LINKS, Sitting, at_seat, duel, lay


def called(sitting: Sitting, at: int | None = None) -> dict[tuple[str, str], int]:
    found = reasons(sitting.table, now() if at is None else at)
    return {(one.person, one.kind): one.seq for one in found}


def plays(sitting: Sitting, who: str, seat: int, move: str | None = None) -> None:
    chosen = move or str(sitting.match.asks[seat].moves[0])
    sitting.do(who, wire.Play, seat=seat, move=chosen, version=sitting.match.version)


def test_whoever_is_asked_is_called() -> None:
    sitting = duel()
    first = called(sitting)
    assert list(first) == [(ADA, "turn")]
    plays(sitting, ADA, 0, "1 a1")
    assert list(called(sitting)) == [(BEN, "turn")]
    plays(sitting, BEN, 1)
    again = called(sitting)
    assert list(again) == [(ADA, "turn")]
    assert again[ADA, "turn"] > first[ADA, "turn"]  # it is another turn


def test_what_others_say_in_between_is_no_new_turn() -> None:
    sitting = duel()
    before = called(sitting)
    sitting.do(BEN, wire.Say, text="Take your time")
    sitting.do(ADA, wire.Hint, seat=0)
    assert called(sitting) == before


def test_after_a_move_was_taken_back_it_is_a_new_turn() -> None:
    sitting = duel()
    plays(sitting, ADA, 0, "1 a1")
    before = called(sitting)
    sitting.do(ADA, wire.Propose, seat=0, what="undo", number=0)
    assert called(sitting).keys() == {(BEN, "turn"), (BEN, "offer")}
    sitting.do(BEN, wire.Answer, seat=1, yes=True)
    assert list(called(sitting)) == [(ADA, "turn")]
    plays(sitting, ADA, 0, "1 b1")
    assert called(sitting)[BEN, "turn"] > before[BEN, "turn"]


def test_an_offer_is_for_those_who_have_not_answered() -> None:
    sitting = duel()
    sitting.do(BEN, wire.Propose, seat=1, what="draw")
    assert called(sitting).keys() == {(ADA, "turn"), (ADA, "offer")}
    assert notice(sitting.table, ADA, "offer").title("en") == "NUMERUS: Ben offers a draw"
    sitting.do(ADA, wire.Answer, seat=0, yes=False)
    assert called(sitting).keys() == {(ADA, "turn")}


def test_the_end_is_for_those_who_did_not_bring_it_about() -> None:
    sitting = duel()
    sitting.do(ADA, wire.Resign, seat=0)
    assert list(called(sitting)) == [(BEN, "over")]
    assert called(sitting, now() + 25 * HOUR) == {}  # that is no news any more


def test_someone_sits_down() -> None:
    sitting = lay("numerus", [at_seat(HOST), FREE], {"variant": "short"})
    assert called(sitting) == {}
    token = LINKS.token("table", 1, 1)
    sitting.do(EVE, wire.Sit, seat=1, name="Eve", token=token)
    assert list(called(sitting)) == [(HOST, "sat")]
    assert notice(sitting.table, HOST, "sat").title("cs") == "NUMERUS: Eve už sedí u stolu"
    sitting.do(EVE, wire.Leave, seat=1)
    assert called(sitting) == {}  # she has gone again


def test_nobody_is_called_to_a_table_that_rests() -> None:
    sitting = lay("numerus", [at_seat(HOST, words=""), at_seat(ADA, words="")], {"first": "green"})
    assert (HOST, "turn") in called(sitting)
    sitting.do(HOST, wire.Pause)
    assert called(sitting) == {}
    sitting.do(HOST, wire.GoOn)
    assert (HOST, "turn") in called(sitting)


def test_for_whom_a_bot_plays_is_not_called() -> None:
    sitting = duel()
    sitting.do(ADA, wire.Fill, seat=0, bot="random")
    assert called(sitting) == {}


def test_programs_are_not_called() -> None:
    chairs = [at_seat("~program", words=""), at_seat(BEN, words="")]
    sitting = lay("numerus", chairs, {"variant": "short", "first": "green"})
    assert called(sitting) == {}


def test_nothing_that_a_seat_hides_is_in_a_notice() -> None:
    """The swap test: what somebody may not know is changed, and the notice stays the same"""
    sitting = duel("neutrace")
    swapped = Table.load("table", sitting.table.log)
    assert swapped.match is not None
    game = deskoherna.game("neutrace")
    for seat, person in enumerate((ADA, BEN)):
        state = sitting.match.state
        other = game.swapped(state, seat, deskoherna.kernel.SearchChance(seed=3))
        assert other is not None
        swapped.match.state = other
        for kind in ("turn", "offer", "sat", "over", "reminder", "plan-dropped"):
            pair = [notice(table, person, kind) for table in (sitting.table, swapped)]
            sent = {
                msgspec.json.encode((one, one.title(language), one.body(language)))
                for one in pair
                for language in ("en",)
            }
            assert len(sent) == 1
