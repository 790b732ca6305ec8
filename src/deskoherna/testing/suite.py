"""The whole suite for a game: every check, on every game that is played and on the package."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from deskoherna.kernel import AnyGame

from .cases import cases
from .checks import PACKAGING, PLAYING, Check
from .checks.packages import golden_games_are_the_same
from .fault import Fault, Faults
from .package import Package, raised_in
from .play import Case


class Trial(NamedTuple):
    """A check and what it looks at. Called, it raises what the check finds; `faults` returns it.

    >>> import deskoherna
    >>> from deskoherna.testing import Run
    >>> numerus = Package(deskoherna.game("numerus"), tests=None, run=Run(seed=7))
    >>> next(trials(numerus)).check.name
    'games_end'
    """

    check: Check[Any]
    subject: Case | Package
    seed: int  # of the run

    def __call__(self) -> None:
        self.check(self.subject)

    def __str__(self) -> str:
        about = self.subject if isinstance(self.subject, Case) else self.subject.game.id
        return f"{about}-{self.check.name}"

    def faults(self) -> list[Fault]:
        """All that is found; what is wrong with a game may also be that it raises something."""
        try:
            self()
        except Fault as fault:
            return [fault]
        except Faults as several:
            return list(several.faults)
        except Exception as error:
            return [raised_in(self.subject.game, error, "check-raised")]
        return []


def trials(package: Package) -> Iterator[Trial]:
    """All trials of a game. Those of one case come together: it is played only once.

    >>> import deskoherna
    >>> from deskoherna.testing import Run
    >>> numerus = Package(deskoherna.game("numerus"), tests=None, run=Run(seed=7))
    >>> [trial.faults() for trial in trials(numerus) if trial.check.name == "rules_are_cited"]
    [[]]
    """
    seed = package.run.seed
    for case in cases(package.game, package.run):
        yield from (Trial(check, case, seed) for check in PLAYING)
    for check in PACKAGING:
        if package.tests or check is not golden_games_are_the_same:
            yield Trial(check, package, seed)


def conformance(game: AnyGame) -> Callable[[Trial], None]:
    """A test for pytest that runs the whole suite on a game, if the plugin is loaded.

    Golden games and tests that cite rules are looked for in the folder of the test.

    >>> import deskoherna
    >>> test_conformance = conformance(deskoherna.game("numerus"))
    """

    def test_conformance(trial: Trial) -> None:
        try:
            trial()
        except (Fault, Faults) as fault:
            fault.add_note(f"to repeat this run: pytest --deskoherna-seed {trial.seed}")
            raise

    test_conformance.conformance_of = game  # type: ignore[attr-defined]  # for the plugin
    return test_conformance
