"""Positions in a line of text, for pictures and lessons; reading and writing are inverse.

    6 7 7 7.5 7 0 (rg 0.5-2) xn 3 / 7 7 7 7 7 7 () n 2; 1f1=ob 1f2=1x2-3; burner=1 turn=2

First the seats: where the six substances stand, the hand, the modifiers (`-` for none), the tokens
left. Then the grids (`-` if they are empty): a modifier is followed by the seat that played it, and
`2f1=?1` reserves a place for the first seat. Then who has the burner and whose turn it is, and,
where there is anything to say of it:

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
from itertools import zip_longest

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
    B,
    card_name,
    card_of,
    face_name,
    size_name,
)
from .position import NO_CARD
from .possible import BadPosition, check, on_table
from .rules import Neutrace

NONE = "-"
LONGEST = 2000

_PLACE = r"(?:1[0-4]|\d)(?:\.5)?"
_SEAT = re.compile(
    rf"((?:{_PLACE} ){{{SUBSTANCES}}})\(([^()]*)\) (-|x{{0,3}}n{{0,3}}) ([0-{TOKENS}])",
    re.ASCII,
)
_ARROW = re.compile(r"([\d.]+)(?:([xn])(\d))?-([\d.]+)(?:([xn])(\d))?", re.ASCII)
_PART = re.compile(r"([a-z]+)=([^ =]+)")
PARTS = ("burner", "turn", "open", "decks", "orbitals", "tasks", "pioneer")
_MARKED = {mark: modifier for modifier, mark in MODIFIER_MARKS.items()}


# Writing


def write_position(state: Neutrace) -> str:
    seats = " / ".join(_seat(state, seat) for seat in range(state.seats))
    grids = " ".join(_lying(state)) or NONE
    return f"{seats}; {grids}; {' '.join(_rest(state))}"


def _seat(state: Neutrace, seat: int) -> str:
    places = " ".join(map(size_name, state.substances(seat)))
    explosions, neutralisations = state.stock(seat)
    modifiers = "x" * explosions + "n" * neutralisations
    hand = " ".join(map(card_name, state.hands[seat]))
    return f"{places} ({hand}) {modifiers or NONE} {state.tokens[seat]}"


def _lying(state: Neutrace) -> Iterator[str]:
    for cell, face in enumerate(state.cells):
        if face == RESERVED:
            yield f"{CELL_NAMES[cell]}=?{state.reserver + 1}"
        elif face != EMPTY:
            yield f"{CELL_NAMES[cell]}={_card(face, state.covers[2 * cell : 2 * cell + 2])}"


def _card(face: int, covers: bytearray) -> str:
    halves = face_name(face).split("-")
    marks = [f"{MODIFIER_MARKS[modifier_in(c)]}{player_of(c) + 1}" if c else "" for c in covers]
    return "-".join(half + mark for half, mark in zip(halves, marks, strict=False))


def _rest(state: Neutrace) -> Iterator[str]:
    (_, seat, _) = state.agenda[-1]
    yield f"burner={state.burner + 1}"
    yield f"turn={seat + 1}"
    if state.is_drawable():
        yield f"open={','.join(NONE if c == NO_CARD else card_name(c) for c in state.open)}"
    if any(state.decks):
        yield f"decks={'/'.join(','.join(map(card_name, deck)) or NONE for deck in state.decks)}"
    taken = [(name, seat) for name, seat in zip(ORBITALS, state.orbitals, strict=True)]
    if any(seat != NOBODY for _, seat in taken):
        yield "orbitals=" + ",".join(f"{n}:{seat + 1}" for n, seat in taken if seat != NOBODY)
    if state.dealt != _default_tasks(state.seats):
        yield "tasks=" + "/".join(",".join(TASKS[t] for t in tasks) for tasks in state.dealt)
    if state.pioneer != NOBODY:
        yield f"pioneer={state.pioneer + 1}"


def _default_tasks(seats: int) -> list[list[int]]:
    return [list(range(TASKS_DEALT * seat, TASKS_DEALT * (seat + 1))) for seat in range(seats)]


# Reading


def read_position(text: str) -> Neutrace:
    """The position; raises `BadPosition`. Only what `write_position` writes is read."""
    seats, grids, rest = _three_parts(text)
    state = _read(_seats(seats), grids, _read_parts(rest))
    check(state)
    _compare(text, write_position(state))
    return state


def _three_parts(text: str) -> list[str]:
    """Seats, grids, and whose turn it is; what is missing or too much is named."""
    if len(text) > LONGEST:
        raise BadPosition("neutrace-position-long", most=LONGEST)
    parts = text.split("; ")
    if len(parts) > 3:
        raise BadPosition("neutrace-position-surplus", part=parts[3][:40])
    if len(parts) < 3:
        raise BadPosition("neutrace-position-parts", part=_missing_part(parts))
    return parts


def _missing_part(parts: list[str]) -> str:
    """Hands stand in brackets, and only the last part says who has the turn."""
    if not any("(" in part for part in parts):
        return "seats"
    return "grids" if any("turn=" in part for part in parts) else "turn"


def _seats(written: str) -> list[str]:
    """The seats as they are written, two or three."""
    seats = written.split(" / ")
    if len(seats) not in (2, 3):
        wrong = seats[0] if len(seats) == 1 else seats[3]
        raise BadPosition("neutrace-position-seats", seats=len(seats), part=wrong[:40])
    return seats


def _compare(text: str, written: str) -> None:
    """There is one way to write a position: what stands in another order is named."""
    pairs = zip_longest(text.split(" "), written.split(" "), fillvalue="")
    for part, rather in pairs:
        if part != rather:
            raise BadPosition("neutrace-position-rather", part=part[:40], rather=rather)


def _read_parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for written in text.split(" "):
        found = _PART.fullmatch(written)
        if found is None or found[1] not in PARTS or found[1] in parts:
            raise _unreadable(written)
        parts[found[1]] = found[2]
    for needed in ("burner", "turn"):
        if needed not in parts:
            raise BadPosition("neutrace-position-lacks", part=needed)
    return parts


def _read(seats: list[str], grids: str, parts: dict[str, str]) -> Neutrace:
    state = Neutrace.set_up(len(seats), 0)
    state.burner = _read_number(state, parts["burner"])
    state.round = 1
    for seat, written in enumerate(seats):
        _read_seat(state, seat, written)
    for written in grids.split(" ") if grids != NONE else []:
        _read_card(state, written)
    for nth, name in enumerate(_two(parts.get("open", "-,-"), ",")):
        state.open[nth] = NO_CARD if name == NONE else _card_named(name)
    for nth, names in enumerate(_two(parts.get("decks", "-/-"), "/")):
        state.decks[nth] = [] if names == NONE else [_card_named(n) for n in names.split(",")]
    for written in parts["orbitals"].split(",") if "orbitals" in parts else []:
        name, _, number = written.partition(":")
        if name not in ORBITALS:
            raise _unreadable(written)
        state.orbitals[ORBITALS.index(name)] = _read_number(state, number)
    state.dealt = _default_tasks(state.seats)
    if "tasks" in parts:
        state.dealt = _read_tasks(state, parts["tasks"])
    state.chosen = bytearray(b"\1") * state.seats
    if "pioneer" in parts:
        state.pioneer = _read_number(state, parts["pioneer"])
    state.agenda = [("act", _read_number(state, parts["turn"]), 0)]
    _know(state)
    return state


def _unreadable(written: str) -> BadPosition:
    return BadPosition("neutrace-position-unreadable", part=written[:40])


def _two(written: str, separator: str) -> list[str]:
    """What is written for molecules and for arrows."""
    both = written.split(separator)
    if len(both) != len(KINDS):
        raise _unreadable(written)
    return both


def _read_number(state: Neutrace, written: str) -> int:
    """A seat that plays."""
    if written not in ("1", "2", "3")[: state.seats]:
        raise BadPosition("neutrace-position-number", seats=state.seats, part=written[:40])
    return int(written) - 1


def _read_tasks(state: Neutrace, written: str) -> list[list[int]]:
    dealt = [tasks.split(",") for tasks in written.split("/")]
    if [len(tasks) for tasks in dealt] != [TASKS_DEALT] * state.seats:
        raise _unreadable(written)
    for task in (task for tasks in dealt for task in tasks):
        if task not in TASKS:
            raise _unreadable(task)
    return [[TASKS.index(task) for task in tasks] for tasks in dealt]


def _read_seat(state: Neutrace, seat: int, written: str) -> None:
    found = _SEAT.fullmatch(written)
    if found is None:
        raise _unreadable(written)
    places = [int(2 * float(place)) for place in found[1].split()]
    if max(places) > B:
        raise _unreadable(size_name(max(places)))
    state.scale[SUBSTANCES * seat : SUBSTANCES * (seat + 1)] = bytes(places)
    state.hands[seat] = sorted(_card_named(name) for name in found[2].split())
    stock = (found[3].count(MODIFIER_MARKS[m]) for m in (EXPLOSION, NEUTRALISATION))
    state.modifiers[2 * seat : 2 * seat + 2] = bytes(stock)
    state.tokens[seat] = int(found[4])


def _read_card(state: Neutrace, written: str) -> None:
    name, _, card = written.partition("=")
    cell = CELL_NAMED.get(name, len(state.cells))
    if cell >= len(state.cells) or state.cells[cell] != EMPTY:
        raise _unreadable(written)
    if card.startswith("?"):
        state.cells[cell] = RESERVED
        state.reserver = _read_number(state, card[1:])
    elif found := _ARROW.fullmatch(card):
        left, left_mark, left_seat, right, right_mark, right_seat = found.groups()
        state.cells[cell] = _face_named(f"{left}-{right}")
        marks = ((left_mark, left_seat), (right_mark, right_seat))
        for side, (mark, number) in enumerate(marks):
            if mark is not None:
                player = _read_number(state, number)
                state.covers[2 * cell + side] = cover(player, _MARKED[mark])
    else:
        state.cells[cell] = _face_named(card)


def _face_named(name: str) -> int:
    if name not in FACE_NAMED:
        raise _unreadable(name)
    return FACE_NAMED[name]


def _card_named(name: str) -> int:
    return card_of(_face_named(name))


def _know(state: Neutrace) -> None:
    """Everyone knows their own hand and what lies on the table."""
    knowledge.dealt(state)
    held = [card for cards in (*state.hands, *state.decks) for card in cards]
    if len(held) + len(on_table(state)) < len(CARDS):
        knowledge.some_in_box(state)
    for card in on_table(state):
        knowledge.seen(state, card)
    for kind in KINDS:
        if not state.deck(kind):
            knowledge.deck_emptied(state, kind)
