"""Moves a second and their latency, with 200 people at 100 tables, beside boardgame.io."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from functools import partial

from ..page import Goal, Section, shown, spread, table, with_spread
from ..race import Series
from .processes import HERE, TABLES, Load, Peer, Seen, playing

ROUNDS = 5
WAVES = 3  # of games at all tables, in each round
WARM_UP = 3  # waves
FIXED = 2000.0  # moves a second
SHARE = 0.7  # of what boardgame.io does at most
TIMES_AS_MANY = 5

OURS = "Deskoherna, durable"
THEIRS = "boardgame.io, in memory"

HOW = f"""\
{2 * TABLES} sockets at {TABLES} tables for two play NUMERUS on the full board, by the real rules on
both sides: random games recorded beforehand, the same for both servers, each held against its
recorded result at the end. Ours runs as in earnest: every move is checked, carried out, written to
SQLite (WAL, `synchronous=FULL`, a file on disk, group commit) and only then acknowledged and shown.
boardgame.io {{version}} runs in production mode and keeps its matches in memory, as is its default:
what it acknowledges a crash may lose. Its game is a port of our rules to JavaScript that works on
plain copies, which is quicker there than Immer's drafts.

One program on Node plays at both, over bare WebSockets (with socket.io's messages to boardgame.io),
and reads no more of a frame than which move it shows, so that it takes little of the processor.
Each wave opens its tables and sockets first; what is timed begins when all sit and ends when the
last move was shown to both players. {ROUNDS} rounds, in each of which both servers play {WAVES}
waves in turn. Only moves count that were acknowledged to the mover and shown to the other player.
This is time on the wall, so other programs on the machine do disturb it, ours more than theirs: it
waits for the disk in between. The processor time that a server takes for a move (all its threads,
user and system) stands beside it."""

HOW_CLOSED = """\
Every player moves as soon as the opponent's move is shown: the servers are as busy as they can be,
and a move waits for those of the other tables. The last column is the share of one core that the
generator takes."""

HOW_OPEN = """\
{rate} moves a second fall due at all tables together, whatever the server does. A move that its
table is not ready for waits, and its waiting counts."""

Runs = dict[str, list[Seen]]


def moves() -> Section:
    with playing() as (ours, theirs, load):
        peers = {OURS: ours, THEIRS: theirs}
        for peer in peers.values():
            load.play(peer, WARM_UP)
        flat_out = _rounds(load, peers)
        bearable = 100 * round(SHARE * _series(flat_out[THEIRS], pace).median / 100)
        steady = {rate: _rounds(load, peers, rate) for rate in (bearable, FIXED)}
    parts = [HOW.format(version=_version()), HOW_CLOSED, _flat_out(flat_out)]
    for rate, runs in steady.items():
        parts += [HOW_OPEN.format(rate=shown(rate)), _latencies(runs)]
    return Section("Moves over sockets", parts, _goals(flat_out))


def _rounds(load: Load, peers: dict[str, Peer], rate: float | None = None) -> Runs:
    runs: Runs = {name: [] for name in peers}
    for _ in range(ROUNDS):
        for name, peer in peers.items():
            runs[name].append(load.play(peer, WAVES, rate))
    return runs


# Figures of a round


def pace(seen: Seen) -> float:
    return len(seen.shown) / seen.seconds


def cost(seen: Seen) -> float:
    return seen.serving / len(seen.shown)


def _generating(seen: Seen) -> float:
    return seen.generating / seen.seconds


def _acknowledged(percent: int, seen: Seen) -> float:
    return statistics.quantiles(seen.acknowledged, n=100)[percent - 1]


def _shown(percent: int, seen: Seen) -> float:
    return statistics.quantiles(seen.shown, n=100)[percent - 1]


def _series(rounds: list[Seen], figure: Callable[[Seen], float]) -> Series:
    return Series(tuple(map(figure, rounds)))


# Tables


def _flat_out(runs: Runs) -> str:
    rates = {name: _series(rounds, pace) for name, rounds in runs.items()}
    rows = [
        (
            name,
            shown(rates[name].median),
            spread(rates[name]),
            f"× {with_spread(rates[name] / rates[THEIRS])}",
            with_spread(_series(rounds, cost) * 1e6),
            f"{100 * _series(rounds, _generating).median:.0f} %",
        )
        for name, rounds in runs.items()
    ]
    header = (
        "server", "moves per second", "lowest – highest", "beside boardgame.io",
        "µs of processor for a move", "generator",
    )  # fmt: skip
    return "\n\n".join((table(header, rows), _latencies(runs)))


def _latencies(runs: Runs) -> str:
    figures = [partial(kind, percent) for kind in (_acknowledged, _shown) for percent in (50, 99)]
    rows = [
        (name, *(with_spread(_series(rounds, figure) * 1e3) for figure in figures))
        for name, rounds in runs.items()
    ]
    header = (
        "ms from sending until", "acknowledged: half", "99 of 100", "shown: half", "99 of 100",
    )  # fmt: skip
    return table(header, rows)


def _goals(runs: Runs) -> list[Goal]:
    more = _series(runs[OURS], pace) / _series(runs[THEIRS], pace)
    slowest = partial(_acknowledged, 99)
    sooner = _series(runs[THEIRS], slowest) / _series(runs[OURS], slowest)
    return [
        Goal(
            f"{2 * TABLES} sockets: at least {TIMES_AS_MANY} times boardgame.io's moves, durably",
            f"× {with_spread(more)}",
            more.median >= TIMES_AS_MANY,
        ),
        Goal(
            "… and 99 of 100 moves are acknowledged as soon as there",
            f"× {with_spread(sooner)}",
            sooner.median >= 1,
        ),
    ]


def _version() -> str:
    installed = HERE / "node_modules" / "boardgame.io" / "package.json"
    return str(json.loads(installed.read_text("utf-8"))["version"])
