"""Tables at which a game is over, or nearly so, played at random and without a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import deskoherna
from deskoherna.bots import RandomBot
from deskoherna.kernel import Match, SearchChance
from deskoherna.kernel.match import chance_line
from deskoherna.kernel.record import AgreeLine, ResignLine
from deskoherna.tables.log.entries import AnyEntry, Chair, Logged, Opened, Played, Started
from deskoherna.tables.log.table import Table
from deskoherna.tables.session.decisions import start_of

ENDED = 1_000_000  # when games end, in milliseconds since 1970


def seat_of(person: str) -> Chair:
    return Chair(person, person.title(), words="", used=True)


def at(*people: str) -> list[Chair]:
    return [seat_of(person) for person in people]


def bot(level: str = "beginner") -> Chair:
    return Chair(name="Ema", bot=level)


def log_of(
    game: str,
    chairs: Sequence[Chair],
    options: dict[str, Any] | None = None,
    moves: int | None = None,
    end: Sequence[AnyEntry] = (),
    **opened: Any,
) -> list[AnyEntry]:
    """A game with so many moves, or to its end; and what comes after these."""
    played = deskoherna.game(game)
    setup = played.setup(len(chairs), options or {})
    source = chance_line(setup, 7)
    first = Opened(
        played.id, played.rules_version, setup.options, "host", tuple(chairs), source, **opened
    )
    (started,) = start_of(first, chairs)
    assert isinstance(started, Started)
    match = Match(played, setup, started.chance, [chair.name for chair in chairs])
    entries: list[AnyEntry] = [first, started]
    chance, player = SearchChance(7), RandomBot(played)
    while match.result is None and (moves is None or len(match.plies) < moves):
        seat = next(seat for seat, ask in match.asks.items() if not ask.optional)
        move = player.choose(seat, match.view(seat), match.asks[seat], chance)
        line = match.decide(seat, str(move)).line
        match.play(seat, str(move))
        entries.append(Played(line, seat))
    return [*entries, *end]


def table_of(game: str, chairs: Sequence[Chair], **more: Any) -> Table:
    log = log_of(game, chairs, **more)
    return Table.load("table", [Logged(seq, ENDED, one) for seq, one in enumerate(log, start=1)])


def resigned(seat: int) -> tuple[AnyEntry, ...]:
    return (Played(ResignLine(seat), seat),)


AGREED: tuple[AnyEntry, ...] = (Played(AgreeLine(), 0),)


def with_bot(chair: Chair, level: str = "beginner") -> Chair:
    return msgspec.structs.replace(chair, bot=level)
