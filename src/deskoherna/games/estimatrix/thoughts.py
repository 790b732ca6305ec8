"""Why somebody thought of a colour: what bots say once the answers have been shown."""

from __future__ import annotations

import msgspec

from deskoherna.kernel import Argument


class Thought(msgspec.Struct, frozen=True):
    """A word that stands for a colour, and how strongly, in hundredths. `lemon: yellow 0.93`.

    Without a word there was nothing to go by, and the colour was taken at random. A colour may also
    be `avoided`, by those who know what is meant and do not want to match. `not yellow`.
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
        weight = f"{self.weight / 100:.2f}"
        return {"word": self.word, "colour": self.colour, "weight": weight}
