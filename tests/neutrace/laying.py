"""Positions of NEUTRACE in few words, and what comes of moves in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

import pytest

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.moves import NeutraceMove
from deskoherna.games.neutrace.notation import read_position
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.games.neutrace.view import NeutraceView
from deskoherna.kernel import Event, Match, Refusal
from deskoherna.kernel.names import kebab

NeutraceMatch = Match[Neutrace, NeutraceMove, NeutraceView]
T = TypeVar("T")
MIDDLE = "7 7 7 7 7 7"


def table(
    *scale: str,
    hands: Sequence[str] = (),
    grids: str = "-",
    modifiers: Sequence[str] = (),
    tokens: Sequence[int] = (),
    seats: int = 2,
    turn: int = 1,
    burner: int = 1,
    rest: str = "",
) -> Neutrace:
    """Seats for which nothing is said stand on N and have no cards, no modifiers and no tokens.

    Whoever has a reservation in a grid has a token in its orbital.
    """
    written = [
        f"{part(scale, n, MIDDLE)} ({part(hands, n, '')}) "
        f"{part(modifiers, n, '') or '-'} {part(tokens, n, 0)}"
        for n in range(seats)
    ]
    fields = rest.split()
    if (reserved := re.search(r"\?(\d)", grids)) and "orbitals" not in rest:
        place = sum(part.startswith(("open", "decks")) for part in fields)
        fields.insert(place, f"orbitals=reserve:{reserved[1]}")
    line = f"{' / '.join(written)}; {grids}; burner={burner} turn={turn} {' '.join(fields)}"
    return read_position(line.strip())


def part(parts: Sequence[T], nth: int, default: T) -> T:
    return parts[nth] if nth < len(parts) else default


def match_at(state: Neutrace) -> NeutraceMatch:
    """A match that has come to this position."""
    match = NEUTRACE.new(state.seats, seed=0)
    match.state = state.copy()
    return match


def play(state: Neutrace, *moves: str) -> tuple[Neutrace, list[Event]]:
    """The position after the moves, and what happened; whoever is asked plays."""
    match = match_at(state)
    events: list[Event] = []
    for move in moves:
        (seat,) = match.asks
        events += match.play(seat, move)
    return match.state, events


def refused(state: Neutrace, move: str) -> tuple[str, str]:
    match = match_at(state)
    seat = next(iter(match.asks))
    with pytest.raises(Refusal) as refusal:
        match.play(seat, move)
    assert match.state == state
    return refusal.value.rule, refusal.value.key


def moves(state: Neutrace) -> set[str]:
    """What whoever is asked may do."""
    (ask,) = state.asks().values()
    return {str(move) for move in ask.moves}


def cells(state: Neutrace, card: str) -> str:
    """The cells on which a card may be laid, in either way and without modifiers."""
    return " ".join(sorted(move.split()[1] for move in moves(state) if move.split()[0] == card))


def scale(state: Neutrace, seat: int) -> str:
    """Where the substances of a seat stand."""
    return " ".join(f"{at / 2:g}" for at in state.substances(seat))


def names(events: list[Event]) -> list[str]:
    return [kebab(type(event).__name__) for event in events]


def some(events: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]
