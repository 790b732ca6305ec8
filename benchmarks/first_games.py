"""What a first game is like: who wins it, how soon it may be lost, what the coach says, and whether
that is true.

python -m benchmarks.first_games numerus 200            against newcomers, 200 games
python -m benchmarks.first_games estimatrix 500 4       at a table of four
python -m benchmarks.first_games numerus 40 2 seasoned  against another level

A warning is counted when it is given anew, not while it stays. To find out whether it is true, the
game is continued in a copy in which the first-timer does anything, and the others go on as they
are.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

import deskoherna
from deskoherna.bots import Bot, RandomBot, bot, first_level, levels
from deskoherna.kernel import MOST_TIPS, AnyGame, AnyMatch, Event, Match, SearchChance, Tip
from deskoherna.kernel.names import kebab
from deskoherna.lab.first_timer import FirstTimer
from deskoherna.lab.intervals import wilson


class Course(NamedTuple):
    """How a game went on after a warning."""

    match: AnyMatch
    own: int
    tip: Tip
    happened: list[Event]

    def times(self, name: str, **fields: object) -> int:
        return sum(
            kebab(type(event).__name__) == name
            and all(getattr(event, field) == value for field, value in fields.items())
            for event in self.happened
        )


class Fate(NamedTuple):
    """What a warning is about: by when it should have happened, and whether it has."""

    until: tuple[str, int]  # this event has happened so many times
    came: Callable[[Course], object]


def over(course: Course) -> bool:
    return course.match.result is not None


def won(course: Course) -> bool:
    result = course.match.result
    return result is not None and result.places[int(course.tip.arguments["seat"])] == 1


FATES = {
    "numerus-coach-hyper": Fate(("landed", 2), over),
    "laborigines-coach-explosion": Fate(
        ("rolled", 1), lambda course: course.times("sprung", side=course.tip.arguments["side"])
    ),
    "laborigines-coach-energy": Fate(
        ("rolled", 8), lambda course: course.times("dropped-out", seat=course.own)
    ),
    "estimatrix-coach-stop": Fate(("shown", 1), won),
    "estimatrix-coach-hint": Fate(("shown", 1), won),
    "estimatrix-coach-guess": Fate(("shown", 1), won),
    "neutrace-coach-four": Fate(("round-over", 1), over),
    "neutrace-coach-ends": Fate(("round-over", 1), over),
    "teserakt-coach-zone": Fate(("turn-began", 1), lambda course: course.times("rift")),
    "teserakt-coach-rifts": Fate(("turn-began", 2), lambda course: course.times("rift")),
}


class FirstGame(NamedTuple):
    """Of a game that a first-timer has played."""

    won: bool
    moves: int  # of the first-timer
    asked: int
    spoken: int  # times that it was asked while something was said
    warned: Counter[str]
    true: Counter[str]


def first_game(game: AnyGame, seats: int, level: str, seed: int) -> FirstGame:
    own = seed % seats
    players: list[Bot] = [bot(game, level) for _ in range(seats)]
    players[own] = FirstTimer(game)
    for player in players:
        player.timed = False
    chance = SearchChance(seed)
    match: AnyMatch = Match.begin(game, game.setup(seats), seed)
    said: Sequence[Tip] = ()
    asked = spoken = 0
    warned: Counter[str] = Counter()
    true: Counter[str] = Counter()
    while match.result is None:
        seat = waited_for(match)
        if seat == own:
            before, said = said, game.tips(match.view(own), own)[:MOST_TIPS]
            asked, spoken = asked + 1, spoken + bool(said)
            for tip in said:
                if all((tip.key, tip.arguments) != (b.key, b.arguments) for b in before):
                    warned[tip.key] += 1
                    if tip.key in FATES:
                        true[tip.key] += comes_true(match.copy(), tip, players, own, chance)
        match.play(seat, players[seat].choose(seat, match.view(seat), match.asks[seat], chance))
    moves = sum(ply.seat == own for ply in match.plies)
    return FirstGame(match.result.places[own] == 1, moves, asked, spoken, warned, true)


def comes_true(
    match: AnyMatch, tip: Tip, players: Sequence[Bot], own: int, chance: SearchChance
) -> bool:
    """Whether what was warned of happens to somebody who does not care."""
    (name, times), came = FATES[tip.key]
    course = Course(match, own, tip, [])
    careless = [RandomBot(match.game) if seat == own else p for seat, p in enumerate(players)]
    while match.result is None and course.times(name) < times:
        seat = waited_for(match)
        move = careless[seat].choose(seat, match.view(seat), match.asks[seat], chance)
        course.happened.extend(match.play(seat, move))
    return bool(came(course))


def waited_for(match: AnyMatch) -> int:
    return min(seat for seat, ask in match.asks.items() if not ask.optional)


def main(name: str, games: str = "40", seats: str = "", level: str = "") -> None:
    game = deskoherna.game(name)
    count = int(seats or min(many for many in game.seats if many > 1))
    opponent = level or next(iter({**first_level(game), **levels(game)}))
    played = [first_game(game, count, opponent, seed) for seed in range(int(games))]
    wins = sum(one.won for one in played)
    low, high = wilson(wins, len(played))
    print(f"{game.name}, {count} seats, {len(played)} games against {opponent}:")
    print(f"  won {wins / len(played):.0%} ({low:.0%} to {high:.0%})")
    moves = [one.moves for one in played]
    lost = [one.moves for one in played if not one.won]
    print(f"  own moves: median {median(moves):g}; in a lost game at least {min(lost, default=0)}")
    asked = sum(one.asked for one in played)
    spoken = sum(one.spoken for one in played)
    print(f"  the coach speaks at {spoken / max(asked, 1):.0%} of the questions")
    warned: Counter[str] = sum((one.warned for one in played), Counter())
    true: Counter[str] = sum((one.true for one in played), Counter())
    for key, times in warned.most_common():
        happened = f", true {true[key] / times:.0%}" if key in FATES else ""
        print(f"  {key}: {times / len(played):.1f} a game{happened}")


if __name__ == "__main__":
    main(*sys.argv[1:])
