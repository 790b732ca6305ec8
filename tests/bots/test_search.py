"""The search: it plays every game, sees what is to be seen, and always finds the same."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import xor
from typing import Any, ClassVar

import msgspec
import pytest
from nim_game import NIM

from deskoherna import all_games
from deskoherna.bots import Bot, RandomBot, levels
from deskoherna.bots.search import Level, Mind, Proposal, SearchBot, awaited, credits_of
from deskoherna.bots.search.tree import Choice
from deskoherna.kernel import AnyGame, AnyMatch, Match, Move, Result, SearchChance
from deskoherna.lab import play_out
from toys.sealed import SEALED

GAMES = [*all_games().values(), SEALED]


class RulesAlone(Mind[Any]):
    worlds: ClassVar[int] = 8


class Plain(SearchBot):
    """Knows nothing but the rules."""

    level = Level(120, sight=6)
    mind_type = RulesAlone


class Undecided(RulesAlone):
    """Plays two moves on, and then takes all seats to stand alike."""

    horizon: ClassVar[int] = 2

    def standing(self, state: Any) -> list[float]:
        return [0.5] * 6


class Glancing(SearchBot):
    mind_type = Undecided


class Narrow(RulesAlone):
    """Thinks of one move."""

    def proposals(self, state: Any, seat: int, ask: Any, chance: Any) -> list[Proposal]:
        return [Proposal(ask.moves[0], 1.0)]


class Decided(SearchBot):
    mind_type = Narrow


class Drawn(RulesAlone):
    """Finds that the last move stands out, and the others hardly."""

    def proposals(self, state: Any, seat: int, ask: Any, chance: Any) -> list[Proposal]:
        *others, last = ask.moves
        return [*(Proposal(move, 0.1 / len(others)) for move in others), Proposal(last, 0.9)]


class Attracted(SearchBot):
    mind_type = Drawn


def winners(game: AnyGame, *bots: Bot, seed: int = 0) -> tuple[int, ...]:
    match, _ = play_out(game, game.setup(len(bots)), bots, seed)
    assert match.result is not None
    return match.result.winners


@pytest.mark.parametrize("heaps", ["1 2 4", "2 3 3", "1 1 2", "3 1 3", "2 3 4"])
def test_it_finds_the_way_to_win_at_nim(heaps: str) -> None:
    """It leaves heaps whose binary sum is zero, knowing nothing but the rules."""
    state = NIM.position(f"1: {heaps}")
    bot = Plain(NIM, Level(2_000))
    bot.hurried = False
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
        bots = [Glancing(game, Level(3, sight=2)) for _ in range(seats)]
        for _ in range(12):
            asked = [seat for seat, ask in match.asks.items() if not ask.optional]
            if match.result is not None:
                break
            seat = asked[0]
            view, ask = match.view(seat), match.asks[seat]
            match.play(seat, bots[seat].choose(seat, view, ask, chance))


def in_the_middle(game: AnyGame, kind: type[SearchBot]) -> tuple[AnyMatch, int]:
    """A position in which several moves come to mind, and who is asked in it."""
    match: AnyMatch = Match.begin(game, game.setup(), seed=5)
    mind, chance = kind(game).mind, SearchChance(5)
    while True:
        seat, ask = next(iter(awaited(match.state).items()))
        thought_of = mind.proposals(match.state.copy(), seat, ask, chance)
        if len(match.plies) > 2 and len(thought_of) > 1:
            return match, seat
        match.play(seat, ask.sample(chance))


KINDS: list[tuple[AnyGame, Any]] = [(game, Glancing) for game in GAMES]
KINDS += [(game, kind) for game in all_games().values() for kind in levels(game).values()]


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda one: getattr(one, "id", None))
def test_the_same_seed_and_iterations_find_the_same(game: AnyGame, kind: type[SearchBot]) -> None:
    """By the rules alone, and by the minds of all levels."""
    match, seat = in_the_middle(game, kind)

    def found() -> list[tuple[str, int, float]]:
        bot = kind(game, msgspec.structs.replace(kind.level, iterations=24))
        bot.hurried = False
        tree = bot.think(seat, match.view(seat), SearchChance(9))
        return [(str(arm.move), arm.visits, arm.mean) for arm in tree.arms()]

    assert found() == found() != []


def test_it_lives_on_the_view() -> None:
    """What the seat may not know is swapped: nothing changes, to the last digit."""
    match = SEALED.new(2, seed=3)
    swapped = SEALED.swapped(match.state, 0, SearchChance(1))
    assert swapped != match.state
    trees = [
        Plain(SEALED).think(0, SEALED.view(state, 0), SearchChance(2))
        for state in (match.state, swapped)
    ]
    seen = [[(arm.move, arm.visits, arm.mean) for arm in tree.arms()] for tree in trees]
    assert seen[0] == seen[1]


def test_the_tree_is_used_again_after_an_answer_that_was_thought_of() -> None:
    match = NIM.new(seed=0)
    bot = Plain(NIM, Level(3_000))
    bot.hurried = False
    match.play(0, str(bot.choose(0, match.view(0), match.asks[0], SearchChance(0))))
    tree = bot._tree
    assert tree is not None
    match.play(1, "1x1" if match.refusal(1, "1x1") is None else "2x1")
    again = tree.found(match.view(0), 0)
    assert again is not None
    assert again.arms()
    assert again.arms()[0].visits > 5
    assert tree.found(NIM.view(NIM.position("1: 1 1 1"), 0), 0) is None


def test_a_tree_that_was_only_looked_at_is_not_used_again() -> None:
    """A hint makes no move, so nobody knows which branch to go on from."""
    match = NIM.new(seed=0)
    bot = Plain(NIM, Level(3_000))
    bot.hurried = False
    advice = bot.consider(0, match.view(0), match.asks[0], SearchChance(0))
    match.play(0, str(advice[0].move))
    match.play(1, "1x1" if match.refusal(1, "1x1") is None else "2x1")
    assert bot._tree is not None
    assert bot._tree.found(match.view(0), 0) is None


def test_what_was_thought_of_where_chance_fell_otherwise_is_forgotten() -> None:
    """In the same place of the tree there may be moves that cannot be made now."""
    match = NIM.new(seed=0)
    bot = Plain(NIM, Level(3_000))
    bot.hurried = False
    match.play(0, str(bot.choose(0, match.view(0), match.asks[0], SearchChance(0))))
    match.play(1, "1x1" if match.refusal(1, "1x1") is None else "2x1")
    assert bot._tree is not None
    again = bot._tree.found(match.view(0), 0)
    assert again is not None
    assert again.choice is not None
    again.choice.weigh(NIM.parse("9x1"))
    again.choice.arms[-1].visits = 1_000_000
    move = bot.choose(0, match.view(0), match.asks[0], SearchChance(1))
    assert match.refusal(0, str(move)) is None


def test_only_the_question_that_is_asked_is_answered() -> None:
    """Chance may have led to another question in the same place of the tree."""
    match = NIM.new(seed=0)
    tree = Plain(NIM).think(0, match.view(0), SearchChance(0))
    ((_, asked),) = tree.root.choices.items()
    other = Choice([Proposal(match.asks[0].moves[0], 1.0)])
    tree.root.choices = {(0, "nim-another-ask"): other, **tree.root.choices}
    assert tree.choice is asked


def test_large_choices_are_opened_little_by_little() -> None:
    numerus = all_games()["numerus"]
    match = numerus.new(seed=1)
    seat = min(match.asks)
    assert len(match.asks[seat].moves) > 500

    def looked_at(iterations: int) -> int:
        bot = Glancing(numerus, Level(iterations, sight=1))
        return len(bot.think(seat, match.view(seat), SearchChance(0)).arms())

    assert 4 <= looked_at(4) < looked_at(30) < looked_at(200) <= 64


def test_the_less_a_move_stands_out_the_sooner_it_is_overlooked() -> None:
    match = NIM.new(seed=0)
    moves, tries = match.asks[0].moves, 200

    def seen(overlooks: float) -> Counter[Move]:
        bot = Attracted(NIM, Level(60, overlooks=overlooks))
        trees = [bot.think(0, match.view(0), SearchChance(nth)) for nth in range(tries)]
        return Counter(arm.move for tree in trees for arm in tree.arms())

    assert set(seen(0.0).values()) == {tries}
    found = seen(1.0)
    assert found[moves[-1]] >= 0.8 * tries  # nine times of ten
    assert all(found[move] <= 0.25 * tries for move in moves[:-1])  # or if nothing else is seen


def test_short_sight_ends_a_line() -> None:
    match = NIM.new(seed=0)
    tree = Plain(NIM, Level(200, sight=1)).think(0, match.view(0), SearchChance(0))
    assert all(not node.branches for node in tree.root.branches.values())
    farther = Plain(NIM, Level(200, sight=2)).think(0, match.view(0), SearchChance(0))
    assert any(node.branches for node in farther.root.branches.values())


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
def test_what_a_result_is_worth(
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
    bot.clock = clock
    return bot, shown


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda one: getattr(one, "id", None))
def test_a_thought_ends_when_its_time_is_up(game: AnyGame, kind: type[SearchBot]) -> None:
    """However many iterations it was promised, and at once."""
    match, seat = in_the_middle(game, kind)
    level = msgspec.structs.replace(kind.level, iterations=ENOUGH, overlooks=0.0)
    bot, shown = timed(kind, game, level)
    tree = bot.think(seat, match.view(seat), SearchChance(0))
    _, began, *_, ended = shown
    assert level.seconds < ended - began <= level.seconds + ITERATION
    assert tree.choice is not None
    assert tree.choice.visits == len(shown) - 2


def test_who_is_not_hurried_takes_the_time_it_needs() -> None:
    numerus = all_games()["numerus"]
    match, seat = in_the_middle(numerus, Glancing)
    bot, _ = timed(Glancing, numerus, Level(24, seconds=ITERATION))
    bot.hurried = False
    tree = bot.think(seat, match.view(seat), SearchChance(0))
    assert tree.choice is not None
    assert tree.choice.visits == 24


def test_where_one_move_comes_to_mind_it_is_settled_at_once() -> None:
    state = NIM.position("1: 2 3 4")
    tree = Decided(NIM, Level(1_000)).think(0, NIM.view(state, 0), SearchChance(1))
    assert len(tree.arms()) == 1
    assert tree.arms()[0].visits < 10


def test_who_bids_in_secret_cannot_be_foreseen() -> None:
    """Where others choose at the same time, more than one move is made in the same position."""
    match: AnyMatch = Match.begin(SEALED, SEALED.setup(), seed=3)
    assert len(match.asks) > 1
    bot = Plain(SEALED)
    bot.hurried = False
    tree = bot.think(0, match.view(0), SearchChance(0))
    bids = {str(bot._made(tree, SearchChance(seed))) for seed in range(20)}
    assert len(bids) > 1
