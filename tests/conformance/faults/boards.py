"""Toys whose boards cannot be shown or pressed."""

from __future__ import annotations

from importlib.metadata import EntryPoint

from conformance.faults import caught_by
from deskoherna.boards import GROUP, brought
from deskoherna.kernel import Board, BoardPiece, Choice, Label, Row
from deskoherna.testing.checks import boards
from toys.sealed import Sealed, SealedMove, SealedView


class Boarded(Sealed):
    """The cards that the seat holds, and nothing else; it is sound."""

    piece = BoardPiece("card", "card", label=Label("sealed-seat", {"seat": 0}))

    def board(self, view: SealedView) -> Board | None:
        return Board((Row(id="hand", pieces=(self.piece,)),))


@caught_by(boards.boards_can_be_shown, "check-board-none")
class NothingForSpectators(Boarded):
    def board(self, view: SealedView) -> Board | None:
        return None if view.seat is None else super().board(view)


@caught_by(boards.boards_can_be_shown, "check-board-raised")
class FailsForSpectators(Boarded):
    def board(self, view: SealedView) -> Board | None:
        held = view.hands[view.seat]  # type: ignore[index]
        return super().board(view) if held >= 0 else None


@caught_by(boards.boards_can_be_shown, "check-board-wrong")
class TwoPiecesOfOneName(Boarded):
    def board(self, view: SealedView) -> Board | None:
        return Board((Row(id="hand", pieces=(self.piece, self.piece)),))


@caught_by(boards.boards_can_be_shown, "check-no-words")
class WithoutWords(Boarded):
    piece = BoardPiece("card", label=Label("sealed-unknown"))


@caught_by(boards.boards_can_be_shown, "check-says-nothing")
class SaysNothing(Boarded):
    piece = BoardPiece("card", label=Label("sealed-nothing"))


@caught_by(boards.boards_can_be_shown, "check-board-no-picture")
class PictureMissing(Boarded):
    piece = BoardPiece("card", picture="missing")


@caught_by(boards.boards_can_be_shown, "check-board-picture")
class PictureWithScript(Boarded):
    piece = BoardPiece("card", picture="scripted")


@caught_by(boards.boards_can_be_shown, "check-board-no-origin")
class OutOfNowhere(Boarded):
    piece = BoardPiece("card", origin="sleeve")


@caught_by(boards.boards_can_be_shown, "check-board-no-place")
class HappensNowhere(Boarded):
    def board(self, view: SealedView) -> Board | None:
        return Board((Row(id="sleeve", pieces=(self.piece,)),))


@caught_by(boards.boards_can_be_shown, "check-board-bundle")
class FolderMissing(Boarded):
    id = "folder-missing"

    def __init__(self) -> None:
        brought()[self.id] = EntryPoint(self.id, "toys.sealed:nothing", GROUP)


@caught_by(boards.boards_can_be_shown, "check-gesture-none")
class NothingToPress(Boarded):
    def gesture(self, move: SealedMove) -> tuple[str, ...]:
        return ()


@caught_by(boards.boards_can_be_shown, "check-gestures-alike")
class PressedAlike(Boarded):
    def gesture(self, move: SealedMove) -> tuple[str, ...]:
        return ("card",)


class Held(Boarded):
    """Cards are bid by their numbers, and those of the lowest half lie on the board."""

    choices: tuple[Choice, ...] = ()

    def board(self, view: SealedView) -> Board | None:
        low = (BoardPiece(f"card {card}", "card", press=str(card)) for card in range(1, 7))
        return Board((Row(id="hand", pieces=tuple(low)),), self.choices)

    def gesture(self, move: SealedMove) -> tuple[str, ...]:
        return tuple(str(move).removeprefix("bid ").split())


@caught_by(boards.boards_can_be_shown, "check-gestures-mixed")
class SomeOnTheBoardSomeBeside(Held):
    pass


@caught_by(boards.boards_can_be_shown, "check-gesture-both")
class ButtonsThatLieOnTheBoard(Held):
    choices = tuple(Choice(str(card), Label("sealed-seat", {"seat": 0})) for card in range(1, 13))
