"""The greedy bot of NUMERUS: what it sees, and that it wins."""

from collections.abc import Iterable

import pytest

from deskoherna import game
from deskoherna.bots import bot
from deskoherna.bots.numerus.greedy import most
from deskoherna.bots.numerus.rows import builds
from deskoherna.games.numerus.rules import Numerus
from deskoherna.games.numerus.view import NumerusView, Tentacler, state_of
from deskoherna.kernel import Move, SearchChance
from deskoherna.lab import play_out, simulate

NUMERUS = game("numerus")
SEEDS = range(8)
HYPER_NODE = "e6 e8 f5 h5"  # a 1 on g7 makes rows to the left, and columns downwards, of its ring


def position(
    mine: str = "",
    theirs: str = "",
    docks: tuple[Iterable[int], Iterable[int]] = ((), ()),
    runs: tuple[str, ...] = (),
) -> NumerusView:
    """Seat 0 to move, among tentaclers of strength 1."""
    held = [Tentacler(0, cell, 1) for cell in mine.split()]
    held += [Tentacler(1, cell, 1) for cell in theirs.split()]
    return NumerusView(
        size=13,
        turn=0,
        docks=tuple(map(tuple, docks)),
        scores=(0, 0),
        ships=(),
        tentaclers=tuple(held),
        connectors=(),
        runs=runs,
        result=None,
    )


def choice(view: NumerusView, seed: int = 0) -> Move:
    ask = state_of(view).asks()[0]
    return bot(NUMERUS, "greedy").choose(0, view, ask, SearchChance(seed))


def landed(view: NumerusView, move: Move) -> Numerus:
    state = state_of(view)
    state.play(0, NUMERUS.parse(str(move)), SearchChance(0))
    return state


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_a_hyper_node(seed: int) -> None:  # NUM-21
    view = position(mine=HYPER_NODE, docks=((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)))
    assert str(choice(view, seed)) == "1 g7"
    assert landed(view, choice(view, seed)).hyper == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_it_prevents_a_hyper_node(seed: int) -> None:
    view = position(theirs=HYPER_NODE, docks=((3, 4, 5), (1, 2)))
    assert most(builds(state_of(view), 1)) >= 4
    assert most(builds(landed(view, choice(view, seed)), 1)) < 4


@pytest.mark.parametrize("seed", SEEDS)
def test_it_prevents_a_hyper_node_rather_than_build(seed: int) -> None:
    view = position(mine="a1 b1 c1", theirs=HYPER_NODE, docks=((3, 4, 5), (1, 2)))
    assert most(builds(state_of(view), 0)) == 1
    assert most(builds(state_of(view), 1)) >= 4
    assert most(builds(landed(view, choice(view, seed)), 1)) < 4


@pytest.mark.parametrize("seed", SEEDS)
def test_it_builds_two_connectors_rather_than_one(seed: int) -> None:
    view = position(mine="e6 e8 a1 b1 c1", docks=((1,), (5,)))
    assert landed(view, choice(view, seed)).scores == [2, 0]


@pytest.mark.parametrize("seed", SEEDS)
def test_it_keeps_low_ships_for_later(seed: int) -> None:
    view = NUMERUS.new(options={"first": "green"}, seed=seed).view(0)
    assert str(choice(view, seed))[0] not in "12"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_leaves_over_what_goes_on_to_another_row(seed: int) -> None:  # NUM-17
    view = position(mine="a1 b1 c1 d1 e1 g1 h1", docks=((3,), (3,)), runs=("a1-e1",))
    assert str(choice(view, seed)) == "a1-d1"


def test_equal_choices_fall_by_chance_alone() -> None:
    view = NUMERUS.new(options={"first": "green"}, seed=0).view(0)
    assert choice(view, 1) == choice(view, 1)
    assert len({choice(view, seed) for seed in SEEDS}) > 1


@pytest.mark.parametrize("variant", ["full", "short", "large"])
def test_connectors_are_counted_for_all_landings_as_the_rules_build_them(variant: str) -> None:
    setup = NUMERUS.setup(2, {"variant": variant})
    match, _ = play_out(NUMERUS, setup, [bot(NUMERUS, "greedy")] * 2, seed=2)
    assert len(match.plies) > 12
    for moves in range(4, len(match.plies), 3):
        before = match.continued(moves, seed=0)
        ((seat, ask),) = before.asks.items()
        if before.state.runs:
            continue
        counts = builds(before.state, seat)
        for landing in list(ask.moves)[::5]:
            after = before.state.copy()
            after.play(seat, landing, SearchChance(0))
            built = after.scores[seat] - before.state.scores[seat]
            to_place = sum(run.connectors for run in after.runs)
            assert counts[landing.ship][landing.cell] == built + to_place, str(landing)


def test_it_beats_random_in_at_least_19_of_20_games() -> None:
    *_, totals = simulate("numerus", ["greedy", "random"], 20, options={"variant": "short"}, seed=1)
    assert totals.tallies[0].wins >= 19
