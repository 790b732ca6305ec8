"""How strength grows with time: the search against itself with a quarter of the iterations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from deskoherna.bots import levels
from deskoherna.bots.search import Level, SearchBot
from deskoherna.catalogue import all_games
from deskoherna.kernel import AnyGame, Ask, Chance, Move
from deskoherna.lab import Interval, play_out, seed_of
from deskoherna.lab.intervals import Z_95
from deskoherna.lab.ladder import advantage, uncertainty
from deskoherna.lab.tallies import Tally

from .page import Section, shown, table
from .plot import Curve, Mark, Panel, plot

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "strength.svg"
GAMES = 24
ITERATIONS = (2, 8, 32, 128)
ENOUGH = 0.1  # seconds for a move: beyond it no search with four times the iterations follows
OPENING = 1  # random moves if nothing is hidden, or the same games would be played again
OPTIONS: Mapping[str, Mapping[str, str]] = {"teserakt": {"base": "2"}}

HOW = f"""\
The search with the evaluator of the strongest level and this many iterations, against itself with a
quarter of them: {GAMES} games with the fewest rivals that the game allows, in all seats with the
same chance; in NUMERUS the first move is random. Elo adds up from the first, which has 0.
In TESERAKT all play together, so each number of iterations plays by itself on base 2, and the win
rate counts. The time is the mean processor time of a move, forced moves aside.

![Strength by time](images/strength.svg)"""


class Point(NamedTuple):
    iterations: int
    seconds: float  # for a move
    tally: Tally | None  # of the first one there is none
    elo: Interval | None  # relative to the point before
    height: float  # Elo, or the share of wins


def strength() -> Section:
    curves = {played.name: list(curve(played)) for played in all_games().values()}
    rivals = {p.name: curves[p.name] for p in all_games().values() if not p.cooperative}
    partners = {p.name: curves[p.name] for p in all_games().values() if p.cooperative}
    PICTURE.write_text(
        plot(
            "ms of processor time for a move",
            Panel("Elo", [drawn(name, points, 1) for name, points in rivals.items()]),
            Panel("wins, %", [drawn(name, points, 100) for name, points in partners.items()]),
        ),
        "utf-8",
    )
    rows = [row(name, point) for name, points in curves.items() for point in points]
    header = ("game", "iterations", "ms a move", "wins (95 %)", "Elo (95 % beside the one before)")
    return Section("Strength and time", [HOW, table(header, rows)])


def row(name: str, point: Point) -> tuple[str, ...]:
    wins = elo = "–"
    if point.tally is not None:
        low, high = point.tally.interval
        wins = f"{100 * point.tally.win_rate:.0f} % ({100 * low:.0f} – {100 * high:.0f})"
    if point.elo is not None:
        elo = f"{point.height:.0f} ({point.elo.low:.0f} – {point.elo.high:.0f})"
    return name, str(point.iterations), shown(1000 * point.seconds), wins, elo


def drawn(name: str, points: Sequence[Point], scale: float) -> Curve:
    return Curve(
        name,
        [
            Mark(1000 * point.seconds, scale * point.height, *(scale * end for end in ends(point)))
            for point in points
        ],
    )


def ends(point: Point) -> Interval:
    if point.elo is not None:
        return point.elo
    return point.tally.interval if point.tally else Interval(point.height, point.height)


# Playing


class Timed(SearchBot):
    """Counts the time it takes."""

    spent = 0.0
    moves = 0

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        start = process_time()
        move = super().choose(seat, view, ask, chance)
        if ask.free or len(ask.moves) > 1:
            self.spent += process_time() - start
            self.moves += 1
        return move


def curve(played: AnyGame) -> Iterator[Point]:
    if played.cooperative:
        for many in ITERATIONS:
            tally, seconds, _ = met(played, many, many)
            yield Point(many, seconds, tally, None, tally.win_rate)
            if seconds > ENOUGH:
                return
        return
    elo = 0.0
    for few, many in pairwise(ITERATIONS):
        tally, seconds, before = met(played, many, few)
        if few == ITERATIONS[0]:
            yield Point(few, before, None, None, elo)
        elo += advantage(tally.credit, tally.games, played.seats[0])
        margin = Z_95 * uncertainty(tally.credit, tally.games)
        yield Point(many, seconds, tally, Interval(elo - margin, elo + margin), elo)
        if seconds > ENOUGH:
            return


def met(played: AnyGame, many: int, few: int) -> tuple[Tally, float, float]:
    """How a search that thinks more does among ones that think less, and how long both take."""
    *_, strongest = levels(played).values()
    assert issubclass(strongest, SearchBot)
    kind = type("Timed", (Timed,), {"evaluator_type": strongest.evaluator_type})
    setup = played.setup(played.seats[0] if not played.cooperative else 2, OPTIONS.get(played.id))
    tally = Tally()
    more, less = kind(played), kind(played)
    for number in range(GAMES):
        seat = number % setup.seats
        bots = [kind(played, Level(many if s == seat else few)) for s in range(setup.seats)]
        dealt = number if many == few else number // setup.seats  # among equals no game comes twice
        opening = OPENING if played.open_information else 0
        match, _ = play_out(played, setup, bots, seed_of(0, dealt), opening)
        assert match.result is not None
        tally = tally.after(match.result, seat, played.colours(setup))
        for each, who in enumerate(bots):
            counted = more if each == seat else less
            counted.spent, counted.moves = counted.spent + who.spent, counted.moves + who.moves
    return tally, more.spent / more.moves, less.spent / less.moves
