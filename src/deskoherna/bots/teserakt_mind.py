"""How TESERAKT is thought about: the planning bot's thoughts, through the turn and the collapse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deskoherna.games.teserakt import advice
from deskoherna.games.teserakt.moves import YES, Become, End, TeseraktMove
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import Ask, Chance, Reason
from deskoherna.kernel.chance import NoChance, NothingKnown

from .search import THOROUGHLY, Level, Mind, Proposal, awaited, ladder, ranked
from .teserakt import SLOT, Plan, empty_slots, potential, promising, worth, zone_worth

CANDIDATES = 10
HEAT = 25.0  # how far choices may stand apart
ACTION = 14.0  # what an action is worth that is left when a position is judged
ALL = 24 * SLOT + 1_000.0  # what a table is worth that has nearly won
LONGEST = 40  # answers until a turn is over
GLANCED = 16  # answers weighed within a card


class TeseraktMind(Mind[Teserakt]):
    worlds: ClassVar[int] = 12
    advises: ClassVar[bool] = True
    curiosity: ClassVar[float] = 0.8
    width: ClassVar[tuple[float, float]] = (3.0, 0.4)

    def proposals(
        self, state: Teserakt, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Proposal]:
        if state.agenda[-1][0] == "consent":
            return [Proposal(YES, 1.0)]
        if isinstance(ask.moves[0], Become):
            return [Proposal(ask.moves[-1], 1.0)]
        acting = state.agenda[-1][0] == "act"
        moves = list(promising(state, ask.moves)) if acting else list(ask.moves)
        plan = Plan(state, seat, chance.below("plan", 1 << 30))
        return ranked(moves, [plan.value(state, move) for move in moves], HEAT)[:CANDIDATES]

    def answer(self, state: Teserakt, seat: int, ask: Ask[Any], chance: Chance) -> TeseraktMove:
        """The turn ends; within a card and in the collapse, what does best at once."""
        if state.agenda[-1][0] == "consent":
            return YES
        if END in ask.moves:
            return END
        moves: Sequence[TeseraktMove] = ask.moves[:: max(1, len(ask.moves) // GLANCED)]

        def stands(move: TeseraktMove) -> float:
            after = state.copy()
            after.play(seat, move, chance)
            return worth(after)

        return max(moves, key=stands) if len(moves) > 1 else moves[0]

    def judge(self, state: Teserakt, chance: Chance) -> Sequence[float]:
        """After the collapse at the end of the turn; what could still be done is added."""
        turn, left = state.turns, state.actions
        for _ in range(LONGEST):
            asks = awaited(state)
            if not asks or state.turns != turn:
                break
            seat, ask = next(iter(asks.items()))
            state.play(seat, self.answer(state, seat, ask, chance), chance)
        if state.result is not None:
            return self.outcome(state)
        share = min(max((worth(state) + ACTION * left) / ALL, 0.01), 0.99)
        return [share] * state.expedition.seats

    def reasons(
        self, worlds: Sequence[Teserakt], seat: int, moves: Sequence[TeseraktMove]
    ) -> Sequence[Sequence[Reason]]:
        return [why(worlds[0], seat, move) for move in moves]


END = End()


def why(state: Teserakt, seat: int, move: TeseraktMove) -> list[Reason]:
    """What a choice changes at once: slots, rifts, danger, ways to sets, cards."""
    if state.agenda[-1][0] == "consent":
        return [advice.TOGETHER]
    if move == END:
        return [advice.ENDS]
    try:
        after = Plan(state, seat, 0).carried(state, move, NoChance())
    except NothingKnown:
        return [advice.CARD]
    found = []
    if after.filled > state.filled:
        found.append(advice.fills(after.filled - state.filled))
    if after.rifts < state.rifts:
        found.append(advice.rifts(state.rifts - after.rifts))
    if zone_worth(bytes(after.zone))[0] < zone_worth(bytes(state.zone))[0]:
        found.append(advice.SAFER)
    if ways(after) > ways(state):
        found.append(advice.NEARER)
    if sum(map(len, after.hands)) > sum(map(len, state.hands)):
        found.append(advice.CARD)
    return found or [advice.LEAST_HARM]


def ways(state: Teserakt) -> float:
    """How near all labs are to sets that have empty slots."""
    empty = empty_slots(bytes(state.panel))
    return sum(potential(tuple(lab), empty, 0) for lab in state.labs)


LEVELS = ladder(
    TeseraktMind,
    beginner=Level(8, sight=1, overlooks=0.5),
    casual=Level(16, sight=1, overlooks=0.25),
    seasoned=Level(30, sight=2, overlooks=0.1),
    strong=Level(100, sight=6),
    master=Level(800, THOROUGHLY),
)
