"""What our languages lack is found, and fails where they may lack nothing."""

from __future__ import annotations

from pathlib import Path

import check_texts
import pytest

import deskoherna
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


def test_the_client_holds_no_rules_of_games(tmp_path: Path) -> None:
    """They may stand in its comments, its tests and in what is written from Python"""
    (tmp_path / "nim").mkdir()
    (tmp_path / "nim" / "choice.ts").write_text('/* NIM-1 */\nreturn { rule: "NIM-2" }; // NIM-3\n')
    (tmp_path / "nim" / "Heap.svelte").write_text('<!-- NIM-1 --><a href="#NIM-R4">why</a>\n')
    (tmp_path / "nim" / "choice.test.ts").write_text('expect(rule).toBe("NIM-2");\n')
    (tmp_path / "nim" / "types.ts").write_text('// Written by us.\nconst rule = "NIM-2";\n')
    found = list(check_texts.rules_in_client(tmp_path, [deskoherna.game("nim")]))
    assert [fault.split(",")[0] for fault in found] == [
        "nim/Heap.svelte holds NIM-R4",
        "nim/choice.ts holds NIM-2",
    ]
