"""Dice. A die is a number from 0 to 23, its slot on the panel: colour by colour, value by value."""

from __future__ import annotations

COLOURS = "yopb"  # yellow, orange, purple, blue (TES-2)
FACES = 6
KINDS = len(COLOURS) * FACES  # one slot for each (TES-5)
OF_A_COLOUR = 16
DICE = OF_A_COLOUR * len(COLOURS)

COLOUR = tuple(die // FACES for die in range(KINDS))
VALUE = tuple(die % FACES + 1 for die in range(KINDS))
NAMES = tuple(f"{COLOURS[COLOUR[die]]}{VALUE[die]}" for die in range(KINDS))
DIE = {name: die for die, name in enumerate(NAMES)}

OF_VALUE = ((), *(tuple(range(value - 1, KINDS, FACES)) for value in range(1, FACES + 1)))
OF_COLOUR = tuple(tuple(range(FACES * c, FACES * (c + 1))) for c in range(len(COLOURS)))


def die_of(colour: int, value: int) -> int:
    return FACES * colour + value - 1


def shown(die: int, value: int) -> int:
    """The same die turned to another value."""
    return die - die % FACES + value - 1


def opposite(value: int) -> int:
    return FACES + 1 - value  # TES-2
