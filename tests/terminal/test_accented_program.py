"""The program in a language that the tests make (`accented`): all it says can be translated."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import typer.main

from accented import TAG, accented, write_language
from deskoherna import all_games, dumps, game
from deskoherna.bots import bots
from deskoherna.terminal.commands import app
from scale import few
from terminal.program import Run, deskoherna
from terminal.test_variables import commands

EVERY = dict(commands(typer.main.get_command(app)))
NAMES = {
    *("deskoherna", "me", "auto", "chess", "gone", "cs", "en"),  # as they are typed
    *(word for name in EVERY for word in re.split("[ -]", name)),
    *(word for played in all_games().values() for word in (played.id, *played.name.split())),
    *(bot for played in all_games().values() for bot in bots(played)),
}
NOTATION = re.compile(
    r"--?[a-z][\w-]*"  # an option
    r"|[^\s│]*[=/][^\s│]*"  # its value, a file
    r"|\b[A-Z][A-Z_|,.=]+(?![a-z])"  # what stands for a value, the name of a variable
    r"|\b[0-9a-f]{16,}\b"  # a commitment, a seed
    r"|\b[A-Z]+-R?\d+\b"  # the id of a rule
    r"|\b\d+x\d+\b"  # a move of Nim
)
Program = Callable[..., Run]


@pytest.fixture(scope="session")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("texts")
    write_language(folder)
    return folder


@pytest.fixture
def program(tmp_path: Path, texts: Path) -> Program:
    def run(*arguments: str | Path, typed: str = "") -> Run:
        return deskoherna(tmp_path, *arguments, typed=typed, lang=TAG, DESKOHERNA_TEXTS=str(texts))

    return run


def unaccented(text: str) -> list[str]:
    words = re.findall(r"[A-Za-z]{2,}", NOTATION.sub("", text))
    return [word for word in words if word not in NAMES]


@pytest.mark.parametrize("command", ["", *few(list(EVERY), 3, "accented help")])
def test_help(program: Program, command: str) -> None:
    shown = program(*command.split(), "--help")
    assert (shown.code, shown.err) == (0, "")
    assert unaccented(shown.out) == []


def test_what_is_said(program: Program, tmp_path: Path) -> None:
    match = game("nim").new(seed=0, players=["me", "me"])
    for number, move in enumerate(("1x3", "2x4", "3x4", "3x1")):
        match.play(number % 2, move)
    (tmp_path / "won").write_bytes(dumps(match.record()))
    play = ("play", "nim", "--seat", "me", "--seat", "perfect", "--seed", "1")
    for arguments, typed in (
        (("games",), ""),
        (("rules", "room"), ""),
        (("rules", "nim", "NIM-1"), ""),
        (("verify", "won"), ""),
        (("replay", "won"), ""),
        (("simulate", "nim", "--games", "2", "--jobs", "1"), ""),
        (("tournament", "nim", "--bots", "random,perfect", "--games", "2", "--jobs", "1"), ""),
        (play, "\n".join(map(accented, ("help", "log", "advice", "quit")))),
        (play, "?\n9x9\n"),
        (("play", "chess"), ""),
        (("verify", "gone"), ""),
        (("simulate",), ""),
        (("texts", "check", "cs"), ""),
    ):
        run = program(*arguments, typed=typed)
        assert run.out or run.err
        assert unaccented(run.out + run.err) == [], run
