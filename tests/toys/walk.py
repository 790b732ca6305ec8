"""The walk: whoever has come further after many steps wins. A toy that takes long to end.

It can be told to keep its scores to itself, to offer many moves, to take its time, or to fail at
imagining.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Self

from deskoherna.kernel import (
    Ask,
    Chance,
    Drawing,
    Event,
    Game,
    Move,
    Refusal,
    Result,
    Say,
    Setup,
    State,
    Tell,
    View,
)


class Step(Move, frozen=True):
    by: int

    def __str__(self) -> str:
        return str(self.by)


class WalkState(State[Step]):
    def __init__(self, game: Walk, come: list[int], left: int) -> None:
        self.game = game
        self.come = come
        self.left = left

    def copy(self) -> Self:
        return type(self)(self.game, self.come[:], self.left)

    def data(self) -> tuple[Any, ...]:
        return (self.come, self.left)

    def asks(self) -> Mapping[int, Ask[Step]]:
        return (
            {self.left % 2: Ask("WAL-1", "walk-ask", (Step,), self.game.moves)} if self.left else {}
        )

    def refusal(self, seat: int, move: Step) -> Refusal | None:
        return None

    def play(self, seat: int, move: Step, chance: Chance, tell: Tell = None) -> None:
        self.game.takes_time()
        self.come[seat] += move.by
        self.left -= 1

    @property
    def result(self) -> Result | None:
        if self.left:
            return None
        best = max(self.come)
        places = tuple(1 if far == best else 2 for far in self.come)
        return Result(places, tuple(self.come), "WAL-2", "walk-end")


class WalkView(View, frozen=True):
    come: tuple[int, ...]
    left: int


class ScoredView(WalkView, frozen=True):
    scores: tuple[int, ...]


class Walk(Game[WalkState, Step, WalkView]):
    id = "walk"
    name = "Walk"
    prefix = "WAL"
    package = __name__
    rules_version = 1
    seats = (2,)
    options: ClassVar = {}
    events: ClassVar[tuple[type[Event], ...]] = ()
    view_type = WalkView

    def __init__(
        self,
        steps: int = 1_000_000,
        scored: bool = True,
        takes_time: Callable[[], None] = lambda: None,
        failures: int = 0,
        width: int = 2,
    ) -> None:
        self.steps = steps
        self.scored = scored
        self.takes_time = takes_time
        self.failures = failures  # at imagining, before it succeeds
        self.moves = tuple(map(Step, range(width)))

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> WalkState:
        return WalkState(self, [0, 0], self.steps)

    def read(self, text: str) -> Step:
        return Step(int(text))

    def view(self, state: WalkState, seat: int | None) -> WalkView:
        come = tuple(state.come)
        return ScoredView(come, state.left, come) if self.scored else WalkView(come, state.left)

    def imagine(self, view: WalkView, chance: Chance) -> WalkState:
        if self.failures:
            self.failures -= 1
            raise LookupError
        return WalkState(self, list(view.come), view.left)

    def draw(self, view: WalkView, say: Say, marked: Collection[str] = ()) -> Drawing:
        return []

    def bound(self, setup: Setup) -> int:
        return self.steps


class OpenWalk(Walk):
    open_information = True
