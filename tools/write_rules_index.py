"""Writes docs/rules/: for every rule where it is carried out, and by which tests it is cited.

python tools/write_rules_index.py            write the pages
python tools/write_rules_index.py --check    fail if one would change

A rule that no code cites is named, and both fail.

Everything comes from citations: comments, docstrings and strings of the code, and docstrings of the
tests. A page names functions and no lines, so it changes only when a rule moves.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import deskoherna
from deskoherna.kernel import AnyGame
from deskoherna.texts import rulebook

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "rules"
SOURCE = Path("src", "deskoherna")
GAMES = [game for game in deskoherna.all_games().values() if "deskoherna.games" in game.package]
CITED = re.compile(r"\b([A-Z]{3,4})-(R?)(\d+)(?: (?:to|–) \1-\2(\d+))?\b")
SHOWING = ("lesson", "coached")  # data that carries out no rule
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
INTRODUCTION = """\
Where each rule is carried out, in `{folder}`, and which tests cite it, in `tests`.
What it says: `deskoherna rules {name}`.
"""


class Citation(NamedTuple):
    """An id stands in a file, in a function, a class or a constant of it, or outside of them."""

    rule: str
    path: str
    name: str


def ids_in(text: str) -> Iterator[str]:
    """The ids in a text; `NUM-9 to NUM-11` are three of them."""
    for prefix, ruling, first, last in CITED.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{ruling}{number}"


class Names:
    """What the lines of a module belong to."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.spans: list[tuple[range, str]] = []  # from the outermost in
        self._enter(ast.parse(text).body, "")

    def _enter(self, body: Iterable[ast.stmt], outer: str) -> None:
        for node in body:
            name = ""
            if isinstance(node, DEFINITIONS):
                name = f"{outer}.{node.name}".lstrip(".")
            elif not outer and isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                name = target.id if isinstance(target, ast.Name) else ""
            if name:
                decorators = getattr(node, "decorator_list", [])
                first = min(line.lineno for line in (node, *decorators))
                self.spans.append((range(first, (node.end_lineno or first) + 1), name))
            if isinstance(node, ast.ClassDef):
                self._enter(node.body, name)

    def at(self, line: int) -> str:
        """What a line belongs to; a line that is a comment belongs to what it introduces."""
        while self.lines[line - 1].lstrip().startswith("#") and line < len(self.lines):
            line += 1
            while not self.lines[line - 1].strip() and line < len(self.lines):
                line += 1
        names = [name for span, name in self.spans if line in span]
        return names[-1] if names else ""


def citations_in_code(path: Path, folder: Path) -> Iterator[Citation]:
    text = path.read_text("utf-8")
    names = Names(text) if path.suffix == ".py" else None
    for number, line in enumerate(text.splitlines(), start=1):
        for rule in ids_in(line):
            yield Citation(rule, named(path, folder), names.at(number) if names else "")


def citations_in_tests(path: Path) -> Iterator[Citation]:
    """Ids in the docstrings of tests, and of classes of tests."""

    def entered(body: Iterable[ast.stmt], outer: str) -> Iterator[Citation]:
        for node in body:
            if isinstance(node, DEFINITIONS) and node.name.lower().startswith("test"):
                name = f"{outer}.{node.name}".lstrip(".")
                for rule in ids_in(" ".join((ast.get_docstring(node) or "").split())):
                    yield Citation(rule, named(path, ROOT / "tests"), name)
                if isinstance(node, ast.ClassDef):
                    yield from entered(node.body, name)

    yield from entered(ast.parse(path.read_text("utf-8")).body, "")


def named(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


def folder_of(game: AnyGame | None) -> Path:
    """A game is carried out in its own folder, a rule of the room wherever there is code."""
    return ROOT / SOURCE if game is None else ROOT / SOURCE / "games" / game.id


def code_in(folder: Path) -> list[Path]:
    """Modules, and what is data; lessons and cues only show rules."""
    data = (path for path in folder.glob("content/*.toml") if path.stem not in SHOWING)
    return sorted([*folder.rglob("*.py"), *data])


def cited_by_code(game: AnyGame | None) -> list[Citation]:
    folder = folder_of(game)
    return [found for path in code_in(folder) for found in citations_in_code(path, folder)]


def page(game: AnyGame | None, tests: list[Citation]) -> str:
    title, name = ("The room", "room") if game is None else (game.name, game.id)
    folder, code = folder_of(game), cited_by_code(game)
    parts = [
        f"# {title}: from rule to code\n",
        "<!-- Written by tools/write_rules_index.py. Do not edit. -->\n",
        INTRODUCTION.format(folder=named(folder, ROOT), name=name),
    ]
    for rule in rulebook("en", game).rules.values():
        parts.append(f"### {rule.id} {rule.title}\n")
        parts += [*lines_of(rule.id, code), *lines_of(rule.id, tests, "tested in ")]
        parts.append("")
    return "\n".join(parts).rstrip() + "\n"


def lines_of(rule: str, citations: list[Citation], before: str = "") -> Iterator[str]:
    """A line for every file: what in it cites the rule."""
    mine = sorted({citation for citation in citations if citation.rule == rule})
    for path, found in groupby(mine, key=lambda citation: citation.path):
        names = [f"`{citation.name}`" for citation in found if citation.name]
        yield f"- {before}`{path}`{': ' if names else ''}{', '.join(names)}"


def pages() -> Iterator[tuple[Path, str]]:
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    tests = [citation for path in paths for citation in citations_in_tests(path)]
    for game in (None, *GAMES):
        yield TARGET / f"{'room' if game is None else game.id}.md", page(game, tests)


def uncited() -> Iterator[str]:
    """The rules that no code says it carries out."""
    for game in (None, *GAMES):
        cited = {citation.rule for citation in cited_by_code(game)}
        yield from (
            f"no code cites {id_}" for id_ in rulebook("en", game).rules if id_ not in cited
        )


def main(arguments: list[str]) -> int:
    problems = list(uncited())
    for target, text in pages():
        if "--check" not in arguments:
            target.parent.mkdir(exist_ok=True)
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            problems.append(f"docs/rules/{target.name} is out of date: run `make rules`")
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
