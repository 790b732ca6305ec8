"""Letters, dice, colours, and what a table has agreed on."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Literal

import msgspec

_CONTENT = tomllib.loads((files(__package__) / "content" / "colours.toml").read_text("utf-8"))

LETTERS = "MATRIX"
COPIES = 6  # pieces of each letter (EST-1)

# Colours. On a die, and in a position, a colour is a number: its place in COLOURS.

Colour = Literal["white", "yellow", "red", "green", "blue", "black"]
COLOURS: tuple[Colour, ...] = tuple(_CONTENT["dice"])  # EST-R1
PALETTE: dict[str, str] = {name: data["ink"] for name, data in _CONTENT["colours"].items()}
LETTER_OF: dict[str, str] = {name: data["letter"] for name, data in _CONTENT["colours"].items()}
PATCHES: dict[str, str] = {name: data["patches"] for name, data in _CONTENT["colours"].items()}
BLACK_INK = LETTER_OF["black"]
INKS = {letter: name for name, letter in LETTER_OF.items()}

NOBODY = -1  # is Negater, before the roles are given out
NO_LETTER = -1  # has been chosen
NO_BAN = -1
PENDING = -1  # an answer that is not set yet
NONE = -2  # the answer of a seat whose time was up (EST-R7)

# Forms of hints (EST-R4), and what a table may allow (EST-8)

Form = Literal["text", "emoji", "drawing", "aloud"]
FORMS: tuple[Form, Form, Form, Form] = ("text", "emoji", "drawing", "aloud")
TEXT, EMOJI, DRAWING, ALOUD = FORMS
ALLOWED: dict[str, tuple[Form, ...]] = {
    "any": FORMS,
    "screen": (TEXT, EMOJI, DRAWING),
    TEXT: (TEXT,),
    EMOJI: (EMOJI,),
    DRAWING: (DRAWING,),
    ALOUD: (ALOUD,),
}

MODES = ("basic", "advanced")
Role = Literal["quanter", "negater", "estimater"]
ROLES: tuple[Role, Role, Role] = ("quanter", "negater", "estimater")
QUANTER, NEGATER, ESTIMATER = ROLES


class Terms(msgspec.Struct, frozen=True):
    """What does not change in a game."""

    seats: int  # how many there are
    mode: str = "basic"  # basic or advanced
    hints: str = "any"  # the forms allowed: any, screen, text, emoji, drawing or aloud
    naming: bool = True  # whether hints may name colours (EST-R4)
    coloured: bool = False  # whether drawings may use more than black

    @property
    def forms(self) -> tuple[Form, ...]:
        return ALLOWED[self.hints]

    @property
    def advanced(self) -> bool:
        return self.mode == "advanced"
