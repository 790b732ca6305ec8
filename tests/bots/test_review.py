"""A review: a curve, turning points that a better move explains, and honesty about secrets."""

from __future__ import annotations

from statistics import fmean

import msgspec
import pytest

from bots.games import GAMES
from deskoherna import game
from deskoherna.bots import RandomBot, bot, bots
from deskoherna.bots.curve import TEMPO
from deskoherna.bots.numerus.greedy import most
from deskoherna.bots.numerus.rows import builds
from deskoherna.bots.review import (
    LEAST_ITERATIONS,
    MOST_ITERATIONS,
    NOTEWORTHY,
    Moment,
    Reviewer,
    kept_moves,
    review,
    turning_points,
    with_share,
)
from deskoherna.bots.search import Level
from deskoherna.kernel import AnyGame, AnyMatch, Problem, SearchChance
from deskoherna.lab import play_out
from deskoherna.texts import languages, speaker
from estimatrix.matrix_table import seated
from patience import PATIENCE

HYPER_NODE_NEXT = "3 d8, 4 f6, 1 i4, 3 l7, 3 k6, 2 g9, 5 e6, 2 g11"
QUICKLY = Level(12, seconds=PATIENCE)
ITERATIONS = {"nim": 500, "flanks": 60, "couriers": 60, "sealed": 60}  # by the rules alone


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
def test_a_whole_game_of_each_kind(played: AnyGame) -> None:
    setup = played.setup()
    best = next(
        (name for name in ("greedy", "perfect", "expert") if name in bots(played)), "random"
    )
    seated = [*[RandomBot(played)] * (setup.seats - 1), bot(played, best)]
    match, _ = play_out(played, setup, seated, seed=2)
    steps = []
    level = msgspec.structs.replace(QUICKLY, iterations=ITERATIONS.get(played.id, 12))
    looked = review(played, match.record(), level, progress=lambda: steps.append(1))
    assert len(looked.moments) == len(match.plies) == len(steps)
    assert [moment.move for moment in looked.moments] == [ply.move for ply in match.plies]
    for moment in looked.moments:
        assert len(moment.standing) == setup.seats
        assert all(0 <= share <= 1 for share in moment.standing)
        assert (moment.cost > 0) == bool(moment.better) == (moment.confidence is not None)
    assert match.result is not None
    assert looked.ended == ()
    last = looked.moments[-1].standing
    assert {seat for seat, share in enumerate(last) if share} == set(match.result.winners)
    assert looked.turning_points
    for language in languages():
        say = speaker(language, played)
        for moment in looked.turning_points:
            for better in moment.better:
                assert better.move != moment.move
                assert all(say(why.key, **why.args) for why in better.why)


def test_turning_points_are_the_dearest_moves_in_the_order_of_the_game() -> None:
    moments = [Moment(ply, 0, "", (), cost) for ply, cost in enumerate([0.3, 0, 0.1, 0.01])]
    assert [moment.ply for moment in turning_points(moments)] == [0, 2]
    many = [Moment(ply, 0, "", (), (ply + 5) / 100) for ply in range(9)]
    assert [moment.ply for moment in turning_points(many)] == [4, 5, 6, 7, 8]


def test_a_hyper_node_that_was_overlooked_is_a_turning_point() -> None:
    """NUM-21: who could have won at once, and did not, is told so."""
    numerus = game("numerus")
    match: AnyMatch = numerus.new(seed=1, options={"first": "green"})
    for move in HYPER_NODE_NEXT.split(", "):
        match.play(min(match.asks), move)
    assert most(builds(match.state, 0)) >= 4
    match.play(0, "5 a1")
    match.resign(1)
    (point,) = (p for p in review(numerus, match.record(), QUICKLY).turning_points if p.ply == 8)
    assert point.move == "5 a1"
    assert [why.key for why in point.better[0].why] == ["numerus-why-hyper"]


def test_where_nothing_is_hidden_costs_agree_with_the_curve() -> None:
    """Exactly where a move ends the game; else as far as search and duels can be trusted. What
    would have been better is what the curve stood at."""
    numerus = game("numerus")
    match: AnyMatch = numerus.new(seed=3, options={"variant": "short"})
    chance = SearchChance(3)
    while match.result is None:
        seat = min(match.asks)
        match.play(seat, match.asks[seat].sample(chance))
    looked = review(numerus, match.record(), QUICKLY)
    curve = [looked.standing, *(moment.standing for moment in looked.moments)]
    assert all(sum(standing) == pytest.approx(1, abs=2e-4) for standing in curve)
    for point in looked.turning_points:
        before, after = curve[point.ply][point.seat], curve[point.ply + 1][point.seat]
        trusted = 2 * point.error + TEMPO if point.margin else 2e-4
        assert point.cost == pytest.approx(before - after, abs=trusted)
        assert point.better[0].value == pytest.approx(before, abs=2e-4)
    assert looked.turning_points
    assert curve[-1] == tuple(float(seat in match.result.winners) for seat in range(2))


def test_others_keep_their_shares_of_the_rest() -> None:
    assert with_share((0.5, 0.25, 0.25), 0, 0.4) == (0.4, 0.3, 0.3)
    assert with_share((1.0, 0.0), 0, 0.9) == (0.9, 0.1)


def test_moves_that_were_taken_back_are_left_out() -> None:
    numerus = game("numerus")
    match = numerus.new(seed=1, options={"variant": "short"})
    chance = SearchChance(4)
    for _ in range(3):
        seat = min(match.asks)
        match.play(seat, match.asks[seat].sample(chance))
    match.undo(1, by=0)
    while match.result is None:
        seat = min(match.asks)
        match.play(seat, match.asks[seat].sample(chance))
    record = match.record()
    assert len(kept_moves(record)) == len(match.plies)
    looked = review(numerus, record, QUICKLY)
    assert [moment.move for moment in looked.moments] == [ply.move for ply in match.plies]


def given_up(moves: int) -> AnyMatch:
    """A game of NUMERUS at random, until someone gives up."""
    match: AnyMatch = game("numerus").new(seed=1, options={"variant": "short"})
    chance = SearchChance(4)
    for _ in range(moves):
        seat = min(match.asks)
        match.play(seat, match.asks[seat].sample(chance))
    match.resign(1)
    return match


def test_a_review_goes_on_where_it_was() -> None:
    record = given_up(4).record()
    rest = Reviewer(game("numerus"), record, QUICKLY).moments(after=2)
    assert [moment.ply for moment in rest] == [2, 3]


def test_the_time_there_is_decides_how_much_is_thought() -> None:
    """Whatever there is, every decision gets some thought, and none gets more than is of use."""
    reviewer = Reviewer(game("numerus"), given_up(2).record())
    for seconds, later in ((0.0, LEAST_ITERATIONS), (1e9, MOST_ITERATIONS)):
        looked = reviewer.moments(seconds=seconds)
        thoughts = [reviewer.bot.evaluator.level.iterations for _ in looked]
        assert thoughts == [LEAST_ITERATIONS, later]  # the first shows how long it takes


def test_a_move_that_is_as_good_as_any_costs_nothing() -> None:
    """The best of many guesses looks better than it is; a second look finds that out."""
    numerus = game("numerus")
    match = numerus.new(seed=1, options={"first": "green"})
    seat = min(match.asks)
    reviewer = Reviewer(numerus, given_up(1).record(), QUICKLY)
    one, mirrored = numerus.parse("3 c5"), numerus.parse("3 k9")  # an empty board has no sides
    costs = [reviewer._confirmed_cost(seat, match.view(seat), one, mirrored) for _ in range(5)]
    assert fmean(cost.mean - cost.between for cost in costs) < NOTEWORTHY


def test_only_finished_games_and_by_levels_that_search(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem) as running:
        review(game("numerus"), game("numerus").new(seed=1).record())
    assert running.value.key == "room-review-running"
    monkeypatch.setattr("deskoherna.bots.installed.levels", lambda game: {"only": RandomBot})
    with pytest.raises(Problem) as unknown:
        review(game("numerus"), given_up(1).record())
    assert unknown.value.key == "room-review-nobody"


def test_a_game_that_was_given_up_goes_on_after_its_last_move() -> None:
    looked = review(game("numerus"), given_up(1).record(), QUICKLY)
    (moment,) = looked.moments
    assert 0 < moment.standing[1] < 1
    assert looked.ended == (1.0, 0.0)


def test_a_game_that_was_given_up_at_once_is_all_end() -> None:
    looked = review(game("numerus"), given_up(0).record(), QUICKLY)
    assert looked.moments == ()
    assert looked.ended == (1.0, 0.0)


HINTS = """
    2 ban white, 2 say a banana, 2 answer yellow, 1 answer red, 3 answer yellow,
    3 ban white, 3 say xyzzy, 3 answer green, 1 answer red, 2 answer blue,
    1 ban white, 1 say a frog, 1 answer green, 2 answer green, 3 answer black
"""


def test_hints_and_answers_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """ESTIMATRIX: a hint that is too clear (EST-13), one that nobody can judge, and a Negater who
    lets another win (EST-20)."""
    monkeypatch.setattr("deskoherna.bots.review.NOTEWORTHY", 0.005)
    match = seated(3)
    for hint in HINTS.split(","):
        seat, _, move = hint.strip().partition(" ")
        match.play(int(seat) - 1, move)
    assert match.result is not None
    assert match.result.winners == (1,)
    looked = review(match.game, match.record(), Level(60, seconds=PATIENCE))
    moments = {f"{moment.seat + 1} {moment.move}": moment for moment in looked.moments}
    clear = moments["2 say a banana"]
    assert clear.cost > 0
    assert clear.better[0].move.startswith("say ")
    assert "estimatrix-why-exchange" in [why.key for why in clear.better[0].why]
    assert moments["3 say xyzzy"].cost == 0
    lost = moments["3 answer black"]
    assert lost in looked.turning_points
    assert lost.better[0].move == "answer green"
    assert "estimatrix-why-spoils" in [why.key for why in lost.better[0].why]
