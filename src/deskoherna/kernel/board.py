"""A board as data: what a client shows of a view, lets people press, and films.

A game makes it from a view and from nothing else (`Game.board`), so it cannot hold what the seat
may not know. Pieces lie in places, and places make up the parts of the board.

>>> stones = (BoardPiece("stone-1", seat=0), BoardPiece("stone-2", seat=1))
>>> board = Board((Row(id="bowl", pieces=stones), Pile(id="bag", count=12)))
>>> check_board(board)
>>> [place.id for place in board.places]
['bowl', 'bag']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

import msgspec

from .names import kebab
from .problem import Argument

MOST_PLACES = 1_000
MOST_PIECES = 2_000
LONGEST_NAME = 40  # characters

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=16)]
GridIndex = Annotated[int, msgspec.Meta(ge=0, lt=50)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=1000)]
Letters = Annotated[str, msgspec.Meta(max_length=4)]

Shape = Literal[
    "disc",
    "ring",
    "square",
    "diamond",
    "triangle",
    "hexagon",
    "star",
    "pawn",
    "card",
    "die",
]
Tint = Literal["plain", "dark", "red", "orange", "yellow", "green", "blue", "violet"]


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the game and its arguments: what something is called.

    >>> Label("nim-heap", {"heap": 2}).args
    {'heap': 2}
    """

    key: Name
    args: dict[str, Argument] = {}


class BoardPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies in a place: a stone, a card, a die, some tokens of a kind.

    Its `id` is the same for as long as it is the same piece to the seat that looks. If it is
    somewhere else in the next position, it is filmed going there.

    >>> BoardPiece("king", "pawn", seat=0, text="K").shape
    'pawn'
    """

    id: Name
    shape: Shape = "disc"
    seat: Seat | None = None  # in the colour of a seat and with its sign
    tint: Tint = "plain"  # the colour of a piece that is no seat's
    text: Letters = ""  # on it: a letter, a number, the value of a die
    label: Label | None = None  # what it is
    picture: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""  # an SVG of the package
    back: bool = False  # it lies face down
    count: Count = 1  # of tokens that are alike
    press: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""  # its word in moves, if any
    origin: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""  # whence it comes when new


class Place(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Where pieces lie. Its `id` is its word in the notation of moves.

    >>> Place(id="a1", pieces=(BoardPiece("stone"),)).pieces[-1].id
    'stone'
    """

    id: Name
    pieces: tuple[BoardPiece, ...] = ()  # the last one on top
    label: Label | None = None
    text: Letters = ""  # printed on it
    tint: Tint = "plain"


class Cell(Place, frozen=True, omit_defaults=True, kw_only=True):
    """A place of a grid, counted from the left and from above.

    >>> Cell(id="b1", column=1, row=0).column
    1
    """

    column: GridIndex
    row: GridIndex


class Grid(
    msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="part", tag=kebab
):
    """Squares or hexes; cells may be left out. Every second row of hexes is half a cell further
    to the right.

    >>> len(Grid(cells=tuple(Cell(id=f"{n}", column=n, row=0) for n in range(3))).cells)
    3
    """

    cells: tuple[Cell, ...]
    hexes: bool = False
    columns: tuple[Letters, ...] = ()  # coordinates to write along the edges
    rows: tuple[Letters, ...] = ()
    label: Label | None = None
    seat: Seat | None = None  # whose it is: it stands with the seat's name


class Track(
    msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="part", tag=kebab
):
    """A line of spaces, or a ring of them.

    >>> Track(spaces=(Place(id="start"), Place(id="goal"))).ring
    False
    """

    spaces: tuple[Place, ...]
    ring: bool = False
    label: Label | None = None
    seat: Seat | None = None


class Row(Place, frozen=True, omit_defaults=True, kw_only=True, tag_field="part", tag=kebab):
    """Pieces side by side: a hand of cards, some dice, the tokens of a supply.

    >>> [piece.text for piece in Row(id="dice", pieces=(BoardPiece("d", "die", text="6"),)).pieces]
    ['6']
    """

    seat: Seat | None = None


class Pile(Place, frozen=True, omit_defaults=True, kw_only=True, tag_field="part", tag=kebab):
    """Pieces on top of one another. The top one is seen if it is given; otherwise a back is.

    >>> Pile(id="deck", count=30).count
    30
    """

    count: Count
    seat: Seat | None = None


AnyPart = Grid | Track | Row | Pile


class Choice(msgspec.Struct, frozen=True):
    """A word of moves that is no place: it is offered as a button.

    >>> Choice("pass", Label("nim-pass")).word
    'pass'
    """

    word: Name
    label: Label


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """All parts, in their order.

    >>> [place.id for place in Board((Row(id="hand"), Pile(id="deck", count=3))).places]
    ['hand', 'deck']
    """

    parts: Annotated[tuple[AnyPart, ...], msgspec.Meta(min_length=1, max_length=100)]
    choices: Annotated[tuple[Choice, ...], msgspec.Meta(max_length=200)] = ()

    @property
    def places(self) -> Iterator[Place]:
        """Every place of every part."""
        for part in self.parts:
            match part:
                case Grid(cells=cells):
                    yield from cells
                case Track(spaces=spaces):
                    yield from spaces
                case Row() | Pile():
                    yield part

    @property
    def labels(self) -> Iterator[Label]:
        """Everything that is said about it."""
        titles = [part.label for part in self.parts if isinstance(part, Grid | Track)]
        places = [(place.label, *(one.label for one in place.pieces)) for place in self.places]
        words = [choice.label for choice in self.choices]
        for label in (*titles, *(label for found in places for label in found), *words):
            if label is not None:
                yield label


msgspec.json.Decoder(Board)  # or the first two threads that check one would crash


def check_board(board: Board) -> None:
    """Raise `ValueError`, which says what is wrong with a board that no client could show.

    >>> check_board(Board((Row(id="hand"), Row(id="hand"))))
    Traceback (most recent call last):
        ...
    ValueError: two places are called hand
    """
    try:
        msgspec.convert(msgspec.to_builtins(board), Board)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    places = list(board.places)
    pieces = [piece for place in places for piece in place.pieces]
    if len(places) > MOST_PLACES or len(pieces) > MOST_PIECES:
        raise ValueError(f"more than {MOST_PLACES} places or {MOST_PIECES} pieces")
    _check_once("place", (place.id for place in places))
    _check_once("piece", (piece.id for piece in pieces))
    for part in board.parts:
        if isinstance(part, Grid):
            _check_once("cell", (f"{cell.column}, {cell.row}" for cell in part.cells))
            _check_coordinates(part)


def _check_once(what: str, names: Iterable[str]) -> None:
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        raise ValueError(f"two {what}s are called {twice[0]}")


def _check_coordinates(grid: Grid) -> None:
    if not grid.cells:
        raise ValueError("a grid without cells")
    width = 1 + max(cell.column for cell in grid.cells)
    height = 1 + max(cell.row for cell in grid.cells)
    if len(grid.columns) not in (0, width) or len(grid.rows) not in (0, height):
        raise ValueError(f"a grid of {width} by {height} cells has other coordinates")
