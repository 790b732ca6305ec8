"""How finished games end for each seat (ROOM-21)."""

from __future__ import annotations

import pytest

from deskoherna.kernel.record import ResignLine
from deskoherna.tables.log.entries import Closed, Played, Seated, TimeUp
from deskoherna.tables.log.names import ERASED
from deskoherna.tables.log.table import Table
from deskoherna.tables.people.outcomes import rated_places, seat_results
from deskoherna.tables.stores.results import SeatResult
from tables.finished import AGREED, ENDED, at, bot, resigned, seat_of, table_of, with_bot


def outcomes(table: Table) -> list[str]:
    return [one.outcome for one in seat_results(table)]


def by_places(table: Table) -> list[str]:
    assert table.match is not None and table.match.result is not None
    return ["won" if place == 1 else "lost" for place in table.match.result.places]


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        ("numerus", 2, {"variant": "short"}),
        ("neutrace", 2, {}),
        ("estimatrix", 4, {}),
        ("laborigines", 3, {}),
        ("laborigines", 4, {"variant": "teams"}),
    ],
)
def test_every_seat_has_its_result(game: str, people: int, options: dict[str, str]) -> None:
    """ROOM-21: as the game says, partners together"""
    names = ["ada", "ben", "cyd", "dan"][:people]
    table = table_of(game, at(*names), options=options)
    assert table.match is not None and table.match.result is not None
    result = table.match.result
    found = seat_results(table)
    assert [one.person for one in found] == names
    assert [one.place for one in found] == list(result.places)
    assert [one.score for one in found] == list(result.scores)
    assert {(one.table, one.game, one.ended, one.rated) for one in found} == {
        ("table", game, ENDED, False)
    }
    colours = table.game.colours(table.setup)
    if set(result.places) != {1}:
        assert [one.outcome for one in found] == by_places(table)
        assert len({(colours[one.seat], one.outcome) for one in found}) == len({*colours})


def test_all_win_or_lose_together() -> None:
    """ROOM-21: a record of a cooperative game is kept by its base"""
    table = table_of("teserakt", at("ada", "ben"))
    assert table.match is not None and table.match.result is not None
    both = "won" if table.match.result.places[0] == 1 else "lost"
    found = seat_results(table)
    assert [one.outcome for one in found] == [both, both]
    assert {one.variant for one in found} == {table.setup.options["base"]}
    assert {one.score for one in found} == {table.match.result.scores[0]}


def test_a_draw_is_everybody_s() -> None:
    drawn = table_of("numerus", at("ada", "ben"), moves=4, end=AGREED)
    assert outcomes(drawn) == ["drawn", "drawn"]


def test_whoever_resigns_has_lost() -> None:
    assert outcomes(table_of("numerus", at("ada", "ben"), moves=3, end=resigned(0))) == [
        "lost",
        "won",
    ]


def test_whose_time_is_up_has_lost() -> None:
    end = (TimeUp(1), Played(ResignLine(1)))
    assert outcomes(table_of("numerus", at("ada", "ben"), moves=3, end=end)) == ["won", "lost"]


def test_a_game_that_was_closed_is_nobody_s() -> None:
    """ROOM-21: there is no result"""
    assert (
        seat_results(table_of("estimatrix", at("ada", "ben", "cyd"), moves=2, end=[Closed()])) == []
    )


def test_a_game_that_goes_on_has_no_results() -> None:
    assert seat_results(table_of("numerus", at("ada", "ben"), moves=2)) == []


def test_what_was_laid_out_is_nobody_s_result() -> None:
    """ROOM-21: a game continued from another table"""
    forked = table_of("numerus", at("ada", "ben"), came_from=("other", 3))
    assert forked.state == "over"
    assert seat_results(forked) == []


def test_a_game_of_bots_is_nobody_s() -> None:
    assert seat_results(table_of("numerus", [bot(), bot()])) == []


def test_against_a_bot() -> None:
    mine, its = seat_results(
        table_of("numerus", [seat_of("ada"), bot("casual")], moves=2, end=resigned(0))
    )
    assert (mine.person, mine.bot, mine.outcome) == ("ada", None, "lost")
    assert (its.person, its.bot, its.name, its.outcome) == (None, "casual", "Ema", "won")


def test_one_device_for_both_sides_wins_nothing() -> None:
    """ROOM-21: listed once, neither won nor lost"""
    one, other = seat_results(table_of("numerus", at("ada", "ada"), moves=3, end=resigned(0)))
    assert (one.person, one.outcome) == ("ada", "ended")
    assert other.person is None


def test_one_device_for_all_partners_wins_once() -> None:
    table = table_of("teserakt", at("ada", "ada"))
    one, other = seat_results(table)
    assert one.outcome == by_places(table)[0]
    assert (one.person, other.person) == ("ada", None)


def test_what_a_bot_finished_counts_for_nobody() -> None:
    """ROOM-21: it is listed for whoever began"""
    left = Seated(0, with_bot(seat_of("ada")), "bot", "Ada")
    table = table_of("numerus", at("ada", "ben"), moves=4, end=[left, *resigned(1)])
    mine, other = seat_results(table)
    assert (mine.person, mine.bot, mine.outcome) == ("ada", "beginner", "ended")
    assert (other.person, other.outcome) == ("ben", "lost")


def test_whoever_was_erased_is_not_entered() -> None:
    """ROOM-18"""
    gone = seat_of("ada")
    erased = Seated(0, type(gone)("ada", ERASED, words="", used=True), "link")
    table = table_of("numerus", at("ada", "ben"), moves=4, end=[erased, *resigned(1)])
    assert [(one.person, one.name) for one in seat_results(table)] == [(None, ""), ("ben", "Ben")]


def rated_seats(*people: str, moves: int = 4) -> list[SeatResult]:
    return seat_results(table_of("numerus", at(*people), moves=moves, end=resigned(0), rated=True))


def test_a_rated_game_counts_once_everybody_has_moved() -> None:
    """ROOM-21: and only between different people"""
    assert all(one.rated for one in rated_seats("ada", "ben"))
    assert not any(one.rated for one in rated_seats("ada", "ben", moves=1))
    assert not any(one.rated for one in rated_seats("ada", "ada"))
    assert not any(one.rated for one in rated_seats("ada", "~program"))


def test_whoever_leaves_a_rated_game_to_a_bot_comes_last() -> None:
    """ROOM-21: though the bot may have won"""
    left = Seated(0, with_bot(seat_of("ada")), "bot", "Ada")
    table = table_of("numerus", at("ada", "ben"), moves=4, end=[left, *resigned(1)], rated=True)
    found = seat_results(table)
    assert all(one.rated for one in found)
    assert [one.place for one in found] == [1, 2]
    assert rated_places(found) == [3, 2]
