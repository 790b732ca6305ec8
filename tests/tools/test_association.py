"""The table of associations: made from its sources, and from nothing that it is measured by."""

from __future__ import annotations

import json
import re

import pytest
from association import derive, measure

from deskoherna.bots.estimatrix.words import plain
from deskoherna.games.estimatrix.pieces import COLOURS


def listed(language: str) -> set[str]:
    return {
        word
        for entry in derive.entries()
        for word in (entry.english if language == "en" else entry.czech)
    }


def test_the_table_is_up_to_date() -> None:
    assert derive.TABLE.read_text("utf-8") == derive.written()


@pytest.mark.parametrize("language", measure.LANGUAGES)
def test_there_are_words_enough(language: str) -> None:
    assert len(listed(language)) >= 1200
    assert len(json.loads(derive.written())[language]) >= 1200


@pytest.mark.parametrize("language", measure.LANGUAGES)
def test_there_are_hints_enough(language: str) -> None:
    hints = measure.hints(language)
    assert len(hints) >= 200
    assert len({hint.text.casefold() for hint in hints}) == len(hints)
    assert {hint.colour for hint in hints} == set(COLOURS)


@pytest.mark.parametrize("language", measure.LANGUAGES)
def test_no_phrase_of_the_hints_stands_among_the_words(language: str) -> None:
    """A single everyday word may stand in both; what two or more words say together may not."""
    hints = [plain(hint.text) for hint in measure.hints(language)]
    phrases = [plain(word) for word in listed(language) if " " in word]
    found = [p for p in phrases for hint in hints if re.search(rf"\b{re.escape(p)}\b", hint)]
    assert found == []


def test_the_hints_are_not_read_when_the_table_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only files that are opened are the list of words and the survey."""
    derive.survey.cache_clear()
    derive.plainly_named.cache_clear()
    opened: list[str] = []
    real = type(derive.WORDS).read_text

    def noted(path: object, *args: str) -> str:
        opened.append(str(path))
        return real(path, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(type(derive.WORDS), "read_text", noted)
    derive.written()
    assert {name.rpartition("/")[2] for name in opened} == {"words.txt", "xkcd.txt"}


@pytest.mark.parametrize("language", measure.LANGUAGES)
def test_levels_understand_more_and_more(language: str) -> None:
    """The figures in docs/games/estimatrix.md, roughly: nobody should make them worse unnoticed."""
    hints = measure.hints(language)
    shares = [measure.right(hints, vocabulary) / len(hints) for vocabulary in (35, 70, 100)]
    assert shares == sorted(shares)
    assert shares[2] > 0.78
    assert shares[2] - shares[1] > 0.1
    assert shares[1] - shares[0] > 0.1


def test_weights_of_colours_that_no_die_has() -> None:
    assert derive.weights_of("y9 g1") == "009000100000"
    assert derive.weights_of("o8") == "004040000000"


def test_the_survey_says_who_made_it_and_what_one_may_do_with_it() -> None:
    head = derive.SURVEY.read_text("utf-8").partition("\n\n")[0]
    assert "https://xkcd.com/color/rgb/" in head
    assert "CC0" in head
    assert len(derive.survey()) == 949


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("avocado", "green"), ("brick", "red"), ("mustard", "yellow"), ("cerulean", "blue"),
        ("celadon", "green"), ("carmine", "red"), ("viridian", "green"), ("light navy", "blue"),
        ("straw", "yellow"), ("almost black", "black"), ("midnight blue", "blue"),
    ],
)  # fmt: skip
def test_names_of_shades_mean_what_is_like_them(name: str, colour: str) -> None:
    assert measure.thought_of(name) == colour


def test_a_shade_without_an_everyday_name_is_called_as_the_nearest_are() -> None:
    by_name = {shade.name: shade for shade in derive.survey()}
    assert derive.profile(by_name["forest green"]) == "g9"
    assert derive.profile(derive.Shade("ketchup", derive.seen("#e50000"))) == "r9"
    shared = derive.profile(by_name["plum"])
    assert "v" in shared
    assert sum(int(part[1:]) for part in shared.split()) == derive.ENOUGH
    assert derive.seen("#ffffff")[0] == pytest.approx(1, abs=1e-4)
