"""The ladder: neighbours meet in every seat with the same chance, and ratings follow."""

from __future__ import annotations

import pytest

from deskoherna import game
from deskoherna.bots import bot
from deskoherna.lab import ladder, play_out, simulate
from deskoherna.lab.ladder import WEAKEST, advantage, uncertainty
from deskoherna.lab.simulate import Simulation
from scale import some

SHORT = {"variant": "short"}


def test_greedy_stands_far_above_random() -> None:
    low, high = ladder("numerus", ["random", "greedy"], 2, 12, options=SHORT)
    assert (low.level, low.tally, low.rating) == ("random", None, WEAKEST)
    assert high.level == "greedy"
    assert high.tally is not None
    assert high.tally.games == 12
    assert high.rating is not None
    assert high.interval is not None
    assert WEAKEST < high.interval.low < high.rating < high.interval.high


def test_the_same_chance_comes_to_every_seating() -> None:
    setup = game("numerus").setup(2, SHORT)
    simulation = Simulation("numerus", setup, ("random", "greedy"), 5, True, True)
    assert [simulation.seating(n) for n in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert (
        simulation.chance(0) == simulation.chance(1) != simulation.chance(2) == simulation.chance(3)
    )


def test_openings_by_chance_are_other_ones_in_every_pair_of_games() -> None:
    """Chance makes the same moves for both seatings; then the bots take over."""
    numerus = game("numerus")
    setup = numerus.setup(2, SHORT)

    def begun(seed: int, *names: str) -> list[str]:
        seated = [bot(numerus, name) for name in names]
        match, _ = play_out(numerus, setup, seated, seed, opening=2)
        return [str(ply.move) for ply in match.plies[:3]]

    one, other = begun(1, "greedy", "random"), begun(1, "random", "greedy")
    assert one[:2] == other[:2] != begun(2, "greedy", "random")[:2]
    assert one[2] != other[2]


def test_an_opening_by_chance_makes_other_games() -> None:
    """In NUMERUS the same two bots end otherwise after it."""
    plain, opened = (
        list(ladder("numerus", ["random", "greedy"], 2, 4, options=SHORT, opening=moves))[1].tally
        for moves in (0, 6)
    )
    assert plain is not None
    assert opened is not None
    assert plain != opened


def test_a_bot_beside_itself_wins_half_of_the_paired_games() -> None:
    """Each game is played twice with the same chance and changed seats, so to the last point."""
    two = ["greedy", "greedy"]
    *_, totals = simulate("numerus", two, 8, options=SHORT, seed=0, paired=True)
    first, second = totals.tallies
    assert first == second
    assert (first.games, first.credit) == (8, 4.0)
    assert first.wins > 0  # not all games are shared
    *_, apart = simulate("numerus", two, 8, options=SHORT, seed=0)
    assert apart.tallies[0].credit != 4.0  # it is the pairing that does it


@pytest.mark.parametrize(("wins", "games", "sides", "points"), [(50, 100, 2, 0), (25, 100, 4, 0)])
def test_ones_share_of_wins_is_no_advantage(
    wins: int, games: int, sides: int, points: float
) -> None:
    assert advantage(wins, games, sides) == pytest.approx(points, abs=4)


def test_ten_to_one_is_worth_400_points() -> None:
    assert advantage(1000, 1100, 2) == pytest.approx(400, abs=1)


def test_more_games_are_surer() -> None:
    assert uncertainty(65, 100) > uncertainty(650, 1000)


def test_where_all_play_together_every_level_plays_by_itself() -> None:
    rungs = list(ladder("teserakt", ["random", "random"], 2, 2))
    assert [rung.tally.games for rung in rungs if rung.tally is not None] == [2, 2]
    assert [rung.rating for rung in rungs] == [None, None]


def test_where_all_play_together_no_game_is_played_twice() -> None:
    rungs = list(ladder("teserakt", ["random", "random"], 2, 4))
    *_, totals = simulate("teserakt", ["random", "random"], 4)
    assert [rung.tally for rung in rungs] == [totals.tallies[0]] * 2
    *_, doubled = simulate("teserakt", ["random", "random"], 4, paired=True)
    assert rungs[0].tally != doubled.tallies[0]


LEVELS_APART = [
    ("numerus", 2, 2),
    ("neutrace", 2, 2),
    ("laborigines", 2, 12),
    ("estimatrix", 3, 9),
    ("teserakt", 2, 4),
]


@pytest.mark.parametrize(("game_id", "seats", "games"), some(LEVELS_APART, "levels apart"))
def test_the_strong_beat_beginners(game_id: str, seats: int, games: int) -> None:
    """Two levels lie between them; how far neighbours are apart takes more games (docs/ladders).

    Where all play together the strong rescue what beginners lose.
    """
    together = game_id == "teserakt"
    options = {"base": "2"} if together else {}
    weak, strong = ladder(game_id, ["beginner", "strong"], seats, games, options=options)
    assert strong.tally is not None
    if together:
        assert weak.tally is not None
        assert weak.tally.credit + 2 <= strong.tally.credit
    else:
        assert strong.tally.credit > games * 2 / 3
