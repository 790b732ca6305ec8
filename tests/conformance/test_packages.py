"""What is wrong with a package is found: Nim, with one thing in it changed at a time."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from deskoherna.testing import Faults, Package, Run
from deskoherna.testing.checks import PACKAGING, packages
from deskoherna.testing.golden import write_golden
from guests import ROOT

NUMBERS = count()
CODE, TESTS = "src/nim_game/__init__.py", "tests/test_nim.py"
ENGLISH, CZECH = "src/nim_game/text/en.ftl", "src/nim_game/text/cs.ftl"
PAGE, CZECH_PAGE = "src/nim_game/text/rules.en.md", "src/nim_game/text/rules.cs.md"
LESSON = "src/nim_game/content/lesson.toml"
COACHED = "src/nim_game/content/coached.toml"
GOLDEN = "tests/golden/nim-2.txt"


class Copy(NamedTuple):
    """A copy of Nim's package, in a folder and under a name of its own."""

    folder: Path

    def change(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    def package(self) -> Package:
        name = f"changed_nim_{next(NUMBERS)}"
        (self.folder / "src/nim_game").rename(self.folder / "src" / name)
        invalidate_caches()
        return Package(import_module(name).NIM, self.folder / "tests", Run(seed=1))


@pytest.fixture
def nim(tmp_path: Path) -> Iterator[Copy]:
    folder = tmp_path / "nim"
    shutil.copytree(ROOT / "tests/nim", folder, ignore=shutil.ignore_patterns("__pycache__"))
    sys.path.append(str(folder / "src"))
    yield Copy(folder)
    sys.path.remove(str(folder / "src"))


def found(package: Package) -> list[str]:
    """All that the checks of a package find."""
    faults: list[str] = []
    for check in PACKAGING:
        try:
            check(package)
        except Faults as several:
            faults += map(str, several.faults)
        except LookupError:  # nobody can tell a golden game without words
            assert faults
    return faults


def test_the_package_itself_is_sound(nim: Copy) -> None:
    package = nim.package()
    assert found(package) == []
    assert [check.count(package) for check in PACKAGING] == [42, 2, 2, 1, 1, 1]


class Change(NamedTuple):
    """Something is written otherwise, and what is found then."""

    file: str
    old: str
    new: str
    fault: str


CHANGES = [
    Change(CZECH, "nim-end = poslední sirka", "", "nim-end is missing (cs)"),
    Change(CODE, '"nim-ask"', '"nim-question"', "nim-question is missing (en)"),
    Change(CODE, '"nim-ask"', '"nim-end"', "nim-ask is not used (en)"),
    Change(CZECH, "{ $matches }.", ".", "nim-too-many has other arguments than in English"),
    Change(ENGLISH, "nim-kind =", "nim-about =", "nim-about stands twice in en.ftl"),
    Change(ENGLISH, "nim-end = the last match", "nim end", "en.ftl cannot be read: nim end"),
    Change(PAGE, "Whoever takes the last match of all wins.", "", "NIM-2 says nothing (en)"),
    Change(PAGE, "Whoever", "By NIM-8 whoever", "rules.en.md cites NIM-8, which does not exist"),
    Change(CZECH_PAGE, " {#NIM-2}", "", "NIM-2 is missing (cs)"),
    Change(CZECH_PAGE, "{#NIM-2}", "{#NIM-7}", "rules.cs.md, line 19: The English page has no "),
    Change(CZECH_PAGE, "{#NIM-2}", "{#NIM-1}", "rules.cs.md, line 19: NIM-1 is here a second time"),
    Change(CZECH_PAGE, "1: 3 4 5", "1: 3 4", 'rules.cs.md, line 7: A picture under "Tah" has'),
    Change(CZECH_PAGE, "```\n\n", "", "rules.cs.md, line 7: A block of code under"),
    Change(CODE, 'Refusal("NIM-1"', 'Refusal("NIM-9"', "/__init__.py cites NIM-9, which does not"),
    Change(CODE, "# NIM-2", "# NIM-9", "/__init__.py cites NIM-9, which does not exist"),
    Change(CODE, 'Refusal("NIM-1"', 'Refusal("NIM-" + "1"', "a refusal without the id of a rule"),
    Change(TESTS, '"""NIM-2"""', "# NIM-2", "no test cites NIM-2"),
    Change(PAGE, 'move="2x3"', 'move="2x9"', "a picture of NIM-1 cannot be drawn (en): NIM-1"),
    Change(LESSON, "matches = 2", "matches = 7", "task even cannot be solved"),
    Change(LESSON, ", heap = 2, matches = 2", "", "random moves solve task even too often: 100 %"),
    Change(COACHED, "points", "asks = 'pass'\npoints", "cue taken waits for the question pass"),
    Change(COACHED, "[taken]", "[took]", "nim-coached-took is missing (en)"),
    Change(CODE, 'raise Problem("nim-position")', "raise KeyError", "an error of its own: "),
    Change(CODE, "rules_version = 1", "rules_version = 2", "nim-2.txt holds a record that cannot"),
    Change(ENGLISH, "takes { $matches } from", "took { $matches } from", "nim-2.txt, line "),
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.fault)
def test_each_fault_is_found(nim: Copy, change: Change) -> None:
    nim.change(change.file, change.old, change.new)
    assert any(change.fault in fault for fault in found(nim.package()))


def test_a_text_that_no_game_can_do_without(nim: Copy) -> None:
    """What other languages lack is said in English"""
    (nim.folder / CZECH).unlink()
    (nim.folder / ENGLISH).unlink()
    package = nim.package()
    with pytest.raises(Faults, match=r"^text/en\.ftl is missing$"):
        packages.messages_are_complete(package)


def test_a_golden_game_is_missing_until_it_is_written(nim: Copy) -> None:
    (nim.folder / GOLDEN).unlink()
    package = nim.package()
    assert found(package) == ["nim-2.txt is missing: write it with --write-golden"]
    assert package.golden is not None
    assert list(write_golden(package.game, package.golden)) == [nim.folder / GOLDEN]
    assert found(package) == []


def test_a_golden_game_that_is_written_anew_keeps_its_moves(nim: Copy) -> None:
    before = (nim.folder / GOLDEN).read_text("utf-8")
    nim.change(GOLDEN, "Player 1 takes", "Player 1 eats")
    package = nim.package()
    (fault,) = found(package)
    assert "Player 1 eats" in fault and "Player 1 takes" in fault
    assert package.golden is not None
    list(write_golden(package.game, package.golden))
    assert (nim.folder / GOLDEN).read_text("utf-8") == before
