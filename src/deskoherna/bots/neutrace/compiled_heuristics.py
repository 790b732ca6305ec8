"""Compiled heuristics of NEUTRACE: scores for all moves, and rollouts of rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from deskoherna.games.neutrace.grid import SIXTH_COLUMN, SKIPPING, USUAL
from deskoherna.games.neutrace.moves import Draw, Place, Token, Turn
from deskoherna.games.neutrace.pieces import (
    ARROW,
    DRAW,
    EXCHANGE,
    MOLECULE,
    RESERVE,
    REVERSE,
    SEATS_MOST,
    SIXTH,
    SKIP,
    TURN_MOLECULE,
    TWO,
)
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import Ask, Move

from .compiled_rules import PASSES, TURN, Floats, Numbers, pack
from .greedy import MoveScorer
from .heuristics import Heuristics, Scored, known_tasks
from .move_scores import (
    AT_ONCE,
    PLAN,
    PRICE,
    VALUES,
    WEIGHTS,
    best_turn,
    forecast_lead,
    reversing,
    score_placements,
    turning,
    workspace,
)
from .playouts import average_use, draw_one, end_round, play_round, useful, win_shares

SPARE = {EXCHANGE: 0.0, RESERVE: 0.0, DRAW: 0.02}  # orbitals whose use shows only later


class CompiledHeuristics(Heuristics):
    def __init__(self) -> None:
        self.workspace = workspace()
        self.plan: Numbers = np.zeros(PLAN, np.int16)
        self.shared: Floats = np.zeros(SEATS_MOST)

    def scored_moves(self, state: Neutrace, seat: int, ask: Ask[Any]) -> Scored:
        step, *numbers = state.agenda[-1]
        if step == "act":
            return self._actions(state, seat)
        if step == "place":
            return self._placements(pack(state), seat, numbers[1])
        if step == "first_of_two":
            return self._first_of_two(pack(state), seat, ask)
        if step == "turn_card":
            position = pack(state)
            return [(m, self._turned(position, seat, m)) for m in ask.moves]
        if step == "source":
            position = pack(state)
            return [(m, self._drawn(state, position, seat, m)) for m in ask.moves]
        scorer = MoveScorer(state, seat, known_tasks(state, seat))
        return [(move, scorer.score(move)) for move in ask.moves]

    def static_evaluation(self, state: Neutrace) -> Sequence[float]:
        position = pack(state)
        end_round(position, self.workspace)
        return self._win_shares(position, state.seats)

    def rollout(self, state: Neutrace) -> Sequence[float]:
        position = pack(state)
        step, seat, kinds = state.agenda[-1]
        if step == "source":
            draw_one(position, seat, kinds)
            position[TURN], position[PASSES] = state.after(seat), 0
        play_round(position, WEIGHTS, VALUES, self.workspace, self.plan)
        return self._win_shares(position, state.seats)

    def _win_shares(self, position: Numbers, seats: int) -> Sequence[float]:
        win_shares(position, VALUES, self.shared)
        return [float(share) for share in self.shared[:seats]]

    # Scores of actions

    def _actions(self, state: Neutrace, seat: int) -> Scored:
        position = pack(state)
        others = state.actions(seat).others()
        return [
            *self._placements(position, seat, USUAL),
            *((move, self._other(position, seat, move)) for move in others),
        ]

    def _placements(
        self, position: Numbers, seat: int, way: int, weights: Floats = WEIGHTS
    ) -> Scored:
        number, _ = score_placements(position, seat, way, weights[seat], VALUES, self.workspace)
        _, found, scores, _, _ = self.workspace
        return [
            (Place(*placed), score)
            for placed, score in zip(found[:number].tolist(), scores[:number].tolist(), strict=True)
        ]

    def _first_of_two(self, position: Numbers, seat: int, ask: Ask[Any]) -> Scored:
        first = self._placements(position, seat, USUAL, AT_ONCE)
        return [each for each in first if each[0] in ask.moves]

    def _other(self, position: Numbers, seat: int, move: Move) -> float:
        if not isinstance(move, Token):
            return 0.0  # passing
        return self._orbital(position, seat, move.orbital) - float(WEIGHTS[seat, PRICE])

    def _orbital(self, position: Numbers, seat: int, orbital: int) -> float:
        after, _, scores, _, _ = self.workspace
        if orbital in SPARE:
            return SPARE[orbital]
        if orbital in (SKIP, SIXTH):
            way = SKIPPING if orbital == SKIP else SIXTH_COLUMN
            number, _ = score_placements(position, seat, way, WEIGHTS[seat], VALUES, self.workspace)
            return float(scores[:number].max())
        now = forecast_lead(position, seat, after, VALUES)
        if orbital == REVERSE:
            return float(reversing(position, seat, now, VALUES, after))
        if orbital == TWO:
            return max(
                0.0,
                score_placements(position, seat, USUAL, AT_ONCE[seat], VALUES, self.workspace)[1],
            )
        kind = MOLECULE if orbital == TURN_MOLECULE else ARROW
        return float(best_turn(position, seat, kind, now, VALUES, after)[0])

    def _turned(self, position: Numbers, seat: int, move: Turn) -> float:
        return float(turning(position, seat, move.cell, VALUES, self.workspace[0]))

    def _drawn(self, state: Neutrace, position: Numbers, seat: int, move: Draw) -> float:
        if move.open:
            return float(useful(position, seat, state.open[move.kind - 1]))
        return float(average_use(position, seat, move.kind))
