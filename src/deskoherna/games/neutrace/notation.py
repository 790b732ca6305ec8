"""Positions in a line of text, for pictures and lessons; reading and writing are inverse.

    6 7 7 7.5 7 0 (rg 0.5-2) xn 3 / 7 7 7 7 7 7 () x 2; 1f1=ob 1f2=1x2-3 2f1=?1; burner=1 turn=2

First the seats: where the six substances stand, the hand, the modifiers (`-` for none), the tokens
left. Then the grids (`-` if they are empty): a modifier is followed by the seat that played it, and
`?1` is the reservation of the first seat. Then who has the burner and whose turn it is, and, where
there is anything to say of it:

    open=rg,1-2          the open cards, `-` for none
    decks=ob,yg/1-3      molecules and arrows, the top last, `-` for none
    orbitals=skip:1      who has taken which
    tasks=A3,β,γ/B3,X4,α what each seat kept, gave and returned
    pioneer=2            the first seat at both ends

Cards that are not named are out of play until the next round. Every position is one in which a seat
is to act and nobody has passed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from deskoherna.kernel import Problem

from . import knowledge
from .evaluation import cover, modifier_in, player_of
from .grid import CELL_NAMED, CELL_NAMES
from .pieces import (
    CARDS,
    EMPTY,
    EXPLOSION,
    FACE_NAMED,
    KINDS,
    MODIFIER_MARKS,
    NEUTRALISATION,
    NOBODY,
    ORBITALS,
    RESERVED,
    SUBSTANCES,
    TASKS,
    TASKS_DEALT,
    TOKENS,
    A,
    B,
    card_name,
    card_of,
    face_name,
    size_name,
)
from .position import NO_CARD
from .rules import Neutrace

NONE = "-"
LONGEST = 2000

_PLACE = r"(?:1[0-4]|\d)(?:\.5)?"
_SEAT = re.compile(
    rf"((?:{_PLACE} ){{{SUBSTANCES}}})\(([^()]*)\) (-|x{{0,3}}n{{0,3}}) ([0-{TOKENS}])"
)
_ARROW = re.compile(r"([\d.]+)(?:([xn])([123]))?-([\d.]+)(?:([xn])([123]))?")
_PART = re.compile(r"([a-z]+)=([^ =]+)")
_MARKED = {mark: modifier for modifier, mark in MODIFIER_MARKS.items()}


class BadPosition(Problem):
    """A text that is no position."""


# Writing


def write_position(table: Neutrace) -> str:
    seats = " / ".join(_seat(table, seat) for seat in range(table.seats))
    grids = " ".join(_lying(table)) or NONE
    return f"{seats}; {grids}; {' '.join(_rest(table))}"


def _seat(table: Neutrace, seat: int) -> str:
    places = " ".join(map(size_name, table.substances(seat)))
    explosions, neutralisations = table.stock(seat)
    modifiers = "x" * explosions + "n" * neutralisations
    hand = " ".join(map(card_name, table.hands[seat]))
    return f"{places} ({hand}) {modifiers or NONE} {table.tokens[seat]}"


def _lying(table: Neutrace) -> Iterator[str]:
    for cell, face in enumerate(table.cells):
        if face == RESERVED:
            yield f"{CELL_NAMES[cell]}=?{table.reserver + 1}"
        elif face != EMPTY:
            yield f"{CELL_NAMES[cell]}={_card(face, table.covers[2 * cell : 2 * cell + 2])}"


def _card(face: int, covers: bytearray) -> str:
    halves = face_name(face).split("-")
    marks = [f"{MODIFIER_MARKS[modifier_in(c)]}{player_of(c) + 1}" if c else "" for c in covers]
    return "-".join(half + mark for half, mark in zip(halves, marks, strict=False))


def _rest(table: Neutrace) -> Iterator[str]:
    (_, seat, _) = table.agenda[-1]
    yield f"burner={table.burner + 1}"
    yield f"turn={seat + 1}"
    if table.is_drawable():
        yield f"open={','.join(NONE if c == NO_CARD else card_name(c) for c in table.open)}"
    if any(table.decks):
        yield f"decks={'/'.join(','.join(map(card_name, deck)) or NONE for deck in table.decks)}"
    taken = [(name, seat) for name, seat in zip(ORBITALS, table.orbitals, strict=True)]
    if any(seat != NOBODY for _, seat in taken):
        yield "orbitals=" + ",".join(f"{n}:{seat + 1}" for n, seat in taken if seat != NOBODY)
    if table.dealt != _usual_tasks(table.seats):
        yield "tasks=" + "/".join(",".join(TASKS[t] for t in tasks) for tasks in table.dealt)
    if table.pioneer != NOBODY:
        yield f"pioneer={table.pioneer + 1}"


def _usual_tasks(seats: int) -> list[list[int]]:
    return [list(range(TASKS_DEALT * seat, TASKS_DEALT * (seat + 1))) for seat in range(seats)]


# Reading


def read_position(text: str) -> Neutrace:
    """The position; raises `BadPosition`. Only what `write_position` writes is read."""
    parts = text.split("; ")
    if len(parts) != 3 or len(text) > LONGEST:
        raise BadPosition("neutrace-position-parts")
    seats = parts[0].split(" / ")
    if len(seats) not in (2, 3):
        raise BadPosition("neutrace-position-seats")
    try:
        table = _read(seats, parts[1], dict(_PART.findall(parts[2])))
        sound = write_position(table) == text and table.actions(table.agenda[-1][1]).any()
    except (KeyError, ValueError, IndexError):
        sound = False
    if not sound or not _is_possible(table):
        raise BadPosition("neutrace-position-form")
    return table


def _read(seats: list[str], grids: str, rest: dict[str, str]) -> Neutrace:
    table = Neutrace.set_up(len(seats), int(rest["burner"]) - 1)
    table.round = 1
    for seat, written in enumerate(seats):
        _read_seat(table, seat, written)
    for written in grids.split(" ") if grids != NONE else []:
        _read_card(table, *written.split("="))
    for nth, name in enumerate(rest.get("open", "-,-").split(",")):
        table.open[nth] = NO_CARD if name == NONE else _card_named(name)
    for nth, names in enumerate(rest.get("decks", "-/-").split("/")):
        table.decks[nth] = [] if names == NONE else [_card_named(n) for n in names.split(",")]
    for written in filter(None, rest.get("orbitals", "").split(",")):
        name, _, seat_number = written.partition(":")
        table.orbitals[ORBITALS.index(name)] = int(seat_number) - 1
    table.dealt = _usual_tasks(table.seats)
    if "tasks" in rest:
        table.dealt = [[TASKS.index(t) for t in s.split(",")] for s in rest["tasks"].split("/")]
    table.chosen = bytearray(b"\1") * table.seats
    if "pioneer" in rest:
        table.pioneer = int(rest["pioneer"]) - 1
    table.agenda = [("act", int(rest["turn"]) - 1, 0)]
    _know(table)
    return table


def _read_seat(table: Neutrace, seat: int, written: str) -> None:
    found = _SEAT.fullmatch(written)
    if found is None:
        raise ValueError(written)
    places = [int(2 * float(place)) for place in found[1].split()]
    table.scale[SUBSTANCES * seat : SUBSTANCES * (seat + 1)] = bytes(places)
    table.hands[seat] = sorted(_card_named(name) for name in found[2].split())
    stock = (found[3].count(MODIFIER_MARKS[m]) for m in (EXPLOSION, NEUTRALISATION))
    table.modifiers[2 * seat : 2 * seat + 2] = bytes(stock)
    table.tokens[seat] = int(found[4])


def _read_card(table: Neutrace, name: str, card: str) -> None:
    cell = CELL_NAMED[name]
    if card.startswith("?"):
        table.cells[cell] = RESERVED
        table.reserver = int(card[1:]) - 1
    elif found := _ARROW.fullmatch(card):
        left, left_mark, left_seat, right, right_mark, right_seat = found.groups()
        table.cells[cell] = FACE_NAMED[f"{left}-{right}"]
        marks = ((left_mark, left_seat), (right_mark, right_seat))
        for side, (mark, seat) in enumerate(marks):
            if mark is not None:
                table.covers[2 * cell + side] = cover(int(seat) - 1, _MARKED[mark])
    else:
        table.cells[cell] = FACE_NAMED[card]


def _card_named(name: str) -> int:
    return card_of(FACE_NAMED[name])


def _know(table: Neutrace) -> None:
    """Everyone knows their own hand and what lies on the table."""
    knowledge.dealt(table)
    held = [card for cards in (*table.hands, *table.decks) for card in cards]
    if len(held) + len(_on_table(table)) < len(CARDS):
        knowledge.some_in_box(table)
    for card in _on_table(table):
        knowledge.seen(table, card)
    for kind in KINDS:
        if not table.deck(kind):
            knowledge.deck_emptied(table, kind)


def _on_table(table: Neutrace) -> list[int]:
    lying = [card_of(face) for face in table.cells if face not in (EMPTY, RESERVED)]
    return lying + [card for card in table.open if card != NO_CARD]


def _is_possible(table: Neutrace) -> bool:
    """Every card and task is in one place, and the game has neither ended nor been misjudged."""
    held = [card for cards in (*table.hands, *table.decks) for card in cards]
    cards = held + _on_table(table)
    tasks = [task for dealt in table.dealt for task in dealt]
    return (
        len(set(cards)) == len(cards) <= len(CARDS)
        and len(set(tasks)) == len(tasks) == TASKS_DEALT * table.seats
        and all(table.open[k - 1] != NO_CARD or not table.deck(k) for k in KINDS)
        and max(table.scale) <= B
        and all(table.in_goals(seat) < 5 for seat in range(table.seats))
        and (table.pioneer != NOBODY or not any(_at_both_ends(table)))
        and max(table.burner, table.agenda[-1][1]) < table.seats
        and bytes(table.cells).count(RESERVED) == (table.reserver != NOBODY) <= 1
    )


def _at_both_ends(table: Neutrace) -> Iterator[bool]:
    for seat in range(table.seats):
        substances = table.substances(seat)
        yield A in substances and B in substances
