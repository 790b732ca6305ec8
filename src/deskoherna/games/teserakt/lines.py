"""On which lines things stand in a TOML file that is known to be valid.

A path is made of keys and, in lists, of numbers: `("research", "drone", "effects", 0, "do")`.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Sequence

Path = Sequence[str | int]

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' r"'''.*?'{3,5}|"
    r'"(?:\\.|[^"\\])*"|' r"'[^']*'|"
    r"\n|[\[\]{},=.]|[^\s\[\]{},=.\"'#]+|(?P<comment>#[^\n]*)",
    re.DOTALL,
)  # fmt: skip


def line_of(text: str, path: Path) -> int:
    """The line where a path begins, or the nearest path around it that is written down."""
    lines = _Reader(text).lines
    whole = tuple(path)
    around = (whole[:length] for length in range(len(whole), 0, -1))
    return next((lines[part] for part in around if part in lines), 1)


class _Reader:
    """Goes through a valid file once and notes the line on which every path begins."""

    def __init__(self, text: str) -> None:
        ends = [found.end() for found in re.finditer("\n", text)]
        self.tokens = [
            (found[0], bisect_right(ends, found.start()) + 1)
            for found in _TOKEN.finditer(text)
            if not found["comment"]
        ]
        self.at = 0
        self.lines: dict[tuple[str | int, ...], int] = {}
        self.file()

    @property
    def next(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def skip(self, *tokens: str) -> None:
        while self.next and self.next in tokens:
            self.at += 1

    def file(self) -> None:
        table: tuple[str | int, ...] = ()
        self.skip("\n")
        while self.next:
            if self.next == "[":
                self.skip("[")
                table = self.key(())
                self.skip("]")
            else:
                self.pair(table)
            self.skip("\n")

    def key(self, table: tuple[str | int, ...]) -> tuple[str | int, ...]:
        """Read a key; a dotted one opens the tables that it names."""
        path = table
        while self.next not in ("=", "]", ""):
            token, line = self.tokens[self.at]
            if token != ".":
                path = (*path, _bare(token))
                self.lines.setdefault(path, line)
            self.at += 1
        return path

    def pair(self, table: tuple[str | int, ...]) -> None:
        path = self.key(table)
        self.skip("=")
        self.value(path)

    def value(self, path: tuple[str | int, ...]) -> None:
        opening = self.next
        if opening not in ("[", "{"):
            while self.next not in (",", "]", "}", "\n", ""):
                self.at += 1
            return
        self.at += 1
        nth = 0
        self.skip("\n")
        while self.next not in ("]", "}", ""):
            if opening == "[":
                self.lines[*path, nth] = self.tokens[self.at][1]
                self.value((*path, nth))
            else:
                self.pair(path)
            nth += 1
            self.skip("\n", ",")
        self.at += 1


def _bare(key: str) -> str:
    return str(tomllib.loads(f"key = {key}")["key"]) if key[0] in "\"'" else key
