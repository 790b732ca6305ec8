"""The table of what was found."""

from __future__ import annotations

import math
import statistics
from itertools import chain

from ..page import Goal, Section, shown, table
from .attacker import POLITENESS
from .honest import LOOKS, MOVES, PINGS, REFUSED
from .running import ATTACKS, Found

MOST = 0.05  # seconds, for 99 of 100
PROMISED = {"chat", "masters", "packed", "log", "positions", "spectators", "busy_table"}

HOW = f"""\
A server with its default limits and a database on the disk, and four people who play at a table of
their own: {MOVES} moves a second, one after another, {PINGS} pings of a socket and {LOOKS} requests
for the table, each when it is due, whether the one before it was answered or not. All is quiet
first; then strangers attack, from other addresses and from a process of its own. It has a lower
priority (nice {POLITENESS}) and does not look at what comes back, to take little of the machine;
below the table stands how much, in shares of a core. What that alone does to others is shown in the
first rows, where two such processes only spin.

In each cell: the milliseconds that half of all waited at most, and 99 of 100, and how often it was
measured. A wait that was not over when an attack ended counts as long as it had lasted. Limits are
lifted at server A of the sixth attack, or it would not be busy."""

WHAT = {
    "move": "a move of others",
    "ping": "a ping of others",
    "look": "others look at their table",
    "bot": "another's random bot answers",
    "open": "another opens a table",
    "list": "another asks for the lists",
    "return": "a player comes back to the watched table",
}


def section(found: dict[str, dict[str, Found]]) -> Section:
    names = list(next(iter(found.values())))
    header = ["attack", "what"]
    header += [f"{name}: {when}" for name in names for when in ("quiet", "attacked")]
    rows, notes = [], []
    for attack, by_checkout in found.items():
        for what in next(iter(by_checkout.values())).quiet:
            row = [ATTACKS[attack], WHAT[what]]
            for name in names:
                one = by_checkout[name]
                row += [_shown(one.quiet[what]), _shown(one.attacked[what])]
            rows.append(row)
        for name in names:
            one = by_checkout[name]
            took = f"attackers {one.attackers:.2f}, server {one.server:.2f} of a core"
            notes.append("; ".join([f"- {ATTACKS[attack]}, {name}: {took}", *one.notes]))
    return Section(
        "Strangers", [HOW, table(header, rows), "\n".join(notes)], _goals(found, names[-1])
    )


def _shown(waits: list[float]) -> str:
    refused = sum(wait == REFUSED for wait in waits)
    if refused:
        return f"refused {refused} of {len(waits)}"
    half, most = (shown(1000 * wait) for wait in (percentile(waits, 50), percentile(waits, 99)))
    return f"{half} / {most} ({len(waits)})"


def percentile(waits: list[float], percent: int) -> float:
    if REFUSED in waits or not waits:
        return math.inf
    if len(waits) == 1:
        return waits[0]
    return statistics.quantiles(waits, n=100, method="inclusive")[percent - 1]


def _goals(found: dict[str, dict[str, Found]], name: str) -> list[Goal]:
    """About the checkout that was named last, and all attacks that were promised to be harmless."""
    if not found.keys() >= PROMISED:
        return []
    every = chain.from_iterable(found[attack][name].attacked.values() for attack in PROMISED)
    slowest = max(percentile(waits, 99) for waits in every)
    return [
        Goal(
            "strangers attack: 99 of 100 waits of others are under 50 ms",
            f"{1000 * slowest:.0f} ms" if math.isfinite(slowest) else "refused",
            slowest < MOST,
        )
    ]
