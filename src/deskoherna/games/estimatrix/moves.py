"""Moves and their notation: `ban red`, `say a fire engine`, `answer blue` …"""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

from deskoherna.kernel import Move, Unreadable

from .hints import LONGEST_TEXT, tidy
from .pieces import COLOURS, LETTERS
from .sketch import LONGEST, MOST_STROKES, STROKE

LONGEST_MOVE = LONGEST + LONGEST_TEXT

Words = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
Written = Annotated[str, msgspec.Meta(max_length=LONGEST, pattern=f"^{STROKE}$")]
Strokes = Annotated[tuple[Written, ...], msgspec.Meta(min_length=1, max_length=MOST_STROKES)]


class Letter(Move, frozen=True):
    """The letter a seat plays with (EST-2); without one, chance decides (EST-R3)."""

    letter: int | None

    def __str__(self) -> str:
        return f"letter {'any' if self.letter is None else LETTERS[self.letter]}"


class Ban(Move, frozen=True):
    """The colour nobody may use (EST-6); without one, the die is rolled."""

    colour: int | None

    def __str__(self) -> str:
        return f"ban {'roll' if self.colour is None else COLOURS[self.colour]}"


class Say(Move, frozen=True):
    """A hint in words, of any language."""

    words: Words

    def __str__(self) -> str:
        return f"say {self.words}"


class Emoji(Move, frozen=True):
    """A hint in emoji."""

    line: Words

    def __str__(self) -> str:
        return f"emoji {self.line}"


class Aloud(Move, frozen=True):
    """A hint given outside the game: spoken, sung, mimed."""

    def __str__(self) -> str:
        return "aloud"


class Draw(Move, frozen=True):
    """Strokes added to a drawing, which all watch while it grows."""

    watched = True
    strokes: Strokes

    def __str__(self) -> str:
        return f"draw {','.join(self.strokes)}"


class Rub(Move, frozen=True):
    """The last stroke of the drawing, or all of it, is rubbed out."""

    everything: bool = False

    def __str__(self) -> str:
        return "rub all" if self.everything else "rub"


class Show(Move, frozen=True):
    """The drawing is finished and is the hint; words describe it to those who cannot see it."""

    words: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""

    def __str__(self) -> str:
        return f"show {self.words}" if self.words else "show"


class Answer(Move, frozen=True):
    """The colour a seat sets in secret: the Quanter's answer (EST-7), or a guess (EST-9)."""

    colour: int

    def __str__(self) -> str:
        return f"answer {COLOURS[self.colour]}"


class OthersFirst(Move, frozen=True):
    """The Quanter answers when the others have (EST-10)."""

    def __str__(self) -> str:
        return "others first"


class Lapse(Move, frozen=True):
    """Played by the table for a seat whose time is up (EST-R7)."""

    def __str__(self) -> str:
        return "lapse"


Hint = Say | Emoji | Aloud | Draw | Rub | Show
EstimatrixMove = Letter | Ban | Hint | Answer | OthersFirst | Lapse

_FIXED: tuple[EstimatrixMove, ...] = (
    *map(Letter, (None, *range(len(LETTERS)))),
    *map(Ban, (None, *range(len(COLOURS)))),
    *map(Answer, range(len(COLOURS))),
    *(Aloud(), Rub(), Rub(everything=True), Show(), OthersFirst(), Lapse()),
)
_SMALL = {str(move).casefold(): move for move in _FIXED}
_STROKES = re.compile(rf"{STROKE}(?:,{STROKE})*", re.ASCII)


def read_move(text: str) -> EstimatrixMove:
    """The move; letters of either case and spaces around it do not matter."""
    said = tidy(text)
    if fixed := _SMALL.get(said.casefold()):
        return fixed
    kind, *more = re.split(r"[ \n]+", said, maxsplit=1)
    rest = "".join(more)
    match kind.casefold():
        case "say" if rest:
            return Say(rest)
        case "emoji" if rest:
            return Emoji(rest)
        case "show" if rest:
            return Show(rest)
        case "draw" if _STROKES.fullmatch(rest):
            return Draw(tuple(rest.split(",")))
    raise Unreadable("ROOM-2", "estimatrix-unreadable")
