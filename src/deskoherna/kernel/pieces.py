"""What a game is played with, in the reader's words: for a page that shows all of it."""

from __future__ import annotations

import msgspec


class Field(msgspec.Struct, frozen=True):
    """A field of a board: a sign that stands for it, and its name."""

    sign: str
    name: str


class Piece(msgspec.Struct, frozen=True):
    """A card, a figure, a board.

    >>> Piece("ship-3", "Ship 3", notes=("two each",)).notes
    ('two each',)
    """

    id: str
    name: str
    notes: tuple[str, ...] = ()  # facts, such as how many there are
    text: tuple[str, ...] = ()  # what it does
    fields: tuple[tuple[Field, ...], ...] = ()  # of a board, row by row


class Pieces(msgspec.Struct, frozen=True):
    """Pieces of one kind.

    >>> ships = Pieces("ships", "Ships", (Piece("ship-1", "Ship 1"), Piece("ship-3", "Ship 3")))
    >>> [piece.name for piece in ships.pieces]
    ['Ship 1', 'Ship 3']
    """

    id: str
    title: str
    pieces: tuple[Piece, ...]
