"""The rule check finds what it is made for. Ids are put together here, so that none is cited."""

from __future__ import annotations

from pathlib import Path

import pytest

import deskoherna
from deskoherna.testing.rule_ids import cited_by_tests, refusals_without_id, rules_of

TOY = "NUM"


def test_only_docstrings_of_tests_are_citations(tmp_path: Path) -> None:
    test = f'def test_it():\n    """{TOY}-1 and {TOY}-R2"""\n    # {TOY}-4\n'
    (tmp_path / "test_toy.py").write_text(test, "utf-8")
    (tmp_path / "test_slow.py").write_text(f'async def test_it():\n    """{TOY}-5"""\n', "utf-8")
    (tmp_path / "toy.py").write_text(f'def test_it():\n    """{TOY}-3"""\n', "utf-8")
    assert cited_by_tests(tmp_path, TOY) == {f"{TOY}-1", f"{TOY}-R2", f"{TOY}-5"}


@pytest.mark.parametrize(
    ("code", "sound"),
    [
        (f'Refusal("{TOY}-1", "toy-no")', True),
        ('Refusal(ask.rule, "toy-no")', True),
        ('Refusal("", "toy-no")', False),
        (f'Refusal("{TOY}-" + "99", "toy-no")', False),
        ("Refusal(rule, key)", False),
        ("kernel.Refusal(rule, key)", False),
        ("Unreadable()", False),
    ],
)
def test_refusals_name_a_rule(tmp_path: Path, code: str, sound: bool) -> None:
    (tmp_path / "toy.py").write_text(f"raise {code}\n", "utf-8")
    assert bool(list(refusals_without_id(tmp_path, {f"{TOY}-1"}))) != sound


def test_a_rule_that_no_test_cites_is_listed(tmp_path: Path) -> None:
    found = rules_of(deskoherna.game("numerus"), [], tmp_path)
    assert f"no test cites {TOY}-11" in [str(fault) for fault in found]
