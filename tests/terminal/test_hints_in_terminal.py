"""ESTIMATRIX typed into a pipe: one person with text hints, and bots that say why."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.program import LANGUAGES, deskoherna, moves_in

SEATS = ("--seat", "me", "--seat", "expert", "--seat", "expert")
SETUP = ("--option", "letters=dealt", "--option", "negater=first", "--seed", "5")
QUIT = {"cs": "konec", "en": "quit"}
LEMON = {
    "cs": "Když se řekne „citron“, vidím jasně žlutou",
    "en": "“citron” is yellow to me, no doubt about it.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_hints_and_bots_explain(tmp_path: Path, lang: str) -> None:
    """EST-7, EST-R4: the third turn is the first in which seat 1 is Quanter."""
    typed = ["answer green", "answer blue"]  # as Negater
    typed += ["ban red", "say <script>", "say citron", "answer yellow", QUIT[lang]]
    file = tmp_path / "game.jsonl"
    run = deskoherna(
        tmp_path, "play", "estimatrix", *SEATS, *SETUP, "--save", file,
        typed="".join(f"{line}\n" for line in typed), lang=lang,
    )  # fmt: skip
    assert "Traceback" not in run.err
    assert "EST-R4" in run.err
    assert "say citron" in moves_in(file)
    assert LEMON[lang] in run.out
