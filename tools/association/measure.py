"""Measures how often bots think of the colour that people would say.

python tools/association/measure.py            a line for each level and language
python tools/association/measure.py --misses   also what the best level gets wrong
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from deskoherna.bots.estimatrix.readers import SKILLS
from deskoherna.bots.estimatrix.reading import associations, odds
from deskoherna.bots.estimatrix.words import words_in
from deskoherna.games.estimatrix.pieces import COLOURS
from deskoherna.lab.intervals import wilson

LANGUAGES = ("en", "cs")


class Hint(NamedTuple):
    colour: str
    text: str


def hints(language: str) -> list[Hint]:
    """The list of a language: hints below the colour people would say."""
    found = []
    colour = ""
    source = Path(__file__).parent / f"hints.{language}.txt"
    for line in source.read_text("utf-8").splitlines():
        if line.startswith("["):
            colour = line.strip("[]")
        elif line and not line.startswith("#"):
            found.append(Hint(colour, line))
    return found


def thought_of(text: str, vocabulary: int = 100) -> str:
    """The likeliest colour; none, if no word is known or two colours are as likely."""
    likely = odds(text, "", vocabulary)
    best = max(likely)
    return COLOURS[likely.index(best)] if likely.count(best) == 1 else ""


def right(listed: Sequence[Hint], vocabulary: int) -> int:
    return sum(thought_of(hint.text, vocabulary) == hint.colour for hint in listed)


def misses(listed: Sequence[Hint]) -> Iterator[str]:
    for hint in listed:
        thought = thought_of(hint.text)
        if thought != hint.colour:
            why = ", ".join(found.word for found in associations(hint.text)) or "–"
            yield f"{hint.text} | {hint.colour} | {thought or '–'} | {why}"


def main() -> int:
    for language in LANGUAGES:
        listed = hints(language)
        single = [hint for hint in listed if len(words_in(hint.text)) == 1]
        longer = [hint for hint in listed if hint not in single]
        for level in SKILLS:
            for name, some in (("longer", longer), ("all", listed), ("one word", single)):
                hit = right(some, level.vocabulary)
                low, high = wilson(hit, len(some))
                share = f"{hit / len(some):6.1%} ({low:.1%} to {high:.1%})"
                sys.stdout.write(f"{language}  {level.name:8}{name:9}{hit:4}/{len(some)} {share}\n")
        if "--misses" in sys.argv:
            sys.stdout.writelines(f"{line}\n" for line in misses(listed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
