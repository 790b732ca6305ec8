"""NUMERUS word for word: slow, plain, in the order of the rulebook; the oracle of the tests."""

from collections.abc import Sequence
from dataclasses import dataclass

Cell = tuple[int, int]  # (column, row), both from 0; column 0 is 'a', row 0 is '1'
Four = tuple[Cell, Cell, Cell, Cell]  # the cells of a connector in order
Run = tuple[Cell, ...]  # NUM-17, its cells in order
Step = tuple[int, int]

DIRECTIONS: tuple[Step, ...] = ((1, 0), (0, 1), (1, 1), (1, -1))  # NUM-3
EIGHT_WAYS: tuple[Step, ...] = (  # NUM-8
    *((1, 0), (-1, 0), (0, 1), (0, -1)),
    *((1, 1), (-1, -1), (1, -1), (-1, 1)),
)


@dataclass(frozen=True)
class Ship:
    owner: int
    value: int


@dataclass(frozen=True)
class Tentacler:
    owner: int
    strength: int  # NUM-3: always positive


@dataclass(frozen=True)
class Connector:
    owner: int
    cells: Four  # NUM-3: exactly four, in a row

    @property
    def direction(self) -> Step:
        (column, row), (next_column, next_row) = self.cells[0], self.cells[1]
        return (next_column - column, next_row - row)


class Literal:
    def __init__(self, size: int, values: Sequence[int], copies: int, first: int) -> None:
        self.size = size  # NUM-1
        self.docks: list[dict[int, int]] = [dict.fromkeys(values, copies) for _ in (0, 1)]  # NUM-2
        self.scores: list[int] = [0, 0]  # NUM-4
        self.turn: int | None = None
        self.winner: int | None = None
        self.hyper = False
        self.ships: dict[Cell, Ship] = {}
        self.tentaclers: dict[Cell, Tentacler] = {}
        self.connectors: list[Connector] = []
        self._pending: list[Run] = []
        self._await_landing(first)  # NUM-4

    # The landing

    def landings(self) -> set[tuple[int, Cell]]:
        """List every legal (value, cell) of the seat to move; none while a run awaits a choice."""
        if self.turn is None or self._pending:
            return set()
        values = self._values_in_dock(self.turn)
        covered = self._covered_by_connectors()
        legal: set[tuple[int, Cell]] = set()
        for cell in self._cells():
            needed = self._value_needed(self.turn, cell, covered)
            if needed is not None:
                legal.update([(value, cell) for value in values if value >= needed])
        return legal

    def land(self, value: int, cell: Cell) -> None:
        """Carry out one whole invasion, up to the choices of NUM-17."""
        seat = self.turn
        if seat is None or self._pending:
            raise ValueError("no landing is awaited")
        if not self._may_land(seat, value, cell):
            raise ValueError(f"seat {seat} may not land {value} on {cell}")
        self.docks[seat][value] -= 1  # NUM-5
        self.tentaclers.pop(cell, None)  # NUM-6: stepped on
        self.ships[cell] = Ship(seat, value)
        self._resolve_reach(seat, value, cell)
        self._build_connectors(seat)  # NUM-14: only now

    def _may_land(self, seat: int, value: int, cell: Cell) -> bool:
        column, row = cell
        if column not in range(self.size) or row not in range(self.size):
            return False
        if value not in self._values_in_dock(seat):  # NUM-5
            return False
        needed = self._value_needed(seat, cell, self._covered_by_connectors())
        return needed is not None and value >= needed

    def _value_needed(self, seat: int, cell: Cell, covered: set[Cell]) -> int | None:
        """Give the least value that may land on the cell; None where no ship may."""
        if cell in self.ships or cell in covered:  # NUM-7
            return None
        tentacler = self.tentaclers.get(cell)
        if tentacler is None:
            return 0  # NUM-6: empty
        if tentacler.owner == seat:  # NUM-7
            return None
        return tentacler.strength  # NUM-6: equal or lower than the ship's value

    def _values_in_dock(self, seat: int) -> list[int]:
        return [value for value, left in self.docks[seat].items() if left > 0]

    def _cells(self) -> list[Cell]:
        return [(column, row) for column in range(self.size) for row in range(self.size)]

    def _covered_by_connectors(self) -> set[Cell]:
        return {cell for connector in self.connectors for cell in connector.cells}

    # The reach

    def _resolve_reach(self, seat: int, value: int, cell: Cell) -> None:
        covered = self._covered_by_connectors()
        for controlled in self._controlled(value, cell):
            if controlled in self.ships or controlled in covered:
                continue  # NUM-12
            self._resolve_controlled(seat, value, controlled)

    def _controlled(self, value: int, cell: Cell) -> list[Cell]:
        """List the cells at exactly the ship's distance in the eight directions."""
        column, row = cell
        reached = [(column + value * right, row + value * up) for right, up in EIGHT_WAYS]  # NUM-8
        return [
            (column, row)
            for column, row in reached
            if 0 <= column < self.size and 0 <= row < self.size  # NUM-13
        ]

    def _resolve_controlled(self, seat: int, value: int, cell: Cell) -> None:
        tentacler = self.tentaclers.get(cell)
        if tentacler is None:
            self.tentaclers[cell] = Tentacler(seat, value)  # NUM-9
        elif tentacler.owner == seat:
            self.tentaclers[cell] = Tentacler(seat, tentacler.strength + value)  # NUM-10
        elif tentacler.strength > value:
            self.tentaclers[cell] = Tentacler(1 - seat, tentacler.strength - value)  # NUM-11
        elif tentacler.strength < value:
            self.tentaclers[cell] = Tentacler(seat, value - tentacler.strength)  # NUM-11
        else:
            del self.tentaclers[cell]  # NUM-11

    # The connectors

    def pending(self) -> list[tuple[Cell, ...]]:
        """List the runs that still await the choice of NUM-17."""
        return list(self._pending)

    def placements(self, run: tuple[Cell, ...]) -> set[tuple[Four, ...]]:
        """List all ways to place as many connectors as the run gives, in order along it."""
        return set(ways_to_place(connectors_due(run), run))

    def choose(self, run: tuple[Cell, ...], placement: tuple[Four, ...]) -> None:
        """Build a pending run's connectors where the player wants them."""
        if self.turn is None or run not in self._pending:
            raise ValueError(f"no choice is awaited for {run}")
        if placement not in self.placements(run):
            raise ValueError(f"{placement} is no placement in {run}")
        self._pending.remove(run)
        self._build(self.turn, placement)
        self._finish_turn(self.turn)

    def _build_connectors(self, seat: int) -> None:
        runs = self._runs(seat)
        if sum(connectors_due(run) for run in runs) >= 4:  # NUM-21
            self._build_hyper_node(seat, runs)
            return
        for run in runs:  # NUM-18
            placements = self.placements(run)
            if len(placements) == 1:
                self._build(seat, placements.pop())
            else:
                self._pending.append(run)  # NUM-17, NUM-R4
        self._finish_turn(seat)

    def _runs(self, seat: int) -> list[Run]:
        """List the runs of all four directions that are long enough for a connector."""
        runs: list[Run] = []
        for direction in DIRECTIONS:
            usable = self._usable(seat, direction)
            for cell in sorted(usable):
                if behind(cell, direction) not in usable:
                    run = run_from(cell, direction, usable)
                    if connectors_due(run) > 0:
                        runs.append(run)
        return runs

    def _usable(self, seat: int, direction: Step) -> set[Cell]:
        """Gather the cells a run of this direction may consist of."""
        usable = {cell for cell, held in self.tentaclers.items() if held.owner == seat}  # NUM-15
        own_connectors = [connector for connector in self.connectors if connector.owner == seat]
        for connector in own_connectors:
            usable.update(connector.cells)  # NUM-15, NUM-16: a crossing
        for connector in own_connectors:
            if connector.direction == direction:
                usable.difference_update(connector.cells)  # NUM-16: not extended
        return usable

    def _build(self, seat: int, placement: tuple[Four, ...]) -> None:
        for four in placement:
            for cell in four:
                self.tentaclers.pop(cell, None)  # NUM-15: replaced by the connector
            self.connectors.append(Connector(seat, four))
            self.scores[seat] += 1  # NUM-19

    def _build_hyper_node(self, seat: int, runs: list[Run]) -> None:
        for run in runs:
            self._build(seat, placement_at_start(run))  # NUM-R7
        self.hyper = True
        self.winner = seat  # NUM-21: whatever the scores
        self.turn = None

    # The end

    def _finish_turn(self, seat: int) -> None:
        if not self._pending:
            self._await_landing(1 - seat)  # NUM-5

    def _await_landing(self, seat: int) -> None:
        """Ask this seat to land; one that cannot passes; when neither can, the game ends."""
        if self._can_land(seat):
            self.turn = seat
        elif self._can_land(1 - seat):  # NUM-R6
            self.turn = 1 - seat
        else:
            self._end()  # NUM-22, NUM-R6

    def _can_land(self, seat: int) -> bool:
        values = self._values_in_dock(seat)
        if not values:
            return False
        covered = self._covered_by_connectors()
        for cell in self._cells():
            needed = self._value_needed(seat, cell, covered)
            if needed is not None and max(values) >= needed:
                return True
        return False

    def _end(self) -> None:
        self.turn = None
        if self.scores[0] > self.scores[1]:  # NUM-22
            self.winner = 0
        elif self.scores[1] > self.scores[0]:
            self.winner = 1
        else:
            self.winner = None  # NUM-R2


def behind(cell: Cell, step: Step) -> Cell:
    return (cell[0] - step[0], cell[1] - step[1])


def run_from(cell: Cell, step: Step, usable: set[Cell]) -> Run:
    """Follow the longest row of usable cells that starts on the cell."""
    run: list[Cell] = []
    while cell in usable:
        run.append(cell)
        cell = (cell[0] + step[0], cell[1] + step[1])
    return tuple(run)


def connectors_due(run: Run) -> int:
    return len(run) // 4  # NUM-17


def ways_to_place(count: int, cells: Run) -> list[tuple[Four, ...]]:
    """Start the first connector anywhere; the others lie wholly beyond it."""
    if count == 0:
        return [()]
    ways: list[tuple[Four, ...]] = []
    for start in range(len(cells) - 3):
        beyond = ways_to_place(count - 1, cells[start + 4 :])
        ways.extend((four_from(start, cells), *others) for others in beyond)
    return ways


def placement_at_start(run: Run) -> tuple[Four, ...]:
    return tuple(four_from(4 * nth, run) for nth in range(connectors_due(run)))


def four_from(start: int, run: Run) -> Four:
    return (run[start], run[start + 1], run[start + 2], run[start + 3])
