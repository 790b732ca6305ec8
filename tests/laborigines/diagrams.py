"""The pictures of the rulebook pages in characters, for terminals."""

from __future__ import annotations

import contextlib

from deskoherna.games.laborigines import LABORIGINES
from deskoherna.games.laborigines.notation import read_position
from deskoherna.games.laborigines.pieces import COLOURS, RING, SEATS
from deskoherna.games.laborigines.rules import Laborigines
from deskoherna.games.laborigines.view import LaboriginesView
from deskoherna.kernel.chance import NoChance, NothingKnown
from deskoherna.texts import speaker

WIDEST = 58  # for a terminal of 60 characters
HALF = RING // 2


def drawn(board: dict[str, str], language: str) -> str:
    """The whole ring, or the tiles of a window and, with a move, what becomes of them."""
    state = read_position(board["position"])
    if "window" not in board:
        return ring(view_of(state), language)
    first, last = map(int, board["window"].split("-"))
    pictures = [strip(view_of(state), first, last)]
    if "move" in board:
        (seat,) = state.asks()
        with contextlib.suppress(NothingKnown):  # the next dice
            state.play(seat, LABORIGINES.parse(board["move"]), NoChance())
        pictures.append(strip(view_of(state), first, last))
    return "\n\n".join(pictures)


def view_of(state: Laborigines) -> LaboriginesView:
    return LABORIGINES.view(state, None)


def ring(view: LaboriginesView, language: str) -> str:
    """Two columns of tiles: what lies up, and who stands there."""
    say = speaker(language, LABORIGINES)

    def tile(place: int) -> str:
        side = say("laborigines-side", side=view.tiles[place].up)
        return f"{place + 1:>2} {side:<16}{standing(view, place):<4}"

    return "\n".join(f"{tile(n)}   {tile(n + HALF)}".rstrip() for n in range(HALF))


def strip(view: LaboriginesView, first: int, last: int) -> str:
    """Tiles in a row: their numbers, who stands there, what energy lies there; then the stores."""
    places = range(first - 1, last)
    rows = [
        [str(place + 1) for place in places],
        [standing(view, place) or "·" for place in places],
        [pieces(view.tiles[place].energy) for place in places],
    ]
    lines = ["".join(cell.center(5) for cell in row).rstrip() for row in rows if any(row)]
    stores = [f"{SEATS[seat]}: {pieces(store)}" for seat, store in enumerate(view.stores)]
    return "\n".join([*lines, " " + ", ".join(stores)])


def standing(view: LaboriginesView, place: int) -> str:
    if view.moa == place:
        return "M"
    for figure in view.figures:
        if figure.tile == place:
            markers = "i" * figure.infected + "~" * figure.acid + "^" * (view.flag == figure.name)
            return figure.name + markers
    return ""


def pieces(energy: tuple[int, ...]) -> str:
    return " ".join(f"{n}{letter}" for n, letter in zip(energy, COLOURS, strict=True) if n)
