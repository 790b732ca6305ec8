"""Rules are traceable: tests cite every id, cited ids exist, refusals have one."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

from deskoherna.kernel import AnyGame
from deskoherna.texts import ENGLISH, Rule, languages, rulebook
from deskoherna.texts.messages import Slip
from deskoherna.texts.rulebook import Part, sound_parts
from deskoherna.texts.sources import found

from .fault import Fault

REFUSALS = ("Refusal", "Unreadable")
TESTS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
ROOM = "ROOM"  # the prefix of the room's own rules
RULE = re.compile(r"[A-Z]+-R?\d+")
SLIPS = {
    "room-texts-fence": "check-page-fence",
    "room-texts-board": "check-page-board",
    "room-texts-rule": "check-page-rule",
    "room-texts-twice": "check-page-twice",
}


def rules_of(
    game: AnyGame | None, folders: Collection[Path], tests: Path | None
) -> Iterator[Fault]:
    """What is wrong with the rule ids of a game, or of the room, and where they are cited."""
    prefix = ROOM if game is None else game.prefix
    pages = {language: rulebook(language, game).rules for language in languages()}
    ids = list(pages["en"])
    for language, rules in pages.items():
        yield from (
            Fault("check-rule-empty", rule=rule.id, language=language)
            for rule in rules.values()
            if not rule.text
        )
        yield from (
            Fault("check-rule-unknown", rule=id_, file=f"rules.{language}.md")
            for id_ in sorted(ids_in(texts(rules.values()), prefix) - set(ids))
        )
    yield from slips_in_pages(game)
    if tests is not None:
        uncited = set(ids) - cited_by_tests(tests, prefix)
        yield from (Fault("check-rule-uncited", rule=id_) for id_ in ids if id_ in uncited)
    for folder in [*folders, *([tests] if tests else [])]:
        for path in sorted(folder.rglob("*.py")):
            for id_ in sorted(ids_in(path.read_text("utf-8"), prefix) - set(ids)):
                yield Fault(
                    "check-rule-unknown", rule=id_, file=str(path.relative_to(folder.parent))
                )


def slips_in_pages(game: AnyGame | None) -> Iterator[Fault]:
    """What is wrong with pages in other languages that stand beside the code."""
    for language in languages():
        name = f"rules.{language}.md"
        for file in found(name, language, game):
            if file.place is not None or language == ENGLISH:
                continue
            parts = list(sound_parts(file.read(), rulebook(ENGLISH, game)))
            for slip in (part for part in parts if isinstance(part, Slip)):
                yield Fault(SLIPS[slip.key], file=name, line=str(slip.line), what=slip.what)
            own = {part.id for part in parts if isinstance(part, Part)}
            for id_ in rulebook(ENGLISH, game).rules:
                if id_ not in own:
                    yield Fault("check-rule-missing", rule=id_, language=language)


def texts(rules: Collection[Rule]) -> str:
    return "\n".join(rule.text for rule in rules)


def cited_by_tests(folder: Path, prefix: str) -> set[str]:
    """The ids in docstrings of tests, and of classes of tests: a comment is not enough."""
    sources = (path.read_text("utf-8") for path in folder.rglob("test_*.py"))
    docstrings = (
        ast.get_docstring(node) or ""
        for source in sources
        if ids_in(source, prefix)  # it takes long to parse them all
        for node in ast.walk(ast.parse(source))
        if isinstance(node, TESTS) and node.name.lower()[:4] == "test"
    )
    return ids_in("\n".join(docstrings), prefix)


def ids_in(text: str, prefix: str) -> set[str]:
    """The ids of one rulebook that stand in a text."""
    return set(re.findall(rf"\b{prefix}-R?\d+\b", text))


def refusals_without_id(folder: Path, known: Collection[str]) -> Iterator[Fault]:
    """Refusals are made with an id that stands right there, so that it can be checked.

    Or by the rule of an ask, where whoever is asked tries something else.
    """
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or called(node) not in REFUSALS:
                continue
            first = node.args[0] if node.args else None
            id_ = first.value if isinstance(first, ast.Constant) else None
            file = str(path.relative_to(folder.parent))
            if isinstance(id_, str) and RULE.fullmatch(id_):
                if id_ not in known:
                    yield Fault("check-rule-unknown", rule=id_, file=file)
            elif getattr(first, "attr", None) != "rule":
                yield Fault("check-refusal-without-id", file=file, line=str(node.lineno))


def called(call: ast.Call) -> str | None:
    name: str | None = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
    return name
