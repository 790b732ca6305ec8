"""How fast bots think: compiled playouts compared with OpenSpiel, iterations of the search."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter

import numpy as np
import pyspiel

from deskoherna.bots import bot, levels
from deskoherna.bots.numerus.compiled_rules import TABLES, pack, workspace
from deskoherna.bots.numerus.playouts import playouts
from deskoherna.bots.search import Level, SearchBot, Tree
from deskoherna.catalogue import all_games, game
from deskoherna.kernel import AnyGame, AnyMatch, SearchChance, Setup

from .page import Goal, Section, shown, table, times, with_spread
from .race import race

GO = "OpenSpiel go 9×9, stepped from Python"
OURS = "NUMERUS, compiled playouts"
AT_ONCE = 50  # playouts, or iterations
EVERY = 3  # moves, a position is searched

HOW_PLAYED_OUT = """\
Moves of random games, each picked from all that are legal. OpenSpiel's go is written in C++ and
driven through its Python interface, the way its own bots in Python do it: `state.legal_actions()`,
a random one of them, `state.apply_action(…)`. NUMERUS plays whole games in compiled code, as its
search does; another row compares eight landings for every move, as the search has it. Different
games: read the ratio as an order of magnitude."""

HOW_SEARCHED = """\
An iteration of the search, from positions all over games of random moves, with the evaluator of the
strongest level: determinization, selection, expansion, evaluation, backpropagation."""


HOW_ANSWERED = """\
Time on the wall until a level answers, in positions from the beginning to the end of random games
of every setup: each number of seats with each option. Other programs on the machine do disturb it;
the clock of the bots goes on all the same."""

PROMISED = {"master": 5.0}  # seconds; all others answer within one
POSITIONS = 5  # of a game in every setup
LONGEST = 600  # moves of a game


def playing_out() -> Section:
    seconds = race(
        {OURS: Playouts(1), f"{OURS}, the best of 8": Playouts(8), GO: Go()},
    )
    ratio = seconds[GO] / seconds[OURS]
    goal = Goal(
        f"{OURS}: at least as many moves a second as {GO}",
        f"× {with_spread(ratio)}",
        ratio.median >= 1,
    )
    return Section("Playouts", [HOW_PLAYED_OUT, times("one move of", seconds, GO)], [goal])


class Playouts:
    def __init__(self, samples: int) -> None:
        self.samples = samples
        self.seed = np.array([12345], np.int64)
        self.workspace = workspace()
        self.opening = pack(game("numerus").new(seed=0).state)

    def __call__(self) -> int:
        _, moves = playouts(self.opening, self.seed, AT_ONCE, self.samples, self.workspace, TABLES)
        return moves


class Go:
    def __init__(self) -> None:
        self.game = pyspiel.load_game("go", {"board_size": 9})
        self.choose = random.Random(0).choice

    def __call__(self) -> int:
        state = self.game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(self.choose(state.legal_actions()))
            moves += 1
        return moves


def searching() -> Section:
    seconds = race({played.name: Iterations(played) for played in all_games().values()})
    return Section("Search", [HOW_SEARCHED, times("one iteration of", seconds)])


def answering() -> Section:
    """How long levels take for an answer, with the clock on."""
    rows, goals = [], []
    for played in all_games().values():
        for name in levels(played):
            taken = sorted(answers(played, name))
            promised = PROMISED.get(name, 1.0)
            slowest = taken[-1]
            rows.append((played.name, name, shown(taken[len(taken) // 2]), shown(slowest)))
            what = f"{played.name}, {name}: every answer within {promised:g} s"
            goals.append(Goal(what, f"{shown(slowest)} s", slowest <= promised))
    header = ("game", "level", "median s", "slowest s")
    return Section("Answers", [HOW_ANSWERED, table(header, rows)], goals)


def answers(played: AnyGame, name: str) -> Iterator[float]:
    """In wall-clock time, for positions from the first move to the last of random games."""
    for setup in played.setups():
        bots = [bot(played, name) for _ in range(setup.seats)]
        moves = sum(1 for _ in choices(played, setup))
        looked_at = {round(nth * (moves - 1) / (POSITIONS - 1)) for nth in range(POSITIONS)}
        for number, (match, seat) in enumerate(choices(played, setup)):
            if number in looked_at:
                start = perf_counter()
                bots[seat].choose(seat, match.view(seat), match.asks[seat], SearchChance(number))
                yield perf_counter() - start


def choices(played: AnyGame, setup: Setup) -> Iterator[tuple[AnyMatch, int]]:
    """The positions of a random game in which somebody has a choice, and who."""
    chance = SearchChance(0)
    match = played.new(setup.seats, setup.options, seed=1)
    while match.result is None and len(match.plies) < LONGEST:
        seat = min(seat for seat, ask in match.asks.items() if not ask.optional)
        ask = match.asks[seat]
        if ask.free or len(ask.moves) > 1:
            yield match, seat
        match.play(seat, ask.sample(chance))


class Iterations:
    """Trees that grow from positions of random games, one after the other."""

    def __init__(self, played: AnyGame) -> None:
        *_, strongest = levels(played).values()
        assert issubclass(strongest, SearchBot)
        self.bot = strongest(played, Level(AT_ONCE))
        self.bot.evaluator.timed = False
        self.chance = SearchChance(0)
        self.trees = self._trees()

    def __call__(self) -> int:
        tree = next(self.trees)
        for _ in range(AT_ONCE):
            tree.iterate()
        return AT_ONCE

    def _trees(self) -> Iterator[Tree]:
        while True:
            match = self.bot.game.new(seed=self.chance.below("game", 1 << 30))
            while match.result is None:
                seat = min(seat for seat, ask in match.asks.items() if not ask.optional)
                if len(match.plies) % EVERY == 0 and len(match.asks[seat].moves) > 1:
                    yield Tree(self.bot.evaluator, seat, match.view(seat))
                match.play(seat, match.asks[seat].sample(self.chance))
