"""The static evaluation of LABORIGINES at the end of a turn.

A seat's share of the win is in proportion to a power of its energy, with some spare pieces added
for everyone; whatever else it has or carries counts as a number of pieces. The figures were fitted
to who won in 82,000 positions of 1,750 games with two and four seats, between `perfect` bots and
ones that used an earlier fit, and rounded.
"""

from __future__ import annotations

from math import exp, log
from operator import mul
from statistics import fmean
from typing import NamedTuple

from deskoherna.games.laborigines.pieces import (
    BENIGN,
    FOOTPRINT,
    GONE,
    GREEN,
    MALIGN,
    OUT,
    RING,
    SHADES,
    SIDE,
    SIDES,
    STORAGE,
)
from deskoherna.games.laborigines.rules import Laborigines

POWER, SPARE = 1.6, 4.0
FLAG, BOLT, ACID, ILLNESS = 1.3, -1.8, -4.2, -0.7
ABROAD = -0.8  # a piece of one's own colour that a rival has (LAB-19)
NEXT, LATER = 0.9, 0.3  # weights of the next throw, for the seat that moves next and for the others

SMALL, BIG, RADIATION, LIGHTNING, ACID_TRAP, DISEASE, CHARITY, HEALING, FLAG_TILE = (
    SIDE[name]
    for name in (
        "small-explosion", "big-explosion", "radiation", "lightning", "acid", "disease", "charity",
        "healing", "flag",
    )
)  # fmt: skip

DICE = range(1, 7)
AHEAD = [[(tile + die) % RING for die in DICE] for tile in range(RING)]
BEHIND = [[(tile - die) % RING for die in DICE] for tile in range(RING)]
BEST_OF_TWO = {
    sides: [(2 * rank + 1) / sides**2 for rank in range(sides)] for sides in (5, 6)
}  # how often a die is the better of two, from the worst side to the best
ON_THE_WAY = 5  # tiles at most that a move goes on from: Moa's, rivals', footprints


def shares(state: Laborigines, far: bool = True) -> list[float]:
    """The share of the win each seat can expect; if not `far`, by energy and the flag alone."""
    left, colour = state.seats_left(), state.cast.colour
    ground = Ground.of(state) if far else None
    chances: dict[int, list[float]] = {}
    for seat in left:
        chances.setdefault(colour[seat], []).append(log_share(state, seat, ground))
    odds = {side: exp(fmean(logs)) for side, logs in chances.items()}  # partners fall together
    total = sum(odds.values())
    return [odds.get(side, 0.0) / total for side in colour]


def log_share(state: Laborigines, seat: int, ground: Ground | None) -> float:
    """The logarithm of what a seat's share is in proportion to."""
    energy = state.energy(seat) + SPARE
    return POWER * (log(energy) + extra(state, seat, ground) / energy)


def extra(state: Laborigines, seat: int, ground: Ground | None) -> float:
    """The value in pieces of all else: what a seat carries, and what its next throw may bring."""
    own, figures = state.cast.colour[seat], state.own(seat)
    value = FLAG * (state.flag in figures)
    if ground is None:
        return value
    for other in state.seats_left():
        if state.cast.colour[other] != own:
            value += ABROAD * state.stores[SHADES * other + own]
    coming = NEXT if seat == following(state) else LATER
    for figure in figures:
        value += BOLT * state.bolts[figure]
        value += ILLNESS * state.infected[figure] + ACID * state.acid[figure]
        value += coming * expected_gain(state, figure, ground)
    return value


def following(state: Laborigines) -> int:
    """The seat whose turn comes next."""
    seat = state.turn
    while True:
        seat = (seat + 1) % state.lab.seats
        if not state.fallen[seat]:
            return seat


# The next throw: a price for every side, and the best of two dice and two directions


class Ground(NamedTuple):
    """What lies below the tiles, as far as it has been seen, and on them; and how many are left."""

    below: list[int]  # a side, or past the last side: unknown, below this side
    unseen: dict[int, list[int]]  # what lies below all unknown tiles with the same side up
    lying: list[int]
    green: int  # tiles that lie with this side up
    least: int  # energy that anyone has
    rivals: int

    @classmethod
    def of(cls, state: Laborigines) -> Ground:
        below = [len(SIDES) + side for side in state.up]
        for tile in state.seen:
            below[tile] = state.down[tile]
        unseen: dict[int, list[int]] = {}
        for tile, side in enumerate(below):
            if side >= len(SIDES):
                unseen.setdefault(side, []).append(state.down[tile])
        lying = [sum(state.lying[SHADES * tile : SHADES * (tile + 1)]) for tile in range(RING)]
        green = len([side for side in state.up if side in GREEN])
        left = state.seats_left()
        return cls(below, unseen, lying, green, min(map(state.energy, left)), len(left) - 1)


def expected_gain(state: Laborigines, figure: int, ground: Ground) -> float:
    """What a figure gains on its rivals when it moves next, on average over all throws.

    One of the two dice is Moa's. So the figure's own has the value of what it brings, less what Moa
    would do with it; and what Moa would do with both is added again.
    """
    moa = moa_meets(state, figure, ground.rivals)
    both = sum(moa) / 3
    if state.flag == figure:
        return both + best_of_two(ways(state, figure, ground, moa, sheltered=True))
    plain = ways(state, figure, ground, moa, sheltered=False)
    if state.flag == GONE:
        return both + best_of_two(plain)
    one, *others = ways(state, figure, ground, moa, sheltered=True)  # LAB-13: a 1 brings the flag
    with_one = one + 2 * sum([max(one, other) for other in others])
    return both + (25 * best_of_two(plain[1:]) + with_one) / 36


def best_of_two(dice: list[float]) -> float:
    value: float = sum(map(mul, sorted(dice), BEST_OF_TWO[len(dice)]))
    return value


def moa_meets(state: Laborigines, figure: int, rivals: int) -> list[float]:
    """For each die, what the figure gains by the one Moa meets with it (LAB-17)."""
    meets = [0.0] * len(DICE)
    if state.moa != OUT:
        for other, tile in enumerate(state.tiles):
            die = (tile - state.moa) % RING
            if tile != OUT and die in DICE:
                loss = FLAG if state.flag == other else 2.0
                meets[die - 1] = -loss if other == figure else loss / rivals
    return meets


def ways(
    state: Laborigines, figure: int, ground: Ground, moa: list[float], sheltered: bool
) -> list[float]:
    """For each die, the value of the better direction, less what Moa would do with the die."""
    price = prices(state, figure, ground, sheltered)
    gains = not state.suffers(figure, STORAGE)
    below = ground.below
    tiles = [gains * ground.lying[tile] - price[below[tile]] for tile in range(RING)]
    passed = {tile for tile in state.seen if below[tile] == FOOTPRINT}
    for other, tile in enumerate(state.tiles):
        if tile != OUT and other != figure:
            tiles[tile] = gains * 2 * (1 + 1 / ground.rivals)  # LAB-18
            passed.add(tile)
    if state.moa != OUT:
        tiles[state.moa] = -2.0  # LAB-17
        passed.add(state.moa)
    start = state.tiles[figure]
    return [
        max(
            tiles[ahead] if ahead not in passed else walk(tiles, passed, ahead, die),
            tiles[behind] if behind not in passed else walk(tiles, passed, behind, -die),
        )
        - met
        for die, ahead, behind, met in zip(DICE, AHEAD[start], BEHIND[start], moa, strict=True)
    ]


def walk(tiles: list[float], passed: set[int], tile: int, pace: int) -> float:
    """The value of all tiles from which a move goes on, and of the one where it ends."""
    value = tiles[tile]
    for _ in range(ON_THE_WAY):
        if tile not in passed:
            break
        tile = (tile + pace) % RING
        value += tiles[tile]
    return value


def prices(state: Laborigines, figure: int, ground: Ground, sheltered: bool) -> list[float]:
    """What each side costs the figure that turns it up, compared with its rivals; then the same
    for what lies unseen below each side."""
    seat, owner, rivals = state.cast.owner[figure], state.cast.owner, ground.rivals
    price = [0.0] * (2 * len(SIDES))
    price[ACID_TRAP] = -ACID
    price[DISEASE] = 0.0 if state.infected[figure] else -ILLNESS
    price[HEALING] = 0.0 if state.suffers(figure, STORAGE) else -rivals - 1
    price[LIGHTNING] = -BOLT
    for other, bolts in enumerate(state.bolts):
        if bolts and owner[other] != seat and other != state.flag and state.tiles[other] != OUT:
            price[LIGHTNING] -= bolts / rivals
    if not sheltered:
        mutated = state.suffers(figure, MALIGN) - state.suffers(figure, BENIGN)
        price[SMALL] = 4 + mutated
        price[BIG] = 8 + mutated
        price[RADIATION] = ground.green + mutated
        price[LIGHTNING] += 1 + state.bolts[figure] + mutated
        if state.energy(seat) > ground.least:
            price[CHARITY] = 3 * (1 + 1 / rivals)
        if state.flag != GONE:
            price[FLAG_TILE] = -FLAG
    for side, found in ground.unseen.items():
        price[side] = sum([price[below] for below in found]) / len(found)
    return price
