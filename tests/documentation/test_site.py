"""The documentation site that `make docs` has built: all of it is there, and leads somewhere."""

from __future__ import annotations

import doctest
import re
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from documentation.links import Page, broken_in_repository, broken_in_site, read_site
from documentation.rulebooks import our_games
from documentation.site import CONFIG, beside
from documentation.sources import ROOT

import deskoherna
from deskoherna import bots, kernel, lab, testing
from deskoherna.texts import languages, rulebook
from documentation import links, markdown, sources

SITE_INDEX = "src/deskoherna/server/docs/index.html"
SITE = (ROOT / SITE_INDEX).parent


@pytest.fixture(scope="module")
def pages() -> dict[str, Page]:
    assert (SITE / "index.html").is_file(), "build it first, with `make docs`"
    return read_site(SITE)


def test_every_link_and_anchor_of_the_site_is_there(pages: dict[str, Page]) -> None:
    assert list(broken_in_site(SITE, pages)) == []


def test_it_loads_nothing_from_other_hosts(pages: dict[str, Page]) -> None:
    assert {path: page.loaded for path, page in pages.items() if page.loaded} == {}


def test_what_is_written_is_in_the_navigation(pages: dict[str, Page]) -> None:
    """Each page links to all others by its navigation"""
    there = {link.removeprefix("./") for link in pages["index.html"].links}
    written = (path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md"))
    named = {path.with_suffix(".html").as_posix() for path in written}
    named = {name.replace("README.html", "index.html") for name in named}
    assert named - there == set()


def test_every_game_has_a_page_about_it_and_the_readme_leads_there() -> None:
    pages = [f"docs/games/{game.id}.md" for game in our_games()]
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [page for page in pages if not (ROOT / page).is_file()] == []
    assert [page for page in pages if f"]({page})" not in readme] == []


def test_make_builds_it_again_when_a_page_beside_docs_changes() -> None:
    asked = ["make", "--print-data-base", "--question", "docs"]
    rules = subprocess.run(asked, cwd=ROOT, capture_output=True, check=False, text=True).stdout
    (rule,) = (line for line in rules.splitlines() if line.startswith(f"{SITE_INDEX}: "))
    named = beside(tomllib.loads(CONFIG.read_text("utf-8"))["nav"])
    assert {"CHANGELOG.md", "SECURITY.md"} <= set(named) <= set(rule.split())


@pytest.mark.parametrize("module", [deskoherna, kernel, bots, lab, testing])
def test_the_reference_describes_what_is_public(module: ModuleType, pages: dict[str, Page]) -> None:
    """A function that has the name of a module is described where it is defined"""
    name = module.__name__
    page = pages[f"api/{name.replace('.', '-')}.html"]
    described = {anchor for anchor in page.anchors if anchor.startswith("deskoherna")}
    for public in set(module.__all__) - {"__version__"}:
        defined = getattr(getattr(module, public), "__module__", name)
        assert described & {f"{name}.{public}", f"{defined}.{public}"}, public
    assert not [anchor for anchor in described if "._" in anchor]


def test_it_reads_docstrings_the_way_we_write_them(pages: dict[str, Page]) -> None:
    html = (SITE / "api/deskoherna-kernel.html").read_text("utf-8")
    assert "By which the seat is asked." in html  # a comment behind a field
    assert "blockquote" not in html  # as Markdown takes examples for


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_its_anchor_in_both_languages(language: str, pages: dict[str, Page]) -> None:
    for game in (None, *our_games()):
        page = pages[f"rulebooks/{language}/{game.id if game else 'room'}.html"]
        assert rulebook(language, game).rules.keys() <= page.anchors


@pytest.mark.parametrize("language", languages())
def test_a_rulebook_says_in_which_language_it_is(language: str) -> None:
    """And what stands around it is in that of the site"""
    html = (SITE / f"rulebooks/{language}/numerus.html").read_text("utf-8")
    assert re.findall(r'<html lang="(\w+)"', html) == [language]
    around = re.findall(r'<(header|nav|div|footer) lang="en"', html)
    assert around == ([] if language == "en" else ["header", "nav", "div", "footer"])


def test_links_of_the_repository_lead_to_its_files() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    paths = [path for path in listed.split("\0") if path and (ROOT / path).is_file()]
    assert {"README.md", "docs/index.md"} <= set(paths)
    assert list(broken_in_repository(ROOT, paths)) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[a](gone.md)", "there is no gone.md"),
        ("[a](other.md#nowhere)", "other.md#nowhere has no such anchor"),
        ("[a](#nowhere)", "#nowhere has no such anchor"),
        ("[a](https:/example.org)", "https:/example.org is no address"),
    ],
)
def test_a_broken_link_is_found(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# Here\n")
    (tmp_path / "page.md").write_text(f"# Page\n\n[fine](other.md#here) {text}\n")
    assert list(broken_in_repository(tmp_path, ["page.md"])) == [f"page.md: {said}"]


@pytest.mark.parametrize(
    ("html", "said"),
    [
        ('<a href="gone.html">', "there is no gone.html"),
        ('<a href="b/c.html#x">', "b/c.html#x has no such anchor"),
        ('<img src="gone.jpg">', "there is no gone.jpg"),
        ('<a href="#x">', "#x has no such anchor"),
    ],
)
def test_so_it_is_in_the_site(html: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b/c.html").write_text('<p id="here"><a href="../a.html">')
    (tmp_path / "a.html").write_text(f'<a href="b/c.html#here">{html}')
    assert list(broken_in_site(tmp_path, read_site(tmp_path))) == [f"a.html: {said}"]


@pytest.mark.parametrize("module", [links, markdown, sources])
def test_its_examples_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)
