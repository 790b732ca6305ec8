"""What a client may ask of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from deskoherna.kernel.names import kebab

from ..log.entries import Proposed, SpectatorsWrite
from .values import LONGEST_CHAT, BotName, Count, Id, Name, Notation, Seat, Target, Token, Words

MOST_CUES = 40
Seen = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=MOST_CUES)
]


class Command(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """`id` is the client's own: a command that comes twice is carried out once."""

    id: Id


class Play(Command, frozen=True):
    """Make a move. `version` is that of the position the person saw."""

    seat: Seat
    move: Notation
    version: Count


class Consider(Command, frozen=True):
    """Ask what a move would do, or why it is not allowed. Nothing is played."""

    seat: Seat
    move: Notation


class Moves(Command, frozen=True):
    """Ask for the legal moves of a seat that is asked."""

    seat: Seat


class Hint(Command, frozen=True):
    """Have a bot give a hint to a seat that is asked. The log notes it; it arrives as news."""

    seat: Seat


class Coach(Command, frozen=True):
    """Ask what a coach says to a seat; with the cues that were `seen`, also for the next one."""

    seat: Seat
    seen: Seen | None = None


class Look(Command, frozen=True):
    """See the table through one of your own seats, or, for null, as a spectator."""

    seat: Seat | None


class Sight(Command, frozen=True):
    """The table is on your screen, or not any more: whoever sees it is not called back to it."""

    on: bool


class Sit(Command, frozen=True):
    """Take a seat: by its link's token, or without one at a public table or as its host."""

    seat: Seat
    name: Name
    token: Token | None = None
    words: Words | None = None


class Ready(Command, frozen=True):
    """Add words to chance. The game starts once everyone has."""

    seat: Seat
    words: Words


class Leave(Command, frozen=True):
    """Leave a seat before the game starts."""

    seat: Seat


class Say(Command, frozen=True):
    """Chat: players among themselves, spectators among themselves, after the game all together.

    Players speak by the name of their seat, spectators by the one they give.
    """

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)]
    name: Name = ""


class AskToWrite(Command, frozen=True):
    """A spectator asks the host to be allowed to write, where that is needed."""

    name: Name = ""


class Approve(Command, frozen=True):
    """Host: let the spectator who asked with entry `seq` of the log write, or decline."""

    seq: Count
    yes: bool


class Mute(Command, frozen=True):
    """Host: stop somebody from writing, or let them write again.

    They are named by a seat, or by the number of something that they said or asked, or with which
    they were muted or banned.
    """

    seq: Count | None = None
    seat: Seat | None = None
    on: bool = True


class Ban(Command, frozen=True):
    """Host: keep somebody from writing, sitting down and seeing a private table, or lift that.

    They are named as for `mute`.
    """

    seq: Count | None = None
    seat: Seat | None = None
    on: bool = True


class Clear(Command, frozen=True):
    """Host: take away all that somebody has said, named as for `mute`, or all that anybody has."""

    seq: Count | None = None
    seat: Seat | None = None


class LetWrite(Command, frozen=True):
    """Host: whether spectators may write freely, once approved of, or never."""

    spectators: SpectatorsWrite


class Propose(Command, frozen=True):
    """Ask the others to agree. `number`: the moves that stay (undo), the seat (time is up)."""

    seat: Seat
    what: Proposed
    number: Count = 0


class Answer(Command, frozen=True):
    """Agree to a proposal or decline it; whoever made it may withdraw it."""

    seat: Seat
    yes: bool


class Resign(Command, frozen=True):
    seat: Seat


class Point(Command, frozen=True):
    """Point at something on the board of a cooperative game, or stop. A mark fades by itself."""

    seat: Seat
    target: Target
    on: bool = True


class Advise(Command, frozen=True):
    """Propose a move to a partner who is asked, or take it back; they play it, or not.

    `version` is that of the position the person saw; with it the proposal goes.
    """

    seat: Seat
    to: Seat
    move: Notation
    version: Count
    on: bool = True


class Draft(Command, frozen=True):
    """Let the others watch a move that is being made, where the game lets them; null: not any more.

    It is passed on to those who look at the table just now, and kept nowhere.
    """

    seat: Seat
    move: Notation | None


class Reissue(Command, frozen=True):
    """Host: make a new link for a seat; the old one stops working."""

    seat: Seat


class Kick(Command, frozen=True):
    """Host: the seat is open again (before the start) or a bot's (afterwards)."""

    seat: Seat


class Fill(Command, frozen=True):
    """A bot takes the seat, for the person at it if there is one.

    Host; in a running game also the person, who then leaves and may come back.
    """

    seat: Seat
    bot: BotName


class HandBack(Command, frozen=True):
    """Host, or the person for whom a bot stands in: the person plays again."""

    seat: Seat


class Pause(Command, frozen=True):
    """Host."""


class GoOn(Command, frozen=True):
    """Host."""


class Hide(Command, frozen=True):
    """Host: hide from the others what a player has made, such as a hint, or show it again."""

    number: Count
    hidden: bool


class OpenDoors(Command, frozen=True):
    """Host: show spectators out, or let them in again."""

    open: bool


class PlayAgain(Command, frozen=True):
    """Host: offer a new table to everyone at this one."""


AnyCommand = (
    Play | Consider | Moves | Hint | Coach | Look | Sight | Sit | Ready | Leave | Say | Propose
    | Answer | Resign | Draft | Point | Advise | Reissue | Kick | Fill | HandBack | Pause | GoOn
    | Hide | OpenDoors | PlayAgain | AskToWrite | Approve | Mute | Ban | Clear | LetWrite
)  # fmt: skip
