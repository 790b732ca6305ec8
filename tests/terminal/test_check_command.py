"""`deskoherna check`: a line for each check, what is wrong and where, and how to look again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from guests import ROOT
from scale import some
from terminal.program import LANGUAGES, Run, deskoherna

WIDTH = 80
LAST = {"cs": "V pořádku, kontrol: 25.", "en": "All 25 checks passed."}
FIRST = {"cs": "Nim: 4 partie, semínko 7", "en": "Nim: 4 games, seed 7"}
SECRETS = {"cs": "Tajemství zůstávají tajná", "en": "Secrets stay secret"}


@pytest.mark.parametrize("lang", some(LANGUAGES, "checks"))
def test_a_sound_game(tmp_path: Path, lang: str) -> None:
    done = deskoherna(tmp_path, "check", "nim", "--seed", "7", lang=lang)
    assert (done.code, done.err) == (0, "")
    first, _, *lines, _, last = done.out.splitlines()
    assert (first, last) == (FIRST[lang], LAST[lang])
    assert len(lines) == 25
    assert all(line.startswith("✓ ") and len(line) <= WIDTH for line in lines)
    assert any(SECRETS[lang] in line for line in lines)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Nim's package, to be changed."""
    ignored = shutil.ignore_patterns("__pycache__")
    return Path(shutil.copytree(ROOT / "tests/nim", tmp_path / "nim", ignore=ignored))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def check(copy: Path, *arguments: str, lang: str = "en") -> Run:
    line = ("check", "nim", "--seed", "7", *arguments)
    return deskoherna(copy.parent, *line, lang=lang, PYTHONPATH=str(copy / "src"))


FOUND = {
    "cs": ("události dávají jiné body: scores[", "Neprošlo kontrol: 1 z 25."),
    "en": ("events add up to other scores: scores[", "1 of 25 checks failed."),
}


@pytest.mark.parametrize("lang", some(LANGUAGES, "faults"))
def test_a_fault_its_place_and_how_to_look_again(copy: Path, lang: str) -> None:
    change(copy / "src/nim_game/__init__.py", "return {self.seat: 1}", "return {self.seat: 2}")
    done = check(copy, lang=lang)
    fault, last = FOUND[lang]
    again = "deskoherna check nim --seed 7 --only results-are-what-events-say"
    assert (done.code, done.err) == (1, "")
    assert done.out.count(fault) == 1
    assert done.out.count("✗") == 1
    assert again in done.out
    assert done.out.splitlines()[-1] == last
    assert max(map(len, done.out.splitlines())) <= WIDTH
    _, only, more = again.partition("--only")
    alone = check(copy, only, more.strip(), lang=lang)
    assert alone.code == 1
    assert fault in alone.out


def test_a_game_that_raises_is_not_looked_at_any_further(copy: Path) -> None:
    change(copy / "src/nim_game/__init__.py", "self.turn = 1 - seat", "self.turn = 1 // 0")
    done = check(copy)
    assert done.code == 1
    played, fault = done.out.splitlines()[2:4]
    assert played.startswith("✗ Games end")
    assert fault.startswith("  ZeroDivisionError: ")
    assert "by zero, in nim_game/__init__.py, line 91" in " ".join(done.out.split())
    assert "– Secrets stay secret" in done.out


def test_a_board_that_raises_is_told_with_its_line(copy: Path) -> None:
    change(
        copy / "src/nim_game/__init__.py", "return Row(id=str(heap)", "return Row(id=str(1 // 0)"
    )
    done = check(copy)
    told = " ".join(done.out.split())
    assert done.code == 1
    assert "✗ Boards can be shown and pressed" in told
    assert "the board fails for a spectator: ZeroDivisionError" in told
    assert "in nim_game/__init__.py, line " in told


def test_golden_games_are_written_and_then_compared(copy: Path) -> None:
    golden = copy / "tests/golden/nim-2.txt"
    golden.unlink()
    assert "nim-2.txt is missing" in check(copy).out
    assert check(copy, "--write-golden").code == 0
    assert golden.exists()


def test_without_tests_it_says_what_it_could_not_compare(copy: Path) -> None:
    shutil.rmtree(copy / "tests")
    done = check(copy)
    assert done.code == 0
    assert "All 24 checks passed." in done.out
    assert "No tests of this game were found" in done.out
    elsewhere = check(copy, "--tests", str(ROOT / "tests/nim/tests"))
    assert "All 25 checks passed." in elsewhere.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nim", "--only", "luck"), "There is no check “luck”. Checks: games-end,"),
        (("nim", "--tests", "nowhere"), "nowhere is not a folder."),
        (("chess",), "chess"),
    ],
)
def test_what_it_does_not_know(tmp_path: Path, arguments: tuple[str, ...], told: str) -> None:
    done = deskoherna(tmp_path, "check", *arguments)
    assert (done.code, done.out) == (1, "")
    assert told in done.err
