"""What people write: names and lines of text."""

from __future__ import annotations

from collections.abc import Container
from itertools import chain, count

from deskoherna.kernel import Refusal
from deskoherna.kernel.marks import MOST_MARKS, piled_up
from deskoherna.kernel.record import LONGEST_NAME
from deskoherna.texts.packs import words_for

from ..log.names import can_be_seen, looks, mixes, passes_for_erased, poses
from ..log.table import Table


def proper_name(name: str) -> str:
    """A name of one line that can be read; raises `Refusal`."""
    tidy = proper_line(name)
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refusal("ROOM-10", "room-name", most=LONGEST_NAME)
    if not can_be_seen(tidy):
        raise Refusal("ROOM-10", "room-unprintable")
    if passes_for_erased(tidy):
        raise Refusal("ROOM-10", "room-name-erased")
    if poses(tidy, words_for_hosts()):
        raise Refusal("ROOM-10", "room-name-host")
    if mixes(tidy):
        raise Refusal("ROOM-10", "room-name-mixed")
    return tidy


def words_for_hosts() -> frozenset[str]:
    """What hosts are called in all languages; finding it takes long the first time."""
    return words_for("room", "room-host-words")


def own_name(table: Table, wish: str, person: str | None, seat: int | None = None) -> str:
    """A name that can be read and that nobody else has (ROOM-10); raises `Refusal`.

    Others have it who sit or sat at a seat, whose lines stand in the chat, or who are the host.
    Whoever takes over a seat goes on under its name.
    """
    same = {person} if seat is None else {person, table.chairs[seat].person}
    taken = {looks(chair.name) for n, chair in enumerate(table.chairs) if n != seat}
    taken |= {name for name, speaker in table.talk.names.items() if speaker not in same}
    taken |= {name for (known, _), name in table.known_as.items() if known not in same}
    return free_name(wish, taken)


def free_name(wish: str, taken: Container[str]) -> str:
    """The name, with a number if it is taken or looks like one that is; raises `Refusal`."""
    name = proper_name(wish)
    numbers = (f" {number}" for number in count(2))
    numbered = (name[: LONGEST_NAME - len(number)] + number for number in numbers)
    return next(one for one in chain([name], numbered) if looks(one) not in taken)


def proper_line(text: str) -> str:
    """A text without line breaks and runs of spaces; raises `Refusal` if it cannot be printed."""
    tidy = " ".join(text.split())
    if not tidy.isprintable():
        raise Refusal("ROOM-13", "room-unprintable")
    check_marks(tidy)
    return tidy


def check_marks(text: str) -> None:
    """Raise `Refusal` if there are so many marks on a letter that others could not read on."""
    if piled_up(text):
        raise Refusal("ROOM-13", "room-marks", most=MOST_MARKS)
