"""What people write: names and lines of text."""

from __future__ import annotations

import unicodedata
from itertools import chain, count

from deskoherna.kernel import Refusal
from deskoherna.kernel.record import LONGEST_NAME

from ..log.table import Table

LOOKALIKES = str.maketrans(  # what passes for a small Latin letter, and for which
    "аαвβсϲԁеεнһјϳкκiı1іιӏмη0оοσрρԛ5ѕтτυνԝωхχуγ",
    "aabbccdeehhjjkkllllllmnooooppqssttuvwwxxyy",
)


def proper_name(name: str) -> str:
    """A name of one line that can be read; raises `Refusal`."""
    tidy = proper_line(name)
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refusal("ROOM-10", "room-name", most=LONGEST_NAME)
    return tidy


def own_name(table: Table, wish: str, seat: int | None = None) -> str:
    """A name that can be read and that nobody at another seat has (ROOM-10); raises `Refusal`.

    Who wants one that is taken, or looks like it, gets a number.
    """
    name = proper_name(wish)
    taken = {looks(chair.name) for n, chair in enumerate(table.chairs) if n != seat}
    numbered = (f"{name[: LONGEST_NAME - 3]} {number}" for number in count(2))
    return next(one for one in chain([name], numbered) if looks(one) not in taken)


def looks(name: str) -> str:
    """Names that look alike have the same: without case, accents, spaces, and by one alphabet."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(sign for sign in plain if sign.isalnum())
    return letters.translate(LOOKALIKES) or plain


def proper_line(text: str) -> str:
    """A text without line breaks and runs of spaces; raises `Refusal` if it cannot be printed."""
    tidy = " ".join(text.split())
    if not tidy.isprintable():
        raise Refusal("ROOM-13", "room-unprintable")
    return tidy
