"""The level of bots that suits somebody next, from results."""

from __future__ import annotations

import pytest

import deskoherna
from deskoherna.tables.people.levels import level_played, next_level
from deskoherna.tables.people.outcomes import seat_results
from tables.finished import at, bot, resigned, seat_of, table_of

NUMERUS, TESERAKT = deskoherna.game("numerus"), deskoherna.game("teserakt")


@pytest.mark.parametrize(
    ("played", "suits"),
    [
        ([("casual", True)], "casual"),
        ([("casual", True), ("casual", True)], "seasoned"),
        ([("casual", True), ("casual", False)], "casual"),
        ([("casual", False), ("casual", False), ("casual", True)], "newcomer"),
        ([("casual", True), ("beginner", True)], "casual"),
        ([("master", True), ("master", True)], "master"),
    ],
)
def test_after_two_games_alike_another_level(played: list[tuple[str, bool]], suits: str) -> None:
    """The latest game comes first; as `web/src/opponent.ts` has it"""
    assert next_level(NUMERUS, played) == (played[0][0], suits)


def test_whoever_wins_together_can_do_with_a_weaker_partner() -> None:
    assert next_level(TESERAKT, [("master", True)] * 2) == ("master", "strong")
    assert next_level(TESERAKT, [("casual", False)] * 2) == ("casual", "master")


def test_a_level_that_there_is_no_more_suits_nobody() -> None:
    assert next_level(NUMERUS, [("grandmaster", True)] * 2) is None
    assert next_level(NUMERUS, []) is None


def test_only_games_against_bots_of_one_level_tell() -> None:
    alone = table_of("numerus", [seat_of("ada"), bot("casual")], moves=2, end=resigned(1))
    assert level_played(seat_results(alone), "ada") == ("casual", True)
    people = table_of("numerus", at("ada", "ben"), moves=2, end=resigned(1))
    assert level_played(seat_results(people), "ada") is None
    mixed = table_of("laborigines", [seat_of("ada"), bot("casual"), bot("master")])
    assert level_played(seat_results(mixed), "ada") is None
