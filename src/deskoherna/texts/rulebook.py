"""Rulebook pages: Markdown in which every rule has a heading with its id, `### Title {#NUM-7}`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from deskoherna.kernel import AnyGame, Problem

from .languages import ENGLISH
from .messages import Slip
from .sources import found, remembered

_HEADING = re.compile(r"^(#{1,3}) +(.+?)(?: +\{#([A-Z]+-R?\d+)\})?$")
_FENCES = ("```", "~~~")
_BOARD = re.compile(r"^```(board\b[^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Rule(NamedTuple):
    """One rule of a rulebook."""

    id: str  # NUM-7
    title: str
    text: str  # Markdown


class Rulebook(NamedTuple):
    """A page of rules in one language."""

    title: str
    page: str  # the whole page, Markdown
    rules: dict[str, Rule]  # by id
    english: frozenset[str] = frozenset()  # ids of rules that the language lacks


class Part(NamedTuple):
    """A heading of a page and what stands below it; the first part may have no heading."""

    line: int
    lines: tuple[str, ...]
    level: int = 0
    title: str = ""
    id: str | None = None

    @property
    def text(self) -> str:
        return "\n".join(self.lines[1:] if self.level else self.lines).strip()


@remembered
def rulebook(language: str, game: AnyGame | None = None) -> Rulebook:
    """The rules of a game, or those of the room, in one of the `languages`.

    Rules that the language lacks stand in their places in English.

    >>> rulebook("en").rules["ROOM-3"].title
    'A finished game'
    """
    pages = _pages(language, game)
    if language == ENGLISH:
        return _book(parts_of(next(pages, "")))
    english = rulebook(ENGLISH, game)
    own: list[Part] = []
    for page in pages:
        sound = sound_parts(page, english)
        own = filled(own, [part for part in sound if isinstance(part, Part)])
    lacking = english.rules.keys() - {part.id for part in own}
    book = _book(filled(own, parts_of(english.page)), frozenset(lacking))
    return book if book.title else book._replace(title=english.title)


def _pages(language: str, game: AnyGame | None) -> Iterator[str]:
    for file in found(f"rules.{language}.md", language, game):
        try:
            yield file.read()
        except Problem:  # the check says why
            continue


def parts_of(page: str) -> list[Part]:
    parts = [Part(1, ())]
    fenced = False
    for number, line in enumerate(page.splitlines(), start=1):
        fenced ^= line.startswith(_FENCES)
        heading = None if fenced else _HEADING.match(line)
        if heading is not None:
            level, title, id_ = heading.groups()
            parts.append(Part(number, (), len(level), title, id_))
        parts[-1] = parts[-1]._replace(lines=(*parts[-1].lines, line))
    return [part for part in parts if part.lines]


def sound_parts(page: str, english: Rulebook) -> Iterator[Part | Slip]:
    """The parts of a translated page that can be shown; of others, why not.

    It has the rules and the pictures of the English page, with captions of its own.
    """
    pictures = {info for info, _ in _BOARD.findall(english.page)}
    seen: set[str | None] = set()
    for part in parts_of(page):
        boards = _BOARD.findall("\n".join(part.lines))
        if sum(line.startswith(_FENCES) for line in part.lines) % 2:
            yield Slip(part.line, "room-texts-fence", part.title)
        elif not all(info in pictures and "\n\n" in text.rstrip() for info, text in boards):
            yield Slip(part.line, "room-texts-board", part.title)
        elif part.id is not None and part.id not in english.rules:
            yield Slip(part.line, "room-texts-rule", part.id)
        elif part.id is not None and part.id in seen:
            yield Slip(part.line, "room-texts-twice", part.id)
        else:
            seen.add(part.id)
            yield part


def filled(own: Sequence[Part], other: Sequence[Part]) -> list[Part]:
    """A page with the rules of another that it lacks, each after the rule that it follows there."""
    if not own:
        return list(other)
    parts = list(own)
    before: str | None = None
    for part in other:
        ids = [one.id for one in parts]
        if part.id is not None and part.id not in ids:
            first = next((at for at, id_ in enumerate(ids) if id_), len(parts))
            parts.insert(first if before is None else ids.index(before) + 1, part)
        before = part.id or before
    return parts


def _book(parts: Sequence[Part], english: frozenset[str] = frozenset()) -> Rulebook:
    """Raises `ValueError` if a rule has two headings."""
    rules: dict[str, Rule] = {}
    for part in parts:
        if part.id in rules:
            raise ValueError(f"{part.id} has two headings")
        if part.id is not None:
            rules[part.id] = Rule(part.id, part.title, part.text)
    title = next((part.title for part in parts if part.level == 1), "")
    page = "".join(f"{line}\n" for part in parts for line in part.lines)
    return Rulebook(title, page, rules, english)
