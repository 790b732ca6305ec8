"""Sends those who look at a table what is durable and has not been sent."""

from __future__ import annotations

from typing import Any

from .. import wire
from ..advice.hints import Hints
from ..advice.plans import LocalPlans
from ..identity import Links
from ..log.now import now
from ..log.table import Table
from ..projection import advice_view, log_view, position
from ..projection.messages import encode
from ..projection.status import concessions, status, you
from ..projection.viewer import Viewer
from .audience import Audience
from .broadcast import Broadcast, Change, is_moves, is_talk
from .replica import Replica


class Publisher:
    def __init__(
        self, replica: Replica, audience: Audience, plans: LocalPlans, hints: Hints, links: Links
    ) -> None:
        self._replica = replica
        self._audience = audience
        self._local = plans
        self._hints = hints
        self._links = links
        self._published = replica.table.seq
        self._published_status: tuple[Any, ...] | None = None
        self._published_plans = wire.PlansView()

    @property
    def table(self) -> Table:
        return self._replica.table

    def welcome(self, person: str | None, viewer: Viewer, after: int) -> wire.Welcome:
        """All there is to know for someone who comes; of the log, what follows a number."""
        table = self.table
        page = log_view.latest(table, after, viewer)
        return wire.Welcome(
            table.seq,
            now(),
            self.status(),
            you(table, person, viewer, self._links),
            page.log,
            position.position(table, viewer),
            advice_view.plans(table, self._local.plans, self._audience.elsewhere.plans),
            advice_view.hints(table, viewer, self._hints.current(table)),
            page.before,
        )

    def status(self) -> wire.Status:
        return status(self.table, self.away, self._audience.spectators)

    @property
    def away(self) -> set[int]:
        """The seats whose people do not look at the table, here or at other servers."""
        return set(range(len(self.table.chairs))) - self._audience.seats

    def publish(self) -> None:
        after, self._published = self._published, self.table.seq
        plans = self._changed_plans()
        if self._local.plans != self._audience.here.plans:
            self._audience.count(self._local.plans)
        if after == self._published:
            if plans is not None:
                self._send(wire.News(self._published, (), plans=plans))
            return
        fresh = self.table.log[after:]
        moves = is_moves(fresh)
        talk = not moves and is_talk(fresh)
        if not moves:
            self._audience.update_viewers(self.table, self._local.plans)
        status = None if talk else self._changed_status(moves)
        hints = self._hints.current(self.table)
        change = Change(self.table, after, talk, status, plans, hints)
        broadcast = Broadcast(change, self._links)
        for subscriber in self._audience.subscribers:
            subscriber.send(broadcast.frame(subscriber))

    def _changed_status(self, moves: bool) -> wire.Status | None:
        """The status, unless it is the one that everyone knows, which it may be after moves."""
        table = self.table
        known, self._published_status = (
            self._published_status,
            (table.state, table.proposal, tuple(table.time_up), concessions(table)),
        )
        return None if moves and known == self._published_status else self.status()

    def _changed_plans(self) -> wire.PlansView | None:
        """What is planned, unless it is what everyone knows."""
        if not self.table.game.cooperative:
            return None
        self._local.tidy(self.table)
        plans = advice_view.plans(self.table, self._local.plans, self._audience.elsewhere.plans)
        if plans == self._published_plans:
            return None
        self._published_plans = plans
        return plans

    def publish_presence(self) -> None:
        """Who looks at the table here has changed."""
        self._audience.count(self._local.plans)
        self.publish_status()

    def publish_status(self) -> None:
        self._send(wire.News(self._published, (), self.status()))

    def publish_hints(self, seat: int) -> None:
        """Send the person at a seat what is known of their hints."""
        current = self._hints.current(self.table)
        for subscriber in self._audience.subscribers:
            if seat in subscriber.viewer.seats:
                hints = advice_view.hints(self.table, subscriber.viewer, current)
                subscriber.send(encode(wire.News(self._published, (), hints=hints)))

    def _send(self, news: wire.News) -> None:
        self._audience.send(encode(news))
