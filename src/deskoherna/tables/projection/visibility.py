"""The one place that decides what a viewer may know of a table.

Everything of a game that leaves the server comes from here: views, events, moves, questions, chat,
seeds, records and reviews. Games say what a seat may know (`Game.view`, `Event.seen_by`); this
module says which seat a viewer sees through and when a secret is out, and takes out what the host
has hidden (ROOM-16). The other modules of the projection write down what it lets through.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from deskoherna.coaching import Happened
from deskoherna.kernel import AnyGame, AnyMatch, Ask, Event, Refusal, State, View, visible_to
from deskoherna.kernel.display import displayed, filmed
from deskoherna.kernel.record import ChanceLine, MoveLine

from .. import wire
from ..identity import is_program
from ..log.entries import AskedToWrite, Banned, Explained, Logged, Muted, Saying
from ..log.table import Table
from ..log.talk import Talk
from .viewer import Viewer

EventData = tuple[dict[str, Any], ...]


# Through which seat


def viewer_of(table: Table, person: str | None) -> Viewer:
    """A person sees through their seat; through one of several where there is nothing to hide."""
    seats = table.seats_of(person)
    alone = len(seats) == 1 or (seats and not hands_over(table.game))
    return Viewer(seats, seats[0] if alone else None, is_program(person))


def hands_over(game: AnyGame) -> bool:
    """Whether people who share a device hand it over, so that each sees only what is theirs."""
    return game.private and not game.open_information


def sees(table: Table, viewer: Viewer, seat: int) -> bool:
    """Whether the seat is the viewer's, and they may know now what it knows."""
    return seat in viewer.seats and (seat == viewer.seat or not hands_over(table.game))


def is_partner(table: Table, viewer: Viewer, seat: int) -> bool:
    """Whether someone else sits there to whom the viewer may propose a move (ROOM-15)."""
    if not (table.game.cooperative and viewer.seats) or seat >= len(table.chairs):
        return False
    return seat not in viewer.seats and table.chairs[seat].bot is None


def check_seat(viewer: Viewer, seat: int | None) -> None:
    """One may look through a seat of one's own, or as a spectator; raises `Refusal`."""
    if seat is not None and seat not in viewer.seats:
        raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)


def match_for(table: Table, viewer: Viewer, seat: int) -> AnyMatch:
    """The running match, if the viewer may ask what this seat can do; raises `Refusal`."""
    if not sees(table, viewer, seat) and not is_partner(table, viewer, seat):
        raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)
    if table.match is None or table.state != "playing":
        raise Refusal("ROOM-10", "room-not-running")
    return table.match


# Positions


def view_for(table: Table, match: AnyMatch, viewer: Viewer) -> Any:
    """The position as the viewer's seat may know it."""
    return sent(table.game, seat_view(table, match, viewer.seat), viewer.program)


def view_audience(table: Table, viewer: Viewer) -> Hashable:
    """Viewers with the same one are sent the same view."""
    return _knowing_seat(table, viewer), viewer.program


def seat_view(table: Table, match: AnyMatch, seat: int | None) -> View:
    """All that a seat may know, a perfect memory included, without what the host has hidden."""
    view: View = table.game.covered(match.view(seat), table.hidden)
    return view


def bot_view(match: AnyMatch, seat: int | None) -> View:
    """What a bot thinks about: all that its seat may know. Hidden from people, it still counts."""
    view: View = match.view(seat)
    return view


def sent(game: AnyGame, view: View, program: bool) -> Any:
    """A view as it leaves the server: for programs whole, for boards as plain data."""
    return view if program else shown(game, view)


def shown(game: AnyGame, view: View) -> Any:
    """A view without what only bots need to remember, with the board that the game makes of it."""
    if not view.memory:
        return displayed(game, view)
    data: dict[str, Any] = msgspec.to_builtins(view)
    for field in view.memory:
        _leave_out(data, *field.split("."))
    return displayed(game, view, data)


def _leave_out(data: dict[str, Any], name: str, *inner: str) -> None:
    if not inner:
        del data[name]
        return
    for part in data[name]:
        _leave_out(part, *inner)


class PastView(NamedTuple):
    """A position of the past, as a seat may know it."""

    match: AnyMatch
    view: View  # to be drawn
    sent: Any  # to be sent


def past_view(table: Table, match: AnyMatch, viewer: Viewer, seat: int | None) -> PastView:
    """What a viewer is shown of an earlier position."""
    view = seat_view(table, match, seat)
    return PastView(match, view, sent(table.game, view, viewer.program))


def past_seat(table: Table, viewer: Viewer, seat: int | None) -> int | None:
    """Through which seat an earlier position may be seen: one's own, after the game any."""
    if seat is None:
        return viewer.seat
    if seat >= table.setup.seats or not is_over(table):
        check_seat(viewer, seat)
    return seat


def asks_for(
    table: Table, asks: Mapping[int, Ask[Any]], viewer: Viewer
) -> tuple[dict[int, Ask[Any]], dict[int, Ask[Any]]]:
    """The questions to the viewer's seats, and those to partners whom they may advise."""
    own = {seat: ask for seat, ask in asks.items() if sees(table, viewer, seat)}
    partners = {seat: ask for seat, ask in asks.items() if is_partner(table, viewer, seat)}
    return own, partners


# Moves that are not made yet


def foreseen_events(table: Table, match: AnyMatch, seat: int, move: str) -> EventData:
    """What a move would do, as far as its seat can know; raises `Refusal`."""
    return _data(table, match.preview(seat, move), seat)


def foreseen_view(table: Table, match: AnyMatch, seat: int, move: str, program: bool) -> Any:
    """What a seat would see right after a move, if the game can tell."""
    view = match.foreseen(seat, move)
    if view is None:
        return None
    return sent(table.game, table.game.covered(view, table.hidden), program)


def view_ahead(table: Table, state: State[Any], seat: int, program: bool) -> Any:
    """A position that might come, in a game in which nothing is hidden from anyone (ROOM-22)."""
    assert table.game.open_information
    return sent(table.game, table.game.covered(table.game.view(state, seat), table.hidden), program)


def is_watched(table: Table, match: AnyMatch, seat: int, move: str) -> bool:
    """Whether others see a move while it is made (ROOM-16); raises `Refusal` if it cannot be."""
    events = match.preview(seat, move)
    if not table.game.parse(move).watched:
        raise Refusal("ROOM-16", "room-not-open")
    return all(event.exhibit not in table.hidden for event in events)


# The log


def events_for(table: Table, seq: int, seat: int | None) -> EventData:
    """What happened with an entry of the log, as a seat may see it."""
    return _data(table, visible_to(seat, table.events.get(seq, [])), seat)


def happened_to(table: Table, seat: int) -> list[Happened]:
    """All that a seat has seen of the game that stands, with the seats whose moves it came of."""
    assert table.match is not None
    seen: list[Happened] = [(None, event) for event in visible_to(seat, table.match.opening)]
    kept = {ply: seq for seq, ply in table.plies.items() if ply <= len(table.match.plies)}
    for ply, seq in kept.items():
        mover = table.match.plies[ply - 1].seat
        seen += ((mover, event) for event in visible_to(seat, table.events[seq]))
    return seen


def move_for(table: Table, move: MoveLine, viewer: Viewer) -> str | None:
    """A move in notation, where the viewer may know it."""
    known = table.game.open_information or move.seat == viewer.seat
    return move.move if known else None


def remark_for(table: Table, entry: Explained) -> tuple[Saying, ...]:
    """A bot's reasons, unless they may quote what is hidden."""
    return () if entry.about in table.hidden else entry.said


def is_withheld(table: Table, viewer: Viewer, seq: int) -> bool:
    """Whether something said is kept from a viewer (ROOM-13).

    The host has cleared it, or a spectator said it to whom players do not listen during the game.
    """
    during = bool(viewer.seats) and table.state == "playing"
    return seq in table.talk.cleared or (during and seq in table.said_by_spectators)


def released_chat(table: Table, viewer: Viewer, after: int) -> list[Logged]:
    """What was withheld from a viewer who knows the log so far, and may be read by now."""
    if not viewer.seats or table.ended is None or after >= table.ended:
        return []
    released = (said for said in table.said_by_spectators.values() if said.seq <= after)
    return [said for said in released if said.seq not in table.talk.cleared]


def cleared_chat(table: Table, viewer: Viewer, after: int) -> list[Logged]:
    """What a viewer who knows the log so far may have read, and the host has cleared since."""
    if table.talk.last_cleared <= after:
        return []
    ended = table.ended is not None and table.ended <= after
    unread = table.said_by_spectators if viewer.seats and not ended else {}
    cleared = table.talk.cleared.items()
    gone = [seq for seq, by in cleared if seq <= after < by and seq not in unread]
    return [table.log[seq - 1] for seq in sorted(gone)]


def log_audience(table: Table, viewer: Viewer) -> Hashable:
    """Viewers with the same one are sent the same of the log."""
    return bool(viewer.seats), _knowing_seat(table, viewer)


def data_of(game: AnyGame, events: Iterable[Event]) -> EventData:
    """Events that a seat may see, as they leave the server."""
    return filmed(game, events)


def _data(table: Table, events: Iterable[Event], seat: int | None) -> EventData:
    if hidden := table.hidden:
        events = [event.covered(seat) if event.exhibit in hidden else event for event in events]
    return data_of(table.game, events)


def _knowing_seat(table: Table, viewer: Viewer) -> int | None:
    """The seat whose knowledge a viewer has; where nothing is hidden all have the same."""
    return None if table.game.open_information else viewer.seat


# The table


def check_look(table: Table, person: str | None) -> None:
    """Raises `Refusal` to those who may not look at the table."""
    if not table.opened.public and person in table.talk.banned:
        raise Refusal("ROOM-13", "room-banned")
    if not table.doors and not table.concerns(person):
        raise Refusal("ROOM-10", "room-doors-closed")


def may_look(table: Table, person: str | None) -> bool:
    try:
        check_look(table, person)
    except Refusal:
        return False
    return True


def writing_of(table: Table, person: str | None) -> wire.Writing:
    """Whether somebody may write at the table, or why not (ROOM-13)."""
    talk = table.talk
    if person in talk.banned:
        return "banned"
    if person in talk.muted:
        return "muted"
    if table.concerns(person) or talk.spectators_write == "freely":
        return "yes"
    return "never" if talk.spectators_write == "never" else _approval_of(talk, person)


def _approval_of(talk: Talk, person: str | None) -> wire.Writing:
    if person in talk.approved:
        return "yes"
    if person in talk.declined:
        return "declined"
    return "waits" if person in talk.asking else "ask"


def writers_for(table: Table, person: str | None) -> tuple[wire.Writer, ...]:
    """Who asks to write, is muted or banned: for the host, by name and number and by no id."""
    if person is None or person != table.host:
        return ()
    talk = table.talk
    found: list[wire.Writer] = []
    for seq in (*talk.asking.values(), *talk.muted.values(), *talk.banned.values()):
        match table.log[seq - 1].entry:
            case AskedToWrite(name=name):
                found.append(wire.Writer(seq, name, None, "asks"))
            case Muted(name=name, seat=seat):
                found.append(wire.Writer(seq, name, seat, "muted"))
            case Banned(name=name):
                found.append(wire.Writer(seq, name, None, "banned"))
    return tuple(found)


def links_for(table: Table, person: str | None) -> list[int]:
    """The seats whose links a person may hand on, while they can be used (ROOM-10).

    One that a player made for another device is theirs. All others are the host's, unless a seat
    of a running game has secrets.
    """
    if person is None or table.state not in ("waiting", "playing"):
        return []
    host = None if table.state == "playing" and hands_over(table.game) else table.host
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if not chair.used and person == (chair.person if chair.own else host)
    ]


# What is out once the game is over


def is_over(table: Table) -> bool:
    """Whether nothing of the game needs to stay secret any more (ROOM-6)."""
    return table.state in ("over", "closed")


def seed_for(table: Table, source: ChanceLine) -> str | None:
    """The seed of chance is revealed at the end (ROOM-6)."""
    return source.seed if is_over(table) else None


def check_record(table: Table, origins: Iterable[Table]) -> AnyMatch:
    """The match whose record may be read: neither it nor one it was continued from still runs.

    Raises `Refusal`.
    """
    if table.match is None or not all(map(is_over, (table, *origins))):
        raise Refusal("ROOM-6", "room-record-secret")
    return table.match


def check_review(table: Table, origins: Iterable[Table]) -> None:
    """A review may be read when the record may; raises `Refusal`."""
    if table.match is None or not is_over(table):
        raise Refusal("ROOM-6", "room-review-running")
    if not all(map(is_over, origins)):
        raise Refusal("ROOM-6", "room-review-origin")


def check_fork(table: Table, at: int) -> AnyMatch:
    """The match, if it may go on from its first `at` moves at another table; raises `Refusal`.

    Others get to know all of it there. The kernel asks of every match with secrets that it is over.
    """
    if table.match is None:
        raise Refusal("ROOM-10", "room-not-started")
    table.match.check_fork(at)
    return table.match


def hidden_until(table: Table, moves: int) -> set[int]:
    """The numbers of what players showed in the first moves that stand, and the host has hidden.

    It stays hidden at a table that goes on from there (ROOM-16).
    """
    kept = {ply: seq for seq, ply in table.plies.items() if ply <= moves}
    events = (event for seq in kept.values() for event in table.events[seq])
    return table.hidden & {event.exhibit for event in events if event.exhibit is not None}


class ReviewedMoves:
    """Which moves of a finished game a review may tell, and quote, though the host hid something.

    What players made is known by the moves that show it and that are made about it (ROOM-16).
    """

    def __init__(self, table: Table) -> None:
        self.hidden = table.hidden
        self._about: dict[int, int | None] = {}  # by the moves before: the number shown last
        self._shows: dict[int, set[int | None]] = {}
        about = None
        for seq, ply in table.plies.items():
            self._about[ply - 1] = about
            numbers = {event.exhibit for event in table.events[seq]} - {None}
            self._shows[ply - 1] = numbers
            about = max((n for n in numbers if n is not None), default=about)

    def check(self, ply: int) -> None:
        """Raises `Refusal` where the move may not be shown."""
        if not self.shown(ply):
            raise Refusal("ROOM-16", "room-review-hidden")

    def shown(self, ply: int) -> bool:
        """Whether the move may be shown."""
        return not self._shows.get(ply, set()) & self.hidden

    def explained(self, ply: int) -> bool:
        """Whether reasons may be shown: they may quote what the move is about."""
        return self.shown(ply) and self._about.get(ply) not in self.hidden
