"""Where dice would lead, as far as everybody can see: for deciding, and for showing it.

Figures stand as they stand now; that someone drops out on the way is not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .moves import WAYS
from .pieces import CLOCKWISE, COURSES, HYPERACTIVITY, OUT, RING
from .rules import Laborigines

MOA = "M"


class Route(msgspec.Struct, frozen=True):
    """The way of Moa (M), or of a figure after Moa has moved by the other die."""

    figure: str
    die: int
    course: str
    stops: tuple[int, ...]  # tiles on which it comes upon someone, then where it ends
    meets: tuple[str, ...]  # whom, stop by stop


def routes(state: Laborigines) -> tuple[Route, ...]:
    """What is worth knowing before dice are assigned, a course is chosen or manipulated."""
    step = state.agenda[-1][0] if state.agenda else ""
    if step == "assign":
        first, second = state.dice
        return (*_both(state, first, second), *_both(state, second, first))
    if step in ("offer", "course"):
        return tuple(_assigned(state, moa_waits=step == "offer"))
    return ()


def _both(state: Laborigines, die: int, other: int) -> Iterator[Route]:
    """One way to assign the dice."""
    figures = state.own(state.turn)
    if state.lab.twins:
        for figure, mine in zip(figures, (die, other), strict=True):
            yield from _ways(state, figure, mine, state.moa)
        return
    moa = moa_route(state, other)
    yield moa
    yield from _ways(state, figures[0], die, moa.stops[-1])


def _assigned(state: Laborigines, moa_waits: bool) -> Iterator[Route]:
    """The dice lie; Moa may still have to move."""
    moa = state.moa
    if moa_waits and moa != OUT:
        route = moa_route(state, state.pace[-1])
        yield route
        moa = route.stops[-1]
    for figure in state.own(state.turn):
        pace = state.pace[figure]
        for way in WAYS:
            if not state.course or way == state.way(figure):
                yield walk_route(state, figure, pace, pace, way, moa)


def _ways(state: Laborigines, figure: int, die: int, moa: int) -> Iterator[Route]:
    pace = 2 * die if state.suffers(figure, HYPERACTIVITY) else die
    for way in WAYS:
        yield walk_route(state, figure, die, pace, way, moa)


def moa_route(state: Laborigines, die: int) -> Route:
    others = {tile: figure for figure, tile in enumerate(state.tiles) if tile != OUT}
    stops, meets = [], []
    tile = (state.moa + die) % RING
    while tile in others:
        stops.append(tile)
        meets.append(state.cast.names[others[tile]])
        tile = (tile + die) % RING
    return Route(MOA, die, COURSES[CLOCKWISE], (*stops, tile), tuple(meets))


def walk_route(state: Laborigines, figure: int, die: int, pace: int, way: int, moa: int) -> Route:
    """A figure's way, with Moa on a given tile."""
    names = state.cast.names
    others = {tile: names[f] for f, tile in enumerate(state.tiles) if tile != OUT and f != figure}
    if moa != OUT:
        others[moa] = MOA
    stops, meets = [], []
    tile = (state.tiles[figure] + way * pace) % RING
    while tile in others:
        stops.append(tile)
        meets.append(others[tile])
        tile = (tile + way * pace) % RING
    return Route(names[figure], die, COURSES[way], (*stops, tile), tuple(meets))
