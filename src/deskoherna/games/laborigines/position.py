"""The data of a position: the ring, all that lies and stands on it, and the turn under way.

Here it is copied, written out and read; the rules stand in modules of functions over it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from deskoherna.kernel import AgendaState

from .moves import LaboriginesMove
from .pieces import (
    DISEASES,
    NOBODY,
    OUT,
    RING,
    SHADES,
    Cast,
    Laboratory,
    cast,
)

NO_VOTE, ABSTAINED = -2, -1


class Position(AgendaState[LaboriginesMove]):
    """A position. Lists are by tile, by figure or by seat; energy is counted by colour."""

    __slots__ = (
        "acid", "ballot", "barred", "bolts", "cast", "clay", "course", "deck", "delegated", "dice",
        "disease", "down", "fallen", "flag", "infected", "lab", "lying", "moa", "pace",
        "seen", "stores", "tiles", "turn", "turns", "up", "votes",
    )  # fmt: skip

    lab: Laboratory
    cast: Cast

    # by tile
    up: bytearray  # the side that lies up
    down: bytearray  # the other one: known only to those who have seen it
    seen: list[int]  # the tiles whose lower side has been seen; those turned last come last
    lying: list[int]  # pieces of energy: SHADES numbers for each tile

    # by figure; the markers it may carry are LAB-6
    tiles: list[int]  # where it stands
    bolts: list[int]
    infected: list[bool]
    acid: list[bool]
    clay: list[str]  # what it looks like

    # by seat
    stores: list[int]  # pieces of energy: SHADES numbers for each seat
    delegated: list[bool]  # the table chooses colours
    votes: list[int]  # secret until they are counted
    ballot: list[int]  # how many votes each had
    fallen: list[int]  # 0, or the moment at which the seat dropped out

    moa: int
    flag: int  # the figure that has it, NOBODY, or GONE
    disease: int  # the current one, or NOBODY
    deck: list[int]  # diseases that have not been turned up since the last shuffle

    # the turn
    turns: int
    turn: int
    dice: list[int]
    pace: list[int]  # how far each figure goes; the last is Moa's
    course: int  # of the seat's figure, of twins the first one's; 0 is undecided
    barred: list[int]  # figures that cannot gain the flag this turn

    @classmethod
    def bare(cls, lab: Laboratory) -> Self:
        """The position before anything is set up: a ring without tiles."""
        state = cls()
        state.lab = lab
        state.cast = cast(lab)
        figures = len(state.cast.owner)
        state.up, state.down = bytearray(RING), bytearray(RING)
        state.seen = []
        state.lying = [0] * (SHADES * RING)
        state.tiles = [OUT] * figures
        state.bolts = [0] * figures
        state.infected = [False] * figures
        state.acid = [False] * figures
        state.clay = [""] * figures
        state.stores = [pieces for stock in state.cast.stock for pieces in stock]
        state.delegated = [False] * lab.seats
        state.votes = [NO_VOTE] * lab.seats
        state.ballot = [0] * lab.seats
        state.fallen = [0] * lab.seats
        state.moa = OUT
        state.flag = NOBODY
        state.disease = NOBODY
        state.deck = list(range(len(DISEASES)))  # LAB-4
        state.turns = 0
        state.turn = NOBODY
        state.dice = []
        state.pace = [0] * (figures + 1)
        state.course = 0
        state.barred = []
        state.agenda = []
        state.asked = None
        return state

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.lab = self.lab
        twin.cast = self.cast
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.seen = self.seen[:]
        twin.lying = self.lying[:]
        twin.tiles = self.tiles[:]
        twin.bolts = self.bolts[:]
        twin.infected = self.infected[:]
        twin.acid = self.acid[:]
        twin.clay = self.clay[:]
        twin.stores = self.stores[:]
        twin.delegated = self.delegated[:]
        twin.votes = self.votes[:]
        twin.ballot = self.ballot[:]
        twin.fallen = self.fallen[:]
        twin.moa = self.moa
        twin.flag = self.flag
        twin.disease = self.disease
        twin.deck = self.deck[:]
        twin.turns = self.turns
        twin.turn = self.turn
        twin.dice = self.dice[:]
        twin.pace = self.pace[:]
        twin.course = self.course
        twin.barred = self.barred[:]
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        return twin

    def data(self) -> tuple[Any, ...]:
        return (
            self.lab, list(self.up), list(self.down), self.seen, self.lying, self.tiles,
            self.bolts, self.infected, self.acid, self.clay, self.stores, self.delegated,
            self.votes, self.ballot, self.fallen, self.moa, self.flag, self.disease, self.deck,
            self.turns, self.turn, self.dice, self.pace, self.course, self.barred,
            self.agenda,
        )  # fmt: skip

    # Reading it

    def free(self, tile: int) -> bool:
        return tile != self.moa and tile not in self.tiles

    def own(self, seat: int) -> tuple[int, ...]:
        """The figures of a seat."""
        return self.cast.figures[seat]

    def named(self, figure: int) -> tuple[int, str]:
        """How events speak of a figure: its seat and its name."""
        return self.cast.owner[figure], self.cast.names[figure]

    def in_the_ring(self) -> Iterator[int]:
        """Figures in the ring: those of the seat on turn first, then clockwise."""
        for nth in range(self.lab.seats):
            for figure in self.cast.figures[(self.turn + nth) % self.lab.seats]:
                if self.tiles[figure] != OUT:
                    yield figure

    def way(self, figure: int) -> int:
        """Its course this turn: the second twin goes against the first (LAB-43)."""
        return self.course if figure == self.cast.figures[self.turn][0] else -self.course

    def seats_left(self) -> list[int]:
        return [seat for seat, moment in enumerate(self.fallen) if not moment]

    def colours_left(self) -> int:
        """How many colours still have a seat in the game."""
        return len({self.cast.colour[seat] for seat in self.seats_left()})

    def energy(self, seat: int) -> int:
        return sum(self.stores[SHADES * seat : SHADES * (seat + 1)])

    def shades(self, seat: int) -> list[int]:
        """The colours of energy that a seat has."""
        store = self.stores[SHADES * seat : SHADES * (seat + 1)]
        return [colour for colour, pieces in enumerate(store) if pieces]

    def suffers(self, figure: int, disease: int) -> bool:
        return self.disease == disease and self.infected[figure]
