"""Changes in a page of Markdown that leave its code alone."""

from __future__ import annotations

import re
from collections.abc import Callable

CODE = re.compile(
    r"^ *(?P<fence>`{3,})[^`\n]*\n.*?^ *(?P=fence)`*$"
    r"|(?<!`)(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`)"
    r"|<!--.*?-->",
    re.DOTALL | re.MULTILINE,
)
ROW = re.compile(r"^\|.*$", re.MULTILINE)
LINK = re.compile(r"(?<=\]\()[^)\s]+(?=\))")


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change everything but code and comments.

    >>> outside_code("a `a` a", str.upper)
    'A `a` A'
    """
    parts, at = [], 0
    for code in CODE.finditer(text):
        parts += [change(text[at : code.start()]), code[0]]
        at = code.end()
    return "".join((*parts, change(text[at:])))


def links(text: str) -> list[str]:
    """Where a page leads, in the order of the page.

    >>> links("[one](a.md#b), ![two](c.jpg) and `[three](d.md)`")
    ['a.md#b', 'c.jpg']
    """
    found: list[str] = []

    def note(part: str) -> str:
        found.extend(LINK.findall(part))
        return part

    outside_code(text, note)
    return found


def with_links(text: str, change: Callable[[str], str]) -> str:
    """Put other links in the place of those of a page.

    >>> with_links("[one](a.md)", str.upper)
    '[one](A.MD)'
    """
    return outside_code(text, lambda part: LINK.sub(lambda link: change(link[0]), part))


def with_bars(text: str) -> str:
    r"""Bars in the code of a table, which GitHub wants escaped and Python-Markdown does not.

    >>> print(with_bars(r"| `int \| None` |"))
    | `int | None` |
    """
    return ROW.sub(lambda row: CODE.sub(lambda code: code[0].replace(r"\|", "|"), row[0]), text)
