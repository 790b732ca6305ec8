"""Random play and copies, compared with the peers; and where the time of an action goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from operator import methodcaller
from typing import Any

from deskoherna.kernel import Move, SearchChance, State

from ..page import Goal, Section, micros, table, times, with_spread
from ..race import Series, each, race
from .ours import RandomPlay, Subject, awaited, positions, subjects
from .peers import CATANATRON, CATANATRON_FOR_TWO, CONNECT_FOUR, Catan, ConnectFour

HOW_PLAYED = """\
An action is one decision of one player: the legal moves are found and a random one of them is
carried out, unchecked. Setting games up counts in. Ours: `state.asks()`, `ask.sample(chance)`,
`state.play(…)`; NUMERUS samples a legal landing without listing the others, so another row shows
what listing them all would take. catanatron: `random.choice(game.state.playable_actions)` and
`game.execute(action, validate_action=False)` until someone wins or its turn limit is reached, with
four players as in its introduction and with two. PettingZoo: `connect_four_v3.raw_env()`, without
the checking wrappers, one environment reset for every game; `env.last()`, then `env.step(…)` with a
random column of the action mask. These are different games: read the ratios as orders of
magnitude."""

HOW_COPIED = """\
Positions from all over random games are copied: ours by `state.copy()`, catanatron's by
`game.copy()`, PettingZoo's environment, which has no copy of its own, by `copy.deepcopy`."""

HOW_SPENT = """\
The parts of one action in random play, from every position of ten random games."""

Do = Callable[[State[Any]], object]

copied: Do = methodcaller("copy")
asked: Do = methodcaller("asks")


def play() -> Section:
    seconds = race(
        {str(subject): RandomPlay(subject) for subject in subjects()}
        | {f"{subject}, moves listed": RandomPlay(subject, listing=True) for subject in subjects()}
        | {CATANATRON: Catan(4), CATANATRON_FOR_TWO: Catan(2), CONNECT_FOUR: ConnectFour()}
    )
    return Section(
        "Random play",
        [HOW_PLAYED, times("one action of", seconds, CATANATRON)],
        [
            at_least("NUMERUS", "plays actions", 3, seconds),
            at_least("LABORIGINES, 4 seats", "plays actions", 3, seconds),
        ],
    )


def copy() -> Section:
    seconds = race(
        {str(subject): each(copied, positions(subject)) for subject in subjects()}
        | {
            CATANATRON: each(copied, Catan(4).positions()),
            CATANATRON_FOR_TWO: each(copied, Catan(2).positions()),
            CONNECT_FOUR: each(deepcopy, ConnectFour().positions()),
        }
    )
    return Section(
        "Copies",
        [HOW_COPIED, times("one copy of", seconds, CATANATRON)],
        [at_least("NUMERUS", "is copied", 30, seconds)],
    )


def at_least(subject: str, what: str, factor: int, seconds: Mapping[str, Series]) -> Goal:
    ratio = seconds[CATANATRON] / seconds[subject]
    return Goal(
        f"{subject} {what} at least {factor} times as fast as {CATANATRON}",
        f"× {with_spread(ratio)}",
        ratio.median >= factor,
    )


def parts() -> Section:
    rows = [
        (f"{subject}: {part}", *micros(seconds))
        for subject in subjects()
        for part, seconds in spent(subject).items()
    ]
    header = ("part", "µs", "lowest – highest")
    return Section("Where the time goes", [HOW_SPENT, table(header, rows)])


def spent(subject: Subject) -> dict[str, Series]:
    """The seconds per action for each part: what a candidate with it takes beyond one without."""
    chance = SearchChance(0)

    def sampled(state: State[Any]) -> tuple[int, Move]:
        seat, ask = awaited(state.asks())
        return seat, ask.sample(chance)

    def played(state: State[Any]) -> None:
        twin = state.copy()
        twin.play(*sampled(twin), chance)

    candidates: list[Do] = [copied, asked, sampled, played]
    found = list(positions(subject))
    raced = race({str(number): each(do, found) for number, do in enumerate(candidates)})
    copying, asking, sampling, playing = raced.values()
    return {
        "asks": asking,
        "sample": sampling - asking,
        "play": playing - sampling - copying,
    }
