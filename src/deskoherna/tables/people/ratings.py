"""How well people play, as far as rated games tell (ROOM-21).

Games for two are rated by Glicko-2, games for more by OpenSkill's Plackett–Luce model. Both are
shown on the scale of Glicko: somebody new has 1500, give or take 350.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import ClassVar

import glicko2  # type: ignore[import-untyped]
import msgspec
from openskill.models import PlackettLuce

from deskoherna.kernel import AnyGame

from .documents import Kept, People

START, WIDEST, VOLATILITY = 1500.0, 350.0, 0.06
PROVISIONAL = 110.0  # a deviation above which a rating is not relied on, of a game for two
PROVISIONAL_SKILL = 200.0  # of a game for more: each tells less, and about as many are needed
GLICKO = 173.7178  # points of the scale that are one unit of the model
SKILL = 42.0  # the same for OpenSkill: its 25/3 for somebody new are 350
DAY = 86_400_000  # milliseconds
PERIODS_A_DAY = 0.21436  # in a year away, a deviation grows from 60 to 110


class Rating(Kept, frozen=True):
    """A person's rating in a game; its key is the person and the game."""

    kind: ClassVar[str] = "rating"
    most: ClassVar[int] = 100

    rating: float = START
    deviation: float = WIDEST
    volatility: float = VOLATILITY
    games: int = 0
    at: int = 0  # when the last one ended, in milliseconds since 1970

    def by(self, at: int) -> Rating:
        """The rating at a time: the longer somebody was away, the less is known."""
        periods = max(0, at - self.at) / DAY * PERIODS_A_DAY if self.games else 0.0
        grown = sqrt(self.deviation**2 + periods * (GLICKO * self.volatility) ** 2)
        return msgspec.structs.replace(self, deviation=min(grown, WIDEST))

    def provisional(self, game: AnyGame) -> bool:
        return self.deviation > (PROVISIONAL if is_for_two(game) else PROVISIONAL_SKILL)


def is_for_two(game: AnyGame) -> bool:
    """Whether nobody ever plays it with more."""
    return max(game.seats) == 2


def key_of(person: str, game: str) -> str:
    return f"{person} {game}"


async def hand_over(people: People, person: str, to: str) -> None:
    """One person turns out to be another: of each game the rating that rests on more counts."""
    for found in await people.of(Rating, person):
        key = key_of(to, found.key.partition(" ")[2])
        theirs = await people.get(Rating, key)
        if theirs is None or theirs.value.games < found.value.games:
            await people.put(to, key, found.value)
        await people.delete(person, Rating, found.key)


def rated(
    game: AnyGame, before: Sequence[Rating], places: Sequence[int], teams: Sequence[int], at: int
) -> list[Rating]:
    """The ratings of those at a table after a game, by seat; partners share a number in `teams`."""
    then = [rating.by(at) for rating in before]
    after = _glicko(then, places) if is_for_two(game) else _skill(then, places, teams)
    return [
        msgspec.structs.replace(rating, games=rating.games + 1, at=max(at, rating.at))
        for rating in after
    ]


class Player(glicko2.Player):  # type: ignore[misc]  # it has no types
    """Of the library, with its step 5 as Glickman has it: the deviation, where it has the rating.

    At a rating of 1500, that of the published example, the difference does not show.
    """

    def _f(self, x: float, delta: float, v: float, a: float) -> float:
        deviation = (self.rd / GLICKO) ** 2
        power, tau = exp(x), float(self._tau)
        share = power * (delta**2 - deviation - v - power) / (2 * (deviation + v + power) ** 2)
        return float(share - (x - a) / tau**2)


def _glicko(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Each game is a period of its own."""
    after = []
    for seat, rating in enumerate(before):
        other = before[1 - seat]
        player = Player(rating.rating, rating.deviation, rating.volatility)
        score = (1 + (places[1 - seat] > places[seat]) - (places[1 - seat] < places[seat])) / 2
        player.update_player([other.rating], [other.deviation], [score])
        deviation = min(player.rd, WIDEST)
        after.append(
            msgspec.structs.replace(
                rating, rating=player.rating, deviation=deviation, volatility=player.vol
            )
        )
    return after


def _skill(before: Sequence[Rating], places: Sequence[int], teams: Sequence[int]) -> list[Rating]:
    """A team comes where the first of its members comes."""
    model = PlackettLuce()
    order = sorted({*teams})
    members = {team: [seat for seat, its in enumerate(teams) if its == team] for team in order}
    ranks = [float(min(places[seat] for seat in members[team])) for team in order]
    skills = [
        [
            model.rating(
                mu=model.mu + (before[seat].rating - START) / SKILL,
                sigma=before[seat].deviation / SKILL,
            )
            for seat in members[team]
        ]
        for team in order
    ]
    after = list(before)
    for team, found in zip(order, model.rate(skills, ranks=ranks), strict=True):
        for seat, skill in zip(members[team], found, strict=True):
            after[seat] = msgspec.structs.replace(
                before[seat],
                rating=START + SKILL * (skill.mu - model.mu),
                deviation=min(SKILL * skill.sigma, WIDEST),
            )
    return after
