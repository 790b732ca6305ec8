"""Rulebook pages as HTML: an anchor for every rule, links between rules, positions to draw."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from deskoherna.kernel import AnyGame

from .diagram import diagram
from .languages import ENGLISH, html_language
from .rulebook import rulebook
from .sources import remembered

ANCHOR = re.compile(r" +\{#([A-Z]+-R?\d+)\}$")
RULE_ID = re.compile(r"\b[A-Z]+-R?\d+\b")


@remembered
def rulebook_html(language: str, game: AnyGame | None = None) -> str:
    """The page of a game, or of the room, without its title."""
    links = {id_: f"/rules/room#{id_}" for id_ in rulebook(language).rules}
    if game is not None:
        links |= {id_: f"/rules/{game.id}#{id_}" for id_ in rulebook(language, game).rules}
    book = rulebook(language, game)
    return page_html(book.page, links, game, book.english)


def page_html(
    page: str,
    links: Mapping[str, str],
    game: AnyGame | None = None,
    english: Collection[str] = (),
) -> str:
    """A page with links to the rules it mentions, by `links`. Raw HTML in it is shown as text.

    The rules in `english` are in that language, whichever the others are in.
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = list(_page(markdown.parse(page), links, game, english))
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _page(
    tokens: Sequence[Token],
    links: Mapping[str, str],
    game: AnyGame | None,
    english: Collection[str],
) -> Iterator[Token]:
    rule = title = False
    for nth, token in enumerate(tokens):
        token.attrs.pop("style", None)  # of table cells: our content security policy allows none
        if token.type == "heading_open":
            if rule:
                yield _markup("</section>\n")
            rule = _name_heading(token, tokens[nth + 1])
            if rule:
                id_ = token.attrs["id"]
                lang = f" {html_language(ENGLISH)}" if id_ in english else ""
                yield _markup(f'<section class="rule" aria-labelledby="{id_}"{lang}>\n')
            title = token.tag == "h1"
        elif token.type == "inline" and tokens[nth - 1].type != "heading_open":
            token.children = list(_linked(token.children or [], links))
        if token.type == "fence" and token.info.startswith("board"):
            yield _figure(token, game)
        elif not title:
            yield token
        title &= token.type != "heading_close"
    if rule:
        yield _markup("</section>\n")


def _name_heading(heading: Token, inline: Token) -> bool:
    """Whether the heading is a rule's; if so, it becomes the rule's anchor."""
    anchor = ANCHOR.search(inline.content)
    if anchor is None:
        return False
    heading.attrSet("id", anchor[1])
    title = inline.content[: anchor.start()]
    inline.children = [_text(f"{title} "), *_link(anchor[1], f"#{anchor[1]}", {"class": "rule-id"})]
    return True


def _linked(tokens: Sequence[Token], links: Mapping[str, str]) -> Iterator[Token]:
    """Rule ids become links, except inside links."""
    inside = 0
    for token in tokens:
        inside += token.nesting if token.type.startswith("link") else 0
        if token.type != "text" or inside:
            yield token
            continue
        at = 0
        for found in RULE_ID.finditer(token.content):
            if found[0] in links:
                yield _text(token.content[at : found.start()])
                yield from _link(found[0], links[found[0]])
                at = found.end()
        yield _text(token.content[at:])


def _figure(fence: Token, game: AnyGame | None) -> Token:
    caption, _, picture = fence.content.rstrip().partition("\n\n")
    if game is None or not picture:
        raise ValueError(f"a board has a caption, an empty line and a picture: {fence.content}")
    data = msgspec.json.encode(diagram(game, fence.info)).decode()
    return _markup(
        f'<figure class="diagram" data-game="{game.id}" data-diagram="{escape(data)}">\n'
        f"<pre>{escape(picture)}</pre>\n"
        f"<figcaption>{escape(' '.join(caption.split()))}</figcaption>\n"
        "</figure>\n"
    )


def _markup(html: str) -> Token:
    return Token("html_block", "", 0, content=html)


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _link(text: str, href: str, attributes: Mapping[str, str] | None = None) -> list[Token]:
    opened = Token("link_open", "a", 1, attrs={**(attributes or {}), "href": href})
    return [opened, _text(text), Token("link_close", "a", -1)]
