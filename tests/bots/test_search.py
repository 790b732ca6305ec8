"""The search: it plays every game, finds what is to be found, and always finds the same."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import xor
from typing import Any, ClassVar

import msgspec
import pytest
from nim_game import NIM

from bots.games import GAMES
from deskoherna import all_games
from deskoherna.bots import Bot, RandomBot, levels
from deskoherna.bots.general.evaluator import GeneralEvaluator
from deskoherna.bots.search import Candidate, Evaluator, Level, SearchBot, awaited, credits_of
from deskoherna.bots.search.tree import Bandit
from deskoherna.kernel import AnyGame, AnyMatch, Match, Move, Result, SearchChance
from deskoherna.lab import play_out
from toys.sealed import SEALED


class RulesAlone(Evaluator[Any]):
    determinizations: ClassVar[int] = 8


class Plain(SearchBot):
    """Knows nothing but the rules."""

    timed = False
    level = Level(120, depth=6)
    evaluator_type = RulesAlone


class Undecided(RulesAlone):
    """Plays two moves of a rollout, and then takes all seats to be equal."""

    rollout_depth: ClassVar[int] = 2

    def static_evaluation(self, state: Any) -> list[float]:
        return [0.5] * 6


class Glancing(SearchBot):
    timed = False
    evaluator_type = Undecided


class Narrow(RulesAlone):
    """Has one candidate."""

    def candidates(self, state: Any, seat: int, ask: Any, chance: Any) -> list[Candidate]:
        return [Candidate(ask.moves[0], 1.0)]


class Decided(SearchBot):
    timed = False
    evaluator_type = Narrow


class Drawn(RulesAlone):
    """Gives the last move a high prior, and the others hardly any."""

    def candidates(self, state: Any, seat: int, ask: Any, chance: Any) -> list[Candidate]:
        *others, last = ask.moves
        return [*(Candidate(move, 0.1 / len(others)) for move in others), Candidate(last, 0.9)]


class Attracted(SearchBot):
    timed = False
    evaluator_type = Drawn


def winners(game: AnyGame, *bots: Bot, seed: int = 0) -> tuple[int, ...]:
    match, _ = play_out(game, game.setup(len(bots)), bots, seed)
    assert match.result is not None
    return match.result.winners


@pytest.mark.parametrize("heaps", ["1 2 4", "2 3 3", "1 1 2", "3 1 3", "2 3 4"])
def test_it_finds_the_way_to_win_at_nim(heaps: str) -> None:
    """It leaves heaps whose binary sum is zero, knowing nothing but the rules."""
    state = NIM.position(f"1: {heaps}")
    bot = Plain(NIM, Level(2_000))
    bot.timed = False
    move = bot.choose(0, NIM.view(state, 0), state.asks()[0], SearchChance(1))
    state.play(0, NIM.parse(str(move)), SearchChance(0))
    assert reduce(xor, state.heaps) == 0


def test_simultaneous_secret_bids_with_dice_and_a_free_toast() -> None:
    wins = sum(
        0 in winners(SEALED, Plain(SEALED), RandomBot(SEALED), seed=seed) for seed in range(60)
    )
    assert wins >= 36  # of 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_alone_are_enough_to_play_any_game(game: AnyGame) -> None:
    """With every number of seats, for some moves."""
    for seats in game.seats:
        match: AnyMatch = Match.begin(game, game.setup(seats), seed=seats)
        chance = SearchChance(1)
        bots = [Glancing(game, Level(3, depth=2)) for _ in range(seats)]
        for _ in range(12):
            asked = [seat for seat, ask in match.asks.items() if not ask.optional]
            if match.result is not None:
                break
            seat = asked[0]
            view, ask = match.view(seat), match.asks[seat]
            match.play(seat, bots[seat].choose(seat, view, ask, chance))


def in_the_middle(game: AnyGame, kind: type[SearchBot]) -> tuple[AnyMatch, int]:
    """A position with several candidate moves, and who is asked in it."""
    match: AnyMatch = Match.begin(game, game.setup(), seed=5)
    evaluator, chance = kind(game).evaluator, SearchChance(5)
    while True:
        seat, ask = next(iter(awaited(match.state).items()))
        found = evaluator.candidates(match.state.copy(), seat, ask, chance)
        if len(match.plies) > 2 and len(found) > 1:
            return match, seat
        match.play(seat, ask.sample(chance))


KINDS: list[tuple[AnyGame, Any]] = [(game, Glancing) for game in GAMES]
KINDS += [(game, kind) for game in GAMES for kind in levels(game).values()]


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda one: getattr(one, "id", None))
def test_the_same_seed_and_iterations_find_the_same(game: AnyGame, kind: type[SearchBot]) -> None:
    """By the rules alone, and by the evaluators of all levels."""
    match, seat = in_the_middle(game, kind)

    def found() -> list[tuple[str, int, float]]:
        bot = kind(game, msgspec.structs.replace(kind.level, iterations=24))
        bot.timed = False
        tree = bot.search(seat, match.view(seat), SearchChance(9))
        return [(str(arm.move), arm.visits, arm.mean) for arm in tree.arms()]

    assert found() == found() != []


def test_it_lives_on_the_view() -> None:
    """What the seat may not know is swapped: nothing changes, to the last digit."""
    match = SEALED.new(2, seed=3)
    swapped = SEALED.swapped(match.state, 0, SearchChance(1))
    assert swapped != match.state
    trees = [
        Plain(SEALED).search(0, SEALED.view(state, 0), SearchChance(2))
        for state in (match.state, swapped)
    ]
    seen = [[(arm.move, arm.visits, arm.mean) for arm in tree.arms()] for tree in trees]
    assert seen[0] == seen[1]


def test_the_tree_is_reused_after_a_reply_that_was_searched() -> None:
    match = NIM.new(seed=0)
    bot = Plain(NIM, Level(3_000))
    bot.timed = False
    match.play(0, str(bot.choose(0, match.view(0), match.asks[0], SearchChance(0))))
    tree = bot._tree
    assert tree is not None
    match.play(1, "1x1" if match.refusal(1, "1x1") is None else "2x1")
    again = tree.subtree_for(match.view(0), 0)
    assert again is not None
    assert again.arms()
    assert again.arms()[0].visits > 5
    assert tree.subtree_for(NIM.view(NIM.position("1: 1 1 1"), 0), 0) is None


def test_the_tree_of_a_hint_is_not_reused() -> None:
    """A hint makes no move, so there is no branch to go on from."""
    match = NIM.new(seed=0)
    bot = Plain(NIM, Level(3_000))
    bot.timed = False
    advice = bot.consider(0, match.view(0), match.asks[0], SearchChance(0))
    match.play(0, str(advice[0].move))
    match.play(1, "1x1" if match.refusal(1, "1x1") is None else "2x1")
    assert bot._tree is not None
    assert bot._tree.subtree_for(match.view(0), 0) is None


def test_candidates_from_where_chance_fell_otherwise_are_dropped() -> None:
    """At the same node there may be moves that are not legal now."""
    match = NIM.new(seed=0)
    bot = Plain(NIM, Level(3_000))
    bot.timed = False
    match.play(0, str(bot.choose(0, match.view(0), match.asks[0], SearchChance(0))))
    match.play(1, "1x1" if match.refusal(1, "1x1") is None else "2x1")
    assert bot._tree is not None
    again = bot._tree.subtree_for(match.view(0), 0)
    assert again is not None
    assert again.bandit is not None
    again.bandit.include(NIM.parse("9x1"))
    again.bandit.arms[-1].visits = 1_000_000
    move = bot.choose(0, match.view(0), match.asks[0], SearchChance(1))
    assert match.refusal(0, str(move)) is None


def test_only_the_ask_at_hand_is_answered() -> None:
    """Chance may have led to another ask at the same node."""
    match = NIM.new(seed=0)
    tree = Plain(NIM).search(0, match.view(0), SearchChance(0))
    ((_, asked),) = tree.root.bandits.items()
    other = Bandit([Candidate(match.asks[0].moves[0], 1.0)])
    tree.root.bandits = {(0, "nim-another-ask"): other, **tree.root.bandits}
    assert tree.bandit is asked


def test_progressive_widening_of_large_choices() -> None:
    numerus = all_games()["numerus"]
    match = numerus.new(seed=1)
    seat = min(match.asks)
    assert len(match.asks[seat].moves) > 500

    def opened(iterations: int) -> int:
        bot = Glancing(numerus, Level(iterations, depth=1))
        return len(bot.search(seat, match.view(seat), SearchChance(0)).arms())

    assert 4 <= opened(4) < opened(30) < opened(200) <= 64


def test_the_lower_its_prior_the_sooner_a_move_is_overlooked() -> None:
    match = NIM.new(seed=0)
    moves, tries = match.asks[0].moves, 200

    def seen(overlooks: float) -> Counter[Move]:
        bot = Attracted(NIM, Level(60, overlooks=overlooks))
        trees = [bot.search(0, match.view(0), SearchChance(nth)) for nth in range(tries)]
        return Counter(arm.move for tree in trees for arm in tree.arms())

    assert set(seen(0.0).values()) == {tries}
    found = seen(1.0)
    assert found[moves[-1]] >= 0.8 * tries  # nine times of ten
    assert all(found[move] <= 0.25 * tries for move in moves[:-1])  # or if nothing else is seen


def test_the_depth_limits_the_tree() -> None:
    match = NIM.new(seed=0)
    tree = Plain(NIM, Level(200, depth=1)).search(0, match.view(0), SearchChance(0))
    assert all(not node.children for node in tree.root.children.values())
    deeper = Plain(NIM, Level(200, depth=2)).search(0, match.view(0), SearchChance(0))
    assert any(node.children for node in deeper.root.children.values())


@pytest.mark.parametrize(
    ("places", "sides", "together", "shares"),
    [
        ((1, 2), (0, 1), False, [1, 0]),
        ((1, 1), (0, 1), False, [0.5, 0.5]),
        ((1, 2, 1, 2), (0, 1, 0, 1), False, [1, 0, 1, 0]),
        ((1, 1, 1), (0, 1, 2), True, [1, 1, 1]),
        ((2, 2), (0, 1), True, [0, 0]),
    ],
)
def test_the_value_of_a_result(
    places: tuple[int, ...], sides: tuple[int, ...], together: bool, shares: list[float]
) -> None:
    result = Result(places, (0,) * len(places), "ROOM-1", "room-end", together)
    assert credits_of(result, sides) == shares


ITERATION = 0.25  # seconds, by the clock of the test
ENOUGH = 400  # iterations, far more than there is time for


def timed(kind: type[SearchBot], game: AnyGame, level: Level) -> tuple[SearchBot, list[float]]:
    """A bot with a clock that goes on whenever it is looked at, and what it showed."""
    shown = [0.0]

    def clock() -> float:
        shown.append(shown[-1] + ITERATION)
        return shown[-1]

    bot = kind(game, level)
    bot.timed, bot.clock = True, clock
    return bot, shown


@pytest.mark.parametrize(
    ("game", "kind"),
    [(game, kind) for game, kind in KINDS if not issubclass(kind.evaluator_type, GeneralEvaluator)],
    ids=lambda one: getattr(one, "id", None),
)
def test_a_search_ends_when_its_time_is_up(game: AnyGame, kind: type[SearchBot]) -> None:
    """However many iterations it was promised, and at once; for the general levels, which look at
    the clock within iterations, `test_general.py` says how soon."""
    match, seat = in_the_middle(game, kind)
    level = msgspec.structs.replace(kind.level, iterations=ENOUGH, overlooks=0.0)
    bot, shown = timed(kind, game, level)
    tree = bot.search(seat, match.view(seat), SearchChance(0))
    _, began, *_, ended = shown
    assert level.seconds < ended - began <= level.seconds + ITERATION
    assert tree.bandit is not None
    assert tree.bandit.visits == len(shown) - 2


def test_without_a_time_limit_all_iterations_are_made() -> None:
    numerus = all_games()["numerus"]
    match, seat = in_the_middle(numerus, Glancing)
    bot, _ = timed(Glancing, numerus, Level(24, seconds=ITERATION))
    bot.timed = False
    tree = bot.search(seat, match.view(seat), SearchChance(0))
    assert tree.bandit is not None
    assert tree.bandit.visits == 24


def test_with_one_candidate_the_search_is_settled_at_once() -> None:
    state = NIM.position("1: 2 3 4")
    tree = Decided(NIM, Level(1_000)).search(0, NIM.view(state, 0), SearchChance(1))
    assert len(tree.arms()) == 1
    assert tree.arms()[0].visits < 10


def test_who_bids_in_secret_cannot_be_foreseen() -> None:
    """Where others choose at the same time, more than one move is made in the same position."""
    match: AnyMatch = Match.begin(SEALED, SEALED.setup(), seed=3)
    assert len(match.asks) > 1
    bot = Plain(SEALED)
    bot.timed = False
    tree = bot.search(0, match.view(0), SearchChance(0))
    bids = {str(bot._final_move(tree, SearchChance(seed))) for seed in range(20)}
    assert len(bids) > 1
