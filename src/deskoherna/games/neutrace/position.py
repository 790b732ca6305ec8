"""What lies on the table: a position as flat data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from deskoherna.kernel import AgendaState, Ask

from .grid import GRID, patterns
from .moves import NeutraceMove
from .pieces import (
    ARROW,
    CARDS,
    MODIFIERS,
    MOLECULE,
    NEUTRAL,
    NOBODY,
    ORBITALS,
    SUBSTANCES,
    TOKENS,
    A,
    B,
)
from .placing import Stock

NO_CARD = 255
NOTHING_OPEN = bytes([NO_CARD, NO_CARD])

NOTHING_NAMED = (0, 0)

Promise = tuple[int, int, int]  # a seat is known to hold a card of this kind with this half


class Position(AgendaState[NeutraceMove]):
    """Everything on the table and in the hands. Seats are numbered clockwise (NEU-R15)."""

    __slots__ = (
        "burner",
        "cells",
        "chosen",
        "covers",
        "dealt",
        "decks",
        "ending",
        "handed",
        "hands",
        "modifiers",
        "named",
        "open",
        "orbitals",
        "pioneer",
        "promises",
        "reserver",
        "round",
        "scale",
        "seats",
        "tokens",
        "whereabouts",
    )

    seats: int
    round: int
    burner: int
    scale: bytearray  # half fields, by seat and row
    pioneer: int  # the first seat with substances at both ends (NEU-43)
    ending: bool  # a seat has had five substances in goals (NEU-45)
    cells: bytearray  # the faces that lie in the grids
    covers: bytearray  # by cell and side, the modifier there and who played it
    reserver: int  # whose reservation lies in a grid (NEU-38)
    hands: list[list[int]]  # cards, in order
    decks: list[list[int]]  # molecules and arrows, the top last
    open: bytearray  # the open molecule and the open arrow
    tokens: bytearray  # left, by seat
    orbitals: bytearray  # who has taken which
    modifiers: bytearray  # owned, by seat and modifier
    dealt: list[list[int]]  # tasks, by seat: kept, given and returned, once chosen
    chosen: bytearray
    named: tuple[int, int]  # the kind and the half that were named this round (NEU-36)
    handed: int  # the card that was given in an exchange, until the other is given back
    whereabouts: bytearray  # see knowledge.py
    promises: list[Promise]

    @classmethod
    def set_up(cls, seats: int, burner: int) -> Self:
        """The table before tasks and cards are dealt."""
        state = object.__new__(cls)
        state.seats = seats
        state.round = 0
        state.burner = burner
        state.scale = bytearray([NEUTRAL]) * (SUBSTANCES * seats)  # NEU-8
        state.pioneer = NOBODY
        state.ending = False
        state.modifiers = bytearray(b"\1") * (len(MODIFIERS) * seats)  # NEU-7
        state.dealt = [[] for _ in range(seats)]
        state.chosen = bytearray(seats)
        state.clear()
        state.hands = [[] for _ in range(seats)]
        state.decks = [[], []]
        state.open = bytearray(NOTHING_OPEN)
        state.whereabouts = bytearray(len(CARDS) * (seats + 1))
        state.agenda = []
        state.asked = None
        return state

    def clear(self) -> None:
        """Grids are emptied, and all tokens are at home (NEU-19)."""
        self.cells = bytearray(GRID * self.seats)
        self.covers = bytearray(2 * GRID * self.seats)
        self.tokens = bytearray([TOKENS]) * self.seats
        self.orbitals = bytearray([NOBODY]) * len(ORBITALS)
        self.reserver = NOBODY
        self.named = NOTHING_NAMED
        self.handed = NO_CARD
        self.promises = []

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.seats = self.seats
        twin.round = self.round
        twin.burner = self.burner
        twin.scale = self.scale[:]
        twin.pioneer = self.pioneer
        twin.ending = self.ending
        twin.cells = self.cells[:]
        twin.covers = self.covers[:]
        twin.reserver = self.reserver
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = [deck[:] for deck in self.decks]
        twin.open = self.open[:]
        twin.tokens = self.tokens[:]
        twin.orbitals = self.orbitals[:]
        twin.modifiers = self.modifiers[:]
        twin.dealt = [tasks[:] for tasks in self.dealt]
        twin.chosen = self.chosen[:]
        twin.named = self.named
        twin.handed = self.handed
        twin.whereabouts = self.whereabouts[:]
        twin.promises = self.promises[:]
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        return twin

    def data(self) -> tuple[Any, ...]:
        return (
            self.seats, self.round, self.burner, self.scale, self.pioneer, self.ending, self.cells,
            self.covers, self.reserver, self.hands, self.decks, self.open, self.tokens,
            self.orbitals, self.modifiers, self.dealt, self.chosen, self.named, self.handed,
            self.whereabouts, self.promises, self.agenda,
        )  # fmt: skip

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def from_burner(self) -> list[int]:
        """All seats clockwise, the one with the burner first (NEU-26)."""
        return [(self.burner + nth) % self.seats for nth in range(self.seats)]

    def substances(self, seat: int) -> bytearray:
        """Where the substances of a seat stand, row by row."""
        return self.scale[SUBSTANCES * seat : SUBSTANCES * (seat + 1)]

    def in_goals(self, seat: int) -> int:
        substances = self.substances(seat)
        return substances.count(A) + substances.count(B)

    def stock(self, seat: int) -> Stock:
        """The modifiers a seat owns."""
        explosions, neutralisations = self.modifiers[2 * seat : 2 * seat + 2]
        return explosions, neutralisations

    def patterns(self, seat: int) -> list[bytes]:
        return patterns(bytes(self.cells), seat == self.reserver)

    def deck(self, kind: int) -> list[int]:
        return self.decks[kind - 1]

    def is_drawable(self) -> bool:
        """Whether any card is left: while there is a deck, a card lies open beside it."""
        return self.open != NOTHING_OPEN


ANY_KIND = MOLECULE + ARROW
EXTRA = 4  # beside the kinds of card: one is drawn without placing any (NEU-34)

Asks = Mapping[int, Ask[NeutraceMove]]
