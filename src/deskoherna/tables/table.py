"""A table is what its log says: every entry is applied in order, live and when it is loaded."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Literal

import msgspec

from deskoherna.bots import explains
from deskoherna.catalogue import game as game_named
from deskoherna.kernel import (
    AnyGame,
    AnyMatch,
    BadRecord,
    Event,
    Match,
    Problem,
    Record,
    Setup,
    replay_line,
)
from deskoherna.kernel.match import chance_line
from deskoherna.kernel.record import ChanceLine, HintLine, MoveLine, ResignLine, StartLine

from .clock import Clock, ClockRule, OfferClock, Outage
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
    Seated,
    Started,
    TimeUp,
    WentOn,
)
from .hints import Asked, question
from .links import Links

State = Literal["waiting", "playing", "over", "closed"]


class BrokenTable(Problem):
    """A log that cannot be played again; the table stays as it is, for someone to look at."""


class Table:
    """Who sits here, what is played, and what is being asked of whom."""

    id: str
    log: list[Logged]
    fresh: list[Logged]  # entries that are not durable yet
    events: dict[int, list[Event]]  # what happened in the game, by sequence number
    plies: dict[int, int]  # the number of each move, by sequence number
    game: AnyGame
    setup: Setup
    chairs: list[Chair]
    match: AnyMatch | None
    clock: Clock | None
    offers: OfferClock | None
    proposal: Proposal | None
    agreed: set[int]  # seats that agree to what is proposed
    time_up: set[int]
    paused: bool
    closed: bool
    hidden: set[int]  # numbers of what the host has hidden
    exhibits: dict[int, list[int]]  # by these numbers: where in the log it is shown
    hinted: dict[int, Asked]  # seats that were given a hint about what they are asked now
    unexplained: list[Explained]  # what bots may still say something about
    next: str | None
    ended: int | None  # the sequence number with which the game was over

    def __init__(self, id_: str, opened: Opened, outages: Sequence[Outage] = ()) -> None:
        self.id = id_
        self.log = []
        self.fresh = []
        self.events = {}
        self.plies = {}
        self.outages = outages
        self.opened = opened
        self.game = game_named(opened.game)
        if opened.rules != self.game.rules_version:
            raise BrokenTable(
                "room-table-rules", table=id_, rules=opened.rules, known=self.game.rules_version
            )
        self.setup = self.game.setup(len(opened.chairs), opened.options)
        self.chairs = list(opened.chairs)
        self.match = None
        self.started = False
        seats = self.setup.seats
        self.clock = Clock(opened.clock, seats) if opened.clock else None
        self.offers = OfferClock(ClockRule(opened.offers), seats) if opened.offers else None
        self.proposal = None
        self.agreed = set()
        self.time_up = set()
        self.paused = False
        self.closed = False
        self.hidden = set()
        self.exhibits = {}
        self.hinted = {}
        self.unexplained = []
        self._about: int | None = None  # the number of what was shown last
        self.next = None
        self.ended = None
        self._answers: dict[tuple[str, str], int] = {}
        self.said_by_spectators: list[Logged] = []  # while the game ran

    @classmethod
    def open(cls, id_: str, opened: Opened, person: str, at: int | None = None) -> Table:
        """A new table, not durable yet."""
        table = cls(id_, opened)
        table.add(opened, person=person, at=at)
        return table

    @classmethod
    def load(cls, id_: str, log: Sequence[Logged], outages: Sequence[Outage] = ()) -> Table:
        """The table of a log; raises `BrokenTable`."""
        first = log[0].entry if log else None
        if not isinstance(first, Opened):
            raise BrokenTable("room-table-broken", table=id_, seq=1)
        try:
            table = cls(id_, first, outages)
        except BrokenTable:
            raise
        except Problem:
            raise BrokenTable("room-table-broken", table=id_, seq=1) from None
        for logged in log:
            table.apply(logged)
        return table

    # What the log says

    def add(
        self,
        entry: AnyEntry,
        person: str | None = None,
        id_: str | None = None,
        at: int | None = None,
        events: list[Event] | None = None,
    ) -> None:
        """Something new happens. `events`: the entry's line was played already, with these."""
        logged = Logged(self.seq + 1, now() if at is None else at, entry, person, id_)
        self.apply(logged, events)
        self.fresh.append(logged)

    def add_line(
        self,
        by: int | None,
        events: list[Event],
        person: str | None = None,
        id_: str | None = None,
    ) -> None:
        """The game's latest line was played just now; `by` is the seat whose doing it was."""
        assert self.match is not None
        assert self.match.last_line is not None
        self.add(Played(self.match.last_line, by), person, id_, events=events)

    def take_fresh(self) -> list[Logged]:
        fresh, self.fresh = self.fresh, []
        return fresh

    def apply(  # noqa: PLR0912  # one branch for each kind of entry
        self, logged: Logged, events: list[Event] | None = None
    ) -> None:
        entry, at = logged.entry, logged.at
        if logged.seq != self.seq + 1:
            raise BrokenTable("room-table-broken", table=self.id, seq=logged.seq)
        match entry:
            case Played():
                self._play(logged, entry, events)
            case Seated():
                if who(self.chairs[entry.seat]) != who(entry.chair):
                    self.proposal = None  # it was for others to agree to
                self.chairs[entry.seat] = entry.chair
                if entry.chair.bot and entry.seat in self.time_up:
                    self._more_time(entry.seat, at)
            case Laid():
                self._begin(logged, entry.chance, entry.start, entry.players)
            case Started():
                self._start(logged, entry)
            case Proposal():
                self.proposal, self.agreed = entry, {entry.by}
                self._turn_clock(at)
            case Answered():
                self.agreed |= {entry.seat} if entry.yes else set()
                self.proposal = self.proposal if entry.yes else None
                self._turn_clock(at)
            case TimeUp():
                self.time_up.add(entry.seat)
            case MoreTime():
                self.proposal = None
                self._more_time(entry.seat, at)
            case Said():
                if entry.seat is None and self.state == "playing":
                    self.said_by_spectators.append(logged)
            case Paused() | WentOn():
                self.paused = isinstance(entry, Paused)
                self._turn_clock(at)
            case Hidden():
                self.hidden ^= {entry.number}
                self.hinted = {}  # they may be about it
            case Explained():
                self._hear(logged.seq, entry)
            case Rematch():
                self.next = entry.table
            case Closed():
                self.closed = True
                self.proposal = None
                self._turn_clock(at)
        self.log.append(logged)
        if self.ended is None and self.state in ("over", "closed"):
            self.ended = logged.seq
        if logged.person is not None and logged.id is not None:
            self._answers[logged.person, logged.id] = logged.seq

    def _begin(
        self, logged: Logged, chance: ChanceLine, start: StartLine, players: Sequence[str]
    ) -> None:
        self.match = Match(self.game, self.setup, chance, players)
        self.events[logged.seq] = self.match.opening
        if self.match.record().start != start:
            raise BrokenTable("room-table-broken", table=self.id, seq=logged.seq)

    def _start(self, logged: Logged, entry: Started) -> None:
        self.started = True
        names = self.names
        if self.match is None:
            self._begin(logged, entry.chance, entry.start, names)
        else:
            self.match.reseed(entry.chance)
            self.match.players = names
        self._turn_clock(logged.at)

    def _play(self, logged: Logged, entry: Played, events: list[Event] | None) -> None:
        if self.match is None:
            raise BrokenTable("room-table-broken", table=self.id, seq=logged.seq)
        if events is None:
            try:
                events = replay_line(self.match, entry.line, logged.seq)
            except BadRecord:
                raise BrokenTable("room-table-broken", table=self.id, seq=logged.seq) from None
        if isinstance(entry.line, HintLine):
            self._note_hint(logged.seq, entry.line.seat)
            return
        self.events[logged.seq] = events
        self.proposal = None  # whatever was proposed was about another position
        moved = entry.line.seat if isinstance(entry.line, MoveLine) else None
        self._keep_hints(moved)
        if moved is not None:
            self.plies[logged.seq] = len(self.match.plies)
            self.time_up.discard(moved)
            self._note_exhibits(logged.seq, events)
        self._turn_clock(logged.at, moved)

    def _note_hint(self, seq: int, seat: int) -> None:
        assert self.match is not None
        asked = question(self.match, seat)
        if asked is not None:
            self.hinted[seat] = Asked(seq, asked)

    def _keep_hints(self, moved: int | None) -> None:
        """A hint is about one question: it goes with it, and with anything but a move."""
        match, hinted = self.match, self.hinted
        assert match is not None
        self.hinted = {
            seat: asked
            for seat, asked in hinted.items()
            if moved is not None and asked.stands(match, seat, moved)
        }

    def _note_exhibits(self, seq: int, events: list[Event]) -> None:
        """What players made is shown; and with a secret, how bots played, who may say why."""
        for event in events:
            if event.exhibit is not None:
                self.exhibits.setdefault(event.exhibit, []).append(seq)
                self._about = event.exhibit
        if self.started and any(event.reveals for event in events):
            self.unexplained += [
                Explained(seat, self.plies[seq], self._about)
                for seat, chair in enumerate(self.chairs)
                if chair.bot is not None and explains(self.game, chair.bot)
            ]

    def _hear(self, seq: int, said: Explained) -> None:
        silent = msgspec.structs.replace(said, said=())
        self.unexplained = [other for other in self.unexplained if other != silent]
        if said.about is not None:
            self.exhibits[said.about].append(seq)

    def _turn_clock(self, at: int, moved: int | None = None) -> None:
        if self.clock is None and self.offers is None:
            return
        on = self.state == "playing" and not self.paused
        if moved is not None and self.match is not None:
            ask = self.match.asks.get(moved)
            moved = None if ask is not None and ask.goes_on else moved
        asked = [seat for seat in self.awaited if on and not self._held_up(seat)]
        if self.clock is not None:
            self.clock.turn(asked, at, self.outages, moved)
        if self.offers is not None:
            assert self.match is not None
            asks = self.match.asks
            offered = [seat for seat in asked if asks[seat].offer]
            self.offers.turn(offered, at, self.outages, moved)

    def _held_up(self, seat: int) -> bool:
        """A bot does not move while something is proposed."""
        return self.proposal is not None and self.chairs[seat].bot is not None

    def _more_time(self, seat: int, at: int) -> None:
        self.time_up.discard(seat)
        if self.clock is not None:
            self.clock.more(seat, at, self.outages)

    # What can be asked of a table

    @property
    def clocks(self) -> list[Clock]:
        return [clock for clock in (self.clock, self.offers) if clock is not None]

    @property
    def seq(self) -> int:
        return self.log[-1].seq if self.log else 0

    @property
    def state(self) -> State:
        if self.closed:
            return "closed"
        if self.match is not None and self.match.result is not None:
            return "over"
        if self.started:
            return "playing"
        return "closed" if self.opened.review else "waiting"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        if self.match is None:
            return ()
        return tuple(seat for seat, ask in self.match.asks.items() if not ask.optional)

    @property
    def host(self) -> str:
        return self.opened.host

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def hidden_chat(self) -> set[int]:
        """What players read only after the game."""
        if self.state != "playing":
            return set()
        return {logged.seq for logged in self.said_by_spectators}

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        if person is None:
            return ()
        return tuple(n for n, chair in enumerate(self.chairs) if chair.person == person)

    def concerns(self, person: str | None) -> bool:
        """Whether the table is one of the person's."""
        return bool(self.seats_of(person)) or person == self.host

    def link_fits(self, links: Links, seat: int, token: str) -> bool:
        """Whether the seat can be taken by this link."""
        if seat >= len(self.chairs) or self.state not in ("waiting", "playing"):
            return False
        chair = self.chairs[seat]
        return not chair.used and links.same(token, links.token(self.id, seat, chair.link))

    def answered(self, person: str, id_: str) -> int | None:
        """The sequence number of a command that was carried out already."""
        return self._answers.get((person, id_))

    # What the room does to it

    def lay_out(self, record: Record) -> None:
        """Put an earlier game on the table, line by line; it has been checked."""
        self.add(Laid(record.chance, record.start, record.game.players))
        for line in record.body:
            self.add(Played(line, line.seat if isinstance(line, ResignLine) else None))

    def start(self) -> None:
        """Everyone is ready: chance is fixed with everyone's words."""
        words = [chair.words or "" for chair in self.chairs]
        line = chance_line(self.setup, bytes.fromhex(self.opened.chance.seed), words)
        begun = self.match or Match(self.game, self.setup, line, self.names)
        self.add(Started(line, begun.record().start))


def who(chair: Chair) -> tuple[str | None, str | None]:
    return chair.person, chair.bot


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
