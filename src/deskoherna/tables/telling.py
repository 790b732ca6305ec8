"""What a table tells to whom: an explicit list of what may go out, for every pair of eyes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

import msgspec

from deskoherna.bots.review import Moment, turning_points
from deskoherna.kernel import AnyGame, AnyMatch, Ask, Event, Problem, Refusal, visible_to
from deskoherna.kernel.problem import Argument
from deskoherna.kernel.record import AgreeLine, ChanceLine, HintLine, MoveLine, ResignLine, UndoLine

from . import wire
from .clock import Clock
from .commands import ABOUT_TIME, waits_for
from .entries import (
    Answered,
    AnyEntry,
    Chair,
    Closed,
    Explained,
    Hidden,
    Laid,
    Logged,
    MoreTime,
    Opened,
    Paused,
    Played,
    Proposal,
    Rematch,
    Said,
    Saying,
    Seated,
    Started,
    TimeUp,
    WentOn,
)
from .links import Links
from .reviews import Progress
from .table import Table, now

SEATED = {
    "sat": "room-note-sat",
    "left": "room-note-left",
    "kicked": "room-note-kicked",
    "bot": "room-note-bot",
    "back": "room-note-back",
    "failed": "room-note-failed",
}
SILENT = ("readied", "link")


class Eyes(NamedTuple):
    """Who looks: the seats that are theirs, and the one they see the game with."""

    seats: tuple[int, ...] = ()
    seat: int | None = None


def eyes_of(table: Table, person: str | None) -> Eyes:
    """A person sees with the eyes of their seat; of several, where there is nothing to hide."""
    seats = table.seats_of(person)
    alone = len(seats) == 1 or (seats and not hands_over(table.game))
    return Eyes(seats, seats[0] if alone else None)


# The log


def lines(table: Table, after: int, eyes: Eyes) -> tuple[wire.LineTold, ...]:
    """What was logged after a number, and what could not be told before."""
    hidden = table.hidden_chat if eyes.seats else ()
    told = (line(table, entry, eyes) for entry in table.log[after:] if entry.seq not in hidden)
    known = (*_late(table, after, eyes), *_again(table, after, eyes))
    return tuple(entry for entry in (*known, *told) if entry is not None)


def _late(table: Table, after: int, eyes: Eyes) -> list[wire.LineTold | None]:
    """Spectators' talk that players get to read once the game is over (ROOM-13)."""
    if not eyes.seats or table.ended is None or after >= table.ended:
        return []
    return [line(table, said, eyes) for said in table.said_by_spectators if said.seq <= after]


def _again(table: Table, after: int, eyes: Eyes) -> list[wire.LineTold | None]:
    """Lines that were told otherwise before the host hid something, or showed it (ROOM-16)."""
    fresh = [logged.entry for logged in table.log[after:]]
    changed = [entry.number for entry in fresh if isinstance(entry, Hidden)]
    seqs = {seq for number in changed for seq in table.exhibits[number] if seq <= after}
    return [line(table, table.log[seq - 1], eyes) for seq in sorted(seqs)]


def line(table: Table, logged: Logged, eyes: Eyes) -> wire.LineTold | None:
    seq, at, entry = logged.seq, logged.at, logged.entry
    match entry:
        case Played(line=MoveLine() as move):
            return _move(table, logged, move, eyes)
        case Played(line=UndoLine() as undo):
            return wire.UndoTold(seq, at, undo.to, _name(table, undo.by))
        case Started() | Laid():
            return wire.StartTold(seq, at, told(table, seq, eyes.seat))
        case Explained():
            return _remark(table, logged, entry)
        case Said():
            return wire.ChatTold(seq, at, entry.name, entry.seat, entry.text)
    note = _note(table, entry)
    return None if note is None else wire.NoteTold(seq, at, *note)


def _move(table: Table, logged: Logged, move: MoveLine, eyes: Eyes) -> wire.MoveTold:
    known = table.game.open_information or move.seat == eyes.seat
    return wire.MoveTold(
        logged.seq,
        logged.at,
        table.plies[logged.seq],
        move.seat,
        move.move if known else None,
        told(table, logged.seq, eyes.seat),
        move.late,
    )


def told(table: Table, seq: int, seat: int | None) -> tuple[dict[str, Any], ...]:
    seen = visible_to(seat, table.events.get(seq, []))
    return tuple(_uncovered(table, event, seat).data() for event in seen)


def _uncovered(table: Table, event: Event, seat: int | None) -> Event:
    return event.covered(seat) if event.exhibit in table.hidden else event


def _remark(table: Table, logged: Logged, entry: Explained) -> wire.RemarkTold:
    """A bot's reasons may quote what is hidden."""
    said = () if entry.about in table.hidden else entry.said
    return wire.RemarkTold(logged.seq, logged.at, entry.ply, entry.seat, entry.about, said)


Note = tuple[str, dict[str, Argument], str]  # message, arguments, rule


def _note(  # noqa: PLR0911  # one branch for each kind of entry
    table: Table, entry: AnyEntry
) -> Note | None:
    about: dict[str, Argument]
    match entry:
        case Seated():
            if entry.how in SILENT:
                return None
            about = {"name": entry.name, "seat": entry.seat + 1, "bot": entry.chair.bot or ""}
            sits_in = entry.how == "bot" and entry.chair.person is not None
            return "room-note-sits-in" if sits_in else SEATED[entry.how], about, "ROOM-10"
        case Proposal():
            number = entry.number + 1 if entry.what in ABOUT_TIME else entry.number
            about = {"name": _name(table, entry.by), "what": entry.what, "number": number}
            return "room-note-proposed", about, consent_rule(entry.what)
        case Answered():
            answer = "yes" if entry.yes else "no"
            about = {"name": _name(table, entry.seat), "answer": answer}
            return "room-note-answered", about, "ROOM-4"
        case Played(line=HintLine(seat=seat)):
            return "room-note-hint", {"name": _name(table, seat)}, "ROOM-17"
        case Played(line=ResignLine(seat=seat), seat=None):
            return "room-note-lost-on-time", {"name": _name(table, seat)}, "ROOM-12"
        case Played(line=ResignLine(seat=seat)):
            return "room-note-resigned", {"name": _name(table, seat)}, "ROOM-9"
        case Played(line=AgreeLine()):
            return "room-note-agreed", {}, "ROOM-9"
        case Played(line=ChanceLine()):
            return "room-note-chance", {}, "ROOM-6"
        case Hidden():
            hidden = "yes" if entry.hidden else "no"
            return "room-note-hidden", {"hidden": hidden, "number": entry.number}, "ROOM-16"
        case TimeUp():
            return "room-note-time-up", {"name": _name(table, entry.seat)}, "ROOM-12"
        case MoreTime():
            return "room-note-more-time", {"name": _name(table, entry.seat)}, "ROOM-12"
    return NOTES[type(entry)], {}, "ROOM-10"


NOTES: dict[type, str] = {
    Opened: "room-note-opened",
    Paused: "room-note-paused",
    WentOn: "room-note-went-on",
    Rematch: "room-note-rematch",
    Closed: "room-note-closed",
}


def consent_rule(what: str) -> str:
    if what in ABOUT_TIME:
        return "ROOM-12"
    return "ROOM-9" if what == "draw" else "ROOM-4"


def _name(table: Table, seat: int | None) -> str:
    return "" if seat is None else table.chairs[seat].name


# The game


def position(table: Table, eyes: Eyes) -> wire.Position | None:
    return None if table.match is None else Standing(table, table.match).told_to(eyes)


class Standing:
    """How the game stands, to be told to one pair of eyes after another."""

    def __init__(self, table: Table, match: AnyMatch) -> None:
        self.table = table
        self.match = match
        self.asks = match.asks if table.state == "playing" else {}
        self.waiting = tuple(
            wire.Waiting(seat, ask.rule) for seat, ask in self.asks.items() if not ask.optional
        )
        self.times = _times(table, table.clock)
        self.offers = _times(table, table.offers)
        self._views: dict[int | None, msgspec.Raw] = {}

    def told_to(self, eyes: Eyes) -> wire.Position:
        match = self.match
        return wire.Position(
            version=match.version,
            plies=len(match.plies),
            fixed=match.fixed,
            view=self._view(eyes.seat),
            asks={
                str(seat): ask_told(ask)
                for seat, ask in self.asks.items()
                if sees(self.table, eyes, seat)
            },
            partners={
                str(seat): ask_told(ask)
                for seat, ask in self.asks.items()
                if _partner(self.table, eyes, seat)
            },
            waiting=self.waiting,
            result=match.result,
            times=self.times,
            offers=self.offers,
        )

    def _view(self, seat: int | None) -> msgspec.Raw:
        """The view, written; where nothing is hidden one serves all."""
        key = None if self.table.game.open_information else seat
        if key not in self._views:
            self._views[key] = msgspec.Raw(encode(view(self.table, self.match, seat)))
        return self._views[key]


def ask_told(ask: Ask[Any]) -> wire.AskTold:
    return wire.AskTold(
        ask.rule,
        ask.key,
        dict(ask.arguments),
        ask.optional,
        ask.offer,
        ask.schema if ask.free else None,
    )


def _partner(table: Table, eyes: Eyes, seat: int) -> bool:
    """Whether someone else sits there to whom the person may propose a move (ROOM-15)."""
    if not (table.game.cooperative and eyes.seats) or seat >= len(table.chairs):
        return False
    return seat not in eyes.seats and table.chairs[seat].bot is None


def view(table: Table, match: AnyMatch, seat: int | None) -> Any:
    """What a seat may know, without what the host has hidden."""
    return table.game.covered(match.view(seat), table.hidden)


def drafted(table: Table, eyes: Eyes, command: wire.Draft) -> wire.Drafted | None:
    """A move in the making, if it could be made and everyone may watch; None if that is hidden."""
    match = _asked(table, eyes, command.seat)
    if command.move is not None:
        shown = match.preview(command.seat, command.move)
        if not table.game.parse(command.move).watched:
            raise Refusal("ROOM-16", "room-not-open")
        if any(event.exhibit in table.hidden for event in shown):
            return None
    return wire.Drafted(command.seat, command.move)


def sees(table: Table, eyes: Eyes, seat: int) -> bool:
    """Whether the seat is the person's, and they may know now what it knows."""
    return seat in eyes.seats and (seat == eyes.seat or not hands_over(table.game))


def hands_over(game: AnyGame) -> bool:
    """Whether people who share a device hand it over, so that each sees only what is theirs."""
    return game.private and not game.open_information


def _times(table: Table, clock: Clock | None) -> wire.Times | None:
    if clock is None:
        return None
    at = now()
    left = tuple(clock.left_at(seat, at, table.outages) for seat in range(table.setup.seats))
    return wire.Times(left, tuple(sorted(clock.running)), at)


def considered(table: Table, eyes: Eyes, command: wire.Consider) -> wire.Considered:
    match = _asked(table, eyes, command.seat)
    try:
        events = match.preview(command.seat, command.move)
    except Refusal as refusal:
        return wire.Considered(command.id, None, problem(refusal))
    view = match.foreseen(command.seat, command.move)
    return wire.Considered(command.id, tuple(event.data() for event in events), None, view)


def moves(table: Table, eyes: Eyes, command: wire.Moves) -> wire.MovesTold:
    ask = _asked(table, eyes, command.seat).asks.get(command.seat)
    return wire.MovesTold(command.id, () if ask is None else tuple(map(str, ask.moves)))


def _asked(table: Table, eyes: Eyes, seat: int) -> Any:
    if not sees(table, eyes, seat) and not _partner(table, eyes, seat):
        raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)
    if table.match is None or table.state != "playing":
        raise Refusal("ROOM-10", "room-not-running")
    return table.match


# A review


def review(table: Table, progress: Progress, after: int = 0) -> wire.ReviewTold:
    """What was found, without what the host has hidden (ROOM-16)."""
    kept = progress.kept
    shown = Shown(table)
    told = [moment for moment in kept.moments if shown.move(moment.ply)]
    return wire.ReviewTold(
        progress.state,
        progress.ahead,
        kept.moves,
        kept.standing,
        tuple(moment_told(moment, shown) for moment in kept.moments[after:]),
        tuple(moment.ply for moment in turning_points(told)),
        kept.ended,
    )


class Shown:
    """What players made is known by the moves that show it and that are made about it."""

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

    def move(self, ply: int) -> bool:
        """Whether the move can be told."""
        return not self._shows.get(ply, set()) & self.hidden

    def reasons(self, ply: int) -> bool:
        """Whether reasons can be told: they may quote what the move is about."""
        return self.move(ply) and self._about.get(ply) not in self.hidden


def moment_told(moment: Moment, shown: Shown) -> wire.MomentTold:
    open_, quoted = shown.move(moment.ply), shown.reasons(moment.ply)
    better = tuple(
        wire.BetterTold(
            one.move,
            one.value,
            tuple(Saying(why.key, dict(why.args)) for why in one.why) if quoted else (),
            one.events,
        )
        for one in moment.better
    )
    return wire.MomentTold(
        moment.ply,
        moment.seat,
        moment.move if open_ else None,
        moment.standing,
        moment.cost,
        moment.weighed,
        better if open_ else (),
        Saying(moment.asked.key, moment.asked.args) if moment.asked and quoted else None,
        moment.events if open_ else (),
    )


def moment_shown(table: Table, moment: Moment) -> wire.MomentShown:
    assert table.match is not None
    if not Shown(table).move(moment.ply):
        raise Refusal("ROOM-16", "room-review-hidden")
    match, seat = table.match.after(moment.ply), moment.seat
    moves = (moment.move, *(better.move for better in moment.better))
    return wire.MomentShown(
        moment.ply,
        seat,
        view(table, match, seat),
        ask_told(match.asks[seat]),
        tuple(
            wire.MoveShown(
                move,
                tuple(event.data() for event in match.preview(seat, move)),
                match.foreseen(seat, move),
            )
            for move in moves
        ),
    )


# The table


def status(table: Table, away: Collection[int], spectators: int) -> wire.Status:
    opened = table.opened
    fixed = table.started or opened.review
    source = table.match.sources[-1] if table.match and fixed else opened.chance
    words = source.contributions if fixed else tuple(chair.words or "" for chair in table.chairs)
    over = table.state in ("over", "closed")
    can = table.game.conceded if table.state == "playing" else None
    state = table.match.state if table.match is not None else None
    return wire.Status(
        id=table.id,
        game=table.game.id,
        options=dict(table.setup.options),
        state=table.state,
        public=opened.public,
        paused=table.paused,
        hints=opened.hints,
        seats=tuple(seat_told(chair, seat in away) for seat, chair in enumerate(table.chairs)),
        colours=table.game.colours(table.setup),
        clock=opened.clock,
        offers=opened.offers,
        time_up=tuple(sorted(table.time_up)),
        hidden=tuple(sorted(table.hidden)),
        proposal=_proposal(table),
        chance=wire.ChanceTold(source.commitment, words, source.seed if over else None),
        can_resign=tuple(
            seat for seat in range(table.setup.seats) if can is not None and can(state, seat)
        ),
        can_draw=can is not None and can(state, None) is not None,
        next=table.next,
        came_from=None if opened.came_from is None else wire.Origin(*opened.came_from),
        spectators=spectators,
    )


def seat_told(chair: Chair, away: bool) -> wire.SeatTold:
    return wire.SeatTold(
        name=chair.name,
        person=chair.person is not None,
        bot=chair.bot,
        sits_in=chair.bot is not None and chair.person is not None,
        ready=chair.ready,
        away=away and chair.person is not None,
    )


def _proposal(table: Table) -> wire.ProposalTold | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return wire.ProposalTold(proposal.what, proposal.by, proposal.number, waits_for(table))


def you(table: Table, person: str | None, eyes: Eyes, links: Links) -> wire.You:
    host = person is not None and person == table.host
    issued = table.chairs if host and table.state in ("waiting", "playing") else ()
    paths = {
        str(seat): links.path(table.id, seat, chair.link)
        for seat, chair in enumerate(issued)
        if not chair.used
    }
    return wire.You(eyes.seats, host, eyes.seat, paths)


def problem(problem: Problem) -> wire.Problem:
    rule = problem.rule if isinstance(problem, Refusal) else None
    return wire.Problem(problem.key, dict(problem.arguments), rule)


encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
