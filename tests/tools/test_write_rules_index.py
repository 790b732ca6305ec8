"""The index of rules finds citations and names where they stand. Ids are put together here."""

from __future__ import annotations

from pathlib import Path

import pytest
import write_rules_index as index

TOY = "NUM"
CODE = f'''
"""{TOY}-1"""

SIZES = {{
    1: 2,  # {TOY}-2
}}


class State:
    def asks(self):
        return "{TOY}-3"

    # {TOY}-4 to {TOY}-6: an introduction

    @property
    def result(self):
        """{TOY}-R7"""


def move():
    def inner():
        pass  # {TOY}-8
'''


def test_ranges_hold_all_their_ids() -> None:
    text = f"{TOY}-9 to {TOY}-11, {TOY}-R2"
    assert list(index.ids_in(text)) == [f"{TOY}-{n}" for n in ("9", "10", "11", "R2")]


def test_code_is_named_by_function_class_or_constant(tmp_path: Path) -> None:
    path = tmp_path / "toy.py"
    path.write_text(CODE, "utf-8")
    found = {
        c.rule.removeprefix(f"{TOY}-"): c.name for c in index.citations_in_code(path, tmp_path)
    }
    assert found == {
        "1": "",
        "2": "SIZES",
        "3": "State.asks",
        "4": "State.result",
        "5": "State.result",
        "6": "State.result",
        "R7": "State.result",
        "8": "move",
    }


def test_tests_cite_in_docstrings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index, "ROOT", tmp_path)
    path = tmp_path / "tests" / "test_toy.py"
    path.parent.mkdir()
    path.write_text(
        f'class TestIt:\n    """{TOY}-1"""\n'
        f'    async def test_that(self):\n        """{TOY}-2"""\n        # {TOY}-3\n'
        f'def helper():\n    """{TOY}-4"""\n',
        "utf-8",
    )
    found = [(c.rule, c.path, c.name) for c in index.citations_in_tests(path)]
    assert found == [
        (f"{TOY}-1", "test_toy.py", "TestIt"),
        (f"{TOY}-2", "test_toy.py", "TestIt.test_that"),
    ]


def test_a_rule_that_no_code_cites_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(index.uncited()) == []
    cited = index.cited_by_code
    left_out = f"{TOY}-20"
    monkeypatch.setattr(
        index, "cited_by_code", lambda game: [c for c in cited(game) if c.rule != left_out]
    )
    assert list(index.uncited()) == [f"no code cites {left_out}"]


def test_a_stale_page_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(index, "TARGET", tmp_path / "rules")
    assert index.main([]) == 0
    page = tmp_path / "rules" / "numerus.md"
    page.write_text(page.read_text("utf-8") + "more\n", "utf-8")
    assert index.main(["--check"]) == 1
    (line,) = capsys.readouterr().err.splitlines()  # the others are as they should be
    assert "numerus.md is out of date" in line


def test_a_page_names_functions_and_tests() -> None:
    pages = {target.stem: text for target, text in index.pages()}
    _, rule, *_ = pages["numerus"].split(f"### {TOY}-10 ")
    rule, *_ = rule.split("###")
    assert "- `pieces.py`: `_controlled`\n" in rule
    assert "- tested in `numerus/test_rules.py`: " in rule
