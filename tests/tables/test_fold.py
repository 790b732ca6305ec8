"""Whatever people do at a table, its log says what the table is, and refusals change nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deskoherna.kernel import Refusal, SearchChance
from deskoherna.tables import wire
from deskoherna.tables.log.entries import Chair, Closed, Explained, Seated
from deskoherna.tables.log.table import BrokenTable, Table
from deskoherna.tables.session.decisions import decided, run_out
from tables.sitting import (
    ADA,
    BEN,
    EVE,
    FREE,
    HOST,
    LINKS,
    Sitting,
    at_seat,
    bot_at_seat,
    duel,
    happen,
    lay,
    loaded,
)

PEOPLE = st.sampled_from([HOST, ADA, BEN, EVE])
SEATS = st.integers(0, 3)
WORDS = st.sampled_from(["", "ahoj", " two  words ", "\0", "x" * 40])
Wish = tuple[type[Any], dict[str, Any]]


def command(kind: type[Any], **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Wish]:
    return st.tuples(st.just(kind), st.fixed_dictionaries(fields))


WISHES = st.one_of(
    command(wire.Sit, seat=SEATS, name=WORDS, token=st.none(), words=st.none() | WORDS),
    command(wire.Ready, seat=SEATS, words=WORDS),
    command(wire.Leave, seat=SEATS),
    command(wire.Say, text=WORDS, name=WORDS),
    command(
        wire.Propose,
        seat=SEATS,
        what=st.sampled_from(["undo", "draw", "more-time", "take-over", "end"]),
        number=st.integers(0, 4),
    ),
    command(wire.Answer, seat=SEATS, yes=st.booleans()),
    command(wire.Resign, seat=SEATS),
    command(wire.Reissue, seat=SEATS),
    command(wire.Kick, seat=SEATS),
    command(wire.Fill, seat=SEATS, bot=st.sampled_from(["random", "hal"])),
    command(wire.HandBack, seat=SEATS),
    command(wire.Pause),
    command(wire.GoOn),
    command(wire.Play, seat=SEATS, move=st.just("nonsense"), version=st.integers(0, 9)),
)
MOVE, TIME_UP, LINK = "a legal move", "time is up", "by a link"
STEPS = st.lists(
    st.tuples(PEOPLE, WISHES | st.sampled_from([MOVE, MOVE, MOVE, TIME_UP, LINK])), max_size=25
)


def follow(table: Sitting, steps: list[Any], chance: SearchChance) -> None:
    for who, wish in steps:
        try:
            carry_out(table, who, wish, chance)
        except Refusal:
            continue  # `Sitting` has seen to it that nothing changed


def carry_out(table: Sitting, who: str, wish: Any, chance: SearchChance) -> None:
    awaited = table.table.awaited if table.state == "playing" else ()
    if wish == LINK:
        token = LINKS.token(table.table.id, 0, table.table.chairs[0].link)
        table.do(who, wire.Sit, seat=0, name="Guest", token=token)
    elif wish == TIME_UP and awaited:
        table.follow(run_out(table.table, awaited[0]))
    elif wish == MOVE and awaited:
        seat = chance.pick("seat", awaited)
        person = table.table.chairs[seat].person or who
        table.plays(person, seat, str(table.match.asks[seat].sample(chance)))
    elif not isinstance(wish, str):
        kind, fields = wish
        table.do(who, kind, **fields)


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(STEPS, st.integers(0, 9))
def test_a_short_numerus(steps: list[Any], seed: int) -> None:
    chairs = [at_seat(ADA, words=""), at_seat(BEN)]
    table = lay("numerus", chairs, {"variant": "short"}, public=True, seed=seed)
    follow(table, [(BEN, (wire.Ready, {"seat": 1, "words": "b"})), *steps], SearchChance(seed))


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(STEPS, st.integers(0, 9))
def test_a_game_with_secrets(sealed_on_the_shelf: None, steps: list[Any], seed: int) -> None:
    chairs = [at_seat(HOST, words=""), FREE, bot_at_seat()]
    table = lay("sealed", chairs, public=True, seed=seed)
    sat = (wire.Sit, {"seat": 1, "name": "Ada", "words": "a"})
    follow(table, [(ADA, sat), *steps], SearchChance(seed))


class TestBrokenLogs:
    """A log that was damaged is not played on; it stays as it is"""

    @pytest.mark.parametrize("gone", [0, 1, 2])
    def test_an_entry_is_missing(self, gone: int) -> None:
        table = duel()
        table.plays(ADA, 0)
        table.plays(BEN, 1)
        log = table.table.log
        with pytest.raises(BrokenTable):
            Table.load("table", log[:gone] + log[gone + 1 :])

    def test_a_move_that_was_never_played(self) -> None:
        table = duel("nim")
        table.plays(ADA, 0, "1x1")
        changed = [*table.table.log[:-1], renamed(table.table.log[-1], "1x1", "1x9")]
        with pytest.raises(BrokenTable):
            Table.load("table", changed)

    def test_other_rules(self) -> None:
        table = duel("nim").table
        older = renamed(table.log[0], '"rules":1', '"rules":9')
        with pytest.raises(BrokenTable) as broken:
            Table.load("table", [older, *table.log[1:]])
        assert broken.value.key == "room-table-rules"

    @pytest.mark.parametrize("entry", [Seated(7, Chair(), "left"), Explained(0, 1, about=5)])
    def test_an_entry_that_cannot_follow(self, entry: Any) -> None:
        """About a seat or something made that there is not"""
        table = duel().table
        with pytest.raises(BrokenTable) as broken:
            Table.load("table", [*table.log, *table.numbered([entry])])
        assert broken.value.key == "room-table-broken"

    def test_nothing_at_all(self) -> None:
        with pytest.raises(BrokenTable):
            Table.load("table", [])

    def test_a_game_that_was_closed_stays_closed(self, sealed_on_the_shelf: None) -> None:
        table = duel("sealed").table
        happen(table, decided(Closed()))
        assert loaded(table).state == "closed"


def renamed(logged: Any, was: str, becomes: str) -> Any:
    said = msgspec.json.encode(logged).decode()
    assert was in said
    return msgspec.json.decode(said.replace(was, becomes), type=type(logged))
