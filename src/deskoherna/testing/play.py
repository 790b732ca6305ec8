"""Games to look at: played once by random movers or by bots, then walked through by every check."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeVar

import msgspec

from deskoherna.bots import Bot, bot
from deskoherna.bots.search import SearchBot
from deskoherna.kernel import AnyGame, AnyMatch, Event, Move, Refusal, SearchChance, Setup

from .fault import Fault, demand
from .run import SHARE

T = TypeVar("T")

LOOKS = 12  # positions of a game that are looked at, twice as many in a thorough run
OF_A_KIND = 2  # and so many at least in which the same is asked
FEWEST = 3  # or so many at least, where only a share of these is looked at
THOUGHTS = 4  # of a bot that searches, about a move: here it is the game that is tested


@dataclass(frozen=True)
class Case:
    """One game of a setup, played by one kind of player.

    >>> import deskoherna
    >>> numerus = deskoherna.game("numerus")
    >>> print(Case(numerus, numerus.setup(), seed=7))
    numerus: 2 seats variant=full first=draw, random, seed 7
    """

    game: AnyGame
    setup: Setup
    player: str = "random"
    seed: int = 0
    looks: int = LOOKS  # about how many of its positions are looked at
    thorough: bool = True  # or only a share of these

    def __hash__(self) -> int:
        return hash((self.game.id, str(self.setup), self.player, self.seed))

    def __str__(self) -> str:
        return f"{self.game.id}: {self.setup}, {self.player}, seed {self.seed}"

    def new(self) -> AnyMatch:
        return self.game.new(self.setup.seats, self.setup.options, self.seed)


class Ply(NamedTuple):
    seat: int
    move: Move
    optional: bool


@cache
def plies(case: Case) -> tuple[Ply, ...]:
    """What was played, by every seat in the order they came to answer."""
    match = case.new()
    player = hasty(bot(case.game, case.player))
    chance = SearchChance(f"{case}")
    played: list[Ply] = []
    duties, bound = 0, case.game.bound(case.setup)
    while match.result is None:
        waited_for = [seat for seat, ask in match.asks.items() if not ask.optional]
        others = [seat for seat in match.asks if seat not in waited_for]
        demand(waited_for, "check-nobody-asked")
        willing = others if others and chance.below("eager", 4) == 0 else waited_for
        seat = chance.pick("seat", willing)
        move = player.choose(seat, match.view(seat), match.asks[seat], chance)
        play(match, seat, move)
        played.append(Ply(seat, move, seat in others))
        duties += seat in waited_for
        demand(duties <= bound, "check-endless", bound=bound)
    return tuple(played)


def playable(case: Case) -> bool:
    """Whether the game can be played to its end at all."""
    try:
        plies(case)
    except Exception:
        return False
    return True


def hasty(player: Bot) -> Bot:
    """One that thinks little, and always the same: its games must not depend on the machine."""
    player.timed = False
    if isinstance(player, SearchBot):
        level = player.evaluator.level
        few = min(level.iterations, THOUGHTS)
        player.evaluator.level = msgspec.structs.replace(level, iterations=few)
    return player


def walk(case: Case) -> Iterator[tuple[AnyMatch, Ply]]:
    """The match before its moves, with the move that comes next; of a long one, before some.

    Each is a copy, so that the game need not be played again for every check.
    """
    for match, ply in copied(case):
        yield match.copy(), ply


@cache
def copied(case: Case) -> tuple[tuple[AnyMatch, Ply], ...]:
    return tuple((match.copy(), ply) for match, ply in going_on(case))


def going_on(case: Case) -> Iterator[tuple[AnyMatch, Ply]]:
    """As `walk` does, but it is always the same match, and it goes on."""
    chosen = looks(case)
    for number, (match, ply) in enumerate(every_step(case)):
        if number in chosen:
            yield match, ply


def every_step(case: Case) -> Iterator[tuple[AnyMatch, Ply]]:
    match = case.new()
    for ply in plies(case):
        yield match, ply
        play(match, ply.seat, ply.move)


@cache
def looks(case: Case) -> frozenset[int]:
    """Which positions are looked at: of each kind of question some, and others in between."""
    asked: dict[tuple[str, ...], list[int]] = {}
    for number, (match, _) in enumerate(every_step(case)):
        keys = tuple(sorted(ask.key for ask in match.asks.values()))
        asked.setdefault(keys, []).append(number)
    chosen = {number for numbers in asked.values() for number in spread(numbers, OF_A_KIND)}
    chosen.update(spread(range(len(plies(case))), case.looks))
    if not case.thorough:
        few = max(FEWEST, len(chosen) // SHARE)
        chosen = set(random.Random(str(case)).sample(sorted(chosen), min(few, len(chosen))))
    return frozenset(chosen)


def spread(items: Sequence[T], most: int) -> Sequence[T]:
    """At most so many of them, from the first to the last."""
    step = (len(items) - 1) / (most - 1)
    return items if step <= 1 else [items[round(nth * step)] for nth in range(most)]


def finish(case: Case) -> tuple[AnyMatch, list[Event]]:
    """The match at its end, and everything that happened."""
    match = case.new()
    events = list(match.opening)
    for ply in plies(case):
        events += play(match, ply.seat, ply.move)
    return match, events


def play(match: AnyMatch, seat: int, move: Move) -> list[Event]:
    """Play a move that was offered, or was played in the same place before."""
    try:
        return match.play(seat, move)
    except Refusal as refusal:
        raise Fault("check-offer-refused", move=str(move), reason=str(refusal)) from refusal
