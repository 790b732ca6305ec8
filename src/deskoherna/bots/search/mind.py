"""What the search is told about a game: what comes to mind, how one plays on, who stands how.

A `Mind` that is told nothing plays any game by its rules alone: all moves are alike to it, and
positions are judged by playing on at random. A game's own mind overrides what it knows better.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from deskoherna.kernel import AnyGame, Ask, Chance, Move, Reason, Result, State

from ..bot import Saying
from .levels import Level

PROPOSALS = 64  # moves that come to mind where nothing is known about them
FREE_PROPOSALS = 8  # the same where answers are free-form

AnyState = State[Any]
S = TypeVar("S", bound=AnyState)
Asks = Mapping[int, Ask[Any]]


class Proposal(NamedTuple):
    """A move that comes to mind, and how much of the attention is due to it."""

    move: Move
    weight: float  # those of all proposals add up to 1


class Mind(Generic[S]):
    """How one game is thought about."""

    worlds: ClassVar[int] = 24  # imagined at the same time; one will do where all lies open
    horizon: ClassVar[int] = 1_000  # moves played on from a position before it is judged
    reach: ClassVar[int] = 1_000  # moves that a line is long at most, whatever the sight
    curiosity: ClassVar[float] = 1.2  # how much is given to what was looked at less
    width: ClassVar[tuple[float, float]] = (4.0, 0.5)  # moves looked at after n visits: a × n^b

    looks: ClassVar[int] = 3  # at a move, until it can be told how good it is
    advises: ClassVar[bool] = False  # whether moves are proposed to partners (ROOM-15)
    hurried = True  # whether there is a clock

    def __init__(self, game: AnyGame, level: Level) -> None:
        self.game = game
        self.level = level

    def seen(self, view: Any) -> Any:
        """What the mind makes of a view: it may forget, or leave things to the table."""
        return view

    def imagine(self, view: Any, chance: Chance) -> S:
        """A world that agrees with what the mind has seen."""
        world: S = self.game.imagine(self.seen(view), chance)
        return world

    def proposals(self, state: S, seat: int, ask: Ask[Any], chance: Chance) -> Sequence[Proposal]:
        """Answers worth a look, the most promising first."""
        if ask.free:
            moves = list(dict.fromkeys(ask.sample(chance) for _ in range(FREE_PROPOSALS)))
        elif len(ask.moves) <= PROPOSALS:
            moves = list(ask.moves)
            chance.shuffle("proposals", moves)
        else:
            moves = list(dict.fromkeys(ask.sample(chance) for _ in range(PROPOSALS)))
        return [Proposal(move, 1 / len(moves)) for move in moves]

    def understands(self, ask: Ask[Any], move: Move) -> bool:
        """Whether this answer can be weighed beside others; a free-form one may be beyond it."""
        return not ask.free and len(ask.moves) > 1

    def mixes(self, state: S, seat: int) -> bool:
        """Whether others must not foresee the answer: they choose at the same time."""
        return len(awaited(state)) > 1

    def answer(self, state: S, seat: int, ask: Ask[Any], chance: Chance) -> Move:
        """A quick answer, for playing on."""
        move: Move = ask.sample(chance)
        return move

    def judge(self, state: S, chance: Chance) -> Sequence[float]:
        """How each seat stands, from 0 (has lost) to 1 (has won); the state may be played on."""
        for _ in range(self.horizon):
            asks = awaited(state)
            if not asks:
                break
            seat, ask = next(iter(asks.items()))
            state.play(seat, self.answer(state, seat, ask, chance), chance)
        return self.standing(state) if state.result is None else self.outcome(state)

    def outcome(self, state: S) -> Sequence[float]:
        """What each seat has of a game that is over."""
        result = state.result
        assert result is not None
        return credits_of(result, self.sides(state))

    def sides(self, state: S) -> Sequence[int]:
        """For each seat the side it plays on; partners share one."""
        assert state.result is not None
        return range(len(state.result.places))

    def standing(self, state: S) -> Sequence[float]:
        """How each seat stands when nothing is played on."""
        raise NotImplementedError(f"{type(self).__name__} looks no farther than its horizon")

    def reasons(
        self, worlds: Sequence[S], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        """For each of these moves what speaks for it or against it beside the others, in terms of
        the game, in worlds that were imagined."""
        return [()] * len(moves)

    def explain(self, seat: int, view: Any) -> Sequence[Saying]:
        """Why it chose as it did, as far as the view shows that to all."""
        return ()


AnyMind = Mind[Any]


def awaited(state: AnyState) -> Asks:
    """Whom the game waits for; who only may answer is left out."""
    asks = state.asks()
    if len(asks) == 1:  # mostly
        return asks if not next(iter(asks.values())).optional else {}
    return {seat: ask for seat, ask in asks.items() if not ask.optional}


def credits_of(result: Result, sides: Sequence[int]) -> list[float]:
    """What a result is worth to every seat: a win is 1; sides that win together share it."""
    winning = {sides[seat] for seat in result.winners}
    share = 1.0 if result.together else 1 / max(len(winning), 1)
    return [share if place == 1 else 0.0 for place in result.places]


def ranked(moves: Iterable[Move], scores: Iterable[float], heat: float) -> list[Proposal]:
    """Moves by their scores, the best first; with more heat the others get more attention."""
    ordered = sorted(zip(moves, scores, strict=True), key=lambda each: -each[1])
    best = ordered[0][1]
    weights = [exp((score - best) / heat) for _, score in ordered]
    total = sum(weights)
    return [Proposal(move, w / total) for (move, _), w in zip(ordered, weights, strict=True)]
