"""Looking ahead in NUMERUS: nothing is overlooked that a look at every line would find."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from deskoherna import game
from deskoherna.bots.numerus.foresight import WON, Foresight, foresee, foresight, lead, promising
from deskoherna.bots.numerus.threats import HELD_BY, looking
from deskoherna.bots.numerus.twin import (
    CELLS,
    HYPER,
    NOBODY,
    SCORES,
    TABLES,
    TURN,
    Bytes,
    invade,
    room,
    twin_of,
)
from deskoherna.games.numerus.moves import read_cell
from deskoherna.games.numerus.pieces import tentacler
from deskoherna.games.numerus.rules import DOCK, Numerus
from deskoherna.kernel import SearchChance

NUMERUS = game("numerus")
GAME = 4
SPACE = room()
WIDTH = 5


@pytest.fixture
def sight() -> Foresight:
    return foresight(looking())


def positions(games: int) -> Iterator[Bytes]:
    """From all over random games of every size."""
    chance = SearchChance(5)
    for number in range(games):
        variant = ("full", "short", "large")[number % 3]
        state: Numerus = NUMERUS.start(NUMERUS.setup(2, {"variant": variant}), chance)
        while state.turn is not None:
            if not state.runs:
                yield twin_of(state)
            state.play(state.turn, state.asks()[state.turn].sample(chance), chance)


def ends(*docks: tuple[int, ...]) -> Numerus:
    """An empty board on which Green is to land, with these ships left."""
    state = Numerus.empty(13)
    for seat, dock in enumerate(docks):
        for value in dock:
            state.docks[DOCK * seat + value] += 1
    state.turn = 0
    return state


def best(position: Bytes, depth: int, sight: Foresight) -> tuple[int, float]:
    found = foresee(position, depth, WIDTH, sight, SPACE, TABLES, HELD_BY)
    nth = int(sight.values[:found].argmax())
    return int(sight.chosen[0, nth]), float(sight.values[nth])


def slowly(position: Bytes, depth: int) -> float:
    """The same, one line after the other."""
    seat = int(position[TURN])
    chosen = np.zeros(64, np.int64)
    number = promising(position, chosen, WIDTH, looking(), SPACE, TABLES, HELD_BY)
    values: list[float] = []
    for at in chosen[:number]:
        if len(values) >= WIDTH and max(values) > -WON / 2:
            break
        after = position.copy()
        invade(after, seat, *divmod(int(at), CELLS), 0, SPACE, TABLES)
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
    value, allowed = lead(after, looking()[0], rows, SPACE, TABLES, HELD_BY)
    if allowed >= GAME and depth == 1:
        return sign * slowly(after, 0)
    return sign * value


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_lines_that_are_left_out_would_change_nothing(depth: int, sight: Foresight) -> None:
    for nth, position in enumerate(positions(6)):
        if nth % 4 == 0:
            assert best(position, depth, sight)[1] == pytest.approx(slowly(position, depth))


def test_a_hyper_node_is_taken(sight: Foresight) -> None:
    """NUM-21"""
    state = ends((1, 2), (3,))
    for name in ("e6", "e8", "f5", "h5"):
        state.cells[read_cell(name)] = tentacler(0, 1)
    at, value = best(twin_of(state), 1, sight)
    assert (divmod(at, CELLS), value) == ((1, read_cell("g7")), WON)


def test_a_hyper_node_is_prevented(sight: Foresight) -> None:
    """NUM-21"""
    state = ends((3, 4, 5), (1, 2))
    for name in ("e6", "e8", "f5", "h5"):
        state.cells[read_cell(name)] = tentacler(1, 1)
    at, value = best(twin_of(state), 2, sight)
    assert value > -WON / 2
    after = twin_of(state)
    invade(after, 0, *divmod(at, CELLS), 0, SPACE, TABLES)
    assert best(after, 1, sight)[1] < WON


def test_the_last_ships_are_counted_for_certain(sight: Foresight) -> None:
    """NUM-22: a 1 on b3 builds two for Green, and Orange has nothing to build with."""
    state = ends((1,), (1,))
    state.scores = [3, 3]
    for name in ("a1", "c1"):
        state.cells[read_cell(name)] = tentacler(0, 1)
    assert best(twin_of(state), 1, sight)[1] == 2
    state.scores = [3, 6]
    assert best(twin_of(state), 1, sight)[1] == -1
