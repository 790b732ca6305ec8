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
    """`letter M`: the letter a seat plays with (EST-2); `letter any` draws one (EST-R3)."""

    letter: int | None  # its place in MATRIX; none lets chance decide

    def __str__(self) -> str:
        return f"letter {'any' if self.letter is None else LETTERS[self.letter]}"


class Ban(Move, frozen=True):
    """`ban red`: the colour nobody may use (EST-6); with `ban roll` the die decides."""

    colour: int | None  # its number on the dice; none rolls the die

    def __str__(self) -> str:
        return f"ban {'roll' if self.colour is None else COLOURS[self.colour]}"


class Say(Move, frozen=True):
    """`say a fire engine`: a hint in words, of any language."""

    words: Words  # the hint

    def __str__(self) -> str:
        return f"say {self.words}"


class Emoji(Move, frozen=True):
    """`emoji 🚒`: a hint in emoji."""

    line: Words  # the hint

    def __str__(self) -> str:
        return f"emoji {self.line}"


class Aloud(Move, frozen=True):
    """`aloud`: a hint given outside the game: spoken, sung, mimed."""

    def __str__(self) -> str:
        return "aloud"


class Draw(Move, frozen=True):
    """`draw 3kAAAAf__v_f`: strokes added to a drawing, which all watch while it grows."""

    watched = True
    strokes: Strokes  # in the notation of `sketch.py`

    def __str__(self) -> str:
        return f"draw {','.join(self.strokes)}"


class Rub(Move, frozen=True):
    """`rub`: the last stroke of the drawing is rubbed out, with `rub all` all of them."""

    everything: bool = False  # all strokes, not only the last

    def __str__(self) -> str:
        return "rub all" if self.everything else "rub"


class Show(Move, frozen=True):
    """`show`: the drawing is the hint; words after it describe it to those who cannot see it."""

    # the description; may be empty
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""

    def __str__(self) -> str:
        return f"show {self.words}" if self.words else "show"


class Answer(Move, frozen=True):
    """`answer blue`: a colour set in secret, the Quanter's answer (EST-7) or a guess (EST-9)."""

    colour: int  # its number on the dice

    def __str__(self) -> str:
        return f"answer {COLOURS[self.colour]}"


class OthersFirst(Move, frozen=True):
    """`others first`: the Quanter answers after the others (EST-10)."""

    def __str__(self) -> str:
        return "others first"


class Lapse(Move, frozen=True):
    """`lapse`: played by the table for a seat whose time is up (EST-R7)."""

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
