"""Explanation of moves of NEUTRACE: how they change the forecast, the hand, the tasks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deskoherna.games.neutrace import reasons
from deskoherna.games.neutrace.grid import SIXTH_COLUMN, SKIPPING, USUAL
from deskoherna.games.neutrace.moves import (
    Choose,
    Draw,
    Give,
    Name,
    NeutraceMove,
    Place,
    Token,
    Turn,
)
from deskoherna.games.neutrace.pieces import (
    ARROW,
    DRAW,
    EXCHANGE,
    FACES_OF,
    KIND,
    KIND_SHOWN,
    MOLECULE,
    NEUTRAL,
    REVERSE,
    SIXTH,
    SKIP,
    TURN_ARROW,
    TURN_MOLECULE,
    TWO,
)
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.games.neutrace.tasks import is_fulfilled
from deskoherna.kernel import Reason

from .greedy import is_card, likely
from .heuristics import QuickMoveScorer, forecast_of, known_tasks
from .values import forecast_lead

OF_USE = 0.05  # by which the scores of cards must differ to be worth a word
OTHER_KIND = MOLECULE + ARROW
TURNED_BY = {TURN_MOLECULE: MOLECULE, TURN_ARROW: ARROW}
PLACED_BY = {SKIP: SKIPPING, SIXTH: SIXTH_COLUMN, TWO: USUAL}


def reasons_for(state: Neutrace, seat: int, move: NeutraceMove) -> list[Reason]:
    """The reasons for and against a move."""
    match move:
        case Choose():
            found = why_tasks(state.dealt[seat], move)
        case Draw():
            found = why_drawn(state, seat, move)
        case Give() | Name():
            found = [reasons.of_use(is_best(state, seat, move))]
        case Place():
            found = why_placed(state, seat, move)
        case Turn():
            found = changed(state, turned(state, move.cell), seat)
        case Token():
            found = [reasons.orbital(move.orbital), *why_orbital(state, seat, move.orbital)]
        case _:
            found = [reasons.WAITS]
    return found


# Cards and orbitals


def why_placed(state: Neutrace, seat: int, move: Place) -> list[Reason]:
    """What it changes at once, and what another card in hand would make of it."""
    after = state.copy()
    after.place(seat, move)
    found = changed(state, after, seat)
    if is_card(after.cells[move.cell ^ 1]):
        return found
    completed = [*completions(after, seat, move)]
    if completed:
        best = max(completed, key=lambda state: lead_of(state, seat))
        found += [r for r in changed(state, best, seat, planned=True) if not r.against]
    return found or [reasons.BEGINS]


def completions(state: Neutrace, seat: int, move: Place) -> Iterator[Neutrace]:
    """An equation that was begun, with each card in hand that may complete it."""
    if state.cells[move.cell ^ 1]:  # NEU-38: reserved
        return
    wanted = OTHER_KIND - KIND_SHOWN[move.face]
    for card in state.hands[seat]:
        if KIND[card] == wanted:
            for face in FACES_OF[card]:
                after = state.copy()
                after.cells[move.cell ^ 1] = face
                yield after


def why_orbital(state: Neutrace, seat: int, orbital: int) -> Sequence[Reason]:
    """What the best use of it changes."""
    if orbital in TURNED_BY:
        lying = [cell for cell, face in enumerate(state.cells) if is_card(face)]
        cells = [c for c in lying if KIND_SHOWN[state.cells[c]] == TURNED_BY[orbital]]
        best = max((turned(state, cell) for cell in cells), key=lambda t: lead_of(t, seat))
        return changed(state, best, seat)
    if orbital == REVERSE:
        after = state.copy()
        after.orbitals[REVERSE] = seat
        return changed(state, after, seat)
    if orbital in PLACED_BY:
        scorer = QuickMoveScorer(state, seat, known_tasks(state, seat))
        return why_placed(state, seat, max(scorer.placements(PLACED_BY[orbital]), key=scorer.score))
    return [reasons.BETTER_HAND] if orbital in (DRAW, EXCHANGE) else []


def turned(state: Neutrace, cell: int) -> Neutrace:
    after = state.copy()
    after.turn(cell)
    return after


def lead_of(state: Neutrace, seat: int) -> float:
    return forecast_lead(state.copy(), seat, known_tasks(state, seat))


# The forecast


def changed(state: Neutrace, after: Neutrace, seat: int, planned: bool = False) -> list[Reason]:
    """How the forecast changes, for the seat and for the others."""
    before, then = forecast_of(state), forecast_of(after)
    found = []
    if goals := then.in_goals(seat) - before.in_goals(seat):
        found.append(reasons.reaches(goals, planned))
    elif halves := way_gone(then, seat) - way_gone(before, seat):
        found.append(reasons.forward(halves, planned))
    for task in known_tasks(state, seat):
        done = is_fulfilled(then, seat, task)
        if done != is_fulfilled(before, seat, task):
            found.append(reasons.task(task, done))
    for other in range(state.seats):
        if other != seat:
            found += for_another(before, then, other, planned)
    return found


def for_another(before: Neutrace, then: Neutrace, seat: int, planned: bool) -> Iterator[Reason]:
    goals = then.in_goals(seat) - before.in_goals(seat)
    halves = way_gone(then, seat) - way_gone(before, seat)
    if goals < 0:
        yield reasons.spoils_goal(seat, planned)
    elif goals > 0 or halves > 0:
        yield reasons.helps(seat)
    elif halves < 0:
        yield reasons.hinders(seat, -halves, planned)


def way_gone(state: Neutrace, seat: int) -> int:
    """The half fields between the substances of a seat and the middle."""
    return sum(abs(at - NEUTRAL) for at in state.substances(seat))


# The hand and the tasks


def why_drawn(state: Neutrace, seat: int, move: Draw) -> list[Reason]:
    found = []
    kinds = [KIND[card] for card in state.hands[seat]]
    own, other = kinds.count(move.kind), kinds.count(OTHER_KIND - move.kind)
    if own != other:
        found.append(reasons.held(move.kind, fewer=own < other))
    instead = Draw(move.kind, not move.open)
    if instead in state.asks()[seat].moves:
        scorer = QuickMoveScorer(state, seat, ())
        beside = scorer.score(move) - scorer.score(instead)
        if abs(beside) > OF_USE:
            found.append(reasons.drawn(move.open, beside > 0))
    return found


def is_best(state: Neutrace, seat: int, move: Give | Name) -> bool:
    scorer = QuickMoveScorer(state, seat, known_tasks(state, seat))
    return scorer.score(move) >= max(map(scorer.score, state.asks()[seat].moves))


def why_tasks(dealt: Sequence[int], move: Choose) -> list[Reason]:
    """Tasks compared with the others that were dealt (NEU-9)."""
    keep, give = move.keep, move.give
    return [
        reasons.keeps(keep, likelier(keep, dealt)),
        reasons.gives(give, likelier(give, dealt)),
    ]


def likelier(task: int, dealt: Sequence[int]) -> int:
    """1 if a task is likelier than the others on average, -1 if it is less likely."""
    others = [likely(other) for other in dealt if other != task]
    beside = round(len(others) * likely(task) - sum(others), 2)
    return (beside > 0) - (beside < 0)
