"""Positions and whole games in one line or one sheet of text; reading and writing are inverse.

A position: size, rows from the top, connectors, docks, turn.

    4 4/1(3)2/4/{2}3 - {1,1}<1,1,2> o

A number counts empty cells (those under connectors too); `(3)` and `[3]` are tentaclers of Green
and Orange, `{3}` and `<3>` ships, `(a1-d1)` and `[a1-a4]` connectors. The turn is `g`, `o`, `-`
once the game is over, or `g!` and `o!` if a hyper node ended it.

A position need not hold all there is: a tentacler or a connector may stand without the ships that
brought it about, so that a lesson shows what it is about and nothing else. But it never holds more
than there is, and whoever is to move can.

A game: the variant and who starts, then a line for every two landings. `=` places a connector,
`+` joins those of one run.

    short green
    1. 4 f6  3 g8
    2. 2 e5 =c4-f4  1 h2
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest

from deskoherna.kernel import Game, Match, Problem, Refusal

from .board import EMPTY, LARGEST, SMALLEST, cell_at
from .moves import CELL, Building, Landing, NumerusMove, cells_between, read_cell, read_move
from .pieces import COVERED, SEATS, STRONGEST, VALUES, piece, ship, tentacler
from .rules import DOCK, Numerus
from .runs import find_runs
from .view import Connector, NumerusView, connectors_of, dock_of, lay

NumerusMatch = Match[Numerus, NumerusMove, NumerusView]

ROUND, SQUARE, CURLY, POINTED = "()", "[]", "{}", "<>"
TENTACLERS = (ROUND, SQUARE)
SHIPS = (CURLY, POINTED)
TURNS = ("g", "o")

_TOKEN = re.compile(r"\d+|([([{<])(\d+)[)\]}>]")
_CONNECTOR = re.compile(rf"([([])({CELL}-{CELL})[)\]]")
_TURN = rf"\d+ {CELL}(?: =[a-o\d+-]+)*"
_TURNS = re.compile(rf"\d+\. ({_TURN})(?:  ({_TURN}))?")
_DOCKS = re.compile(r"\{([\d,]*)\}<([\d,]*)>")


class BadPosition(Problem):
    """A text that is no position."""


class BadSheet(Problem):
    """A text that is no game."""


def write_position(state: Numerus) -> str:
    turn = "-" if state.turn is None else TURNS[state.turn]
    if state.hyper is not None:
        turn = TURNS[state.hyper] + "!"
    connectors = "".join(_wrap(TENTACLERS[c.seat], c.cells) for c in connectors_of(state))
    docks = "".join(_wrap(SHIPS[seat], ",".join(map(str, dock_of(state, seat)))) for seat in SEATS)
    return f"{state.board.size} {'/'.join(_rows(state))} {connectors or '-'} {docks} {turn}"


def _rows(state: Numerus) -> Iterator[str]:
    for row in reversed(range(state.board.size)):
        written = ""
        empty = 0
        for column in range(state.board.size):
            kind, seat, number = piece(state.cells[cell_at(column, row)])
            if kind in ("empty", "connector"):
                empty += 1
                continue
            shape = SHIPS[seat] if kind == "ship" else TENTACLERS[seat]
            written += (str(empty) if empty else "") + _wrap(shape, str(number))
            empty = 0
        yield written + (str(empty) if empty else "")


def _wrap(brackets: str, text: str) -> str:
    return brackets[0] + text + brackets[1]


def read_position(text: str) -> Numerus:
    """The position; raises `BadPosition`. Only what `write_position` writes is read."""
    fields = text.split(" ")
    if len(fields) != 5 or not all(fields) or not fields[0].isdecimal() or len(text) > 4000:
        raise BadPosition("numerus-position-fields")
    size, rows, connectors, docks, turn = fields
    if len(size) > 2 or not SMALLEST <= int(size) <= LARGEST:
        raise BadPosition("numerus-position-size", least=SMALLEST, most=LARGEST)
    state = Numerus.empty(int(size))
    _read_rows(state, rows)
    _read_docks(state, docks)
    _read_connectors(state, connectors)
    _read_turn(state, turn)
    _compare(text, write_position(state))
    _check(state)
    return state


def _read_turn(state: Numerus, turn: str) -> None:
    if turn.removesuffix("!") in TURNS:
        seat = TURNS.index(turn[0])
        if turn.endswith("!"):
            state.hyper = seat
        else:
            state.turn = seat
            state.runs = tuple(find_runs(state.cells, seat))
    elif turn != "-":
        raise BadPosition("numerus-position-turn", part=turn[:40])


def _compare(text: str, written: str) -> None:
    """There is one way to write a position: what differs from it is named."""
    pairs = zip_longest(*(re.split("[ /]", line) for line in (text, written)), fillvalue="")
    for part, rather in pairs:
        if part != rather:
            raise BadPosition("numerus-position-rather", part=part[:40], rather=rather)


def _check(state: Numerus) -> None:
    """Raises `BadPosition` if no game can come to stand like this."""
    for seat in SEATS:
        fleet = sum(dock_of(state, seat))
        pieces = map(piece, state.cells)
        strengths = [p.number for p in pieces if (p.kind, p.seat) == ("tentacler", seat)]
        if fleet + max(strengths, default=0) > STRONGEST:
            raise BadPosition("numerus-position-fleet", seat=seat, most=STRONGEST)
        runs = find_runs(state.cells, seat)
        choosing = seat == state.turn and sum(run.connectors for run in runs) < 4  # NUM-21
        for run in runs:
            if not choosing or run.length % 4 == 0:  # NUM-17, NUM-18
                raise BadPosition("numerus-position-run", seat=seat, run=str(run))
    if state.hyper is not None:
        if state.scores[state.hyper] < 4:  # NUM-21
            raise BadPosition("numerus-position-hyper", seat=state.hyper)
    elif state.turn is None:
        if any(map(state.can_land, SEATS)):  # NUM-22
            raise BadPosition("numerus-position-not-over")
    elif not state.runs and not state.can_land(state.turn):  # NUM-R6
        raise BadPosition("numerus-position-idle", seat=state.turn)


def _read_rows(state: Numerus, text: str) -> None:
    rows = text.split("/")
    if len(rows) != state.board.size:
        raise BadPosition("numerus-position-rows", size=state.board.size)
    for row, written in zip(reversed(range(state.board.size)), rows, strict=True):
        if not _read_row(state, row, written):
            size = state.board.size
            raise BadPosition("numerus-position-row", row=row + 1, part=written[:40], size=size)


def _read_row(state: Numerus, row: int, written: str) -> bool:
    """Put what is written on the row; whether that is a row of the board."""
    column = 0
    for found in _TOKEN.finditer(written):
        shape, number = found[1], int((found[2] or found[0])[:3])
        if shape is None:
            column += number
            continue
        cell = cell_at(column, row)
        if column >= state.board.size or not _put(state, cell, shape, number):
            return False
        column += 1
    return column == state.board.size and not _TOKEN.sub("", written)


def _put(state: Numerus, cell: int, shape: str, number: int) -> bool:
    seat = int(shape in "[<")
    if shape in "([":
        state.cells[cell] = tentacler(seat, number) if 1 <= number <= STRONGEST else EMPTY
    else:
        state.cells[cell] = ship(seat, number) if number in VALUES else EMPTY
    return state.cells[cell] != EMPTY


def _read_docks(state: Numerus, text: str) -> None:
    found = _DOCKS.fullmatch(text)
    if found is None:
        raise BadPosition("numerus-position-docks")
    for seat in SEATS:
        for value in filter(None, found[1 + seat].split(",")):
            if len(value) > 2 or int(value) not in VALUES or len(found[1 + seat]) > 4 * STRONGEST:
                raise BadPosition("numerus-position-docks")
            state.docks[DOCK * seat + int(value)] += 1


def _read_connectors(state: Numerus, text: str) -> None:
    if rest := _CONNECTOR.sub("", "" if text == "-" else text):
        raise BadPosition("numerus-position-connector", cells=rest[:40])
    for found in _CONNECTOR.finditer(text):
        connector = Connector("([".index(found[1]), found[2])
        if not _can_lie(state, connector):
            raise BadPosition("numerus-position-connector", cells=connector.cells)
        lay(state, connector)


def _can_lie(state: Numerus, connector: Connector) -> bool:
    """Whether its cells lie in a row of the board, with nothing but what it may cross on them."""
    try:
        row = read_move(connector.cells)  # raises where its ends do not lie four in a row
    except Refusal:
        return False
    assert isinstance(row, Building)
    cells = [read_cell(cell) for cell in cells_between(connector.cells)]
    return all(
        cell in state.board and _may_be_crossed(state.cells[cell], connector.seat, row.direction)
        for cell in cells
    )


def _may_be_crossed(code: int, seat: int, direction: int) -> bool:
    """Connectors cross only those of their own seat, in other directions (NUM-16)."""
    lying = piece(code)
    if lying.kind == "empty":
        return True
    return (lying.kind, lying.seat) == ("connector", seat) and not COVERED[seat][direction][code]


def write_game(match: NumerusMatch) -> str:
    first = match.plies[0].seat if match.plies else None
    options = match.setup.options
    turns: list[str] = []
    for ply in match.plies:
        if isinstance(read_move(ply.move), Landing):
            turns.append(ply.move)
        else:
            turns[-1] += " =" + ply.move.replace(" ", "+")
    lines = [
        f"{nth // 2 + 1}. {'  '.join(turns[nth : nth + 2])}" for nth in range(0, len(turns), 2)
    ]
    starter = ("green", "orange")[match.state.turn or 0 if first is None else first]
    return "\n".join([f"{options['variant']} {starter}", *lines])


def read_game(game: Game[Numerus, NumerusMove, NumerusView], text: str) -> NumerusMatch:
    """The match a sheet tells of, every move checked; raises `Problem`.

    Only what `write_game` writes is read.
    """
    header, *lines = text.split("\n")
    variant, _, first = header.partition(" ")
    match = game.new(2, {"variant": variant, "first": first}, seed=0)
    for line in lines:
        found = _TURNS.fullmatch(line)
        if found is None:
            raise BadSheet("numerus-sheet-line", sheet=line[:60])
        for turn in filter(None, found.groups()):
            for move in turn.split(" ="):
                (seat,) = match.asks or (0,)
                match.play(seat, move.replace("+", " "))
    for number, (line, rather) in enumerate(
        zip_longest(text.split("\n"), write_game(match).split("\n"), fillvalue=""), start=1
    ):
        if line != rather:
            raise BadSheet("numerus-sheet-form", number=number, sheet=line[:60], rather=rather)
    return match
