"""NUMERUS: the position and what an invasion does to it, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from deskoherna.kernel import Ask, Chance, Refusal, Result, State, Tell
from deskoherna.kernel.chance import NoChance

from .board import EMPTY, Board, board, row_of
from .events import (
    Appeared,
    Connected,
    HyperNode,
    Landed,
    NumerusEvent,
    Passed,
    Removed,
    Replaced,
    SteppedOn,
    Strengthened,
    Tied,
    Weakened,
    Won,
)
from .landings import Landings
from .moves import Building, Landing, NumerusMove, cell_name, row_name
from .pieces import (
    BUILT,
    CONTROLLED,
    NEEDED,
    SEATS,
    Variant,
    piece,
    ship,
)
from .runs import Run, find_runs, placements

TAKEN = {
    "ship": "numerus-taken-ship",
    "tentacler": "numerus-taken-tentacler",
    "connector": "numerus-taken-connector",
}

DOCK = 16  # bytes per seat: how many ships of each value are left


class Numerus(State[NumerusMove]):
    """A position. `runs` are those whose connectors the seat on turn has yet to place."""

    __slots__ = ("board", "cells", "docks", "hyper", "runs", "scores", "turn")

    board: Board
    cells: bytearray
    docks: bytearray
    scores: list[int]
    turn: int | None
    runs: tuple[Run, ...]
    hyper: int | None  # who built a hyper node

    @classmethod
    def empty(cls, size: int) -> Self:
        """A bare board with empty docks."""
        state = cls()
        state.board = board(size)  # NUM-1
        state.cells = bytearray(state.board.blank)
        state.docks = bytearray(DOCK * len(SEATS))
        state.scores = [0, 0]  # NUM-4
        state.turn = None
        state.runs = ()
        state.hyper = None
        return state

    @classmethod
    def opening(cls, variant: Variant, first: int, tell: Tell = None) -> Self:
        state = cls.empty(variant.size)
        for seat in SEATS:
            for value in variant.values:
                state.docks[DOCK * seat + value] = variant.copies  # NUM-2
        state._await_landing(first, tell)
        return state

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.board = self.board
        twin.cells = self.cells[:]
        twin.docks = self.docks[:]
        twin.scores = self.scores[:]
        twin.turn = self.turn
        twin.runs = self.runs
        twin.hyper = self.hyper
        return twin

    def data(self) -> tuple[Any, ...]:
        return (
            self.board.size, self.cells, self.docks, self.scores, self.turn, self.runs, self.hyper,
        )  # fmt: skip

    # What may be done

    def asks(self) -> Mapping[int, Ask[NumerusMove]]:
        if self.turn is None:
            return {}
        if self.runs:
            run = self.runs[0]  # NUM-R4: one at a time
            return {
                self.turn: Ask(
                    "NUM-17",
                    "numerus-ask-run",
                    (Building,),
                    placements(run),
                    arguments={"run": str(run), "connectors": run.connectors},
                )
            }
        return {self.turn: Ask("NUM-5", "numerus-ask-landing", (Landing,), self.landings())}

    def landings(self) -> Landings:
        seat = self.turn or 0
        dock = self.docks[DOCK * seat : DOCK * (seat + 1)]
        return Landings(seat, self.cells, dock, self.board)

    def refusal(self, seat: int, move: NumerusMove) -> Refusal | None:
        if isinstance(move, Landing):
            return self._landing_refusal(seat, move.ship, move.cell)
        return self._building_refusal(self.runs[0], move)

    def _landing_refusal(self, seat: int, value: int, cell: int) -> Refusal | None:
        if cell not in self.board:
            size = self.board.size
            return Refusal("NUM-1", "numerus-off-board", cell=cell_name(cell), size=size)
        if not self.docks[DOCK * seat + value]:
            return Refusal("NUM-5", "numerus-no-ship", ship=value)
        code = self.cells[cell]
        if NEEDED[seat][code] <= value:
            return None
        kind, owner, number = piece(code)
        if kind == "tentacler" and owner != seat:
            return Refusal(
                "NUM-6", "numerus-too-strong", cell=cell_name(cell), strength=number, ship=value
            )
        return Refusal("NUM-7", TAKEN[kind], cell=cell_name(cell), seat=owner)

    def _building_refusal(self, run: Run, move: Building) -> Refusal | None:
        if move in placements(run):
            return None
        if len(move.starts) < run.connectors:
            return Refusal("NUM-18", "numerus-too-few", run=str(run), connectors=run.connectors)
        return Refusal("NUM-17", "numerus-not-in-run", run=str(run), connectors=run.connectors)

    def unasked(self, seat: int, move: NumerusMove) -> Refusal:
        if isinstance(move, Landing):
            if seat != self.turn:
                return Refusal("NUM-5", "numerus-not-your-turn", seat=self.turn or 0)
            return Refusal("NUM-18", "numerus-build-first", run=str(self.runs[0]))
        if self.runs:
            return Refusal("NUM-17", "numerus-not-your-run", run=str(self.runs[0]), seat=1 - seat)
        return Refusal("NUM-17", "numerus-no-run")

    # A turn: one invasion

    def play(self, seat: int, move: NumerusMove, chance: Chance, tell: Tell = None) -> None:
        if isinstance(move, Landing):
            self._land(seat, move.ship, move.cell, tell)
        else:
            for start in move.starts:
                self._connect(seat, move.direction, start, tell)
            self.runs = self.runs[1:]
        if not self.runs and self.hyper is None:
            self._await_landing(1 - seat, tell)  # NUM-5

    def after(self, seat: int, move: NumerusMove, tell: Tell = None) -> Self:
        """The position after a move, which leaves nothing to chance."""
        later = self.copy()
        later.play(seat, move, NoChance(), tell)
        return later

    def built_since(self, before: Self, seat: int) -> int:
        """The connectors that a seat has built since, with those it has yet to place (NUM-17)."""
        to_place = sum(run.connectors for run in self.runs)
        return self.scores[seat] - before.scores[seat] + to_place

    def _land(self, seat: int, value: int, cell: int, tell: Tell) -> None:
        tell and tell(Landed(seat, cell_name(cell), value))
        if self.cells[cell]:
            _, owner, strength = piece(self.cells[cell])
            tell and tell(SteppedOn(owner, cell_name(cell), strength))
        self.docks[DOCK * seat + value] -= 1  # NUM-5
        self.cells[cell] = ship(seat, value)  # NUM-6
        self._reach(seat, value, cell, tell)
        self._build(seat, tell)  # NUM-14

    def _reach(self, seat: int, value: int, cell: int, tell: Tell) -> None:
        cells = self.cells
        controlled = CONTROLLED[seat][value]
        for target in self.board.reach[value][cell]:  # NUM-8
            before = cells[target]
            cells[target] = after = controlled[before]
            if before != after:
                tell and tell(_what_happened(target, before, after))

    def _build(self, seat: int, tell: Tell) -> None:
        runs = find_runs(self.cells, seat)
        if not runs:
            return
        if sum(run.connectors for run in runs) >= 4:
            self._build_hyper_node(seat, runs, tell)
            return
        for run in runs:  # NUM-18
            if run.length % 4 == 0:
                self._build_from_start(seat, run, tell)
        self.runs = tuple(run for run in runs if run.length % 4)  # NUM-17

    def _build_hyper_node(self, seat: int, runs: list[Run], tell: Tell) -> None:
        for run in runs:
            self._build_from_start(seat, run, tell)  # NUM-R7
        self.hyper = seat  # NUM-21
        self.turn = None
        tell and tell(HyperNode(seat, sum(run.connectors for run in runs)))

    def _build_from_start(self, seat: int, run: Run, tell: Tell) -> None:
        for start in row_of(run.start, run.direction, run.length)[: 4 * run.connectors : 4]:
            self._connect(seat, run.direction, start, tell)

    def _connect(self, seat: int, direction: int, start: int, tell: Tell) -> None:
        for cell in row_of(start, direction):
            self.cells[cell] = BUILT[seat][direction][self.cells[cell]]  # NUM-15
        self.scores[seat] += 1  # NUM-19
        tell and tell(Connected(seat, row_name(start, direction)))

    # The end

    def _await_landing(self, seat: int, tell: Tell) -> None:
        """It is the seat's turn, or the other's if it cannot land, or nobody's."""
        if self.can_land(seat):
            self.turn = seat
        elif self.can_land(1 - seat):
            self.turn = 1 - seat
            if self._has_ships(seat):
                tell and tell(Passed(seat))  # NUM-R6
        else:
            self.turn = None  # NUM-22, NUM-R6
            tell and tell(self._outcome())

    def _has_ships(self, seat: int) -> bool:
        return self.docks.count(0, DOCK * seat, DOCK * (seat + 1)) < DOCK

    def can_land(self, seat: int) -> bool:
        if not self._has_ships(seat):
            return False
        if EMPTY in self.cells:
            return True
        strongest = len(self.docks[DOCK * seat : DOCK * (seat + 1)].rstrip(b"\0")) - 1
        return min(self.cells.translate(NEEDED[seat])) <= strongest

    def _outcome(self) -> Won | Tied:
        green, orange = self.scores
        if green == orange:
            return Tied(green)  # NUM-R2
        winner = int(orange > green)
        return Won(winner, self.scores[winner], self.scores[1 - winner])  # NUM-22

    @property
    def result(self) -> Result | None:
        if self.turn is not None:
            return None
        scores = (self.scores[0], self.scores[1])
        if self.hyper is not None:
            return Result((1 + self.hyper, 2 - self.hyper), scores, "NUM-21", "numerus-end-hyper")
        green, orange = scores
        if green == orange:
            return Result((1, 1), scores, "NUM-R2", "numerus-end-tie")
        return Result((1 + (green < orange), 1 + (orange < green)), scores, "NUM-22", "numerus-end")


def _what_happened(cell: int, before: int, after: int) -> NumerusEvent:
    """Names the change of a controlled cell: NUM-9 to NUM-11."""
    name = cell_name(cell)
    was, now = piece(before), piece(after)
    if was.kind == "empty":
        return Appeared(now.seat, name, now.number)
    if now.kind == "empty":
        return Removed(was.seat, name, was.number)
    if was.seat != now.seat:
        return Replaced(now.seat, name, was.number, now.number)
    change = Strengthened if now.number > was.number else Weakened
    return change(now.seat, name, was.number, now.number)
