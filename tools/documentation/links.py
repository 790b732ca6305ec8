"""Where the links of the site and of the repository's own pages lead."""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from .markdown import CODE, links

HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
OWN_ANCHOR = re.compile(r" *\{#([\w-]+)\}$")
MARKS = re.compile(r"[^\w\- ]")
LEADING = {"a": "href", "link": "href", "script": "src", "img": "src"}


class Page(HTMLParser):
    """The anchors of a page of the site, where it leads, and what it loads from other hosts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.anchors |= {name for name in (given.get("id"), given.get("name")) if name}
        link = given.get(LEADING.get(tag, "")) or ""
        if link and not link.startswith("data:"):
            self.links.add(link)
            if tag != "a" and urlsplit(link).netloc:
                self.loaded.add(link)


def read_site(folder: Path) -> dict[str, Page]:
    """The pages of a built site, by path."""
    return {
        path.relative_to(folder).as_posix(): Page(path.read_text("utf-8"))
        for path in sorted(folder.rglob("*.html"))
    }


def broken_in_site(folder: Path, pages: dict[str, Page]) -> Iterator[str]:
    for path, page in pages.items():
        for link in sorted(page.links):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if not is_address(link):
                    yield f"{path}: {link} is no address"
                continue
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), parts.path))
            target = path if not parts.path else unquote(target)
            if not (folder / target).is_file():
                yield f"{path}: there is no {link}"
            elif target in pages and unquote(parts.fragment) not in {"", *pages[target].anchors}:
                yield f"{path}: {link} has no such anchor"


def broken_in_repository(root: Path, paths: list[str]) -> Iterator[str]:
    """Of pages of Markdown as the host of a repository shows them."""
    for path in paths:
        for link in links((root / path).read_text("utf-8")):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if not is_address(link):
                    yield f"{path}: {link} is no address"
                continue
            target = root / path if not parts.path else (root / path).parent / unquote(parts.path)
            if not target.exists():
                yield f"{path}: there is no {link}"
            elif parts.fragment and parts.fragment not in anchors(target.read_text("utf-8")):
                yield f"{path}: {link} has no such anchor"


def is_address(link: str) -> bool:
    """Whether it has the form of one; nobody is asked.

    >>> [is_address(link) for link in ("https://a.org/b", "http//a.org", "mailto:c@a.org")]
    [True, False, True]
    """
    parts = urlsplit(link)
    if parts.scheme == "mailto":
        return "@" in parts.path
    return (
        parts.scheme in ("https", "http")
        and re.fullmatch(r"[\w.-]+(:\d+)?", parts.netloc) is not None
    )


def anchors(text: str) -> set[str]:
    """The anchors of the headings of a page, made the way GitHub and GitLab make them.

    >>> sorted(anchors("# Now, then\\n\\n## `a` b\\n\\n## `a` b\\n"))
    ['a-b', 'a-b-1', 'now-then']
    """
    found: Counter[str] = Counter()
    names = set()
    fenceless = CODE.sub(lambda code: code[0] if "\n" not in code[0] else "", text)
    for title in HEADING.findall(fenceless):
        own = OWN_ANCHOR.search(title)
        slug = MARKS.sub("", title.lower()).replace(" ", "-")
        names.add(f"{slug}-{found[slug]}" if found[slug] else slug)
        names |= {own[1]} if own else set()
        found[slug] += 1
    return names
