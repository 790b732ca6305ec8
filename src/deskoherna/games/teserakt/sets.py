"""Stabilisation sets (TES-24)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from .dice import COLOUR, VALUE
from .moves import Stabilise

SMALLEST_SET = 3


def is_set(dice: Sequence[int]) -> bool:
    """Dice in any order (TES-24)."""
    colours = len({COLOUR[die] for die in dice})
    values = sorted(VALUE[die] for die in dice)
    alike = values[0] == values[-1]
    run = all(low + 1 == high for low, high in pairwise(values))
    return len(dice) >= SMALLEST_SET and colours in (1, len(dice)) and (alike or run)


@lru_cache(maxsize=1 << 14)
def sets_in(lab: tuple[int, ...]) -> tuple[Stabilise, ...]:
    """Every way to name a set of the lab and one die of it, whether or not its slot is empty."""
    sets = {
        dice
        for size in range(SMALLEST_SET, len(lab) + 1)
        for dice in combinations(lab, size)
        if is_set(dice)
    }
    found = []
    for dice in sorted(sets):
        for die in sorted(set(dice)):
            others = list(dice)
            others.remove(die)
            found.append(Stabilise(die, tuple(others)))
    return tuple(found)
