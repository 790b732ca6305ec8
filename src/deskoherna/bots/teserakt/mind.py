"""How TESERAKT is thought about: the planning bot's thoughts, through the turn and the collapse."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar

from deskoherna.games.teserakt import advice
from deskoherna.games.teserakt.dice import FACES
from deskoherna.games.teserakt.moves import YES, Analyse, Discover, End, Play, Take, TeseraktMove
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.games.teserakt.table import UNLOCKED, UP
from deskoherna.kernel import Ask, Chance, Reason
from deskoherna.kernel.chance import NoChance, NothingKnown

from ..search import THOROUGHLY, Level, Mind, Proposal, ladder, ranked
from .planning import STEP, Plan, empty_slots, nearest, potential, zone_worth

CANDIDATES = 8
LOOKED_AT = 6  # answers within a card that are thought through to its end
GLANCED = 6  # answers weighed within a card that is only a means
HEAT = 12.0  # how far choices may stand apart
LONGEST = 40  # answers until a turn is over


class TeseraktMind(Mind[Teserakt]):
    worlds: ClassVar[int] = 12
    advises: ClassVar[bool] = True
    curiosity: ClassVar[float] = 0.8
    width: ClassVar[tuple[float, float]] = (3.0, 0.4)

    def proposals(
        self, state: Teserakt, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Proposal]:
        step = state.agenda[-1][0]
        if step in ("consent", "identical"):
            return [Proposal(YES, 1.0)]
        if step == "become":
            return [Proposal(ask.moves[-1], 1.0)]
        plan = Plan(state, seat, chance.below("plan", 1 << 30), GLANCED)
        moves: Sequence[TeseraktMove]
        if step == "act":
            moves = plan.timely(ask.moves)
        else:
            moves = plan.at_a_glance(state, seat, ask.moves)[:LOOKED_AT]
        return ranked(moves, [plan.value(state, move) for move in moves], HEAT)[:CANDIDATES]

    def judge(self, state: Teserakt, chance: Chance) -> Sequence[float]:
        """After the collapse at the end of the turn; what could still be done is added."""
        turn, left = state.turns, 0
        plan = Plan(state, 0, 0, GLANCED)
        for _ in range(LONGEST):
            if not state.agenda or state.turns != turn:
                break
            if state.agenda[-1][0] == "act":
                left, state.actions = state.actions, 0
                state.play(state.seat(state.turn), END, chance)
            else:
                ((seat, ask),) = state.asks().items()
                state.play(seat, plan.glance(state, seat, ask), chance)
        if state.result is not None:
            return self.outcome(state)
        return [prospects(state, left)] * state.expedition.seats

    def reasons(
        self, worlds: Sequence[Teserakt], seat: int, moves: Sequence[TeseraktMove]
    ) -> Sequence[Sequence[Reason]]:
        return [why(worlds[0], seat, move) for move in moves]


END = End()


# What the prospects of winning hang on, as logarithms of odds. The figures are rounded from
# logistic regressions of who won on what lay there when a turn began, in 158 games of the planning
# bot on base 2, for early, middle and last slots apart.
EVEN = 2.1
SLOT, EARLY_SLOT, EARLY = 0.7, 0.55, 14  # each that is empty; while more than so many are
LEFT = 0.28  # a die in the Tesseract
DICE = (-2.7, -1.95, -1.25, -0.6, 0.05, 0.6, 0.8)  # in a lab; with most, a set is not far
READY, LAST_READY, LAST = 0.9, 2.0, 3  # a set that can be stabilised; the same for the last slots
CARDS = (0.6, 0.0, 0.1, 0.2, 0.4)  # by level; discoveries are level 0
SEEN = 0.1  # a discovery that is turned up
RIFTS = (0.0, 0.4, 0.85, 1.3, 1.8, 2.4, 3.4)
FALLEN = (0.0, 0.15, 0.4, 0.6, 0.9, 1.4, 2.0)  # dice of a value in the zone
ACTION = 0.25  # that is left


def prospects(state: Teserakt, left: int) -> float:
    """How likely the table wins when a turn begins, by a fit to games of the planning bot."""
    empty = empty_slots(bytes(state.panel))
    slots = empty.bit_count()
    odds = EVEN - SLOT * min(slots, EARLY) - EARLY_SLOT * max(0, slots - EARLY)
    odds += LEFT * sum(state.heights) - RIFTS[state.rifts] + ACTION * left
    for value in range(FACES):
        odds -= FALLEN[min(sum(state.zone[value::FACES]), 6)]
    ready = READY if slots > LAST else LAST_READY
    labs = [
        DICE[min(len(lab), 6)] + ready * nearest(tuple(lab), empty, 0, STEP) for lab in state.labs
    ]
    odds += 2 * sum(labs) / len(labs)  # who shares them waits longer for a turn
    for hand in state.hands:
        odds += sum(CARDS[state.content.cards[card].level] for card in hand)
    odds += CARDS[0] * state.status.count(UNLOCKED) + SEEN * state.status.count(UP)
    return 1 / (1 + exp(-odds))


def why(state: Teserakt, seat: int, move: TeseraktMove) -> list[Reason]:
    """What a choice changes at once: cards, slots, rifts, danger, ways to sets, dice in labs."""
    if state.agenda[-1][0] == "become":
        return [advice.ANYONE]
    if state.agenda[-1][0] == "consent":
        return [advice.TOGETHER]
    if move == END:
        return [advice.ENDS]
    found = [advice.CARD] if isinstance(move, Play | Discover | Analyse) else []
    after = foreseen(state, seat, move)
    if after is None:
        if isinstance(move, Take):
            found.append(advice.SUPPLY)
        elif move == YES:  # rolling brings a card (TES-27)
            found.append(advice.CARD)
        return found or [advice.LEAST_HARM]
    if after.filled > state.filled:
        found.append(advice.fills(after.filled - state.filled))
    if after.rifts < state.rifts:
        found.append(advice.rifts(state.rifts - after.rifts))
    if zone_worth(bytes(after.zone))[0] < zone_worth(bytes(state.zone))[0]:
        found.append(advice.SAFER)
    if ways(after) > ways(state):
        found.append(advice.NEARER)
    if sum(map(len, after.labs)) > sum(map(len, state.labs)):
        found.append(advice.SUPPLY)
    return found or [advice.LEAST_HARM]


def foreseen(state: Teserakt, seat: int, move: TeseraktMove) -> Teserakt | None:
    """Where a choice leads, with the answers that follow or, if chance is in them, without."""
    for answers in (LONGEST, 0):
        try:
            return Plan(state, seat, 0).carried(state, move, NoChance(), answers)
        except NothingKnown:
            continue
    return None


def ways(state: Teserakt) -> float:
    """How near all labs are to sets that have empty slots."""
    empty = empty_slots(bytes(state.panel))
    return sum(potential(tuple(lab), empty, 0) for lab in state.labs)


LEVELS = ladder(
    TeseraktMind,
    beginner=Level(1, sight=1, overlooks=0.5),
    casual=Level(2, sight=1, overlooks=0.4),
    seasoned=Level(3, sight=2, overlooks=0.22),
    strong=Level(9),
    master=Level(36, THOROUGHLY),
)
