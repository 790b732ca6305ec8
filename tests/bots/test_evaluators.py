"""Every evaluator, with every option: candidates are legal, and values are shares of the win."""

from __future__ import annotations

from typing import Any

import pytest

from bots.games import GAMES
from deskoherna.bots import levels
from deskoherna.bots.search import Level, SearchBot, awaited
from deskoherna.kernel import AnyGame, AnyMatch, Match, SearchChance, Setup
from deskoherna.testing.cases import default_setups, other_setups
from scale import RUN, some

SETUPS = [
    (game, setup) for game in GAMES for setup in [*default_setups(game), *other_setups(game, RUN)]
]
MOVES = 120
EVERY = 6


def searcher(game: AnyGame, level: Level) -> SearchBot:
    *_, strongest = levels(game).values()
    bot: Any = strongest(game)
    assert isinstance(bot, SearchBot)
    found = type(bot)(game, level)
    found.timed = False
    return found


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=[f"{g.id} {s}" for g, s in SETUPS])
def test_in_positions_all_over_a_game(game: AnyGame, setup: Setup) -> None:
    match: AnyMatch = Match.begin(game, setup, seed=6)
    chance = SearchChance(str(setup))
    bot = searcher(game, Level(5, depth=3))
    for nth in range(MOVES):
        if match.result is not None:
            break
        seat = min(seat for seat, ask in match.asks.items() if not ask.optional)
        ask = match.asks[seat]
        if nth % EVERY == 0:
            move = bot.choose(seat, match.view(seat), ask, chance)
            assert match.refusal(seat, move) is None, move
            shares = bot.evaluator.evaluate(match.state.copy(), chance)
            assert len(shares) == setup.seats
            assert all(0 <= share <= 1 for share in shares)
        else:
            move = ask.sample(chance)
        match.play(seat, move)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", some(range(3), "trees that are reused"))
def test_move_after_move_with_trees_that_are_reused(game: AnyGame, seed: int) -> None:
    """At a node chance may have led to other asks than the one at hand."""
    match: AnyMatch = Match.begin(game, game.setup(), seed=seed)
    chance = SearchChance(seed)
    bots = [searcher(game, Level(30, depth=8)) for _ in range(match.setup.seats)]
    for _ in range(MOVES // 2):
        if match.result is not None:
            break
        seat, ask = next(iter(awaited(match.state).items()))
        move = bots[seat].choose(seat, match.view(seat), ask, chance)
        assert match.refusal(seat, move) is None, move
        match.play(seat, move)


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=[f"{g.id} {s}" for g, s in SETUPS])
def test_proposals_are_ordered_legal_and_add_up(game: AnyGame, setup: Setup) -> None:
    match: AnyMatch = Match.begin(game, setup, seed=7)
    chance = SearchChance(str(setup))
    evaluator = searcher(game, Level(1)).evaluator
    evaluator.timed = False
    for nth in range(MOVES // 2):
        if match.result is not None:
            break
        for seat, ask in awaited(match.state).items():
            if nth % EVERY == 0:
                candidates = evaluator.candidates(match.state.copy(), seat, ask, chance)
                priors = [candidate.prior for candidate in candidates]
                assert priors == sorted(priors, reverse=True)
                assert 0 < sum(priors) < 1.001
                assert all(match.refusal(seat, each.move) is None for each in candidates)
        seat, ask = next(iter(awaited(match.state).items()))
        match.play(seat, ask.sample(chance))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_search_knows_the_view_and_nothing_else(game: AnyGame) -> None:
    """What the seat may not know is swapped: every number stays as it was."""
    match: AnyMatch = Match.begin(game, game.setup(), seed=8)
    chance = SearchChance(3)
    looked = 0
    for nth in range(30):
        if match.result is not None:
            break
        seat, ask = next(iter(awaited(match.state).items()))
        if nth % EVERY == 0 and (ask.free or len(ask.moves) > 1):
            swapped = game.swapped(match.state, seat, chance)
            found = [
                [
                    (str(arm.move), arm.visits, arm.mean)
                    for arm in searcher(game, Level(8, depth=2))
                    .search(seat, game.view(state, seat), SearchChance(nth))
                    .arms()
                ]
                for state in (match.state, swapped)
            ]
            assert found[0] == found[1]
            looked += 1
        match.play(seat, ask.sample(chance))
    assert looked
