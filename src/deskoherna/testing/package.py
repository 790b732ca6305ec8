"""A game together with the package that it comes from."""

from __future__ import annotations

import traceback
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from deskoherna.kernel import AnyGame, Argument

from .fault import Fault
from .run import Run

TESTS = "tests"
GOLDEN = "golden"


class Package(NamedTuple):
    """A game, the folder of its tests if there is one, and the run in which it is checked.

    >>> import deskoherna
    >>> Package(deskoherna.game("numerus"), tests=None, run=Run(seed=7)).code.name
    'numerus'
    """

    game: AnyGame
    tests: Path | None
    run: Run

    @property
    def code(self) -> Path:
        return code_of(self.game)

    @property
    def golden(self) -> Path | None:
        """The folder of its golden games: somewhere among its tests, or right there."""
        if self.tests is None:
            return None
        found = sorted(path for path in self.tests.rglob(GOLDEN) if path.is_dir())
        return min(found, key=lambda path: len(path.parts), default=self.tests / GOLDEN)


def code_of(game: AnyGame) -> Path:
    return Path(str(files(game.package)))


def raised_in(game: AnyGame, error: Exception, key: str, /, **args: Argument) -> Fault:
    """An error as a fault, with the last line of the game that led to it."""
    frames = traceback.extract_tb(error.__traceback__)
    code = code_of(game)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(code)]
    last = (own or frames)[-1]
    file = Path(last.filename).relative_to(code.parent).as_posix() if own else last.filename
    text = f"{type(error).__name__}: {error}"
    return Fault(key, error=text, file=file, line=str(last.lineno), **args)


def distribution_of(game: AnyGame) -> Path:
    """The folder of the outermost package that its code is in."""
    return Path(str(files(game.package.partition(".")[0])))


def tests_of(game: AnyGame) -> Path | None:
    """The tests beside the `pyproject.toml` above the code; a game in a wheel brings none."""
    for folder in code_of(game).parents:
        if (folder / "pyproject.toml").is_file():
            return folder / TESTS if (folder / TESTS).is_dir() else None
    return None
