"""The evaluation of a round (NEU-26 to NEU-29, NEU-47 to NEU-49): it needs only what lies open.

The same functions, called on a copy of the position, make the forecast.
"""

from __future__ import annotations

from deskoherna.kernel import Event, Tell

from .grid import COLUMNS, GRID, LETTERS, cell_at
from .pieces import (
    ARROW,
    EMPTY,
    EXPLOSION,
    KIND_SHOWN,
    LEFT,
    MODIFIER_NAMES,
    NEUTRAL,
    NOBODY,
    RESERVED,
    REVERSE,
    RIGHT,
    SHOWN,
    SUBSTANCES,
    A,
    B,
    End,
    face_name,
)
from .position import Position
from .reactions import (
    BothEnds,
    Chained,
    Equation,
    Evaluating,
    Exploded,
    FiveIn,
    Fizzled,
    Incomplete,
    Locked,
    ModifierMoved,
    ModifierReturned,
    Moved,
    Neutralised,
    ReachedGoal,
)

EXPLOSION_STEP = 2  # NEU-47: one whole field
ENDS: dict[int, End] = {A: "A", B: "B"}


def cover(seat: int, modifier: int) -> int:
    """A modifier on a side of an arrow, with the seat that played it."""
    return 4 * seat + modifier


def modifier_in(code: int) -> int:
    return code & 3


def player_of(code: int) -> int:
    return code >> 2


def forecast(state: Position) -> list[Event]:
    """What would happen if the round were evaluated now; nothing once the game is over."""
    events: list[Event] = []
    if not state.agenda:
        return events
    imagined = state.copy()
    for seat in imagined.from_burner():
        evaluate(imagined, seat, events.append)
    return events


def evaluate(state: Position, seat: int, tell: Tell = None) -> None:
    """All equations of a seat, from the first column to the last, or back (NEU-26, NEU-37)."""
    backwards = state.orbitals[REVERSE] == seat
    tell and tell(Evaluating(seat, backwards))
    for column in reversed(range(COLUMNS)) if backwards else range(COLUMNS):
        cell = cell_at(seat, column, 0)
        first, second = state.cells[cell : cell + 2]
        if first == second == EMPTY:
            continue
        if EMPTY in (first, second) or RESERVED in (first, second):
            _incomplete(state, seat, column, tell)
        elif KIND_SHOWN[first] == ARROW:
            _equation(state, seat, second, first, cell, tell)
        else:
            _equation(state, seat, first, second, cell + 1, tell)


def _incomplete(state: Position, seat: int, column: int, tell: Tell) -> None:
    """An equation that lacks a card does nothing (NEU-R7)."""
    tell and tell(Incomplete(seat, LETTERS[column]))
    start = 2 * cell_at(seat, column, 0)
    for place in range(start, start + 4):
        if code := state.covers[place]:
            state.covers[place] = 0
            _hand_over(state, code, player_of(code))
            tell and tell(ModifierReturned(player_of(code), MODIFIER_NAMES[modifier_in(code)]))


def _equation(
    state: Position, seat: int, molecule: int, arrow: int, arrow_cell: int, tell: Tell
) -> None:
    """Two moves: the left atom's colour towards A, the right one's towards B (NEU-27)."""
    covers = state.covers[2 * arrow_cell : 2 * arrow_cell + 2]
    column = LETTERS[arrow_cell % GRID // 2]
    written = face_name(arrow, *map(modifier_in, covers))
    tell and tell(Equation(seat, column, face_name(molecule), written))
    for side, towards in ((LEFT, -1), (RIGHT, 1)):
        row = SHOWN[molecule][side]
        if covers[side]:
            _modifier(state, seat, row, modifier_in(covers[side]), tell)  # NEU-46
        else:
            _vector(state, seat, row, towards * SHOWN[arrow][side], tell)
    for side in (LEFT, RIGHT):
        if code := covers[side]:
            state.covers[2 * arrow_cell + side] = 0
            _hand_over(state, code, seat)  # NEU-49
            tell and tell(ModifierMoved(seat, MODIFIER_NAMES[modifier_in(code)], player_of(code)))


def _hand_over(state: Position, code: int, seat: int) -> None:
    state.modifiers[2 * seat + modifier_in(code) - 1] += 1


def _vector(state: Position, seat: int, row: int, step: int, tell: Tell) -> None:
    at = state.scale[SUBSTANCES * seat + row]
    if at in (A, B):  # NEU-28
        tell and tell(Locked(seat, row, ENDS[at]))
        return
    after = _within(at + step)
    tell and tell(Moved(seat, row, at, after))
    _come_to_rest(state, seat, row, after, step, tell)


def _modifier(state: Position, seat: int, row: int, modifier: int, tell: Tell) -> None:
    at = state.scale[SUBSTANCES * seat + row]
    in_goal = at in (A, B)
    if in_goal != (modifier == EXPLOSION):  # NEU-R8
        tell and tell(Fizzled(seat, row, at, at, MODIFIER_NAMES[modifier]))
    elif in_goal:
        step = EXPLOSION_STEP if at == A else -EXPLOSION_STEP  # NEU-47
        tell and tell(Exploded(seat, row, at, at + step))
        _come_to_rest(state, seat, row, at + step, step, tell, exploded=True)
    else:
        state.scale[SUBSTANCES * seat + row] = NEUTRAL  # NEU-48, NEU-R5
        tell and tell(Neutralised(seat, row, at, NEUTRAL))


def _within(at: int) -> int:
    """A move that passes the goal ends there (NEU-R3)."""
    return min(max(at, A), B)


def _come_to_rest(
    state: Position,
    seat: int,
    row: int,
    at: int,
    step: int,
    tell: Tell,
    exploded: bool = False,
) -> None:
    """The same move is repeated until the substance stands free (NEU-29)."""
    while at not in (A, B) and (blocker := _blocker(state, seat, row, at)) != NOBODY:
        after = _within(at + step)
        tell and tell(Chained(seat, row, at, after, blocker, exploded))
        at = after
    state.scale[SUBSTANCES * seat + row] = at
    if at in (A, B):
        _arrive(state, seat, row, at, tell)


def _blocker(state: Position, seat: int, row: int, at: int) -> int:
    """A seat whose substance stands there or half a field beside; in a goal too (NEU-R4)."""
    for other in range(state.seats):
        if other != seat and -1 <= state.scale[SUBSTANCES * other + row] - at <= 1:
            return other
    return NOBODY


def _arrive(state: Position, seat: int, row: int, at: int, tell: Tell) -> None:
    tell and tell(ReachedGoal(seat, row, ENDS[at]))
    substances = state.substances(seat)
    if state.pioneer == NOBODY and A in substances and B in substances:
        state.pioneer = seat  # NEU-43
        tell and tell(BothEnds(seat))
    if not state.ending and state.in_goals(seat) >= 5:
        state.ending = True  # NEU-45, NEU-R19
        tell and tell(FiveIn(seat))
