"""Looking back at games and measuring levels, from the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskoherna import game
from deskoherna.bots import RandomBot, bot
from deskoherna.kernel import Setup, dumps
from deskoherna.lab import play_out
from deskoherna.terminal.laboratory import setup_in_words
from deskoherna.texts import speaker
from scale import some
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


@pytest.mark.parametrize("lang", some(LANGUAGES, "a review"))
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
    assert "Only a finished game" in said.err


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


SETUP = {
    "en": "2 seats; Board: short game on a smaller board, ships 1 to 4; Who starts: ",
    "cs": "2 místa; Plán: krátká hra na menším plánu, lodě 1 až 4; Kdo začíná: ",
}
COUNTED = {
    "en": {1: "One game for", 2: "2 games for", 5: "5 games for"},
    "cs": {1: "1 partie pro", 2: "2 partie pro", 5: "5 partií pro"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("games", [1, 2, 5])
def test_how_it_was_measured_is_told_in_the_readers_language(
    tmp_path: Path, games: int, lang: str
) -> None:
    bots = ("--bots", "random,random", "--option", "variant=short", "--jobs", "1")
    said = deskoherna(tmp_path, "ladder", "numerus", *bots, "--games", str(games), lang=lang)
    words = re.sub(r"\s+", " ", said.out)
    assert COUNTED[lang][games] in words
    assert SETUP[lang] in words
    together = speaker(lang)("room-ladder-together", games=games, setup="", seed=0)
    assert together.startswith(COUNTED[lang][games])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_all_options_are_told(lang: str) -> None:
    """Also of a deck of one's own: not its text"""
    teserakt = game("teserakt")
    setup = Setup(2, {**teserakt.setup(2).options, "deck": "[[cards]]"})
    words = setup_in_words(speaker(lang, teserakt), teserakt, setup, 0)
    assert words.endswith({"en": "a deck of your own", "cs": "vlastní balíček"}[lang])
    assert words.count(";") == len(teserakt.options)


OPENINGS = {
    "en": {1: "the first move random)", 2: "the first 2 moves random)"},
    "cs": {1: "první tah náhodný)", 2: "první 2 tahy náhodné)"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moves", [1, 2])
def test_an_opening_by_chance_is_told(tmp_path: Path, moves: int, lang: str) -> None:
    said = deskoherna(tmp_path, *LADDER, "--opening", str(moves), lang=lang)
    assert OPENINGS[lang][moves] in re.sub(r"\s+", " ", said.out)


@pytest.mark.parametrize(
    ("lang", "needs"), [("en", "at least two: --bots"), ("cs", "aspoň dva: --bots")]
)
def test_a_ladder_has_two_rungs(tmp_path: Path, lang: str, needs: str) -> None:
    said = deskoherna(tmp_path, "ladder", "numerus", "--bots", "beginner", lang=lang)
    assert (said.code, said.out) == (1, "")
    assert needs in said.err
    assert "NUMERUS" not in said.err  # it has levels


def test_a_page_that_cannot_be_written_is_told_before_any_game(tmp_path: Path) -> None:
    said = deskoherna(tmp_path, *LADDER, "--write", tmp_path / "nowhere" / "nim.md")
    assert (said.code, said.out) == (1, "")
    assert "cannot be written" in said.err


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


def test_a_game_without_levels_of_its_own_has_the_general_ones(tmp_path: Path) -> None:
    said = deskoherna(tmp_path, "ladder", "nim", "--games", "2", "--jobs", "1")
    assert (said.code, said.err) == (0, "")
    ranked = [line.split()[0] for line in said.out.splitlines() if line.strip()]
    assert ranked[1:6] == ["Beginner", "Casual", "Seasoned", "Strong", "Master"]
