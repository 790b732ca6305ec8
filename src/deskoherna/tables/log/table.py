"""A table is what its log says: `apply` alone changes it, one entry after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple, get_args

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
    Setup,
    replay_line,
)
from deskoherna.kernel.record import ChanceLine, HintLine, MoveLine, StartLine

from .clock import Clock, ClockRule, OfferClock, Outage
from .entries import (
    Answered,
    AnyEntry,
    Became,
    Chair,
    Closed,
    CommandId,
    Doors,
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
from .names import looks
from .now import now
from .question import HintRequest, question
from .talk import TALK, ChatAuthor, Moderated, SeatTaker, Talk

Phase = Literal["waiting", "playing", "over", "closed"]


class NoTable(Problem):
    """There is no such table, or no longer."""

    def __init__(self) -> None:
        super().__init__("room-no-table")


class BrokenTable(Problem):
    """A log that cannot be played again; the table stays as it is, for someone to look at."""


class CarriedOut(NamedTuple):
    """A command that was carried out, and the sequence number of its last entry."""

    id: CommandId
    seq: int


class Table:
    """Who sits here, what is played, and what is being asked of whom."""

    id: str
    log: list[Logged]
    events: dict[int, list[Event]]  # what happened in the game, by sequence number
    plies: dict[int, int]  # the number of each move, by sequence number
    game: AnyGame
    setup: Setup
    chairs: list[Chair]
    match: AnyMatch | None
    clock: Clock | None
    offers: OfferClock | None
    clocks: list[Clock]  # both, if there are
    proposal: Proposal | None
    agreed: set[int]  # seats that agree to what is proposed
    time_up: set[int]
    asked_since: dict[int, int]  # by seats the game waits for: with which entry that began
    paused: bool
    closed: bool
    doors: bool  # whether spectators may come in
    host: str
    became: dict[str, str]  # people who showed that they are others, and whom
    removed: set[str]  # people whom the host has removed from a seat
    talk: Talk
    known_as: dict[tuple[str, int | None], str]  # by person and seat: how their last name looks
    spent: Counter[str]  # by person: entries that are neither moves nor talk
    hidden: set[int]  # numbers of what the host has hidden
    exhibits: dict[int, list[int]]  # by these numbers: where in the log it is shown
    hinted: dict[int, HintRequest]  # seats that were given a hint about what they are asked now
    unexplained: list[Explained]  # what bots may still say something about
    next: str | None
    state: Phase
    ended: int | None  # the sequence number with which the game was over

    def __init__(self, id_: str, opened: Opened, outages: Sequence[Outage] = ()) -> None:
        self.id = id_
        self.log = []
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
        self.clock = Clock(opened.clock, seats, opened.holidays) if opened.clock else None
        self.offers = OfferClock(ClockRule(opened.offers), seats) if opened.offers else None
        self.clocks = [clock for clock in (self.clock, self.offers) if clock is not None]
        self.proposal = None
        self.agreed = set()
        self.time_up = set()
        self.asked_since = {}
        self.paused = False
        self.closed = False
        self.doors = True
        self.host = opened.host
        self.became = {}
        self.removed = set()
        self.talk = Talk(opened)
        self.known_as = {}
        self.spent = Counter()
        self.hidden = set()
        self.exhibits = {}
        self.hinted = {}
        self.unexplained = []
        self._about: int | None = None  # the number of what was shown last
        self.next = None
        self.ended = None
        self.state = self._phase()
        self._carried_out: dict[tuple[str, str], CarriedOut] = {}
        self.said_by_spectators: dict[int, Logged] = {}  # while the game ran, by number

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
        except Exception as error:  # such as a game that does not exist
            raise BrokenTable("room-table-broken", table=id_, seq=1) from error
        for logged in log:
            table.apply(logged)
        return table

    # What the log says

    def numbered(
        self,
        entries: Iterable[AnyEntry],
        person: str | None = None,
        id_: str | None = None,
        at: int | None = None,
    ) -> list[Logged]:
        """The entries as they follow in the log, to be made durable and then applied.

        All are attributed to the person who gave the command with this id, except a start: that is
        nobody's.
        """
        at = now() if at is None else at
        return [
            Logged(seq, at, entry)
            if isinstance(entry, Started)
            else Logged(seq, at, entry, person, id_)
            for seq, entry in enumerate(entries, start=self.seq + 1)
        ]

    def apply(self, logged: Logged) -> None:
        """The only way in which a table changes: live, after a restart, on another server.

        Raises `BrokenTable` where the entry cannot follow those before it.
        """
        if logged.seq != self.seq + 1:
            raise self._broken(logged.seq)
        try:
            APPLY[type(logged.entry)](self, logged, logged.entry)
        except BrokenTable:
            raise
        except Exception as error:  # such as a seat that does not exist
            raise self._broken(logged.seq) from error
        self.state = self._phase()
        self.log.append(logged)
        self._note_waiting(logged)
        self._count(logged)
        if self.ended is None and self.state in ("over", "closed"):
            self.ended = logged.seq
        if logged.person is not None and logged.id is not None:
            id_ = CommandId.parse(logged.id)
            self._carried_out[logged.person, id_.id] = CarriedOut(id_, logged.seq)

    def _note_waiting(self, logged: Logged) -> None:
        """Since when the game waits for a seat: anew after its move, and for whoever sits down."""
        entry, known = logged.entry, dict(self.asked_since)
        if isinstance(entry, Played) and isinstance(entry.line, MoveLine):
            known.pop(entry.line.seat, None)
        elif isinstance(entry, Seated):
            known.pop(entry.seat, None)
        awaited = self.awaited if self.state == "playing" else ()
        self.asked_since = {seat: known.get(seat, logged.seq) for seat in awaited}

    def _count(self, logged: Logged) -> None:
        entry = logged.entry
        free = isinstance(entry, TALK) or logged.seq in self.plies
        if logged.person is not None and not free:
            self.spent[logged.person] += 1

    def _broken(self, seq: int) -> BrokenTable:
        return BrokenTable("room-table-broken", table=self.id, seq=seq)

    def _open(self, logged: Logged, entry: Opened) -> None:
        """All else was there from the beginning."""
        for seat, chair in enumerate(entry.chairs):
            self._keep_name(chair.person, seat, chair.name)

    def _seat(self, logged: Logged, entry: Seated) -> None:
        self._note_removed(self.chairs[entry.seat].person, entry)
        if who(self.chairs[entry.seat]) != who(entry.chair):
            self.proposal = None  # it was for others to agree to
        self.chairs[entry.seat] = entry.chair
        self._keep_name(entry.chair.person, entry.seat, entry.chair.name)
        if entry.chair.bot and entry.seat in self.time_up:
            self._add_time(entry.seat, logged.at)

    def _note_removed(self, before: str | None, entry: Seated) -> None:
        """Whoever was removed can come back only with a link from the host."""
        if entry.how == "kicked" and before is not None:
            self.removed.add(before)
        elif entry.how == "sat":
            self.removed.discard(entry.chair.person or "")

    def _keep_name(self, person: str | None, seat: int | None, name: str) -> None:
        """It stays theirs when they get up, so that nobody else goes on under it (ROOM-10)."""
        if person is not None:
            self.known_as[person, seat] = looks(name)

    def _lay_out(self, logged: Logged, entry: Laid) -> None:
        self._begin(logged, entry.chance, entry.start, entry.players)

    def _propose(self, logged: Logged, entry: Proposal) -> None:
        self.proposal, self.agreed = entry, {entry.by}
        self._turn_clock(logged.at)

    def _answer(self, logged: Logged, entry: Answered) -> None:
        self.agreed |= {entry.seat} if entry.yes else set()
        self.proposal = self.proposal if entry.yes else None
        self._turn_clock(logged.at)

    def _run_out(self, logged: Logged, entry: TimeUp) -> None:
        self.time_up.add(entry.seat)

    def _wait_longer(self, logged: Logged, entry: MoreTime) -> None:
        self.proposal = None
        self._add_time(entry.seat, logged.at)

    def _chat(self, logged: Logged, entry: Said) -> None:
        self.talk.say(logged, entry.name, self.chat_author(logged.person))
        if logged.person == self.host:
            self._keep_name(self.host, entry.seat, entry.name)
        if entry.seat is None and self._phase() == "playing":
            self.said_by_spectators[logged.seq] = logged

    def _moderate(self, logged: Logged, entry: Moderated) -> None:
        self.talk.apply(logged, entry)

    def _pause(self, logged: Logged, entry: Paused | WentOn) -> None:
        self.paused = isinstance(entry, Paused)
        self._turn_clock(logged.at)

    def _hide(self, logged: Logged, entry: Hidden) -> None:
        self.hidden ^= {entry.number}
        self.hinted = {}  # they may be about it

    def _explain(self, logged: Logged, entry: Explained) -> None:
        silent = msgspec.structs.replace(entry, said=())
        self.unexplained = [other for other in self.unexplained if other != silent]
        if entry.about is not None:
            self.exhibits[entry.about].append(logged.seq)

    def _open_doors(self, logged: Logged, entry: Doors) -> None:
        self.doors = entry.open

    def _follow(self, logged: Logged, entry: Rematch) -> None:
        self.next = entry.table

    def _become(self, logged: Logged, entry: Became) -> None:
        person, to = entry.person, entry.to
        replace = msgspec.structs.replace
        self.chairs = [
            replace(chair, person=to) if chair.person == person else chair for chair in self.chairs
        ]
        self.host = to if self.host == person else self.host
        self.became = {
            **{before: to if after == person else after for before, after in self.became.items()},
            person: to,
        }
        for (known, seat), name in list(self.known_as.items()):
            if known == person:
                self.known_as[to, seat] = name
        self.spent[to] += self.spent.pop(person, 0)
        self.talk.hand_over(person, to)
        if person in self.removed:
            self.removed.add(to)
        if to == self.host:  # who cannot be shown out of their own table
            self.removed.discard(to)
            self.talk.pardon(to)

    def _close(self, logged: Logged, entry: Closed) -> None:
        self.closed = True
        self.proposal = None
        self._turn_clock(logged.at)

    def _begin(
        self, logged: Logged, chance: ChanceLine, start: StartLine, players: Sequence[str]
    ) -> None:
        self.match = Match(self.game, self.setup, chance, players)
        self.events[logged.seq] = self.match.opening
        if self.match.record().start != start:
            raise self._broken(logged.seq)

    def _start(self, logged: Logged, entry: Started) -> None:
        self.started = True
        names = self.names
        if self.match is None:
            self._begin(logged, entry.chance, entry.start, names)
        else:
            self.match.reseed(entry.chance)
            self.match.players = names
        self._turn_clock(logged.at)

    def _play(self, logged: Logged, entry: Played) -> None:
        if self.match is None:
            raise self._broken(logged.seq)
        try:
            events = replay_line(self.match, entry.line, logged.seq)
        except BadRecord:
            raise self._broken(logged.seq) from None
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
            self.hinted[seat] = HintRequest(seq, asked)

    def _keep_hints(self, moved: int | None) -> None:
        """A hint is about one question: it goes with it, and with anything but a move."""
        match, hinted = self.match, self.hinted
        assert match is not None
        self.hinted = {
            seat: request
            for seat, request in hinted.items()
            if moved is not None and request.stands(match, seat, moved)
        }

    def _note_exhibits(self, seq: int, events: list[Event]) -> None:
        """Note what players showed, and that bots may explain themselves if a secret is out."""
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

    def _turn_clock(self, at: int, moved: int | None = None) -> None:
        if self.clock is None and self.offers is None:
            return
        on = self._phase() == "playing" and not self.paused
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

    def _add_time(self, seat: int, at: int) -> None:
        self.time_up.discard(seat)
        if self.clock is not None:
            self.clock.more(seat, at, self.outages)

    # What can be asked of a table

    @property
    def seq(self) -> int:
        return self.log[-1].seq if self.log else 0

    @property
    def entries_besides_talk(self) -> int:
        return len(self.log) - self.talk.entries.total()

    def _phase(self) -> Phase:
        if self.closed:
            return "closed"
        if self.match is not None and self.match.result is not None:
            return "over"
        if self.started:
            return "playing"
        return "closed" if self.opened.from_record else "waiting"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        if self.match is None:
            return ()
        return tuple(seat for seat, ask in self.match.asks.items() if not ask.optional)

    def waits_since(self, seat: int) -> int:
        """When the game began to wait for a seat; 0 if the log does not say so."""
        seq = self.asked_since.get(seat)
        return 0 if seq is None else self.log[seq - 1].at

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        if person is None:
            return ()
        return tuple(n for n, chair in enumerate(self.chairs) if chair.person == person)

    def successor(self, person: str | None) -> str | None:
        """Who somebody is by now."""
        return None if person is None else self.became.get(person, person)

    def concerns(self, person: str | None) -> bool:
        """Whether the table is one of the person's."""
        return bool(self.seats_of(person)) or person == self.host

    def cast_out(self, person: str | None) -> bool:
        """Whether the host has removed the person from a seat, or banned them."""
        return person in self.removed or person in self.talk.banned

    def chat_author(self, person: str | None) -> ChatAuthor:
        """Whose share of the chat a person uses (ROOM-13).

        Whoever took a free seat may get up until the game has begun, and come back as somebody
        else: what they use is not what is kept for those who play there.
        """
        if person == self.host:
            return "host"
        seat = next(iter(self.seats_of(person)), None)
        if seat is None or self.state != "waiting" or self.chairs[seat].invited:
            return seat
        return SeatTaker(seat)

    def carried_out(self, person: str | None, id_: str) -> CarriedOut | None:
        """The command that this person gave under this id, if it was carried out."""
        return None if person is None else self._carried_out.get((person, id_))


APPLY: dict[type[AnyEntry], Callable[[Table, Logged, Any], None]] = {
    Opened: Table._open,
    Seated: Table._seat,
    Laid: Table._lay_out,
    Started: Table._start,
    Played: Table._play,
    Proposal: Table._propose,
    Answered: Table._answer,
    TimeUp: Table._run_out,
    MoreTime: Table._wait_longer,
    Said: Table._chat,
    Hidden: Table._hide,
    Explained: Table._explain,
    Paused: Table._pause,
    WentOn: Table._pause,
    Doors: Table._open_doors,
    Rematch: Table._follow,
    Became: Table._become,
    Closed: Table._close,
    **dict.fromkeys(get_args(Moderated), Table._moderate),
}


def who(chair: Chair) -> tuple[str | None, str | None]:
    return chair.person, chair.bot
