"""Taking a seat, getting ready, leaving; and what the host and bots do about seats."""

from __future__ import annotations

import msgspec

from deskoherna.bots import installed_bot
from deskoherna.kernel import Refusal

from ... import wire
from ...identity import Links
from ...log.entries import Chair, Seated
from ...log.table import Table
from ..call import Call
from ..decisions import Decision, decided, emptied, seat_bot, start_if_ready, with_chair
from ..permissions import nobody_s_hand, unfinished
from ..rated import check_bot, check_seat_stays, check_sitting
from ..shares import is_full
from ..words import own_name, proper_line


def sit(call: Call[wire.Sit]) -> Decision:
    command, chair = call.command, call.chair
    if is_full(call.table) and command.token is None and call.person != call.table.host:
        raise Refusal("ROOM-8", "room-table-full")
    name = own_name(call.table, command.name, call.person, command.seat)
    unfinished(call)
    if call.person in call.table.talk.banned:
        raise Refusal("ROOM-13", "room-banned")
    if not _may_sit(call):
        raise Refusal("ROOM-10", "room-link-used" if command.token else "room-no-free-seat")
    if not chair.own:
        nobody_s_hand(call)
    check_sitting(call.table, call.person)
    words = None if command.words is None else proper_line(command.words)
    invited = command.token is not None
    seated = Chair(call.person, name, words=words, link=chair.link, used=True, invited=invited)
    return _seated(call.table, Seated(command.seat, seated, "sat", name))


def _may_sit(call: Call[wire.Sit]) -> bool:
    table, command = call.table, call.command
    if command.token is not None:
        return link_fits(table, call.links, command.seat, command.token)
    invited = table.opened.public and call.person not in table.removed
    return call.chair.open and (invited or call.person == table.host)


def link_fits(table: Table, links: Links, seat: int, token: str) -> bool:
    """Whether the seat can be taken by this link."""
    if seat >= len(table.chairs) or table.state not in ("waiting", "playing"):
        return False
    chair = table.chairs[seat]
    return not chair.used and links.fits(token, table.id, seat, chair.link)


def ready(call: Call[wire.Ready]) -> Decision:
    if call.table.state != "waiting":
        raise Refusal("ROOM-6", "room-already-started")
    seated = msgspec.structs.replace(call.chair, words=proper_line(call.command.words))
    return _seated(call.table, Seated(call.command.seat, seated, "readied"))


def leave(call: Call[wire.Leave]) -> Decision:
    if call.table.state != "waiting":
        raise Refusal("ROOM-10", "room-already-started")
    chair = call.chair
    return decided(Seated(call.command.seat, Chair(link=chair.link + 1), "left", chair.name))


def reissue(call: Call[wire.Reissue]) -> Decision:
    check_seat_stays(call.table)
    chair, playing = call.chair, call.table.state == "playing"
    own = playing and chair.person == call.person
    fresh = msgspec.structs.replace(chair, link=chair.link + 1, used=False, own=own)
    about = chair.name if playing and chair.person else ""  # then everyone is told
    return decided(Seated(call.command.seat, fresh, "link", about))


def kick(call: Call[wire.Kick]) -> Decision:
    check_seat_stays(call.table)
    chair = call.chair
    waiting = call.table.state == "waiting"
    if chair.open or (chair.person is None and not waiting):
        raise Refusal("ROOM-10", "room-nobody-there")
    return decided(emptied(call.table, call.command.seat))


def fill(call: Call[wire.Fill]) -> Decision:
    check_bot(call.table, call.command.seat, call.person)
    bot = installed_bot(call.table.game, call.command.bot)
    return _seated(call.table, seat_bot(call.table, call.command.seat, bot))


def hand_back(call: Call[wire.HandBack]) -> Decision:
    chair = call.chair
    if chair.bot is None or chair.person is None:
        raise Refusal("ROOM-10", "room-nobody-there")
    alone = msgspec.structs.replace(chair, bot=None)
    return decided(Seated(call.command.seat, alone, "back", chair.name))


def _seated(table: Table, entry: Seated) -> Decision:
    """Someone has sat down or got ready: perhaps it was the last one the game waited for."""
    chairs = with_chair(table, entry.seat, entry.chair)
    return decided(entry, *start_if_ready(table, chairs))
