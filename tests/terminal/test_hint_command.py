"""Hints in the terminal (ROOM-17): moves with values and reasons, for the seat that asks alone."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from nim_game import NIM

from deskoherna import dumps, loads
from deskoherna.kernel.record import HintLine
from deskoherna.texts import speaker
from scale import some
from terminal.program import LANGUAGES, SHORT, Person, deskoherna, moves_in
from terminal.test_hot_seat import bids, sit
from toys.sealed import SEALED

WORDS = {"cs": ("poraď", "deník", "konec"), "en": ("advice", "log", "quit")}
VALUE = {
    "cs": r"\d+ % na výhru \(\d+ až \d+ %\)",
    "en": r"\d+ % to win \(\d+ to \d+ %\)",
}
SURE = {"cs": ("jistě", "nejspíš", "jen odhad"), "en": ("sure", "likely", "a guess")}
WINS = {
    "cs": "  1x2  100 % na výhru (100 až 100 %)  jistě  vyhrává, ať ostatní udělají cokoli",
    "en": "  1x2  100 % to win (100 to 100 %)  sure  wins, whatever the others do",
}
ASKED = {"cs": "Zelený si od bota žádá radu.", "en": "Green asked a bot for advice."}
AGAINST_A_BOT = ("play", "numerus", "--seat", "me", "--seat", "random", "--seed", "1", *SHORT)


def hints_in(file: Path) -> list[int]:
    """Who asked for hints, by the record."""
    return [line.seat for line in loads(file.read_bytes()).body if isinstance(line, HintLine)]


def hinted(screen: str) -> list[str]:
    """The lines of hints about bids."""
    return re.findall(rf"^  (bid \d+)  {VALUE['en']}", screen, re.MULTILINE)


@pytest.mark.parametrize("lang", some(LANGUAGES, "a hint"))
def test_the_strongest_says_what_it_would_do_and_why(tmp_path: Path, lang: str) -> None:
    """Asked for again it is the same, and the log has one mark."""
    hint, log, leave = WORDS[lang]
    file = tmp_path / "game"
    typed = f"{hint}\n{hint}\n{log}\n{leave}\n"
    run = deskoherna(tmp_path, *AGAINST_A_BOT, "--save", file, typed=typed, lang=lang)
    assert (run.code, run.err) == (0, "")
    lines = re.findall(rf"^  (\d [a-z]+\d+.*)  {VALUE[lang]}  (\S.*)$", run.out, re.MULTILINE)
    assert len(lines) in (2, 4, 6)
    assert lines[: len(lines) // 2] == lines[len(lines) // 2 :]
    assert lines[0][1].startswith(SURE[lang])
    assert run.out.count(ASKED[lang]) == 1
    assert hints_in(file) == [0]
    assert moves_in(file) == []


@pytest.mark.parametrize("lang", some(LANGUAGES, "a hint at Nim"))
def test_a_game_without_an_evaluator_of_its_own(tmp_path: Path, lang: str) -> None:
    """At Nim it is sure; where one move is left, it says so."""
    hint, _, leave = WORDS[lang]
    us = ("play", "nim", "--seat", "me", "--seat", "me", "--seed", "0")
    played = "1x2\n2x4\n3x4\n1x1"  # then one match is left
    run = deskoherna(tmp_path, *us, typed=f"{hint}\n{played}\n{hint}\n{leave}\n", lang=lang)
    assert (run.code, run.err) == (0, "")
    assert WINS[lang] in run.out.splitlines()
    assert speaker(lang)("room-hint-only") in run.out.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_is_listed(tmp_path: Path, lang: str) -> None:
    typed = "help\nquit\n"
    run = deskoherna(tmp_path, *AGAINST_A_BOT, "--save", tmp_path / "game", typed=typed, lang=lang)
    assert re.search(rf"^ +{WORDS[lang][0]} {{2,}}\S", run.out, re.MULTILINE)


def test_a_hint_goes_by_what_the_seat_may_know_and_nobody_else_reads_it(tmp_path: Path) -> None:
    match = SEALED.new(seats=2, seed=0, players=["me", "me"])
    own = bids(match, 0)
    script = sit(match, tmp_path / "game", "", "advice", own[0], "", "log", "advice")
    _, _, anns, *bobs = script.seen
    advised = hinted(anns)
    assert advised
    assert set(advised) <= set(own)
    assert not any(hinted(screen) for screen in bobs[:-1])
    assert "Ann asked a bot for advice." in bobs[-2]
    assert hinted(bobs[-1])[0] in bids(match, 1)
    assert hints_in(tmp_path / "game") == [0, 1]


def test_a_hint_is_no_move(tmp_path: Path) -> None:
    """A game that is resumed tells what happened since one's own move, and takes that back."""
    match = NIM.new(seed=0, players=["me", "me"])
    move = str(match.asks[0].moves[0])
    match.hint(0)
    match.play(0, move)
    match.hint(1)
    (tmp_path / "game").write_bytes(dumps(match.record()))
    script = sit(match, tmp_path / "game", "log", "undo", "yes", "log")
    first, second = script.seen[1], script.seen[-1]
    assert first.count("asked a bot for advice") == 2
    assert second.count("asked a bot for advice") == 1
    assert moves_in(tmp_path / "game") == []
    assert hints_in(tmp_path / "game") == [0, 1]  # the record forgets nothing


BROKEN = """
from deskoherna.bots import RandomBot

class Raising(RandomBot):
    rank = 999

    def consider(self, seat, view, ask, chance):
        raise ZeroDivisionError
"""


def test_if_the_strongest_fails_the_next_one_is_asked(tmp_path: Path) -> None:
    package = tmp_path / "broken-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[deskoherna.bots]\nnim.raising = broken:Raising\n")
    (tmp_path / "broken.py").write_text(BROKEN)
    path = os.pathsep.join((str(tmp_path), os.environ["PYTHONPATH"]))
    us = ("play", "nim", "--seat", "me", "--seat", "me", "--seed", "0")
    run = deskoherna(tmp_path, *us, typed="advice\nquit\n", PYTHONPATH=path)
    assert (run.code, run.err) == (0, "")
    assert WINS["en"] in run.out.splitlines()


def test_at_a_terminal_the_hint_stands_between_board_and_prompt(tmp_path: Path) -> None:
    with Person(tmp_path, *AGAINST_A_BOT) as hana:
        hana.sees("Green >")
        hana.enter("advice")
        hana.until(
            lambda: re.search(r"% to win.*Green >", hana.screen, re.DOTALL) is not None, "advice"
        )
