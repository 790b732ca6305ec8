"""What bots associate with a hint: words and emoji of a table, and the colours they add up to.

The table is made by `tools/association/derive.py`. Weaker bots know fewer of its words.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from deskoherna.games.estimatrix.pieces import COLOURS
from deskoherna.games.estimatrix.thoughts import Thought
from deskoherna.games.estimatrix.tongues import read_words

from .words import plain, stem, words_in

LONGEST_PHRASE = 4  # words
DOUBT = 0.06  # every colour may be meant, whatever the words say
WITHOUT = {"without", "no", "not", "never", "bez", "ne", "neni", "nikdy"}  # what follows is absent
COMMON = {
    "en": {
        "a", "an", "the", "of", "in", "on", "at", "to", "for", "with", "and", "or", "is", "are",
        "it", "my", "your", "his", "her", "i", "you",
    },
    "cs": {
        "a", "v", "ve", "na", "do", "z", "ze", "s", "se", "k", "ke", "u", "o", "od", "po", "pro",
        "i", "je", "jsou", "si", "co", "kdo", "kdyz", "muj", "kolem", "mezi", "pred", "pod", "nad",
        "jako", "ktery",
    },
}  # fmt: skip

Weights = tuple[float, ...]  # for each colour of the dice


class Association(NamedTuple):
    word: str
    weights: Weights


class Hintable(NamedTuple):
    """Something a bot may say: the colours it stands for, and how it is put."""

    weights: Weights
    english: str
    czech: str
    emoji: str


class Lexicon(NamedTuple):
    words: Mapping[str, Mapping[str, Weights]]  # of each language, by their keys
    emoji: Mapping[str, Weights]
    said: Sequence[Hintable]


@cache
def lexicon() -> Lexicon:
    data = json.loads((files(__package__) / "association.json").read_text("utf-8"))
    if tuple(data["colours"]) != COLOURS:
        raise ValueError("the dice have other colours now: run tools/association/derive.py")
    read = {part: {key: _weights(w) for key, w in data[part].items()} for part in SECTIONS}
    emoji = read.pop("emoji")
    said = [Hintable(_weights(weights), *rest) for weights, *rest in data["said"]]
    return Lexicon(read, emoji, said)


SECTIONS = ("en", "cs", "emoji")


def _weights(written: str) -> Weights:
    return tuple(int(written[at : at + 2]) / 100 for at in range(0, len(written), 2))


def known(key: str, vocabulary: int) -> bool:
    """Whether a bot that knows `vocabulary` words of a hundred knows this one."""
    return zlib.crc32(key.encode()) % 100 < vocabulary


@lru_cache(maxsize=4096)
def associations(hint: str, vocabulary: int = 100) -> tuple[Association, ...]:
    """What the words and emoji of a hint stand for."""
    put = read_words(hint)  # what is in two languages is read in each by itself
    sides = hint.split("/") if put.english == put.czech else put
    return (*_emoji(hint, vocabulary), *(one for side in sides for one in _words(side, vocabulary)))


def _emoji(hint: str, vocabulary: int) -> Iterator[Association]:
    text = hint.replace("\ufe0f", "")
    pictures = lexicon().emoji
    for found in _emoji_finder().finditer(text):
        if known(found[0], vocabulary):
            yield Association(found[0], pictures[found[0]])


@cache
def _emoji_finder() -> re.Pattern[str]:
    return re.compile("|".join(map(re.escape, sorted(lexicon().emoji, key=len, reverse=True))))


def _words(hint: str, vocabulary: int) -> list[Association]:
    """In the language that more of the words belong to; the other one helps where it is silent."""
    written = words_in(hint)
    words = [plain(word) for word in written]
    tongues = sorted(COMMON, key=lambda language: -_fluency(hint, words, language))
    found: dict[int, Association] = {}
    taken: set[int] = set()
    for language in tongues:
        for at, until, weights in _phrases(words, language, vocabulary):
            if not taken.intersection(range(at, until)):
                taken.update(range(at, until))
                found[at] = Association(" ".join(written[at:until]), weights)
        if found and _fluency(hint, words, language) > len(words) / 2:
            break
    return [found[at] for at in sorted(found)]


def _fluency(hint: str, words: Sequence[str], language: str) -> float:
    """How many words of a hint belong to a language, as far as one can tell."""
    accents = language == "cs" and plain(hint) != hint.casefold()
    own = sum(word in COMMON[language] for word in words)
    return own + accents + sum(1 for at, until, _ in _phrases(words, language, 100))


def _phrases(
    words: Sequence[str], language: str, vocabulary: int
) -> Iterator[tuple[int, int, Weights]]:
    """Where known words stand, the longest phrases first; absent things do not count."""
    weights = lexicon().words[language]
    stems = [stem(word, language) for word in words]
    at = 0
    while at < len(words):
        for until in range(min(at + LONGEST_PHRASE, len(words)), at, -1):
            key = " ".join(stems[at:until])
            if key in weights and words[at] not in COMMON[language]:
                if known(key, vocabulary) and not _absent(words, at, language):
                    yield at, until, weights[key]
                at = until
                break
        else:
            at += 1


def _absent(words: Sequence[str], at: int, language: str) -> bool:
    before = [word for word in words[:at] if word not in COMMON[language]]
    return bool(before) and before[-1] in WITHOUT


def odds(hint: str, ban: str, vocabulary: int = 100) -> Weights:
    """How likely each colour is meant; the banned one is not."""
    total = [DOUBT] * len(COLOURS)
    for association in associations(hint, vocabulary):
        for colour, weight in enumerate(association.weights):
            total[colour] += weight
    if ban in COLOURS:
        total[COLOURS.index(ban)] = 0.0
    return tuple(weight / sum(total) for weight in total)


def thoughts(hint: str, ban: str, chosen: str, vocabulary: int = 100) -> list[Thought]:
    """For every word that was understood how much it speaks for the chosen colour.

    If it does not at all, the colour it speaks for most, the banned one aside. A hint in two
    languages says the same thing twice, which is thought of once.
    """
    put, understood = read_words(hint), associations(hint, vocabulary)
    if put.english != put.czech and understood:
        together = (association.weights for association in understood)
        understood = (Association(hint, tuple(map(max, zip(*together, strict=True)))),)
    found = []
    for word, weights in understood:
        said = {name: w for name, w in zip(COLOURS, weights, strict=True) if w and name != ban}
        if said:
            colour = chosen if chosen in said else max(said, key=lambda name: said[name])
            found.append(Thought(word, colour, round(100 * said[colour])))
    return found
