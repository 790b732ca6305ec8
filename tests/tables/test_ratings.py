"""Ratings: the published example, and what must hold of any (ROOM-21)."""

from __future__ import annotations

import glicko2  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

import deskoherna
from deskoherna.tables.people.ratings import DAY, WIDEST, Player, Rating, rated

NUMERUS, ESTIMATRIX, LABORIGINES = map(deskoherna.game, ("numerus", "estimatrix", "laborigines"))
AT = 1_000 * DAY


def rating(value: float, deviation: float = 80.0, games: int = 30) -> Rating:
    return Rating(value, deviation, games=games, at=AT)


ratings = st.builds(rating, st.floats(800, 2400), st.floats(45, 350))


def example(player: type) -> tuple[float, float, float]:
    """Glickman's: http://www.glicko.net/glicko/glicko2.pdf"""
    one = player(1500, 200, 0.06)
    one.update_player([1400, 1550, 1700], [30, 100, 300], [1, 0, 0])
    return one.rating, one.rd, one.vol


@pytest.mark.parametrize("player", [Player, glicko2.Player])
def test_glickman_s_example(player: type) -> None:
    found = example(player)
    assert found[0] == pytest.approx(1464.06, abs=0.02)
    assert found[1] == pytest.approx(151.52, abs=0.01)
    assert found[2] == pytest.approx(0.05999, abs=0.00001)


@given(st.floats(-600, 600))
def test_only_differences_of_ratings_matter(shift: float) -> None:
    """Where the library takes the rating for the deviation, they do not: see `Player`."""
    one, other = Player(1500, 200, 0.06), Player(1500 + shift, 200, 0.06)
    one.update_player([1400], [30], [1])
    other.update_player([1400 + shift], [30], [1])
    assert other.rating - shift == pytest.approx(one.rating, abs=1e-6)
    assert other.rd == pytest.approx(one.rd, abs=1e-6)
    assert other.vol == pytest.approx(one.vol, abs=1e-9)


@given(ratings, ratings)
def test_the_winner_of_two_gains_and_more_is_known_of_both(one: Rating, two: Rating) -> None:
    won, lost = rated(NUMERUS, (one, two), (1, 2), (0, 1), AT)
    assert won.rating > one.rating
    assert lost.rating < two.rating
    assert won.deviation <= one.deviation + 5  # a period passes with each game
    assert (won.games, won.at) == (one.games + 1, AT)


@given(ratings, ratings)
def test_a_draw_brings_two_together(one: Rating, two: Rating) -> None:
    after = rated(NUMERUS, (one, two), (1, 1), (0, 1), AT)
    before = abs(one.rating - two.rating)
    if before > 1:
        low = min((0, 1), key=lambda seat: (one, two)[seat].rating)
        assert after[low].rating > (one, two)[low].rating
        assert after[1 - low].rating < (one, two)[1 - low].rating


@given(st.lists(ratings, min_size=3, max_size=6), st.randoms())
def test_of_equals_places_decide(found: list[Rating], chance: object) -> None:
    equals = [rating(1500, 120) for _ in found]
    places = list(range(1, len(found) + 1))
    chance.shuffle(places)  # type: ignore[attr-defined]
    after = rated(ESTIMATRIX, equals, places, range(len(found)), AT)
    order = sorted(range(len(found)), key=lambda seat: places[seat])
    values = [after[seat].rating for seat in order]
    assert values == sorted(values, reverse=True)
    assert all(one.deviation <= 125 for one in after)


def test_partners_rise_and_fall_together() -> None:
    """LAB-42: seats of one colour are a team"""
    after = rated(LABORIGINES, [rating(1500)] * 4, (1, 3, 1, 3), (0, 1, 0, 1), AT)
    assert after[0].rating == pytest.approx(after[2].rating)
    assert after[1].rating == pytest.approx(after[3].rating)
    assert after[0].rating > 1500 > after[1].rating


def test_whoever_is_away_is_known_less() -> None:
    then = rating(1600, 60)
    assert then.by(AT).deviation == 60
    assert then.by(AT + 365 * DAY).deviation == pytest.approx(110, abs=1)
    assert then.by(AT - DAY).deviation == 60
    assert then.by(AT + 100_000 * DAY).deviation == WIDEST
    assert then.by(AT + 365 * DAY).rating == 1600


def test_a_rating_is_provisional_until_it_rests_on_some_games() -> None:
    for game, teams in ((NUMERUS, (0, 1)), (ESTIMATRIX, (0, 1, 2))):
        found = [Rating() for _ in teams]
        assert found[0].provisional(game)
        played = 0
        while found[0].provisional(game):
            played += 1
            places = [1 + (seat + played) % len(teams) for seat in teams]
            found = rated(game, found, places, teams, AT)
        assert 5 <= played <= 40
        assert found[0].by(AT + 2_000 * DAY).provisional(game)


def test_fresh_opponents_make_nobody_great() -> None:
    """One who lets new identities lose has less from each"""
    mine, gains = Rating(), []
    for number in range(30):
        before = mine.rating
        mine, _ = rated(NUMERUS, (mine, Rating()), (1, 2), (0, 1), AT + number)
        gains.append(mine.rating - before)
    assert gains[-1] < 10 < gains[0]
