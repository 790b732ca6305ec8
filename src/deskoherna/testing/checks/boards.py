"""What a game brings or declares as its board can be shown, read and pressed."""

from __future__ import annotations

from functools import partial
from typing import Any

from deskoherna.boards import brought, bundle
from deskoherna.kernel import AnyGame, AnyMatch, Ask, Board, check_board
from deskoherna.pictures import picture
from deskoherna.testing.fault import demand, who
from deskoherna.testing.package import raised_in
from deskoherna.testing.play import Case, Ply, finish, looks, play, walk

from .check import Check
from .states import seats
from .words import says_something, speakers


def shown_boards(case: Case) -> int:
    if case.game.declares_board:
        return len(looks(case))
    return int(case.game.id in brought())


@partial(Check, count=shown_boards)
def boards_can_be_shown(case: Case) -> None:
    if case.game.id in brought():
        is_brought(case.game)
    if not case.game.declares_board:
        return
    over, _ = finish(case)
    for match in (*(match for match, _ in walk(case)), over):
        for seat in seats(match):
            board = board_of(match, seat)
            demand(board is not None, "check-board-none")
            assert board is not None
            is_whole(case.game, board)
        for seat, ask in match.asks.items():
            is_pressed_apart(case.game, ask)
            is_board_or_button(case.game, ask, board_of(match, seat))
    for match, turn in walk(case):
        happens_there(match, turn)


def board_of(match: AnyMatch, seat: int | None) -> Board | None:
    """What the game declares for what a seat sees."""
    view = match.view(seat)
    try:
        return match.game.board(view)
    except Exception as error:  # whatever another package may do
        raise raised_in(match.game, error, "check-board-raised", seat=who(seat)) from error


def is_brought(game: AnyGame) -> None:
    """The folder that an entry point names has a board in it."""
    try:
        bundle(game.id)
    except ValueError as error:
        demand(False, "check-board-bundle", error=str(error))


def is_whole(game: AnyGame, board: Board) -> None:
    """Everything on it is there: places, words, pictures."""
    try:
        check_board(board)
    except ValueError as error:
        demand(False, "check-board-wrong", error=str(error))
    for say in speakers(game):
        for label in board.labels:
            says_something(say, label.key, label.args)
    places = {place.id for place in board.places}
    for origin in {piece.origin for place in board.places for piece in place.pieces} - {""}:
        demand(origin in places, "check-board-no-origin", place=origin)
    for name in {piece.picture for place in board.places for piece in place.pieces} - {""}:
        try:
            found = picture(game, name)
        except ValueError as error:
            demand(False, "check-board-picture", picture=name, error=str(error))
        else:
            demand(found is not None, "check-board-no-picture", picture=name)


def happens_there(match: AnyMatch, turn: Ply) -> None:
    """Events name places that the board has; otherwise the film would not know where."""
    before = names_on(board_of(match, None))
    events = play(match, turn.seat, turn.move)
    known = before | names_on(board_of(match, None))
    for event in events:
        for place in event.places():
            demand(place in known, "check-board-no-place", event=event.key, place=place)


def names_on(board: Board | None) -> set[str]:
    """What places and pieces are called."""
    places = [] if board is None else list(board.places)
    pieces = {piece.id for place in places for piece in place.pieces}
    return pieces | {place.id for place in places}


def is_pressed_apart(game: AnyGame, ask: Ask[Any]) -> None:
    """Every move is pressed, and no two of them alike."""
    pressed: dict[tuple[str, ...], str] = {}
    for move in ask.moves:
        gesture = game.gesture(move)
        demand(gesture, "check-gesture-none", move=str(move))
        other = pressed.setdefault(gesture, str(move))
        demand(other == str(move), "check-gestures-alike", move=str(move), other=other)


def is_board_or_button(game: AnyGame, ask: Ask[Any], board: Board | None) -> None:
    """No word is pressed on the board that is meant as a button, such as a guess of a held card."""
    assert board is not None
    places = list(board.places)
    shown = {piece.press for place in places for piece in place.pieces if piece.press}
    shown |= {place.id for place in places}
    choices = {choice.word for choice in board.choices}
    steps: dict[tuple[str, ...], set[str]] = {}
    for move in ask.moves:
        gesture = game.gesture(move)
        for nth, word in enumerate(gesture):
            steps.setdefault(gesture[:nth], set()).add(word)
    for words in steps.values():
        for word in sorted(words & shown & choices):
            demand(False, "check-gesture-both", word=word)
        on_board, unnamed = sorted(words & shown), sorted(words - shown - choices)
        if on_board and unnamed:
            demand(False, "check-gestures-mixed", word=on_board[0], button=unnamed[0])
