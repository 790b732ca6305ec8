"""What is decided at a table: entries to be logged and then applied. Nothing here changes a table.

Handlers decide what people ask for; the rest of this module is decided by bots and clocks.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from deskoherna.bots import default_bot
from deskoherna.catalogue import game as game_named
from deskoherna.kernel import Match, Record
from deskoherna.kernel.match import Outcome, chance_line
from deskoherna.kernel.record import ResignLine, StartLine

from ..log.entries import AnyEntry, Became, Chair, Closed, Opened, Played, Seated, Started, TimeUp
from ..log.names import looks
from ..log.personas import name_for_bot
from ..log.table import Phase, Table


class Opening(NamedTuple):
    """A new table."""

    id: str
    opened: Opened
    record: Record | None = None  # of an earlier game that is laid out on it
    hidden: Collection[int] = ()  # numbers of what players made there and the host has hidden
    outcasts: tuple[AnyEntry, ...] = ()  # whom the host muted and banned at the table before


class Decision(NamedTuple):
    """Entries for the log, in order; with no entries, all is as it should be already."""

    entries: tuple[AnyEntry, ...]
    over: bool = False  # the game ends with them
    hint: int | None = None  # the seat that is to be given a hint
    opens: Opening | None = None  # a table that is to be there first

    def phase(self, before: Phase) -> Phase:
        """The phase of the table once they are applied."""
        kinds = {*map(type, self.entries)}
        if Closed in kinds:
            return "closed"
        if self.over:
            return "over"
        return "playing" if Started in kinds else before


def decided(*entries: AnyEntry) -> Decision:
    return Decision(entries)


def played(outcome: Outcome[Any]) -> Decision:
    """A move is made; it is its seat's own."""
    return Decision((Played(outcome.line, outcome.line.seat),), outcome.over)


def start_if_ready(table: Table, chairs: Sequence[Chair]) -> tuple[AnyEntry, ...]:
    """The start of a game that was waited for, once these chairs are all ready."""
    if table.state != "waiting":
        return ()
    laid = None if table.match is None else table.match.record().start
    return start_of(table.opened, chairs, laid)


def start_of(
    opened: Opened, chairs: Sequence[Chair], laid: StartLine | None = None
) -> tuple[AnyEntry, ...]:
    """The start of a game, if these chairs are all ready: everyone's words fix chance.

    An earlier game that is laid out has begun already.
    """
    if not all(chair.ready for chair in chairs):
        return ()
    game = game_named(opened.game)
    setup = game.setup(len(chairs), opened.options)
    words = [chair.words or "" for chair in chairs]
    line = chance_line(setup, bytes.fromhex(opened.chance.seed), words)
    names = tuple(chair.name for chair in chairs)
    return (Started(line, laid or Match(game, setup, line, names).record().start),)


def with_chair(table: Table, seat: int, chair: Chair) -> list[Chair]:
    """The chairs of a table when one has changed."""
    return [*table.chairs[:seat], chair, *table.chairs[seat + 1 :]]


def seat_bot(table: Table, seat: int, bot: str) -> Seated:
    """A bot plays, for the person at the seat if there is one."""
    chair = table.chairs[seat]
    name = chair.name if chair.person else free_bot_name(table)
    return Seated(seat, msgspec.structs.replace(chair, bot=bot, name=name), "bot", name)


def emptied(table: Table, seat: int) -> Seated:
    """Somebody is removed: the seat is open again, or, after the start, a bot's."""
    chair = table.chairs[seat]
    bot = None if table.state == "waiting" else default_bot(table.game)
    name = "" if bot is None else free_bot_name(table)
    return Seated(seat, Chair(name=name, bot=bot, link=chair.link + 1), "kicked", chair.name)


def free_bot_name(table: Table) -> str:
    """A name for one more bot, which nobody has or had at the table."""
    taken = {looks(chair.name) for chair in table.chairs}
    return name_for_bot(table.id, taken | {*table.talk.names, *table.known_as.values()})


def become(table: Table, person: str, to: str) -> Decision:
    """Hand on what a person has at a table, if there is anything (ROOM-19)."""
    if not table.concerns(person):
        return decided()
    seats, others = table.seats_of(person), table.seats_of(to)
    name = table.chairs[seats[0]].name if seats else ""
    other = table.chairs[others[0]].name if seats and others else ""
    return decided(Became(person, to, name, other))


def run_out(table: Table, seat: int) -> Decision:
    """A seat's time is up: play what the game foresees, or let the others choose (ROOM-12)."""
    match = table.match
    assert match is not None
    ask = match.asks.get(seat)
    if ask is not None and ask.overdue is not None:
        return played(match.decide_lapse(seat))
    up = TimeUp(seat)
    others = [chair for n, chair in enumerate(table.chairs) if n != seat]
    if any(chair.person is not None and chair.bot is None for chair in others):
        return decided(up)
    end = give_up(table, seat)  # bots do not wait
    return end._replace(entries=(up, *end.entries))


def give_up(table: Table, seat: int) -> Decision:
    """End a game for a seat whose time is up: it has lost, if the game can end like that."""
    match = table.match
    assert match is not None
    if match.game.conceded(match.state, seat) is None:
        return decided(Closed())
    return Decision((Played(ResignLine(seat)),), over=True)  # nobody has brought it about
