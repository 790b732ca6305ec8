"""Hints that every table accepts, for those who have none of their own."""

from __future__ import annotations

from deskoherna.kernel import Chance

from .circle import Circle
from .moves import Aloud, Draw, Emoji, EstimatrixMove, Rub, Say, Show
from .pieces import DRAWING, EMOJI, TEXT
from .sketch import scribble

WORDS = (
    "lemon", "citron", "snow", "sníh", "blood", "krev", "grass", "tráva", "sea", "moře", "coal",
    "uhlí", "the first day of school", "co máte rádi v létě", "something from a fairy tale",
)  # fmt: skip
PICTURES = ("🍋", "❄️🐻‍❄️", "🍓🌹", "🐸🌿", "🌊🐳", "🦇🌑", "🎪", "🎄🎁")


def propose_hint(state: Circle, chance: Chance) -> EstimatrixMove:
    """Of any allowed form; a drawing that has been begun is mostly shown."""
    if state.sketch:
        more: tuple[EstimatrixMove, ...] = (Show(), Show("?"), Show(), Rub(), Rub(everything=True))
        return chance.pick("drawing", more)
    form = chance.pick("form", state.terms.forms)
    if form == TEXT:
        return Say(chance.pick("words", WORDS))
    if form == EMOJI:
        return Emoji(chance.pick("emoji", PICTURES))
    return Draw((scribble(chance),)) if form == DRAWING else Aloud()
