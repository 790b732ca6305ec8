"""The seats in their circle: letters, exchanges, and how the roles go round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NamedTuple, Self

import msgspec

from deskoherna.kernel import AgendaState

from .moves import EstimatrixMove
from .pieces import (
    ESTIMATER,
    LETTERS,
    NEGATER,
    NO_BAN,
    NO_LETTER,
    NOBODY,
    PENDING,
    QUANTER,
    Form,
    Role,
    Terms,
)


class Roles(NamedTuple):
    negater: int
    shift: int  # which of its two turns the Negater has: 0 or 1
    quanter: int


def first_roles(negater: int, seats: int) -> Roles:
    return Roles(negater, 0, (negater + 1) % seats)  # EST-4


def next_roles(roles: Roles, seats: int) -> Roles:
    """The Negater's role moves first, if it is due; then the Quanter's (EST-R8)."""
    negater, shift = roles.negater, roles.shift + 1
    if shift == 2:
        negater, shift = (negater - 1) % seats, 0  # EST-18
    quanter = (roles.quanter + 1) % seats  # EST-17
    if quanter == negater:
        quanter = (quanter + 1) % seats  # EST-17, EST-19
    return Roles(negater, shift, quanter)


@cache
def possible_roles(seats: int) -> frozenset[Roles]:
    """All that a game of so many seats comes to, whoever starts as Negater."""
    possible: set[Roles] = set()
    for negater in range(seats):
        roles = first_roles(negater, seats)
        while roles not in possible:
            possible.add(roles)
            roles = next_roles(roles, seats)
    return frozenset(possible)


class Past(msgspec.Struct, frozen=True):
    """A turn whose answers have been shown."""

    turn: int
    quanter: int
    negater: int
    ban: int
    form: Form | Literal[""]
    words: str
    strokes: tuple[str, ...]
    answers: tuple[int, ...]


class Circle(AgendaState[EstimatrixMove]):
    __slots__ = (
        "answers", "ban", "form", "last", "letters", "negater", "pairs", "quanter", "rolled",
        "shift", "sketch", "terms", "turns", "words",
    )  # fmt: skip

    terms: Terms
    letters: list[int]  # of each seat
    pairs: list[tuple[int, int]]  # who hold each other's letters; the lower seat first
    negater: int
    shift: int
    quanter: int
    turns: int  # begun so far
    ban: int
    rolled: bool  # whether the ban was
    form: Form | Literal[""]  # of the hint; empty until it is given
    words: str
    sketch: list[str]  # strokes
    answers: list[int]
    last: Past | None  # the latest turn whose answers have been shown

    @classmethod
    def bare(cls, terms: Terms) -> Self:
        state = object.__new__(cls)
        state.terms = terms
        state.letters = [NO_LETTER] * terms.seats
        state.pairs = []
        state.negater = state.quanter = NOBODY
        state.shift = state.turns = 0
        state.last = None
        state.agenda = []
        state.asked = None
        state.clear()
        return state

    def clear(self) -> None:
        """All dice are taken up again."""
        self.ban = NO_BAN
        self.rolled = False
        self.form = self.words = ""
        self.sketch = []
        self.answers = [PENDING] * self.terms.seats

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.terms = self.terms
        twin.letters = self.letters[:]
        twin.pairs = self.pairs[:]
        twin.negater = self.negater
        twin.shift = self.shift
        twin.quanter = self.quanter
        twin.turns = self.turns
        twin.ban = self.ban
        twin.rolled = self.rolled
        twin.form = self.form
        twin.words = self.words
        twin.sketch = self.sketch[:]
        twin.answers = self.answers[:]
        twin.last = self.last
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        return twin

    def data(self) -> tuple[Any, ...]:
        return (
            self.terms, self.letters, self.pairs, self.negater, self.shift, self.quanter,
            self.turns, self.ban, self.rolled, self.form, self.words, self.sketch, self.answers,
            self.last, self.agenda,
        )  # fmt: skip

    # Roles

    @property
    def roles(self) -> Roles:
        return Roles(self.negater, self.shift, self.quanter)

    @roles.setter
    def roles(self, roles: Roles) -> None:
        self.negater, self.shift, self.quanter = roles

    def role(self, seat: int) -> Role:
        if seat == self.quanter:
            return QUANTER
        return NEGATER if seat == self.negater else ESTIMATER

    def others(self) -> Iterator[int]:
        """All but the Quanter."""
        return (seat for seat in range(self.terms.seats) if seat != self.quanter)

    # Letters

    def letter(self, seat: int) -> str:
        return LETTERS[self.letters[seat]]

    def untaken(self) -> list[int]:
        """Letters nobody has chosen."""
        return [letter for letter in range(len(LETTERS)) if letter not in self.letters]

    def partners(self, seat: int) -> list[int]:
        """Those whose letters the seat has got."""
        return [sum(pair) - seat for pair in self.pairs if seat in pair]

    def owned(self, seat: int) -> str:
        """The different letters a seat has: its own, the free ones, those it was given."""
        if self.letters[seat] == NO_LETTER:
            return ""
        free = [] if NO_LETTER in self.letters else self.untaken()  # EST-3
        has = {self.letters[seat], *free, *(self.letters[other] for other in self.partners(seat))}
        return "".join(LETTERS[letter] for letter in sorted(has))

    def completed(self) -> tuple[int, ...]:
        """Seats with all six letters (EST-5)."""
        return tuple(
            seat for seat in range(self.terms.seats) if len(self.owned(seat)) == len(LETTERS)
        )


def pair(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)
