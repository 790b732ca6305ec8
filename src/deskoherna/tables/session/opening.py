"""What is decided when a table is opened: who sits there, and the first entries of its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from deskoherna.bots import default_bot, installed_bot
from deskoherna.catalogue import game as game_named
from deskoherna.kernel import AnyGame, AnyMatch, Record, Refusal
from deskoherna.kernel.match import chance_line
from deskoherna.kernel.record import LONGEST_NAME, ResignLine

from .. import wire
from ..log.entries import AnyEntry, Chair, Hidden, Laid, Logged, Opened, Played
from ..log.names import looks
from ..log.now import now
from ..log.personas import name_for_bot, named_by_level
from ..log.table import Phase, Table
from . import holidays
from .decisions import Decision, Opening, start_of
from .rated import check_opening
from .words import check_marks, free_name


def opened(game: AnyGame, options: dict[str, Any], host: str, chairs: tuple[Chair, ...]) -> Opened:
    """A table for a game, with a seed of its own; raises `Refusal`."""
    setup = game.setup(len(chairs), options)
    return Opened(game.id, game.rules_version, options, host, chairs, chance_line(setup))


def new_table(person: str, wish: wire.NewTable) -> Opened:
    """A table as somebody wishes it; raises `Refusal`."""
    game = game_named(wish.game)
    setup = game.setup(len(wish.seats), wish.options)
    check_opening(game, person, wish)
    holidays.check(wish.clock)
    return msgspec.structs.replace(
        opened(game, setup.options, person, seat(game, person, wish.seats)),
        public=wish.public,
        clock=wish.clock,
        offers=wish.offers,
        hints=wish.hints and not wish.rated,
        spectators_write=wish.spectators_write,
        rated=wish.rated,
        holidays=holidays.coming(wish.clock, now()),
    )


def fork(table: Table, match: AnyMatch, person: str, wish: wire.Fork) -> Opened:
    """A table that goes on with a match of another one; raises `Refusal`."""
    if match.result is not None:
        raise Refusal("ROOM-3", "room-finished")
    if len(wish.seats) != match.setup.seats:
        raise Refusal("ROOM-5", "room-seats", seats=len(wish.seats), known=str(match.setup.seats))
    chairs = seat(match.game, person, wish.seats)
    fresh = opened(match.game, match.setup.options, person, chairs)
    return msgspec.structs.replace(fresh, came_from=(table.id, wish.at), hints=table.opened.hints)


def brought(match: AnyMatch, person: str) -> Opened:
    """A table to look at the record of a match that somebody brought; raises `Refusal`."""
    for text in (*match.players, *(said for one in match.sources for said in one.contributions)):
        check_marks(text)
    names = [*match.players, *[""] * (match.setup.seats - len(match.players))]
    chairs = tuple(Chair(name=name[:LONGEST_NAME]) for name in names)
    fresh = opened(match.game, match.setup.options, person, chairs)
    return msgspec.structs.replace(fresh, from_record=True)


def rematch(table: Table) -> Opened:
    """The same people, bots, options and clock."""
    chairs = tuple(
        Chair(chair.person, chair.name, chair.bot, used=chair.person is not None)
        if chair.bot is None or chair.person is None
        else Chair(chair.person, chair.name, used=True)
        for chair in table.chairs
    )
    fresh = opened(table.game, table.setup.options, table.host, chairs)
    before = table.opened
    return msgspec.structs.replace(
        fresh,
        public=before.public,
        clock=before.clock,
        offers=before.offers,
        hints=before.hints,
        spectators_write=table.talk.spectators_write,
        rated=before.rated,
        holidays=holidays.coming(before.clock, now()),
    )


def outcasts(table: Table) -> tuple[AnyEntry, ...]:
    """Whom the host has muted and banned, for the next table."""
    talk = table.talk
    found = [*talk.muted.items(), *talk.banned.items()]
    return tuple(
        msgspec.structs.replace(table.log[seq - 1].entry, person=person) for person, seq in found
    )


def seat(game: AnyGame, person: str, seats: Sequence[wire.NewSeat]) -> tuple[Chair, ...]:
    """The chairs of those who are to sit at a new table, bots without names; raises `Refusal`."""
    chairs: list[Chair] = []
    for wish in seats:
        if wish.who == "bot":
            chairs.append(Chair(bot=installed_bot(game, wish.bot or default_bot(game))))
        elif wish.who == "friend":
            chairs.append(Chair())
        else:
            taken = {looks(chair.name) for chair in chairs}
            chairs.append(Chair(person, free_name(wish.name, taken), used=True))
    return tuple(chairs)


def with_names(table: str, chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The chairs of a new table: bots take names that no person there has."""
    taken = {looks(chair.name) for chair in chairs if not named_by_level(chair)}
    named: list[Chair] = []
    for chair in chairs:
        name = name_for_bot(table, taken) if named_by_level(chair) else chair.name
        taken.add(looks(name))
        named.append(msgspec.structs.replace(chair, name=name))
    return tuple(named)


def decide_opening(opening: Opening) -> Decision:
    """All that is in the log before anyone can do anything; raises `Refusal`."""
    record = opening.record
    chairs = with_names(opening.id, opening.opened.chairs)
    first = msgspec.structs.replace(opening.opened, chairs=chairs)
    laid = [] if record is None else laid_out(record)
    hidden = [Hidden(number, hidden=True) for number in sorted(opening.hidden)]
    begun = None if record is None else record.start
    start = () if first.from_record else start_of(first, first.chairs, begun)
    over = record is not None and record.end.result is not None
    return Decision((first, *laid, *hidden, *opening.outcasts, *start), over)


def laid_out(record: Record) -> list[AnyEntry]:
    """An earlier game as it is put on a table, line by line; it has been checked."""
    lines = [
        Played(line, line.seat if isinstance(line, ResignLine) else None) for line in record.body
    ]
    return [Laid(record.chance, record.start, record.game.players), *lines]


def first_log(decision: Decision, host: str) -> list[Logged]:
    """The log of a new table; only that it was opened is the host's doing."""
    at = now()
    return [
        Logged(seq, at, entry, host if seq == 1 else None)
        for seq, entry in enumerate(decision.entries, start=1)
    ]


def first_phase(opening: Opening, decision: Decision) -> Phase:
    """Where a record is only looked at, nobody plays."""
    return decision.phase("closed" if opening.opened.from_record else "waiting")
