"""The durable log of a table: what happened at it, in order. A table is what its log says.

The game's own lines are those of its record; the rest is what people do around a game.
Person ids are secrets of the server: they never leave it.
"""

from __future__ import annotations

import hashlib
from typing import Literal, NamedTuple

import msgspec

from deskoherna.kernel.names import kebab
from deskoherna.kernel.record import BodyLine, ChanceLine, StartLine

from .clock import ClockRule

Proposed = Literal["undo", "draw", "more-time", "take-over", "end"]
SpectatorsWrite = Literal["freely", "approved", "never"]  # once the host has approved of them


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person, a bot, a bot for a person, or nobody yet."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    words: str | None = None  # what the person adds to chance; None until they are ready
    link: int = 1  # how many times the seat's link was issued
    used: bool = False  # whether someone took the seat by the present link
    own: bool = False  # whether the person at the seat made the present link, for another device
    invited: bool = False  # whether the person came by a link

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def ready(self) -> bool:
        return self.bot is not None or (self.person is not None and self.words is not None)


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=kebab, omit_defaults=True):
    """One thing that happened."""


class Opened(Entry, frozen=True):
    """A table was set up: to play, to go on from another table, or to look at a record."""

    game: str
    rules: int
    options: dict[str, str | int | bool]
    host: str
    chairs: tuple[Chair, ...]
    chance: ChanceLine  # the seed, before anyone added to it
    public: bool = False
    clock: ClockRule | None = None
    offers: int | None = None  # seconds until an offer lapses
    came_from: tuple[str, int] | None = None  # table and move
    unfinished: tuple[str, ...] = ()  # the tables before it whose games still ran then
    from_record: bool = msgspec.field(default=False, name="review")  # nobody plays on at it
    hints: bool = True  # whether players may ask a bot for one (ROOM-17)
    spectators_write: SpectatorsWrite = "freely"
    rated: bool = False  # whether it counts for the ratings of those who play (ROOM-21)
    holidays: tuple[str, ...] = ()  # days on which the clock stands still, as they were known then


class Seated(Entry, frozen=True):
    """A chair changed, and how: the word is part of the message about it."""

    seat: int
    chair: Chair
    how: Literal["sat", "readied", "left", "kicked", "link", "bot", "back", "failed"]
    name: str = ""  # of the person it is about


class Laid(Entry, frozen=True):
    """An earlier game was laid out; its lines follow as played ones."""

    chance: ChanceLine
    start: StartLine
    players: tuple[str, ...]


class Started(Entry, frozen=True):
    """Everyone is there. Chance is fixed from here on; a game laid out gets new chance."""

    chance: ChanceLine
    start: StartLine


class Played(Entry, frozen=True):
    """A line of the game's record: a move, an undo, a resignation, an agreed draw."""

    line: BodyLine
    seat: int | None = None  # whose person brought it about


class Proposal(Entry, frozen=True):
    """Something that the others must agree to."""

    what: Proposed
    by: int
    number: int = 0  # of moves that stay, for an undo; the seat, for one whose time is up


class Answered(Entry, frozen=True):
    seat: int
    yes: bool


class TimeUp(Entry, frozen=True):
    seat: int


class MoreTime(Entry, frozen=True):
    seat: int


class Said(Entry, frozen=True):
    """Chat. `seat` is None for a spectator."""

    name: str
    text: str
    seat: int | None = None


class AskedToWrite(Entry, frozen=True):
    """A spectator asks to write, where the host has to approve."""

    name: str


class Approved(Entry, frozen=True):
    """The host lets a spectator write, or declines."""

    person: str
    name: str
    yes: bool


class Muted(Entry, frozen=True):
    """The host stops somebody from writing, or lets them again. `seat` is None for a spectator."""

    person: str
    name: str
    on: bool
    seat: int | None = None


class Banned(Entry, frozen=True):
    """The host shows somebody out, or lets them in again. `seat` is None for a spectator."""

    person: str
    name: str
    on: bool
    seat: int | None = None


class Cleared(Entry, frozen=True):
    """The host takes away what somebody has said so far, or, for None, what all have."""

    person: str | None
    name: str = ""
    seat: int | None = None


class WritingChanged(Entry, frozen=True):
    """The host decides whether spectators may write."""

    spectators_write: SpectatorsWrite


class Hidden(Entry, frozen=True):
    """The host hides something that a player made (see `Event.exhibit`), or shows it again."""

    number: int
    hidden: bool


class Saying(msgspec.Struct, frozen=True):
    """A message of the game."""

    key: str
    args: dict[str, str | int] = {}


class Explained(Entry, frozen=True):
    """A bot says why it played as it did, once that gives no secret away."""

    seat: int
    ply: int  # with which they are
    about: int | None  # the number of what was played about, if a player made it
    said: tuple[Saying, ...] = ()


class Paused(Entry, frozen=True):
    pass


class WentOn(Entry, frozen=True):
    pass


class Doors(Entry, frozen=True):
    """The host shows spectators out, or lets them in again."""

    open: bool


class Rematch(Entry, frozen=True):
    """The next table."""

    table: str


class Became(Entry, frozen=True):
    """A person showed that they are another: what was theirs at the table is the other's now."""

    person: str
    to: str
    name: str = ""  # at their seat, if they have one
    other: str = ""  # the name at the seat that the other has here already


class Closed(Entry, frozen=True):
    """Nobody plays here any more, and there is no result."""


AnyEntry = (
    Opened
    | Seated
    | Laid
    | Started
    | Played
    | Proposal
    | Answered
    | TimeUp
    | MoreTime
    | Said
    | AskedToWrite
    | Approved
    | Muted
    | Banned
    | Cleared
    | WritingChanged
    | Hidden
    | Explained
    | Paused
    | WentOn
    | Doors
    | Rematch
    | Became
    | Closed
)


class Logged(msgspec.Struct, frozen=True):
    """An entry in its place in the log."""

    seq: int
    at: int  # milliseconds since 1970
    entry: AnyEntry
    person: str | None = None  # who brought it about
    id: str | None = None  # of the command, so that a resend does nothing: see `CommandId`


class CommandId(NamedTuple):
    """The id that a client gave a command, and what the command said."""

    id: str
    digest: str = ""  # not noted in logs of earlier versions

    def __str__(self) -> str:
        return f"{self.id} {self.digest}"

    @classmethod
    def parse(cls, text: str) -> CommandId:
        return cls(*text.split(" ", 1))

    def same(self, other: CommandId) -> bool:
        """Whether what was sent again is what was sent before."""
        return not self.digest or self.digest == other.digest


def command_id(id_: str, command: object) -> CommandId:
    encoded = msgspec.json.encode(command)
    return CommandId(id_, hashlib.blake2b(encoded, digest_size=12).hexdigest())
