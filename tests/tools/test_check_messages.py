"""The message check finds what it is made for."""

from __future__ import annotations

from pathlib import Path

import check_messages
import pytest

import deskoherna
from deskoherna.texts.checking import Gap
from deskoherna.texts.sources import File

GOOD = "toy-hello = Hello { $name }\n"


def problems(tmp_path: Path, english: str, needed: set[str]) -> list[str]:
    file = tmp_path / "en.ftl"
    file.write_text(english, "utf-8")
    return list(check_messages.check("toy", [File(file)], needed))


def test_nothing_to_find(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD, {"toy-hello"}) == []


@pytest.mark.parametrize(
    ("english", "needed", "found"),
    [
        ("", {"toy-hello"}, "toy-hello is missing in English"),
        (GOOD, set(), "toy-hello is not used"),
        (GOOD + GOOD, {"toy-hello"}, "en.ftl:2: toy-hello is here a second time"),
        ("# Toy\ntoy-hello = { $name\n", {"toy-hello"}, "en.ftl:2: This cannot be read"),
    ],
)
def test_each_fault_is_found(tmp_path: Path, english: str, needed: set[str], found: str) -> None:
    assert any(found in problem for problem in problems(tmp_path, english, needed))


def test_a_message_used_by_another_is_used(tmp_path: Path) -> None:
    both = "toy-name = you\ntoy-hello = Hello { toy-name }\n"
    assert problems(tmp_path, both, {"toy-hello"}) == []


def test_a_question_may_have_other_words_at_the_board(tmp_path: Path) -> None:
    both = "toy-ask = Write\ntoy-ask-board = Point\n"
    assert problems(tmp_path, both, {"toy-ask"}) == []
    assert problems(tmp_path, both, {"toy-ask-board"}) != []


def test_a_language_that_is_complete_may_lack_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Others may, unless they are all to be whole; what they lack is counted"""
    lacking = [Gap("toy/sk.ftl", 5, ("toy-hello = Hello", "toy-bye = Bye"))]
    monkeypatch.setattr(check_messages, "gaps", lambda _: lacking)
    monkeypatch.setattr(check_messages, "findings", lambda _: [])
    monkeypatch.setattr(check_messages, "own_languages", lambda: ["sk"])
    assert list(check_messages.translations(whole=False)) == []
    assert capsys.readouterr().err == "toy/sk.ftl lacks 2 of 5\n"
    assert len(list(check_messages.translations(whole=True))) == 2
    monkeypatch.setattr(check_messages, "own_languages", lambda: ["cs"])
    told = list(check_messages.translations(whole=False))
    assert told[0] == "toy/sk.ftl lacks:\ntoy-hello = Hello"


def test_keys_are_found_in_code(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text('say("toy-hello", name="x y")\n', "utf-8")
    assert check_messages.keys_in(tmp_path) == {"toy-hello"}


def test_tasks_of_a_lesson_are_told_in_three_messages() -> None:
    keys = {"nim-lesson-even", "nim-lesson-even-solved", "nim-lesson-even-again"}
    assert keys <= set(check_messages.derived_keys(deskoherna.game("nim")))


def test_keys_are_found_in_the_web_client(tmp_path: Path) -> None:
    (tmp_path / "Board.svelte").write_text("<p>{say('toy-hello')} toy-said</p>\n", "utf-8")
    (tmp_path / "choice.ts").write_text('say(one ? "toy-one" : `toy-two`, "toy ");\n', "utf-8")
    (tmp_path / "notes.md").write_text('"toy-noted"\n', "utf-8")
    assert check_messages.keys_in_client(tmp_path) == {"toy-hello", "toy-one", "toy-two"}
