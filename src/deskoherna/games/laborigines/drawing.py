"""The laboratory as text: the tiles, the seats, the disease, where dice lead."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from deskoherna.kernel import Drawing, Line, Say, Span

from .pieces import COLOURS, RING, SEATS
from .view import FigureSeen, LaboriginesView, TileSeen

HALF = RING // 2
FIGURES, ENERGY = 11, 9  # the room for who stands on a tile, and for what lies there


def draw(view: LaboriginesView, say: Say, marked: Collection[str] = ()) -> Drawing:
    return [
        *_ring(view, say, marked),
        [],
        *(_seat(view, seat, say) for seat in range(len(view.stores))),
        *_middle(view, say),
        *_routes(view, say),
        [Span(say("laborigines-legend"), "faint")],
    ]


def _ring(view: LaboriginesView, say: Say, marked: Collection[str]) -> Drawing:
    """Two columns of tiles, or one if the lower sides that were seen are shown too."""
    sides = [_sides(tile, view.aid, say) for tile in view.tiles]
    width = max(map(len, sides)) + 1
    tiles = [_tile(view, tile, side.ljust(width), marked) for tile, side in enumerate(sides)]
    if view.aid:
        return tiles
    return [[*one, *other] for one, other in zip(tiles[:HALF], tiles[HALF:], strict=True)]


def _sides(tile: TileSeen, aid: bool, say: Say) -> str:
    up = say("laborigines-side", side=tile.up)
    if not aid or tile.down is None:
        return up
    return f"{up} / {say('laborigines-side', side=tile.down)}"


def _tile(view: LaboriginesView, tile: int, sides: str, marked: Collection[str]) -> Line:
    standing = [_figure(view, figure) for figure in view.figures if figure.tile == tile]
    if view.moa == tile:
        standing.append(Span("M"))
    taken = sum(len(span.text) for span in standing)
    return [
        Span(f"{tile + 1:>2} ", "faint"),
        Span(sides, "marked" if str(tile + 1) in marked else ""),
        *standing,
        Span(" " * (FIGURES - taken)),
        Span(_pieces(view.tiles[tile].energy).ljust(ENERGY)),
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


def _middle(view: LaboriginesView, say: Say) -> Iterator[Line]:
    """The dice, the flag if nobody has it, the disease."""
    parts = []
    if view.dice and view.result is None:
        parts.append(say("laborigines-dice", dice=" ".join(map(str, view.dice))))
    if view.flag is None:
        parts.append(say("laborigines-flag-gone" if view.flag_gone else "laborigines-flag-aside"))
    if parts:
        yield [Span(" · ".join(parts))]
    if view.disease is None:
        yield [Span(say("laborigines-no-disease"))]
    else:
        yield [Span(say("laborigines-current-disease", disease=view.disease))]


def _routes(view: LaboriginesView, say: Say) -> Iterator[Line]:
    for route in view.routes:
        if route.after:
            continue  # depends on where the other twin comes to rest
        met = ", ".join(
            f"{name} ({stop + 1})" for name, stop in zip(route.meets, route.stops, strict=False)
        )
        key = "laborigines-route-meeting" if met else "laborigines-route"
        text = say(
            key,
            figure=route.figure,
            die=route.die,
            course=route.course,
            end=route.stops[-1] + 1,
            met=met,
        )
        yield [Span("  "), Span(text, "faint")]
