"""What people may do at a table. Each command is checked first and then carried out whole.

A refusal cites the room's rules and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from deskoherna.bots import default_bot, on_shelf
from deskoherna.kernel import Event, Refusal
from deskoherna.kernel.record import LONGEST_NAME

from . import wire
from .entries import (
    Answered,
    AnyEntry,
    Chair,
    Closed,
    Hidden,
    MoreTime,
    Paused,
    Proposal,
    Said,
    Seated,
    TimeUp,
    WentOn,
)
from .links import Links
from .table import Table

ABOUT_TIME = ("more-time", "take-over", "end")


class Doing:
    """One person carrying out one command at a table."""

    def __init__(self, table: Table, links: Links, person: str, command: wire.AnyCommand) -> None:
        self.table = table
        self.links = links
        self.person = person
        self.command = command

    def carry_out(self) -> None:
        CARRIED_OUT[type(self.command)](self, self.command)

    def add(self, entry: AnyEntry) -> None:
        self.table.add(entry, self.person, self.command.id)

    def add_line(self, seat: int, events: list[Event]) -> None:
        self.table.add_line(seat, events, self.person, self.command.id)

    # Seats

    def sit(self, command: wire.Sit) -> None:
        chair = self.chair(command.seat)
        name = proper_name(command.name)
        self.unfinished()
        if not self._may_sit(chair, command):
            raise Refusal("ROOM-10", "room-link-used" if command.token else "room-no-free-seat")
        words = None if command.words is None else proper_line(command.words)
        seated = Chair(self.person, name, words=words, link=chair.link, used=True)
        self.add(Seated(command.seat, seated, "sat", name))
        self._start_if_ready()

    def _may_sit(self, chair: Chair, command: wire.Sit) -> bool:
        if command.token is not None:
            return self.table.link_fits(self.links, command.seat, command.token)
        return chair.open and (self.table.opened.public or self.person == self.table.host)

    def ready(self, command: wire.Ready) -> None:
        chair = self.own(command.seat)
        if self.table.state != "waiting":
            raise Refusal("ROOM-6", "room-already-started")
        seated = msgspec.structs.replace(chair, words=proper_line(command.words))
        self.add(Seated(command.seat, seated, "readied"))
        self._start_if_ready()

    def _start_if_ready(self) -> None:
        table = self.table
        if table.state == "waiting" and all(chair.ready for chair in table.chairs):
            table.start()

    def leave(self, command: wire.Leave) -> None:
        chair = self.own(command.seat)
        if self.table.state != "waiting":
            raise Refusal("ROOM-10", "room-already-started")
        self.add(Seated(command.seat, Chair(link=chair.link + 1), "left", chair.name))

    # The game

    def play(self, command: wire.Play) -> None:
        table = self.table
        if table.match is not None and command.version != table.match.version:
            raise Refusal("ROOM-11", "room-stale")
        self.playing(command.seat)
        assert table.match is not None
        self.add_line(command.seat, table.match.play(command.seat, command.move))

    def hint(self, command: wire.Hint) -> None:
        """The log says so, once for a question; what it says is for the seat alone (ROOM-17)."""
        table = self.table
        self.playing(command.seat)
        if not table.opened.hints:
            raise Refusal("ROOM-17", "room-hints-forbidden")
        if command.seat in table.hinted:
            return
        assert table.match is not None
        table.match.hint(command.seat)
        self.add_line(command.seat, [])

    def resign(self, command: wire.Resign) -> None:
        self.playing(command.seat)
        assert self.table.match is not None
        self.table.match.resign(command.seat)
        self.add_line(command.seat, [])

    # What the others must agree to

    def propose(self, command: wire.Propose) -> None:
        table = self.table
        self.playing(command.seat)
        if table.proposal is not None:
            raise Refusal("ROOM-4", "room-proposal-open")
        self._check(command.what, command.number)
        if command.what == "draw" and any(chair.bot for chair in table.chairs):
            raise Refusal("ROOM-9", "room-bots-play-on")
        self.add(Proposal(command.what, command.seat, command.number))
        self._settle()

    def _check(self, what: str, number: int) -> None:
        match = self.table.match
        assert match is not None
        if what == "undo" and (refusal := match.undo_refusal(number)):
            raise refusal
        if what == "draw":
            match.concession(None)
        if what in ABOUT_TIME and number not in self.table.time_up:
            raise Refusal("ROOM-12", "room-time-left")

    def answer(self, command: wire.Answer) -> None:
        self.playing(command.seat)
        proposal = self.table.proposal
        if proposal is None:
            raise Refusal("ROOM-4", "room-nothing-proposed")
        own = command.seat == proposal.by and not command.yes
        if not own and command.seat not in waits_for(self.table):
            raise Refusal("ROOM-4", "room-not-asked-to-agree")
        self.add(Answered(command.seat, command.yes))
        self._settle()

    def _settle(self) -> None:
        """Carry out what everyone has agreed to."""
        table, proposal = self.table, self.table.proposal
        if proposal is None or waits_for(table):
            return
        match = table.match
        assert match is not None
        if proposal.what == "undo":
            agreed = sorted(table.agreed - {proposal.by})
            match.undo(proposal.number, proposal.by, agreed)
            self.add_line(proposal.by, [])
        elif proposal.what == "draw":
            match.agree()
            self.add_line(proposal.by, [])
        elif proposal.what == "more-time":
            self.add(MoreTime(proposal.number))
        elif proposal.what == "take-over":
            self.add(MoreTime(proposal.number))
            self._seat_bot(proposal.number, default_bot(table.game))
        else:
            give_up(table, proposal.number)

    # Chat

    def say(self, command: wire.Say) -> None:
        text = proper_line(command.text)
        if not text:
            raise Refusal("ROOM-13", "room-nothing-said")
        seats = self.table.seats_of(self.person)
        name = self.table.chairs[seats[0]].name if seats else proper_name(command.name)
        self.add(Said(name, text, seats[0] if seats else None))

    # The host

    def reissue(self, command: wire.Reissue) -> None:
        chair = self.hosted(command.seat)
        fresh = msgspec.structs.replace(chair, link=chair.link + 1, used=False)
        self.add(Seated(command.seat, fresh, "link"))

    def kick(self, command: wire.Kick) -> None:
        chair = self.hosted(command.seat)
        waiting = self.table.state == "waiting"
        if chair.open or (chair.person is None and not waiting):
            raise Refusal("ROOM-10", "room-nobody-there")
        bot = None if waiting else default_bot(self.table.game)
        emptied = Chair(name=bot or "", bot=bot, link=chair.link + 1)
        self.add(Seated(command.seat, emptied, "kicked", chair.name))

    def fill(self, command: wire.Fill) -> None:
        """The host seats bots; whoever leaves a running game lets one sit in."""
        self.unfinished()
        chair, table = self.chair(command.seat), self.table
        leaves = chair.person == self.person and table.state == "playing"
        if not leaves or command.seat in table.time_up:  # then the others choose (ROOM-12)
            self.host()
        self._seat_bot(command.seat, on_shelf(self.table.game, command.bot))
        self._start_if_ready()

    def _seat_bot(self, seat: int, bot: str) -> None:
        """A bot plays, for the person at the seat if there is one."""
        chair = self.table.chairs[seat]
        name = chair.name if chair.person else bot
        self.add(Seated(seat, msgspec.structs.replace(chair, bot=bot, name=name), "bot", name))

    def hand_back(self, command: wire.HandBack) -> None:
        chair = self.chair(command.seat)
        if self.person not in (self.table.host, chair.person):
            raise Refusal("ROOM-10", "room-host-only")
        self.unfinished()
        if chair.bot is None or chair.person is None:
            raise Refusal("ROOM-10", "room-nobody-there")
        alone = msgspec.structs.replace(chair, bot=None)
        self.add(Seated(command.seat, alone, "back", chair.name))

    def pause(self, command: wire.Pause) -> None:
        self.host()
        if self.table.state != "playing" or self.table.paused:
            raise Refusal("ROOM-10", "room-not-running")
        self.add(Paused())

    def go_on(self, command: wire.GoOn) -> None:
        self.host()
        if not self.table.paused:
            raise Refusal("ROOM-10", "room-not-paused")
        self.add(WentOn())

    def hide(self, command: wire.Hide) -> None:
        self.host()
        if command.number not in self.table.exhibits:
            raise Refusal("ROOM-16", "room-nothing-to-hide")
        if (command.number in self.table.hidden) == command.hidden:
            raise Refusal("ROOM-16", "room-hidden-already", hidden=str(command.hidden).lower())
        self.add(Hidden(command.number, command.hidden))

    # Who may do it

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.table.chairs):
            raise Refusal("ROOM-1", "room-no-seat", seats=len(self.table.chairs))
        return self.table.chairs[seat]

    def own(self, seat: int) -> Chair:
        chair = self.chair(seat)
        if chair.person != self.person:
            raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)
        return chair

    def playing(self, seat: int) -> None:
        """The person plays at this seat, and the game is on."""
        chair = self.own(seat)
        self.running()
        if self.table.paused:
            raise Refusal("ROOM-10", "room-paused")
        if chair.bot is not None:
            raise Refusal("ROOM-10", "room-bot-sits-in")

    def running(self) -> None:
        if self.table.state == "waiting":
            raise Refusal("ROOM-10", "room-not-started")
        if self.table.state != "playing":
            raise Refusal("ROOM-3", "room-finished")

    def host(self) -> None:
        if self.person != self.table.host:
            raise Refusal("ROOM-10", "room-host-only")

    def hosted(self, seat: int) -> Chair:
        self.host()
        self.unfinished()
        return self.chair(seat)

    def unfinished(self) -> None:
        if self.table.state not in ("waiting", "playing"):
            raise Refusal("ROOM-3", "room-finished")


CARRIED_OUT: dict[type, Callable[[Doing, Any], None]] = {
    wire.Sit: Doing.sit,
    wire.Ready: Doing.ready,
    wire.Leave: Doing.leave,
    wire.Play: Doing.play,
    wire.Hint: Doing.hint,
    wire.Resign: Doing.resign,
    wire.Propose: Doing.propose,
    wire.Answer: Doing.answer,
    wire.Say: Doing.say,
    wire.Reissue: Doing.reissue,
    wire.Kick: Doing.kick,
    wire.Fill: Doing.fill,
    wire.HandBack: Doing.hand_back,
    wire.Pause: Doing.pause,
    wire.GoOn: Doing.go_on,
    wire.Hide: Doing.hide,
}


def waits_for(table: Table) -> tuple[int, ...]:
    """The seats whose consent is missing. Bots agree, and so do seats of whoever proposed."""
    proposal = table.proposal
    if proposal is None:
        return ()
    proposer = table.chairs[proposal.by].person
    excused = {proposal.number} if proposal.what in ABOUT_TIME else set()
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person not in (None, proposer)
        and chair.bot is None
        and seat not in table.agreed | excused
    )


def run_out(table: Table, seat: int) -> None:
    """A seat's time is up: play what the game foresees, or let the others choose (ROOM-12)."""
    match = table.match
    assert match is not None
    ask = match.asks.get(seat)
    if ask is not None and ask.overdue is not None:
        table.add_line(seat, match.lapse(seat))
        return
    table.add(TimeUp(seat))
    others = [chair for n, chair in enumerate(table.chairs) if n != seat]
    if all(chair.person is None or chair.bot for chair in others):
        give_up(table, seat)  # bots do not wait


def give_up(table: Table, seat: int) -> None:
    """End a game for a seat whose time is up: it has lost, where the game knows that."""
    match = table.match
    assert match is not None
    if match.game.conceded(match.state, seat) is None:
        table.add(Closed())
        return
    match.resign(seat)
    table.add_line(None, [])  # nobody's doing


def proper_name(name: str) -> str:
    """A name of one line that can be read; raises `Refusal`."""
    tidy = proper_line(name)
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refusal("ROOM-10", "room-name", most=LONGEST_NAME)
    return tidy


def proper_line(text: str) -> str:
    tidy = " ".join(text.split())
    if not tidy.isprintable():
        raise Refusal("ROOM-13", "room-unprintable")
    return tidy
