"""The rule check finds what it is made for. Ids are put together here, so that none is cited."""

from __future__ import annotations

from pathlib import Path

import check_rules
import pytest

TOY = "NUM"


def test_citations_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_rules, "ROOT", tmp_path)
    folder = tmp_path / "tests"
    folder.mkdir()
    test = f'def test_it():\n    """{TOY}-1 and {TOY}-R2"""\n    # {TOY}-4\n'
    (folder / "test_toy.py").write_text(test, "utf-8")
    (folder / "test_slow.py").write_text(f'async def test_it():\n    """{TOY}-5"""\n', "utf-8")
    (folder / "toy.py").write_text(f'def test_it():\n    """{TOY}-3"""\n', "utf-8")
    everywhere = {f"{TOY}-1", f"{TOY}-R2", f"{TOY}-3", f"{TOY}-4", f"{TOY}-5"}
    assert set(check_rules.cited(tmp_path, TOY)) == everywhere
    said = check_rules.said_of_tests()
    assert check_rules.ids_in(said, TOY) == {f"{TOY}-1", f"{TOY}-R2", f"{TOY}-5"}


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
def test_refusals_name_a_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, sound: bool
) -> None:
    monkeypatch.setattr(check_rules, "ROOT", tmp_path)
    (tmp_path / "toy.py").write_text(f"raise {code}\n", "utf-8")
    assert bool(check_rules.refusals_without_id(tmp_path, {f"{TOY}-1"})) != sound


def test_a_rule_that_no_test_cites_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check_rules, "ROOT", tmp_path)
    monkeypatch.setattr(check_rules, "SOURCE", tmp_path)
    (tmp_path / "tests").mkdir()
    (tmp_path / "src").mkdir()
    assert check_rules.main() == 1
    assert f"no test cites {TOY}-11" in capsys.readouterr().err
