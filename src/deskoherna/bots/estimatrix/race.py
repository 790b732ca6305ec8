"""Rollouts of ESTIMATRIX: the rest of a game as a race for letters, without hints and colours.

In the race the Negater guesses right every other time. So do Estimaters who want to exchange; the
others match only by mistake. Nobody wants to give a letter back, or to let one other win alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from deskoherna.games.estimatrix.circle import Roles, next_roles, pair

RACES = 400
LONGEST = 120  # turns; then everyone shares the win
MOST_ESTIMATERS = 4
GUESSED, SLIP = 0.5, 0.1

Pairs = tuple[tuple[int, int], ...]  # of seats that hold each other's letters
Shares = tuple[float, ...]  # of the win, for each seat


class Draws(NamedTuple):
    """The random draws of a turn that the Negater does not spoil, for each Estimater in order."""

    turn: int
    guessed: Sequence[bool]
    slipped: Sequence[bool]


@cache
def races() -> Sequence[Sequence[Draws]]:
    """The same draws for every position (common random numbers): only positions differ."""
    random = Random(RACES).random
    found = []
    for _ in range(RACES):
        race = []
        for turn in range(LONGEST):
            negater, *marks = (random() for _ in range(1 + MOST_ESTIMATERS))
            if negater >= GUESSED:
                race.append(Draws(turn, [m < GUESSED for m in marks], [m < SLIP for m in marks]))
        found.append(race)
    return found


@lru_cache(maxsize=1 << 15)
def win_shares(pairs: Pairs, roles: Roles, seats: int, advanced: bool) -> Shares:
    """The share of the win each seat can expect at the beginning of a turn."""
    to_come = turns(roles, seats)
    won = [0.0] * seats
    for race in races():
        first = winners(holdings(pairs, seats), to_come, race, advanced)
        for seat in first:
            won[seat] += 1 / len(first)
    return tuple(share / RACES for share in won)


@lru_cache
def turns(roles: Roles, seats: int) -> Sequence[tuple[int, Sequence[int]]]:
    """The Quanter and the Estimaters of this turn and of those to come."""
    found = []
    for _ in range(LONGEST):
        others = [seat for seat in range(seats) if seat not in (roles.quanter, roles.negater)]
        found.append((roles.quanter, others))
        roles = next_roles(roles, seats)
    return found


def winners(
    has: list[int],
    to_come: Sequence[tuple[int, Sequence[int]]],
    race: Iterable[Draws],
    advanced: bool,
) -> Sequence[int]:
    full = (1 << len(has)) - 1
    for turn, guessed, slipped in race:
        quanter, estimaters = to_come[turn]
        for nth, seat in enumerate(estimaters):
            if not guessed[nth]:
                continue
            holds, held = 1 << seat, 1 << quanter
            again = has[quanter] & holds
            if again and not advanced:
                continue  # EST-15
            one_wins = (has[quanter] | holds == full) != (has[seat] | held == full)
            if slipped[nth] or not (again or one_wins):
                has[quanter] ^= holds  # EST-14, EST-21
                has[seat] ^= held
        if full in has:
            return [seat for seat, holding in enumerate(has) if holding == full]  # EST-20
    return range(len(has))


def holdings(pairs: Pairs, seats: int) -> list[int]:
    """For each seat whose letters it holds, its own among them, as bits."""
    has = [1 << seat for seat in range(seats)]
    for one, other in pairs:
        has[one] |= 1 << other
        has[other] |= 1 << one
    return has


def exchanged(
    pairs: Iterable[tuple[int, int]], quanter: int, hits: Iterable[int], advanced: bool
) -> Pairs:
    """The pairs that hold each other's letters once these Estimaters have matched the Quanter."""
    before, matched = set(pairs), {pair(quanter, seat) for seat in hits}
    return tuple(sorted(before ^ matched if advanced else before | matched))
