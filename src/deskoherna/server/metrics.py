"""Counters and gauges in the text format of Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from deskoherna import __version__
from deskoherna.tables.advice.pool import BotPool
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.writes import Writes

from .draining import Drain
from .gate import Gate
from .notices import Notices
from .strain import Strain

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(
        self, room: Room, strain: Strain, gate: Gate, drain: Drain, notices: Notices
    ) -> None:
        registry = self._registry = CollectorRegistry()
        build = Info("deskoherna_build", "The version that runs", registry=registry)
        build.info({"version": __version__})
        self.commands = Counter(
            "deskoherna_commands", "Commands by kind and outcome", ("do", "outcome"),
            registry=registry,
        )  # fmt: skip
        self.seconds = Histogram(
            "deskoherna_command_seconds", "From a command's arrival to its durable answer",
            buckets=FAST, registry=registry,
        )  # fmt: skip
        self.requests = Counter(
            "deskoherna_requests", "HTTP requests by status", ("status",), registry=registry
        )
        self.sockets = Gauge("deskoherna_sockets", "Open sockets", registry=registry)
        self.slow = Counter(
            "deskoherna_sockets_too_slow", "Sockets closed for taking too long", registry=registry
        )
        self.messages_refused = Counter(
            "deskoherna_messages_refused", "Messages of sockets that came too fast",
            registry=registry,
        )  # fmt: skip
        draining = Gauge(
            "deskoherna_draining", "1 while the server is about to end", registry=registry
        )
        draining.set_function(lambda: drain.state != "open")
        lag = Gauge("deskoherna_loop_lag_seconds", "How late the event loop was", registry=registry)
        lag.set_function(lambda: strain.lag)
        self.shed = Counter(
            "deskoherna_spectators_shed", "Spectators sent away under load", registry=registry
        )
        connections = Gauge("deskoherna_connections", "Open connections", registry=registry)
        connections.set_function(lambda: gate.total)
        tables = Gauge("deskoherna_tables_live", "Tables in memory", registry=registry)
        tables.set_function(lambda: len(room.sessions))
        broken = Gauge(
            "deskoherna_tables_broken", "Tables that could not be read", registry=registry
        )
        broken.set_function(lambda: len(room.broken))
        reviews = Gauge("deskoherna_reviews", "Reviews that are made or wait", registry=registry)
        reviews.set_function(lambda: len(room.reviews.making))
        thinking = Gauge("deskoherna_bots_thinking", "Bots that think", registry=registry)
        thinking.set_function(lambda: room.pool.thinking)
        waiting = Gauge(
            "deskoherna_bots_waiting", "Bots that wait for a process to think in", registry=registry
        )
        waiting.set_function(lambda: room.pool.waiting)
        registry.register(BotFailures(room.pool))
        viewers = Gauge("deskoherna_viewers", "Viewers of all tables", registry=registry)
        viewers.set_function(
            lambda: sum(len(session.subscribers) for session in room.sessions.values())
        )

        failing = Gauge(
            "deskoherna_writes_failing", "1 while the database cannot be written", registry=registry
        )
        failing.set_function(lambda: room.store.writes.failing is not None)
        registry.register(WriteFailures(room.store.writes))
        registry.register(NoticesSent(notices))

        self._outcomes: dict[tuple[type, type], Counter] = {}

    def on_command(self, command: object, outcome: object, seconds: float) -> None:
        kinds = (type(command), type(outcome))
        if kinds not in self._outcomes:
            self._outcomes[kinds] = self.commands.labels(*(kind.__name__ for kind in kinds))
        self._outcomes[kinds].inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)


class NoticesSent(Collector):
    """Notices to people who are called back, by the way they go and what came of it."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(
            "deskoherna_notices",
            "Notices by the way they went and what came of it",
            labels=("way", "outcome"),
        )
        for (way, outcome), number in self._notices.outcomes.items():
            family.add_metric((way, outcome), number)
        yield family


class BotFailures(Collector):
    """Requests to bots that failed, by what was wanted of them."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(
            "deskoherna_bot_failures",
            "Bots that broke or took too long, by what was wanted",
            labels=("wanted",),
        )
        for wanted, number in self._pool.failures.items():
            family.add_metric((wanted,), number)
        yield family


class WriteFailures(Collector):
    """Writes that failed, by the kind of error that the store counts them under."""

    def __init__(self, writes: Writes) -> None:
        self._writes = writes

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(
            "deskoherna_write_failures", "Writes that failed, by kind of error", labels=("kind",)
        )
        for kind, number in self._writes.failed.copy().items():
            family.add_metric((kind,), number)
        yield family
