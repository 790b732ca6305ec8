"""What is sent to those who see a declared board: views, moves and events with what it needs."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import msgspec

from .board import check_board
from .chance import NoChance, NothingKnown
from .event import Event
from .game import Game
from .move import M
from .state import S, View

BOARD = "@board"  # no field of a view has such a name
_logger = logging.getLogger(__name__)
_reported: set[tuple[str, type[Exception]]] = set()


def displayed(game: Game[Any, Any, Any], view: View, data: Any = None) -> Any:
    """A view, or what of it is sent as `data`, with the board of a game that declares one.

    A board that fails is sent as null, and takes nothing else with it.
    """
    data = view if data is None else data
    if not game.declares_board:
        return data
    try:
        board = game.board(view)
        if board is not None:
            check_board(board)
    except Exception as error:  # whatever another package may do
        _report(game.id, error)
        board = None
    return {**msgspec.to_builtins(data), BOARD: msgspec.to_builtins(board)}


def _report(game: str, error: Exception) -> None:
    """To whoever writes the board: once for each kind of error, since boards are made often."""
    if (game, type(error)) not in _reported:
        _reported.add((game, type(error)))
        _logger.error("the board of %s fails", game, exc_info=error)


def gestures(game: Game[Any, M, Any], moves: Iterable[M]) -> tuple[tuple[str, ...], ...] | None:
    """What is pressed for each of the moves on a declared board; None without one."""
    return tuple(map(game.gesture, moves)) if game.declares_board else None


def foreseen(game: Game[S, M, Any], state: S, seat: int, move: M) -> S | None:
    """The position right after a move, to be shown while its seat considers it.

    Where a game with a declared board does not say, it is known if nothing is drawn or revealed.
    """
    after = state.foreseen(seat, move)
    if after is not None or not game.declares_board:
        return after
    events: list[Event] = []
    after = state.copy()
    try:
        after.play(seat, move, NoChance(), events.append)
    except NothingKnown:
        return None
    return None if any(event.reveals for event in events) else after


def filmed(game: Game[Any, Any, Any], events: Iterable[Event]) -> tuple[dict[str, Any], ...]:
    """Events as plain data; for a declared board with the places that they are about."""
    if game.declares_board:
        return tuple(_with_places(event) for event in events)
    return tuple([event.data() for event in events])


def _with_places(event: Event) -> dict[str, Any]:
    data = event.data()
    if places := event.places():
        data["places"] = places
    return data
