"""A bot for TESERAKT that plans its turn by the position each move leads to.

It tries every move on a determinization, carries a card through to its end, and evaluates the
position: filled slots, rifts and the danger of more, dice left, cards, and how many actions each
lab is away from its next set. It agrees to whatever its partners ask for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any

from deskoherna.games.teserakt.dice import COLOUR, COLOURS, FACES, KINDS, VALUE, die_of
from deskoherna.games.teserakt.moves import (
    YES,
    Become,
    Discover,
    End,
    Play,
    Stabilise,
    Take,
    TeseraktMove,
    Transfer,
    Turn,
)
from deskoherna.games.teserakt.position import UNLOCKED, UP
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.games.teserakt.view import TeseraktView
from deskoherna.kernel import Ask, Chance, SearchChance
from deskoherna.kernel.chance import NoChance, NothingKnown

from ..bot import Bot

SAMPLES = 3  # of a move that chance has a hand in
WIDTH = 4  # moves for which the next action is searched, too
LONGEST = 12  # answers until a card is carried out
GLANCED = 16  # answers that are compared within a card
QUICK = (Take, Turn, Transfer, Stabilise)  # actions that can be evaluated at once

# Values
WON = 10_000.0
SLOT = 300.0
RIFT = (0.0, 14.0, 32.0, 56.0, 90.0, 140.0, 230.0, 2_000.0)
DANGER = (0.0, 3.0, 15.0, 21.0, 27.0, 40.0, 48.0)  # by how many collapsed dice show a value
DIE_LEFT = 3.0  # in the Tesseract
CARD = (30.0, 0.0, 12.0, 24.0, 44.0)  # by level; discoveries are level 0
NEAR = 62.0  # a set that only has to be stabilised
STEP = 0.72  # what is left of it for every action that it is away
LAST, LAST_SCALE, LAST_STEP = 4, 1.5, 0.85  # the same for the last slots
FETCH = 1.5  # actions to get a die that fits
MATCH = 0.15  # more if the die of a set has an identical one in the zone
FULL = 9.0  # a lab without a space
TURNED_UP = 4.0  # a discovery card
RESERVE = 6  # dice beyond two for each empty slot, and
SHORT = 6.0  # what each one missing costs


class PlanningTeserakt(Bot):
    rank = 10
    advises = True

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> TeseraktMove:
        moves: Sequence[TeseraktMove] = ask.moves
        if view.agenda[-1][0] == "consent":
            return YES
        if len(moves) == 1 or isinstance(moves[0], Become):
            return moves[-1]
        (seed,) = chance.draw("plan", 1 << 30)
        state = determinized(self.game, view, seed)
        acting = view.agenda[-1][0] == "act"
        plan = Plan(state, seat, seed)
        return plan.best_act(moves) if acting else plan.best(state, moves)

    def advise(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> TeseraktMove | None:
        """A move for a partner, where there is something to decide."""
        if view.agenda[-1][0] == "consent" or len(ask.moves) == 1:
            return None
        if isinstance(ask.moves[0], Become):
            return None
        return self.choose(seat, view, ask, chance)


def determinized(game: Any, view: TeseraktView, seed: int) -> Teserakt:
    state: Teserakt = game.imagine(view, SearchChance(seed))
    return state


class Plan:
    """The moves of one seat in one position."""

    def __init__(self, state: Teserakt, seat: int, seed: int, glanced: int = GLANCED) -> None:
        self.state, self.seat, self.seed, self.glanced = state, seat, seed, glanced

    def best_act(self, moves: Sequence[TeseraktMove]) -> TeseraktMove:
        """Of the best actions the one whose next action leads to the highest value."""
        state = self.state
        looked = [(self.value(state, move), move) for move in self.timely(moves)]
        looked.sort(key=lambda each: -each[0])
        if state.actions < 2:
            return looked[0][1]
        best, chosen = float("-inf"), looked[0][1]
        for value, move in looked[:WIDTH]:
            farther = max(value, self.farther(move))
            if farther > best:
                best, chosen = farther, move
        return chosen

    def timely(self, moves: Sequence[TeseraktMove]) -> list[TeseraktMove]:
        """Candidate moves; cards wait for the beginning or the end of the turn."""
        state = self.state
        if state.actions > 0 and state.taken:
            moves = [move for move in moves if not isinstance(move, Play | Discover)] or moves
        return list(promising(state, moves))

    def farther(self, move: TeseraktMove) -> float:
        after = self.carried(self.state, move, SearchChance(self.seed))
        asks = after.asks()
        if after.turns != self.state.turns or self.seat not in asks or not after.actions:
            return float("-inf")
        then = promising(after, [move for move in asks[self.seat].moves if isinstance(move, QUICK)])
        return max((self.value(after, move) for move in then), default=float("-inf"))

    def quick(self, state: Teserakt, ask: Ask[TeseraktMove]) -> TeseraktMove:
        """The best of the actions that can be evaluated at once; the last move if none are left."""
        moves = [move for move in ask.moves if isinstance(move, (*QUICK, End))]
        if not state.actions or not moves:
            return ask.moves[-1]
        return max(promising(state, moves), key=lambda move: self.at_once(state, move))

    def at_once(self, state: Teserakt, move: TeseraktMove) -> float:
        """The value of an action by what it does before anything else is asked."""
        try:
            return evaluate(self.carried(state, move, NoChance(), 0))
        except NothingKnown:
            return evaluate(self.carried(state, move, SearchChance(self.seed), 0))

    def best(self, state: Teserakt, moves: Sequence[TeseraktMove]) -> TeseraktMove:
        return max(moves, key=lambda move: self.value(state, move))

    def value(self, state: Teserakt, move: TeseraktMove) -> float:
        """The value of a move, on average if chance has a hand in it."""
        try:
            return evaluate(self.carried(state, move, NoChance()))
        except NothingKnown:
            chances = [SearchChance(self.seed + nth) for nth in range(SAMPLES)]
            return sum(evaluate(self.carried(state, move, c)) for c in chances) / SAMPLES

    def carried(
        self, state: Teserakt, move: TeseraktMove, chance: Chance, answers: int = LONGEST
    ) -> Teserakt:
        """The position once the move and all that follows from it has been carried out."""
        after = state.copy()
        if not isinstance(move, End):
            after.actions += 1  # so that the turn does not end, which would blur what is compared
        after.play(self.seat, move, chance)
        for _ in range(answers):
            if not after.agenda or after.turns != state.turns or after.agenda[-1][0] == "act":
                break
            ((seat, ask),) = after.asks().items()
            after.play(seat, self.glance(after, seat, ask), chance)
        if not isinstance(move, End):
            after.actions -= 1
            after.asked = None
        return after

    def glance(self, state: Teserakt, seat: int, ask: Ask[TeseraktMove]) -> TeseraktMove:
        """An answer within a card, by what it does at once."""
        if state.agenda[-1][0] == "consent":
            return YES
        moves = ask.moves[:: max(1, len(ask.moves) // self.glanced)]
        return moves[0] if len(moves) == 1 else self.at_a_glance(state, seat, moves)[0]

    def at_a_glance(
        self, state: Teserakt, seat: int, moves: Sequence[TeseraktMove]
    ) -> list[TeseraktMove]:
        """Answers by what they do at once, the best first."""

        def value(move: TeseraktMove) -> float:
            try:
                return evaluate(played(state, seat, move, NoChance()))
            except NothingKnown:
                return evaluate(played(state, seat, move, SearchChance(self.seed)))

        return sorted(moves, key=value, reverse=True)


def played(state: Teserakt, seat: int, move: TeseraktMove, chance: Chance) -> Teserakt:
    after = state.copy()
    after.play(seat, move, chance)
    return after


def promising(state: Teserakt, moves: Sequence[TeseraktMove]) -> Iterator[TeseraktMove]:
    """All but the transfers of dice to where they help less, which are many."""
    for move in moves:
        if isinstance(move, Transfer):
            source, target = state.labs[move.source], state.labs[move.target]
            empty = empty_slots(bytes(state.panel))
            gained = tuple(sorted((*target, move.die)))
            moved = potential(gained, empty, 0) - potential((*target,), empty, 0)
            left = [*source]
            left.remove(move.die)
            if moved <= potential((*source,), empty, 0) - potential((*left,), empty, 0):
                continue
        if isinstance(move, Take) and sum(state.heights) == 1:
            continue
        yield move
    if all(isinstance(move, Transfer | Take) for move in moves):
        yield moves[0]


# The value of a position


def evaluate(state: Teserakt) -> float:
    result = state.result
    if result is not None:
        return (WON if result.winners else -WON) + SLOT * state.filled
    filled, dice = state.filled, sum(state.heights)
    value = SLOT * filled - RIFT[state.rifts] + DIE_LEFT * dice
    reserve = dice + sum(map(len, state.labs)) - 2 * (KINDS - filled)
    if reserve < RESERVE:
        value -= SHORT * (RESERVE - reserve)
    danger, matching = zone_danger(bytes(state.zone))
    value -= danger
    empty = empty_slots(bytes(state.panel))
    for researcher, lab in enumerate(state.labs):
        value += potential(tuple(lab), empty, matching & empty)
        if not state.room(researcher):
            value -= FULL
    for hand in state.hands:
        for card in hand:
            value += CARD[state.content.cards[card].level]
    for status in state.status:
        value += CARD[0] if status == UNLOCKED else TURNED_UP if status == UP else 0.0
    return value


@lru_cache(maxsize=1 << 15)
def zone_danger(zone: bytes) -> tuple[float, int]:
    """The danger in the collapse zone, and which kinds of dice lie there."""
    danger = sum(DANGER[min(sum(zone[value::FACES]), len(DANGER) - 1)] for value in range(FACES))
    return danger, sum(1 << die for die in range(KINDS) if zone[die])


@lru_cache(maxsize=1 << 12)
def empty_slots(panel: bytes) -> int:
    return sum(1 << die for die in range(KINDS) if not panel[die])


@lru_cache(maxsize=1 << 17)
def potential(lab: tuple[int, ...], empty: int, matching: int) -> float:
    """How near a lab is to sets. The fewer slots are empty, the more the way to them counts."""
    last = empty.bit_count() <= LAST
    scale = NEAR * (LAST_SCALE if last else 1.0)
    step = LAST_STEP if last else STEP
    return scale * nearest(lab, empty, matching, step) + 2.0 * min(len(lab), 4)


@lru_cache(maxsize=1 << 17)
def nearest(lab: tuple[int, ...], empty: int, matching: int, step: float) -> float:
    """The set that is nearest of those whose dice have empty slots, and a little of the next."""
    found = sorted(
        (near(triple, empty, matching, step) for triple in combinations(lab, 3)), reverse=True
    )
    pair = max((pair_near(pair, empty, step) for pair in combinations(lab, 2)), default=0.0)
    second = found[1] if len(found) > 1 else 0.0
    return max(found[0] if found else 0.0, pair) + 0.2 * second


def near(triple: tuple[int, ...], empty: int, matching: int, step: float) -> float:
    """1 for a set that only has to be stabilised, less for every adjustment that it is away."""
    best = 0.0
    for cost, dice in ways(triple):
        if dice & matching:
            return max(best, step**cost * (1.0 + MATCH))
        if dice & empty and not best:
            best = step**cost
            if not matching:
                break
    return best


def pair_near(pair: tuple[int, ...], empty: int, step: float) -> float:
    """The best third die has to come from somewhere."""
    for cost, dice in ways_of_pair(pair):
        if dice & empty:
            return float(step ** (cost + FETCH))
    return 0.0


Ways = tuple[tuple[int, int], ...]  # numbers of adjustments, and the dice in sets each leads to


@lru_cache(maxsize=1 << 14)
def ways(triple: tuple[int, ...]) -> Ways:
    """How a triple can become a set, the shortest way first."""
    colours = [COLOUR[die] for die in triple]
    if len(set(colours)) == 2:
        return ()
    values = [VALUE[die] for die in triple]
    wanted: list[tuple[int, ...]] = [(value,) * 3 for value in range(1, FACES + 1)]
    wanted += [run for low in range(1, FACES - 1) for run in permutations((low, low + 1, low + 2))]
    found: dict[int, int] = {}
    for target in wanted:
        cost = sum(abs(now - then) for now, then in zip(values, target, strict=True))
        for colour, value in zip(colours, target, strict=True):
            found[cost] = found.get(cost, 0) | 1 << die_of(colour, value)
    return tuple(sorted(found.items()))


@lru_cache(maxsize=1 << 10)
def ways_of_pair(pair: tuple[int, ...]) -> Ways:
    """The same with any third die."""
    ours = {COLOUR[die] for die in pair}
    colours = ours if len(ours) == 1 else set(range(len(COLOURS))) - ours
    found: dict[int, int] = {}
    for colour in colours:
        for value in range(1, FACES + 1):
            for cost, dice in ways(tuple(sorted((*pair, die_of(colour, value))))):
                found[cost] = found.get(cost, 0) | dice
    return tuple(sorted(found.items()))
