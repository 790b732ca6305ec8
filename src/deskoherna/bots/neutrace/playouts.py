"""Rollouts of NEUTRACE, compiled: a round is played to its end by a fast policy."""

from __future__ import annotations

from math import exp

from numba import njit

from deskoherna.games.neutrace.grid import SIXTH_COLUMN, SKIPPING, USUAL
from deskoherna.games.neutrace.pieces import (
    ARROW,
    DRAW,
    MOLECULE,
    MOLECULES,
    NOBODY,
    REVERSE,
    SIXTH,
    SKIP,
    SUBSTANCES,
    TURN_ARROW,
    TURN_MOLECULE,
    TWO,
    A,
    B,
)
from deskoherna.games.neutrace.position import NO_CARD

from .compiled_rules import (
    ALL,
    CHANGED,
    ENDING,
    FACE_KIND,
    HALF,
    LEFT_IN,
    NO_TASK,
    OPEN,
    PASSES,
    SCALE,
    SEATS,
    TAKEN,
    TASKS,
    TOKENS,
    TURN,
    Floats,
    Numbers,
    forecast,
    place,
    take,
    turn,
)
from .move_scores import (
    DRAWING,
    DRAWN,
    FIRST,
    PASSING,
    PLACING,
    PRICE,
    SECOND,
    Workspace,
    best_of,
    best_turn,
    forecast_lead,
    progress,
    reversing,
    score_placements,
    value,
)


@njit(cache=True)
def useful(position: Numbers, seat: int, card: int) -> float:
    """Atoms of substances that still move, and long vectors."""
    face = 2 * card + 1
    if card >= MOLECULES:
        return float(HALF[face, 0] + HALF[face, 1]) / 14
    total = 0.0
    for side in range(2):
        at = position[SCALE + SUBSTANCES * seat + HALF[face, side]]
        total += 0.25 * (at not in (A, B))
    return total


@njit(cache=True)
def average_use(position: Numbers, seat: int, kind: int) -> float:
    """Of a card from a deck."""
    first, last = (0, MOLECULES) if kind == MOLECULE else (MOLECULES, ALL)
    total = 0.0
    for card in range(first, last):
        total += useful(position, seat, card)
    return total / (last - first)


@njit(cache=True)
def draw_one(position: Numbers, seat: int, kinds: int) -> int:
    """Draws the card that seems best; returns its kind, or 4 + kind for an open one."""
    best, how = -1.0, 0
    for kind in (MOLECULE, ARROW):
        if not kind & kinds or position[OPEN + kind - 1] == NO_CARD:
            continue
        seen = useful(position, seat, position[OPEN + kind - 1])
        if seen > best:
            best, how = seen, 4 + kind
        if position[LEFT_IN + kind - 1]:
            average = average_use(position, seat, kind)
            if average >= best:
                best, how = average, kind
    if how:
        take(position, seat, how & 3, how > 4)
    return how


@njit(cache=True)
def decide(
    position: Numbers,
    seat: int,
    weights: Floats,
    values: Floats,
    workspace: Workspace,
    plan: Numbers,
) -> None:
    """Writes the plan with the highest score: an orbital, placing or passing, and the cards."""
    _, found, scores, pair, _ = workspace
    plan[:] = pair[:] = 0
    plan[0] = PASSING
    best = 0.0
    number, at_once = score_placements(position, seat, USUAL, weights, values, workspace)
    if number:
        nth = best_of(number, scores)
        best = scores[nth]
        plan[0] = PLACING
        plan[FIRST:SECOND] = found[nth]
    if not position[TOKENS + seat]:
        return
    best += weights[PRICE]
    if position[TAKEN + TWO] == NOBODY and at_once > best:
        best = at_once
        plan[:] = pair
        plan[0] = TWO
    best = look_at_cards(position, seat, best, values, workspace, plan)
    left = position[OPEN] != NO_CARD or position[OPEN + 1] != NO_CARD
    if position[TAKEN + DRAW] == NOBODY and left and weights[DRAWING] > best:
        best = weights[DRAWING]
        plan[0] = DRAW
    for orbital, way in ((SKIP, SKIPPING), (SIXTH, SIXTH_COLUMN)):
        if position[TAKEN + orbital] == NOBODY:
            number, _ = score_placements(position, seat, way, weights, values, workspace)
            nth = best_of(number, scores)
            if number and scores[nth] > best:
                best = scores[nth]
                plan[:] = 0
                plan[0] = orbital
                plan[FIRST:SECOND] = found[nth]


@njit(cache=True)
def look_at_cards(
    position: Numbers, seat: int, best: float, values: Floats, workspace: Workspace, plan: Numbers
) -> float:
    """The best score, if turning a card that lies there or reversing the order has a higher one."""
    after = workspace[0]
    now = forecast_lead(position, seat, after, values)
    for orbital, kind in ((TURN_MOLECULE, MOLECULE), (TURN_ARROW, ARROW)):
        if position[TAKEN + orbital] == NOBODY:
            gain, cell = best_turn(position, seat, kind, now, values, after)
            if gain > best:
                best = gain
                plan[0], plan[FIRST + 1] = orbital, cell
    if position[TAKEN + REVERSE] == NOBODY:
        gain = reversing(position, seat, now, values, after)
        if gain > best:
            best = gain
            plan[0] = REVERSE
    return best


@njit(cache=True)
def carry_out(position: Numbers, seat: int, plan: Numbers) -> None:
    """Plays a whole turn; adds to the plan how a card was drawn."""
    plan[DRAWN] = draw_one(position, seat, act(position, seat, plan))


@njit(cache=True)
def act(position: Numbers, seat: int, plan: Numbers) -> int:
    """Plays a turn up to the drawing; returns the kinds of which a card is drawn (NEU-16)."""
    position[TURN] = (seat + 1) % position[SEATS]
    if plan[0] == PASSING:
        position[PASSES] += 1
        return 0
    position[PASSES] = 0
    if plan[0] < PLACING:
        position[TOKENS + seat] -= 1
        position[TAKEN + plan[0]] = seat
    kinds = 0
    if plan[0] in (TURN_MOLECULE, TURN_ARROW):
        turn(position, plan[FIRST + 1])
    elif plan[0] == DRAW:
        kinds = MOLECULE + ARROW
    elif plan[0] != REVERSE:
        for at in (FIRST, SECOND):
            if plan[at]:
                place(position, seat, plan[at], plan[at + 1], plan[at + 2], plan[at + 3])
                kinds |= FACE_KIND[plan[at]]
    return kinds


@njit(cache=True)
def play_round(
    position: Numbers, weights: Floats, values: Floats, workspace: Workspace, plan: Numbers
) -> int:
    """Plays until all have passed, and evaluates; returns the number of turns."""
    turns = 0
    while position[PASSES] < position[SEATS]:
        seat = int(position[TURN])
        decide(position, seat, weights[seat], values, workspace, plan)
        carry_out(position, seat, plan)
        turns += 1
    end_round(position, workspace)
    return turns


@njit(cache=True)
def end_round(position: Numbers, workspace: Workspace) -> None:
    forecast(position, workspace[0])
    position[:CHANGED] = workspace[0]


@njit(cache=True)
def win_shares(position: Numbers, values: Floats, shares: Floats) -> None:
    """The share of the win each seat can expect after the rollout of a round.

    Even in the last one a lead is not a win: others would have played differently.
    """
    seats = position[SEATS]
    best = -100.0
    for seat in range(seats):
        if position[ENDING]:
            shares[seat] = float(points(position, seat))
        else:
            shares[seat] = value(position, position, seat, True, values)
        best = max(best, shares[seat])
    total = 0.0
    for seat in range(seats):
        shares[seat] = exp(shares[seat] - best)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total


@njit(cache=True)
def points(position: Numbers, seat: int) -> int:
    """NEU-39"""
    start = SCALE + SUBSTANCES * seat
    total = 0
    for row in range(SUBSTANCES):
        total += position[start + row] in (A, B)
    for nth in range(2):
        task = position[TASKS + 2 * seat + nth]
        if task != NO_TASK:
            total += progress(position, seat, task) == 1.0
    return total
