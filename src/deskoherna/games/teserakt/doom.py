"""Whether the game is lost whatever the dice show and whatever is chosen (TES-R15)."""

from __future__ import annotations

from deskoherna.kernel import Chance

from .dice import FACES
from .position import Position

KIND = (6, 1, 3, 5, 2, 4)  # interphase moves twos and fours, so they come last
FULL = 2  # dice of a value; the next one is a rift
FARTHEST = 500  # positions; a loss that is farther away does not count as sure


class KindestChance(Chance):
    """Dice that make no rift as long as there is a value that makes none."""

    def __init__(self, state: Position) -> None:
        self.state = state

    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        if bounds != (FACES,):
            return (0,) * len(bounds)
        values = (value for value in KIND if self.state.collapsed(value) < FULL)
        return (next(values, KIND[0]) - 1,)


def doomed(state: Position) -> bool:
    """Whether what is still on the agenda loses the game for sure.

    Which dice fall depends on what is chosen, never on what fallen dice show: it is enough to try
    all choices with the kindest dice. And what has become of the Tesseract tells positions apart.
    """
    known = set[tuple[object, ...]]()

    def lost(at: Position) -> bool:
        if not at.agenda:
            return at.lost
        key = (bytes(at.cube), *at.agenda)
        if key in known:
            return True  # else the search would have ended there
        known.add(key)
        if len(known) > FARTHEST:
            return False
        for seat, ask in at.asks().items():
            for move in ask.moves:
                after = at.copy()
                after.play(seat, move, KindestChance(after))
                if not lost(after):
                    return False
        return True

    state.proceed(KindestChance(state))
    return lost(state)
