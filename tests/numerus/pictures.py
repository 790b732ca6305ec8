"""Positions drawn as the board is: `.` empty, (3) [3] tentaclers, {3} <3> ships."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.notation import NumerusMatch, read_position, write_position
from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import Event


def position(
    picture: str, turn: str = "g", connectors: str = "-", docks: str = "{1,2,3,4,5}<1,2,3,4,5>"
) -> Numerus:
    rows = [line.split() for line in picture.strip().splitlines()]
    written = "/".join(
        "".join(
            str(len(list(cells))) if empty else "".join(cells)
            for empty, cells in groupby(row, key=lambda cell: cell == ".")
        )
        for row in rows
    )
    return read_position(f"{len(rows)} {written} {connectors} {docks} {turn}")


def picture(state: Numerus) -> str:
    """The rows of a position as they are drawn; cells under connectors look empty."""
    rows = write_position(state).split(" ")[1].split("/")
    return "\n".join(" ".join(_cells(row)) for row in rows)


def _cells(row: str) -> Iterator[str]:
    for token in re.findall(r"\d+|[([{<]\d+[)\]}>]", row):
        yield from ["."] * int(token) if token.isdecimal() else [token]


def same(state: Numerus, expected: str) -> bool:
    return picture(state).split() == expected.split()


def match_at(state: Numerus) -> NumerusMatch:
    """A match that has come to this position."""
    match = NUMERUS.new(seed=0)
    match.state = state.copy()
    return match


def play(state: Numerus, *moves: str) -> tuple[Numerus, list[Event]]:
    """The position after the moves, and what happened; whoever is on turn plays."""
    match = match_at(state)
    events: list[Event] = []
    for move in moves:
        (seat,) = match.asks
        events += match.play(seat, move)
    return match.state, events
