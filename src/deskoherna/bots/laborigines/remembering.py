"""Bots for LABORIGINES: they weigh what every choice costs in worlds their memory allows.

A bot imagines the lower sides it does not remember, carries each choice out in a number of such
worlds to the end of the turn, and takes the choice after which it stands best on average. Levels
differ in how many turned tiles they remember.
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

WORLDS = 12

# What things are worth, in pieces of energy
LAST = 60.0  # to be the last one left
NEAR_THE_END = 8.0  # divided by the pieces left, and one more: the fewer, the more each counts
FLAG = 3.0  # it will ward off a trap or a conflict
BOLT = -1.2  # each costs one whenever lightning strikes anyone
INFECTION = -1.0
ACID = -3.0  # about what the next move will cost
STRINGS = -0.25  # every piece of the own colour that others could steer one with (LAB-19)
RIVALS = 0.5  # how much of what the others lose is one's own gain

Plan = tuple[LaboriginesMove, ...]
World = tuple[Laborigines, int]  # with the seed of what happens in it


class RememberingLaborigines(Bot):
    """Remembers the tiles turned last."""

    memory: ClassVar[int] = RING

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> LaboriginesMove:
        moves = [move for move in ask.moves if not isinstance(move, OwnLast | OwnChoice)]
        if ask.free or len(moves) < 2 or isinstance(moves[0], Place | Vote):
            move: LaboriginesMove = ask.sample(chance) if ask.free or moves[1:] else moves[0]
            return move
        worlds = list(self.worlds(view, chance))
        plans = [plan for move in moves for plan in plans_with(move, seat, view, worlds)]
        chance.shuffle("ties", plans)  # of equally good plans the first is taken
        return max(plans, key=lambda plan: expected(worlds, seat, plan, seat))[0]

    def worlds(self, view: LaboriginesView, chance: Chance) -> Iterator[World]:
        remembered = remember(view, self.memory)
        for seed in chance.draw("worlds", *[1 << 30] * WORLDS):
            world: Laborigines = self.game.imagine(remembered, SearchChance(seed))
            world.delegated = [True] * len(world.delegated)  # colours are not looked into further
            yield world, seed


class ForgetfulLaborigines(RememberingLaborigines):
    """Goes by what lies up, and knows what may lie below it."""

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
    """The view of someone who remembers no more than so many of the tiles turned last."""
    known = view.turned[-most:] if most else ()
    tiles = tuple(
        tile if place in known else msgspec.structs.replace(tile, down=None)
        for place, tile in enumerate(view.tiles)
    )
    return msgspec.structs.replace(view, tiles=tiles, turned=known)


def plans_with(
    move: LaboriginesMove, seat: int, view: LaboriginesView, worlds: Sequence[World]
) -> list[Plan]:
    """A move and the course that follows it: the own choice, or what the mover would choose."""
    courses = going(view.variant, 0).moves
    if isinstance(move, Assign):
        return [(move, course) for course in courses]
    if isinstance(move, Pass):
        assert view.turn is not None
        mover = view.turn
        return [max(((move, go) for go in courses), key=lambda p: expected(worlds, seat, p, mover))]
    return [(move,)]


def expected(worlds: Sequence[World], seat: int, plan: Plan, whose: int) -> float:
    """How someone stands on average after a seat has carried out its plan."""
    return sum(standing(carried_out(world, seat, plan, seed), whose) for world, seed in worlds)


def carried_out(world: Laborigines, seat: int, plan: Plan, seed: int) -> Laborigines:
    """The position at the end of the turn; nobody manipulates."""
    after = world.copy()
    chance = SearchChance(seed)
    move, *rest = plan
    after.play(seat, move, chance)
    while after.turns == world.turns and (asks := after.asks()):
        asked, ask = next((asked, ask) for asked, ask in asks.items() if not ask.optional)
        planned = rest and isinstance(ask.moves[0], Go)
        after.play(asked, rest.pop(0) if planned else ask.overdue or ask.moves[0], chance)
    return after


def standing(state: Laborigines, seat: int) -> float:
    """How well a seat stands, with its partner, beside the others."""
    result = state.result
    if result is not None:
        return LAST if seat in result.winners else -LAST
    colour = state.cast.colour
    value = 0.0
    rivals = sum(other != colour[seat] for other in colour)
    for other in range(state.lab.seats):
        worth = prospects(state, other)
        value += worth if colour[other] == colour[seat] else -RIVALS * worth / rivals
    return value


def prospects(state: Laborigines, seat: int) -> float:
    """What a seat has, and what it carries."""
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
