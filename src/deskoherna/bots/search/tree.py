"""Information-set Monte Carlo tree search (ISMCTS) for one seat.

Every iteration takes a determinization, a full position that agrees with what the seat knows, and
goes through the four steps of Monte Carlo tree search in it: selection by PUCT among the candidate
moves that are legal there, with progressive widening; expansion by one node; evaluation; and
backpropagation of one value for every seat. So rivals, partners and everyone against the game are
the same case. Seats that are asked at the same time choose without knowing the others' choices
(decoupled selection). Dice and cards are drawn afresh each time, so the value of a move is an
average over chance and over what is hidden (an open-loop tree).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from deskoherna.kernel import Ask, Chance, Move, SearchChance, View

from ..confidence import Confidence, confidence, least
from .evaluator import AnyEvaluator, AnyState, Candidate, awaited

RESOLUTION = 1 << 20  # of a probability that is drawn
WIN_AND_LOSS = 0.5  # squares of the deviations of 1 and 0 from their mean
REUSE_WITHIN = 100  # positions that are compared to find the one to go on from

AnyAsk = Ask[Any]
JointMove = tuple[tuple[int, Move], ...]  # the seats that move at the same time, and their moves


class Arm:
    """A candidate move of a bandit with its prior, its visits and its mean value."""

    __slots__ = ("mean", "move", "prior", "squares", "visits")

    def __init__(self, candidate: Candidate) -> None:
        self.move, self.prior = candidate
        self.visits = 0
        self.mean = 0.0
        self.squares = 0.0  # of the deviations from the mean, added up (Welford)

    def update(self, value: float) -> None:
        self.visits += 1
        deviation = value - self.mean
        self.mean += deviation / self.visits
        self.squares += deviation * (value - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean, taking it that one win and one loss came before: a few
        values that happen to be alike do not make it sure."""
        variance = (self.squares + WIN_AND_LOSS) / (self.visits + 2)
        return sqrt(variance / max(self.visits, 1))


class Estimate(NamedTuple):
    value: float
    error: float


class Bandit:
    """One seat's ask at a node of the tree: a bandit over its candidate moves."""

    __slots__ = ("arms", "mean", "untried", "visits")

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        self.arms: list[Arm] = []
        self.untried = [Arm(candidate) for candidate in reversed(candidates)]  # the best last
        self.visits = 0
        self.mean = 0.5

    def update(self, arm: Arm, value: float) -> None:
        self.visits += 1
        self.mean += (value - self.mean) / self.visits
        arm.update(value)

    def include(self, move: Move) -> None:
        """Search this move too, with as high a prior as the best."""
        known = next((arm for arm in (*self.arms, *self.untried) if arm.move == move), None)
        arm = known or Arm(Candidate(move, 0.0))
        arm.prior = max(other.prior for other in (arm, *self.arms, *self.untried))
        if arm not in self.arms:
            self.arms.append(arm)
            self.untried = [other for other in self.untried if other is not arm]

    def restrict_to(self, *moves: Move) -> None:
        """Search these moves only, all with the same prior, and reset the counts."""
        self.arms = [Arm(Candidate(move, 1 / len(moves))) for move in moves]
        self.untried = []
        self.visits, self.mean = 0, 0.5


Selection = tuple[Bandit, Arm, int]  # a bandit, the arm that was selected, and whose it is


class Node:
    """A node of the tree: the moves that led to it. Chance may lead to different asks in it."""

    __slots__ = ("bandits", "children")

    def __init__(self) -> None:
        self.bandits: dict[tuple[int, str], Bandit] = {}
        self.children: dict[JointMove, Node] = {}


class ValueRange:
    """The lowest and the highest mean value of a seat so far, to normalize values by."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low, self.high = 1.0, 0.0

    def update(self, value: float) -> None:
        self.low, self.high = min(self.low, value), max(self.high, value)

    def normalized(self, value: float) -> float:
        width = self.high - self.low
        return (value - self.low) / width if width > 0 else 0.5


class Tree:
    """The search tree of a seat, from the position that it sees.

    >>> from deskoherna import game
    >>> from deskoherna.bots.search import Evaluator, Level
    >>> numerus = game("numerus")
    >>> match = numerus.new(options={"first": "green", "variant": "short"}, seed=1)
    >>> tree = Tree(Evaluator(numerus, Level(iterations=10)), 0, match.view(0), seed=1)
    >>> for _ in range(10):
    ...     tree.iterate()
    >>> sum(arm.visits for arm in tree.arms())
    10
    """

    def __init__(self, evaluator: AnyEvaluator, seat: int, view: View, seed: int = 0) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.view = view
        self.seed = seed
        self.root = Node()
        self.chosen: Move | None = None  # the move that was made in the end
        self.determinizations: list[AnyState] = []
        self._ranges: dict[int, ValueRange] = {}
        self._trials: Counter[Move] = Counter()  # of each own move, in this tree
        self._known: dict[Move, float | None] = {}  # the values of own moves

    # Searching

    def iterate(self) -> None:
        """One iteration.

        Each own move is tried on the same determinizations with the same seeds in turn (common
        random numbers), so that what makes values differ is the moves.
        """
        first = self._determinization(0)
        own = self._select(self.root, first, self.seat, awaited(first)[self.seat], self._chance(0))
        trial = self._trials[own[1].move]
        self._trials[own[1].move] += 1
        state, chance = self._determinization(trial).copy(), self._chance(trial)
        path = self._descend(state, own, chance)
        over = state.result is not None
        values = self.evaluator.outcome(state) if over else self.evaluator.evaluate(state, chance)
        for bandit, arm, seat in path:
            bandit.update(arm, values[seat])
            self._range(seat).update(arm.mean)

    def _descend(self, state: AnyState, own: Selection, chance: Chance) -> list[Selection]:
        """Selection, beginning with an own move, and expansion by one node."""
        node, selected, path = self.root, [own], list[Selection]()
        for _ in range(min(self.evaluator.level.depth, self.evaluator.max_depth)):
            asks = awaited(state)
            if not asks:
                break
            others = [seat for seat in asks if not (selected and seat == self.seat)]
            selected += [self._select(node, state, seat, asks[seat], chance) for seat in others]
            path += selected
            joint = tuple((seat, arm.move) for _, arm, seat in selected)
            play_all(state, joint, chance)
            if joint not in node.children:
                node.children[joint] = Node()
                break
            node, selected = node.children[joint], []
        return path

    def _chance(self, trial: int) -> Chance:
        return SearchChance(self.seed + trial)

    def _determinization(self, trial: int) -> AnyState:
        """The determinizations take turns."""
        most = 1 if self.evaluator.game.open_information else self.evaluator.determinizations
        while len(self.determinizations) <= trial % most:
            # The text is part of the seed: with another one, all bots would play other games.
            chance = SearchChance(f"world {len(self.determinizations)} {self.seed}")
            self.determinizations.append(self.evaluator.determinize(self.view, chance))
        return self.determinizations[trial % most]

    def _select(
        self, node: Node, state: AnyState, seat: int, ask: AnyAsk, chance: Chance
    ) -> Selection:
        bandit = node.bandits.get((seat, ask.key))
        if bandit is None:
            bandit = Bandit(self._candidates(state, seat, ask, chance))
            node.bandits[seat, ask.key] = bandit
        return bandit, self._select_arm(bandit, state, seat, ask, chance), seat

    def _candidates(
        self, state: AnyState, seat: int, ask: AnyAsk, chance: Chance
    ) -> Sequence[Candidate]:
        """The candidate moves that the level does not overlook.

        The higher its prior, the less likely a move is missed; the move that is made anyway when
        time is up (`Ask.overdue`) never is.
        """
        candidates = self.evaluator.candidates(state, seat, ask, chance)
        level = self.evaluator.level
        overlooks = level.overlooks if seat == self.seat else level.blind
        if not overlooks:
            return candidates
        marks = chance.draw("overlooked", *[RESOLUTION] * len(candidates))
        seen = [
            candidate
            for candidate, mark in zip(candidates, marks, strict=True)
            if mark >= overlooks * (1 - candidate.prior) * RESOLUTION
            or candidate.move == ask.overdue
        ]
        return seen or candidates[:1]

    def _select_arm(
        self, bandit: Bandit, state: AnyState, seat: int, ask: AnyAsk, chance: Chance
    ) -> Arm:
        """The arm with the highest PUCT score of those that are legal in this determinization.

        Progressive widening: after n visits the best c × n^α candidates have an arm.
        """
        factor, power = self.evaluator.widening
        if len(bandit.arms) < factor * (bandit.visits + 1) ** power and bandit.untried:
            bandit.arms.append(bandit.untried.pop())
        score = self._puct_score(bandit, seat)
        arms = bandit.arms
        while arms:
            arm = max(arms, key=score)
            if is_legal(state, seat, ask, arm.move):
                return arm
            arms = [other for other in arms if other is not arm]
        return self._untried_arm(bandit, state, seat, ask, chance)

    def _untried_arm(
        self, bandit: Bandit, state: AnyState, seat: int, ask: AnyAsk, chance: Chance
    ) -> Arm:
        """A new arm, for a determinization in which none of the others is legal."""
        legal = (arm for arm in bandit.untried[::-1] if is_legal(state, seat, ask, arm.move))
        arm = next(legal, None)
        if arm is None:
            arm = Arm(self._candidates(state, seat, ask, chance)[0])
        else:
            bandit.untried.remove(arm)
        bandit.arms.append(arm)
        return arm

    def _puct_score(self, bandit: Bandit, seat: int) -> Callable[[Arm], float]:
        """PUCT: the mean value of an arm, and an exploration bonus in proportion to its prior.

        An arm without visits is taken to be worth the mean of its bandit (first-play urgency).
        """
        values = self._range(seat)
        bonus = self.evaluator.exploration * sqrt(bandit.visits + 1)
        expected = values.normalized(bandit.mean)

        def score(arm: Arm) -> float:
            value = values.normalized(arm.mean) if arm.visits else expected
            return value + bonus * arm.prior / (1 + arm.visits)

        return score

    def _range(self, seat: int) -> ValueRange:
        return self._ranges.setdefault(seat, ValueRange())

    # What was found

    @property
    def bandit(self) -> Bandit | None:
        """The seat's own bandit at the root, once it has been visited."""
        ask = awaited(self._determinization(0))[self.seat]
        return self.root.bandits.get((self.seat, ask.key))

    def arms(self) -> list[Arm]:
        """The arms of the seat's own bandit, the most visited first."""
        arms = self.bandit.arms if self.bandit is not None else []
        return sorted(arms, key=lambda arm: (-arm.visits, -arm.mean, -arm.prior))

    def estimate(self, arm: Arm) -> Estimate:
        """The value of an own move, and the standard error of it: none if it is known."""
        if arm.move not in self._known:
            position = self._determinization(0)
            self._known[arm.move] = self.evaluator.known_value(position, self.seat, arm.move)
        known = self._known[arm.move]
        return Estimate(arm.mean, arm.error) if known is None else Estimate(known, 0.0)

    def confidence(self, arm: Arm) -> Confidence:
        """Of the most visited move: how sure it is that no other is better; of any other move: how
        sure it is that it is worse than that one. The only candidate is a sure one."""
        first, *others = (one for one in self.arms() if one.visits)
        best, error = self.estimate(first)
        compared = [self.estimate(other) for other in others if arm in (first, other)]
        found = least(confidence(best - value, error, other) for value, other in compared)
        proved = not compared or not any((error, *(other for _, other in compared)))
        return found if proved or self.evaluator.knows_the_game else least([found, "likely"])

    def settled(self, left: int) -> bool:
        """Whether this many further iterations cannot bring another move to the top."""
        if self.bandit is None:
            return False
        *others, most = sorted(arm.visits for arm in self.bandit.arms)
        if not others:
            return not self.bandit.untried
        return most - others[-1] > left

    # Reuse for the next move

    def choose(self, move: Move) -> None:
        """This move is made; the branches of all others are dropped."""
        self.chosen, own = move, (self.seat, move)
        self.root.children = {
            joint: node for joint, node in self.root.children.items() if own in joint
        }

    def subtree_for(self, view: View, seed: int) -> Tree | None:
        """The subtree that begins where the seat sees this view, or None.

        The tree's own moves are played from the old position, beginning with the one that was
        made, until the seat is asked again. Where chance or others' secrets came in between, the
        same view is hardly ever found; then the search starts from scratch. So it does after a
        hint, for which no move was made.
        """
        if self.chosen is None:
            return None
        prepared = self.evaluator.prepare_view(view)
        for node, state in self._continuations(SearchChance(seed)):
            if self.evaluator.game.view(state, self.seat) == prepared:
                tree = Tree(self.evaluator, self.seat, view, seed)
                tree.root, tree._ranges = node, self._ranges
                tree._drop_illegal_bandit()
                return tree
        return None

    def _drop_illegal_bandit(self) -> None:
        """Forget candidates that were found at this node after other outcomes of chance."""
        state = self._determinization(0)
        ask = awaited(state)[self.seat]
        bandit = self.root.bandits.get((self.seat, ask.key))
        if bandit is not None:
            arms = (*bandit.arms, *bandit.untried)
            if not all(is_legal(state, self.seat, ask, arm.move) for arm in arms):
                del self.root.bandits[self.seat, ask.key]

    def _continuations(self, chance: Chance) -> Iterator[tuple[Node, AnyState]]:
        """The nodes at which the seat is asked next, with a position for each, breadth first."""
        frontier = [(self.root, self._determinization(0))]
        visited = 0
        while frontier and visited < REUSE_WITHIN:
            node, state = frontier.pop(0)
            for joint, child in node.children.items():
                if not all_legal(state, joint):
                    continue
                visited += 1
                after = state.copy()
                play_all(after, joint, chance)
                if self.seat in awaited(after):
                    yield child, after
                elif after.result is None:
                    frontier.append((child, after))


def is_legal(state: AnyState, seat: int, ask: AnyAsk, move: Move) -> bool:
    return isinstance(move, ask.kinds) and state.refusal(seat, move) is None


def all_legal(state: AnyState, joint: JointMove) -> bool:
    asks = awaited(state)
    return all(seat in asks and is_legal(state, seat, asks[seat], move) for seat, move in joint)


def play_all(state: AnyState, joint: JointMove, chance: Chance) -> None:
    """Play a joint move seat by seat, as far as each move is still asked for."""
    first, *others = joint
    state.play(*first, chance)
    for seat, move in others:
        asks = state.asks()
        if seat in asks and is_legal(state, seat, asks[seat], move):
            state.play(seat, move, chance)
