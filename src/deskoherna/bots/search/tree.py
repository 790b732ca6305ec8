"""A tree of what may be played, grown through imagined worlds.

It belongs to one seat. Every iteration takes a world that agrees with what the seat knows, goes
down the tree by the moves that are legal in this world, adds one position at its end, has it
judged, and carries the judgement back up: a number for every seat, so that rivals, partners and
everyone against the game are one and the same case. Who is asked at the same time chooses without
knowing what the others choose. Chance falls anew each time, so what hangs below a move is an
average over all that chance and the unknown may hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any

from deskoherna.kernel import Ask, Chance, Move, SearchChance, View

from .mind import AnyMind, AnyState, Proposal, awaited

GRAIN = 1 << 20  # of a probability
FOUND_WITHIN = 100  # positions that are looked through to find one again

AnyAsk = Ask[Any]
Joint = tuple[tuple[int, Move], ...]  # who plays what


class Arm:
    """A move that can be chosen, and what came of it."""

    __slots__ = ("mean", "move", "visits", "weight")

    def __init__(self, proposal: Proposal) -> None:
        self.move, self.weight = proposal
        self.visits = 0
        self.mean = 0.0

    def learn(self, value: float) -> None:
        self.visits += 1
        self.mean += (value - self.mean) / self.visits


class Choice:
    """One seat's question in one place of the tree."""

    __slots__ = ("arms", "mean", "visits", "waiting")

    def __init__(self, proposals: Sequence[Proposal]) -> None:
        self.arms: list[Arm] = []
        self.waiting = [Arm(proposal) for proposal in reversed(proposals)]  # the best last
        self.visits = 0
        self.mean = 0.5

    def learn(self, arm: Arm, value: float) -> None:
        self.visits += 1
        self.mean += (value - self.mean) / self.visits
        arm.learn(value)

    def weigh(self, move: Move) -> None:
        """Look at this move, too, and as closely as at the best."""
        known = next((arm for arm in (*self.arms, *self.waiting) if arm.move == move), None)
        arm = known or Arm(Proposal(move, 0.0))
        arm.weight = max(other.weight for other in (arm, *self.arms, *self.waiting))
        if arm not in self.arms:
            self.arms.append(arm)
            self.waiting = [other for other in self.waiting if other is not arm]

    def narrow(self, *moves: Move) -> None:
        """Look at nothing but these moves, at all of them alike, and from the beginning."""
        self.arms = [Arm(Proposal(move, 1 / len(moves))) for move in moves]
        self.waiting = []
        self.visits, self.mean = 0, 0.5


Step = tuple[Choice, Arm, int]  # a question, the move that is chosen, and who chooses


class Node:
    """A place in the tree. Chance may lead to different questions in it."""

    __slots__ = ("branches", "choices")

    def __init__(self) -> None:
        self.choices: dict[tuple[int, str], Choice] = {}
        self.branches: dict[Joint, Node] = {}


class Span:
    """Between what values a seat's prospects have been seen to lie: what is little, what much."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low, self.high = 1.0, 0.0

    def learn(self, value: float) -> None:
        self.low, self.high = min(self.low, value), max(self.high, value)

    def place(self, value: float) -> float:
        width = self.high - self.low
        return (value - self.low) / width if width > 0 else 0.5


class Tree:
    """What a seat has thought through from the position it sees."""

    def __init__(self, mind: AnyMind, seat: int, view: View, seed: int = 0) -> None:
        self.mind = mind
        self.seat = seat
        self.view = view
        self.seed = seed
        self.root = Node()
        self.made: Move | None = None  # the move that was chosen in the end
        self.worlds: list[AnyState] = []
        self._spans: dict[int, Span] = {}
        self._met: Counter[Move] = Counter()  # how many worlds each move has met in this tree

    # Growing

    def grow(self) -> None:
        """One iteration. Every move of the seat meets the same worlds and the same luck in turn,
        so that what makes them differ is the moves."""
        first = self._world(0)
        own = self._step(self.root, first, self.seat, awaited(first)[self.seat], self._luck(0))
        nth = self._met[own[1].move]
        self._met[own[1].move] += 1
        world, chance = self._world(nth).copy(), self._luck(nth)
        way = self._descend(world, own, chance)
        over = world.result is not None
        values = self.mind.outcome(world) if over else self.mind.judge(world, chance)
        for choice, arm, seat in way:
            choice.learn(arm, values[seat])
            self._span(seat).learn(arm.mean)

    def _descend(self, world: AnyState, own: Step, chance: Chance) -> list[Step]:
        """Go down the tree, beginning with a move of one's own, and add a place at its end."""
        node, chosen, way = self.root, [own], list[Step]()
        for _ in range(min(self.mind.level.sight, self.mind.reach)):
            asks = awaited(world)
            if not asks:
                break
            others = [seat for seat in asks if not (chosen and seat == self.seat)]
            chosen += [self._step(node, world, seat, asks[seat], chance) for seat in others]
            way += chosen
            joint = tuple((seat, arm.move) for _, arm, seat in chosen)
            play_all(world, joint, chance)
            if joint not in node.branches:
                node.branches[joint] = Node()
                break
            node, chosen = node.branches[joint], []
        return way

    def _luck(self, nth: int) -> Chance:
        return SearchChance(self.seed + nth)

    def _world(self, nth: int) -> AnyState:
        """The worlds that were imagined take turns."""
        most = 1 if self.mind.game.open_information else self.mind.worlds
        while len(self.worlds) <= nth % most:
            luck = SearchChance(f"world {len(self.worlds)} {self.seed}")
            self.worlds.append(self.mind.imagine(self.view, luck))
        return self.worlds[nth % most]

    def _step(self, node: Node, world: AnyState, seat: int, ask: AnyAsk, chance: Chance) -> Step:
        """What a seat chooses that is asked in this place."""
        choice = node.choices.get((seat, ask.key))
        if choice is None:
            choice = Choice(self._proposals(world, seat, ask, chance))
            node.choices[seat, ask.key] = choice
        return choice, self._pick(choice, world, seat, ask, chance), seat

    def _proposals(
        self, world: AnyState, seat: int, ask: AnyAsk, chance: Chance
    ) -> Sequence[Proposal]:
        """What comes to mind: people do not think of everything, least of all for others, but
        seldom miss what draws all attention. What happens by itself if they do nothing needs no
        thought."""
        proposals = self.mind.proposals(world, seat, ask, chance)
        level = self.mind.level
        overlooked = level.overlooks if seat == self.seat else level.blind
        if not overlooked:
            return proposals
        marks = chance.draw("overlooked", *[GRAIN] * len(proposals))
        seen = [
            proposal
            for proposal, mark in zip(proposals, marks, strict=True)
            if mark >= overlooked * (1 - proposal.weight) * GRAIN or proposal.move == ask.overdue
        ]
        return seen or proposals[:1]

    def _pick(self, choice: Choice, world: AnyState, seat: int, ask: AnyAsk, chance: Chance) -> Arm:
        """The most interesting move that is legal in this world."""
        factor, power = self.mind.width
        if len(choice.arms) < factor * (choice.visits + 1) ** power and choice.waiting:
            choice.arms.append(choice.waiting.pop())
        interest = self._interest(choice, seat)
        arms = choice.arms
        while arms:
            arm = max(arms, key=interest)
            if is_legal(world, seat, ask, arm.move):
                return arm
            arms = [other for other in arms if other is not arm]
        return self._another(choice, world, seat, ask, chance)

    def _another(
        self, choice: Choice, world: AnyState, seat: int, ask: AnyAsk, chance: Chance
    ) -> Arm:
        """A move that was not looked at so far, for a world in which none of the others can be."""
        legal = (arm for arm in choice.waiting[::-1] if is_legal(world, seat, ask, arm.move))
        arm = next(legal, None)
        if arm is None:
            arm = Arm(self._proposals(world, seat, ask, chance)[0])
        else:
            choice.waiting.remove(arm)
        choice.arms.append(arm)
        return arm

    def _interest(self, choice: Choice, seat: int) -> Callable[[Arm], float]:
        """What a move promises, and what may still be found in it (as in PUCT)."""
        span = self._span(seat)
        unexplored = self.mind.curiosity * sqrt(choice.visits + 1)
        expected = span.place(choice.mean)

        def interest(arm: Arm) -> float:
            value = span.place(arm.mean) if arm.visits else expected
            return value + unexplored * arm.weight / (1 + arm.visits)

        return interest

    def _span(self, seat: int) -> Span:
        return self._spans.setdefault(seat, Span())

    # What was found

    @property
    def choice(self) -> Choice | None:
        """The seat's own question, once it has been looked at; chance may lead to others here."""
        ask = awaited(self._world(0))[self.seat]
        return self.root.choices.get((self.seat, ask.key))

    def arms(self) -> list[Arm]:
        """The moves that were looked at, the best first."""
        arms = self.choice.arms if self.choice is not None else []
        return sorted(arms, key=lambda arm: (-arm.visits, -arm.mean, -arm.weight))

    def settled(self, left: int) -> bool:
        """Whether so many further iterations cannot bring another move to the top."""
        if self.choice is None:
            return False
        *others, most = sorted(arm.visits for arm in self.choice.arms)
        if not others:
            return not self.choice.waiting
        return most - others[-1] > left

    # Finding oneself again

    def make(self, move: Move) -> None:
        """This move is made; what was thought of others is of no more use."""
        self.made, own = move, (self.seat, move)
        self.root.branches = {
            joint: node for joint, node in self.root.branches.items() if own in joint
        }

    def found(self, view: View, seed: int) -> Tree | None:
        """The part of the tree that begins where the seat sees what it sees now.

        What was thought of is played from what was seen, beginning with the move that was made,
        until the seat is asked again. Where chance or others' secrets came in between, the same is
        hardly seen again; then all starts anew. So it does after a hint, when no move was made.
        """
        if self.made is None:
            return None
        seen = self.mind.seen(view)
        for node, world in self._ways(SearchChance(seed)):
            if self.mind.game.view(world, self.seat) == seen:
                tree = Tree(self.mind, self.seat, view, seed)
                tree.root, tree._spans = node, self._spans
                tree._forget_what_cannot_be()
                return tree
        return None

    def _forget_what_cannot_be(self) -> None:
        """What was thought of in this place where chance had fallen otherwise."""
        world = self._world(0)
        ask = awaited(world)[self.seat]
        choice = self.root.choices.get((self.seat, ask.key))
        if choice is not None:
            arms = (*choice.arms, *choice.waiting)
            if not all(is_legal(world, self.seat, ask, arm.move) for arm in arms):
                del self.root.choices[self.seat, ask.key]

    def _ways(self, chance: Chance) -> Iterator[tuple[Node, AnyState]]:
        open_ends = [(self.root, self._world(0))]
        looked = 0
        while open_ends and looked < FOUND_WITHIN:
            node, world = open_ends.pop(0)
            for joint, child in node.branches.items():
                if not all_legal(world, joint):
                    continue
                looked += 1
                after = world.copy()
                play_all(after, joint, chance)
                if self.seat in awaited(after):
                    yield child, after
                elif after.result is None:
                    open_ends.append((child, after))


def is_legal(state: AnyState, seat: int, ask: AnyAsk, move: Move) -> bool:
    return isinstance(move, ask.kinds) and state.refusal(seat, move) is None


def all_legal(state: AnyState, joint: Joint) -> bool:
    asks = awaited(state)
    return all(seat in asks and is_legal(state, seat, asks[seat], move) for seat, move in joint)


def play_all(state: AnyState, joint: Joint, chance: Chance) -> None:
    """What was chosen at the same time is played in order, as far as it is still asked for."""
    first, *others = joint
    state.play(*first, chance)
    for seat, move in others:
        asks = state.asks()
        if seat in asks and is_legal(state, seat, asks[seat], move):
            state.play(seat, move, chance)
