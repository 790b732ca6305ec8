"""What a coach says in a first game of NUMERUS: that one landing can win or lose it at once.

Rows that are nearly full are on every board, and a warning at every turn is not read.
"""

from __future__ import annotations

from typing import NamedTuple

from deskoherna.kernel import Argument, Event, Tip

from .events import Connected
from .moves import Landing, cell_name
from .view import NumerusView, state_of

HYPER = 4  # connectors of one turn that win at once (NUM-21)


class Build(NamedTuple):
    """The most that one landing builds."""

    connectors: int
    landing: Landing
    runs: tuple[str, ...]


def tips(view: NumerusView, seat: int) -> list[Tip]:
    if view.turn != seat or view.runs:
        return []
    if own := hyper_node(view, seat):
        return [Tip("numerus-coach-win", {"connectors": own.connectors}, own.runs)]
    theirs = hyper_node(view, 1 - seat)
    return [threat(1 - seat, theirs)] if theirs else []


def threat(seat: int, build: Build) -> Tip:
    cell = cell_name(build.landing.cell)
    about: dict[str, Argument] = {
        "seat": seat,
        "ship": build.landing.ship,
        "cell": cell,
        "connectors": build.connectors,
    }
    return Tip("numerus-coach-hyper", about, (cell, *build.runs))


def hyper_node(view: NumerusView, seat: int) -> Build | None:
    """What the seat would build if it landed now, at its best, if that wins (NUM-14 to NUM-21)."""
    state = state_of(view)
    state.turn = seat

    def built(landing: Landing) -> int:
        return state.after(seat, landing).built_since(state, seat)

    best = max(state.landings(), key=built, default=None)
    if best is None or built(best) < HYPER:
        return None
    events: list[Event] = []
    after = state.after(seat, best, events.append)
    rows = [event.cells for event in events if isinstance(event, Connected)]
    return Build(built(best), best, (*rows, *map(str, after.runs)))
