"""A language made of English for the tests: every letter has an accent, every third stands twice.

What people are shown in it without accents does not come from the text files, and what does not fit
would not fit in a language with longer words either.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from deskoherna import all_games
from deskoherna.kernel import AnyGame
from deskoherna.texts import ENGLISH
from deskoherna.texts.checking import PARTS
from deskoherna.texts.packs import message_files
from deskoherna.texts.sources import found

TAG, NAME = "en-XA", "Áçčéñťš"
ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçďéƒğĥíĵķĺɱñóþɋŕšťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŤÚṼŴẊÝŽ",
)
THIRD = re.compile(r"([^\W\d_][^\W\d_][^\W\d_])")
KEPT = re.compile(  # of a page of Markdown; of a picture of a board, the caption is text
    r"^```board[^\n]*\n(?P<caption>.*?)\n\n.*?^```$"
    r"|^```.*?^```$|`[^`]*`|\{#[^}]*\}|\b[A-Z]+-R?\d+\b|\]\([^)]*\)",
    re.DOTALL | re.MULTILINE,
)


def accented(text: str) -> str:
    """The same text, and a third more of it.

    >>> accented("Sit down")
    'Šíťť ďóŵŵñ'
    """
    return THIRD.sub(lambda three: three[1] + three[1][-1].lower(), text).translate(ACCENTS)


class Accents(Transformer):
    """Rewrites text; what stands in braces, and what is selected by, stays as it is."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node


def accented_messages(text: str) -> str:
    resource = FluentParser().parse(text)
    Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def accented_page(page: str) -> str:
    """A rulebook page; what stands in backticks and the ids of rules stay as they are."""
    parts, at = [], 0
    for kept in KEPT.finditer(page):
        caption = kept["caption"] or ""
        around = kept[0].partition(caption) if caption else (kept[0], "", "")
        parts += [accented(page[at : kept.start()]), around[0], accented(caption), around[2]]
        at = kept.end()
    return "".join((*parts, accented(page[at:])))


def write_language(folder: Path) -> None:
    """All of it, laid out as a folder with texts is."""
    (folder / f"language.{TAG}.ftl").write_text(f"language-name = {NAME}\n", "utf-8")
    for part in PARTS:
        write_messages(folder / f"{part}.{TAG}.ftl", (part,), None)
    write_page(folder / f"rules.{TAG}.md", None)
    for game in all_games().values():
        (folder / game.id).mkdir()
        write_messages(folder / game.id / f"{TAG}.ftl", (), game)
        write_page(folder / game.id / f"rules.{TAG}.md", game)


def write_messages(target: Path, parts: tuple[str, ...], game: AnyGame | None) -> None:
    (english,) = message_files(ENGLISH, parts, game)
    target.write_text(accented_messages(english.read()), "utf-8")


def write_page(target: Path, game: AnyGame | None) -> None:
    (english,) = found(f"rules.{ENGLISH}.md", ENGLISH, game)
    target.write_text(accented_page(english.read()), "utf-8")
