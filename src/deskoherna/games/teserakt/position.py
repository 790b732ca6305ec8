"""A position: its data, and how it is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec

from deskoherna.kernel import AgendaState, Ask

from .cube import COLUMNS, NAMES_OF_COLUMNS, NO_DIE, SIDE
from .deck import Card, Deck, Researcher, deck_of
from .dice import COLOURS, FACES, KINDS, NAMES
from .moves import PLACES, TeseraktMove, Transfer

SPACES = 6  # in a lab (TES-R18)
MORE_SPACES = 2  # of the skill `spacious`
MOST_RIFTS = 7
ACTIONS = 3
NOBODY = -1

# What has become of a discovery card
DOWN, UP, UNLOCKED, PLAYED, LOST, LOST_UNSEEN = range(6)


class Expedition(msgspec.Struct, frozen=True):
    """What does not change in a game."""

    seats: int  # how many there are
    base: str  # its id
    cards: bool  # one each at the start; without, it is harder (TES-48)
    collapsed: int  # how many more dice at the start (TES-49)
    race: bool  # rifts against discoveries (TES-50)
    first: str  # who starts: drawn, or the first seat
    deck: str  # `standard`, or the text of a custom deck

    @property
    def researchers(self) -> int:
        return max(2, self.seats)  # TES-R1


class Position(AgendaState[TeseraktMove]):
    """A position. Lists are by column, by researcher or by kind of die."""

    __slots__ = (
        "actions", "away", "content", "cube", "discoveries", "done", "expedition", "gone",
        "hands", "heights", "labs", "lost", "panel", "piles", "refused", "researchers",
        "rifts", "status", "taken", "turn", "turns", "used", "zone",
    )  # fmt: skip

    expedition: Expedition
    content: Deck

    cube: bytearray  # dice, four places for each column from the base up
    heights: bytearray  # of the columns
    labs: list[list[int]]  # dice of each researcher, in order
    zone: bytearray  # how many collapsed dice of each kind
    gone: bytearray  # how many annihilated dice of each colour
    panel: bytearray  # 1 where a slot is filled
    rifts: int
    lost: bool

    researchers: list[int]  # who each of them is, or NOBODY
    hands: list[list[int]]  # cards of each researcher, in order
    piles: list[list[int]]  # the decks of level 2, 3 and 4; the last card is on top. Secret
    discoveries: list[int]  # the card at each value. Secret as long as it lies face down
    status: list[int]  # what has become of each
    away: list[int]  # three discovery cards that are out. Secret

    # the turn
    turns: int
    turn: int  # a researcher
    actions: int  # left
    taken: int  # actions so far
    done: int  # which kinds of them, a bit each
    used: int  # skills that work once a turn and have, a bit each
    refused: list[Transfer]  # what has been declined in this turn

    @classmethod
    def bare(cls, expedition: Expedition) -> Self:
        """Everything is empty: before all."""
        state = cls()
        count = expedition.researchers
        state.expedition = expedition
        state.content = deck_of(expedition.deck)
        state.cube = bytearray([NO_DIE] * (COLUMNS * SIDE))
        state.heights = bytearray(COLUMNS)
        state.labs = [[] for _ in range(count)]
        state.zone = bytearray(KINDS)
        state.gone = bytearray(len(COLOURS))
        state.panel = bytearray(KINDS)
        state.rifts = 0
        state.lost = False
        state.researchers = [NOBODY] * count
        state.hands = [[] for _ in range(count)]
        state.piles = [[], [], []]
        state.discoveries = [NOBODY] * FACES
        state.status = [DOWN] * FACES
        state.away = []
        state.turns = 0
        state.turn = 0
        state.actions = 0
        state.taken = 0
        state.done = 0
        state.used = 0
        state.refused = []
        state.agenda = []
        state.asked = None
        return state

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.expedition = self.expedition
        twin.content = self.content
        twin.cube = self.cube[:]
        twin.heights = self.heights[:]
        twin.labs = [lab[:] for lab in self.labs]
        twin.zone = self.zone[:]
        twin.gone = self.gone[:]
        twin.panel = self.panel[:]
        twin.rifts = self.rifts
        twin.lost = self.lost
        twin.researchers = self.researchers[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.piles = [pile[:] for pile in self.piles]
        twin.discoveries = self.discoveries[:]
        twin.status = self.status[:]
        twin.away = self.away[:]
        twin.turns = self.turns
        twin.turn = self.turn
        twin.actions = self.actions
        twin.taken = self.taken
        twin.done = self.done
        twin.used = self.used
        twin.refused = self.refused[:]
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        return twin

    def data(self) -> tuple[Any, ...]:
        return (
            self.expedition, list(self.cube), list(self.heights), self.labs, list(self.zone),
            list(self.gone), list(self.panel), self.rifts, self.lost, self.researchers, self.hands,
            self.piles, self.discoveries, self.status, self.away, self.turns, self.turn,
            self.actions, self.taken, self.done, self.used, self.refused, self.agenda,
        )  # fmt: skip

    # Who is who

    def seat(self, researcher: int) -> int:
        return researcher if self.expedition.seats > 1 else 0  # TES-R1

    def who(self, researcher: int) -> Researcher:
        return self.content.researchers[self.researchers[researcher]]

    def has(self, researcher: int, skill: str) -> bool:
        kind = self.researchers[researcher]
        return kind >= 0 and self.content.researchers[kind].skill == skill

    def card(self, number: int) -> Card:
        return self.content.cards[number]

    def to_active(self, ask: Ask[TeseraktMove]) -> Mapping[int, Ask[TeseraktMove]]:
        """A question to the active player."""
        return {self.seat(self.turn): ask}

    # Dice

    def top(self, column: int) -> int:
        return self.cube[SIDE * column + self.heights[column] - 1]

    def spaces(self, researcher: int) -> int:
        """How many dice a lab can hold (TES-11)."""
        return SPACES + (MORE_SPACES if self.has(researcher, "spacious") else 0)

    def room(self, researcher: int) -> bool:
        return len(self.labs[researcher]) < self.spaces(researcher)

    def collapsed(self, value: int) -> int:
        """How many collapsed dice show a value."""
        return sum(self.zone[value - 1 :: FACES])

    @property
    def filled(self) -> int:
        """How many slots of the panel are filled."""
        return sum(self.panel)


def letter(researcher: int) -> str:
    return PLACES[researcher]


def at_column(column: int) -> str:
    return NAMES_OF_COLUMNS[column]


def name_of(die: int) -> str:
    return NAMES[die]
