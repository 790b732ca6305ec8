"""The pictures of the rulebook pages, as the terminal draws the same positions."""

from __future__ import annotations

from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.board import column_and_row
from deskoherna.games.numerus.drawing import MARGIN, WIDTH
from deskoherna.games.numerus.moves import read_cell
from deskoherna.games.numerus.notation import read_position
from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import plain
from deskoherna.texts import speaker
from numerus.pictures import play

ARROW = " → "
WIDEST = 58  # side by side: for a terminal of 60 characters


def drawn(board: dict[str, str]) -> str:
    """The position within its window; with a move, also what comes of it.

    A board that is empty before the move is left out. Wide pictures stand one above the other.
    """
    before = read_position(board["position"])
    pictures = [cropped(before, board["window"])]
    if "move" in board:
        after, _ = play(before, board["move"])
        pictures.append(cropped(after, board["window"]))
    if len(pictures) == 2 and not set("([{<●■") & set("".join(pictures[0])):
        del pictures[0]
    width = max(map(len, pictures[0]))
    if len(pictures) * (width + len(ARROW)) - len(ARROW) > WIDEST:
        return "\n\n".join(map("\n".join, pictures))
    middle = len(pictures[0]) // 2
    arrows = [ARROW if line == middle else " " * len(ARROW) for line in range(len(pictures[0]))]
    return "\n".join(
        arrow.join(part.ljust(width) for part in parts).rstrip()
        for arrow, *parts in zip(arrows, *pictures, strict=True)
    )


def cropped(state: Numerus, window: str) -> list[str]:
    (left, low), (right, high) = (column_and_row(read_cell(c)) for c in window.split("-"))
    drawing = plain(NUMERUS.draw(NUMERUS.view(state, None), speaker("en", NUMERUS))).split("\n")
    top = 2 * (state.board.size - high) - 1
    rows = drawing[top : top + 2 * (high - low) + 1]
    columns = slice(MARGIN + WIDTH * left - 1, MARGIN + WIDTH * right + 2)
    return [
        f"{line[:2].ljust(2)} {line.ljust(80)[columns]}".rstrip() for line in [drawing[0], *rows]
    ]
