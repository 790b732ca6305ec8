"""The evaluator of TESERAKT: the planning bot's scores, and rollouts to the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar

from deskoherna.games.teserakt import reasons
from deskoherna.games.teserakt.deck import SYMBOLS
from deskoherna.games.teserakt.dice import FACES, KINDS
from deskoherna.games.teserakt.moves import YES, Analyse, Discover, End, Play, Take, TeseraktMove
from deskoherna.games.teserakt.position import UNLOCKED, UP
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import Ask, Chance, Reason
from deskoherna.kernel.chance import NoChance, NothingKnown

from ..search import LONG_TIME, Candidate, Evaluator, Level, level_bots, softmax_candidates
from .planning import STEP, Plan, empty_slots, nearest, potential, zone_danger

CANDIDATES = 8
CARRIED = 6  # answers within a card that are played to its end
GLANCED = 6  # answers within a card that are compared in a rollout
TEMPERATURE = 12.0  # of priors
BLUR = 200.0  # and how much higher for a level that overlooks everything
LONGEST = 40  # answers until a turn is over


class TeseraktEvaluator(Evaluator[Teserakt]):
    determinizations: ClassVar[int] = 12
    advises: ClassVar[bool] = True
    exploration: ClassVar[float] = 0.8
    widening: ClassVar[tuple[float, float]] = (3.0, 0.4)

    def candidates(
        self, state: Teserakt, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Candidate]:
        step = state.agenda[-1][0]
        if step in ("consent", "identical"):
            return [Candidate(YES, 1.0)]
        if step == "become":
            return [Candidate(ask.moves[-1], 1.0)]
        plan = Plan(state, seat, chance.below("plan", 1 << 30), GLANCED)
        moves: Sequence[TeseraktMove]
        if step == "act":
            moves = plan.timely(ask.moves)
        else:
            moves = plan.at_a_glance(state, seat, ask.moves)[:CARRIED]
        temperature = TEMPERATURE + BLUR * self.level.overlooks
        values = [plan.value(state, move) for move in moves]
        return softmax_candidates(moves, values, temperature)[:CANDIDATES]

    def evaluate(self, state: Teserakt, chance: Chance) -> Sequence[float]:
        """The probability of a win when the next turn begins, after a rollout of this one."""
        turn = state.turns
        plan = Plan(state, state.seat(state.turn), 0, GLANCED)
        for _ in range(LONGEST):
            if not state.agenda or state.turns != turn:
                break
            ((seat, ask),) = state.asks().items()
            if state.agenda[-1][0] == "act":
                move = plan.quick(state, ask)
            else:
                move = plan.glance(state, seat, ask)
            state.play(seat, move, chance)
        if state.result is not None:
            return self.outcome(state)
        return [win_probability(state)] * state.expedition.seats

    def reasons(
        self, determinizations: Sequence[Teserakt], seat: int, moves: Sequence[TeseraktMove]
    ) -> Sequence[Sequence[Reason]]:
        return [reasons_for(determinizations[0], seat, move) for move in moves]


END = End()


# Weights of the features of a position when a turn begins, rounded from regressions of who won on
# what lay there, in games of the planning bot on base 2.
SLOT, EARLY_SLOT, EARLY = 0.7, 0.55, 14  # each that is empty; while more are than the last
LEFT = 0.28  # a die in the Tesseract
DICE = (-2.7, -1.95, -1.25, -0.6, 0.05, 0.6, 0.8)  # in a lab; with most, a set is not far
READY, LAST_READY, LAST = 0.9, 2.0, 3  # a set that can be stabilised; the same for the last slots
SUPPLIED = -0.05  # a lab before its researcher's first turn, at least: three dice will be there
CARDS = (0.6, 0.0, 0.1, 0.2, 0.4)  # by level; discoveries are level 0
SEEN = 0.1  # a discovery that is turned up
RIFTS = (0.0, 0.4, 0.85, 1.3, 1.8, 2.4, 3.4)
FALLEN = (0.0, 0.15, 0.4, 0.6, 0.9, 1.4, 2.0)  # dice of a value in the zone


def position_score(state: Teserakt) -> float:
    """The static evaluation: a weighted sum of what lies on the table."""
    empty = empty_slots(bytes(state.panel))
    slots = empty.bit_count()
    score = LEFT * sum(state.heights) - RIFTS[state.rifts]
    score -= SLOT * min(slots, EARLY) + EARLY_SLOT * max(0, slots - EARLY)
    for value in range(FACES):
        score -= FALLEN[min(sum(state.zone[value::FACES]), 6)]
    ready = READY if slots > LAST else LAST_READY
    labs = [
        DICE[min(len(lab), 6)] + ready * nearest(tuple(lab), empty, 0, STEP) for lab in state.labs
    ]
    for nth in range(len(labs) + 1 - state.turns):
        waiting = (state.turn + nth) % len(labs)
        labs[waiting] = max(labs[waiting], SUPPLIED)
    score += 2 * sum(labs) / len(labs)  # who shares them waits longer for a turn
    for hand in state.hands:
        score += sum(CARDS[state.content.cards[card].level] for card in hand)
    return score + CARDS[0] * state.status.count(UNLOCKED) + SEEN * state.status.count(UP)


# From the score to log odds: rounded from a regression of who won on the score that `evaluate` came
# to from positions all over games on all bases, as docs/games/teserakt.md tells.
EVEN = 1.45
TRUST, DOUBT, AT_FIRST = 0.7, 0.8, 60  # weight of the score; how much less, by dice left
CROWD = 1.45  # a researcher beyond two, and
HARM = {"chain": 0.14, "fission": 0.25, "interphase": 0.25, "burst": 0.25, "shock": 0.25}
HARM_OF = [HARM.get(symbol, 0.0) for symbol in SYMBOLS]  # of the base, while no slot is filled


def win_probability(state: Teserakt) -> float:
    """The probability that the table wins when a turn begins, if it plays like the planning bot."""
    trust = TRUST * (1 - DOUBT * sum(state.heights) / AT_FIRST)
    base = state.content.bases[state.expedition.base]
    harm = CROWD * (len(state.labs) - 2) + sum(HARM_OF[symbol] for symbol in base)
    odds = EVEN + trust * position_score(state) - harm * (1 - state.filled / KINDS)
    return 1 / (1 + exp(-odds))


def reasons_for(state: Teserakt, seat: int, move: TeseraktMove) -> list[Reason]:
    """What a move changes at once: cards, slots, rifts, danger, ways to sets, dice in labs."""
    if state.agenda[-1][0] == "become":
        return [reasons.ANYONE]
    if state.agenda[-1][0] == "consent":
        return [reasons.TOGETHER]
    if move == END:
        return [reasons.ENDS]
    found = [reasons.CARD] if isinstance(move, Play | Discover | Analyse) else []
    after = foreseen(state, seat, move)
    if after is None:
        if isinstance(move, Take):
            found.append(reasons.SUPPLY)
        elif move == YES:  # rolling brings a card (TES-27)
            found.append(reasons.CARD)
        return found or [reasons.LEAST_HARM]
    if after.filled > state.filled:
        found.append(reasons.fills(after.filled - state.filled))
    if after.rifts < state.rifts:
        found.append(reasons.rifts(state.rifts - after.rifts))
    if zone_danger(bytes(after.zone))[0] < zone_danger(bytes(state.zone))[0]:
        found.append(reasons.SAFER)
    if ways(after) > ways(state):
        found.append(reasons.NEARER)
    if sum(map(len, after.labs)) > sum(map(len, state.labs)):
        found.append(reasons.SUPPLY)
    return found or [reasons.LEAST_HARM]


def foreseen(state: Teserakt, seat: int, move: TeseraktMove) -> Teserakt | None:
    """Where a move leads, with the answers that follow or, if chance is in them, without."""
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


LEVELS = level_bots(
    TeseraktEvaluator,
    beginner=Level(1, depth=1, overlooks=0.75),
    casual=Level(2, depth=1, overlooks=0.55),
    seasoned=Level(3, depth=2, overlooks=0.35),
    strong=Level(9),
    master=Level(36, LONG_TIME),
)
