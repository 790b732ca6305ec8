"""A greedy bot for NUMERUS: what a landing builds, what it allows, and what it prepares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deskoherna.games.numerus.moves import Building, Landing
from deskoherna.games.numerus.pieces import CONTROLLED, SEATS, USABLE
from deskoherna.games.numerus.rules import DOCK, Numerus
from deskoherna.games.numerus.runs import placements
from deskoherna.kernel import Ask, Chance, Move

from ..bot import Bot
from .rows import builds, cell_values, row_value

CANDIDATES = 24  # landings that get a second look; each look costs about half a millisecond

CONNECTOR = 100.0  # the unit of all that follows
HYPER_NODE = 100 * CONNECTOR  # the game (NUM-21): outweighs everything
LOST = -HYPER_NODE / 2  # below this, the other seat has a hyper node
ALLOWED = 0.9  # of a connector the other seat can build next: it may prefer something else
PREPARED = 0.3  # of a connector this seat can build next: it may be prevented
ROW_WEIGHT = 0.2  # a point of row value, for every ship that can still make use of it
KEEP = {1: 6.0, 2: 3.0}  # for every ship still to come: low ships build most late (author's tips)


def _taken(seat: int, value: int, code: int) -> bool:
    """Whether a controlled cell becomes the seat's."""
    return bool(USABLE[seat][0][CONTROLLED[seat][value][code]] and not USABLE[seat][0][code])


def _denied(seat: int, value: int, code: int) -> bool:
    """Whether the other seat loses a controlled cell, or the chance to get it for nothing."""
    lost = USABLE[1 - seat][0][code] and not USABLE[1 - seat][0][CONTROLLED[seat][value][code]]
    return bool(lost or _taken(seat, value, code))


TAKEN = [[bytes(_taken(s, v, c) for c in range(256)) for v in range(16)] for s in SEATS]
DENIED = [[bytes(_denied(s, v, c) for c in range(256)) for v in range(16)] for s in SEATS]


class GreedyNumerus(Bot):
    """Lands where its value is highest after the other seat's strongest reply."""

    rank = 10

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        state: Numerus = self.game.imagine(view, chance)
        choices = list(ask.moves)
        chance.shuffle("ties", choices)  # of equally good moves the first is taken
        if state.runs:
            return best_placement(state, seat, choices)
        return best_landing(state, seat, choices)


def best_landing(state: Numerus, seat: int, landings: Sequence[Landing]) -> Landing:
    """The best of the most promising few; if all of those lose at once, of the others too."""
    promising = sorted(landings, key=first_look(state, seat), reverse=True)
    best, best_score = promising[0], -2 * HYPER_NODE
    for number, landing in enumerate(promising):
        if number >= CANDIDATES and best_score > LOST:
            break
        score = second_look(state, seat, landing)
        if score > best_score:
            best, best_score = landing, score
    return best


def first_look(state: Numerus, seat: int) -> Callable[[Landing], float]:
    """A score for any landing: what it builds now, and the rows it opens and closes."""
    ours, theirs = cell_values(state, seat), cell_values(state, 1 - seat)
    built = builds(state, seat)
    to_come = ships(state, seat) - 1
    cell_gains = {
        value: [
            takes * own + denies * other
            for takes, own, denies, other in zip(
                state.cells.translate(TAKEN[seat][value]),
                ours,
                state.cells.translate(DENIED[seat][value]),
                theirs,
                strict=True,
            )
        ]
        for value in built
    }

    def score(landing: Landing) -> float:
        value, cell = landing.ship, landing.cell
        gained = cell_gains[value]
        rows = sum([gained[target] for target in state.board.reach[value][cell]])
        rows += theirs[cell] - ours[cell]  # a ship closes rows for both
        return CONNECTOR * built[value][cell] + to_come * (ROW_WEIGHT * rows - KEEP.get(value, 0.0))

    return score


def second_look(state: Numerus, seat: int, landing: Landing) -> float:
    """A score for a landing that is carried out, with what the other seat can reply."""
    after = state.after(seat, landing)
    while after.runs:
        after = after.after(seat, best_placement(after, seat, placements(after.runs[0])))
    if after.hyper is not None:
        return HYPER_NODE
    built = after.scores[seat] - state.scores[seat]
    return (
        CONNECTOR * built + evaluate(after, seat) - KEEP.get(landing.ship, 0.0) * ships(after, seat)
    )


def evaluate(state: Numerus, seat: int) -> float:
    """The static evaluation for a seat when the other is to land."""
    allowed = most(builds(state, 1 - seat))
    if allowed >= 4:
        return -HYPER_NODE  # NUM-21
    prepared = most(builds(state, seat))
    rows = sum(
        sign * ships(state, whose) * row_value(state, whose)
        for sign, whose in ((1, seat), (-1, 1 - seat))
    )
    return CONNECTOR * (PREPARED * prepared - ALLOWED * allowed) + ROW_WEIGHT * rows


def best_placement(state: Numerus, seat: int, choices: Sequence[Building]) -> Building:
    """The placement that leaves the most useful cells over (NUM-17)."""

    def left_over(move: Building) -> int:
        return row_value(state.after(seat, move), seat)

    return max(choices, key=left_over)


def ships(state: Numerus, seat: int) -> int:
    return sum(state.docks[DOCK * seat : DOCK * (seat + 1)])


def most(built: dict[int, bytes]) -> int:
    return max(map(max, built.values()), default=0)
