"""Rulebook pages as pages of the site: rules are linked, and boards are drawn in characters."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import deskoherna
from deskoherna.catalogue import all_games
from deskoherna.kernel import AnyGame
from deskoherna.texts import ENGLISH, languages, rulebook
from deskoherna.texts.languages import own_languages
from deskoherna.texts.packs import messages
from deskoherna.texts.web import RULE_ID

from .markdown import outside_code

ROOT = Path(deskoherna.__file__).parent.parent.parent
BOARD = re.compile(r"^```board .*?\n(?P<caption>.*?)\n\n(?P<picture>.*?)^```$", re.DOTALL | re.M)
HEADING = re.compile(r"^#.*$", re.MULTILINE)
ID = re.compile(r" (\{#([A-Z]+-R?\d+)\})$")
SHOWN = r' <span class="rule-id">\2</span> \1'


class Book(NamedTuple):
    """The rules of a game, or of the room, in one language."""

    language: str
    name: str

    @property
    def page(self) -> str:
        return f"rulebooks/{self.language}/{self.name}.md"


def books() -> dict[str, Book]:
    """All of ours, by the path of their source."""
    found = {}
    for language in own_languages():
        found[f"src/deskoherna/texts/rules.{language}.md"] = Book(language, "room")
        for game in our_games():
            folder = game.package.replace(".", "/")
            found[f"src/{folder}/text/rules.{language}.md"] = Book(language, game.id)
    return {path: book for path, book in found.items() if (ROOT / path).is_file()}


def titles(english: str) -> dict[str, str]:
    """What the rulebooks of each language are listed under, English first."""
    others = [language for language in own_languages() if language != ENGLISH]
    rules = {language: messages(language, ("web",))["web-rules"].text for language in others}
    named = {language: f"{rules[language]} ({languages()[language].name})" for language in others}
    return {ENGLISH: english} | named


def our_games() -> list[AnyGame]:
    """Without those of other packages that happen to be installed."""
    return [game for game in all_games().values() if game.package.startswith("deskoherna.")]


def page(book: Book) -> str:
    own = rulebook(book.language, all_games().get(book.name))
    links = {id_: f"room.md#{id_}" for id_ in rulebook(book.language).rules}
    links |= {id_: f"#{id_}" for id_ in own.rules}

    def linked(id_: re.Match[str]) -> str:
        return f"[{id_[0]}]({links[id_[0]]})" if id_[0] in links else id_[0]

    def paragraphs(part: str) -> str:
        """Headings show their own ids."""
        pieces, at = [], 0
        for heading in HEADING.finditer(part):
            pieces += [RULE_ID.sub(linked, part[at : heading.start()]), ID.sub(SHOWN, heading[0])]
            at = heading.end()
        return "".join((*pieces, RULE_ID.sub(linked, part[at:])))

    return outside_code(
        BOARD.sub(r"*\g<caption>*\n\n```text\n\g<picture>```", own.page), paragraphs
    )
