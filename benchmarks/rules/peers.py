"""How the peers are driven: each by the fastest ordinary way it offers."""

from __future__ import annotations

import random
from copy import deepcopy
from itertools import count
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from pettingzoo.classic import connect_four_v3

CATANATRON = "catanatron, 4 players"
CATANATRON_FOR_TWO = "catanatron, 2 players"
CONNECT_FOUR = "PettingZoo connect four"


class Catan:
    """Plays one random game of catanatron after another."""

    def __init__(self, players: int) -> None:
        self.colours = list(Color)[:players]
        self.seeds = count(1)  # to catanatron, 0 means no seed

    def __call__(self) -> int:
        game = self.new()
        actions = 0
        while running(game):
            act(game)
            actions += 1
        return actions

    def new(self) -> Any:
        players = [RandomPlayer(colour) for colour in self.colours]
        return Game(players, seed=next(self.seeds))

    def positions(self, games: int = 4, every: int = 25) -> list[Any]:
        found = []
        for _ in range(games):
            game = self.new()
            while running(game):
                found.append(game.copy())
                for _ in range(every):
                    act(game)
        return found


def running(game: Any) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def act(game: Any) -> None:
    game.execute(random.choice(game.state.playable_actions), validate_action=False)


class ConnectFour:
    """Plays one random game of PettingZoo's connect four after another."""

    def __init__(self) -> None:
        self.env = connect_four_v3.raw_env()
        self.choose = random.Random(0).choice

    def __call__(self) -> int:
        self.env.reset()
        actions = 0
        while self.act():
            actions += 1
        return actions

    def act(self) -> bool:
        """One random action; False once the game is over."""
        seen, _, terminated, truncated, _ = self.env.last()
        if terminated or truncated:
            return False
        self.env.step(self.choose(seen["action_mask"].nonzero()[0].tolist()))
        return True

    def positions(self, games: int = 5) -> list[Any]:
        found = []
        for _ in range(games):
            self.env.reset()
            while self.act():
                found.append(deepcopy(self.env))
        return found
