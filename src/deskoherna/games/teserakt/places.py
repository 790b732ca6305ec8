"""What can be pointed at, by names like those of the notation.

| name | what |
|---|---|
| `b2` | a column of the Tesseract: its top die, or the symbol under it |
| `b2.3` | the die in a layer of a column, counted from the base |
| `A` | a researcher with the lab and the cards |
| `A:y3`, `z:y3` | a die in a lab, in the collapse zone |
| `p:y3` | a slot of the stabilisation panel |
| `d:4` | the discovery card of a value |
| `c:drone` | a research card that someone has |
"""

from __future__ import annotations

from collections.abc import Iterator

from .cube import NAMES_OF_COLUMNS
from .dice import FACES, NAMES
from .view import TeseraktView


def places(view: TeseraktView) -> frozenset[str]:
    return frozenset(_places(view))


def _places(view: TeseraktView) -> Iterator[str]:
    for name, dice in zip(NAMES_OF_COLUMNS, view.columns, strict=True):
        yield name
        yield from (f"{name}.{layer}" for layer in range(1, len(dice) + 1))
    for who in view.researchers:
        yield who.letter
        yield from (f"{who.letter}:{die}" for die in who.lab)
        yield from (f"c:{card}" for card in who.cards)
    yield from (f"z:{die}" for die in view.zone)
    yield from (f"p:{die}" for die in NAMES)
    yield from (f"d:{value}" for value in range(1, FACES + 1))
