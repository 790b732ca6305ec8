"""The subatomic module: what the nine orbitals do (NEU-30 to NEU-38).

A token in an orbital puts steps on the agenda, before the turn of the next seat.
"""

from __future__ import annotations

from typing import Any

from deskoherna.kernel import Ask, Chance, Refusal, Tell
from deskoherna.kernel.agenda import Step

from .events import (
    Reserved,
    TokenPlaced,
    Turned,
)
from .grid import CELL_NAMES, GRID, SIXTH_COLUMN, SKIPPING, USUAL, obstacle
from .laying import place, turn
from .moves import Place, Reserve, Turn
from .pieces import (
    ARROW,
    DRAW,
    EMPTY,
    EXCHANGE,
    KIND_NAMES,
    KIND_SHOWN,
    KINDS,
    MOLECULE,
    ORBITALS,
    RESERVE,
    RESERVED,
    SIXTH,
    SKIP,
    TURN_ARROW,
    TURN_MOLECULE,
    TWO,
    face_name,
)
from .placing import FirstOfTwo, Placements, obstruction
from .position import ANY_KIND, EXTRA, Asks, Position


def enter(state: Position, seat: int, orbital: int, tell: Tell = None) -> None:
    """A token is put into an orbital, whose effect is carried out next (NEU-15)."""
    state.tokens[seat] -= 1
    state.orbitals[orbital] = seat
    tell and tell(TokenPlaced(seat, ORBITALS[orbital]))
    if orbital in EFFECTS:
        step, *numbers = EFFECTS[orbital]
        state.first((step, seat, *numbers))


# NEU-30, NEU-31: a card is turned


def ask_turn_card(state: Position, seat: int, kind: int) -> Asks:
    cells = (cell for cell, face in enumerate(state.cells) if face and face != RESERVED)
    moves = [Turn(cell) for cell in cells if KIND_SHOWN[state.cells[cell]] == kind]
    rule = "NEU-30" if kind == MOLECULE else "NEU-31"
    arguments = {"kind": KIND_NAMES[kind]}
    return {seat: Ask(rule, "neutrace-ask-turn", (Turn,), moves, arguments=arguments)}


def refuse_turn_card(
    state: Position, seat: int, move: Turn, _seat: int, kind: int
) -> Refusal | None:
    if move.cell >= len(state.cells):
        return _no_grid(state, move.cell)
    face = state.cells[move.cell]
    lies = KIND_SHOWN[face] if face not in (EMPTY, RESERVED) else None
    if lies == kind:
        return None
    arguments = {"cell": CELL_NAMES[move.cell], "kind": KIND_NAMES[kind]}
    if kind == MOLECULE:
        return Refusal("NEU-30", "neutrace-nothing-to-turn", **arguments)
    return Refusal("NEU-31", "neutrace-nothing-to-turn", **arguments)


def answer_turn_card(
    state: Position, seat: int, move: Turn, chance: Chance, tell: Tell, _seat: int, kind: int
) -> None:
    turn(state, move.cell)
    name = face_name(state.cells[move.cell])
    tell and tell(Turned(seat, CELL_NAMES[move.cell], KIND_NAMES[kind], name))


# NEU-32, NEU-33: a card is placed in another way, and one is drawn


def ask_place(state: Position, seat: int, way: int, kinds: int) -> Asks:
    rule, key = PLACING[way]
    return {seat: Ask(rule, key, (Place,), placements(state, seat, way))}


def refuse_place(
    state: Position, seat: int, move: Place, _seat: int, way: int, kinds: int
) -> Refusal | None:
    return placements(state, seat, way).refusal(move)


def answer_place(
    state: Position,
    seat: int,
    move: Place,
    chance: Chance,
    tell: Tell,
    _seat: int,
    way: int,
    kinds: int,
) -> None:
    place(state, seat, move, tell, ORBITAL_OF[way])
    state.first(("draw", seat, kinds | KIND_SHOWN[move.face]))  # NEU-R11


def placements(state: Position, seat: int, way: int) -> Placements:
    return Placements(tuple(state.hands[seat]), state.patterns(seat), state.stock(seat), way)


# NEU-35: two cards are placed, and one is drawn, of the kind of either (NEU-R22)


def ask_first_of_two(state: Position, seat: int) -> Asks:
    moves = first_of_two(state, seat)
    return {seat: Ask("NEU-35", "neutrace-ask-first-of-two", (Place,), moves)}


def refuse_first_of_two(state: Position, seat: int, move: Place, _seat: int) -> Refusal | None:
    return first_of_two(state, seat).refusal(move)


def answer_first_of_two(
    state: Position, seat: int, move: Place, chance: Chance, tell: Tell, _seat: int
) -> None:
    place(state, seat, move, tell, TWO)
    state.first(("place", seat, USUAL, KIND_SHOWN[move.face]))


def first_of_two(state: Position, seat: int) -> FirstOfTwo:
    return FirstOfTwo(tuple(state.hands[seat]), state.patterns(seat), state.stock(seat))


# NEU-38: a reservation


def ask_reserve(state: Position, seat: int) -> Asks:
    usual = placements(state, seat, USUAL)
    cells = sorted({cell for kind in KINDS for cell in usual.cells(kind)})
    moves = [Reserve(cell) for cell in cells]
    return {seat: Ask("NEU-38", "neutrace-ask-reserve", (Reserve,), moves)}


def refuse_reserve(state: Position, seat: int, move: Reserve, _seat: int) -> Refusal | None:
    cell = move.cell
    if cell >= len(state.cells):
        return _no_grid(state, cell)
    pattern = state.patterns(seat)[cell // GRID]
    found = [obstacle(pattern, cell % GRID, kind) for kind in KINDS]
    if None in found:
        return None  # NEU-R13: it takes a card of either kind, or of one
    return obstruction(str(found[0]), cell, MOLECULE)


def answer_reserve(
    state: Position, seat: int, move: Reserve, chance: Chance, tell: Tell, _seat: int
) -> None:
    state.cells[move.cell] = RESERVED
    state.reserver = seat
    tell and tell(Reserved(seat, CELL_NAMES[move.cell]))


def _no_grid(state: Position, cell: int) -> Refusal:
    return Refusal("NEU-1", "neutrace-no-grid", cell=CELL_NAMES[cell], seats=state.seats)


ORBITAL_OF = {USUAL: TWO, SKIPPING: SKIP, SIXTH_COLUMN: SIXTH}  # which allows a way of placing
PLACING = {
    USUAL: ("NEU-35", "neutrace-ask-second-of-two"),
    SKIPPING: ("NEU-32", "neutrace-ask-skip"),
    SIXTH_COLUMN: ("NEU-33", "neutrace-ask-sixth"),
}
# What a token puts on the agenda: a step, and its arguments besides the seat. The order of the
# evaluation is read from the orbital itself (NEU-37).
EFFECTS: dict[int, tuple[Any, ...]] = {
    TURN_MOLECULE: ("turn_card", MOLECULE),
    TURN_ARROW: ("turn_card", ARROW),
    SKIP: ("place", SKIPPING, 0),
    SIXTH: ("place", SIXTH_COLUMN, 0),
    DRAW: ("draw", ANY_KIND | EXTRA),
    TWO: ("first_of_two",),
    EXCHANGE: ("name",),
    RESERVE: ("reserve",),
}


def orbital_of(step: Step) -> int | None:
    """The orbital whose effect this step of the agenda carries out, if it is one."""
    match step:
        case ("turn_card", _, kind):
            return TURN_MOLECULE if kind == MOLECULE else TURN_ARROW
        case ("place", _, way, _):
            return ORBITAL_OF[way]
        case ("first_of_two", _):
            return TWO
        case ("name", _):
            return EXCHANGE
        case ("reserve", _):
            return RESERVE
    return None
