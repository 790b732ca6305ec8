"""The glossary tells the truth about where things live."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WHERE = 2  # the third column


def rows() -> list[list[str]]:
    """The cells of every row of the glossary's tables, without the headings."""
    lines = (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    tables = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line
    ]
    return [cells for cells in tables if cells[0] != "term" and set(cells[0]) != {"-"}]


def exists(name: str) -> bool:
    """Whether a file of the repository, or something that can be imported, has this name."""
    return (ROOT / name).exists() if "/" in name else is_importable(name)


def is_importable(name: str) -> bool:
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_what_is_named_there_is_there(row: list[str]) -> None:
    assert len(row) == 4 and all(row)
    named = re.findall(r"`([^`]+)`", row[WHERE])
    assert named
    assert [name for name in named if not exists(name)] == []


def test_every_term_is_explained_once() -> None:
    terms = [row[0] for row in rows()]
    assert len(set(terms)) == len(terms) > 50


def test_a_name_that_is_gone_would_be_found() -> None:
    assert exists("deskoherna.bots.search.Evaluator.evaluate")
    assert not exists("deskoherna.bots.search.Mind")
    assert not exists("deskoherna.bots.mind")
    assert not exists("src/deskoherna/bots/search/mind.py")
