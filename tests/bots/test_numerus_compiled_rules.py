"""The compiled rules of NUMERUS do what the rules do."""

from __future__ import annotations

import numpy as np
import pytest

from deskoherna import game
from deskoherna.bots.numerus.compiled_rules import (
    CELLS,
    TABLES,
    await_landing,
    can_land,
    connect,
    find_runs,
    invade,
    land,
    may_land,
    outcome,
    pack,
    workspace,
)
from deskoherna.bots.numerus.threats import survey
from deskoherna.games.numerus.moves import Building, Landing
from deskoherna.games.numerus.rules import Numerus
from deskoherna.games.numerus.runs import Run, placements
from deskoherna.games.numerus.runs import find_runs as runs_of
from deskoherna.kernel import SearchChance
from scale import count, seed_of

NUMERUS = game("numerus")
MOVES = 100_000
VARIANTS = ("full", "short", "large")


def opening(variant: str, chance: SearchChance) -> Numerus:
    state: Numerus = NUMERUS.start(NUMERUS.setup(2, {"variant": variant}), chance)
    return state


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_moves_end_alike(variant: str) -> None:
    """100,000 random moves, or a tenth: the same board, docks, scores, runs, turn and end."""
    chance, space = SearchChance(seed_of(variant)), workspace()
    state = opening(variant, chance)
    packed = pack(state)
    for _ in range(1 + count(MOVES) // len(VARIANTS)):
        if state.turn is None:
            result = state.result
            assert result is not None
            assert outcome(packed) == (0.5 if len(result.winners) == 2 else 0 in result.winners)
            state = opening(variant, chance)
            packed = pack(state)
        seat = state.turn
        assert seat is not None
        move = state.asks()[seat].sample(chance)
        state.play(seat, move, chance)
        if isinstance(move, Landing):
            gained = land(packed, seat, move.ship, move.cell, space[0], TABLES)
            found = find_runs(packed, seat, space[0], gained, space[1], TABLES)
            built = {tuple(map(int, run)) for run in space[1][:found]}
            if state.hyper is not None:
                assert sum(length // 4 for _, _, length in built) >= 4
                packed = pack(state)
                continue
            whole = [run for run in built if run[2] % 4 == 0]
            assert built - set(whole) == {tuple(run) for run in state.runs}
            for direction, start, length in whole:
                for run in placements_of(direction, start, length):
                    connect(packed, seat, direction, run, TABLES)
        else:
            assert isinstance(move, Building)
            for start in move.starts:
                connect(packed, seat, move.direction, start, TABLES)
        if not state.runs:
            await_landing(packed, 1 - seat, TABLES)
        assert packed.tobytes() == pack(state).tobytes()


def placements_of(direction: int, start: int, length: int) -> tuple[int, ...]:
    return placements(Run(direction, start, length))[0].starts


def test_whole_turns_end_alike() -> None:
    """`invade` builds from the start of each run; the rules may be asked to do the same."""
    chance, space = SearchChance(seed_of("whole turns")), workspace()
    for number in range(count(300)):
        state = opening(VARIANTS[number % 3], chance)
        while state.turn is not None:
            seat, packed = state.turn, pack(state)
            move = state.asks()[seat].sample(chance)
            state.play(seat, move, chance)
            while state.runs:
                state.play(seat, placements(state.runs[0])[0], chance)
            assert isinstance(move, Landing)
            invade(packed, seat, move.ship, move.cell, 0, space, TABLES)
            assert packed.tobytes() == pack(state).tobytes()


def test_the_same_landings_are_legal() -> None:
    chance = SearchChance(8)
    for number in range(30):
        state = opening(VARIANTS[number % 3], chance)
        while state.turn is not None:
            if not state.runs:
                packed, legal = pack(state), set(state.landings())
                assert can_land(packed, state.turn, TABLES)
                assert legal == {
                    Landing(value, cell)
                    for value in range(1, 16)
                    for cell in state.board.cells
                    if may_land(packed, state.turn, value, cell, TABLES)
                }
            state.play(state.turn, state.asks()[state.turn].sample(chance), chance)


def test_a_survey_counts_what_every_landing_builds() -> None:
    chance, space = SearchChance(9), workspace()
    built = np.zeros((16, CELLS), np.uint8)
    for number in range(12):
        state = opening(VARIANTS[number % 3], chance)
        while state.turn is not None:
            seat = state.turn
            if not state.runs:
                most = survey(pack(state), seat, built, space, TABLES)
                counts = {move: connectors(state, seat, move) for move in state.landings()}
                assert most == max(counts.values())
                assert all(built[move.ship, move.cell] == n for move, n in counts.items())
            state.play(seat, state.asks()[seat].sample(chance), chance)


def connectors(state: Numerus, seat: int, move: Landing) -> int:
    after = state.copy()
    after.play(seat, move, SearchChance(0))
    waiting = sum(run.connectors for run in after.runs)
    return after.scores[seat] - state.scores[seat] + waiting


def test_the_rules_find_no_run_that_was_there_before() -> None:
    """NUM-18: all that can be built is built at once; the compiled rules rely on it."""
    chance = SearchChance(10)
    for number in range(60):
        state = opening(VARIANTS[number % 3], chance)
        while state.turn is not None:
            if not state.runs:
                assert not runs_of(state.cells, state.turn)
            state.play(state.turn, state.asks()[state.turn].sample(chance), chance)
