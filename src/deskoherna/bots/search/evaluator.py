"""What the search knows about a game: candidate moves with priors, a rollout policy, values.

The base class `Evaluator` knows nothing but the rules and plays any game: all legal moves have the
same prior, and a position is evaluated by a random rollout. A game's own evaluator overrides what
it knows better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp, inf
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from deskoherna.kernel import AnyGame, Ask, Chance, Move, Reason, Result, State

from ..bot import Message
from .imagining import imagined
from .levels import Level

MOST_CANDIDATES = 64  # where nothing is known about the moves
MOST_FREE_CANDIDATES = 8  # the same for a free-form ask

AnyState = State[Any]
S = TypeVar("S", bound=AnyState)
Asks = Mapping[int, Ask[Any]]


class Candidate(NamedTuple):
    """A candidate move and its prior probability: its share of the search's attention.

    >>> from deskoherna import game
    >>> Candidate(game("numerus").parse("1 a1"), prior=0.4).prior
    0.4
    """

    move: Move
    prior: float  # the priors of all candidates add up to 1


class Evaluator(Generic[S]):
    """The policy and the value function of one game, as far as somebody has written them down.

    Values are numbers from 0 to 1, one for every seat: the share of the win it can expect. All
    methods have defaults that need nothing but the rules:

    >>> from deskoherna import game
    >>> from deskoherna.kernel import SearchChance
    >>> numerus = game("numerus")
    >>> match = numerus.new(options={"first": "green", "variant": "short"}, seed=1)
    >>> evaluator, chance = Evaluator(numerus, Level(iterations=10)), SearchChance(seed=1)
    >>> state = evaluator.determinize(match.view(0), chance)
    >>> len(evaluator.candidates(state, 0, match.asks[0], chance)) <= MOST_CANDIDATES
    True
    >>> sum(evaluator.evaluate(state, chance))
    1.0
    """

    determinizations: ClassVar[int] = 24  # drawn from a view; one if a game hides nothing
    knows_the_game: ClassVar[bool] = True  # if not, what is not proved is likely at most
    rollout_depth: ClassVar[int] = 1_000  # moves of a rollout before `static_evaluation`
    max_depth: ClassVar[int] = 1_000  # moves down the tree at most, whatever the level
    exploration: ClassVar[float] = 1.2  # the exploration constant of PUCT
    widening: ClassVar[tuple[float, float]] = (4.0, 0.5)  # (c, α): after n visits c × n^α moves

    min_visits: ClassVar[int] = 3  # of a move before its value is shown to people
    advises: ClassVar[bool] = False  # whether moves are proposed to partners (ROOM-15)
    timed = True  # whether there is a time limit
    informed = True  # whether the values of a search rest on anything

    def __init__(self, game: AnyGame, level: Level) -> None:
        self.game = game
        self.level = level
        self.time_left: Callable[[], float] = unlimited  # in seconds, until an answer is due

    def prepare_view(self, view: Any) -> Any:
        """The view that the search starts from; a level may forget part of what it holds."""
        return view

    def determinize(self, view: Any, chance: Chance) -> S:
        """A determinization: a full position that agrees with the view; raises `Unimaginable`."""
        state: S = imagined(self.game, self.prepare_view(view), chance)
        return state

    def candidates(self, state: S, seat: int, ask: Ask[Any], chance: Chance) -> Sequence[Candidate]:
        """The candidate moves, the highest prior first."""
        if ask.free:
            moves = list(dict.fromkeys(ask.sample(chance) for _ in range(MOST_FREE_CANDIDATES)))
        elif len(ask.moves) <= MOST_CANDIDATES:
            moves = list(ask.moves)
            chance.shuffle("candidates", moves)
        else:
            moves = list(dict.fromkeys(ask.sample(chance) for _ in range(MOST_CANDIDATES)))
        return [Candidate(move, 1 / len(moves)) for move in moves]

    def can_compare(self, ask: Ask[Any]) -> bool:
        """Whether answers to an ask can be compared; free-form ones often cannot."""
        return not ask.free and len(ask.moves) > 1

    def can_evaluate(self, ask: Ask[Any], move: Move) -> bool:
        """Whether a played move can be compared with others."""
        return self.can_compare(ask)

    def plays_mixed(self, state: S, seat: int) -> bool:
        """Whether the seat needs a mixed strategy, because others choose at the same time."""
        return len(awaited(state)) > 1

    def rollout_move(self, state: S, seat: int, ask: Ask[Any], chance: Chance) -> Move:
        """The rollout policy: a move that is found quickly."""
        move: Move = ask.sample(chance)
        return move

    def evaluate(self, state: S, chance: Chance) -> Sequence[float]:
        """The value of a position for every seat, here by a rollout.

        The state belongs to the evaluator, which may play on in it.
        """
        for _ in range(self.rollout_depth):
            asks = awaited(state)
            if not asks:
                break
            seat, ask = next(iter(asks.items()))
            state.play(seat, self.rollout_move(state, seat, ask, chance), chance)
        return self.static_evaluation(state) if state.result is None else self.outcome(state)

    def outcome(self, state: S) -> Sequence[float]:
        """The value of a finished game for every seat."""
        result = state.result
        assert result is not None
        return credits_of(result, self.sides(state))

    def sides(self, state: S) -> Sequence[int]:
        """The side that each seat plays on; partners share one."""
        assert state.result is not None
        return range(len(state.result.places))

    def static_evaluation(self, state: S) -> Sequence[float]:
        """The value of a position for every seat, without playing on."""
        raise NotImplementedError(f"{type(self).__name__} has no static evaluation")

    def known_value(self, state: S, seat: int, move: Any) -> float | None:
        """The value of a move for its seat, where it is known for certain."""
        return None

    def reasons(
        self, determinizations: Sequence[S], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        """For each of these moves the reasons for and against it, in terms of the game."""
        return [()] * len(moves)

    def explain(self, seat: int, view: Any) -> Sequence[Message]:
        """Why it chose as it did, as far as the view shows that to everyone."""
        return ()


AnyEvaluator = Evaluator[Any]


def unlimited() -> float:
    return inf


def awaited(state: AnyState) -> Asks:
    """The asks that the game waits for, by seat: all but the optional ones.

    >>> from deskoherna import game
    >>> list(awaited(game("numerus").new(options={"first": "green"}, seed=1).state))
    [0]
    """
    asks = state.asks()
    if len(asks) == 1:  # mostly
        return asks if not next(iter(asks.values())).optional else {}
    return {seat: ask for seat, ask in asks.items() if not ask.optional}


def credits_of(result: Result, sides: Sequence[int]) -> list[float]:
    """The value of a result for every seat: a win is 1, and sides that tie for it share it.

    >>> tie = Result((1, 1, 3), (5, 5, 2), "NUM-22", "numerus-end")
    >>> credits_of(tie, sides=(0, 1, 2))
    [0.5, 0.5, 0.0]
    """
    winning = {sides[seat] for seat in result.winners}
    share = 1.0 if result.together else 1 / max(len(winning), 1)
    return [share if place == 1 else 0.0 for place in result.places]


def softmax_candidates(
    moves: Iterable[Move], scores: Iterable[float], temperature: float
) -> list[Candidate]:
    """Candidates with a softmax of their scores as priors, the best first.

    A higher temperature makes the priors more alike. Moves and scores pair up one to one; a
    different number of them raises `ValueError`, and no moves at all `IndexError`.

    >>> for move, prior in softmax_candidates(["a", "b"], [1.0, 2.0], temperature=1.0):
    ...     print(move, round(prior, 2))
    b 0.73
    a 0.27
    """
    ordered = sorted(zip(moves, scores, strict=True), key=lambda each: -each[1])
    best = ordered[0][1]
    weights = [exp((score - best) / temperature) for _, score in ordered]
    total = sum(weights)
    return [Candidate(move, w / total) for (move, _), w in zip(ordered, weights, strict=True)]
