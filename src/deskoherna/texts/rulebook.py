"""Rulebook pages: Markdown in which every rule has a heading with its id, `### Title {#NUM-7}`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from deskoherna.kernel import AnyGame

_HEADING = re.compile(r"^(#{1,3}) +(.+?)(?: +\{#([A-Z]+-R?\d+)\})?$")


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


@cache
def rulebook(language: str, game: AnyGame | None = None) -> Rulebook:
    """The rules of a game, or those of the room, in a language of `LANGUAGES`.

    >>> rulebook("en").rules["ROOM-3"].title
    'A finished game'
    """
    if game is None:
        source = files(__package__) / f"rules.{language}.md"
    else:
        source = files(game.package) / "text" / f"rules.{language}.md"
    return read_rulebook(source.read_text("utf-8"))


def read_rulebook(page: str) -> Rulebook:
    """The rules in a Markdown page; raises `ValueError` if one has two headings."""
    title = ""
    rules: dict[str, Rule] = {}
    rule: Rule | None = None
    body: list[str] = []
    fenced = False

    def close() -> None:
        if rule is not None:
            if rule.id in rules:
                raise ValueError(f"{rule.id} has two headings")
            rules[rule.id] = rule._replace(text="\n".join(body).strip())

    for line in page.splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else _HEADING.match(line)
        if heading is None:
            body.append(line)
            continue
        close()
        level, name, id_ = heading.groups()
        title = name if level == "#" else title
        rule = Rule(id_, name, "") if id_ else None
        body = []
    close()
    return Rulebook(title, page, rules)
