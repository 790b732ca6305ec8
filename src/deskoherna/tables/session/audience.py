"""Who looks at a table: here, through sockets or by requests, and at other servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, KeysView

from deskoherna.kernel import Problem

from ..log.now import now
from ..log.table import Table
from ..projection.visibility import may_look, viewer_of
from ..stores.presence import Plans, Presence
from .context import Context
from .subscriber import Subscriber

MOST_SPECTATORS = 500  # at one table; players and the host always find room
A_SIGN = 30.0  # seconds for which a request tells that somebody is there
MOST_OF_ONE = 20  # sockets of one person at one table


class Crowded(Problem):
    """The table has as many viewers as it may have."""


class Audience:
    def __init__(self, context: Context, table: str, left: Callable[[bool], None]) -> None:
        """`left` is called when someone has gone; for players, when they did not return in time."""
        self._subscribers: dict[Subscriber, None] = {}
        self.here = Presence()
        self.elsewhere = Presence()  # at other servers
        self._context = context
        self._table = table
        self._left = left
        self._leaving: set[Subscriber] = set()  # who has just dropped out and may come back
        self._signs: dict[int, tuple[str, asyncio.TimerHandle]] = {}  # by seat: of whom, until when
        self._seen: dict[int, int] = {}  # when someone was last seen at a seat
        self._since = now()  # nothing is known of the time before

    @property
    def subscribers(self) -> KeysView[Subscriber]:
        """Those who look at the table here, in the order in which they came."""
        return self._subscribers.keys()

    def admit(self, subscriber: Subscriber, known: bool) -> None:
        """Let someone in; raises `Crowded`.

        Players and the host, who are known here, always find room, and give up their oldest socket
        for one too many: it was left open somewhere.
        """
        if not known and self._spectators_here >= MOST_SPECTATORS:
            raise Crowded("room-crowded")
        own = [one for one in self.subscribers if known and one.person == subscriber.person]
        if len(own) >= MOST_OF_ONE:
            self._end(own[0])
        self._subscribers[subscriber] = None

    @property
    def _spectators_here(self) -> int:
        return sum(not subscriber.viewer.seats for subscriber in self.subscribers)

    def dismiss(self, subscriber: Subscriber) -> None:
        """The subscriber's socket has gone; a player counts as away only after a grace period."""
        self._subscribers.pop(subscriber, None)
        wait = 0.0
        if subscriber.viewer.seats:
            self._leaving.add(subscriber)
            wait = self._context.grace
        asyncio.get_running_loop().call_later(wait, self._has_left, subscriber)

    def _has_left(self, subscriber: Subscriber) -> None:
        self._leaving.discard(subscriber)
        self._left(bool(subscriber.viewer.seats))

    def notice(self, person: str | None, seats: Iterable[int]) -> bool:
        """Someone without a socket has asked or done something; whether they were not here yet."""
        fresh = not self.here.seats.issuperset(seats)
        for seat in seats:
            self._forget_sign(seat)
            timer = asyncio.get_running_loop().call_later(A_SIGN, self._on_silence, seat)
            self._signs[seat] = (person or "", timer)
        return fresh

    def _on_silence(self, seat: int) -> None:
        self._seen[seat] = now()
        self._forget_sign(seat)
        self._left(True)

    def _forget_sign(self, seat: int) -> None:
        if seat in self._signs:
            self._signs.pop(seat)[1].cancel()

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose people look at the table, here or at other servers."""
        return self.here.seats | self.elsewhere.seats

    def absent(self, seat: int) -> int | None:
        """How long whoever sits there has been away, in milliseconds; None if they are here.

        They may be here where the table has just been loaded: after a restart all come back.
        """
        away = now() - self._seen.get(seat, self._since)
        coming = seat not in self._seen and away < 1000 * self._context.grace
        return None if seat in self.seats or coming else away

    @property
    def spectators(self) -> int:
        return self.here.spectators + self.elsewhere.spectators

    def update_viewers(self, table: Table, plans: Plans) -> None:
        """Who sits where may have changed."""
        for seat, (person, _) in list(self._signs.items()):
            if table.chairs[seat].person != person:
                self._forget_sign(seat)
                self.count(plans)
        for subscriber in list(self.subscribers):
            if not may_look(table, subscriber.person):
                self._end(subscriber)  # and told why when they come back
                continue
            viewer = viewer_of(table, subscriber.person)
            if viewer.seats != subscriber.viewer.seats:
                subscriber.viewer = viewer
                self.count(plans)

    def _end(self, subscriber: Subscriber) -> None:
        self._subscribers.pop(subscriber, None)
        subscriber.end()

    def count(self, plans: Plans) -> None:
        """Who looks at the table here, and what they plan; other servers hear of changes."""
        there = self.subscribers | self._leaving
        connected = frozenset(seat for subscriber in there for seat in subscriber.viewer.seats)
        seats = connected | self._signs.keys()
        spectators = self._spectators_here
        self._seen |= dict.fromkeys(self.seats | seats, now())
        here = Presence(seats, spectators, plans)
        if here != self.here:
            self.here = here
            self.announce()

    def announce(self) -> None:
        """Let other servers know who looks at this table here."""
        self._context.store.publish_presence(self._table, self.here)

    async def look_elsewhere(self) -> bool:
        """Whether somebody has come or gone at other servers."""
        before = self.elsewhere
        self._seen |= dict.fromkeys(before.seats, now())
        self.elsewhere = await self._context.store.presence_elsewhere(self._table)
        return self.elsewhere[:2] != before[:2]

    def send(self, frame: bytes) -> None:
        for subscriber in self.subscribers:
            subscriber.send(frame)

    def pass_on(self, frame: bytes, maker: Subscriber | None) -> None:
        """Let the others watch what is soon out of date."""
        for subscriber in self.subscribers:
            if subscriber is not maker:
                subscriber.send_if_keeping_up(frame)

    def close(self) -> None:
        for seat in list(self._signs):
            self._forget_sign(seat)
        for subscriber in self.subscribers:
            subscriber.end()
        if self.here != Presence():
            self._context.store.publish_presence(self._table, Presence())
