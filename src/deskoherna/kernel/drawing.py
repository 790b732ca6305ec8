"""Text pictures of a position: lines of spans whose styles a client may colour or ignore."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .problem import Argument


class Span(NamedTuple):
    """A piece of a line. Styles are words: `seat-0` …, `ship`, `faint`, `marked`, `joint`.

    Joined without styles the text must still say everything. A line of nothing but joints only
    links the lines around it, and may be left out where there is little room.
    """

    text: str
    style: str = ""


Line = list[Span]
Drawing = list[Line]


def plain(drawing: Sequence[Sequence[Span]]) -> str:
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing)


class Say(Protocol):
    """Says a message in the reader's language."""

    def __call__(self, key: str, /, **args: Argument) -> str: ...
