"""Hints by sentence embeddings: the sense of colours, the scholar, and that it is optional.

The model here knows spelling alone: texts that share pieces of words point the same way. It knows
nothing of colours and nothing of the table, so what bots make of it is their own doing. How good a
real model is, no test says.
"""

from __future__ import annotations

import importlib
import sys
import zlib
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from deskoherna.bots import Bot, bots
from deskoherna.bots.estimatrix.reading import associations, odds
from deskoherna.bots.estimatrix.sentences import Sense, Vector, dot, examples, unit
from deskoherna.bots.estimatrix.words import plain
from deskoherna.games.estimatrix.pieces import COLOURS
from deskoherna.kernel import SearchChance
from estimatrix.matrix_table import GAME, play, position, seen

SCHOLAR = "deskoherna.bots.estimatrix.scholar"


class Spelling:
    """Texts as counts of their pieces of five letters."""

    SIZE = 2048

    def encode(self, texts: list[str]) -> Iterable[Vector]:
        for text in texts:
            vector = [0.0] * self.SIZE
            padded = f"  {plain(text)}  "
            for at in range(len(padded) - 4):
                vector[zlib.crc32(padded[at : at + 5].encode()) % self.SIZE] += 1
            yield vector


@pytest.fixture(scope="module")
def sense() -> Sense:
    return Sense(Spelling())


@pytest.fixture
def scholar(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bot]:
    """On a machine that has the package and a model."""
    loaded: list[str] = []

    def from_pretrained(folder: str) -> Spelling:
        loaded.append(folder)
        return Spelling()

    package = SimpleNamespace(StaticModel=SimpleNamespace(from_pretrained=from_pretrained))
    monkeypatch.setitem(sys.modules, "model2vec", package)
    monkeypatch.setenv("DESKOHERNA_SENTENCES", "/models/spelling")
    module: Any = importlib.import_module(SCHOLAR)
    found: Bot = module.ScholarEstimatrix(GAME)
    assert loaded == []  # a model is large: it is read when it is needed
    yield found
    assert loaded in ([], ["/models/spelling"])
    del sys.modules[SCHOLAR]


def likeliest(likely: Iterable[float]) -> str:
    order = sorted(zip(likely, COLOURS, strict=True))
    assert order[-1][0] > order[-2][0]
    return order[-1][1]


UNKNOWN = [("strawberryish", "red"), ("snowflaky", "white")]


@pytest.mark.parametrize(("hint", "colour"), UNKNOWN)
def test_a_hint_without_a_known_word(sense: Sense, hint: str, colour: str) -> None:
    likely = sense.odds(hint, "")
    assert likeliest(likely) == colour
    assert sum(likely) == pytest.approx(1)


def test_a_banned_colour_is_not_meant(sense: Sense) -> None:
    """EST-6"""
    likely = sense.odds("strawberryish", "red")
    assert likely[COLOURS.index("red")] == 0.0
    assert sum(likely) == pytest.approx(1)


def test_every_colour_has_examples_in_both_languages() -> None:
    for colour in COLOURS:
        found = examples(colour)
        assert len(found) > 20
        assert any(not text.isascii() for text in found)


def test_each_colour_is_nearest_to_most_of_its_examples(sense: Sense) -> None:
    for colour in COLOURS:
        meanings = map(unit, Spelling().encode(examples(colour)))
        near = [[dot(meaning, each) for each in sense.directions] for meaning in meanings]
        right = sum(likeliest(row) == colour for row in near)
        assert right > len(near) / 2


class TestScholar:
    @pytest.mark.parametrize(("hint", "colour"), UNKNOWN)
    def test_it_understands_where_the_table_is_silent(
        self, scholar: Bot, sense: Sense, hint: str, colour: str
    ) -> None:
        assert associations(hint) == ()
        state = position(f"black -y-- say {hint}")
        assert self.odds(scholar, hint) == pytest.approx(sense.odds(hint, "black"))
        ask = state.asks()[2]
        answers = [
            str(scholar.choose(2, seen(state, 3), ask, SearchChance(seed))) for seed in range(30)
        ]
        assert answers.count(f"answer {colour}") > 15

    def test_words_of_the_table_have_three_fifths_of_the_say(
        self, scholar: Bot, sense: Sense
    ) -> None:
        read, felt = odds("a lemon", "black"), sense.odds("a lemon", "black")
        both = [0.6 * a + 0.4 * b for a, b in zip(read, felt, strict=True)]
        assert self.odds(scholar, "a lemon") == pytest.approx(both)

    def test_it_explains_the_hint_as_a_whole(self, scholar: Bot, sense: Sense) -> None:
        state = position("black -y-- say snowflaky lemon")
        play(state, "3: answer white", "4: answer red", "1: answer red")
        thoughts: Any = scholar.explain(2, seen(state, 3))
        assert [thought.word for thought in thoughts] == ["lemon", "snowflaky lemon"]
        felt = sense.odds("snowflaky lemon", "black")[COLOURS.index("white")]
        assert (thoughts[-1].colour, thoughts[-1].weight) == ("white", round(100 * felt))

    def test_it_says_that_it_did_not_want_to_match(self, scholar: Bot) -> None:
        """EST-21"""
        state = position("black -y-- say a lemon", pairs="2-3", mode="advanced")
        play(state, "3: answer red", "4: answer red", "1: answer red")
        thoughts: Any = scholar.explain(2, seen(state, 3))
        assert [thought.colour for thought in thoughts] == ["yellow"] * 3
        assert thoughts[-1].avoided

    def test_of_no_words_it_makes_nothing(self, scholar: Bot) -> None:
        assert self.odds(scholar, "") == pytest.approx(odds("", "black"))

    def odds(self, scholar: Any, hint: str) -> Iterable[float]:
        likely: Iterable[float] = scholar.odds(hint, seen(position("black -y-- aloud"), 3))
        return likely


def test_without_a_model_the_scholar_is_not_on_the_shelf() -> None:
    assert "scholar" not in bots(GAME)
