"""Boards that packages bring for browsers: folders of scripts, named by entry points.

An entry point of the group `deskoherna.boards` has the name of a game, and says in which package
the folder is: `reversi = "reversi_game:board"` is the folder `board` of `reversi_game`. The module
`board.js` in it is the board; what it imports or shows lies beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

GROUP = "deskoherna.boards"
MODULE = "board.js"
MOST_FILES = 200
LARGEST = 8_000_000  # bytes of all files together
NAME = re.compile(
    r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.(js|mjs|css|svg|png|webp|woff2|json)", re.ASCII
)


@cache
def brought() -> dict[str, EntryPoint]:
    """The entry points of boards, by the game; the first of several counts."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    return {point.name: point for point in reversed(points)}


@cache
def bundle(game: str) -> dict[str, bytes]:
    """The files of the board that a package brings for a game, by their paths in its folder.

    Raises `ValueError` if it cannot be used.
    """
    if game not in brought():
        raise ValueError(f"no package brings a board of {game}")
    point = brought()[game]
    try:
        folder = files(point.module) / point.attr
    except Exception as error:  # whatever another package may do
        raise ValueError(repr(error)[:200]) from None
    found: dict[str, bytes] = {}
    total = 0
    for path, file in _files(folder):
        found[path] = file.read_bytes()
        total += len(found[path])
        if len(found) > MOST_FILES or total > LARGEST:
            raise ValueError(f"more than {MOST_FILES} files, or {LARGEST} bytes")
    if MODULE not in found:
        raise ValueError(f"there is no {MODULE} in {point.value}")
    return found


def _files(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """What a browser may be sent: scripts, styles, pictures, fonts and data."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and re.fullmatch(r"[A-Za-z0-9_-]+", entry.name, re.ASCII):
            yield from _files(entry, f"{path}{entry.name}/")
        elif NAME.fullmatch(entry.name):
            yield path + entry.name, entry
