"""Whoever may not make a move is told the rule that forbids it."""

from __future__ import annotations

import pytest

import deskoherna
from deskoherna.kernel import SearchChance
from deskoherna.tables import wire
from tables.sitting import Sitting, at_seat, lay

GAMES = ["numerus", "neutrace", "estimatrix", "laborigines", "teserakt"]
MOVES = 25  # of a game that is played at random


def persons(game: str) -> list[str]:
    seats = max(2, deskoherna.game(game).setup().seats)
    return [f"person-{seat}" for seat in range(seats)]


def begun(game: str) -> Sitting:
    return lay(game, [at_seat(person, words="") for person in persons(game)])


def refused(table: Sitting, seat: int, move: str) -> str:
    """The rule that a seat is told."""
    person, version = persons(table.table.game.id)[seat], table.match.version
    rule, _ = table.refused(person, wire.Play, seat=seat, move=move, version=version)
    return rule


@pytest.mark.parametrize("game", GAMES)
def test_who_tries_what_only_another_may_do_is_told_a_rule_of_the_game(game: str) -> None:
    table, chance = begun(game), SearchChance(1)
    for _ in range(MOVES):
        if table.match.result is not None:
            break
        asked = {seat: ask for seat, ask in table.match.asks.items() if not ask.optional}
        asker, ask = next(iter(asked.items()))
        move = str(ask.sample(chance))
        for seat in range(table.table.setup.seats):
            if seat not in table.match.asks:
                assert refused(table, seat, move).startswith(game[:3].upper())
        table.match.play(asker, move)


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_read_is_no_rule_s_matter(game: str) -> None:
    """ROOM-1, ROOM-2: who is not asked need not learn how to write it"""
    table = begun(game)
    rules = {
        seat: refused(table, seat, "no move of any game") for seat in range(table.table.setup.seats)
    }
    assert rules == {seat: "ROOM-2" if seat in table.match.asks else "ROOM-1" for seat in rules}
