"""The compiled twin of NEUTRACE does what the rules do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from deskoherna import game
from deskoherna.bots.neutrace.playouts import (
    FIRST,
    PASSING,
    PLACING,
    PLAN,
    SECOND,
    VALUES,
    WEIGHTS,
    carry_out,
    decide,
    end_round,
    points,
    room,
)
from deskoherna.bots.neutrace.twin import (
    CHANGED,
    DECKS,
    LEFT_IN,
    PASSES,
    TURN,
    Numbers,
    columns_of,
    takes,
    twin_of,
)
from deskoherna.games.neutrace.grid import GRID, SIXTH_COLUMN, SKIPPING, USUAL, openings
from deskoherna.games.neutrace.moves import Draw, NeutraceMove, Pass, Place, Token, Turn
from deskoherna.games.neutrace.pieces import (
    ARROW,
    DRAW,
    MOLECULE,
    REVERSE,
    TURN_ARROW,
    TURN_MOLECULE,
)
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import SearchChance

NEUTRACE = game("neutrace")
ROUNDS = 60
WAYS = (USUAL, SKIPPING, SIXTH_COLUMN)


def after_some_moves(seats: int, moves: int, chance: SearchChance) -> Neutrace:
    """Someone is to act; reservations and exchanges may have come before."""
    state: Neutrace = NEUTRACE.start(NEUTRACE.setup(seats), chance)
    nth = 0
    while state.result is None and (nth < moves or state.agenda[-1][0] != "act"):
        seat, ask = next(iter(state.asks().items()))
        state.play(seat, ask.sample(chance), chance)
        nth += 1
    return state


@pytest.mark.parametrize("seats", [2, 3])
def test_rounds_end_alike(seats: int) -> None:
    """Whatever a turn is, everything that lies on the table afterwards is the same."""
    chance, random, space = SearchChance(seats), np.random.default_rng(seats), room()
    plan = np.zeros(PLAN, np.int16)
    seen = set()
    for nth in range(ROUNDS):
        state = after_some_moves(seats, nth % 40, chance)
        if state.result is not None:
            continue
        number, twin = state.round, twin_of(state)
        while twin[PASSES] < seats:
            seat = int(twin[TURN])
            weights = WEIGHTS[seat] + random.normal(0, 0.3, len(WEIGHTS[seat]))
            decide(twin, seat, weights, VALUES, space, plan)
            carry_out(twin, seat, plan)
            seen.add(int(plan[0]))
            if state.round == number and state.agenda[-1][:2] == ("act", seat):
                follow(state, seat, plan, chance)
            else:
                assert plan[0] == PASSING  # the rules do not ask who can do nothing (NEU-R10)
            if state.round == number and state.agenda:
                assert lying(twin) == lying(twin_of(state))
        end_round(twin, space)
        assert state.round == number + 1 or not state.agenda
        assert twin[:CHANGED].tolist() == twin_of(state)[:CHANGED].tolist()
        if not state.agenda:
            assert [points(twin, seat) for seat in range(seats)] == list(state.scores())
    assert seen >= {TURN_MOLECULE, TURN_ARROW, PLACING, PASSING}
    assert len(seen) >= 8


def follow(state: Neutrace, seat: int, plan: Numbers, chance: SearchChance) -> None:
    for move in moves_of(plan):
        assert state.refusal(seat, move) is None, str(move)
        state.play(seat, move, chance)
    if state.agenda and state.agenda[-1][0] == "source":
        drawn = int(plan[-1])
        state.play(seat, Draw(drawn & 3, drawn > 4), chance)


def moves_of(plan: Numbers) -> list[NeutraceMove]:
    orbital, *numbers = plan.tolist()
    if orbital == PASSING:
        return [Pass()]
    moves: list[NeutraceMove] = [Token(orbital)] if orbital < PLACING else []
    if orbital in (TURN_MOLECULE, TURN_ARROW):
        return [*moves, Turn(numbers[FIRST])]
    if orbital in (DRAW, REVERSE):
        return moves
    cards = (numbers[start - 1 : start + 3] for start in (FIRST, SECOND))
    return [*moves, *(Place(*card) for card in cards if card[0])]


def lying(twin: Numbers) -> list[int]:
    """All but whose turn it is, and the places in the decks that are empty."""
    seen = twin.copy()
    seen[[TURN, PASSES]] = 0
    for nth in range(2):
        start = DECKS + 15 * nth
        seen[start + seen[LEFT_IN + nth] : start + 15] = 0
    numbers: list[int] = seen.tolist()
    return numbers


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_cells_are_open(seats: int) -> None:
    """NEU-20 to NEU-25, NEU-32, NEU-33, NEU-38"""
    chance = SearchChance(40 + seats)
    for moves in range(1, 90):
        state = after_some_moves(seats, moves, chance)
        if state.result is not None:
            continue
        twin = twin_of(state)
        for seat in range(seats):
            for grid, pattern in enumerate(state.patterns(seat)):
                for way in WAYS:
                    open_to: Any = openings(pattern, way)
                    for kind, cells in zip((MOLECULE, ARROW), open_to, strict=True):
                        assert list(cells) == [
                            place
                            for place in range(GRID)
                            if takes(
                                twin, seat, GRID * grid + place, kind, way, *columns_of(twin, grid)
                            )
                        ]
