"""The page on adding a game shows exactly the game that the tests install."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
PAGE = (FOLDER.parent.parent / "docs" / "adding-a-game.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^(```+){language}\n(.*?)\n\1$", PAGE, re.DOTALL | re.MULTILINE)
    return [block for _, block in found]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


@pytest.mark.parametrize(
    ("language", "file"),
    [
        ("python", "src/nim_game/__init__.py"),
        ("fluent", "src/nim_game/text/en.ftl"),
        ("markdown", "src/nim_game/text/rules.en.md"),
        ("toml", "pyproject.toml"),
        ("toml content/lesson.toml", "src/nim_game/content/lesson.toml"),
    ],
)
def test_the_page_shows_the_whole_file(language: str, file: str) -> None:
    shown = "\n".join(blocks(language))
    assert lines(shown) == lines((FOLDER / file).read_text("utf-8"))
