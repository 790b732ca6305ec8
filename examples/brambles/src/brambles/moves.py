"""What players decide, and how they write it: `give 3 to B`, `take`, `leave`, `look`."""

from __future__ import annotations

import re

from deskoherna.kernel import Move, Unreadable

from .cards import THORN, sign

LETTERS = "ABCD"  # by which seats are called


class Give(Move, frozen=True):
    card: int
    to: int

    def __str__(self) -> str:
        return f"give {sign(self.card)} to {LETTERS[self.to]}"


class Take(Move, frozen=True):
    def __str__(self) -> str:
        return "take"


class Leave(Move, frozen=True):
    def __str__(self) -> str:
        return "leave"


class Look(Move, frozen=True):
    def __str__(self) -> str:
        return "look"


BramblesMove = Give | Take | Leave | Look

ANSWERS = {str(move): move for move in (Take(), Leave(), Look())}


def read_move(text: str) -> BramblesMove:
    if text in ANSWERS:
        return ANSWERS[text]
    if found := re.fullmatch(r"give ([1-4t]) to ([A-D])", text):
        return Give(read_card(found[1]), LETTERS.index(found[2]))
    raise Unreadable("ROOM-2", "brambles-unreadable")


def read_card(letter: str) -> int:
    return THORN if letter == "t" else int(letter)
