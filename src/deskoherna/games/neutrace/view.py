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
    Kind,
    ModifierName,
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

    modifier: ModifierName  # which
    seat: int  # who played it


class Lying(msgspec.Struct, frozen=True):
    """A card in a grid. A half of a molecule is a row of the scale, a half of an arrow a vector."""

    cell: str  # where it lies, such as 1f2
    kind: Kind  # of the card
    left: int  # the half that points to A: a row, or a vector in half fields
    right: int  # the half that points to B
    # on the left and the right vector of an arrow
    modifiers: tuple[Modifier | None, Modifier | None] = (None, None)


class Reservation(msgspec.Struct, frozen=True):
    """The reservation token in a grid (NEU-38)."""

    cell: str  # where it lies, such as 1f2
    seat: int  # whose it is


class Held(msgspec.Struct, frozen=True):
    """A hand, seen from outside: the backs show which kind a card is of."""

    molecules: int  # how many there are
    arrows: int  # how many there are
    known: tuple[str, ...]  # cards that the viewer knows to be there


class Owned(msgspec.Struct, frozen=True):
    """The modifiers that a seat has and has not played."""

    explosions: int  # how many there are
    neutralisations: int  # how many there are


class TasksSeen(msgspec.Struct, frozen=True):
    """The tasks of a seat, as far as the viewer may know them."""

    chosen: bool  # whether the seat has chosen
    dealt: tuple[str, ...]  # the three tasks, while the viewer chooses
    kept: str | None  # the one it kept
    received: str | None  # the one it was given
    given: str | None  # the one it gave away
    returned: str | None  # the one it put back
    fulfilled: tuple[str, ...]  # those that are fulfilled as things stand


class NeutraceView(View, frozen=True):
    """All but the decks, the cards in other hands and the tasks of others, as far as unknown."""

    seat: int | None  # whose view it is; none for a spectator
    round: int  # its number, from 1
    burner: int  # the seat that starts the round
    rows: tuple[Row, ...]  # of the scale, from the top
    sizes: tuple[int, ...]  # of vectors, in half fields
    # where the substances are, in half fields from A, by seat and row
    scale: tuple[tuple[int, ...], ...]
    grids: tuple[tuple[Lying, ...], ...]  # the cards that lie there, by seat
    reservation: Reservation | None  # where one lies, if any
    hand: tuple[str, ...]  # the viewer's cards
    hands: tuple[Held, ...]  # of each seat, seen from outside
    decks: tuple[int, int]  # how many molecules and arrows are left
    open: tuple[str | None, str | None]  # the open molecule and the open arrow
    tokens: tuple[int, ...]  # that each seat has left
    orbitals: dict[str, int | None]  # by name, the seat that has taken it
    modifiers: tuple[Owned, ...]  # that each seat has
    tasks: tuple[TasksSeen, ...]  # of each seat, as far as the viewer may know them
    pioneer: int | None  # the first seat with substances at both ends (NEU-43)
    ending: bool  # a seat has had five substances in goals: the game ends after this evaluation
    forecast: tuple[Reaction, ...]  # what would happen if the round were evaluated now
    # by card, where it may be as far as the viewer can know; see `knowledge.py`
    whereabouts: tuple[int, ...]
    public: tuple[int, ...]  # the same for a spectator
    # what `whereabouts` cannot say: a seat holds a card of a kind with a half
    promises: tuple[tuple[int, int, int], ...]
    named: str | None  # the colour's letter or the size that was named this round
    handed: str | None  # the card given in an exchange, shown to its two seats
    # steps still to be carried out, each a name and numbers; the last comes next
    agenda: tuple[tuple[str | int, ...], ...]
    result: Result | None  # how the game ended; none while it is being played

    @property
    def memory(self) -> tuple[str, ...]:
        return ("whereabouts", "public", "promises")


def view_of(state: Neutrace, seat: int | None) -> NeutraceView:
    return NeutraceView(
        seat=seat,
        round=state.round,
        burner=state.burner,
        rows=ROWS,
        sizes=tuple(SIZES),
        scale=tuple(tuple(state.substances(each)) for each in range(state.seats)),
        grids=tuple(_grid(state, each) for each in range(state.seats)),
        reservation=_reservation(state),
        hand=() if seat is None else _names(tuple(state.hands[seat])),
        hands=tuple(_held(state, each, seat) for each in range(state.seats)),
        decks=(len(state.decks[0]), len(state.decks[1])),
        open=(_open(state.open[0]), _open(state.open[1])),
        tokens=tuple(state.tokens),
        orbitals={
            name: None if taker == NOBODY else taker
            for name, taker in zip(ORBITALS, state.orbitals, strict=True)
        },
        modifiers=tuple(Owned(*state.stock(each)) for each in range(state.seats)),
        tasks=tuple(_tasks(state, each, seat) for each in range(state.seats)),
        pioneer=None if state.pioneer == NOBODY else state.pioneer,
        ending=state.ending,
        forecast=tuple(forecast(state)),  # type: ignore[arg-type]  # nothing else happens in it
        whereabouts=_whereabouts(state, state.seats if seat is None else seat),
        public=_whereabouts(state, state.seats),
        promises=tuple(state.promises),
        named=None if state.named == NOTHING_NAMED else half_name(*state.named),
        handed=_handed(state, seat),
        agenda=tuple(state.agenda),
        result=state.result,
    )


def _grid(state: Neutrace, seat: int) -> tuple[Lying, ...]:
    start = cell_at(seat, 0, 0)
    return tuple(
        _lying(cell, state.cells[cell], bytes(state.covers[2 * cell : 2 * cell + 2]))
        for cell in range(start, start + GRID)
        if state.cells[cell] not in (EMPTY, RESERVED)
    )


@cache
def _lying(cell: int, face: int, covers: bytes) -> Lying:
    left, right = (
        Modifier(MODIFIER_NAMES[modifier_in(code)], player_of(code)) if code else None
        for code in covers
    )
    kind = KIND_NAMES[KIND_SHOWN[face]]
    return Lying(CELL_NAMES[cell], kind, *SHOWN[face], (left, right))


def _reservation(state: Neutrace) -> Reservation | None:
    if state.reserver == NOBODY:
        return None
    return Reservation(CELL_NAMES[state.cells.index(RESERVED)], state.reserver)


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(card_name, cards))


def _open(card: int) -> str | None:
    return None if card == NO_CARD else card_name(card)


def _held(state: Neutrace, seat: int, viewer: int | None) -> Held:
    molecules, arrows = (sum(KIND[card] == kind for card in state.hands[seat]) for kind in KINDS)
    row = _whereabouts(state, state.seats if viewer is None else viewer)
    known = (card for card in CARDS if row[card] == knowledge.HANDS[seat])
    return Held(molecules, arrows, () if seat == viewer else _names(tuple(known)))


def _whereabouts(state: Neutrace, observer: int) -> tuple[int, ...]:
    return tuple(state.whereabouts[len(CARDS) * observer : len(CARDS) * (observer + 1)])


def _handed(state: Neutrace, viewer: int | None) -> str | None:
    if state.handed == NO_CARD:
        return None
    _, caller, giver, *_ = state.agenda[-1]
    return card_name(state.handed) if viewer in (caller, giver) else None


def _tasks(state: Neutrace, seat: int, viewer: int | None) -> TasksSeen:
    """A seat knows what it chose and what it was given, and everyone what was turned up."""
    chosen = bool(state.chosen[seat])
    kept = received = given = returned = None
    dealt: tuple[str, ...] = ()
    if seat == viewer and chosen:
        kept, given, returned = (TASKS[task] for task in state.dealt[seat])
    elif seat == viewer:
        dealt = tuple(TASKS[task] for task in state.dealt[seat])
    if all(state.chosen):
        held = tasks_of(state, seat)
        if viewer in (seat, state.after(seat)):  # the next seat gave it (NEU-R15)
            received = TASKS[held[1]]
        shown = state.pioneer == seat and shown_task(state)
        for nth, task in enumerate(held):
            if not state.agenda or (shown and task == BOTH_ENDS):  # NEU-39, NEU-43
                kept, received = (TASKS[task], received) if nth == 0 else (kept, TASKS[task])
    fulfilled = tuple(
        task for task in (kept, received) if task and is_fulfilled(state, seat, TASKS.index(task))
    )
    return TasksSeen(chosen, dealt, kept, received, given, returned, fulfilled)
