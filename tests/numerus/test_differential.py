"""The rules agree with the literal second implementation, on every position of 20,000 games.

`make test` plays a tenth of them, others in every run.
"""

from __future__ import annotations

import random

import pytest

from deskoherna.games.numerus.board import board, column_and_row, row_of
from deskoherna.games.numerus.moves import Building, Landing
from deskoherna.games.numerus.pieces import Variant
from deskoherna.games.numerus.rules import Numerus
from deskoherna.games.numerus.runs import placements
from deskoherna.games.numerus.view import view_of
from deskoherna.kernel import ScriptedChance
from numerus.literal import Cell, Four, Literal
from scale import count, dice

# size, values, copies, games, how eagerly connectors are looked for; small boards are crowded
BOARDS = [
    (13, (1, 2, 3, 4, 5), 2, 1500, 0),
    (13, (1, 2, 3, 4, 5), 2, 800, 4),
    (11, (1, 2, 3, 4), 2, 1500, 0),
    (15, (1, 2, 3, 4, 5), 2, 500, 0),
    (9, (1, 2, 3, 4, 5), 2, 2500, 2),
    (8, (1, 2), 5, 2500, 0),
    (7, (1, 2, 3, 4, 5), 2, 3000, 0),
    (6, (1, 2, 3), 3, 3000, 2),
    (5, (1, 2, 3, 4), 2, 2700, 0),
    (4, (1, 2, 3), 2, 2000, 0),
]
PARTS = 5
NO_CHANCE = ScriptedChance()


def test_twenty_thousand_games() -> None:
    assert sum(games for *_, games, _ in BOARDS) == 20_000


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("setup", BOARDS, ids=lambda setup: f"{setup[0]}x{setup[0]}-{setup[4]}")
def test_agrees(setup: tuple[int, tuple[int, ...], int, int, int], part: int) -> None:
    size, values, copies, games, eagerness = setup
    for number in range(part, count(games), PARTS):
        chance = dice(f"{setup} {number}")
        first = number % 2
        literal = Literal(size, values, copies, first)
        state = Numerus.opening(Variant(size, values, copies), first)
        landings = compare(state, literal)
        while literal.turn is not None:
            if literal.pending():
                choose(state, literal, chance)
            else:
                land(state, literal, chance, eagerness, landings)
            landings = compare(state, literal)


NAMES = {cell: column_and_row(cell) for cell in board(15).cells}
TEXTS = {name: f"{chr(ord('a') + name[0])}{name[1] + 1}" for name in NAMES.values()}


def name(cell: int) -> Cell:
    return NAMES[cell]


def fours(move: Building) -> tuple[Four, ...]:
    rows = [tuple(map(name, row_of(start, move.direction))) for start in move.starts]
    return tuple(rows)  # type: ignore[arg-type]  # rows of four


def land(
    state: Numerus,
    literal: Literal,
    chance: random.Random,
    eagerness: int,
    landings: list[Landing],
) -> None:
    move = max(
        (chance.choice(landings) for _ in range(1 + eagerness)),
        key=lambda landing: neighbours(literal, landing.ship, name(landing.cell)),
    )
    literal.land(move.ship, name(move.cell))
    assert state.turn is not None
    state.play(state.turn, move, NO_CHANCE)


def neighbours(literal: Literal, value: int, cell: Cell) -> int:
    """Own tentaclers around the controlled cells: where they are, connectors come about."""
    return sum(
        literal.tentaclers[place].owner == literal.turn
        for place in literal.tentaclers
        if abs(place[0] - cell[0]) <= value + 1 and abs(place[1] - cell[1]) <= value + 1
    )


def choose(state: Numerus, literal: Literal, chance: random.Random) -> None:
    run = state.runs[0]
    cells = tuple(map(name, row_of(run.start, run.direction, run.length)))
    moves = placements(run)
    assert {fours(move) for move in moves} == literal.placements(cells)
    assert len(moves) == len(literal.placements(cells))
    move = chance.choice(moves)
    literal.choose(cells, fours(move))
    assert state.turn is not None
    state.play(state.turn, move, NO_CHANCE)


def compare(state: Numerus, literal: Literal) -> list[Landing]:
    """Everything is the same; returns the legal landings."""
    assert state.turn == literal.turn
    assert state.scores == literal.scores
    pending = [tuple(map(name, row_of(r.start, r.direction, r.length))) for r in state.runs]
    assert pending == literal.pending()
    landings = [] if state.turn is None or state.runs else list(state.landings())
    assert {(move.ship, NAMES[move.cell]) for move in landings} == literal.landings()
    assert pieces(state) == literal_pieces(literal)
    if state.turn is None:
        result = state.result
        assert result is not None
        assert result.winners == ((0, 1) if literal.winner is None else (literal.winner,))
        assert (result.rule == "NUM-21") == literal.hyper
    return landings


def pieces(state: Numerus) -> object:
    view = view_of(state)
    return (
        {ship.cell: (ship.seat, ship.value) for ship in view.ships},
        {t.cell: (t.seat, t.strength) for t in view.tentaclers},
        {(connector.seat, connector.cells) for connector in view.connectors},
        [list(dock) for dock in view.docks],
    )


def literal_pieces(literal: Literal) -> object:
    return (
        {TEXTS[cell]: (ship.owner, ship.value) for cell, ship in literal.ships.items()},
        {TEXTS[cell]: (t.owner, t.strength) for cell, t in literal.tentaclers.items()},
        {(c.owner, f"{TEXTS[c.cells[0]]}-{TEXTS[c.cells[-1]]}") for c in literal.connectors},
        [
            sorted(value for value, left in dock.items() for _ in range(left))
            for dock in literal.docks
        ],
    )
