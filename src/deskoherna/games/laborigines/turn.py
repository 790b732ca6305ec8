"""A turn: the dice (LAB-13), and the phases that follow them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .events import Assigned, Rolled
from .moves import Assign, LaboriginesMove, OwnChoice
from .position import Position


def do_turn(state: Position, chance: Chance, tell: Tell, seat: int) -> None:
    begin_turn(state, seat)
    state.dice = list(chance.roll("dice", 2))  # LAB-13
    first, second = state.dice
    tell and tell(Rolled(seat, first, second))
    use_dice(state, tell)


def begin_turn(state: Position, seat: int) -> None:
    """What follows the dice: disease, movement and trap; then it is another seat's turn."""
    state.turns += 1
    state.turn = seat
    state.course = 0
    state.barred = []
    state.first(
        *[("suffer", figure) for figure in state.own(seat) if state.infected[figure]],
        ("offers", 1),
        ("moa",),
        ("go",),
        ("next",),
    )


def do_next(state: Position, chance: Chance, tell: Tell) -> None:
    """Turns go clockwise among those who are left (LAB-5)."""
    seat = (state.turn + 1) % state.lab.seats
    while state.fallen[seat]:
        seat = (seat + 1) % state.lab.seats
    do_turn(state, chance, tell, seat)


# Phase 1: dice


def use_dice(state: Position, tell: Tell) -> None:
    """Equal dice need no question; once they are assigned, a 1 brings the flag (LAB-13)."""
    first, second = state.dice
    if 1 in state.dice:
        state.first(("flag", state.turn, "one"))
    if first == second:
        assign(state, first, tell)
    else:
        state.first(("assign",))


@cache
def assignment(variant: str, first: int, second: int, delegated: bool) -> Ask[LaboriginesMove]:
    """A seat that left colours to the table may take that back when its turn begins (LAB-R5)."""
    low, high = sorted((first, second))
    moves: tuple[LaboriginesMove, ...] = (Assign(low), Assign(high))
    kinds: tuple[type[LaboriginesMove], ...] = (Assign,)
    if delegated:
        moves, kinds = (*moves, OwnChoice()), (*kinds, OwnChoice)
    arguments = {"low": low, "high": high}
    if variant == "twins":
        return Ask("LAB-43", "laborigines-ask-assign-twins", kinds, moves, arguments=arguments)
    return Ask("LAB-13", "laborigines-ask-assign", kinds, moves, arguments=arguments)


def ask_assign(state: Position) -> Mapping[int, Ask[LaboriginesMove]]:
    first, second = state.dice
    delegated = state.delegated[state.turn]
    return {state.turn: assignment(state.lab.variant, first, second, delegated)}


def refuse_assign(state: Position, seat: int, move: Assign) -> Refusal | None:
    if move.die in state.dice:
        return None
    first, second = state.dice
    return Refusal("LAB-13", "laborigines-no-such-die", die=move.die, first=first, second=second)


def answer_assign(state: Position, seat: int, move: Assign, chance: Chance, tell: Tell) -> None:
    assign(state, move.die, tell)


def assign(state: Position, die: int, tell: Tell) -> None:
    """The die goes to the seat's figure, the other one to Moa or to the other twin."""
    other = sum(state.dice) - die
    figure = state.own(state.turn)[0]
    state.pace[figure], state.pace[figure + 1 if state.lab.twins else -1] = die, other
    tell and tell(_assigned(state, figure, die, other))


def _assigned(state: Position, figure: int, die: int, other: int) -> Assigned:
    return Assigned(*state.named(figure), die, other)
