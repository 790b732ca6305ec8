"""Colours named in a hint: English and Czech words in all their forms, and patches of colour."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from .pieces import COLOURS, PATCHES

HARD = (
    *("ý", "á", "é", "í", "ou", "ého", "ému", "ém", "ým", "ých", "ými"),
    *("ýma", "ej", "ejch", "ejm", "ejma", "ýho", "ýmu"),  # as people talk
)
SOFT = ("í", "ího", "ímu", "ím", "ích", "ími", "íma")
BEFORE = (  # what a Czech name may follow in one word
    "(?:ne|nej|tmavě|tmavo|světle|světlo|jasně|sytě|temně|bledě|celo|polo|"
    "bílo|žluto|červeno|rudo|zeleno|modro|černo|šedo|hnědo)*"
)
SPELT_OUT = re.compile(r"(?<![^\W_])[^\W_](?:[\s.,_*/|-]+[^\W_](?![^\W_]))+")
WORD = re.compile(r"[^\W\d_]+")
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d\ufe0f\u00ad"))


class Named(NamedTuple):
    colour: str
    word: str


def named_colour(text: str) -> Named | None:
    """The first colour of the dice that is named outright, if any is (EST-R10)."""
    plain = unicodedata.normalize("NFKC", text.translate(JOINERS))
    for colour in COLOURS:
        for char in PATCHES[colour]:
            if char in text:
                return Named(colour, char)
    for word in _words(plain):
        for colour, english, czech, bare in _finders():
            if english.fullmatch(word) or czech.fullmatch(word):
                return Named(colour, word)
            if word.isascii() and bare.fullmatch(word):
                return Named(colour, word)
    return None


def _words(text: str) -> Iterator[str]:
    """The words in small letters, also those spelt out: `w h i t e`."""
    for found in SPELT_OUT.finditer(text):
        yield re.sub(r"\W|_", "", found[0]).casefold()
    yield from (found[0].casefold() for found in WORD.finditer(text))


Finder = tuple[str, re.Pattern[str], re.Pattern[str], re.Pattern[str]]


@cache
def _finders() -> tuple[Finder, ...]:
    told = tomllib.loads((files(__package__) / "content" / "names.toml").read_text("utf-8"))
    return tuple(_finder(colour, told[colour]) for colour in COLOURS)


def _finder(colour: str, told: dict[str, list[str]]) -> Finder:
    english = "|".join(told["en"])
    if not told.get("whole"):
        english = rf"(?:{told['en'][0]})\w*|\w*(?:{told['en'][0]})|{english}"
    forms = [
        *(stem + ending for stem in told["stems"] for ending in HARD),
        *(grade + ending for grade in told["grades"] for ending in SOFT),
        *told["other"],
    ]
    czech = BEFORE + "(?:" + "|".join(forms) + ")"
    long = [folded(form) for form in forms if len(form) > 3]
    bare = folded(BEFORE) + "(?:" + "|".join(long) + ")"
    return colour, re.compile(english), re.compile(czech), re.compile(bare)


def folded(text: str) -> str:
    """Without diacritics, as people write in a hurry."""
    split = unicodedata.normalize("NFD", text)
    return "".join(char for char in split if not unicodedata.combining(char))
