"""Text pictures of a position: lines of spans whose styles a client may colour or ignore."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .problem import Argument


class Span(NamedTuple):
    """A piece of a line. Styles are words: `seat-0` …, `ship`, `faint`, `marked`, `joint`.

    Joined without styles the text must still say everything. A line of nothing but joints only
    links the lines around it, and may be left out where there is little room.

    >>> Span("3", "seat-0").text
    '3'
    """

    text: str
    style: str = ""


Line = list[Span]
"""A line of a drawing."""

Drawing = list[Line]
"""A position as text: what `Game.draw` returns."""


def plain(drawing: Sequence[Sequence[Span]]) -> str:
    """A drawing without its styles.

    >>> plain([[Span("a "), Span("b", "marked")], [Span("c  ")]])
    'a b\\nc'
    """
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing)


class Say(Protocol):
    """Says a message in the reader's language.

    >>> import deskoherna
    >>> from deskoherna.texts import speaker
    >>> say: Say = speaker("cs", deskoherna.game("numerus"))
    >>> say("numerus-seat", seat=0)
    'Zelený'
    """

    def __call__(self, key: str, /, **args: Argument) -> str: ...
