"""A record is replayed, not believed: all is drawn, checked and written again, and compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .event import Event
from .game import Setup
from .match import AnyGame, AnyMatch, Match, chance_line
from .problem import Refusal
from .record import (
    BadRecord,
    BodyLine,
    ChanceLine,
    HintLine,
    MoveLine,
    Record,
    ResignLine,
    StartLine,
    UndoLine,
)


class ReplayedLine(NamedTuple):
    """One line of a record, played again: what happened, and the match right after it.

    The match is the same object for every line: look at it before you take the next one.

    >>> import deskoherna
    >>> game = deskoherna.game("numerus")
    >>> start = next(replay_lines(game, game.new(seed=7).record()))
    >>> start.line.draws, [event.key for event in start.events]
    ((Draw(label='first', of=(2,), got=(1,)),), ['numerus-starts'])
    """

    line: StartLine | BodyLine
    events: list[Event]
    match: AnyMatch


def replay_lines(game: AnyGame, record: Record) -> Iterator[ReplayedLine]:
    """Play a record again line by line, chance included; raises `BadRecord` where it differs.

    >>> import deskoherna
    >>> game = deskoherna.game("numerus")
    >>> match = game.new(options={"first": "green"}, seed=7)
    >>> events = match.play(0, "1 a1")
    >>> *_, last = replay_lines(game, match.record())
    >>> last.match.state == match.state
    True
    """
    head = record.game
    if head.rules != game.rules_version:
        raise BadRecord(1, "room-record-rules", rules=head.rules, known=game.rules_version)
    try:
        setup = game.setup(head.seats, head.options)
        match = Match(game, setup, _checked(2, record.chance, setup), head.players)
    except Refusal:
        raise BadRecord(1, "room-record-setup") from None
    if match.record().game != head:
        raise BadRecord(1, "room-record-setup")
    if match.record().start != record.start:
        raise BadRecord(3, "room-record-chance")
    yield ReplayedLine(record.start, match.opening, match)
    for number, line in enumerate(record.body, start=4):
        yield ReplayedLine(line, replay_line(match, line, number), match)
    if match.record().end != record.end:
        raise BadRecord(len(record.lines()), "room-record-end")


def replay_line(match: AnyMatch, line: BodyLine, number: int) -> list[Event]:
    """Carry out the next line of a record, the one with this number, and return what happened.

    Raises `BadRecord` where the match comes to something other than the line says.

    >>> import deskoherna
    >>> match, again = (deskoherna.game("numerus").new(seed=7) for _ in range(2))
    >>> events = match.play(*match.asks, "1 a1")
    >>> replay_line(again, match.last_line, 4) == events
    True
    """
    events: list[Event] = []
    try:
        if isinstance(line, ChanceLine):
            match.reseed(_checked(number, line, match.setup))
        elif isinstance(line, UndoLine):
            match.undo(line.to, line.by, line.agreed)
        elif isinstance(line, MoveLine):
            late = line.late
            events = match.lapse(line.seat) if late else match.play(line.seat, line.move)
        elif isinstance(line, HintLine):
            match.hint(line.seat)
        elif isinstance(line, ResignLine):
            match.resign(line.seat)
        else:
            match.agree()
    except Refusal as refusal:
        raise BadRecord(number, "room-record-refused", rule=refusal.rule) from refusal
    done = match.last_line
    if isinstance(line, MoveLine) and isinstance(done, MoveLine) and done.move != line.move:
        raise BadRecord(number, "room-record-line")  # a move written in another way
    if done != line:
        raise BadRecord(number, "room-record-chance")
    return events


def _checked(number: int, line: ChanceLine, setup: Setup) -> ChanceLine:
    try:
        seed = bytes.fromhex(line.seed)
        expected = chance_line(setup, seed, line.contributions)
    except (ValueError, Refusal):
        raise BadRecord(number, "room-record-seed") from None
    if line != expected:
        raise BadRecord(number, "room-record-commitment")
    return line
