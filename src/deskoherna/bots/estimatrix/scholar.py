"""The expert with a sentence-embedding model: an optional extra.

    pip install 'deskoherna[sentences]'
    DESKOHERNA_SENTENCES=/path/to/model deskoherna serve

The path is that of a folder with a model of Model2Vec; a multilingual one understands Czech.
Without the package, or without a model, this cannot be loaded, and the bot is left out.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

from model2vec import StaticModel

from deskoherna.games.estimatrix.pieces import COLOURS
from deskoherna.games.estimatrix.thoughts import Thought
from deskoherna.games.estimatrix.tongues import read_words
from deskoherna.games.estimatrix.view import EstimatrixView

from .readers import ExpertEstimatrix
from .reading import Weights, associations
from .sentences import Sense

FOLDER = os.environ["DESKOHERNA_SENTENCES"]
SHARE = 0.4  # of what the model says, where words of the table are understood as well


@cache
def sense() -> Sense:
    return Sense(StaticModel.from_pretrained(FOLDER))


def felt_in(hint: str, ban: str) -> Weights:
    """What the model makes of a hint, of both languages if it is in two."""
    return sense().odds(" / ".join(dict.fromkeys(read_words(hint))), ban)


class ScholarEstimatrix(ExpertEstimatrix):
    rank = 40

    def odds(self, words: str, view: EstimatrixView) -> Weights:
        read = super().odds(words, view)
        if not words:
            return read
        share = SHARE if associations(words) else 1.0
        felt = felt_in(words, view.ban or "")
        return tuple((1 - share) * a + share * b for a, b in zip(read, felt, strict=True))

    def explain(self, seat: int, view: Any) -> tuple[Thought, ...]:
        """Words of the table, and the hint as a whole."""
        last = view.last
        if last is None or last.answers[seat] is None or not last.hint.words:
            return super().explain(seat, view)
        said = super().explain(seat, view)
        avoided = [reason for reason in said if reason.avoided]
        colour = avoided[0].colour if avoided else last.answers[seat]
        felt = felt_in(last.hint.words, last.ban)[COLOURS.index(colour)]
        whole = Thought(last.hint.words, colour, round(100 * felt))
        return (*(reason for reason in said if reason.word), whole, *avoided)
