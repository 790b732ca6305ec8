"""Who looks at a table: here through sockets, and at other servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from deskoherna.kernel import Problem

from ..log.table import Table
from ..projection.visibility import may_look, viewer_of
from ..stores.presence import Plans, Presence
from .context import Context
from .subscriber import Subscriber

MOST_SUBSCRIBERS = 500  # at one table


class Crowded(Problem):
    """As many look at the table as may."""


class Audience:
    def __init__(self, context: Context, table: str, left: Callable[[], None]) -> None:
        """`left` is called when someone who dropped out has not come back in time."""
        self.subscribers: set[Subscriber] = set()
        self.here = Presence()
        self.elsewhere = Presence()  # at other servers
        self._context = context
        self._table = table
        self._left = left
        self._leaving: set[Subscriber] = set()  # who has just dropped out and may come back

    def admit(self, subscriber: Subscriber) -> None:
        if len(self.subscribers) >= MOST_SUBSCRIBERS:
            raise Crowded("room-crowded")
        self.subscribers.add(subscriber)

    def dismiss(self, subscriber: Subscriber) -> None:
        """The subscriber's socket has gone; who has a seat is away only after a grace."""
        self.subscribers.discard(subscriber)
        wait = 0.0
        if subscriber.viewer.seats:
            self._leaving.add(subscriber)
            wait = self._context.grace
        asyncio.get_running_loop().call_later(wait, self._has_left, subscriber)

    def _has_left(self, subscriber: Subscriber) -> None:
        self._leaving.discard(subscriber)
        self._left()

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose people look at the table, here or at other servers."""
        return self.here.seats | self.elsewhere.seats

    @property
    def spectators(self) -> int:
        return self.here.spectators + self.elsewhere.spectators

    def update_viewers(self, table: Table, plans: Plans) -> None:
        """Who sits where may have changed."""
        for subscriber in list(self.subscribers):
            if not may_look(table, subscriber.person):
                self._show_out(subscriber)
                continue
            viewer = viewer_of(table, subscriber.person)
            if viewer.seats != subscriber.viewer.seats:
                subscriber.viewer = viewer
                self.count(plans)

    def _show_out(self, subscriber: Subscriber) -> None:
        """The host has banned them; they are told why when they come back."""
        self.subscribers.discard(subscriber)
        subscriber.end()

    def count(self, plans: Plans) -> None:
        """Who looks at the table here, and what they plan; other servers hear of changes."""
        there = self.subscribers | self._leaving
        seats = frozenset(seat for subscriber in there for seat in subscriber.viewer.seats)
        spectators = sum(not subscriber.viewer.seats for subscriber in self.subscribers)
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
        for subscriber in self.subscribers:
            subscriber.end()
        if self.here != Presence():
            self._context.store.publish_presence(self._table, Presence())
