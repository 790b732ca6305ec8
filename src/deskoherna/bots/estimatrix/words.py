"""How words are looked up: without case and accents, and without their endings.

A small set of rules stands in for a dictionary of forms. Czech words lose their case endings and
the changes of consonants that go with them; English ones their plurals. Czech words whose stem
changes (sníh, sněhu) are found by both stems.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import product

WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")

CZECH_ENDINGS = (  # the longest first
    "ejsiho", "ejsimu", "ejsich", "ejsimi", "ejsim", "atech", "ovych", "ovymi", "oveho", "ovemu",
    "ejsi", "atum", "ovym", "ovem", "ovou", "ami", "emi", "imi", "ymi", "eho", "emu", "iho", "imu",
    "ech", "ach", "ich", "ych", "ovi", "ove", "ova", "ovy", "ete", "eti", "uv", "em", "am", "um",
    "im", "ym", "ou", "a", "e", "i", "o", "u", "y",
)  # fmt: skip
SHORTEST = 3  # letters of a stem
CASES = (
    "", "a", "e", "i", "o", "u", "y", "ou", "em", "im", "um", "am", "ech", "ich", "ach", "ami",
    "emi", "imi", "ovi", "ove",
)  # fmt: skip
STEM_CHANGES = (  # from the basic form to the stem of other cases
    (r"(?<=[^aeiouyáéíóúůýě])[eě](?=[vslnňt]$)", ""),  # krev, krve; pes, psa; oheň, ohně
    (r"ů(?=[^aeiouyáéíóúůýě]+$)", "o"),  # stůl, stolu; kůň, koně
    (r"ou([^laeiouyáéíóúůýě]+)a$", r"u\1"),  # moucha, much
    (r"(?<=[^aeiouyáéíóúůýě])([rvb])[ao]$", r"e\1"),  # vydra, vyder
)
OTHER_STEMS = {
    "sníh": "sněh", "vítr": "větr", "vejce": "vajec", "dílo": "děl", "míra": "měr", "víra": "věr",
    "přítel": "přátel", "ucho": "uš", "oko": "oč", "dítě": "dět", "člověk": "lid",
    "peníze": "peněz",
}  # fmt: skip
SOFTENED = {"k": "c", "h": "z", "g": "z"}  # ruka, ruce; kniha, knize


def plain(text: str) -> str:
    """In small letters and without accents, as people write in a hurry."""
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(char for char in split if not unicodedata.combining(char))


def words_in(text: str) -> list[str]:
    """The words of a text as they are written."""
    return WORD.findall(unicodedata.normalize("NFC", text))


def stem(word: str, language: str) -> str:
    return czech_stem(word) if language == "cs" else english_stem(word)


def key_of(text: str, language: str) -> str:
    """What a word, or a few of them, are found by."""
    return " ".join(stem(plain(word), language) for word in words_in(text))


def keys_of(text: str) -> set[str]:
    """All that a Czech word, or a few of them, are found by."""
    found = [{stem(plain(word), "cs"), *_changed(word.casefold())} for word in words_in(text)]
    return {" ".join(stems) for stems in product(*found)}


def _changed(word: str) -> Iterator[str]:
    """The stems of a word in those cases where they are not that of its basic form."""
    changed = [re.sub(form, to, word) for form, to in STEM_CHANGES if re.search(form, word)]
    if word in OTHER_STEMS:
        changed.append(OTHER_STEMS[word])
    for other in changed:
        yield from {czech_stem(plain(other) + ending) for ending in CASES}


def english_stem(word: str) -> str:
    word = re.sub(r"['’]s?$", "", word)
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 4 and re.search(r"(?:ss|x|ch|sh|to)es$", word):
        return word[:-2]
    return word[:-1] if len(word) > 3 and re.search(r"[^su]s$", word) else word


def czech_stem(word: str) -> str:
    for ending in CZECH_ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word[: -len(ending)]
            break
    if len(word) > SHORTEST + 1 and word.endswith(("ov", "sk")):  # okurkový, hasičský
        word = word[:-2]
    if not word.endswith("men"):  # kámen, kamene
        word = re.sub(r"(?<=..[^aeiouy])e(?=[ckln]$)", "", word)  # kanárek, kanárka
    return word[:-1] + SOFTENED.get(word[-1:], word[-1:])
