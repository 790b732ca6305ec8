"""Hints by sentence embeddings: the sense of colours, and that the extra is optional."""

from __future__ import annotations

from collections.abc import Iterable

from deskoherna.bots import bots
from deskoherna.bots.estimatrix_reading import odds
from deskoherna.bots.estimatrix_sentences import Sense, Vector, dot, examples, unit
from deskoherna.games.estimatrix.pieces import COLOURS
from estimatrix.matrix_table import GAME


class Neighbours:
    """A small model: a text means what the words near its own mean, in six directions."""

    NEAR = {"lightsaber of the dark lord": "coal", "where whales sing": "ocean"}  # noqa: RUF012

    def encode(self, texts: list[str]) -> Iterable[Vector]:
        for text in texts:
            yield odds(self.NEAR.get(text, text), "")


def test_a_sentence_without_a_known_word() -> None:
    sense = Sense(Neighbours())
    for hint, colour in (("lightsaber of the dark lord", "black"), ("where whales sing", "blue")):
        likely = sense.odds(hint, "")
        assert COLOURS[likely.index(max(likely))] == colour
        assert abs(sum(likely) - 1) < 1e-9


def test_a_banned_colour_is_not_meant() -> None:
    """EST-6"""
    likely = Sense(Neighbours()).odds("where whales sing", "blue")
    assert likely[COLOURS.index("blue")] == 0.0


def test_every_colour_has_examples_in_both_languages() -> None:
    for colour in COLOURS:
        found = examples(colour)
        assert len(found) > 20
        assert any(not text.isascii() for text in found)


def test_directions_tell_colours_apart() -> None:
    directions = Sense(Neighbours()).directions
    for colour, one in enumerate(directions):
        near = [dot(one, other) for other in directions]
        assert near.index(max(near)) == colour
    assert abs(dot(unit([3, 4]), unit([3, 4])) - 1) < 1e-9


def test_without_a_model_the_scholar_is_not_on_the_shelf() -> None:
    assert "scholar" not in bots(GAME)
