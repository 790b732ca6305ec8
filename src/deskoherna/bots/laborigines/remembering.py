"""Bots for LABORIGINES that remember: flat Monte Carlo over determinizations.

A bot draws determinizations, in which the lower sides it does not remember are random, plays each
move in them to the end of the turn, and takes the one with the best mean value. The bots differ in
how many turned tiles they remember.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec

from deskoherna.games.laborigines.movement import going
from deskoherna.games.laborigines.moves import (
    Assign,
    Go,
    LaboriginesMove,
    OwnChoice,
    OwnLast,
    Pass,
    Place,
    Vote,
)
from deskoherna.games.laborigines.pieces import RING, SHADES
from deskoherna.games.laborigines.rules import Laborigines
from deskoherna.games.laborigines.view import LaboriginesView
from deskoherna.kernel import Ask, Chance, SearchChance

from ..bot import Bot

DETERMINIZATIONS = 12

# Values, in pieces of energy
LAST = 60.0  # to be the last one left
NEAR_THE_END = 8.0  # divided by the pieces left, and one more: the fewer, the more each counts
FLAG = 3.0  # it will ward off a trap or a conflict
BOLT = -1.2  # each costs one whenever lightning strikes anyone
INFECTION = -1.0
ACID = -3.0  # about what the next move will cost
STRINGS = -0.25  # every piece of the own colour that others could manipulate with (LAB-19)
RIVALS = 0.5  # how much of what the others lose is one's own gain

Plan = tuple[LaboriginesMove, ...]
Sample = tuple[Laborigines, int]  # a determinization, and the seed of what happens in it


class RememberingLaborigines(Bot):
    """Remembers the tiles turned last."""

    memory: ClassVar[int] = RING

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> LaboriginesMove:
        moves = [move for move in ask.moves if not isinstance(move, OwnLast | OwnChoice)]
        if ask.free or len(moves) < 2 or isinstance(moves[0], Place | Vote):
            move: LaboriginesMove = ask.sample(chance) if ask.free or moves[1:] else moves[0]
            return move
        samples = list(self.samples(view, chance))
        plans = [plan for move in moves for plan in plans_with(move, seat, view, samples)]
        chance.shuffle("ties", plans)  # of equally good plans the first is taken
        return max(plans, key=lambda plan: total_value(samples, seat, plan, seat))[0]

    def samples(self, view: LaboriginesView, chance: Chance) -> Iterator[Sample]:
        remembered = remember(view, self.memory)
        for seed in chance.draw("determinizations", *[1 << 30] * DETERMINIZATIONS):
            state: Laborigines = self.game.imagine(remembered, SearchChance(seed))
            state.delegated = [True] * len(state.delegated)  # colours are left to the table
            yield state, seed


class ForgetfulLaborigines(RememberingLaborigines):
    """Goes by what lies face up, and knows what may lie below it."""

    rank = 10
    memory = 0


class AttentiveLaborigines(RememberingLaborigines):
    rank = 20
    memory = 6


class SharpLaborigines(RememberingLaborigines):
    rank = 30
    memory = 12


class PerfectLaborigines(RememberingLaborigines):
    """Forgets nothing."""

    rank = 40


def remember(view: LaboriginesView, most: int) -> LaboriginesView:
    """The view of someone who remembers only some of the tiles turned last."""
    known = view.turned[-most:] if most else ()
    tiles = tuple(
        tile if place in known else msgspec.structs.replace(tile, down=None)
        for place, tile in enumerate(view.tiles)
    )
    return msgspec.structs.replace(view, tiles=tiles, turned=known)


def plans_with(
    move: LaboriginesMove,
    seat: int,
    view: LaboriginesView,
    samples: Sequence[Sample],
) -> list[Plan]:
    """A move and the direction that follows it: the own choice, or what the mover would choose."""
    courses = going(view.variant, 0).moves
    if isinstance(move, Assign):
        return [(move, course) for course in courses]
    if isinstance(move, Pass):
        assert view.turn is not None
        mover = view.turn
        return [
            max(
                ((move, go) for go in courses),
                key=lambda p: total_value(samples, seat, p, mover),
            )
        ]
    return [(move,)]


def total_value(samples: Sequence[Sample], seat: int, plan: Plan, whose: int) -> float:
    """The value for one seat after another has carried out its plan, summed over the samples."""
    return sum(evaluate(carried_out(state, seat, plan, seed), whose) for state, seed in samples)


def carried_out(state: Laborigines, seat: int, plan: Plan, seed: int) -> Laborigines:
    """The position at the end of the turn; nobody manipulates."""
    after = state.copy()
    chance = SearchChance(seed)
    move, *rest = plan
    after.play(seat, move, chance)
    while after.turns == state.turns and (asks := after.asks()):
        asked, ask = next((asked, ask) for asked, ask in asks.items() if not ask.optional)
        planned = rest and isinstance(ask.moves[0], Go)
        after.play(asked, rest.pop(0) if planned else ask.overdue or ask.moves[0], chance)
    return after


def evaluate(state: Laborigines, seat: int) -> float:
    """The value for a seat and its partner, compared with the others."""
    result = state.result
    if result is not None:
        return LAST if seat in result.winners else -LAST
    colour = state.cast.colour
    value = 0.0
    rivals = sum(other != colour[seat] for other in colour)
    for other in range(state.lab.seats):
        theirs = value_of(state, other)
        value += theirs if colour[other] == colour[seat] else -RIVALS * theirs / rivals
    return value


def value_of(state: Laborigines, seat: int) -> float:
    """The value of what a seat has, and of what it carries."""
    if state.fallen[seat]:
        return -LAST / 2
    energy = state.energy(seat)
    value = energy - NEAR_THE_END / (1 + energy)
    for figure in state.own(seat):
        value += BOLT * state.bolts[figure]
        value += INFECTION * state.infected[figure] + ACID * state.acid[figure]
        if state.flag == figure:
            value += FLAG
    return value + borrowed(state, seat)


def borrowed(state: Laborigines, seat: int) -> float:
    """Energy in the wrong hands: of others, which may vanish with them; of one's own, abroad."""
    own = state.cast.colour[seat]
    value = 0.0
    for other in state.seats_left():
        colour = state.cast.colour[other]
        if other == seat or colour == own:
            continue
        held = state.stores[SHADES * seat + colour]
        value -= held / (2 + state.energy(other))  # LAB-7
        value += STRINGS * state.stores[SHADES * other + own]
    return value
