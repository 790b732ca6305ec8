"""Writes the code that docs/adding-a-game.md shows, from the package that it builds.

python tools/write_tutorial.py            write it
python tools/write_tutorial.py --check    fail if something would change

A block shows what its title names: a file of the package, or some definitions of it; `head` is what
stands above the first one.

    ```python title="src/brambles/events.py: Offered, Took"
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
PACKAGE = ROOT / "examples" / "brambles"
HEAD = (ast.Expr, ast.Import, ast.ImportFrom)  # a docstring and imports
HEAD_NAME = "head"
BLOCK = re.compile(r'^(```+)(\w+) title="([^"]+)"\n.*?^\1$', re.DOTALL | re.MULTILINE)


def shown(title: str) -> str:
    """What stands in a block with this title."""
    file, _, names = title.partition(": ")
    text = (PACKAGE / file).read_text("utf-8")
    if not names:
        return text
    entries = messages(text) if file.endswith(".ftl") else definitions(text)
    between = "\n" if file.endswith(".ftl") else "\n\n\n"
    return between.join(entries[name] for name in names.split(", ")) + "\n"


def definitions(text: str) -> dict[str, str]:
    """The classes, functions and variables of a module, and the methods of its classes.

    >>> definitions("class Card:\\n    def points(self):\\n        return 1\\n")["Card.points"]
    'def points(self):\\n    return 1'
    """
    found: dict[str, str] = {}

    def enter(nodes: list[ast.stmt], prefix: str) -> None:
        for node in nodes:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                found[prefix + node.targets[0].id] = ast.get_source_segment(text, node) or ""
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                lines = text.splitlines()[first - 1 : node.end_lineno]
                found[prefix + node.name] = dedent("\n".join(lines))
            if isinstance(node, ast.ClassDef):
                enter(node.body, f"{prefix}{node.name}.")

    body = ast.parse(text).body
    first = next(node for node in body if not isinstance(node, HEAD))
    found[HEAD_NAME] = "\n".join(text.splitlines()[: first.lineno - 1]).rstrip()
    enter(body, "")
    return found


def messages(text: str) -> dict[str, str]:
    """The messages of a Fluent file.

    >>> messages("a = one\\nb = { $n ->\\n   *[other] two\\n}\\n")["b"]
    'b = { $n ->\\n   *[other] two\\n}'
    """
    entries = re.finditer(r"^(\S+) = .*(?:\n[ }].*)*", text, re.MULTILINE)
    return {entry[1]: entry[0] for entry in entries}


def written(page: str) -> str:
    def block(found: re.Match[str]) -> str:
        ticks, language, title = found.groups()
        return f'{ticks}{language} title="{title}"\n{shown(title)}{ticks}'

    return BLOCK.sub(block, page)


def typed_along(page: str) -> dict[str, str]:
    """The files that somebody has who writes down all that the page shows, by their names."""
    files: dict[str, list[str]] = {}
    for _, _, title in BLOCK.findall(page):
        files.setdefault(title.partition(": ")[0], []).append(shown(title))
    return {name: "\n\n".join(parts) for name, parts in files.items()}


def main(arguments: list[str]) -> int:
    page = PAGE.read_text("utf-8")
    if "--check" not in arguments:
        PAGE.write_text(written(page), "utf-8")
    elif written(page) != page:
        sys.stderr.write("docs/adding-a-game.md is out of date: run `make tutorial`\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
