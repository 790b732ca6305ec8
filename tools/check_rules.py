"""Rules are traceable: tests cite every id, cited ids exist, refusals have one."""

from __future__ import annotations

import ast
import re
import sys
from importlib.resources import files
from pathlib import Path

import deskoherna
from deskoherna.kernel import AnyGame
from deskoherna.texts import LANGUAGES, rulebook

ROOT = Path(__file__).parent.parent
SOURCE = Path(deskoherna.__file__).parent
REFUSALS = ("Refusal", "Unreadable")
TESTS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
GAMES: list[AnyGame | None] = [None, *deskoherna.all_games().values()]


def cited(folder: Path, prefix: str) -> dict[str, set[str]]:
    """The ids of one rulebook that stand in a folder's Python files, and in which."""
    found: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        for id_ in ids_in(path.read_text("utf-8"), prefix):
            found.setdefault(id_, set()).add(str(path.relative_to(ROOT)))
    return found


def said_of_tests() -> str:
    """The docstrings of tests, and of classes of tests: a comment is not enough."""
    return "\n".join(
        ast.get_docstring(node) or ""
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, TESTS) and node.name.lower()[:4] == "test"
    )


def ids_in(text: str, prefix: str) -> set[str]:
    """The ids of one rulebook that stand in a text."""
    return set(re.findall(rf"\b{prefix}-R?\d+\b", text))


def called(call: ast.Call) -> str | None:
    name: str | None = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
    return name


def refusals_without_id(folder: Path, known: set[str]) -> list[str]:
    """Refusals are made with an id that stands right there, so that it can be checked.

    Or by the rule of an ask, where whoever is asked tries something else.
    """
    problems = []
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or called(node) not in REFUSALS:
                continue
            first = node.args[0] if node.args else None
            stands_there = isinstance(first, ast.Constant) and first.value in known
            if not stands_there and getattr(first, "attr", None) != "rule":
                problems.append(f"{path}:{node.lineno}: a refusal without id")
    return problems


def main() -> int:
    problems: list[str] = []
    every: set[str] = set()
    said = said_of_tests()
    for game in GAMES:
        prefix = "ROOM" if game is None else game.prefix
        name = "the room" if game is None else game.name
        pages = [rulebook(language, game).rules for language in LANGUAGES]
        ids = set(pages[0])
        every |= ids
        if list(pages[0]) != list(pages[1]):
            problems.append(f"{name}: the rulebook pages do not hold the same rules in order")
        problems += [
            f"{name}: {rule.id} says nothing ({language})"
            for language, rules in zip(LANGUAGES, pages, strict=True)
            for rule in rules.values()
            if not rule.text
        ]
        problems += [f"{name}: no test cites {id_}" for id_ in ids - ids_in(said, prefix)]
        for folder in ("src", "tests"):
            for id_, paths in cited(ROOT / folder, prefix).items():
                if id_ not in ids:
                    problems.append(f"{', '.join(sorted(paths))}: {id_} does not exist")
        texts = "\n".join(rule.text for page in pages for rule in page.values())
        for id_ in sorted(ids_in(texts, prefix) - ids):
            problems.append(f"{name}: a rulebook page cites {id_}, which does not exist")
    packages = {SOURCE, *(Path(str(files(game.package))) for game in GAMES if game)}
    for package in packages:
        problems += refusals_without_id(package, every)
    for problem in sorted(problems):
        sys.stderr.write(f"{problem}\n")
    return min(len(problems), 1)


if __name__ == "__main__":
    sys.exit(main())
