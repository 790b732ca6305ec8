"""Makes the bots' table of associations out of `words.txt` and the colour names of CSS.

python tools/association/derive.py            writes src/deskoherna/bots/association.json
python tools/association/derive.py --check    says whether it is up to date
"""

from __future__ import annotations

import colorsys
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from prompt_toolkit.styles.named_colors import NAMED_COLORS

from deskoherna.bots.estimatrix_words import key_of, keys_of
from deskoherna.games.estimatrix.pieces import COLOURS, INKS, LETTER_OF

WORDS = Path(__file__).parent / "words.txt"
TABLE = Path(__file__).parents[2] / "src" / "deskoherna" / "bots" / "association.json"
GROUP = re.compile(r"\[((?:[a-z]\d+ ?)+)\]")

# Colours that are on no die are thought of as their neighbours: so many tenths of each.
NEIGHBOURS = {
    "orange": {"red": 5, "yellow": 5},
    "brown": {"black": 4, "red": 3, "yellow": 2},
    "purple": {"blue": 6, "red": 3, "black": 1},
    "pink": {"red": 8, "white": 2},
    "grey": {"black": 5, "white": 4, "blue": 1},
}
HUES = (
    (18, "red"), (42, "orange"), (70, "yellow"), (165, "green"), (255, "blue"), (320, "purple"),
    (345, "pink"), (360, "red"),
)  # fmt: skip


class Entry(NamedTuple):
    weights: str  # hundredths for each colour of the dice, two digits each
    english: list[str]
    czech: list[str]
    emoji: list[str]


def weights_of(profile: str) -> str:
    """`y9 g1`: tenths; those of colours that no die has are shared among their neighbours."""
    weights = dict.fromkeys(COLOURS, 0)
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


def css() -> Iterator[tuple[str, str]]:
    """The names of CSS colours as words, with weights: `DarkOliveGreen` is dark olive green."""
    for name, code in NAMED_COLORS.items():
        words = re.sub(r"(?<!^)(?=[A-Z])", " ", name)
        red, green, blue = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))
        yield words, weights_of(f"{LETTER_OF[called(red, green, blue)]}9")


def called(red: float, green: float, blue: float) -> str:
    """What people call a colour, by its hue, lightness and saturation."""
    hue, lightness, saturation = colorsys.rgb_to_hls(red, green, blue)
    if lightness > 0.93 or (lightness > 0.85 and saturation < 0.5):
        return "white"
    if lightness < 0.12:
        return "black"
    if saturation < 0.15:
        return "grey"
    name = next(name for until, name in HUES if hue * 360 <= until)
    if name in ("orange", "yellow") and lightness < 0.4:
        return "brown"
    return "pink" if name in ("red", "purple") and lightness > 0.7 else name


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
    for words, weights in css():
        english.setdefault(key_of(words, "en"), weights)
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
