"""What can be read: help, games, rules; in both languages and in any locale."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from deskoherna import __version__
from terminal.program import LANGUAGES, Run, deskoherna, environment

COMMANDS = ("games", "play", "rules", "replay", "verify", "types", "simulate")
SAID = {
    "cs": {"usage": "Použití:", "code": "Návratové kódy", "game": "spojek", "rule": "Pravidla"},
    "en": {"usage": "Usage:", "code": "Exit codes", "game": "connectors", "rule": "Rules"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_documentation(tmp_path: Path, lang: str) -> None:
    helped = deskoherna(tmp_path, "--help", lang=lang)
    assert helped.code == 0
    assert SAID[lang]["usage"] in helped.out
    assert SAID[lang]["code"] in helped.out
    assert all(command in helped.out for command in COMMANDS)
    assert deskoherna(tmp_path, lang=lang) == helped


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "flags"),
    [
        ("games", "--help"),
        ("play", "GAME --seat --option --seed --words --save --resume"),
        ("rules", "GAME ID"),
        ("replay", "FILE --moves --seat"),
        ("verify", "FILE"),
        ("types", "GAME FILE"),
        ("simulate", "GAME --seats --games --jobs --seed --option"),
    ],
)
def test_help_of_a_command(tmp_path: Path, command: str, flags: str, lang: str) -> None:
    helped = deskoherna(tmp_path, command, "--help", lang=lang)
    assert (helped.code, helped.err) == (0, "")
    assert SAID[lang]["usage"] in helped.out
    assert all(flag in helped.out for flag in flags.split())
    assert "Show this help" not in helped.out or lang == "en"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(tmp_path: Path, lang: str) -> None:
    run = deskoherna(tmp_path, "games", lang=lang)
    assert run.code == 0
    for text in ("NUMERUS", "greedy", "variant=short", "Nim", "perfect", SAID[lang]["game"]):
        assert text in run.out


def test_types_for_a_board(tmp_path: Path) -> None:
    """Printed, or written where a package keeps its board; the game may be anybody's."""
    printed = deskoherna(tmp_path, "types", "nim")
    assert (printed.code, printed.err) == (0, "")
    assert "export interface NimView {" in printed.out
    file = tmp_path / "board" / "types.ts"
    assert deskoherna(tmp_path, "types", "nim", str(file)) == Run(0, "", "")
    assert file.read_text("utf-8") == printed.out
    assert "folder" in deskoherna(tmp_path, "types", "nim", str(tmp_path), lang="en").err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules(tmp_path: Path, lang: str) -> None:
    book = deskoherna(tmp_path, "rules", "numerus", lang=lang)
    assert book.code == 0
    assert "NUM-7" in book.out
    assert "●━━━●━━━●━━━●" in book.out
    assert "position=" not in book.out  # that is for the browser
    one = deskoherna(tmp_path, "rules", "numerus", "num-7", lang=lang)
    assert "NUM-7" in one.out
    assert 0 < len(one.out) < len(book.out) / 5
    assert "ROOM-6" in deskoherna(tmp_path, "rules", "room", "ROOM-6", lang=lang).out


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (["--lang", "cs", "games"], {"DESKOHERNA_LANG": "en"}),
        (["games", "--lang=cs"], {"DESKOHERNA_LANG": "en"}),
        (["games"], {"DESKOHERNA_LANG": "cs_CZ.UTF-8"}),
        (["games"], {"LANG": "cs_CZ.UTF-8"}),
        (["games"], {"LANG": "en_GB.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}),
    ],
    ids=str,
)
def test_czech_is_asked_for_or_the_system_s(
    tmp_path: Path, arguments: list[str], variables: dict[str, str]
) -> None:
    run = deskoherna(tmp_path, *arguments, **({"lang": ""} | variables))
    assert SAID["cs"]["game"] in run.out


def test_others_read_english(tmp_path: Path) -> None:
    run = deskoherna(tmp_path, "games", lang="", LANG="de_DE.UTF-8")
    assert SAID["en"]["game"] in run.out


@pytest.mark.parametrize(
    "locale",
    [
        {"LANG": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "latin-1"},
    ],
    ids=str,
)
def test_no_locale_is_too_poor(tmp_path: Path, locale: dict[str, str]) -> None:
    """Letters lose their accents and shapes become plainer, but nothing fails"""
    typed = b"1x2\n\xff\xfe\nkonec\n"
    for command in (["rules", "numerus"], ["play", "nim", "--seed", "1"]):
        run = subprocess.run(
            [sys.executable, "-m", "deskoherna", *command],
            input=typed,
            capture_output=True,
            env=environment(tmp_path, "cs", **locale),
            check=False,
        )
        assert run.returncode == 0, run
        assert b"Traceback" not in run.stderr
    assert b"1x2" in run.stdout


def test_the_board_keeps_its_shape_without_unicode(tmp_path: Path) -> None:
    run = deskoherna(tmp_path, "play", "numerus", lang="cs", PYTHONIOENCODING="ascii")
    assert "13  .   .   ." in run.out
    assert "Zeleny" in run.out
    assert "?" not in run.out.partition("\n13")[2].partition("Zeleny")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_version(tmp_path: Path, lang: str) -> None:
    run = deskoherna(tmp_path, "--version", lang=lang)
    assert (run.code, run.err) == (0, "")
    assert run.out == f"deskoherna {__version__}\n"
