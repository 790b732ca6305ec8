"""Looking back at games and measuring levels, from the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskoherna import game
from deskoherna.bots import RandomBot, bot
from deskoherna.kernel import dumps
from deskoherna.lab import play_out
from terminal.program import LANGUAGES, deskoherna

LABORIGINES = game("laborigines")
SAID = {
    "en": ("Who was ahead", "Turning points", "cost", "better"),
    "cs": ("Kdo vedl", "Zlomy", "stálo", "lépe"),
}


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A game in which one of two thinks."""
    bots = [bot(LABORIGINES, "perfect"), RandomBot(LABORIGINES)]
    match, _ = play_out(LABORIGINES, LABORIGINES.setup(2), bots, seed=3)
    file = tmp_path / "game.jsonl"
    file.write_bytes(dumps(match.record()))
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_shows_the_curve_and_the_turning_points(finished: Path, lang: str) -> None:
    said = deskoherna(finished.parent, "review", finished, "--iterations", "8", lang=lang)
    assert (said.code, said.err) == (0, "")
    assert all(words in said.out for words in SAID[lang])
    assert re.search(r"Achu +[▁▂▃▄▅▆▇█]{20,} +100 %", said.out)
    assert re.search(r"Bublu +[▁▂▃▄▅▆▇█]{20,} +0 %", said.out)


def test_a_running_game_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "running.jsonl"
    file.write_bytes(dumps(LABORIGINES.new(2, seed=1).record()))
    said = deskoherna(tmp_path, "review", file)
    assert (said.code, said.out) == (1, "")
    assert "Only a game that is over" in said.err


LADDER = ("ladder", "nim", "--bots", "random,perfect", "--games", "20", "--jobs", "1")
HEADS = {"en": "Wins against the level below", "cs": "Výhry proti nižší úrovni"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ladder_is_measured_and_written_down(tmp_path: Path, lang: str) -> None:
    page = tmp_path / "nim.md"
    said = deskoherna(tmp_path, *LADDER, "--write", page, lang=lang)
    assert (said.code, said.err) == (0, "")
    assert HEADS[lang] in said.out
    assert re.search(r"perfect +\d+[,.]\d % \(\d+[,.]\d – \d+[,.]\d\) +1\d\d\d", said.out)
    written = page.read_text("utf-8")
    assert written.startswith("# Nim\n")
    assert "| perfect |" in written


def test_several_ladders_stand_on_one_page(tmp_path: Path) -> None:
    page = tmp_path / "nim.md"
    said = deskoherna(tmp_path, *LADDER, "--bots", "perfect,random", "--write", page)
    assert (said.code, said.err) == (0, "")
    assert said.out.count(HEADS["en"]) == 2
    rungs = re.findall(r"^\| (random|perfect) \| (–|\d)", page.read_text("utf-8"), re.MULTILINE)
    assert [name for name, _ in rungs] == ["random", "perfect", "perfect", "random"]
    assert [share == "–" for _, share in rungs] == [True, False, True, False]


def test_the_same_ladder_is_found_again(tmp_path: Path) -> None:
    one, other = (deskoherna(tmp_path, *LADDER, PYTHONHASHSEED=seed) for seed in "12")
    assert one.out == other.out


def test_a_game_without_levels_needs_names(tmp_path: Path) -> None:
    said = deskoherna(tmp_path, "ladder", "nim")
    assert said.code == 1
    assert "--bots" in said.err
