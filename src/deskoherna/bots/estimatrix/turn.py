"""What is expected of a turn once its hint is given: who answers what, and what that is worth.

Colours are as likely as the words make them, and as one likes to match at all. How far somebody
looks tells what a match is worth: a letter, a win, a place in the race to come; and beyond that,
that others think of all this too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import product
from math import exp
from typing import NamedTuple, Self

from deskoherna.games.estimatrix.circle import Roles, next_roles, pair
from deskoherna.games.estimatrix.pieces import COLOURS, NONE, Terms
from deskoherna.games.estimatrix.rules import Estimatrix

from .race import Pairs, Shares, exchanged, holdings, prospects
from .reading import Weights, odds

WINS, RACE, WISHES = 2, 3, 4  # how far one must look to see them
OWN_SURETY = 8.0  # a Quanter knows what the hint was about
LISTENER = 6.0  # how much others prefer the likeliest colour
UNHEARD = 0.15  # how likely somebody does not know what the words stand for
UNLIKELY = 0.01  # is never quite out of the question
HOPE = 0.1  # of the win: anything may happen as long as the game goes on
MINDED = 0.02  # of the win: what is less, one hardly minds
TRICKY = 0.2  # how often a Quanter answers what serves best, whatever the hint says

ALL = range(len(COLOURS))


class Reader(NamedTuple):
    """Who thinks about a turn."""

    vocabulary: int = 100  # words of a hundred that are known
    sight: int = WISHES  # how far one looks at what comes of a match
    blind: float = 0.0  # how little one thinks of the Negater


class Given(NamedTuple):
    """What is known of a turn, but for the answers."""

    words: str
    ban: int
    pairs: Pairs
    roles: Roles
    terms: Terms

    @classmethod
    def by(cls, state: Estimatrix) -> Self:
        return cls(state.words, state.ban, tuple(state.pairs), state.roles, state.terms)


class Turn:
    def __init__(self, given: Given, reader: Reader) -> None:
        self.given = given
        self.reader = reader
        self.seats = range(given.terms.seats)
        self.negater, _, self.quanter = given.roles
        roles = (self.negater, self.quanter)
        self.estimaters = tuple(seat for seat in self.seats if seat not in roles)
        self.colours = [colour for colour in ALL if colour != given.ban]
        self._worth: dict[tuple[int, ...], Shares] = {}
        self._average: dict[tuple[int, ...], Shares] = {}

    # What a match is worth

    def worth(self, *hits: int) -> Shares:
        """How all stand after a turn in which these Estimaters match the Quanter."""
        if hits not in self._worth:
            given = self.given
            pairs = exchanged(given.pairs, self.quanter, hits, given.terms.advanced)
            roles = next_roles(given.roles, given.terms.seats)
            self._worth[hits] = shares(pairs, roles, given.terms, self.reader.sight)
        return self._worth[hits]

    def wish(self, seat: int) -> float:
        """What it is worth to somebody who guesses to be right."""
        if seat == self.negater:
            return self.worth()[seat] - self.worth(*self.estimaters)[seat]
        return self.worth(seat)[seat] - self.worth()[seat]

    def winners(self, *hits: int) -> list[int]:
        """Who has all letters once these have matched the Quanter."""
        pairs = exchanged(self.given.pairs, self.quanter, hits, self.given.terms.advanced)
        full = (1 << len(self.seats)) - 1
        return [seat for seat, held in enumerate(holdings(pairs, len(self.seats))) if held == full]

    # What is answered

    @cached_property
    def minds(self) -> Sequence[Weights]:
        """For every seat how likely it answers which colour."""
        minds = [mixed(self.guess(seat), self.anything, UNHEARD) for seat in self.seats]
        minds[self.negater] = mixed(minds[self.negater], self.anything, self.reader.blind)
        minds[self.quanter] = self.meant(minds)
        return minds

    @cached_property
    def anything(self) -> Weights:
        return sharp([float(colour in self.colours) for colour in ALL], 1.0)

    @cached_property
    def read(self) -> Weights:
        return odds(self.given.words, COLOURS[self.given.ban], self.reader.vocabulary)

    def guess(self, seat: int) -> Weights:
        """What the words say; or anything else, by those who mind to be right."""
        right = sharp(self.read, LISTENER)
        if seat == self.quanter or self.wish(seat) >= 0:
            return right
        wrong = sharp([max(self.read) - odd + UNLIKELY if odd else 0.0 for odd in self.read], 1.0)
        return mixed(right, wrong, min(1.0, -self.wish(seat) / MINDED))

    def meant(self, minds: Sequence[Weights]) -> Weights:
        """What the Quanter answers: what the hint says, or what serves best."""
        plain = sharp(self.read, OWN_SURETY)
        if self.reader.sight < WISHES:
            return plain
        gain = [self.brings(c, minds)[self.quanter] if c in self.colours else 0.0 for c in ALL]
        serves = [
            (odd + UNLIKELY) * exp((g - max(gain)) / MINDED)
            for odd, g in zip(plain, gain, strict=True)
        ]
        serving = [weight if c in self.colours else 0.0 for c, weight in enumerate(serves)]
        return mixed(plain, sharp(serving, 1.0), TRICKY)

    # What comes of it

    def average(self, answers: Sequence[int]) -> Shares:
        """How all stand after the turn on average, with the answers that are set."""
        told = tuple(answers)
        if told not in self._average:
            minds = [known(*each) for each in zip(self.minds, answers, strict=True)]
            means = [(minds[self.quanter][c], self.brings(c, minds)) for c in self.colours]
            self._average[told] = weighted(means, len(self.seats))
        return self._average[told]

    def brings(self, colour: int, minds: Sequence[Weights]) -> Shares:
        """The same, if the Quanter answers this colour."""
        spoilt = minds[self.negater][colour]
        ways = [(spoilt, self.worth())]
        for hits, likely in self.matches(colour, minds):
            ways.append(((1 - spoilt) * likely, self.worth(*hits)))
        return weighted(ways, len(self.seats))

    def likely_exchange(self, colour: int) -> float:
        """How likely it is, if the Quanter answers this colour, that letters change hands."""
        before = self.given.pairs
        missed = 1.0
        for seat in self.estimaters:
            if self.given.terms.advanced or pair(seat, self.quanter) not in before:
                missed *= 1 - self.minds[seat][colour]
        return (1 - self.minds[self.negater][colour]) * (1 - missed)

    def matches(
        self, colour: int, minds: Sequence[Weights]
    ) -> Iterator[tuple[Sequence[int], float]]:
        """Who may guess this colour, and how likely."""
        for pattern in product((True, False), repeat=len(self.estimaters)):
            likely, hits = 1.0, []
            for seat, hit in zip(self.estimaters, pattern, strict=True):
                likely *= minds[seat][colour] if hit else 1 - minds[seat][colour]
                if hit:
                    hits.append(seat)
            if likely:
                yield hits, likely


turn_of = lru_cache(maxsize=1 << 11)(Turn)


def shares(pairs: Pairs, roles: Roles, terms: Terms, sight: int) -> Shares:
    """How all stand as a turn begins, as far as somebody looks."""
    has = [held.bit_count() for held in holdings(pairs, terms.seats)]
    if sight >= WINS and terms.seats in has:
        return tuple((held == terms.seats) / has.count(terms.seats) for held in has)
    if sight >= RACE:
        expected = prospects(pairs, roles, terms.seats, terms.advanced)
        return tuple((1 - HOPE) * share + HOPE / terms.seats for share in expected)
    return tuple(held / terms.seats for held in has)


def known(mind: Weights, answer: int) -> Weights:
    """Once it is set, the answer itself; one that was not given matches nothing."""
    if answer == NONE:
        return (0.0,) * len(COLOURS)
    return mind if answer < 0 else tuple(float(colour == answer) for colour in ALL)


def sharp(weights: Sequence[float], surety: float) -> Weights:
    """What is likely made likelier; it adds up to 1."""
    powers = [weight**surety for weight in weights]
    total = sum(powers)
    return tuple(power / total for power in powers)


def mixed(one: Weights, other: Weights, share: float) -> Weights:
    return tuple((1 - share) * a + share * b for a, b in zip(one, other, strict=True))


def weighted(ways: Sequence[tuple[float, Shares]], seats: int) -> Shares:
    return tuple(sum(likely * worth[seat] for likely, worth in ways) for seat in range(seats))
