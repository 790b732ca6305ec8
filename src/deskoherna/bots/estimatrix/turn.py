"""The expected value of a turn once its hint is given: who answers what, and what comes of it.

A colour is as likely as the words make it, and as the seat wants to match at all. The reader's
depth decides what a match is worth: a letter, a win, a place in the race to come; and beyond that,
whether others know all this too.
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

from .race import Pairs, Shares, exchanged, holdings, win_shares
from .reading import Weights, odds

WINS, RACE, WISHES = 2, 3, 4  # the depths from which they are seen
OWN_SURETY = 8.0  # a Quanter knows what the hint was about
LISTENER = 6.0  # how strongly others prefer the likeliest colour
UNHEARD = 0.15  # the probability that a seat does not know what the words stand for
UNLIKELY = 0.01  # the least weight of a colour
HOPE = 0.1  # of the win: anything may happen as long as the game goes on
NOTICEABLE = 0.02  # of the win: a smaller difference hardly matters to anyone
TRICKY = 0.2  # how often a Quanter answers what serves best, whatever the hint says

ALL = range(len(COLOURS))


class Reader(NamedTuple):
    """What a bot understands of a turn."""

    vocabulary: int = 100  # words of a hundred that are known
    depth: int = WISHES  # how many consequences of a match are seen
    blind: float = 0.0  # how far the Negater is forgotten


class Given(NamedTuple):
    """What is known of a turn, except the answers."""

    words: str
    ban: int
    pairs: Pairs
    roles: Roles
    terms: Terms

    @classmethod
    def by(cls, state: Estimatrix) -> Self:
        return cls(state.words, state.ban, tuple(state.pairs), state.roles, state.terms)


class Turn:
    """A turn as a reader understands it."""

    def __init__(self, given: Given, reader: Reader) -> None:
        self.given = given
        self.reader = reader
        self.seats = range(given.terms.seats)
        self.negater, _, self.quanter = given.roles
        roles = (self.negater, self.quanter)
        self.estimaters = tuple(seat for seat in self.seats if seat not in roles)
        self.colours = [colour for colour in ALL if colour != given.ban]
        self._values: dict[tuple[int, ...], Shares] = {}
        self._average: dict[tuple[int, ...], Shares] = {}

    # The value of a match

    def value(self, *hits: int) -> Shares:
        """The value for every seat after a turn in which these Estimaters match the Quanter."""
        if hits not in self._values:
            given = self.given
            pairs = exchanged(given.pairs, self.quanter, hits, given.terms.advanced)
            roles = next_roles(given.roles, given.terms.seats)
            self._values[hits] = shares(pairs, roles, given.terms, self.reader.depth)
        return self._values[hits]

    def wish(self, seat: int) -> float:
        """What a seat that guesses gains by being right."""
        if seat == self.negater:
            return self.value()[seat] - self.value(*self.estimaters)[seat]
        return self.value(seat)[seat] - self.value()[seat]

    def winners(self, *hits: int) -> list[int]:
        """The seats that have all letters once these have matched the Quanter."""
        pairs = exchanged(self.given.pairs, self.quanter, hits, self.given.terms.advanced)
        full = (1 << len(self.seats)) - 1
        return [seat for seat, held in enumerate(holdings(pairs, len(self.seats))) if held == full]

    # Answers

    @cached_property
    def answer_odds(self) -> Sequence[Weights]:
        """For every seat the probability of each colour as its answer."""
        answer_odds = [mixed(self.guess(seat), self.anything, UNHEARD) for seat in self.seats]
        answer_odds[self.negater] = mixed(
            answer_odds[self.negater], self.anything, self.reader.blind
        )
        answer_odds[self.quanter] = self.meant(answer_odds)
        return answer_odds

    @cached_property
    def anything(self) -> Weights:
        return sharp([float(colour in self.colours) for colour in ALL], 1.0)

    @cached_property
    def read(self) -> Weights:
        return odds(self.given.words, COLOURS[self.given.ban], self.reader.vocabulary)

    def guess(self, seat: int) -> Weights:
        """What the words say; or anything else, from a seat that does not want to be right."""
        right = sharp(self.read, LISTENER)
        if seat == self.quanter or self.wish(seat) >= 0:
            return right
        wrong = sharp([max(self.read) - odd + UNLIKELY if odd else 0.0 for odd in self.read], 1.0)
        return mixed(right, wrong, min(1.0, -self.wish(seat) / NOTICEABLE))

    def meant(self, answer_odds: Sequence[Weights]) -> Weights:
        """What the Quanter answers: what the hint says, or what serves best."""
        plain = sharp(self.read, OWN_SURETY)
        if self.reader.depth < WISHES:
            return plain
        gain = [
            self.brings(c, answer_odds)[self.quanter] if c in self.colours else 0.0 for c in ALL
        ]
        serves = [
            (odd + UNLIKELY) * exp((g - max(gain)) / NOTICEABLE)
            for odd, g in zip(plain, gain, strict=True)
        ]
        serving = [weight if c in self.colours else 0.0 for c, weight in enumerate(serves)]
        return mixed(plain, sharp(serving, 1.0), TRICKY)

    # Expected values

    def average(self, answers: Sequence[int]) -> Shares:
        """The expected value for every seat after the turn, given the answers that are set."""
        given = tuple(answers)
        if given not in self._average:
            answer_odds = [known(*each) for each in zip(self.answer_odds, answers, strict=True)]
            means = [
                (answer_odds[self.quanter][c], self.brings(c, answer_odds)) for c in self.colours
            ]
            self._average[given] = weighted(means, len(self.seats))
        return self._average[given]

    def brings(self, colour: int, answer_odds: Sequence[Weights]) -> Shares:
        """The same, if the Quanter answers this colour."""
        spoilt = answer_odds[self.negater][colour]
        ways = [(spoilt, self.value())]
        for hits, likely in self.matches(colour, answer_odds):
            ways.append(((1 - spoilt) * likely, self.value(*hits)))
        return weighted(ways, len(self.seats))

    def likely_exchange(self, colour: int) -> float:
        """The probability that letters change hands, if the Quanter answers this colour."""
        before = self.given.pairs
        missed = 1.0
        for seat in self.estimaters:
            if self.given.terms.advanced or pair(seat, self.quanter) not in before:
                missed *= 1 - self.answer_odds[seat][colour]
        return (1 - self.answer_odds[self.negater][colour]) * (1 - missed)

    def matches(
        self, colour: int, answer_odds: Sequence[Weights]
    ) -> Iterator[tuple[Sequence[int], float]]:
        """The Estimaters that may guess this colour, with the probability of each combination."""
        for pattern in product((True, False), repeat=len(self.estimaters)):
            likely, hits = 1.0, []
            for seat, hit in zip(self.estimaters, pattern, strict=True):
                likely *= answer_odds[seat][colour] if hit else 1 - answer_odds[seat][colour]
                if hit:
                    hits.append(seat)
            if likely:
                yield hits, likely


turn_of = lru_cache(maxsize=1 << 11)(Turn)


def shares(pairs: Pairs, roles: Roles, terms: Terms, depth: int) -> Shares:
    """The value for every seat as a turn begins, as far as the depth shows it."""
    has = [held.bit_count() for held in holdings(pairs, terms.seats)]
    if depth >= WINS and terms.seats in has:
        return tuple((held == terms.seats) / has.count(terms.seats) for held in has)
    if depth >= RACE:
        expected = win_shares(pairs, roles, terms.seats, terms.advanced)
        return tuple((1 - HOPE) * share + HOPE / terms.seats for share in expected)
    return tuple(held / terms.seats for held in has)


def known(likely: Weights, answer: int) -> Weights:
    """The odds of an answer once it is set; one that was not given matches nothing."""
    if answer == NONE:
        return (0.0,) * len(COLOURS)
    return likely if answer < 0 else tuple(float(colour == answer) for colour in ALL)


def sharp(weights: Sequence[float], surety: float) -> Weights:
    """The weights to a power, normalized: with more surety the likeliest gets more."""
    powers = [weight**surety for weight in weights]
    total = sum(powers)
    return tuple(power / total for power in powers)


def mixed(one: Weights, other: Weights, share: float) -> Weights:
    return tuple((1 - share) * a + share * b for a, b in zip(one, other, strict=True))


def weighted(ways: Sequence[tuple[float, Shares]], seats: int) -> Shares:
    return tuple(sum(likely * value[seat] for likely, value in ways) for seat in range(seats))
