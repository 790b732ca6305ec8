"""A review of a game: who was ahead when, where it turned, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.text import Text

from deskoherna.bots.confidence import interval
from deskoherna.bots.review import Better, Moment, Review, review
from deskoherna.bots.search import Level
from deskoherna.catalogue import game_of
from deskoherna.kernel import AnyGame, loads
from deskoherna.kernel.record import MoveLine
from deskoherna.texts import speaker

from . import files
from .screen import STYLES, Screen

HEIGHTS = "▁▂▃▄▅▆▇█"
NARROW = 20  # columns: the least width of a curve
BEST = 2  # moves named for a turning point
PATIENTLY = 60.0  # seconds for a move, however many iterations it gets


def show_review(language: str, file: Path, iterations: int) -> None:
    record = loads(files.load(file))
    played = game_of(record)
    screen = Screen(speaker(language, played))
    watching = Console(stderr=True, quiet=not screen.errors.is_terminal)
    bar = Progress(BarColumn(), MofNCompleteColumn(), console=watching, transient=True)
    task = bar.add_task("", total=sum(isinstance(line, MoveLine) for line in record.body))
    with bar:
        looked = review(
            played,
            record,
            Level(iterations, seconds=PATIENTLY),
            progress=lambda: bar.advance(task),
        )
    show_curve(screen, played, looked)
    show_turning_points(screen, played, looked)


def show_curve(screen: Screen, played: AnyGame, looked: Review) -> None:
    """For every seat how it stood, from the first move to the last."""
    screen.line("room-review-curve")
    curve = [looked.standing, *(moment.standing for moment in looked.moments)]
    curve += [looked.ended] if looked.ended else []
    names = [screen.say(f"{played.id}-seat", seat=seat) for seat in range(len(looked.standing))]
    room = max(NARROW, screen.console.width - max(map(len, names)) - 8)
    for seat, name in enumerate(names):
        values = thinned([standing[seat] for standing in curve], room)
        bars = "".join(HEIGHTS[min(int(value * len(HEIGHTS)), 7)] for value in values)
        text = Text(f"{name:<{max(map(len, names))}} ")
        text.append(bars, STYLES[f"seat-{seat}"]).append(f" {100 * curve[-1][seat]:3.0f} %")
        screen.console.print(text, no_wrap=True, crop=False)
    margin = max(looked.margin, *(moment.margin for moment in looked.moments), 0.0)
    if percent := round(100 * margin):
        screen.line("room-review-margin", "dim", margin=percent)


def thinned(values: Sequence[float], most: int) -> list[float]:
    """As many of the values as fit, from the first to the last."""
    if len(values) <= most:
        return list(values)
    return [values[round(nth * (len(values) - 1) / (most - 1))] for nth in range(most)]


def show_turning_points(screen: Screen, played: AnyGame, looked: Review) -> None:
    points = looked.turning_points
    screen.console.print()
    if points:
        screen.line("room-review-points")
    else:
        judged = any(moment.weighed for moment in looked.moments)
        screen.line("room-review-no-points" if judged else "room-review-unjudged")
    for moment in points:
        show_turning_point(screen, played, moment)


def show_turning_point(screen: Screen, played: AnyGame, moment: Moment) -> None:
    screen.line(
        "room-review-point",
        "bold",
        ply=moment.ply + 1,
        seat=screen.say(f"{played.id}-seat", seat=moment.seat),
        move=moment.move,
        cost=round(100 * moment.cost),
    )
    if moment.confidence is not None:
        low, high = interval(moment.cost, moment.error)
        screen.line(
            "room-review-sure",
            confidence=moment.confidence,
            low=round(100 * low),
            high=round(100 * high),
        )
    for better in moment.better[:BEST]:
        value, why = round(100 * better.value), in_words(screen, better)
        said = screen.say("room-review-better", move=better.move, value=value, why=why)
        screen.console.print(Text(f"  {said}"), soft_wrap=True)


def in_words(screen: Screen, better: Better) -> str:
    return ", ".join(screen.say(why.key, **why.args) for why in better.why) or "–"
