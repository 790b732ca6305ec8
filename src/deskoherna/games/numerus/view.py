"""What a seat may know. In NUMERUS everything lies open, so every view is the whole position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import compress, count, product

import msgspec

from deskoherna.kernel import Result, View

from .board import EMPTY, STEPS, row_of
from .moves import Building, cell_name, read_cell, read_move, row_name
from .pieces import (
    BUILT,
    COVERED,
    DIRECTIONS,
    SEATS,
    SHIPS,
    TENTACLERS,
    piece,
    ship,
    tentacler,
)
from .rules import DOCK, Numerus
from .runs import find_runs


class Ship(msgspec.Struct, frozen=True):
    """A ship on the board."""

    seat: int  # whose it is
    cell: str  # where it stands, such as g7
    value: int  # how strong it is, from 1


class Tentacler(msgspec.Struct, frozen=True):
    """A tentacler on the board."""

    seat: int  # whose it is
    cell: str  # where it lies, such as g7
    strength: int  # from 1


class Connector(msgspec.Struct, frozen=True):
    """A connector on the board: four cells in a row."""

    seat: int  # whose it is
    cells: str  # its end cells, such as c4-f4


class NumerusView(View, frozen=True):
    """The whole position."""

    size: int  # cells along one side of the board
    turn: int | None  # whose turn it is; none once the game is over
    # the values of the ships each seat has left, from low to high
    docks: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]  # a point for each connector (NUM-19)
    ships: tuple[Ship, ...]  # on the board
    tentaclers: tuple[Tentacler, ...]  # on the board
    connectors: tuple[Connector, ...]  # on the board
    # where the seat on turn still has to place connectors, by their end cells
    runs: tuple[str, ...]
    result: Result | None  # how the game ended; none while it is being played


def view_of(state: Numerus) -> NumerusView:
    return NumerusView(
        size=state.board.size,
        turn=state.turn,
        docks=tuple(dock_of(state, seat) for seat in SEATS),
        scores=tuple(state.scores),
        ships=tuple(map(_ship, *_lying(state.cells, SHIPS))),
        tentaclers=tuple(map(_tentacler, *_lying(state.cells, TENTACLERS))),
        connectors=tuple(connectors_of(state)),
        runs=tuple(map(str, state.runs)),
        result=state.result,
    )


def _lying(cells: bytearray, kind: bytes) -> tuple[Iterator[int], Iterator[int]]:
    """The cells on which pieces of a kind lie, and the pieces."""
    there = cells.translate(kind)
    return compress(count(), there), compress(cells, there)


# A position changes by a few pieces at a time, so what was made for one serves the next.


@cache
def _ship(cell: int, code: int) -> Ship:
    _, seat, value = piece(code)
    return Ship(seat, cell_name(cell), value)


@cache
def _tentacler(cell: int, code: int) -> Tentacler:
    _, seat, strength = piece(code)
    return Tentacler(seat, cell_name(cell), strength)


@cache
def _connector(seat: int, start: int, direction: int) -> Connector:
    return Connector(seat, row_name(start, direction))


def dock_of(state: Numerus, seat: int) -> tuple[int, ...]:
    """The values of the ships left, from low to high."""
    return _ships_in(bytes(state.docks[DOCK * seat : DOCK * (seat + 1)]))


@cache
def _ships_in(dock: bytes) -> tuple[int, ...]:
    return tuple(value for value, ships in enumerate(dock) for _ in range(ships))


def connectors_of(state: Numerus) -> Iterator[Connector]:
    """Connectors of one direction share no cell (NUM-16), so each row of them splits in fours."""
    for seat, direction in product(SEATS, DIRECTIONS):
        covered = state.cells.translate(COVERED[seat][direction])
        if True not in covered:
            continue
        step = STEPS[direction]
        for start in compress(count(), covered):
            if not covered[start - step]:
                following = start
                while covered[following]:
                    yield _connector(seat, following, direction)
                    following += 4 * step


def state_of(view: NumerusView) -> Numerus:
    """The position a view shows."""
    state = Numerus.empty(view.size)
    for ship_seen in view.ships:
        state.cells[read_cell(ship_seen.cell)] = ship(ship_seen.seat, ship_seen.value)
    for seen in view.tentaclers:
        state.cells[read_cell(seen.cell)] = tentacler(seen.seat, seen.strength)
    for connector in view.connectors:
        lay(state, connector)
    for seat, dock in enumerate(view.docks):
        for value in dock:
            state.docks[DOCK * seat + value] += 1
    state.turn = view.turn
    if view.turn is not None and view.runs:
        state.runs = tuple(find_runs(state.cells, view.turn))
    if view.result is not None and view.result.rule == "NUM-21":
        (state.hyper,) = view.result.winners
    return state


def lay(state: Numerus, connector: Connector) -> None:
    """Put a connector where it lies, whatever has been read of its cells so far."""
    row = read_move(connector.cells)
    assert isinstance(row, Building)
    seat = connector.seat
    for cell in row_of(row.starts[0], row.direction):
        if state.cells[cell] == EMPTY:
            state.cells[cell] = tentacler(seat, 1)  # any: it is built over
        state.cells[cell] = BUILT[seat][row.direction][state.cells[cell]]
    state.scores[seat] += 1  # NUM-19
