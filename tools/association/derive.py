"""Makes the bots' table of associations out of words, and of names that people give to colours.

`words.txt` is ours. `xkcd.txt` is a survey in which people named shades: a name that ends in an
everyday colour says what it is ("forest green"); others ("mustard") are taken for what the nearest
of those are called. So are the colour names of CSS.

python tools/association/derive.py            writes src/deskoherna/bots/estimatrix/association.json
python tools/association/derive.py --check    says whether it is up to date
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from operator import mul
from pathlib import Path
from typing import NamedTuple

from prompt_toolkit.styles.named_colors import NAMED_COLORS

from deskoherna.bots.estimatrix.words import key_of, keys_of, words_in
from deskoherna.games.estimatrix.pieces import COLOURS, INKS, LETTER_OF

WORDS = Path(__file__).parent / "words.txt"
SURVEY = Path(__file__).parent / "xkcd.txt"
TABLE = Path(__file__).parents[2] / "src/deskoherna/bots/estimatrix/association.json"
GROUP = re.compile(r"\[((?:[a-z]\d+ ?)+)\]")

# Colours that are on no die are thought of as their neighbours, in tenths of each.
NEIGHBOURS = {
    "orange": {"red": 5, "yellow": 5},
    "brown": {"black": 4, "red": 3, "yellow": 2},
    "purple": {"blue": 6, "red": 3, "black": 1},
    "pink": {"red": 8, "white": 2},
    "grey": {"black": 5, "white": 4, "blue": 1},
}
ENOUGH = 9  # shades that are asked what they are called
LONGEST_NAME = 4  # words, as bots read them


class Entry(NamedTuple):
    weights: str  # hundredths for each colour of the dice, two digits each
    english: list[str]
    czech: list[str]
    emoji: list[str]


def weights_of(profile: str) -> str:
    """`y9 g1`: tenths; those of colours that no die has are shared among their neighbours."""
    weights: dict[str, int] = dict.fromkeys(COLOURS, 0)
    for part in profile.split():
        colour, tenths = INKS[part[0]], int(part[1:])
        for name, share in ({colour: 10} if colour in weights else NEIGHBOURS[colour]).items():
            weights[name] += tenths * share
    return "".join(f"{min(weight, 99):02}" for weight in weights.values())


def entries() -> Iterator[Entry]:
    weights = ""
    for line in WORDS.read_text("utf-8").splitlines():
        if found := GROUP.fullmatch(line.strip()):
            weights = weights_of(found[1])
        elif line and not line.startswith("#"):
            for entry in line.split(";"):
                words, _, pictures = entry.partition("|")
                english, czech = ([w.strip() for w in said.split(",")] for said in words.split("="))
                yield Entry(weights, english, czech, pictures.replace("\ufe0f", "").split())


class Shade(NamedTuple):
    name: str
    at: tuple[float, float, float]  # where it is among all shades, as eyes see them


@cache
def survey() -> list[Shade]:
    lines = SURVEY.read_text("utf-8").splitlines()
    told = (line.rpartition(" ") for line in lines if line and not line.startswith("#"))
    return [Shade(name, seen(code)) for name, _, code in told]


@cache
def plainly_named() -> list[Shade]:
    """Those whose name ends in an everyday colour, under that colour."""
    return [Shade(everyday(name), at) for name, at in survey() if everyday(name)]


def css() -> Iterator[Shade]:
    """`DarkOliveGreen` is dark olive green."""
    for name, code in NAMED_COLORS.items():
        yield Shade(re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower(), seen(code))


def shades() -> Iterator[tuple[str, str]]:
    """Names that bots can read, with weights."""
    for shade in (*survey(), *css()):
        if len(words_in(shade.name)) <= LONGEST_NAME:
            yield shade.name, weights_of(profile(shade))


def profile(shade: Shade) -> str:
    """What it is called, in tenths: by its own name, or by those nearest to it."""
    if own := everyday(shade.name):
        return f"{LETTER_OF[own]}{ENOUGH}"
    nearest = sorted((math.dist(shade.at, at), name) for name, at in plainly_named())
    votes = Counter(name for _, name in nearest[:ENOUGH])
    return " ".join(f"{LETTER_OF[name]}{count}" for name, count in sorted(votes.items()))


def everyday(name: str) -> str:
    """The everyday colour that a name ends in, if it does."""
    last = words_in(name)[-1]
    last = "grey" if last == "gray" else last
    return last if last in LETTER_OF else ""


def seen(code: str) -> tuple[float, float, float]:
    """A colour of the screen in Oklab, where what looks alike is near."""
    parts = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    cones = [math.cbrt(sum(map(mul, row, light))) for row in TO_CONES]
    lightness, redness, yellowness = (sum(map(mul, row, cones)) for row in TO_OKLAB)
    return lightness, redness, yellowness


TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_OKLAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def table() -> dict[str, object]:
    """For every language the words by their keys, where what stands first counts; and hints."""
    english: dict[str, str] = {}
    czech: dict[str, str] = {}
    emoji: dict[str, str] = {}
    said = []
    for entry in entries():
        for word in entry.english:
            english.setdefault(key_of(word, "en"), entry.weights)
        for word in entry.czech:
            czech.setdefault(key_of(word, "cs"), entry.weights)
        for picture in entry.emoji:
            emoji.setdefault(picture, entry.weights)
        if " " not in entry.english[0] + entry.czech[0]:
            shown = entry.emoji[0] if entry.emoji else ""
            said.append([entry.weights, entry.english[0], entry.czech[0], shown])
    for entry in entries():  # where no other word has that form
        for key in sorted({key for word in entry.czech for key in keys_of(word)}):
            czech.setdefault(key, entry.weights)
    for name, weights in shades():
        english.setdefault(key_of(name, "en"), weights)
    return {"colours": COLOURS, "en": english, "cs": czech, "emoji": emoji, "said": said}


def written() -> str:
    parts = [f"{json.dumps(name)}:{_lines(part)}" for name, part in table().items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(part: object) -> str:
    """A line for each word, so that changes can be read."""
    text = json.dumps(part, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return re.sub(r'(?<="),(?=")|(?<=\]),(?=\[)', ",\n", text)


def main() -> int:
    if "--check" in sys.argv:
        return int(TABLE.read_text("utf-8") != written())
    TABLE.write_text(written(), "utf-8")
    counts = ", ".join(f"{name} {len(part)}" for name, part in json.loads(written()).items())
    sys.stdout.write(f"{TABLE.name}: {counts}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
