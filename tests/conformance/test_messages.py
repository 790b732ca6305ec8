"""The message check finds what it is made for."""

from __future__ import annotations

from pathlib import Path

import pytest

import deskoherna
from deskoherna.testing.messages import compared, derived_keys, keys_in, keys_in_client

GOOD = "toy-hello = Hello { $name }\n"


def problems(tmp_path: Path, czech: str, english: str, needed: set[str]) -> list[str]:
    texts = {"cs": czech, "en": english}
    for language, text in texts.items():
        (tmp_path / f"{language}.ftl").write_text(text, "utf-8")
    files = {language: [tmp_path / f"{language}.ftl"] for language in texts}
    return [str(fault) for fault in compared(files, needed)]


def test_nothing_to_find(tmp_path: Path) -> None:
    assert problems(tmp_path, "toy-hello = Ahoj { $name }\n", GOOD, {"toy-hello"}) == []


@pytest.mark.parametrize(
    ("czech", "english", "needed", "found"),
    [
        ("", GOOD, {"toy-hello"}, "toy-hello is missing (cs)"),
        (GOOD, "", {"toy-hello"}, "toy-hello is missing (en)"),
        ("", "", {"toy-hello"}, "toy-hello is missing (en)"),
        (GOOD, GOOD, set(), "toy-hello is not used"),
        (
            "toy-hello = Ahoj\n",
            GOOD,
            {"toy-hello"},
            "other arguments than in English (cs): –, not $name",
        ),
        (GOOD + GOOD, GOOD, {"toy-hello"}, "toy-hello stands twice"),
        ("toy-hello = { $name\n", GOOD, {"toy-hello"}, "cannot be read"),
    ],
)
def test_each_fault_is_found(
    tmp_path: Path, czech: str, english: str, needed: set[str], found: str
) -> None:
    assert any(found in problem for problem in problems(tmp_path, czech, english, needed))


def test_a_message_used_by_another_is_used(tmp_path: Path) -> None:
    both = "toy-name = you\ntoy-hello = Hello { toy-name }\n"
    assert problems(tmp_path, both, both, {"toy-hello"}) == []


def test_a_question_may_have_other_words_at_the_board(tmp_path: Path) -> None:
    both = "toy-ask = Write\ntoy-ask-board = Point\n"
    assert problems(tmp_path, both, both, {"toy-ask"}) == []
    assert problems(tmp_path, both, "toy-ask = Write\n", {"toy-ask"}) != []
    assert problems(tmp_path, both, both, {"toy-ask-board"}) != []


def test_keys_are_found_in_code(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text('say("toy-hello", name="x y")\n', "utf-8")
    assert keys_in(tmp_path) == {"toy-hello"}


def test_tasks_of_a_lesson_are_told_in_three_messages() -> None:
    keys = {"nim-lesson-even", "nim-lesson-even-solved", "nim-lesson-even-again"}
    assert keys <= set(derived_keys(deskoherna.game("nim")))


def test_keys_are_found_in_the_web_client(tmp_path: Path) -> None:
    (tmp_path / "Board.svelte").write_text("<p>{say('toy-hello')} toy-said</p>\n", "utf-8")
    (tmp_path / "choice.ts").write_text('say(one ? "toy-one" : `toy-two`, "toy ");\n', "utf-8")
    (tmp_path / "notes.md").write_text('"toy-noted"\n', "utf-8")
    assert keys_in_client(tmp_path) == {"toy-hello", "toy-one", "toy-two"}
