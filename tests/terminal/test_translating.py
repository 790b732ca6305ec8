"""What translators ask the program: what is wrong, what is missing, how it looks."""

from __future__ import annotations

from pathlib import Path

import pytest

from scale import some
from terminal.program import LANGUAGES, Run, deskoherna
from texts.folders import SLOVAK, write


def with_texts(home: Path, *arguments: str, lang: str = "en", **files: str) -> Run:
    folder = write(home / "texts", {**SLOVAK, **files})
    return deskoherna(home, *arguments, "--texts", folder, lang=lang)


def test_the_language_is_spoken(tmp_path: Path) -> None:
    """As far as it goes"""
    folder = str(write(tmp_path / "texts", SLOVAK))
    for rule, said in (
        ("NUM-4", "Zelený, alebo rozhodne náhoda."),
        ("NUM-5", "Not translated yet, so it is in English."),
    ):
        run = deskoherna(tmp_path, "rules", "numerus", rule, lang="sk", DESKOHERNA_TEXTS=folder)
        assert said in run.out


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (("--texts", "texts", "--lang", "sk"), {"LANG": "C.UTF-8"}),
        (("--lang=sk", "--texts=texts"), {"LANG": "C.UTF-8"}),
        ((), {"DESKOHERNA_TEXTS": "texts", "DESKOHERNA_LANG": "", "LANG": "sk_SK.UTF-8"}),
    ],
)
def test_it_is_asked_for_in_any_way(
    tmp_path: Path, arguments: tuple[str, ...], variables: dict[str, str]
) -> None:
    write(tmp_path / "texts", SLOVAK)
    run = deskoherna(tmp_path, "rules", "numerus", "NUM-4", *arguments, **variables)
    assert "Zelený, alebo rozhodne náhoda." in run.out


@pytest.mark.parametrize("lang", some(LANGUAGES, "texts check"))
def test_nothing_is_wrong_but_much_is_missing(tmp_path: Path, lang: str) -> None:
    run = with_texts(tmp_path, "texts", "check", "sk", lang=lang)
    assert (run.code, run.err) == (0, "")
    assert "numerus/sk.ftl" in run.out
    assert "language.sk.ftl" not in run.out
    assert with_texts(tmp_path, "texts", "check", "sk", "--whole", lang=lang).code == 1
    assert deskoherna(tmp_path, "texts", "check", "cs", "--whole", lang=lang).code == 0


def test_what_is_wrong_is_named_with_its_line(tmp_path: Path) -> None:
    run = with_texts(tmp_path, "texts", "check", "sk", **{"web.sk.ftl": "\nweb-retry = { $x }\n"})
    assert run.code == 1
    where = tmp_path / "texts" / "web.sk.ftl"
    assert run.out.startswith(f"{where}:2: The English message has no argument x.\n")


def test_what_is_missing_is_ready_to_be_translated(tmp_path: Path) -> None:
    """Once it stands in the file, nothing is missing there"""
    run = with_texts(tmp_path, "texts", "missing", "sk", "room.sk.ftl")
    assert "room-not-a-move = This is not a move of the game.\n" in run.out
    assert "room-finished" not in run.out
    filled = {"room.sk.ftl": SLOVAK["room.sk.ftl"] + run.out}
    run = with_texts(tmp_path, "texts", "check", "sk", **filled)
    assert run.code == 0
    assert "room.sk.ftl" not in run.out
    everything = with_texts(tmp_path, "texts", "missing", "sk").out
    assert "### numerus/rules.sk.md\n\n### " in everything


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("texts", "check", "slovak"), '"slovak" is not the tag of a language'),
        (("texts", "missing", "sk", "rooms.sk.ftl"), 'There is no file "rooms.sk.ftl"'),
        (("games", "--texts", "gone"), "There is no folder gone"),
        (("games", "--lang", "sk"), 'The language "sk" is not known. Languages: cs, en.'),
    ],
)
def test_what_there_is_not(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    run = deskoherna(tmp_path, *arguments)
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith(f"deskoherna: {said}")


def test_a_variable_that_names_no_folder(tmp_path: Path) -> None:
    run = deskoherna(tmp_path, "games", DESKOHERNA_TEXTS="gone", LANG="C.UTF-8")
    assert run.err.startswith("deskoherna: DESKOHERNA_TEXTS: There is no folder gone")
