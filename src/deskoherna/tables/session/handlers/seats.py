"""Taking a seat, getting ready, leaving; and what the host and bots do about seats."""

from __future__ import annotations

import msgspec

from deskoherna.bots import default_bot, installed_bot
from deskoherna.kernel import Refusal

from ... import wire
from ...identity import Links
from ...log.entries import Chair, Seated
from ...log.table import Table
from ..call import Call
from ..decisions import Decision, decided, seat_bot, start_if_ready, with_chair
from ..permissions import unfinished
from ..words import proper_line, proper_name


def sit(call: Call[wire.Sit]) -> Decision:
    command, chair = call.command, call.chair
    name = proper_name(command.name)
    unfinished(call)
    if not _may_sit(call):
        raise Refusal("ROOM-10", "room-link-used" if command.token else "room-no-free-seat")
    words = None if command.words is None else proper_line(command.words)
    seated = Chair(call.person, name, words=words, link=chair.link, used=True)
    return _seated(call.table, Seated(command.seat, seated, "sat", name))


def _may_sit(call: Call[wire.Sit]) -> bool:
    table, command = call.table, call.command
    if command.token is not None:
        return link_fits(table, call.links, command.seat, command.token)
    return call.chair.open and (table.opened.public or call.person == table.host)


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
    fresh = msgspec.structs.replace(call.chair, link=call.chair.link + 1, used=False)
    return decided(Seated(call.command.seat, fresh, "link"))


def kick(call: Call[wire.Kick]) -> Decision:
    chair = call.chair
    waiting = call.table.state == "waiting"
    if chair.open or (chair.person is None and not waiting):
        raise Refusal("ROOM-10", "room-nobody-there")
    bot = None if waiting else default_bot(call.table.game)
    emptied = Chair(name=bot or "", bot=bot, link=chair.link + 1)
    return decided(Seated(call.command.seat, emptied, "kicked", chair.name))


def fill(call: Call[wire.Fill]) -> Decision:
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
