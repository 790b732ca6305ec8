"""The general evaluator: what it proves, what it does if it cannot, and how its levels differ."""

from __future__ import annotations

from functools import reduce
from itertools import product
from operator import xor

import pytest
from nim_game import NIM

from deskoherna.bots import Bot, RandomBot, levels
from deskoherna.bots.general.evaluator import LEVELS, GeneralEvaluator
from deskoherna.bots.general.move_statistics import MoveStatistics
from deskoherna.bots.general.scores import Scores
from deskoherna.bots.general.solver import Solver
from deskoherna.bots.hint import hint
from deskoherna.bots.search import Evaluator, Level, SearchBot, awaited
from deskoherna.games.teserakt import TESERAKT
from deskoherna.kernel import AnyGame, AnyMatch, Match, Result, SearchChance
from deskoherna.lab import play_out
from toys.couriers import COURIERS
from toys.flanks import FLANKS
from toys.sealed import SEALED
from toys.walk import OpenWalk, Step, Walk, WalkState

TOYS: list[AnyGame] = [NIM, SEALED, FLANKS, COURIERS]


class Searcher(SearchBot):
    timed = False
    evaluator_type = GeneralEvaluator


def in_the_middle(game: AnyGame) -> tuple[AnyMatch, int]:
    """A position with a choice, and who has it."""
    match: AnyMatch = Match.begin(game, game.setup(), seed=5)
    chance = SearchChance(5)
    while True:
        seat, ask = next(iter(awaited(match.state).items()))
        if len(match.plies) > 2 and not ask.free and len(ask.moves) > 1:
            return match, seat
        match.play(seat, ask.sample(chance))


class TestSolver:
    @staticmethod
    def solver(game: AnyGame) -> Solver:
        return Solver(Evaluator(game, Level(1)).outcome, lambda: False)

    @pytest.mark.parametrize("heaps", list(product(range(3), repeat=3)))
    def test_it_proves_who_wins_at_nim(self, heaps: tuple[int, ...]) -> None:
        """Whoever is to move, unless the binary sum is zero."""
        state = NIM.position(f"1: {' '.join(map(str, heaps))}")
        values = self.solver(NIM).prove(state, 10_000)
        won = reduce(xor, heaps) != 0
        assert list(values or ()) == ([1, 0] if won else [0, 1])

    def test_it_gives_up_where_there_is_too_much_to_try_and_remembers_what_it_proved(self) -> None:
        solver, state = self.solver(NIM), NIM.position("1: 3 4 5")
        assert solver.prove(state, 100) is None
        assert solver.known(state) is None
        assert solver.prove(state, 10_000) is not None
        assert solver.known(state) == solver.prove(state, 0)
        assert solver.known_after(state, 0, NIM.parse("1x2")) == [1, 0]
        assert solver.known_after(state, 0, NIM.parse("1x1")) == [0, 1]

    def test_it_gives_up_when_time_is_short(self) -> None:
        hurried = Solver(Evaluator(NIM, Level(1)).outcome, lambda: True)
        assert hurried.prove(NIM.position("1: 1 2"), 10_000) is None
        assert hurried.known_after(NIM.position("1: 2"), 0, NIM.parse("1x2")) == [1, 0]

    @pytest.mark.parametrize("game", [SEALED, COURIERS], ids=lambda game: game.id)
    def test_what_chance_decides_or_all_choose_at_once_is_not_proved(self, game: AnyGame) -> None:
        assert self.solver(game).prove(game.new(seed=1).state, 10_000) is None


class TestDecidedMoves:
    def test_a_move_that_wins_at_once_is_the_only_candidate(self) -> None:
        evaluator, chance = GeneralEvaluator(NIM, Level(1)), SearchChance(1)
        state = NIM.position("1: 0 4 0")
        (found,) = evaluator.candidates(state, 0, state.asks()[0], chance)
        assert str(found.move) == "2x4"

    def test_moves_that_are_known_to_lose_are_left_out_unless_all_are(self) -> None:
        evaluator, chance = GeneralEvaluator(NIM, Level(100)), SearchChance(1)
        for heaps, kept in (("1 4 0", {"2x3"}), ("2 2 0", {"1x1", "1x2", "2x1", "2x2"})):
            state = evaluator.determinize(NIM.view(NIM.position(f"1: {heaps}"), 0), chance)
            found = evaluator.candidates(state, 0, state.asks()[0], chance)
            assert {str(candidate.move) for candidate in found} == kept

    def test_where_something_is_hidden_one_determinization_decides_nothing(self) -> None:
        """COU-4: the crown may be found in one hand that is imagined, and not in another"""
        match = COURIERS.new(seed=1, options={"rounds": 1})
        evaluator, chance = GeneralEvaluator(COURIERS, Level(100)), SearchChance(1)
        state = evaluator.determinize(match.view(0), chance)
        found = evaluator.candidates(state, 0, match.asks[0], chance)
        assert {candidate.move for candidate in found} == set(match.asks[0].moves)

    def test_what_was_proved_is_said_and_sure(self) -> None:
        state = NIM.position("1: 3 4 5")
        best, *_ = Searcher(NIM, Level(500)).consider(
            0, NIM.view(state, 0), state.asks()[0], SearchChance(1)
        )
        assert (str(best.move), best.value, best.error, best.confidence) == ("1x2", 1, 0, "sure")
        assert [reason.key for reason in best.reasons] == ["room-why-wins"]


class TestRollouts:
    def evaluated(self, game: Walk, come: list[int]) -> tuple[GeneralEvaluator, list[float]]:
        evaluator, match = GeneralEvaluator(game, Level(1)), game.new(seed=1)
        state = evaluator.determinize(match.view(0), SearchChance(1))
        state.come = come
        return evaluator, list(evaluator.evaluate(state, SearchChance(1)))

    def test_one_that_is_too_long_is_cut_off_and_scores_tell_who_is_ahead(self) -> None:
        steps: list[int] = []
        evaluator, values = self.evaluated(Walk(takes_time=lambda: steps.append(1)), [1_000, 0])
        assert len(steps) == evaluator.rollout_depth
        assert values[0] > 0.6
        assert sum(values) == pytest.approx(1)
        assert evaluator.informed

    def test_without_scores_all_are_equal_and_it_says_that_it_knows_nothing(self) -> None:
        evaluator, values = self.evaluated(Walk(scored=False), [1_000, 0])
        assert values == [0.5, 0.5]
        assert not evaluator.informed

    def test_a_loss_with_a_good_score_is_better_than_one_with_a_bad_one(self) -> None:
        scores = [(9, 0), (9, 6)]
        evaluator = GeneralEvaluator(game := Walk(), Level(1))
        far, close = (evaluator.outcome(WalkState(game, list(come), 0)) for come in scores)
        assert close[0] == far[0] == 1
        assert 0 < far[1] < close[1] < 0.01

    def test_moves_that_did_well_are_preferred(self) -> None:
        statistics, (stay, go) = MoveStatistics(), (Step(0), Step(1))
        assert statistics.best(0, [stay, go]) == stay
        statistics.learn([(0, stay), (1, go)], [0.0, 1.0])
        assert statistics.best(0, [stay, go]) == go  # that has not been tried
        statistics.learn([(0, go)], [0.4, 0.6])
        statistics.learn([(0, go)], [0.0, 1.0])
        assert statistics.best(0, [stay, go]) == go
        statistics.forget()
        assert statistics.best(0, [stay, go]) == stay


class TestScores:
    def test_few_points_are_good_where_the_lowest_wins(self) -> None:
        scores = Scores(COURIERS)
        scores.note_end(Result((2, 1), (30, 10), "COU-10", "couriers-end"))
        few, many = scores.shares([10, 30])
        assert few > 0.7
        assert few + many == pytest.approx(1)

    def test_partners_share_how_far_they_have_come(self) -> None:
        scores = Scores(TESERAKT)
        assert scores.shares([3, 3]) == [0.5, 0.5]
        for reached in (0, 8):
            scores.note([reached, reached])
        assert scores.shares([2, 2]) == [0.25, 0.25]


class TestTime:
    @pytest.mark.parametrize("name", LEVELS)
    @pytest.mark.parametrize("kind", [Walk, OpenWalk])
    @pytest.mark.parametrize("width", [2, 10_000])
    def test_slow_games_are_answered_in_time(self, name: str, kind: type[Walk], width: int) -> None:
        """A rollout would take minutes, by a clock that goes on with every step."""
        now = [0.0]

        def takes_time() -> None:
            now[0] += 0.01

        game = kind(takes_time=takes_time, width=width)
        bot = LEVELS[name](game)
        bot.clock = lambda: now[0]
        match = game.new(seed=1)
        assert bot.choose(0, match.view(0), match.asks[0], SearchChance(1)) in game.moves
        assert now[0] < (5 if name == "master" else 1)

    def test_several_rollouts_are_tried_however_slow_they_are(self) -> None:
        now = [0.0]

        def takes_time() -> None:
            now[0] += 0.01

        bot = LEVELS["strong"](Walk(takes_time=takes_time))
        bot.clock = lambda: now[0]
        tree = bot.search(0, bot.game.new(seed=1).view(0), SearchChance(1))
        assert tree.bandit is not None
        assert tree.bandit.visits >= 5


class TestHonesty:
    @staticmethod
    def silence(game: AnyGame) -> str:
        match: AnyMatch = Match.begin(game, game.setup(), seed=1)
        bot = Searcher(game, Level(10))
        given = hint(bot, 0, match.view(0), match.asks[0], SearchChance(1))
        assert (given.silence is None) == bool(given.moves)
        return given.silence.key if given.silence else ""

    def test_it_has_no_advice_where_its_values_rest_on_nothing(self) -> None:
        assert self.silence(Walk(scored=False)) == "room-hint-unclear"
        assert self.silence(Walk()) == ""

    def test_nor_where_there_is_one_move_or_answers_are_free(self) -> None:
        state, chance = NIM.position("1: 0 1 0"), SearchChance(1)
        given = hint(Searcher(NIM), 0, NIM.view(state, 0), state.asks()[0], chance)
        assert given.silence is not None
        assert given.silence.key == "room-hint-only"
        match = SEALED.new(2, seed=3)
        while not next(iter(match.asks.values())).free:
            seat = next(iter(awaited(match.state)))
            match.play(seat, match.asks[seat].moves[0])
        ((seat, ask),) = match.asks.items()
        given = hint(Searcher(SEALED), seat, match.view(seat), ask, chance)
        assert given.silence is not None
        assert given.silence.key == "room-hint-free"

    def test_a_game_that_fails_now_and_then_is_asked_again(self) -> None:
        assert self.silence(Walk(failures=3)) == ""

    def test_one_that_cannot_imagine_anything_is_played_without_looking_ahead(self) -> None:
        game = Walk(failures=1_000_000)
        assert self.silence(game) == "room-hint-unimaginable"
        match = game.new(seed=1)
        move = Searcher(game).choose(0, match.view(0), match.asks[0], SearchChance(1))
        assert move in match.asks[0].moves

    @pytest.mark.parametrize("heaps", ["1 2 4", "2 3 3", "3 4 4", "1 3 5", "2 4 5", "3 4 5"])
    def test_what_it_is_sure_of_at_nim_is_right(self, heaps: str) -> None:
        """Also with so few iterations that little can be proved."""
        for iterations in (10, 30, 100):
            state = NIM.position(f"1: {heaps}")
            best, *_ = Searcher(NIM, Level(iterations)).consider(
                0, NIM.view(state, 0), state.asks()[0], SearchChance(1)
            )
            state.play(0, best.move, SearchChance(0))  # type: ignore[arg-type]
            assert best.confidence != "sure" or reduce(xor, state.heaps) == 0

    @pytest.mark.parametrize("heaps", ["1 4 5", "2 4 6", "3 5 6"])
    def test_it_is_not_sure_of_one_move_where_all_are_equal(self, heaps: str) -> None:
        """Whoever is to move has lost, which takes more moves to prove than it may try."""
        state = NIM.position(f"1: {heaps}")
        for seed in range(30):
            best, *_ = Searcher(NIM, Level(10)).consider(
                0, NIM.view(state, 0), state.asks()[0], SearchChance(seed)
            )
            assert best.confidence != "sure", seed


class TestLevels:
    @pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
    def test_each_plays_within_its_limits(self, game: AnyGame) -> None:
        assert levels(game) is LEVELS
        match, seat = in_the_middle(game)
        for kind in LEVELS.values():
            bot = kind(game)
            bot.timed = False
            tree = bot.search(seat, match.view(seat), SearchChance(2))
            assert 0 < sum(arm.visits for arm in tree.arms()) <= kind.level.iterations
            assert all(match.refusal(seat, arm.move) is None for arm in tree.arms())

    @pytest.mark.parametrize(
        ("game", "one", "other", "games", "enough"),
        [
            (FLANKS, "seasoned", "beginner", 8, 6),
            (COURIERS, "strong", "beginner", 30, 18),
            (NIM, "strong", "beginner", 8, 5),
        ],
        ids=lambda one: getattr(one, "id", None),
    )
    def test_the_stronger_wins_more(
        self, game: AnyGame, one: str, other: str, games: int, enough: float
    ) -> None:
        """Against one two levels below, in both seats."""
        credit = 0.0
        for number in range(games):
            seat = number % 2
            bots: list[Bot] = [LEVELS[one if n == seat else other](game) for n in range(2)]
            match, _ = play_out(game, game.setup(), bots, number // 2, opening=2)
            assert match.result is not None
            credit += (seat in match.result.winners) / len(match.result.winners)
        assert credit >= enough

    def test_a_beginner_can_be_beaten_and_is_no_random_bot(self) -> None:
        wins = 0
        for number in range(20):
            seat = number % 2
            bots: list[Bot] = [RandomBot(FLANKS), RandomBot(FLANKS)]
            bots[seat] = LEVELS["beginner"](FLANKS)
            match, _ = play_out(FLANKS, FLANKS.setup(), bots, number)
            assert match.result is not None
            wins += match.result.winners == (seat,)
        assert 10 < wins < 20
