"""Why somebody thought of a colour: what bots say once the answers have been shown."""

from __future__ import annotations

import msgspec

from deskoherna.kernel import Argument

from .tongues import read_words

SURE, RATHER = 75, 45  # hundredths from which a word stands for a colour so clearly
LONGEST = 60  # characters of a hint that are repeated


class Thought(msgspec.Struct, frozen=True):
    """A word that stands for a colour, and how strongly, in hundredths: lemon, yellow, 93.

    Without a word there was nothing to go by, and the colour was taken at random. A colour may also
    be `avoided`, by those who know what is meant and do not want to match.
    """

    word: str
    colour: str
    weight: int
    avoided: bool = False

    @property
    def key(self) -> str:
        if self.avoided:
            return "estimatrix-avoided"
        return "estimatrix-reason" if self.word else "estimatrix-no-reason"

    @property
    def arguments(self) -> dict[str, Argument]:
        """How sure it was is said in words: figures say little to people."""
        sure = "sure" if self.weight >= SURE else "rather" if self.weight >= RATHER else "hardly"
        words = {name: put[:LONGEST] for name, put in read_words(self.word)._asdict().items()}
        return {"colour": self.colour, "sure": sure, **words}
