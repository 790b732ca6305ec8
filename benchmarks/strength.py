"""How strength grows with time: the search against itself with half the iterations, and a plot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from deskoherna.bots import levels
from deskoherna.bots.search import Level, SearchBot
from deskoherna.catalogue import all_games
from deskoherna.kernel import AnyGame, Ask, Chance, Move
from deskoherna.lab import play_out, seed_of, wilson
from deskoherna.lab.ladder import advantage
from deskoherna.lab.tallies import Tally

from .page import Section, shown, table

PLOT = Path(__file__).parent.parent / "docs" / "images" / "strength.svg"
GAMES = 40
DOUBLINGS = (25, 50, 100, 200, 400, 800)

HOW = f"""\
The search with the mind of the strongest level, with so many iterations, against itself with half
as many: {GAMES} games of two, each chance once in either seat. Elo adds up from the first; the time
is that of the processor for one move. In TESERAKT all play together, so there each number of
iterations plays by itself, and the share of wins counts.

![Strength by time](images/strength.svg)"""


class Point(NamedTuple):
    iterations: int
    seconds: float  # for a move
    share: float
    games: int
    elo: float | None


def strength() -> Section:
    curves = {played.name: list(curve(played)) for played in all_games().values() if levels(played)}
    PLOT.write_text(drawn(curves), "utf-8")
    rows = [
        (
            name,
            str(point.iterations),
            shown(1000 * point.seconds),
            f"{100 * point.share:.0f} % ({', '.join(percent(point))})",
            "–" if point.elo is None else f"{point.elo:.0f}",
        )
        for name, points in curves.items()
        for point in points
    ]
    header = ("game", "iterations", "ms a move", "wins (95 %)", "Elo")
    return Section("Strength and time", [HOW, table(header, rows)])


def percent(point: Point) -> list[str]:
    return [f"{100 * bound:.0f}" for bound in wilson(point.share * point.games, point.games)]


class Timed(SearchBot):
    """Counts the time it thinks."""

    spent = 0.0
    moves = 0

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        start = process_time()
        move = super().choose(seat, view, ask, chance)
        self.spent += process_time() - start
        self.moves += 1
        return move


def curve(played: AnyGame) -> Iterator[Point]:
    elo = 0.0
    if played.cooperative:
        yield from (against(played, many, many, None) for many in DOUBLINGS)
        return
    for few, many in pairwise((DOUBLINGS[0] // 2, *DOUBLINGS)):
        point = against(played, many, few, elo)
        elo += advantage(point.share * point.games, point.games, 2)
        yield point._replace(elo=elo)


def against(played: AnyGame, many: int, few: int, elo: float | None) -> Point:
    *_, strongest = levels(played).values()
    kind = type("Strongest", (Timed,), {"mind_type": strongest.mind_type})  # type: ignore[attr-defined]
    tally, spent, moves = Tally(), 0.0, 0
    for number in range(GAMES):
        seat = number % 2
        bots = [kind(played, Level(many if each == seat else few)) for each in (0, 1)]
        match, _ = play_out(played, played.setup(2), bots, seed_of(0, number // 2))
        assert match.result is not None
        tally = tally.after(match.result, seat, played.colours(match.setup))
        spent, moves = spent + bots[seat].spent, moves + bots[seat].moves
    return Point(many, spent / moves, tally.win_rate, GAMES, elo)


# The plot

WIDTH, HEIGHT, EDGE = 640, 360, 48
COLOURS = ("#009e73", "#e69f00", "#56b4e9", "#cc79a7", "#d55e00")


def drawn(curves: dict[str, list[Point]]) -> str:
    """Elo, or for those who play together ten times the percentage of wins, by iterations."""
    heights = {name: [height(point) for point in points] for name, points in curves.items()}
    most = max([1.0, *(value for values in heights.values() for value in values)])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for nth, iterations in enumerate(DOUBLINGS):
        parts.append(f'<text x="{across(nth)}" y="{HEIGHT - 16}">{iterations}</text>')
    for tick in range(0, int(most) + 1, 200):
        y = up(tick, most)
        parts.append(f'<path d="M{EDGE} {y}H{WIDTH - EDGE}" stroke="#ddd"/>')
        parts.append(f'<text x="8" y="{y + 4}">{tick}</text>')
    for (name, values), colour in zip(heights.items(), COLOURS, strict=False):
        points = [f"{across(nth)},{up(value, most)}" for nth, value in enumerate(values)]
        line = f'fill="none" stroke="{colour}" stroke-width="2"'
        parts.append(f'<polyline points="{" ".join(points)}" {line}/>')
        x, above = across(len(values) - 1) - 60, up(values[-1], most) - 6
        parts.append(f'<text x="{x}" y="{above}" fill="{colour}">{name}</text>')
    return "\n".join((*parts, "</svg>\n"))


def height(point: Point) -> float:
    return 1000 * point.share if point.elo is None else max(point.elo, 0.0)


def across(nth: int) -> float:
    return EDGE + nth * (WIDTH - 2 * EDGE) / (len(DOUBLINGS) - 1)


def up(value: float, most: float) -> float:
    return round(HEIGHT - EDGE - value * (HEIGHT - 2 * EDGE) / most, 1)
