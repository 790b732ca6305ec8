"""What a seat may know: an explicit list. The rest is imagined, in imagining.py."""

from __future__ import annotations

from functools import cache

import msgspec

from deskoherna.kernel import Result, View

from . import knowledge
from .evaluation import forecast, modifier_in, player_of
from .grid import CELL_NAMES, GRID, cell_at
from .pieces import (
    BOTH_ENDS,
    CARDS,
    EMPTY,
    KIND,
    KIND_NAMES,
    KIND_SHOWN,
    KINDS,
    MODIFIER_NAMES,
    NOBODY,
    ORBITALS,
    RESERVED,
    ROWS,
    SHOWN,
    SIZES,
    TASKS,
    Row,
    card_name,
    half_name,
)
from .position import NO_CARD, NOTHING_NAMED
from .reactions import Reaction
from .rules import Neutrace
from .tasks import is_fulfilled, shown_task, tasks_of


class Modifier(msgspec.Struct, frozen=True):
    """On one side of an arrow, with the seat that played it."""

    modifier: str
    seat: int


class Lying(msgspec.Struct, frozen=True):
    """A card in a grid. The halves of a molecule are rows, those of an arrow half fields."""

    cell: str
    kind: str
    left: int
    right: int
    modifiers: tuple[Modifier | None, Modifier | None] = (None, None)


class Reservation(msgspec.Struct, frozen=True):
    cell: str
    seat: int


class Held(msgspec.Struct, frozen=True):
    """A hand, seen from outside: which cards are drawn is seen by their backs."""

    molecules: int
    arrows: int
    known: tuple[str, ...]  # cards that the viewer knows to be there


class Owned(msgspec.Struct, frozen=True):
    explosions: int
    neutralisations: int


class TasksSeen(msgspec.Struct, frozen=True):
    """The tasks of a seat, as far as the viewer may know them."""

    chosen: bool
    dealt: tuple[str, ...]  # while the seat chooses
    kept: str | None
    received: str | None
    given: str | None
    returned: str | None
    fulfilled: tuple[str, ...]  # those among them that are, as things stand


class NeutraceView(View, frozen=True):
    seat: int | None
    round: int
    burner: int
    rows: tuple[Row, ...]
    sizes: tuple[int, ...]  # of vectors, in half fields
    scale: tuple[tuple[int, ...], ...]  # half fields, by seat and row
    grids: tuple[tuple[Lying, ...], ...]
    reservation: Reservation | None
    hand: tuple[str, ...]
    hands: tuple[Held, ...]
    decks: tuple[int, int]  # molecules, arrows
    open: tuple[str | None, str | None]
    tokens: tuple[int, ...]
    orbitals: dict[str, int | None]  # who has taken it
    modifiers: tuple[Owned, ...]
    tasks: tuple[TasksSeen, ...]
    pioneer: int | None  # the first seat with substances at both ends (NEU-43)
    ending: bool  # a seat has had five substances in goals
    forecast: tuple[Reaction, ...]  # what would happen if the round were evaluated now
    whereabouts: tuple[int, ...]  # see knowledge.py
    public: tuple[int, ...]  # the same for a spectator
    promises: tuple[tuple[int, int, int], ...]
    named: str | None  # the colour's letter or the size that was named this round
    handed: str | None  # what was given in an exchange, seen by its two seats
    agenda: tuple[tuple[str | int, ...], ...]
    result: Result | None


def view_of(table: Neutrace, seat: int | None) -> NeutraceView:
    return NeutraceView(
        seat=seat,
        round=table.round,
        burner=table.burner,
        rows=ROWS,
        sizes=tuple(SIZES),
        scale=tuple(tuple(table.substances(each)) for each in range(table.seats)),
        grids=tuple(_grid(table, each) for each in range(table.seats)),
        reservation=_reservation(table),
        hand=() if seat is None else _names(tuple(table.hands[seat])),
        hands=tuple(_held(table, each, seat) for each in range(table.seats)),
        decks=(len(table.decks[0]), len(table.decks[1])),
        open=(_open(table.open[0]), _open(table.open[1])),
        tokens=tuple(table.tokens),
        orbitals={
            name: None if taker == NOBODY else taker
            for name, taker in zip(ORBITALS, table.orbitals, strict=True)
        },
        modifiers=tuple(Owned(*table.stock(each)) for each in range(table.seats)),
        tasks=tuple(_tasks(table, each, seat) for each in range(table.seats)),
        pioneer=None if table.pioneer == NOBODY else table.pioneer,
        ending=table.ending,
        forecast=tuple(forecast(table)),  # type: ignore[arg-type]  # nothing else happens in it
        whereabouts=_whereabouts(table, table.seats if seat is None else seat),
        public=_whereabouts(table, table.seats),
        promises=tuple(table.promises),
        named=None if table.named == NOTHING_NAMED else half_name(*table.named),
        handed=_handed(table, seat),
        agenda=tuple(table.agenda),
        result=table.result,
    )


def _grid(table: Neutrace, seat: int) -> tuple[Lying, ...]:
    start = cell_at(seat, 0, 0)
    return tuple(
        _lying(cell, table.cells[cell], bytes(table.covers[2 * cell : 2 * cell + 2]))
        for cell in range(start, start + GRID)
        if table.cells[cell] not in (EMPTY, RESERVED)
    )


@cache
def _lying(cell: int, face: int, covers: bytes) -> Lying:
    left, right = (
        Modifier(MODIFIER_NAMES[modifier_in(code)], player_of(code)) if code else None
        for code in covers
    )
    kind = KIND_NAMES[KIND_SHOWN[face]]
    return Lying(CELL_NAMES[cell], kind, *SHOWN[face], (left, right))


def _reservation(table: Neutrace) -> Reservation | None:
    if table.reserver == NOBODY:
        return None
    return Reservation(CELL_NAMES[table.cells.index(RESERVED)], table.reserver)


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(card_name, cards))


def _open(card: int) -> str | None:
    return None if card == NO_CARD else card_name(card)


def _held(table: Neutrace, seat: int, viewer: int | None) -> Held:
    molecules, arrows = (sum(KIND[card] == kind for card in table.hands[seat]) for kind in KINDS)
    row = _whereabouts(table, table.seats if viewer is None else viewer)
    known = (card for card in CARDS if row[card] == knowledge.HANDS[seat])
    return Held(molecules, arrows, () if seat == viewer else _names(tuple(known)))


def _whereabouts(table: Neutrace, observer: int) -> tuple[int, ...]:
    return tuple(table.whereabouts[len(CARDS) * observer : len(CARDS) * (observer + 1)])


def _handed(table: Neutrace, viewer: int | None) -> str | None:
    if table.handed == NO_CARD:
        return None
    _, caller, giver, *_ = table.agenda[-1]
    return card_name(table.handed) if viewer in (caller, giver) else None


def _tasks(table: Neutrace, seat: int, viewer: int | None) -> TasksSeen:
    """A seat knows what it chose and what it was given, and everyone what was turned up."""
    chosen = bool(table.chosen[seat])
    kept = received = given = returned = None
    dealt: tuple[str, ...] = ()
    if seat == viewer and chosen:
        kept, given, returned = (TASKS[task] for task in table.dealt[seat])
    elif seat == viewer:
        dealt = tuple(TASKS[task] for task in table.dealt[seat])
    if all(table.chosen):
        held = tasks_of(table, seat)
        if viewer in (seat, table.after(seat)):  # the next seat gave it (NEU-R15)
            received = TASKS[held[1]]
        shown = table.pioneer == seat and shown_task(table)
        for nth, task in enumerate(held):
            if not table.agenda or (shown and task == BOTH_ENDS):  # NEU-39, NEU-43
                kept, received = (TASKS[task], received) if nth == 0 else (kept, TASKS[task])
    fulfilled = tuple(
        task for task in (kept, received) if task and is_fulfilled(table, seat, TASKS.index(task))
    )
    return TasksSeen(chosen, dealt, kept, received, given, returned, fulfilled)
