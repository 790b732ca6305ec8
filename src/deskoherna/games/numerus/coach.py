"""What a coach says in a first game of NUMERUS: what the next landing of each side could build."""

from __future__ import annotations

from typing import NamedTuple

from deskoherna.kernel import Argument, Event, SearchChance, Tell, Tip

from .events import Connected
from .moves import Landing, cell_name
from .rules import Numerus
from .view import NumerusView, state_of

HYPER = 4  # connectors of one turn that win at once (NUM-21)
SEVERAL = 2  # connectors to warn of, once the other side has its first one
NOTHING_DRAWN = SearchChance(0)  # a landing leaves nothing to chance


class Build(NamedTuple):
    """The most that one landing builds."""

    connectors: int = 0
    landing: Landing | None = None
    runs: tuple[str, ...] = ()


def tips(view: NumerusView, seat: int) -> list[Tip]:
    if view.turn != seat or view.runs:
        return []
    own, theirs = most_built(view, seat), most_built(view, 1 - seat)
    if own.connectors >= HYPER:
        return [Tip("numerus-coach-win", {"connectors": own.connectors}, own.runs)]
    found = []
    if theirs.connectors >= (SEVERAL if view.scores[1 - seat] else 1):
        found.append(threat(1 - seat, theirs))
    if own.landing is not None:
        about: dict[str, Argument] = {"connectors": own.connectors, "rows": ", ".join(own.runs)}
        found.append(Tip("numerus-coach-build", about, own.runs))
    return found


def threat(seat: int, build: Build) -> Tip:
    assert build.landing is not None
    cell = cell_name(build.landing.cell)
    about: dict[str, Argument] = {
        "seat": seat,
        "ship": build.landing.ship,
        "cell": cell,
        "connectors": build.connectors,
    }
    key = "numerus-coach-hyper" if build.connectors >= HYPER else "numerus-coach-threat"
    return Tip(key, about, (cell, *build.runs))


def most_built(view: NumerusView, seat: int) -> Build:
    """What the seat would build if it landed now, at its best (NUM-14 to NUM-17)."""
    state = state_of(view)
    state.turn = seat
    best = max(state.landings(), key=lambda landing: built(state, seat, landing), default=None)
    if best is None or not (connectors := built(state, seat, best)):
        return Build()
    events: list[Event] = []
    after = landed(state, seat, best, events.append)
    rows = [event.cells for event in events if isinstance(event, Connected)]
    return Build(connectors, best, (*rows, *map(str, after.runs)))


def built(state: Numerus, seat: int, landing: Landing) -> int:
    after = landed(state, seat, landing)
    to_place = sum(run.connectors for run in after.runs)
    return after.scores[seat] - state.scores[seat] + to_place


def landed(state: Numerus, seat: int, landing: Landing, tell: Tell = None) -> Numerus:
    after = state.copy()
    after.play(seat, landing, NOTHING_DRAWN, tell)
    return after
