"""How much each person may do at a table, so that there is room for the others (ROOM-8, ROOM-13).

Talk has bounds of its own, and the game's commands do not count it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec

from deskoherna.kernel import Refusal

from .. import wire
from ..log.table import Table
from ..rates import Bucket, Buckets, Rate, Seconds, TooFast

MOST_ENTRIES = 20_000  # of one table, without talk
SHARE = 1_000  # of them, that everyone at the table can rely on
KNOWN = 1_000  # people whose buckets are kept for a table

Most = Annotated[int, msgspec.Meta(ge=0)]  # 0: none at all

TALK = (wire.Say, wire.AskToWrite)
ALWAYS = (wire.Play, wire.Resign, wire.Leave)  # these end by themselves


@dataclass(frozen=True)
class TableLimits:
    """Of people at one table, at one server."""

    commands: Rate = field(default=Rate(60, 0.5))  # that are logged, besides moves; of a person
    chat: Rate = field(default=Rate(20, 0.5))  # of a person
    spectator_chat: Rate = field(default=Rate(40, 1))  # of all but the host and players, together
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
        self._commands = Buckets(limits.commands, KNOWN, clock)

    def check(self, table: Table, person: str, command: Any) -> None:
        """Whether there is room for a command that is logged; raises `Refusal`."""
        if isinstance(command, TALK):
            self._check_talk(table, person)
            if isinstance(command, wire.AskToWrite):
                self._check_asking(table)
        elif not isinstance(command, ALWAYS):
            if self._commands.of(person).empty:
                raise TooFast()
            check_room(table, person, command)

    def take(self, table: Table, person: str, command: Any) -> None:
        """The command was carried out."""
        if isinstance(command, TALK):
            self._talk.of(person).take()
            if table.speaker(person) is None:
                self._spectators.take()
        elif not isinstance(command, ALWAYS):
            self._commands.of(person).take()

    def _check_talk(self, table: Table, person: str) -> None:
        limits, talk = self._limits, table.talk
        speaker = table.speaker(person)
        others = speaker is None
        if self._talk.of(person).empty:
            raise Refusal("ROOM-13", "room-chat-fast")
        if others and self._spectators.empty:
            raise Refusal("ROOM-13", "room-chat-crowded")
        if talk.entries[speaker] >= (limits.chat_lines if others else self._share(table)):
            raise Refusal("ROOM-13", "room-chat-full")
        if others and len(talk.of_others) >= limits.spectator_lines:
            raise Refusal("ROOM-13", "room-chat-full")
        if len(talk.said.get(person, ())) >= limits.person_lines:
            raise Refusal("ROOM-13", "room-said-enough", most=limits.person_lines)

    def _share(self, table: Table) -> int:
        """What is kept in the log for the host, and for each seat: nobody else can use it up."""
        return self._limits.chat_lines // (len(table.chairs) + 1)

    def _check_asking(self, table: Table) -> None:
        if len(table.talk.asking) >= self._limits.asking:
            raise Refusal("ROOM-13", "room-many-ask")


def check_room(table: Table, person: str, command: Any) -> None:
    """In a full log those who belong to the table still have their share; raises `Refusal`."""
    if table.entries_besides_talk <= MOST_ENTRIES:
        return
    invited = not isinstance(command, wire.Sit) or command.token is not None
    belongs = invited or person == table.host
    if table.spent[person] >= SHARE or not belongs:
        raise Refusal("ROOM-8", "room-table-full")
