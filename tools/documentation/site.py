"""Builds the site with Zensical, and makes it independent of every other host."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from . import docstrings
from .rulebooks import books, titles
from .sources import LOOK, ROOT, Sources

CONFIG = Path(__file__).parent / "site.toml"
WEB = ROOT / "web"
FONTS = WEB / "node_modules"
FONT = re.compile(r'url\("(@fontsource-variable/[\w-]+)/files/([\w-]+\.woff2)"\)')
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
ELSEWHERE = re.compile(r'<script src="https:[^>]*></script>')
FRAME = re.compile(
    r'<(header|nav|div|footer)(?= class="md-(header|tabs|sidebar md-sidebar--primary|footer)")'
)
LANGUAGE = "en"  # of the site; rulebooks have their own
ANY_LANGUAGE = "{language}"
NUMBER = re.compile(r"\d+")


def build(target: Path) -> None:
    """Put the whole site in the place of what was there; exits if there is anything to warn of."""
    with TemporaryDirectory() as folder:
        work = Path(folder)
        pages = work / "pages"
        config = tomllib.loads(CONFIG.read_text("utf-8"))
        Sources().gather(beside(config["nav"]), pages)
        dress(pages / "look")
        write_config(config, pages, work)
        generate(work)
        finish(work / "site")
        mark_languages(work / "site")
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(work / "site", target)


def beside(nav: Any) -> list[str]:
    """The pages beside docs/ that the navigation names."""
    if isinstance(nav, str):
        return [nav.removeprefix("project/")] if nav.startswith("project/") else []
    parts = nav.values() if isinstance(nav, dict) else nav
    return [path for part in parts for path in beside(part)]


def dress(look: Path) -> None:
    """The look of the room: its colours, its fonts with their licences, its sign."""
    shutil.copytree(ROOT / LOOK, look)
    shutil.copy(WEB / "src/tokens.css", look)
    shutil.copy(WEB / "public/icon.svg", look)
    css = (WEB / "src/fonts.css").read_text("utf-8")
    for package, name in FONT.findall(css):
        if not (FONTS / package).is_dir():
            sys.exit(f"{FONTS / package} is missing: run `make docs`")
        shutil.copy(FONTS / package / "files" / name, look)
        shutil.copy(FONTS / package / "LICENSE", look / f"{Path(package).name}.LICENSE")
    (look / "fonts.css").write_text(FONT.sub(r'url("\2")', css), "utf-8")


def write_config(config: dict[str, Any], pages: Path, work: Path) -> None:
    python = config["plugins"]["mkdocstrings"]["handlers"]["python"]
    python["paths"] = [str(ROOT / "src")]
    python["options"]["extensions"] = [f"{docstrings.__file__}:Docstrings"]
    config["nav"] = filled_in(in_languages(config["nav"]), pages)
    config |= {"docs_dir": "pages", "site_dir": "site"}
    (work / "mkdocs.yml").write_text(json.dumps(config), "utf-8")  # JSON is YAML


def in_languages(nav: Any) -> Any:
    """The navigation with a part for every language where it speaks of any."""
    if isinstance(nav, dict):
        return {title: in_languages(part) for title, part in nav.items()}
    if not isinstance(nav, list):
        return nav
    parts: list[Any] = []
    for part in nav:
        ((title, pattern),) = part.items() if isinstance(part, dict) else (("", part),)
        if isinstance(pattern, str) and ANY_LANGUAGE in pattern:
            own = titles(title)
            parts += [{own[tag]: pattern.replace(ANY_LANGUAGE, tag)} for tag in own]
        else:
            parts.append(in_languages(part))
    return parts


def filled_in(nav: Any, pages: Path) -> Any:
    """The navigation with pages in the place of patterns, numbered ones by their numbers."""
    if isinstance(nav, list):
        return [filled_in(part, pages) for part in nav]
    if isinstance(nav, dict):
        return {title: filled_in(part, pages) for title, part in nav.items()}
    if "*" not in nav:
        return nav
    names = (path.relative_to(pages).as_posix() for path in pages.rglob("*.md"))
    return sorted((name for name in names if fnmatch(name, nav)), key=_place)


def _place(name: str) -> tuple[bool, int, str]:
    page, number = name.removesuffix(".md"), NUMBER.search(name)
    return (not page.endswith("README"), int(number[0]) if number else 0, page)


def generate(work: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"],
        cwd=work,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"the documentation could not be built:\n{done.stdout}{done.stderr}")


def finish(site: Path) -> None:
    """Scripts and styles stand in files of the site, as our content security policy wants them.

    Two files go that would have to know at which address the site is.
    """
    for name in ("404.html", "sitemap.xml"):
        (site / name).unlink()
    for page in site.rglob("*.html"):
        base = "../" * (len(page.relative_to(site).parts) - 1)

        def moved(inline: re.Match[str], base: str = base) -> str:
            kind, text = inline.groups()
            name = f"look/{hashlib.sha256(text.encode()).hexdigest()[:12]}"
            if kind == "style":
                (site / f"{name}.css").write_text(text, "utf-8")
                return f'<link rel="stylesheet" href="{base}{name}.css">'
            (site / f"{name}.js").write_text(text, "utf-8")
            return f'<script src="{base}{name}.js"></script>'

        html = ELSEWHERE.sub("", page.read_text("utf-8"))  # look/search.js does without
        page.write_text(INLINE.sub(moved, html), "utf-8")


def mark_languages(site: Path) -> None:
    """A rulebook is in the language of its text, what stands around it in that of the site."""
    own = f'lang="{LANGUAGE}"'
    for book in books().values():
        if book.language != LANGUAGE:
            page = (site / book.page).with_suffix(".html")
            html = page.read_text("utf-8").replace(own, f'lang="{book.language}"', 1)
            page.write_text(FRAME.sub(rf"<\1 {own}", html), "utf-8")
