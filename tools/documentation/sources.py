"""Gathers the pages of the site: docs/, the rulebooks, and whatever of the repository they link to.

A link to a file of the repository becomes a link to its page in the site.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from . import rulebooks
from .markdown import links, with_bars, with_links

ROOT = Path(__file__).parent.parent.parent
DOCS, LOOK = "docs/", "docs/look/"
PICTURE = re.compile(r"(!\[[^\]]*\]\((?:\.\./)*images/)([\w-]+)(\.jpg)\)")
LANGUAGE_OF = {".mjs": "js", ".py": "python", ".toml": "toml", ".yml": "yaml"}


class Sources:
    """Files of the repository by their paths in it."""

    def __init__(self) -> None:
        self._books = rulebooks.books()

    def gather(self, also: list[str], target: Path) -> None:
        """Write all pages and pictures into a folder; `also` are pages beside docs/."""
        waiting = [path for path in files_in("docs") if not path.startswith(LOOK)]
        waiting += [*self._books, *also]
        done: set[str] = set()
        while waiting:
            path = waiting.pop()
            if path not in done:
                done.add(path)
                file = target / self.page(path)
                file.parent.mkdir(parents=True, exist_ok=True)
                waiting += self._write(path, file)

    def _write(self, path: str, file: Path) -> list[str]:
        """Write one file; returns those that it links to."""
        if path.startswith(DOCS) and not path.endswith(".md"):
            file.write_bytes((ROOT / path).read_bytes())
            return []
        if not path.endswith(".md"):
            file.write_text(listing(path), "utf-8")
            return []
        if path in self._books:
            file.write_text(rulebooks.page(self._books[path]), "utf-8")
            return []
        text = (ROOT / path).read_text("utf-8")
        page = with_bars(with_links(text, lambda link: self._link(path, link)))
        file.write_text(PICTURE.sub(by_day_and_night, page), "utf-8")
        targets = (target_of(path, link) for link in links(text))
        return [target for target in targets if target is not None and (ROOT / target).exists()]

    def page(self, path: str) -> str:
        """Where a file is in the site."""
        if path in self._books:
            return self._books[path].page
        if path.startswith(DOCS):
            return path.removeprefix(DOCS)
        return f"project/{path}" if path.endswith(".md") else f"project/{path}.md"

    def _link(self, path: str, link: str) -> str:
        """What a link on the page of `path` is in the site."""
        target = target_of(path, link)
        if target is None:
            return link
        _, hash_, anchor = link.partition("#")
        here = posixpath.dirname(self.page(path))
        return posixpath.relpath(self.page(target), here) + hash_ + anchor


def by_day_and_night(picture: re.Match[str]) -> str:
    """The picture that goes with the light theme and the one that goes with the dark, if any."""
    start, name, kind = picture.groups()
    if not (ROOT / DOCS / f"images/{name}-dark{kind}").is_file():
        return picture[0]
    return f"{start}{name}{kind}#only-light) {start}{name}-dark{kind}#only-dark)"


def target_of(path: str, link: str) -> str | None:
    """The file that a link on a page leads to, unless it leads to the page itself or elsewhere.

    >>> target_of("docs/games/a.md", "../levels.md#b")
    'docs/levels.md'
    """
    where = link.partition("#")[0]
    if not where or re.match(r"[a-z]+:", where):
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), where))


def files_in(folder: str) -> list[str]:
    """The files below a folder of the repository, without what Python leaves behind."""
    found = (path.relative_to(ROOT) for path in sorted((ROOT / folder).rglob("*")))
    return [
        path.as_posix()
        for path in found
        if (ROOT / path).is_file() and "__pycache__" not in path.parts
    ]


def listing(path: str) -> str:
    """The page of a file that is none itself, or of all files of a folder."""
    if (ROOT / path).is_file():
        return f"# {path}\n\n{_code(path)}"
    names = (name.removeprefix(path).lstrip("/") for name in files_in(path))
    return "\n".join(
        (f"# {path}\n", *(f"## {name}\n\n{_code(f'{path}/{name}')}" for name in names))
    )


def _code(path: str) -> str:
    text = (ROOT / path).read_text("utf-8")
    return f"`````{LANGUAGE_OF.get(Path(path).suffix, 'text')}\n{text.rstrip()}\n`````\n"
