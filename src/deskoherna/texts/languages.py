"""The languages there are: each is a set of text files, of which `language.<tag>.ftl` names it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, NamedTuple

from babel import Locale, UnknownLocaleError

from deskoherna.kernel import Problem

from .messages import read_messages
from .sources import File, entries, found, outside, remembered

ENGLISH = "en"  # the one that is complete: what another lacks is said in it
TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")  # of BCP 47
NAMED = re.compile(r"language\.(.+)\.ftl")
NAME, ALSO_FOR = "language-name", "language-also-for"

Direction = Literal["ltr", "rtl"]


class Language(NamedTuple):
    """A language by its tag, such as `cs` or `pt-BR`, and what it calls itself."""

    tag: str
    name: str
    direction: Direction  # in which it is written
    also_for: tuple[str, ...] = ()  # languages whose readers get it rather than English


@remembered
def languages() -> dict[str, Language]:
    """Every language that has a name, by its tag.

    >>> {language.tag: language.name for language in languages().values()}
    {'cs': 'Čeština', 'en': 'English'}
    """
    known = (_language(tag) for tag in sorted(_tags()))
    return {language.tag: language for language in known if language is not None}


def country_name(code: str, language: str) -> str:
    """What a country is called in a language, in English if that is not known, or its code.

    >>> country_name("DE", "cs"), country_name("ZZZ", "cs")
    ('Německo', 'ZZZ')
    """
    for tag in (language, ENGLISH):
        try:
            if name := Locale.parse(tag, sep="-").territories.get(code):
                return str(name)
        except (UnknownLocaleError, ValueError):
            continue
    return code


def own_languages() -> list[str]:
    """Those that stand beside our code."""
    return sorted(_tags_in(files(__package__)))


def named_language(tag: str) -> str | None:
    """The language that a tag means, written in any case, if we have it or a variety of it.

    >>> named_language("EN-us")
    'en'
    """
    known = {one.lower(): one for one in languages()}
    parts = tag.lower().split("-")
    for end in range(len(parts), 0, -1):
        if (shorter := "-".join(parts[:end])) in known:
            return known[shorter]
    return next((one for one in languages() if one.partition("-")[0] == parts[0]), None)


def best_language(wishes: Iterable[str]) -> str | None:
    """The first language that somebody reads and we have; `wishes` are tags.

    >>> best_language(["de-AT", "sk", "en"])
    'cs'
    """
    for wish in wishes:
        if named := named_language(wish):
            return named
        primary = wish.lower().partition("-")[0]
        for language in languages().values():
            if primary in language.also_for:
                return language.tag
    return None


def locale_of(tag: str) -> Locale:
    """How the language counts and writes numbers; English where that is not known."""
    for name in (tag, tag.partition("-")[0]):
        try:
            return Locale.parse(name, sep="-")
        except UnknownLocaleError:
            continue
    return Locale.parse(ENGLISH)


def direction_of(tag: str) -> Direction:
    return "rtl" if locale_of(tag).text_direction == "rtl" else "ltr"


def html_language(tag: str) -> str:
    """The attributes of an element whose text is in a language.

    >>> html_language("ar")
    'lang="ar" dir="rtl"'
    """
    return f'lang="{tag}" dir="{direction_of(tag)}"'


def _tags() -> set[str]:
    tags = set(own_languages())
    for place in outside().places:
        tags |= {tag for tag in _tags_in(place.folder) if place.language in (None, tag)}
    return tags


def _tags_in(folder: Traversable) -> Iterator[str]:
    for entry in entries(folder):
        named = NAMED.fullmatch(entry.name)
        if named and TAG.fullmatch(named[1]):
            yield named[1]


def _language(tag: str) -> Language | None:
    said: dict[str, str] = {}
    for file in found(f"language.{tag}.ftl", tag):
        said = _plain(file) | said
    if not said.get(NAME):
        return None
    return Language(tag, said[NAME], direction_of(tag), tuple(said.get(ALSO_FOR, "").split()))


def _plain(file: File) -> dict[str, str]:
    """What the messages of a file say that are nothing but text."""
    try:
        messages = read_messages(file.read()).messages
    except Problem:
        return {}
    return {key: message.text for key, message in messages.items() if message.text is not None}
