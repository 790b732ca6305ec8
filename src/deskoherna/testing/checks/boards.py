"""What a game declares as its board can be shown, read and pressed."""

from __future__ import annotations

from functools import partial
from typing import Any

from deskoherna.kernel import AnyGame, Ask, Board, check_board
from deskoherna.pictures import picture
from deskoherna.testing.fault import demand
from deskoherna.testing.play import Case, finish, looks, walk
from deskoherna.texts import languages, speaker

from .check import Check
from .states import seats
from .words import says_something


@partial(Check, count=lambda case: len(looks(case)) if case.game.declares_board else 0)
def boards_can_be_shown(case: Case) -> None:
    if not case.game.declares_board:
        return
    over, _ = finish(case)
    for match in (*(match for match, _ in walk(case)), over):
        for seat in seats(match):
            board = case.game.board(match.view(seat))
            demand(board is not None, "check-board-none")
            assert board is not None
            is_whole(case.game, board)
        for ask in match.asks.values():
            is_pressed_apart(case.game, ask)


def is_whole(game: AnyGame, board: Board) -> None:
    """Everything on it is there: places, words, pictures."""
    try:
        check_board(board)
    except ValueError as error:
        demand(False, "check-board-wrong", error=str(error))
    for language in languages():
        say = speaker(language, game)
        for label in board.labels:
            says_something(say, label.key, label.args)
    for name in {piece.picture for place in board.places for piece in place.pieces} - {""}:
        try:
            found = picture(game, name)
        except ValueError as error:
            demand(False, "check-board-picture", picture=name, error=str(error))
        else:
            demand(found is not None, "check-board-no-picture", picture=name)


def is_pressed_apart(game: AnyGame, ask: Ask[Any]) -> None:
    """Every move is pressed, and no two of them alike."""
    pressed: dict[tuple[str, ...], str] = {}
    for move in ask.moves:
        gesture = game.gesture(move)
        demand(gesture, "check-gesture-none", move=str(move))
        other = pressed.setdefault(gesture, str(move))
        demand(other == str(move), "check-gestures-alike", move=str(move), other=other)
