"""What our languages lack is found, and fails where they may lack nothing."""

from __future__ import annotations

import check_texts
import pytest

from deskoherna.texts.checking import Gap


def test_a_language_that_is_complete_may_lack_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Others may, unless they are all to be whole; what they lack is counted"""
    lacking = [Gap("toy/sk.ftl", 5, ("toy-hello = Hello", "toy-bye = Bye"))]
    monkeypatch.setattr(check_texts, "gaps", lambda _: lacking)
    monkeypatch.setattr(check_texts, "findings", lambda _: [])
    monkeypatch.setattr(check_texts, "own_languages", lambda: ["sk"])
    assert list(check_texts.translations(whole=False)) == []
    assert capsys.readouterr().err == "toy/sk.ftl lacks 2 of 5\n"
    assert len(list(check_texts.translations(whole=True))) == 2
    monkeypatch.setattr(check_texts, "own_languages", lambda: ["cs"])
    found = list(check_texts.translations(whole=False))
    assert found[0] == "toy/sk.ftl lacks:\ntoy-hello = Hello"


def test_what_the_server_writes_into_the_page_is_needed() -> None:
    assert check_texts.keys_in_page()
