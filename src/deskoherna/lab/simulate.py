"""Many games between bots, in any number of processes, with the same results for any number."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from time import perf_counter

import msgspec

from deskoherna.bots import Bot, RandomBot, bot
from deskoherna.catalogue import game
from deskoherna.kernel import AnyGame, AnyMatch, Event, Match, Problem, SearchChance, Setup
from deskoherna.kernel.chance import seed_bytes
from deskoherna.kernel.game import Value

from .tallies import Ending, Totals

CHUNK_SECONDS = 0.1  # of games at a time: a simulation that is stopped finishes its chunk first
CHUNKS_PER_JOB = 20  # so that progress shows, and no process waits long for the last one

Endings = Callable[[range], list[Ending]]


class BotError(Exception):
    """A bot raised an exception, or chose a move that was refused; the reason says which."""

    def __init__(self, seat: int, reason: str, number: int = 0) -> None:
        super().__init__(seat, reason, number)
        self.seat = seat
        self.reason = reason
        self.number = number


class Simulation(msgspec.Struct, frozen=True):
    """What is simulated, in a form that is sent to every process."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    rotate: bool
    paired: bool  # whether all seatings get the same seeds (common random numbers)
    opening: int = 0  # random moves before the bots begin

    def seating(self, number: int) -> tuple[int, ...]:
        """The seat of every bot in a game; if they rotate, all move on by one seat each game."""
        turned = number if self.rotate else 0
        return tuple((entry + turned) % len(self.bots) for entry in range(len(self.bots)))

    def chance(self, number: int) -> bytes:
        """The seed of a game."""
        return seed_of(self.seed, number // len(self.bots) if self.paired else number)


def simulate(
    game_id: str,
    bots: Sequence[str],
    games: int,
    *,
    jobs: int = 1,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    rotate: bool = True,
    paired: bool = False,
    opening: int = 0,
) -> Iterator[Totals]:
    """Plays the games and yields the totals so far, over and over, at last those of all games.

    `bots` has a name for every seat. With `rotate` they move on by one seat with each game; with
    `paired` all seatings are played with the same seeds; `opening` random moves begin each game.
    Raises `Problem` for an unknown game, setup or bot. A bot that fails ends the simulation with a
    `Problem`: its games are never counted as lost.

    >>> *_, totals = simulate("numerus", ["greedy", "random"], 4, options={"variant": "short"})
    >>> totals.games, totals.tallies[0].games
    (4, 4)
    """
    setup = game(game_id).setup(len(bots), options)
    for name in bots:
        bot(game(game_id), name)  # an unknown one is refused before any work
    return _totals(
        Simulation(game_id, setup, tuple(bots), seed, rotate, paired, opening), games, jobs
    )


def _totals(simulation: Simulation, games: int, jobs: int) -> Iterator[Totals]:
    totals = Totals.none(simulation.bots)
    try:
        size = max(1, min(_games_at_a_time(simulation), games // (jobs * CHUNKS_PER_JOB)))
        chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
        with _work(partial(_endings, simulation), chunks, jobs) as work:
            for endings in work:
                for ending in endings:
                    totals = totals.after(ending)
                yield totals
    except BotError as failed:
        name = simulation.bots[simulation.seating(failed.number).index(failed.seat)]
        raise Problem(
            "room-bot-failed", bot=name, number=failed.number + 1, reason=failed.reason
        ) from failed


def _games_at_a_time(simulation: Simulation) -> int:
    """How many games fill a chunk, going by the first; it is played again with the others."""
    start = perf_counter()
    _ending(simulation, 0)
    return round(CHUNK_SECONDS / (perf_counter() - start))


@contextmanager
def _work(endings: Endings, chunks: Sequence[range], jobs: int) -> Iterator[Iterator[list[Ending]]]:
    """The endings of every chunk in order. Whatever stops this stops the processes, too."""
    if jobs == 1:
        yield map(endings, chunks)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _die_quietly)
    try:
        yield pool.map(endings, chunks)
    finally:
        pool.shutdown(cancel_futures=True)


def _die_quietly() -> None:
    """Ctrl-C reaches every process of a terminal: only the first one reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _endings(simulation: Simulation, numbers: range) -> list[Ending]:
    return [_ending(simulation, number) for number in numbers]


def _ending(simulation: Simulation, number: int) -> Ending:
    played = game(simulation.game)
    seating = simulation.seating(number)
    seated = {seat: bot(played, simulation.bots[entry]) for entry, seat in enumerate(seating)}
    bots = [seated[seat] for seat in range(len(seating))]
    try:
        match, events = play_out(
            played, simulation.setup, bots, simulation.chance(number), simulation.opening
        )
    except BotError as failed:
        raise BotError(failed.seat, failed.reason, number) from failed.__cause__
    assert match.result is not None
    starters = (event.starter() for event in events)
    first = next((seat for seat in starters if seat is not None), match.plies[0].seat)
    return Ending(seating, first, match.result, played.colours(simulation.setup))


def seed_of(seed: int, number: int) -> bytes:
    """The seed of one game of a simulation: 32 bytes.

    >>> len(seed_of(seed=0, number=7))
    32
    """
    return sha256(f"deskoherna simulate {seed} {number}".encode()).digest()


def play_out(
    game: AnyGame, setup: Setup, bots: Sequence[Bot], seed: int | bytes, opening: int = 0
) -> tuple[AnyMatch, list[Event]]:
    """Plays one match to its end; returns the match and all its events.

    `bots[seat]` sees what that seat may know, and nothing else. `opening` random moves come first:
    in a game without hidden information and chance, bots would play the same few games over and
    over. Raises `BotError` if a bot fails.

    >>> from deskoherna.catalogue import game
    >>> numerus = game("numerus")
    >>> setup = numerus.setup(2, {"variant": "short"})
    >>> match, events = play_out(numerus, setup, [RandomBot(numerus)] * 2, seed=1)
    >>> match.result is not None
    True
    """
    match: AnyMatch = Match.begin(game, setup, seed)
    events = match.opening[:]
    for player in bots:
        player.timed = False  # what it finds must not depend on how busy the machine is
    chances = [SearchChance(seed_bytes(seed) + bytes([seat])) for seat in range(setup.seats)]
    anyone = RandomBot(game)
    while match.result is None:
        seat = min(seat for seat, ask in match.asks.items() if not ask.optional)
        player = anyone if len(match.plies) < opening else bots[seat]
        try:
            choice = player.choose(seat, match.view(seat), match.asks[seat], chances[seat])
        except Exception as error:
            raise BotError(seat, repr(error)) from error
        if refusal := match.refusal(seat, choice):
            raise BotError(seat, str(refusal)) from refusal
        events += match.play(seat, choice)
    return match, events
