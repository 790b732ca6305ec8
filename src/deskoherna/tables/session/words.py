"""What people write: names and lines of text."""

from __future__ import annotations

from deskoherna.kernel import Refusal
from deskoherna.kernel.record import LONGEST_NAME


def proper_name(name: str) -> str:
    """A name of one line that can be read; raises `Refusal`."""
    tidy = proper_line(name)
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refusal("ROOM-10", "room-name", most=LONGEST_NAME)
    return tidy


def proper_line(text: str) -> str:
    """A text without line breaks and runs of spaces; raises `Refusal` if it cannot be printed."""
    tidy = " ".join(text.split())
    if not tidy.isprintable():
        raise Refusal("ROOM-13", "room-unprintable")
    return tidy
