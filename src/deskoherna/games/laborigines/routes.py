"""Where dice would lead, as far as everybody can see: for deciding, and for showing it.

Figures stand as they stand now; that someone drops out on the way is not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from .moves import WAYS
from .pieces import CLOCKWISE, COURSES, HYPERACTIVITY, OUT, RING, Course
from .position import Position

MOA = "M"


class Route(msgspec.Struct, frozen=True):
    """Where Moa or a figure would go: a figure after Moa has moved by the other die, a twin first
    or `after` the other one."""

    figure: str  # its name, or M for Moa
    die: int  # the one it goes by
    course: Course  # clockwise or counter-clockwise
    # tiles on which it comes upon someone, then the one where it ends, from 0
    stops: tuple[int, ...]
    meets: tuple[str, ...]  # whom it comes upon, stop by stop
    after: str = ""  # the twin that goes first; empty if none does


def routes(state: Position) -> tuple[Route, ...]:
    """What is worth knowing before dice are assigned, a course is chosen or manipulated."""
    step = state.agenda[-1][0] if state.agenda else ""
    if step == "assign":
        first, second = state.dice
        return (*_assigning(state, first, second), *_assigning(state, second, first))
    if step in ("offer", "course"):
        return tuple(_going(state, moa_waits=step == "offer"))
    return ()


def _assigning(state: Position, die: int, other: int) -> Iterator[Route]:
    """One way to assign the dice."""
    moa = state.moa
    dice = (die, other) if state.lab.twins else (die,)
    if moa != OUT:
        yield (route := moa_route(state, other))
        moa = route.stops[-1]
    for figure, mine in zip(state.own(state.turn), dice, strict=True):
        pace = 2 * mine if state.suffers(figure, HYPERACTIVITY) else mine
        for way in WAYS:
            yield walk_route(state, figure, mine, pace, way, moa)


def _going(state: Position, moa_waits: bool) -> Iterator[Route]:
    """The dice are assigned; Moa may still have to move."""
    moa = state.moa
    if moa_waits and moa != OUT:
        yield (route := moa_route(state, state.pace[-1]))
        moa = route.stops[-1]
    for figure in state.own(state.turn):
        pace = state.pace[figure]
        for way in WAYS:
            if not state.course or way == state.way(figure):
                yield (route := walk_route(state, figure, pace, pace, way, moa))
                yield from _twin_after(state, figure, route, way)


def _twin_after(state: Position, first: int, route: Route, way: int) -> Iterator[Route]:
    """The other twin goes against the first one, once that one has come to its end (LAB-43)."""
    for figure in state.own(state.turn):
        if figure != first:
            there = state.copy()
            there.tiles[first] = route.stops[-1]
            pace = state.pace[figure]
            second = walk_route(there, figure, pace, pace, -way, OUT)
            yield msgspec.structs.replace(second, after=route.figure)


def moa_route(state: Position, die: int) -> Route:
    met = {tile: state.cast.names[f] for f, tile in enumerate(state.tiles) if tile != OUT}
    return _route(MOA, state.moa, die, die, CLOCKWISE, met)


def walk_route(state: Position, figure: int, die: int, pace: int, way: int, moa: int) -> Route:
    """A figure's way, with Moa on a given tile."""
    names = state.cast.names
    met = {tile: names[f] for f, tile in enumerate(state.tiles) if tile != OUT and f != figure}
    if moa != OUT:
        met[moa] = MOA
    return _route(names[figure], state.tiles[figure], die, pace, way, met)


def _route(name: str, start: int, die: int, pace: int, way: int, met: Mapping[int, str]) -> Route:
    stops = [(start + way * pace) % RING]
    while stops[-1] in met:
        stops.append((stops[-1] + way * pace) % RING)
    meets = tuple(met[stop] for stop in stops[:-1])
    return Route(name, die, COURSES[way], tuple(stops), meets)
