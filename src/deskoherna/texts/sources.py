"""Where texts are found: beside the code, in packages of others, and in a folder that is named.

A place is laid out as this package is, with a folder for each game as the game's own `text` is:

    language.sk.ftl  room.sk.ftl  web.sk.ftl  table.sk.ftl  terminal.sk.ftl  check.sk.ftl
    rules.sk.md
    numerus/sk.ftl  numerus/rules.sk.md

What stands beside the code is found first, so others fill what it lacks and change nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from deskoherna.kernel import AnyGame, Problem

GROUP = "deskoherna.languages"
LARGEST = 1 << 20  # bytes of a file

Made = TypeVar("Made", bound=Callable[..., Any])
_made: list[Any] = []  # what is remembered of the places
_named: list[Path] = []  # the folder, if there is one


class Place(NamedTuple):
    """Where texts of others are."""

    folder: Traversable
    language: str | None = None  # the only one that is read there
    confined: bool = False  # whether links that lead out of the folder are left alone


class File(NamedTuple):
    """A file with texts."""

    path: Traversable
    place: Place | None = None  # None: it stands beside the code

    def read(self) -> str:
        """Its text; raises `Problem` if it cannot be had."""
        name = str(self.path)
        try:
            if self.place is not None and self.place.confined and self._leads_out():
                raise Problem("room-texts-elsewhere", file=name)
            with self.path.open("rb") as stream:
                data = stream.read(LARGEST + 1)
        except OSError as error:
            raise Problem("room-texts-closed", file=name, reason=error.strerror or "") from None
        if len(data) > LARGEST:
            raise Problem("room-texts-large", file=name, most=LARGEST)
        try:
            return data.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise Problem("room-texts-encoding", file=name, line=line) from None

    def _leads_out(self) -> bool:
        assert self.place is not None
        folder = Path(str(self.place.folder)).resolve()
        return not Path(str(self.path)).resolve().is_relative_to(folder)


class Found(NamedTuple):
    places: tuple[Place, ...]
    broken: tuple[Problem, ...]  # packages that cannot be used, and why


def remembered(make: Made) -> Made:
    """Made once for the same arguments, until texts are looked for elsewhere."""
    made: Any = cache(make)
    _made.append(made)
    return made  # type: ignore[no-any-return]


def look_in(folder: Path | None) -> None:
    """Find texts in this folder, too; raises `Problem` if it is none."""
    if folder is not None and not folder.is_dir():
        raise Problem("room-texts-folder", file=str(folder))
    named = [] if folder is None else [folder]
    if named != _named:
        _named[:] = named
        for made in _made:
            made.cache_clear()


@remembered
def outside() -> Found:
    """The folder, and the packages that entry points name by their languages."""
    places = [Place(folder, confined=True) for folder in _named]
    broken = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            places.append(Place(files(point.module), point.name))
        except Exception as error:  # whatever another package may do
            reason = repr(error)[:200]
            broken.append(Problem("room-texts-package", package=point.value, reason=reason))
    return Found(tuple(places), tuple(broken))


def found(name: str, language: str, game: AnyGame | None = None) -> list[File]:
    """The files of this name for the room or for a game; those beside the code come first."""
    own = files(__package__) if game is None else files(game.package) / "text"
    candidates = [File(own / name)]
    for place in outside().places:
        if place.language in (None, language):
            folder = place.folder if game is None else place.folder / game.id
            candidates.append(File(folder / name, place))
    return [file for file in candidates if is_file(file.path)]


def is_file(path: Traversable) -> bool:
    try:
        return path.is_file()
    except OSError:  # in a folder that is closed to us
        return False


def entries(folder: Traversable) -> list[Traversable]:
    """What is in a folder, by name; nothing, if it is not there or closed to us."""
    try:
        return sorted(folder.iterdir(), key=lambda entry: entry.name)
    except OSError:
        return []
