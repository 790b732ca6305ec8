"""How much each person may do at a table, so that there is room for the others (ROOM-8, ROOM-13).

Talk has bounds of its own, and the game's commands do not count it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Annotated

import msgspec

from deskoherna.kernel import Refusal

from ..log.table import Table
from ..log.talk import ChatAuthor, SeatTaker
from ..rates import Bucket, Buckets, Rate, Seconds, TooFast

MOST_ENTRIES = 20_000  # of one table, without talk
SHARE = 1_000  # of them, that everyone at the table can rely on
KNOWN = 1_000  # people whose buckets are kept for a table

Most = Annotated[int, msgspec.Meta(ge=0)]  # 0: none at all


class Share(Enum):
    """What a command that is logged takes up of what its person may do."""

    COMMANDS = auto()
    TALK = auto()
    ASKING = auto()  # talk, and a place among those who wait for the host
    NOTHING = auto()  # these end by themselves


@dataclass(frozen=True)
class TableLimits:
    """Of people at one table, at one server."""

    commands: Rate = field(default=Rate(60, 0.5))  # that are logged, besides moves; of a person
    chat: Rate = field(default=Rate(20, 0.5))  # of a person
    spectator_chat: Rate = field(default=Rate(40, 1))  # of all who have no seat, together
    chat_lines: Most = 10_000  # in a log, of the host and the seats; as many of all others
    spectator_lines: Most = 2_500  # that stand, by all others
    person_lines: Most = 1_000  # that stand, by one person
    asking: Most = 30  # spectators who wait for the host to let them write


class Shares:
    """The buckets of those who do something at a table."""

    def __init__(self, limits: TableLimits, clock: Seconds = time.monotonic) -> None:
        self._limits = limits
        self._spectators = Bucket(limits.spectator_chat, clock)
        self._talk = Buckets(limits.chat, KNOWN, clock)
        self._seat_takers = Buckets(limits.chat, clock=clock)  # by seat: one after another
        self._commands = Buckets(limits.commands, KNOWN, clock)

    def check(self, table: Table, person: str, share: Share) -> None:
        """Whether there is room for a command that is logged; raises `Refusal`."""
        match share:
            case Share.COMMANDS:
                self._check_commands(table, person)
            case Share.TALK:
                self._check_talk(table, person)
            case Share.ASKING:
                self._check_talk(table, person)
                self._check_asking(table)

    def take(self, table: Table, person: str, share: Share) -> None:
        """The command was carried out."""
        match share:
            case Share.COMMANDS:
                self._commands.of(person).take()
            case Share.TALK | Share.ASKING:
                self._talk.of(person).take()
                if (shared := self._shared(table.chat_author(person))) is not None:
                    shared.take()

    def _check_commands(self, table: Table, person: str) -> None:
        """In a full log everyone still has a share."""
        if self._commands.of(person).empty:
            raise TooFast()
        if is_full(table) and table.spent[person] >= SHARE:
            raise Refusal("ROOM-8", "room-table-full")

    def _check_talk(self, table: Table, person: str) -> None:
        limits, talk = self._limits, table.talk
        author = table.chat_author(person)
        others = author is None
        if self._talk.of(person).empty:
            raise Refusal("ROOM-13", "room-chat-fast")
        shared = self._shared(author)
        if shared is not None and shared.empty:
            raise Refusal("ROOM-13", "room-chat-crowded")
        if talk.entries[author] >= (limits.chat_lines if others else self._share(table)):
            raise Refusal("ROOM-13", "room-chat-full")
        if others and len(talk.of_others) >= limits.spectator_lines:
            raise Refusal("ROOM-13", "room-chat-full")
        if len(talk.said.get(person, ())) >= limits.person_lines:
            raise Refusal("ROOM-13", "room-said-enough", most=limits.person_lines)

    def _shared(self, author: ChatAuthor) -> Bucket | None:
        """What somebody shares with others, for they could come back as somebody else."""
        match author:
            case None:
                return self._spectators
            case SeatTaker(seat):
                return self._seat_takers.of(str(seat))
        return None

    def _share(self, table: Table) -> int:
        """What is kept in the log for the host, and for each seat: nobody else can use it up.

        As much again for those who take the seat before the game.
        """
        return self._limits.chat_lines // (len(table.chairs) + 1)

    def _check_asking(self, table: Table) -> None:
        if len(table.talk.asking) >= self._limits.asking:
            raise Refusal("ROOM-13", "room-many-ask")


def is_full(table: Table) -> bool:
    """Whether the log is so long that only those who belong to the table add to it."""
    return table.entries_besides_talk > MOST_ENTRIES
