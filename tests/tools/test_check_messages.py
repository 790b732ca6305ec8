"""The message check finds what it is made for."""

from __future__ import annotations

from pathlib import Path

import check_messages
import pytest

import deskoherna

GOOD = "toy-hello = Hello { $name }\n"


def problems(tmp_path: Path, czech: str, english: str, needed: set[str]) -> list[str]:
    found: list[str] = []
    files = []
    for language, text in (("cs", czech), ("en", english)):
        files.append([tmp_path / f"{language}.ftl"])
        files[-1][0].write_text(text, "utf-8")
    check_messages.check("toy", files, needed, found)
    return found


def test_nothing_to_find(tmp_path: Path) -> None:
    assert problems(tmp_path, "toy-hello = Ahoj { $name }\n", GOOD, {"toy-hello"}) == []


@pytest.mark.parametrize(
    ("czech", "english", "needed", "found"),
    [
        ("", GOOD, {"toy-hello"}, "toy-hello is missing in cs"),
        (GOOD, "", {"toy-hello"}, "toy-hello is missing in en"),
        ("", "", {"toy-hello"}, "toy-hello is missing in en"),
        (GOOD, GOOD, set(), "toy-hello is not used"),
        ("toy-hello = Ahoj\n", GOOD, {"toy-hello"}, "is told [] in cs"),
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
    assert check_messages.keys_in(tmp_path) == {"toy-hello"}


def test_tasks_of_a_lesson_are_told_in_three_messages() -> None:
    keys = {"nim-lesson-even", "nim-lesson-even-solved", "nim-lesson-even-again"}
    assert keys <= set(check_messages.derived_keys(deskoherna.game("nim")))


def test_keys_are_found_in_the_web_client(tmp_path: Path) -> None:
    (tmp_path / "Board.svelte").write_text("<p>{say('toy-hello')} toy-said</p>\n", "utf-8")
    (tmp_path / "choice.ts").write_text('say(one ? "toy-one" : `toy-two`, "toy ");\n', "utf-8")
    (tmp_path / "notes.md").write_text('"toy-noted"\n', "utf-8")
    assert check_messages.keys_in_client(tmp_path) == {"toy-hello", "toy-one", "toy-two"}
