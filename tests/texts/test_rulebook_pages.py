"""Rulebook pages in a browser: every rule can be linked to, and nothing gets in by a page."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import deskoherna
from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import AnyGame, Refusal
from deskoherna.texts import languages, rulebook
from deskoherna.texts.diagram import diagram
from deskoherna.texts.web import page_html, rulebook_html
from toys.sealed import SEALED

LINKS = {"NUM-7": "/rules/numerus#NUM-7", "ROOM-6": "/rules/room#ROOM-6"}
GAMES: list[AnyGame | None] = [None, *deskoherna.all_games().values(), SEALED]
BOARD = "4 4/4/4/4 - {1}<1> g"


class Reader(HTMLParser):
    """Looks whether every element that is opened is closed, and collects attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, str, str]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.found += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def values(self, attribute: str) -> list[str]:
        return [value for _, name, value in self.found if name == attribute]


def board(info: str) -> str:
    return f"### Board {{#NUM-7}}\n\n```board {info}\nA caption\n\n ·  ●\n```\n"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id if game else "room")
def test_every_rule_of_every_page_has_an_anchor(language: str, game: AnyGame | None) -> None:
    page = Reader(rulebook_html(language, game))
    assert page.open == []
    assert page.values("id") == list(rulebook(language, game).rules)
    assert page.values("aria-labelledby") == page.values("id")
    assert not page.values("style")
    for href in page.values("href"):
        where, _, rule = href.partition("#")
        there = rulebook(language, None if where == "/rules/room" else game)
        assert rule in there.rules


def test_a_rule_is_a_section() -> None:
    assert page_html("## Part\n\n### Where {#NUM-7}\n\nThere.\n\n## Next\n", LINKS) == (
        "<h2>Part</h2>\n"
        '<section class="rule" aria-labelledby="NUM-7">\n'
        '<h3 id="NUM-7">Where <a class="rule-id" href="#NUM-7">NUM-7</a></h3>\n'
        "<p>There.</p>\n"
        "</section>\n"
        "<h2>Next</h2>\n"
    )


def test_the_title_is_left_to_whoever_shows_the_page() -> None:
    assert page_html("# Title\n\nText\n", LINKS) == "<p>Text</p>\n"


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("see NUM-7.", 'see <a href="/rules/numerus#NUM-7">NUM-7</a>.'),
        ("*ROOM-6*", '<em><a href="/rules/room#ROOM-6">ROOM-6</a></em>'),
        ("GNU-99 UTF-8", "GNU-99 UTF-8"),
        ("`NUM-7`", "<code>NUM-7</code>"),
        ("[NUM-7](/there)", '<a href="/there">NUM-7</a>'),
    ],
)
def test_rules_that_are_mentioned_become_links(text: str, html: str) -> None:
    assert page_html(text, LINKS) == f"<p>{html}</p>\n"


def test_tables_and_plain_blocks_stay() -> None:
    table = page_html("|a|b|\n|:-|-:|\n|1|2|\n", LINKS)
    assert "<td>2</td>" in table
    assert "style" not in table
    assert page_html("```\n<b>\n```\n", LINKS) == "<pre><code>&lt;b&gt;\n</code></pre>\n"


@pytest.mark.parametrize(
    "page", ["<script>x</script>", "<b onclick=x>y</b>", "[x](javascript:x)", "### <i> {#NUM-7}"]
)
def test_a_page_brings_no_html_of_its_own(page: str) -> None:
    tags = {tag for tag, _, _ in Reader(page_html(page, LINKS)).found}
    assert tags <= {"section", "h3", "a"}
    assert not re.search("<(script|b|i)>|href=.javascript", page_html(page, LINKS))


def test_a_board_becomes_a_figure_with_its_data() -> None:
    info = f'position="{BOARD}" move="1 a1" window="a1-c3" marked="a1 b2"'
    page = page_html(board(info), LINKS, NUMERUS)
    assert "<pre> ·  ●</pre>\n<figcaption>A caption</figcaption>\n</figure>" in page
    read = Reader(page)
    assert ("figure", "data-game", "numerus") in read.found
    (data,) = read.values("data-diagram")
    assert '"window":{"from":"a1","to":"c3"}' in data


def test_what_comes_of_the_move_is_computed_by_the_rules() -> None:
    """NUM-8, NUM-9"""
    board = diagram(NUMERUS, f'board position="{BOARD}" move="1 a1" marked="a1 b2"')
    assert board["view"]["size"] == 4
    assert not board["view"]["ships"]  # the position before the move
    assert [event["event"] for event in board["events"]] == ["landed", *["appeared"] * 3]
    assert board["marked"] == ["a1", "b2"]
    assert board["window"] is None


def test_a_move_against_the_rules_is_not_pictured() -> None:
    """NUM-5"""
    with pytest.raises(Refusal, match="NUM-5"):
        diagram(NUMERUS, f'board position="{BOARD}" move="2 a1"')


@pytest.mark.parametrize(
    "info", ["", "move='1 a1'", 'move="1 a1"', f'position="{BOARD}" x="y"', f'position="{BOARD}']
)
def test_a_board_says_what_it_must_and_no_more(info: str) -> None:
    with pytest.raises(ValueError, match="takes position"):
        page_html(board(info), LINKS, NUMERUS)


def test_a_picture_has_a_caption() -> None:
    page = board(f'position="{BOARD}"').replace("A caption\n\n", "")
    with pytest.raises(ValueError, match="caption"):
        page_html(page, LINKS, NUMERUS)


def test_a_game_without_a_notation_for_positions_pictures_none() -> None:
    with pytest.raises(NotImplementedError, match="notation for positions"):
        page_html(board(f'position="{BOARD}"'), LINKS, SEALED)
