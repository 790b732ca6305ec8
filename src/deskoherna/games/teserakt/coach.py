"""What a coach says in a first game of TESERAKT: which roll opens a rift, and how many are left."""

from __future__ import annotations

from collections import Counter

from deskoherna.kernel import Argument, Tip

from .position import MOST_RIFTS
from .view import TeseraktView

NEAR = 2  # dice of a value in the zone: the next one opens a rift (TES-34)
RISKY = 3  # values that would: every other roll
FEW = 2  # rifts that are left until the game is lost (TES-13): then one value is enough


def tips(view: TeseraktView, seat: int) -> list[Tip]:
    acting = any(who.letter == view.turn and who.seat == seat for who in view.researchers)
    if not acting or view.candidates or view.result is not None:
        return []
    in_zone = Counter(int(die[1]) for die in view.zone)
    values = sorted(value for value, dice in in_zone.items() if dice >= NEAR)
    left = MOST_RIFTS - view.rifts
    if not values or (len(values) < RISKY and left > FEW):
        return []
    about: dict[str, Argument] = {"values": ", ".join(map(str, values)), "count": len(values)}
    found = [Tip("teserakt-coach-zone", about, view.boundary)]
    if left <= FEW:
        found.append(Tip("teserakt-coach-rifts", {"left": left}))
    return found
