"""The board as text. Shapes say what colours say: green is round, orange is angular."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

from deskoherna.kernel import Drawing, Line, Say, Span

from .moves import LETTERS, cells_between
from .view import NumerusView

WIDTH = 4  # characters from one cell's middle to the next
MARGIN = 4  # before the first cell's middle
TENTACLERS = ("({})", "[{}]")
SHIPS = ("{{{}}}", "<{}>")
HEADS = ("●", "■")
EDGES = {(1, 0): "━━━", (0, 1): "┃", (1, 1): "╱", (1, -1): "╲"}

Point = tuple[int, int]  # column of the text, line of the text counted from the bottom


def draw(view: NumerusView, say: Say, marked: Collection[str] = ()) -> Drawing:
    letters = "".join(letter.ljust(WIDTH) for letter in LETTERS[: view.size])
    header: Line = [Span(" " * MARGIN), Span(letters, "faint")]
    board = list(_board(view, marked))
    return [header, *board, header, [], *_seats(view, say), *_legend(say)]


def _board(view: NumerusView, marked: Collection[str]) -> Iterator[Line]:
    spans = _spans(view, marked)
    for line in reversed(range(2 * view.size - 1)):
        label = str(line // 2 + 1) if line % 2 == 0 else ""
        drawn: Line = [Span(" " * (2 - len(label))), Span(label, "faint")]
        column = 2
        for start, span in sorted((at, span) for (at, on), span in spans.items() if on == line):
            if start < column:
                continue  # covered by a wider neighbour
            drawn += [Span(" " * (start - column)), span]
            column = start + len(span.text)
        yield [*drawn, Span(" " * (MARGIN + WIDTH * view.size - column)), Span(label, "faint")]


def _spans(view: NumerusView, marked: Collection[str]) -> dict[Point, Span]:
    """What is written where; what comes later lies above."""
    spans: dict[Point, Span] = {}
    asked = [cell for run in view.runs[:1] for cell in cells_between(run)]  # NUM-R4

    def put(cell: str, text: str, style: str) -> None:
        column, line = _point(cell)
        if cell in (asked or marked):
            style += " marked"
        spans.pop((column, line), None)
        spans[column - len(text) // 2 + (len(text) == 4), line] = Span(text, style)

    for column in range(view.size):
        for row in range(view.size):
            put(f"{LETTERS[column]}{row + 1}", "·", "faint")
    for tentacler in view.tentaclers:
        text = TENTACLERS[tentacler.seat].format(tentacler.strength)
        put(tentacler.cell, text, f"seat-{tentacler.seat}")
    for ship in view.ships:
        put(ship.cell, SHIPS[ship.seat].format(ship.value), f"seat-{ship.seat} ship")
    for connector in view.connectors:
        cells = cells_between(connector.cells)
        for cell, following in pairwise(cells):
            _edge(spans, _point(cell), _point(following), f"seat-{connector.seat}")
    for connector in view.connectors:
        for cell in cells_between(connector.cells):
            put(cell, HEADS[connector.seat], f"seat-{connector.seat}")
    return spans


def _edge(spans: dict[Point, Span], start: Point, end: Point, style: str) -> None:
    step = ((end[0] - start[0]) // WIDTH, (end[1] - start[1]) // 2)
    text = EDGES[step]
    middle = ((start[0] + end[0]) // 2 - len(text) // 2, (start[1] + end[1]) // 2)
    crossed = step[0] and step[1] and middle in spans  # NUM-R5
    spans[middle] = Span("╳" if crossed else text, f"{style} joint")


def _point(cell: str) -> Point:
    return MARGIN + WIDTH * LETTERS.index(cell[0]), 2 * (int(cell[1:]) - 1)


def _seats(view: NumerusView, say: Say) -> Iterator[Line]:
    for seat, dock in enumerate(view.docks):
        style = f"seat-{seat}"
        ships = " ".join(SHIPS[seat].format(value) for value in dock) or "–"
        yield [
            Span("▶ " if view.turn == seat else "  ", style),
            Span(f"{HEADS[seat]} {say('numerus-seat', seat=seat)}".ljust(13), style),
            Span(say("numerus-score", score=view.scores[seat]).ljust(12)),
            Span(ships, style),
        ]


def _legend(say: Say) -> Iterator[Line]:
    for seat, name in enumerate(HEADS):
        shapes = {"tentacler": TENTACLERS[seat].format(3), "ship": SHIPS[seat].format(3)}
        text = say("numerus-legend", seat=seat, connector=name, **shapes)
        yield [Span("  "), Span(text, "faint")]
