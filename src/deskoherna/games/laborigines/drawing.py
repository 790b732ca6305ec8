"""The laboratory as text: the tiles in two columns, the seats, the disease, where dice lead."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from deskoherna.kernel import Drawing, Line, Say, Span

from .pieces import COLOURS, RING, SEATS
from .view import FigureSeen, LaboriginesView

HALF = RING // 2
WIDTHS = (15, 12, 9)  # of a tile's side, of who stands there, of the energy that lies there


def draw(view: LaboriginesView, say: Say, marked: Collection[str] = ()) -> Drawing:
    ring: Drawing = [
        [*_tile(view, tile, say, marked), Span("  "), *_tile(view, tile + HALF, say, marked)]
        for tile in range(HALF)
    ]
    return [
        *ring,
        [],
        *(_seat(view, seat, say) for seat in range(len(view.stores))),
        _aside(view, say),
        *_routes(view, say),
        [Span(say("laborigines-legend"), "faint")],
    ]


def _tile(view: LaboriginesView, tile: int, say: Say, marked: Collection[str]) -> Line:
    seen = view.tiles[tile]
    side = say("laborigines-side", side=seen.up)
    if view.aid and seen.down is not None:
        side += f"/{say('laborigines-side', side=seen.down)}"
    style = "marked" if str(tile + 1) in marked else ""
    standing = [_figure(view, figure) for figure in view.figures if figure.tile == tile]
    if view.moa == tile:
        standing.append(Span("M"))
    who = " ".join(span.text for span in standing)
    names, figures, energy = (30 if view.aid else WIDTHS[0]), *WIDTHS[1:]
    return [
        Span(f"{tile + 1:>2} ", "faint"),
        Span(side.ljust(names), style),
        *standing,
        Span(" " * (figures - len(who))),
        Span(_pieces(seen.energy).ljust(energy)),
    ]


def _figure(view: LaboriginesView, figure: FigureSeen) -> Span:
    """Its name and its markers: `A*2i~^`."""
    bolts = f"*{figure.bolts}" if figure.bolts else ""
    markers = "i" * figure.infected + "~" * figure.acid + "^" * (view.flag == figure.name)
    return Span(f"{figure.name}{bolts}{markers}", f"seat-{view.colours[figure.seat]}")


def _pieces(energy: Collection[int]) -> str:
    return " ".join(f"{n}{letter}" for n, letter in zip(energy, COLOURS, strict=True) if n)


def _seat(view: LaboriginesView, seat: int, say: Say) -> Line:
    style = f"seat-{view.colours[seat]}"
    name = f"{SEATS[seat]} {say('laborigines-seat', seat=seat)}".ljust(14)
    if view.fallen[seat]:
        return [Span("  "), Span(name, "faint"), Span(say("laborigines-is-out"), "faint")]
    store = view.stores[seat]
    turn = "▶ " if view.turn == seat and view.result is None else "  "
    line = [Span(turn, style), Span(name, style), Span(f"{sum(store):>3}: {_pieces(store)}")]
    if view.delegated[seat]:
        line.append(Span(f"  {say('laborigines-delegating')}", "faint"))
    return line


def _aside(view: LaboriginesView, say: Say) -> Line:
    """What lies in the middle: dice, the disease, the flag."""
    parts = []
    if view.dice and view.result is None:
        parts.append(say("laborigines-dice", dice=" ".join(map(str, view.dice))))
    if view.disease is None:
        parts.append(say("laborigines-no-disease"))
    else:
        parts.append(say("laborigines-current-disease", disease=view.disease))
    if view.flag is None:
        parts.append(say("laborigines-flag-gone" if view.flag_gone else "laborigines-flag-aside"))
    return [Span(" · ".join(parts))]


def _routes(view: LaboriginesView, say: Say) -> Iterator[Line]:
    for route in view.routes:
        met = ", ".join(
            f"{name} ({stop + 1})" for name, stop in zip(route.meets, route.stops, strict=False)
        )
        key = "laborigines-route-meeting" if met else "laborigines-route"
        told = say(
            key,
            figure=route.figure,
            die=route.die,
            course=route.course,
            end=route.stops[-1] + 1,
            met=met,
        )
        yield [Span("  "), Span(told, "faint")]
