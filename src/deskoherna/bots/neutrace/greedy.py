"""A greedy bot for NEUTRACE: it scores every action by the forecast it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from deskoherna.games.neutrace.grid import (
    GRID,
    SIXTH_COLUMN,
    SKIPPING,
    USUAL,
    openings,
    owner,
)
from deskoherna.games.neutrace.moves import (
    Choose,
    Draw,
    Give,
    Name,
    Place,
    Reserve,
    Token,
    Turn,
)
from deskoherna.games.neutrace.pieces import (
    ARROW,
    BOTH_ENDS,
    DRAW,
    EMPTY,
    EXCHANGE,
    FACES_OF,
    FIRST_LETTER,
    FOUR_AT_ONE,
    HALVES,
    KIND,
    KIND_SHOWN,
    KINDS,
    MOLECULE,
    RESERVED,
    REVERSE,
    SIXTH,
    SKIP,
    SUBSTANCES,
    TASKS,
    TURN_ARROW,
    TURN_MOLECULE,
    TWO,
    A,
    B,
)
from deskoherna.games.neutrace.placing import coverings
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.games.neutrace.view import NeutraceView
from deskoherna.kernel import Ask, Chance, Move

from ..bot import Bot
from .values import forecast_lead

OWN_PLAN = 0.5  # share of the gain of an equation that is begun in the own grid for a card in hand
OTHERS_PLAN = 0.25  # the same in another's grid, where it may be completed differently
OPEN = 0.12  # the risk of an equation that others may complete
AT_ONCE = 1.0  # the second of two cards is placed before anyone else acts (NEU-35)
TOKEN = 0.02  # a token that is kept may be of use later in the round
SPARE = {DRAW: 0.04, EXCHANGE: 0.01}  # orbitals that only make the hand better

# The rough probability that a task is fulfilled in the end
LIKELY = {BOTH_ENDS: 0.45, FOUR_AT_ONE: 0.3}


class GreedyNeutrace(Bot):
    """Takes the action after which it would lead by most if the round were evaluated then."""

    rank = 10

    def choose(self, seat: int, view: NeutraceView, ask: Ask[Any], chance: Chance) -> Move:
        if Choose in ask.kinds:
            return best_tasks(list(ask.moves))
        state: Neutrace = self.game.imagine(view, chance)
        tasks = view.tasks[seat]
        mine = [TASKS.index(task) for task in (tasks.kept, tasks.received) if task is not None]
        scorer = MoveScorer(state, seat, mine)
        step, *numbers = state.agenda[-1]
        choices = scorer.choices(step, numbers, ask.moves)
        chance.shuffle("ties", choices)  # of equally good moves the first is taken
        return max(choices, key=scorer.score)


def best_tasks(choices: Sequence[Choose]) -> Choose:
    """The likeliest task is kept, the least likely given away (NEU-9)."""
    return max(choices, key=lambda move: likely(move.keep) - likely(move.give))


def likely(task: int) -> float:
    return LIKELY.get(task, 0.6 if task >= FIRST_LETTER else 0.5)


class MoveScorer:
    """Scores the moves of a seat in one position."""

    def __init__(self, state: Neutrace, seat: int, tasks: Sequence[int]) -> None:
        self.state = state
        self.seat = seat
        self.tasks = tasks
        self.now = forecast_lead(state.copy(), seat, tasks)
        self.plan = (OWN_PLAN, OTHERS_PLAN, OPEN)

    def choices(self, step: str, numbers: list[int], moves: Sequence[Move]) -> list[Move]:
        """The candidate moves: equal placements only once."""
        if step == "act":
            return [*self.placements(USUAL), *(m for m in moves if not isinstance(m, Place))]
        if step == "place":
            return list(self.placements(numbers[1]))
        if step == "first_of_two":
            self.plan = (AT_ONCE, AT_ONCE, 0.0)
            return [move for move in self.placements(USUAL) if move in moves] or list(moves)
        return list(moves)

    # Placing

    def placements(self, way: int) -> Iterator[Place]:
        """Completing cards with all modifiers; others once at each end of a grid, without."""
        hand, stock = self.state.hands[self.seat], self.state.stock(self.seat)
        for kind in KINDS:
            faces = [face for card in hand if KIND[card] == kind for face in FACES_OF[card]]
            for cell in self.cells(kind, way):
                completes = is_card(self.state.cells[cell ^ 1])
                covers = coverings(stock) if kind == ARROW and completes else ((0, 0),)
                for face, (left, right) in product(faces, covers):
                    yield Place(face, cell, left, right)

    def cells(self, kind: int, way: int) -> list[int]:
        chosen: dict[tuple[int, ...], int] = {}
        for seat, pattern in enumerate(self.state.patterns(self.seat)):
            places = openings(pattern, way)[0 if kind == MOLECULE else 1]
            for place in places:
                alike = (seat, place // 2) if pattern[place ^ 1] else (seat, -1, place > GRID // 2)
                chosen.setdefault(alike, GRID * seat + place)
        return list(chosen.values())

    def laid(self, move: Place) -> Neutrace:
        after = self.state.copy()
        after.place(self.seat, move)
        return after

    def _placed(self, move: Place) -> float:
        after = self.laid(move)
        completed = is_card(after.cells[move.cell ^ 1])
        later = 0.0 if completed else self._completion_value(after, move)
        return self._gain(after) + later

    def _completion_value(self, after: Neutrace, move: Place) -> float:
        """The gain of the best completion from the own hand, by how likely it comes to it."""
        own, others, risk = self.plan
        best = 0.0
        if after.cells[move.cell ^ 1] == RESERVED:
            return 0.0
        wanted = MOLECULE + ARROW - KIND_SHOWN[move.face]
        for card in after.hands[self.seat]:
            if KIND[card] == wanted:
                for face in FACES_OF[card]:
                    completed = after.copy()
                    completed.cells[move.cell ^ 1] = face
                    best = max(best, self._gain(completed))
        share = own if owner(move.cell) == self.seat else others
        return share * best - risk

    def _gain(self, after: Neutrace) -> float:
        return forecast_lead(after, self.seat, self.tasks) - self.now

    # All moves

    def score(self, move: Move) -> float:
        score = 0.0  # of passing
        match move:
            case Place():
                score = self._placed(move)
            case Token():
                score = self._orbital(move.orbital) - TOKEN
            case Turn():
                score = self._turned(move.cell)
            case Draw():
                score = self._drawn(move)
            case Give():
                score = -self._useful(move.card)
            case Name():
                score = self._named(move)
            case Reserve():
                score = self._reserved(move.cell)
        return score

    def _orbital(self, orbital: int) -> float:
        """The gain of the best use of an orbital."""
        if orbital in (TURN_MOLECULE, TURN_ARROW):
            kind = MOLECULE if orbital == TURN_MOLECULE else ARROW
            lying = (cell for cell, face in enumerate(self.state.cells) if is_card(face))
            return max(self._turned(c) for c in lying if KIND_SHOWN[self.state.cells[c]] == kind)
        if orbital == REVERSE:
            after = self.state.copy()
            after.orbitals[REVERSE] = self.seat
            return self._gain(after)
        if orbital in (SKIP, SIXTH):
            way = SKIPPING if orbital == SKIP else SIXTH_COLUMN
            return max(self._placed(move) for move in self.placements(way))
        if orbital == TWO:
            return self._two()
        return SPARE.get(orbital, 0.0)

    def _two(self) -> float:
        plan, self.plan = self.plan, (AT_ONCE, AT_ONCE, 0.0)
        best = max(self._placed(move) for move in self.placements(USUAL))
        self.plan = plan
        return best

    def _turned(self, cell: int) -> float:
        after = self.state.copy()
        after.turn(cell)
        return self._gain(after)

    # Cards

    def _useful(self, card: int) -> float:
        """Atoms of substances that still move, and long vectors."""
        if KIND[card] == ARROW:
            return sum(HALVES[card]) / 14
        substances = self.state.scale[SUBSTANCES * self.seat :]
        return sum(0.25 for row in HALVES[card] if substances[row] not in (A, B))

    def _drawn(self, move: Draw) -> float:
        if move.open:
            return self._useful(self.state.open[move.kind - 1])
        unseen = self.state.deck(move.kind)
        return sum(map(self._useful, unseen)) / len(unseen)

    def _named(self, move: Name) -> float:
        """Long vectors, if the own ones are short; else a colour that still moves."""
        if move.kind == ARROW:
            own = [card for card in self.state.hands[self.seat] if KIND[card] == ARROW]
            return move.half / 6 - min(map(self._useful, own))
        at = self.state.scale[SUBSTANCES * self.seat + move.half]
        return 0.2 if at not in (A, B) else 0.0

    def _reserved(self, cell: int) -> float:
        """Where an equation of the own grid waits for a card of the own hand."""
        own = owner(cell) == self.seat
        return 0.1 if own and is_card(self.state.cells[cell ^ 1]) else -0.1 * own


def is_card(face: int) -> bool:
    return face not in (EMPTY, RESERVED)
