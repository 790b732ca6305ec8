"""Whatever is wrong: one line on stderr, nothing on stdout, a code, nothing written."""

from __future__ import annotations

import os
from itertools import cycle
from pathlib import Path

import msgspec
import pytest

from deskoherna import dumps, game
from terminal.program import LANGUAGES, deskoherna, printing_to

PROBLEM, USAGE = 1, 2


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Files of all kinds by the names the commands below use."""
    match = game("nim").new(seed=0, players=["me", "perfect"])
    for seat, move in enumerate(["1x2", "2x3"]):
        match.play(seat, move)
    record = match.record()
    good = dumps(record)
    lines = good.splitlines(keepends=True)
    cheated = msgspec.structs.replace(record.body[0], move="1x3")
    contents = {
        "good": good,
        "empty": b"",
        "text": b"Dear diary,\n",
        "damaged": good.replace(b"1x2", b"1x1"),
        "truncated": b"".join(lines[:4]),
        "cut": good[: len(good) // 2],
        "cheated": dumps(msgspec.structs.replace(record, body=(cheated, record.body[1]))),
        "alone": dumps(game("nim").new(seed=0).record()),
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    return {name: str(tmp_path / name) for name in contents} | {
        "folder": str(tmp_path),
        "missing": str(tmp_path / "no" / "such"),
        "under": str(tmp_path / "good" / "under"),
        "dot": ".",
    }


CASES = [
    # the command line
    ("shuffle", USAGE, "shuffle"),
    ("--lang", USAGE, "--lang"),
    ("games --lang", USAGE, "--lang"),
    ("--fast games", USAGE, "--fast"),
    ("games --fast", USAGE, "--fast"),
    ("games nim", USAGE, ""),
    ("play nim --seat", USAGE, "--seat"),
    ("play nim --seed ten", USAGE, "--seed"),
    ("play nim --seed -1", USAGE, "--seed"),
    ("rules", USAGE, "GAME"),
    ("replay", USAGE, "FILE"),
    ("replay {good} --seat 0", USAGE, "--seat"),
    ("verify", USAGE, "FILE"),
    ("simulate", USAGE, "GAME"),
    ("simulate nim --games 0", USAGE, "--games"),
    ("simulate nim --games many", USAGE, "--games"),
    ("simulate nim --jobs 0", USAGE, "--jobs"),
    # what is on the shelf
    ("--lang de games", PROBLEM, "cs, en"),
    ("play chess", PROBLEM, "nim, numerus"),
    ("rules chess", PROBLEM, "nim, numerus"),
    ("rules numerus seven", PROBLEM, "seven"),
    ("simulate chess", PROBLEM, "nim, numerus"),
    ("simulate nim --seats perfect,nobody", PROBLEM, "random, newcomer, perfect"),
    ("simulate nim --seats perfect", PROBLEM, "2"),
    ("simulate nim --option heaps=9", PROBLEM, "3, 4"),
    ("play nim --seat me --seat nobody", PROBLEM, "random, newcomer, perfect"),
    ("play nim --seat me --seat me --seat me", PROBLEM, "2"),
    ("play nim --option heaps", PROBLEM, "heaps"),
    ("play nim --option colour=red", PROBLEM, "heaps"),
    ("play nim --option heaps=9", PROBLEM, "3, 4"),
    ("play nim --words " + 201 * "x", PROBLEM, "200"),
    ("play nim --words \udcff", PROBLEM, ""),
    ("play nim --seed " + 90 * "9", PROBLEM, "256"),
    # files
    ("verify {missing}", PROBLEM, "no/such"),
    ("verify {under}", PROBLEM, "good/under"),
    ("verify {folder}", PROBLEM, ""),
    ("verify {empty}", PROBLEM, "1"),
    ("verify {text}", PROBLEM, "1"),
    ("verify {damaged}", PROBLEM, "4"),
    ("verify {truncated}", PROBLEM, "4"),
    ("verify {cheated}", PROBLEM, "6"),
    ("replay {missing}", PROBLEM, "no/such"),
    ("replay {cut}", PROBLEM, "2"),
    ("replay {cheated} --moves", PROBLEM, "6"),
    ("replay {good} --seat 3", PROBLEM, "3"),
    ("play --resume {missing}", PROBLEM, "no/such"),
    ("play --resume {folder}", PROBLEM, ""),
    ("play --resume {damaged}", PROBLEM, "4"),
    ("play --resume {alone}", PROBLEM, "2"),
    ("play nim --resume {good}", PROBLEM, "--save"),
    ("play --resume {good} --seat me", PROBLEM, "--save"),
    ("play --resume {good} --save {text}", PROBLEM, "--resume"),
    ("play nim --save {good}", PROBLEM, "--resume"),
    ("play nim --save {folder}", PROBLEM, ""),
    ("play nim --save {dot}", PROBLEM, ""),
    ("play nim --save {under}", PROBLEM, "good/under"),
]


def everything(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("command", "code", "names", "lang"),
    [(*case, lang) for case, lang in zip(CASES, cycle(LANGUAGES), strict=False)],
    ids=lambda case: str(case)[:40],
)
def test_errors(
    tmp_path: Path, files: dict[str, str], command: str, code: int, names: str, lang: str
) -> None:
    before = everything(tmp_path)
    run = deskoherna(tmp_path, *(part.format(**files) for part in command.split()), lang=lang)
    assert run.code == code, run
    assert run.out == ""
    assert run.err.count("\n") == 1, run.err
    assert run.err.startswith("deskoherna: ")
    assert names in run.err
    assert "Traceback" not in run.err
    assert everything(tmp_path) == before


def test_an_error_is_told_in_the_reader_s_language(tmp_path: Path) -> None:
    assert "There is no game" in deskoherna(tmp_path, "play", "chess", lang="en").err
    assert "tu není" in deskoherna(tmp_path, "play", "chess", lang="cs").err
    assert "there is no such file" in deskoherna(tmp_path, "verify", "x", lang="en").err
    assert "neexistuje" in deskoherna(tmp_path, "verify", "x", lang="cs").err


def test_output_that_cannot_be_written(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        run = printing_to(full.fileno(), tmp_path, "games")
    assert run.code == PROBLEM
    assert run.err.count("\n") == 1


def test_a_reader_who_has_gone_away(tmp_path: Path) -> None:
    there, here = os.pipe()
    os.close(there)
    run = printing_to(here, tmp_path, "rules", "numerus")
    os.close(here)
    assert run.code == PROBLEM
    assert run.err == ""
