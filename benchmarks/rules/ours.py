"""How our games are driven: every installed game, with its defaults, for every number of seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from deskoherna.catalogue import all_games
from deskoherna.kernel import AnyGame, AnyMatch, Ask, Chance, SearchChance, Setup, State


@dataclass(frozen=True)
class Subject:
    game: AnyGame
    setup: Setup

    def __str__(self) -> str:
        if len(self.game.seats) == 1:
            return self.game.name
        return f"{self.game.name}, {self.setup.seats} seats"

    def start(self, chance: Chance) -> State[Any]:
        state: State[Any] = self.game.start(self.setup, chance)
        return state

    def match(self, seed: int) -> AnyMatch:
        return self.game.new(self.setup.seats, self.setup.options, seed)


def subjects() -> list[Subject]:
    return [
        Subject(game, game.setup(seats)) for game in all_games().values() for seats in game.seats
    ]


def awaited(asks: Mapping[int, Ask[Any]]) -> tuple[int, Ask[Any]]:
    """Someone the game waits for."""
    for asked in asks.items():
        if not asked[1].optional:
            break
    return asked


class RandomPlay:
    """Plays one random game after another; a move is sampled, or picked from a list of all."""

    def __init__(self, subject: Subject, listing: bool = False) -> None:
        self.subject = subject
        self.listing = listing
        self.chance = SearchChance(0)

    def __call__(self) -> int:
        chance = self.chance
        state = self.subject.start(chance)
        actions = 0
        while asks := state.asks():
            seat, ask = awaited(asks)
            move = chance.pick("move", list(ask.moves)) if self.listing else ask.sample(chance)
            state.play(seat, move, chance)
            actions += 1
        return actions


def positions(subject: Subject, games: int = 10) -> Iterator[State[Any]]:
    """Every position of some random games in which someone is asked."""
    chance = SearchChance(0)
    for _ in range(games):
        state = subject.start(chance)
        while asks := state.asks():
            yield state.copy()
            seat, ask = awaited(asks)
            state.play(seat, ask.sample(chance), chance)


def finished_match(subject: Subject, seed: int = 0) -> AnyMatch:
    match = subject.match(seed)
    chance = SearchChance(seed)
    while match.asks:
        seat, ask = awaited(match.asks)
        match.play(seat, ask.sample(chance))
    return match
