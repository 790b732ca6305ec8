"""Phase 3: Moa, then the laborigine on its course (LAB-15, LAB-16)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .conflicts import meet, meet_moa
from .dropping_out import CHECK
from .energy import lay_down
from .events import AcidBit, MoaMoved, Walked
from .moves import WAYS, Go, LaboriginesMove
from .pieces import COURSES, OUT, RING
from .position import Position
from .traps import spring

# Moa


def do_moa(state: Position, chance: Chance, tell: Tell) -> None:
    """Moa moves clockwise by its die (LAB-15)."""
    if state.moa == OUT or state.fallen[state.turn]:
        return  # LAB-43, LAB-R14
    _move_moa(state, False, tell)


def do_moa_on(state: Position, chance: Chance, tell: Tell) -> None:
    """Upon a laborigine, Moa repeats its move (LAB-16)."""
    _move_moa(state, True, tell)


def _move_moa(state: Position, again: bool, tell: Tell) -> None:
    start, steps = state.moa, state.pace[-1]
    state.moa = (start + steps) % RING
    tell and tell(MoaMoved(start + 1, state.moa + 1, steps, again))
    if state.moa in state.tiles:
        met = state.tiles.index(state.moa)
        state.first(("moa_on",))  # LAB-R14, LAB-R18
        meet_moa(state, met, True, tell)


# The course of the laborigine


def do_go(state: Position, chance: Chance, tell: Tell) -> None:
    if state.fallen[state.turn]:
        return  # LAB-R14
    if state.course and not state.lab.twins:
        do_set_off(state, chance, tell, state.own(state.turn)[0])  # LAB-19
    else:
        state.first(("course",))


@cache
def going(variant: str, course: int) -> Ask[LaboriginesMove]:
    """Which way, if nobody has paid for a course yet; of twins also which one goes first."""
    ways = (course,) if course else WAYS
    if variant != "twins":
        return Ask("LAB-15", "laborigines-ask-go", (Go,), tuple(map(Go, ways)))
    both = tuple(Go(-way if twin else way, twin) for twin in (0, 1) for way in ways)
    key = "laborigines-ask-go-order" if course else "laborigines-ask-go-twins"
    return Ask("LAB-43", key, (Go,), both, arguments={"course": COURSES.get(course, "")})


def ask_course(state: Position) -> Mapping[int, Ask[LaboriginesMove]]:
    return {state.turn: going(state.lab.variant, state.course)}


def refuse_course(state: Position, seat: int, move: Go) -> Refusal | None:
    if move in going(state.lab.variant, state.course).moves:
        return None
    if (move.twin is None) == state.lab.twins:
        key = "laborigines-which-twin" if state.lab.twins else "laborigines-no-twins"
        return Refusal("LAB-43", key)
    return Refusal("LAB-19", "laborigines-course-paid", course=COURSES[-move.course])


def answer_course(state: Position, seat: int, move: Go, chance: Chance, tell: Tell) -> None:
    state.course = -move.course if move.twin else move.course
    figures = state.own(seat)
    if move.twin is not None:
        state.first(("set_off", figures[1 - move.twin]))  # LAB-43: once the first one rests
    do_set_off(state, chance, tell, figures[move.twin or 0])


# Its way


def do_set_off(state: Position, chance: Chance, tell: Tell, figure: int) -> None:
    do_walk(state, chance, tell, figure, state.tiles[figure], state.pace[figure], "course")


def do_walk(
    state: Position, chance: Chance, tell: Tell, figure: int, origin: int, left: int, cause: str
) -> None:
    """So many tiles on, in a move that began at `origin`."""
    if state.tiles[figure] == OUT:
        return  # LAB-R14
    if state.acid[figure]:  # LAB-R10: on leaving each tile
        state.first(CHECK, ("step", figure, origin, left, cause))
        tell and tell(AcidBit(*state.named(figure), state.tiles[figure] + 1))
        lay_down(state, figure, 1, tell)
    else:
        _advance(state, figure, left, cause, tell)
        _arrive(state, figure, origin, chance, tell)


def do_step(
    state: Position, chance: Chance, tell: Tell, figure: int, origin: int, left: int, cause: str
) -> None:
    """One tile, off the one where acid has bitten."""
    if state.tiles[figure] == OUT:
        return  # LAB-R14
    _advance(state, figure, 1, cause, tell)
    if left > 1:
        state.first(("walk", figure, origin, left - 1, cause))
    else:
        _arrive(state, figure, origin, chance, tell)


def _advance(state: Position, figure: int, steps: int, cause: str, tell: Tell) -> None:
    start = state.tiles[figure]
    state.tiles[figure] = (start + state.way(figure) * steps) % RING
    tell and tell(_walked(state, figure, start, steps, cause))


def _walked(state: Position, figure: int, start: int, steps: int, cause: str) -> Walked:
    end, course = state.tiles[figure], COURSES[state.way(figure)]
    return Walked(*state.named(figure), start + 1, end + 1, steps, course, cause)


def _arrive(state: Position, figure: int, origin: int, chance: Chance, tell: Tell) -> None:
    """On a free tile it rests; upon someone it settles the conflict and moves again (LAB-16)."""
    tile = state.tiles[figure]
    if state.moa == tile:
        state.first(("walk", figure, origin, state.pace[figure], "conflict"))
        meet_moa(state, figure, False, tell)
    elif state.tiles.count(tile) > 1:
        state.first(("walk", figure, origin, state.pace[figure], "conflict"))
        standing = [other for other, at in enumerate(state.tiles) if at == tile]
        meet(state, figure, next(other for other in standing if other != figure), tell)
    else:
        spring(state, figure, origin, chance, tell)
