"""Pages of the laboratory: how the bots of a simulation did, the grid of a tournament."""

from __future__ import annotations

import shlex
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, InvalidStateError
from pathlib import Path

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from deskoherna.kernel import AnyGame, Problem, Setup
from deskoherna.kernel.game import written
from deskoherna.lab import Encounter, Rung, Totals
from deskoherna.texts import Speaker, speaker

from .screen import Screen


def show_simulation(language: str, played: AnyGame, runs: Iterator[Totals], games: int) -> None:
    """How the bots did in all games; at a terminal also while they are played."""
    screen = Screen(speaker(language, played))
    totals = follow(screen, runs, games)
    screen.console.print(tallies(screen, totals))
    first = totals.first
    screen.line(
        "room-simulate-first",
        "dim",
        share=screen.say.decimal(100 * first.win_rate),
        low=screen.say.decimal(100 * first.interval.low),
        high=screen.say.decimal(100 * first.interval.high),
    )


def follow(screen: Screen, runs: Iterator[Totals], games: int) -> Totals:
    """The final totals; earlier ones are shown while the games are played."""
    bar = Progress(BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
    task = bar.add_task("", total=games)
    watched = Console(stderr=True, quiet=not screen.errors.is_terminal)
    threading.excepthook = report_unless_cancelled
    try:
        with Live(bar, console=watched, transient=True) as live:
            for totals in runs:
                bar.update(task, completed=totals.games)
                live.update(Group(bar, tallies(screen, totals)))
    except BrokenExecutor as error:
        raise Problem("room-simulate-broken") from error
    return totals


def report_unless_cancelled(failed: threading.ExceptHookArgs) -> None:
    """Report an error, unless it is only of work cancelled when a pool's processes died."""
    if failed.exc_type is not InvalidStateError:
        threading.__excepthook__(failed)


def tallies(screen: Screen, totals: Totals) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for key, side in (
        ("room-simulate-bot", "left"),
        ("room-simulate-games", "right"),
        ("room-simulate-wins", "right"),
        ("room-simulate-shared", "right"),
        ("room-simulate-rate", "right"),
        ("room-simulate-interval", "left"),
        ("room-simulate-score", "right"),
        ("room-simulate-place", "right"),
    ):
        grid.add_column(screen.say(key), justify="right" if side == "right" else "left")
    for name, tally in zip(totals.bots, totals.tallies, strict=True):
        low, high = tally.interval
        grid.add_row(
            name,
            str(tally.games),
            str(tally.wins),
            str(tally.shared),
            f"{screen.say.decimal(100 * tally.win_rate)} %",
            f"{screen.say.decimal(100 * low)} – {screen.say.decimal(100 * high)} %",
            screen.say.decimal(tally.mean_score, 2),
            screen.say.decimal(tally.mean_place, 2),
        )
    return grid


def show_tournament(
    language: str,
    played: AnyGame,
    names: Sequence[str],
    seats: int,
    games: int,
    encounters: Iterator[Encounter],
) -> None:
    """How often the bot of each row wins among bots of each column, with the 95 % interval."""
    screen = Screen(speaker(language, played))
    cells = {(met.bot, met.rival): share(screen, met) for met in watched(screen, names, encounters)}
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("", *names):
        grid.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for name in names:
        grid.add_row(f"{name}\n", *(cells.get((name, rival), "–") for rival in names))
    screen.console.print(grid)
    screen.line("room-tournament-how", "dim", games=games, seats=seats, rivals=seats - 1)


def watched(
    screen: Screen, names: Sequence[str], encounters: Iterator[Encounter]
) -> Iterator[Encounter]:
    """The encounters; at a terminal with a count of those still to come."""
    watching = Console(stderr=True, quiet=not screen.errors.is_terminal)
    bar = Progress(BarColumn(), MofNCompleteColumn(), console=watching, transient=True)
    with bar:
        yield from bar.track(encounters, total=len(names) * (len(names) - 1))


def share(screen: Screen, met: Encounter) -> str:
    low, high = (screen.say.decimal(100 * bound) for bound in met.tally.interval)
    return f"{screen.say.decimal(100 * met.tally.win_rate)} %\n[dim]{low} – {high}[/]"


def show_ladders(
    language: str,
    played: AnyGame,
    setup: Setup,
    opening: int,
    games: int,
    seed: int,
    ladders: Iterable[Iterable[Rung]],
    file: Path | None,
) -> None:
    """The levels, weakest first, as they are measured; also written to a page if asked for."""
    if file is not None:
        file.touch()  # fails before any work is done if the file cannot be written
    screen = Screen(speaker(language, played))
    headings = [screen.say(key) for key in (TOGETHER if played.cooperative else RIVALS)]
    watching = Console(stderr=True, quiet=not screen.errors.is_terminal)
    how = screen.say(
        "room-ladder-together" if played.cooperative else "room-ladder-how",
        games=games,
        setup=setup_in_words(screen.say, played, setup, opening),
        seed=seed,
        fair=screen.say.decimal(100 / len(set(played.colours(setup)))),
    )
    command = shlex.join(["deskoherna", *sys.argv[1:]])
    lines = [f"# {played.name}", "", how, "", f"    {command}", ""]
    for rungs in ladders:
        rows = []
        with Live(console=watching, transient=True) as live:
            for rung in rungs:
                rows.append(rung_cells(screen, rung)[: len(headings)])
                live.update(grid_of(headings, rows))
        screen.console.print(grid_of(headings, rows))
        lines += [*markdown_table(headings, rows), ""]
    screen.console.print(how, style="dim")
    if file is not None:
        file.write_text("\n".join(lines), "utf-8")


def setup_in_words(say: Speaker, played: AnyGame, setup: Setup, opening: int) -> str:
    """The number of seats, the value of every option, and how many opening moves are random."""
    parts = [say("room-ladder-seats", seats=setup.seats)]
    for option, value in setup.options.items():
        choice = written(value) if value in played.options[option] else "own"
        name, chosen = (f"{played.id}-option-{option}{end}" for end in ("", f"-{choice}"))
        parts.append(f"{say(name)}: {say(chosen)}")
    if opening:
        parts.append(say("room-ladder-opening", moves=opening))
    return "; ".join(parts)


RIVALS = ("room-ladder-level", "room-ladder-share", "room-ladder-rating")
TOGETHER = ("room-ladder-level", "room-ladder-wins")


def rung_cells(screen: Screen, rung: Rung) -> tuple[str, str, str]:
    """The level, its share against the one below, and its rating, with 95 % intervals."""
    share = rating = "–"
    if rung.tally is not None:
        low, high = (screen.say.decimal(100 * bound) for bound in rung.tally.interval)
        share = f"{screen.say.decimal(100 * rung.tally.win_rate)} % ({low} – {high})"
    if rung.rating is not None:
        rating = f"{rung.rating:.0f}"
    if rung.interval is not None:
        rating += f" ({rung.interval.low:.0f} – {rung.interval.high:.0f})"
    return screen.say("room-level", level=rung.level), share, rating


def grid_of(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        grid.add_column(heading)
    for row in rows:
        grid.add_row(*row)
    return grid


def markdown_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(cells)} |" for cells in (headings, ["---"] * len(headings), *rows)]
