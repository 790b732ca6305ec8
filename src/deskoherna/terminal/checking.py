"""`deskoherna check`: the conformance suite on one game, a line for each check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.table import Table as Grid
from rich.text import Text

from deskoherna.kernel import AnyGame, Problem
from deskoherna.testing import Case, Fault, Package, Run, Trial, trials
from deskoherna.testing.checks import Check
from deskoherna.testing.checks.packages import rules_are_cited
from deskoherna.testing.checks.states import games_end
from deskoherna.testing.golden import write_golden
from deskoherna.testing.package import tests_of
from deskoherna.testing.play import playable
from deskoherna.texts import speaker

from .screen import Screen

SHOWN = 8  # faults of one check
PASSED, FAILED, NOTHING = ("✓", "green"), ("✗", "bold red"), ("–", "dim")


def show_checked(
    language: str,
    game: AnyGame,
    seed: int | None,
    games: int,
    thorough: bool,
    only: str | None,
    tests: Path | None,
) -> int:
    """What the checks find; 1 if that is something."""
    screen, run = Screen(speaker(language, game)), Run.of(seed, thorough, games)
    package = Package(game, folder(game, tests), run)
    every = list(trials(package))
    chosen = chosen_checks(every, only)
    wanted = [trial for trial in every if trial.check in chosen]
    played = {trial.subject for trial in wanted if isinstance(trial.subject, Case)}
    screen.line("check-of", "bold", game=game.name, games=len(played), seed=str(run.seed))
    screen.console.print()
    report = Report(screen, game, run)
    for check in chosen:
        report.show(check, watched(screen, [trial for trial in wanted if trial.check is check]))
        if check is games_end:  # whatever fails there would fail everywhere
            broken = [case for case in played if not playable(case)]
            wanted = [trial for trial in wanted if trial.subject not in broken]
    report.conclude(len(chosen))
    if package.tests is None and rules_are_cited in chosen:
        screen.line("check-no-tests", "yellow")
    return min(report.failed, 1)


def write_golden_games(language: str, game: AnyGame, tests: Path | None) -> None:
    screen = Screen(speaker(language, game))
    golden = Package(game, folder(game, tests), Run()).golden
    if golden is None:
        raise Problem("check-no-tests")
    for path in write_golden(game, golden):
        screen.line("check-written", file=str(path))


def folder(game: AnyGame, named: Path | None) -> Path | None:
    """The tests of a game: those that are named, or those of its package."""
    if named is not None and not named.is_dir():
        raise Problem("check-folder", folder=str(named))
    return named or tests_of(game)


def chosen_checks(every: Iterable[Trial], only: str | None) -> list[Check[Any]]:
    known = {name_of(trial.check): trial.check for trial in every}
    if only is None:
        return list(known.values())
    if only not in known:
        raise Problem("check-unknown", check=only[:40], known=", ".join(known))
    return [known[only]]


def name_of(check: Check[Any]) -> str:
    return check.name.replace("_", "-")


def watched(screen: Screen, wanted: Sequence[Trial]) -> Iterable[Trial]:
    """The trials; at a terminal with a bar while they take long."""
    watching = Console(stderr=True, quiet=not screen.errors.is_terminal)
    bar = Progress(BarColumn(), MofNCompleteColumn(), console=watching, transient=True)
    with bar:
        yield from bar.track(wanted)


class Report:
    """Prints what each check looked at and found."""

    def __init__(self, screen: Screen, game: AnyGame, run: Run) -> None:
        self.screen = screen
        self.game = game
        self.run = run
        self.failed = 0  # checks

    def show(self, check: Check[Any], wanted: Iterable[Trial]) -> None:
        looked_at, found = 0, []
        for trial in wanted:
            if faults := trial.faults():
                found += [(trial, fault) for fault in faults]
            else:
                looked_at += check.count(trial.subject)
        mark, style = FAILED if found else PASSED if looked_at else NOTHING
        grid = Grid.grid(expand=True)
        grid.add_column(width=2)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", style="dim")
        counted = self.screen.say("check-looked", count=looked_at, unit=check.unit)
        shown = "" if found and not looked_at else counted
        grid.add_row(Text(mark, style), self.screen.say(check.key), shown)
        self.screen.console.print(grid)
        if found:
            self.failed += 1
            self.show_faults(found)
            self.below(self.command(check), "dim")

    def show_faults(self, found: Sequence[tuple[Trial, Fault]]) -> None:
        """In games each kind of fault once, in the package as many as fit."""
        shown: dict[str, list[tuple[Trial, Fault]]] = {}
        for trial, fault in found:
            kind = fault.key if isinstance(trial.subject, Case) else str(fault)
            shown.setdefault(kind, []).append((trial, fault))
        for same in list(shown.values())[:SHOWN]:
            trial, fault = same[0]
            self.below(self.screen.say.problem(fault), "red")
            if isinstance(trial.subject, Case):
                self.below(self.where(trial.subject, len(same) - 1), "dim")
        if len(shown) > SHOWN:
            self.below(self.screen.say("check-more", number=len(shown) - SHOWN), "dim")

    def where(self, case: Case, others: int) -> str:
        """The game in which a fault was found, and in how many others."""
        return self.screen.say(
            "check-case",
            seats=case.setup.seats,
            options=case.setup.chosen or "none",
            player=case.player,
            seed=str(case.seed),
            others=others,
        )

    def command(self, check: Check[Any]) -> str:
        """The command that does the same again."""
        effort = ["--games", str(self.run.games)] if self.run.games > 1 else []
        effort += ["--thorough"] if self.run.thorough else []
        seed = ["--seed", str(self.run.seed)]
        words = ["deskoherna", "check", self.game.id, *seed, *effort, "--only", name_of(check)]
        return " ".join(words)

    def conclude(self, checks: int) -> None:
        self.screen.console.print()
        style = "bold red" if self.failed else "bold green"
        self.screen.line("check-result", style, failed=self.failed, checks=checks)

    def below(self, text: str, style: str) -> None:
        """A line that belongs to the check above it."""
        self.screen.console.print(Padding(Text(text, style), (0, 0, 0, 2), expand=False))
