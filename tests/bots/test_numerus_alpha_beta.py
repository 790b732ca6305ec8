"""Alpha-beta search for NUMERUS: it finds what a search of every line finds."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from deskoherna import game
from deskoherna.bots.numerus.alpha_beta import (
    WON,
    SearchStack,
    alpha_beta,
    candidate_landings,
    evaluate,
    search_stack,
)
from deskoherna.bots.numerus.compiled_rules import (
    CELLS,
    HYPER,
    NOBODY,
    SCORES,
    TABLES,
    TURN,
    Bytes,
    invade,
    pack,
    workspace,
)
from deskoherna.bots.numerus.threats import HELD_BY, threat_maps
from deskoherna.games.numerus.moves import read_cell
from deskoherna.games.numerus.pieces import tentacler
from deskoherna.games.numerus.rules import DOCK, Numerus
from deskoherna.kernel import SearchChance

NUMERUS = game("numerus")
GAME = 4
WORKSPACE = workspace()
WIDTH = 5


@pytest.fixture
def stack() -> SearchStack:
    return search_stack(threat_maps())


def positions(games: int) -> Iterator[Bytes]:
    """From all over random games of every size."""
    chance = SearchChance(5)
    for number in range(games):
        variant = ("full", "short", "large")[number % 3]
        state: Numerus = NUMERUS.start(NUMERUS.setup(2, {"variant": variant}), chance)
        while state.turn is not None:
            if not state.runs:
                yield pack(state)
            state.play(state.turn, state.asks()[state.turn].sample(chance), chance)


def ends(*docks: tuple[int, ...]) -> Numerus:
    """An empty board on which Green is to land, with these ships left."""
    state = Numerus.empty(13)
    for seat, dock in enumerate(docks):
        for value in dock:
            state.docks[DOCK * seat + value] += 1
    state.turn = 0
    return state


def best(position: Bytes, depth: int, stack: SearchStack) -> tuple[int, float]:
    found = alpha_beta(position, depth, WIDTH, stack, WORKSPACE, TABLES, HELD_BY)
    nth = int(stack.values[:found].argmax())
    return int(stack.chosen[0, nth]), float(stack.values[nth])


def slowly(position: Bytes, depth: int) -> float:
    """The same, one line after the other."""
    seat = int(position[TURN])
    chosen = np.zeros(64, np.int64)
    number = candidate_landings(position, chosen, WIDTH, threat_maps(), WORKSPACE, TABLES, HELD_BY)
    values: list[float] = []
    for at in chosen[:number]:
        if len(values) >= WIDTH and max(values) > -WON / 2:
            break
        after = position.copy()
        invade(after, seat, *divmod(int(at), CELLS), 0, WORKSPACE, TABLES)
        values.append(value_of(after, seat, depth))
    return max(values)


def value_of(after: Bytes, seat: int, depth: int) -> float:
    if after[HYPER] != NOBODY:
        return WON
    if after[TURN] == NOBODY:
        return float(after[SCORES + seat]) - float(after[SCORES + 1 - seat])
    sign = 1 if after[TURN] == seat else -1
    if depth > 1:
        return sign * slowly(after, depth - 1)
    rows = np.zeros(4, np.int64)
    value, allowed = evaluate(after, threat_maps()[0], rows, WORKSPACE, TABLES, HELD_BY)
    if allowed >= GAME and depth == 1:
        return sign * slowly(after, 0)
    return sign * value


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_pruned_lines_would_change_nothing(depth: int, stack: SearchStack) -> None:
    for nth, position in enumerate(positions(6)):
        if nth % 4 == 0:
            assert best(position, depth, stack)[1] == pytest.approx(slowly(position, depth))


def test_a_hyper_node_is_taken(stack: SearchStack) -> None:
    """NUM-21"""
    state = ends((1, 2), (3,))
    for name in ("e6", "e8", "f5", "h5"):
        state.cells[read_cell(name)] = tentacler(0, 1)
    at, value = best(pack(state), 1, stack)
    assert (divmod(at, CELLS), value) == ((1, read_cell("g7")), WON)


def test_a_hyper_node_is_prevented(stack: SearchStack) -> None:
    """NUM-21"""
    state = ends((3, 4, 5), (1, 2))
    for name in ("e6", "e8", "f5", "h5"):
        state.cells[read_cell(name)] = tentacler(1, 1)
    at, value = best(pack(state), 2, stack)
    assert value > -WON / 2
    after = pack(state)
    invade(after, 0, *divmod(at, CELLS), 0, WORKSPACE, TABLES)
    assert best(after, 1, stack)[1] < WON


def test_the_last_ships_are_counted_for_certain(stack: SearchStack) -> None:
    """NUM-22: a 1 on b3 builds two for Green, and Orange has nothing to build with."""
    state = ends((1,), (1,))
    state.scores = [3, 3]
    for name in ("a1", "c1"):
        state.cells[read_cell(name)] = tentacler(0, 1)
    assert best(pack(state), 1, stack)[1] == 2
    state.scores = [3, 6]
    assert best(pack(state), 1, stack)[1] == -1
