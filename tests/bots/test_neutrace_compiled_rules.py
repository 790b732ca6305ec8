"""The compiled rules of NEUTRACE do what the rules do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from deskoherna import game
from deskoherna.bots.neutrace.compiled_rules import (
    CHANGED,
    DECKS,
    LEFT_IN,
    PASSES,
    TURN,
    Numbers,
    columns_of,
    forecast,
    pack,
    take,
    takes,
)
from deskoherna.bots.neutrace.move_scores import (
    FIRST,
    PASSING,
    PLACING,
    PLAN,
    SECOND,
    VALUES,
    WEIGHTS,
    workspace,
)
from deskoherna.bots.neutrace.playouts import act, carry_out, decide, draw_one, end_round, points
from deskoherna.games.neutrace.evaluation import evaluate
from deskoherna.games.neutrace.grid import GRID, SIXTH_COLUMN, SKIPPING, USUAL, openings
from deskoherna.games.neutrace.moves import Draw, NeutraceMove, Pass, Place, Token, Turn
from deskoherna.games.neutrace.pieces import (
    ARROW,
    DRAW,
    EXCHANGE,
    KIND_SHOWN,
    MOLECULE,
    MOLECULES,
    RESERVE,
    REVERSE,
    SEATS_MOST,
    SIXTH,
    SKIP,
    TURN_ARROW,
    TURN_MOLECULE,
)
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import SearchChance
from scale import count, seed_of

NEUTRACE = game("neutrace")
MOVES = 100_000
SEATS = range(2, SEATS_MOST + 1)
PARTS = [(seats, part) for seats in SEATS for part in range(2)]
ROUNDS = 60
WAYS = (USUAL, SKIPPING, SIXTH_COLUMN)
UNKNOWN = (Token(EXCHANGE), Token(RESERVE))  # to the compiled rules


def after_some_moves(seats: int, moves: int, chance: SearchChance) -> Neutrace:
    """Someone is to act; reservations and exchanges may have come before."""
    state: Neutrace = NEUTRACE.start(NEUTRACE.setup(seats), chance)
    nth = 0
    while state.result is None and (nth < moves or step_of(state) != "act"):
        answer(state, chance)
        nth += 1
    return state


def answer(state: Neutrace, chance: SearchChance) -> NeutraceMove:
    """Any legal move of who is asked."""
    seat, ask = next(iter(state.asks().items()))
    move = ask.sample(chance)
    state.play(seat, move, chance)
    return move


def step_of(state: Neutrace) -> str | None:
    return state.agenda[-1][0] if state.agenda else None


class Both:
    """A state of the rules and a packed position, in which the same is played.

    A move is what a seat does in its turn, an orbital with all that it leads to, or a draw that it
    chooses. One is counted when all is compared after it: the table, or the evaluation if it was
    the last of its round.
    """

    def __init__(self, seats: int, chance: SearchChance) -> None:
        self.chance, self.space = chance, workspace()
        self.plan: Numbers = np.zeros(PLAN, np.int16)
        self.seen: Counter[int] = Counter()
        self.moves = self.games = 0
        self.seats = seats
        self.begin()

    def begin(self) -> None:
        self.state = after_some_moves(self.seats, 0, self.chance)
        self.packed = pack(self.state)

    def play_turn(self) -> None:
        number, seat = self.state.round, int(self.packed[TURN])
        self.think(seat)
        moves = [answer(self.state, self.chance)]
        while step_of(self.state) not in ("act", "source", None):
            moves.append(answer(self.state, self.chance))
        if moves[0] in UNKNOWN:
            self.packed = pack(self.state)
        else:
            self.follow(seat, moves)
            self.pass_by(number)
            if self.is_round(number):
                assert self.state.agenda[-1][1:] == (self.packed[TURN], self.packed[PASSES])
                self.compare()
            else:
                self.evaluate()
        if not self.state.agenda:
            self.games += 1
            self.begin()

    def think(self, seat: int) -> None:
        """What is decided is legal, and thinking changes nothing."""
        decide(self.packed, seat, WEIGHTS[seat], VALUES, self.space, self.plan)
        assert self.state.refusal(seat, moves_of(self.plan)[0]) is None

    def follow(self, seat: int, moves: list[NeutraceMove]) -> None:
        plan = plan_of(moves)
        self.seen[int(plan[0])] += 1
        assert allows(self.packed, seat, plan)
        kinds = act(self.packed, seat, plan)
        if step_of(self.state) != "source":
            draw_one(self.packed, seat, kinds)  # nothing to choose (NEU-16)
            return
        self.compare()
        drawn = answer(self.state, self.chance)
        assert isinstance(drawn, Draw)
        take(self.packed, seat, drawn.kind, drawn.open)

    def pass_by(self, number: int) -> None:
        """The rules do not ask who can do nothing (NEU-R10); the compiled ones decide to pass."""
        while self.packed[PASSES] < self.seats:
            seat = int(self.packed[TURN])
            if self.is_round(number) and self.state.agenda[-1][1] == seat:
                return
            decide(self.packed, seat, WEIGHTS[seat], VALUES, self.space, self.plan)
            assert self.plan[0] == PASSING
            carry_out(self.packed, seat, self.plan)

    def is_round(self, number: int) -> bool:
        return bool(self.state.agenda) and self.state.round == number

    def compare(self) -> None:
        """All that lies on the table, and what the evaluation would change."""
        assert lying(self.packed) == lying(pack(self.state))
        imagined, after = self.state.copy(), self.space[0]
        for seat in imagined.from_burner():
            evaluate(imagined, seat)
        forecast(self.packed, after)
        assert after.tobytes() == pack(imagined)[:CHANGED].tobytes()
        self.moves += 1

    def evaluate(self) -> None:
        """NEU-26, NEU-39"""
        end_round(self.packed, self.space)
        after = pack(self.state)
        assert self.packed[:CHANGED].tobytes() == after[:CHANGED].tobytes()
        scores = [points(self.packed, seat) for seat in range(self.seats)]
        assert scores == list(self.state.scores())
        self.moves += 1
        self.packed = after


@pytest.mark.parametrize(("seats", "part"), PARTS)
def test_random_moves_end_alike(seats: int, part: int) -> None:
    """100,000 random moves, or a tenth, legal on both: the same table, turn, forecast and points.

    Compiled are all moves but exchanges (NEU-36) and reservations (NEU-38). They are played, too,
    and not counted: what they left is packed anew.
    """
    both = Both(seats, SearchChance(seed_of(f"{seats} {part}")))
    known = {*range(PASSING + 1)} - {EXCHANGE, RESERVE}
    while both.moves < count(MOVES) / len(PARTS) or both.seen.keys() < known:
        both.play_turn()
    assert both.seen.keys() == known


def plan_of(moves: list[NeutraceMove]) -> Numbers:
    plan = np.zeros(PLAN, np.int16)
    plan[0], at = PLACING, FIRST
    for move in moves:
        if isinstance(move, Pass):
            plan[0] = PASSING
        elif isinstance(move, Token):
            plan[0] = move.orbital
        elif isinstance(move, Turn):
            plan[FIRST + 1] = move.cell
        elif isinstance(move, Place):
            plan[at : at + 4] = move.face, move.cell, move.left, move.right
            at = SECOND
    return plan


def allows(packed: Numbers, seat: int, plan: Numbers) -> bool:
    """Whether the compiled rules, too, allow the first card there."""
    orbital, face, cell, *_ = plan.tolist()
    way = {SKIP: SKIPPING, SIXTH: SIXTH_COLUMN}.get(orbital, USUAL)
    columns = columns_of(packed, cell // GRID)
    return not face or takes(packed, seat, cell, KIND_SHOWN[face], way, *columns)


def moves_of(plan: Numbers) -> list[NeutraceMove]:
    orbital, *numbers = plan.tolist()
    if orbital == PASSING:
        return [Pass()]
    moves: list[NeutraceMove] = [Token(orbital)] if orbital < PLACING else []
    if orbital in (TURN_MOLECULE, TURN_ARROW):
        return [*moves, Turn(numbers[FIRST])]
    if orbital in (DRAW, REVERSE):
        return moves
    cards = (numbers[start - 1 : start + 3] for start in (FIRST, SECOND))
    return [*moves, *(Place(*card) for card in cards if card[0])]


def lying(packed: Numbers) -> bytes:
    """All but whose turn it is, and the places in the decks that are empty."""
    seen = packed.copy()
    seen[TURN] = seen[PASSES] = 0
    for nth in range(2):
        start = DECKS + MOLECULES * nth
        seen[start + seen[LEFT_IN + nth] : start + MOLECULES] = 0
    return seen.tobytes()


@pytest.mark.parametrize("seats", SEATS)
def test_decided_turns_end_alike(seats: int) -> None:
    """Rounds are played on by turns that are legal, and end as in the rules."""
    chance, random, space = SearchChance(seats), np.random.default_rng(seats), workspace()
    plan = np.zeros(PLAN, np.int16)
    seen = set()
    for nth in range(ROUNDS):
        state = after_some_moves(seats, nth % 40, chance)
        if state.result is not None:
            continue
        number, packed = state.round, pack(state)
        while packed[PASSES] < seats:
            seat = int(packed[TURN])
            weights = WEIGHTS[seat] + random.normal(0, 0.3, len(WEIGHTS[seat]))
            decide(packed, seat, weights, VALUES, space, plan)
            carry_out(packed, seat, plan)
            seen.add(int(plan[0]))
            if state.round == number and state.agenda[-1][:2] == ("act", seat):
                follow(state, seat, plan, chance)
            else:
                assert plan[0] == PASSING  # the rules do not ask who can do nothing (NEU-R10)
            if state.round == number and state.agenda:
                assert lying(packed) == lying(pack(state))
        end_round(packed, space)
        assert state.round == number + 1 or not state.agenda
        assert packed[:CHANGED].tolist() == pack(state)[:CHANGED].tolist()
    assert seen >= {TURN_MOLECULE, TURN_ARROW, PLACING, PASSING}
    assert len(seen) >= 8


def follow(state: Neutrace, seat: int, plan: Numbers, chance: SearchChance) -> None:
    for move in moves_of(plan):
        assert state.refusal(seat, move) is None, str(move)
        state.play(seat, move, chance)
    if step_of(state) == "source":
        drawn = int(plan[-1])
        state.play(seat, Draw(drawn & 3, drawn > 4), chance)


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_cells_are_open(seats: int) -> None:
    """NEU-20 to NEU-25, NEU-32, NEU-33, NEU-38"""
    chance = SearchChance(40 + seats)
    for moves in range(1, 90):
        state = after_some_moves(seats, moves, chance)
        if state.result is not None:
            continue
        packed = pack(state)
        for seat in range(seats):
            for grid, pattern in enumerate(state.patterns(seat)):
                for way in WAYS:
                    open_to: Any = openings(pattern, way)
                    for kind, cells in zip((MOLECULE, ARROW), open_to, strict=True):
                        assert list(cells) == [
                            place
                            for place in range(GRID)
                            if takes(
                                packed,
                                seat,
                                GRID * grid + place,
                                kind,
                                way,
                                *columns_of(packed, grid),
                            )
                        ]
