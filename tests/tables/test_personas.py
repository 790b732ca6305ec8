"""Bots at tables have names of their own (ROOM-10)."""

from __future__ import annotations

import pytest

import deskoherna
from deskoherna.tables import wire
from deskoherna.tables.log.entries import Chair, Opened, Seated
from deskoherna.tables.log.names import looks
from deskoherna.tables.log.personas import PERSONAS, name_for_bot, name_of, persona_of
from deskoherna.tables.projection.notes import note
from deskoherna.tables.projection.status import chair_view
from deskoherna.tables.session import opening
from deskoherna.tables.session.decisions import Opening
from deskoherna.tables.session.permissions import ABSENT
from deskoherna.tables.session.words import proper_name
from tables.sitting import EVE, FREE, HOST, Sitting, at_seat, bot_at_seat, duel, lay

ESTIMATRIX = deskoherna.game("estimatrix")
NAMES = [name_of(persona) for persona in PERSONAS]


def opened_by(name: str, bots: int, id_: str = "some-table") -> tuple[Chair, ...]:
    """The chairs of a new table: a person, and bots without names until it is decided."""
    seats = [wire.NewSeat("me", name), *(wire.NewSeat("bot", bot="random") for _ in range(bots))]
    chairs = opening.seat(ESTIMATRIX, HOST, seats)
    decision = opening.decide_opening(Opening(id_, opening.opened(ESTIMATRIX, {}, HOST, chairs)))
    first = decision.entries[0]
    assert isinstance(first, Opened)
    return first.chairs


class TestNames:
    def test_a_person_could_have_every_one_of_them_and_none_looks_like_another(self) -> None:
        assert [proper_name(name) for name in NAMES] == NAMES
        assert len({looks(name) for name in NAMES}) == len(NAMES)

    def test_five_bots_at_a_table_have_five_names(self) -> None:
        names = [chair.name for chair in opened_by("Ada", bots=5)]
        assert len(set(names)) == 6
        assert {*names[1:]} <= {*NAMES}

    def test_they_follow_from_the_id_of_the_table(self) -> None:
        assert opened_by("Ada", bots=5) == opened_by("Ada", bots=5)
        tables = {tuple(chair.name for chair in opened_by("Ada", 5, f"{n}")) for n in range(9)}
        assert len(tables) > 1

    @pytest.mark.parametrize("name", NAMES)
    def test_no_bot_has_the_name_of_a_person_or_one_that_looks_like_it(self, name: str) -> None:
        bots = opened_by(name.upper(), bots=5)[1:]
        assert looks(name) not in {looks(chair.name) for chair in bots}

    def test_where_all_are_taken_a_number_tells_them_apart(self) -> None:
        taken = {looks(name) for name in NAMES}
        first = name_for_bot("t", ())
        assert name_for_bot("t", taken) == f"{first} 2"
        assert name_for_bot("t", taken | {looks(f"{first} 2")}) == f"{first} 3"


def waiting() -> Sitting:
    return lay("nim", [at_seat(HOST, words=""), FREE], public=True)


class TestSeats:
    def test_a_bot_that_comes_later_has_a_name_that_nobody_had(self) -> None:
        table = waiting()
        taken = name_for_bot("table", ())
        table.do(EVE, wire.Say, text="hello", name=taken)
        table.do(HOST, wire.Fill, seat=1, bot="random")
        assert table.table.chairs[1].name in {*NAMES} - {taken}

    def test_another_bot_is_somebody_else(self) -> None:
        table = waiting()
        table.do(HOST, wire.Fill, seat=1, bot="random")
        first = table.table.chairs[1].name
        table.do(HOST, wire.Fill, seat=1, bot="perfect")
        assert table.table.chairs[1].name in {*NAMES} - {first}

    def test_whoever_stands_in_has_the_name_of_the_person(self) -> None:
        table = duel()
        table.absent = {0: 1}
        table.do(HOST, wire.Fill, seat=0, bot="random")
        chair = table.table.chairs[0]
        assert (chair.name, chair.bot, persona_of(chair)) == ("Ada", "random", None)

    def test_the_seat_of_somebody_who_was_removed_has_a_bot_with_a_name(self) -> None:
        table = duel()
        table.absent = {0: ABSENT}
        table.do(HOST, wire.Kick, seat=0)
        assert table.table.chairs[0].name in NAMES

    def test_a_rematch_is_played_by_the_same_ones(self) -> None:
        chairs = opened_by("Ada", bots=5)
        assert opening.with_names("another-table", chairs) == chairs


class TestShown:
    def test_the_client_is_told_who_it_is(self) -> None:
        view = chair_view(Chair(name="Ema", bot="casual"), away=False, host=False)
        assert (view.name, view.bot, view.persona) == ("Ema", "casual", "ema")

    def test_a_person_of_that_name_is_nobody_s_persona(self) -> None:
        assert persona_of(Chair(HOST, "Ema")) is None
        assert persona_of(Chair(HOST, "Ema", "casual")) is None

    def test_bots_of_earlier_logs_are_named_by_their_level(self) -> None:
        view = chair_view(bot_at_seat("random"), away=False, host=False)
        assert (view.name, view.bot, view.persona) == ("random", "random", None)

    def test_the_log_names_whoever_sits_down(self) -> None:
        assert _note_of(Chair(name="Ema", bot="random")) == "room-note-bot-named"
        assert _note_of(bot_at_seat("random")) == "room-note-bot"
        assert _note_of(Chair(HOST, "Ema", "random")) == "room-note-sits-in"


def _note_of(chair: Chair) -> str:
    table: Sitting = lay("nim", [at_seat(HOST, words=""), bot_at_seat()])
    said = note(table.table, Seated(1, chair, "bot", chair.name))
    assert said is not None
    return said[0]
