"""Which rule forbids a move to a seat that is not asked for it.

All of this everybody can see; of votes and figures in clay, only the seat's own are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from deskoherna.kernel import Refusal

from .clay import AnyClay, Clay
from .moves import (
    Assign,
    Energy,
    FlagTo,
    Go,
    LaboriginesMove,
    OwnChoice,
    OwnLast,
    Pass,
    Pay,
    Place,
    Vote,
)
from .pieces import COLOURS, COURSES, NOBODY, OUT, PRICE, SHADES
from .position import Position


def forbidden(state: Position, seat: int, move: LaboriginesMove) -> Refusal | None:
    """Why the seat may not make this move now, unless it is asked for one of this kind."""
    if not 0 <= seat < state.lab.seats or not state.agenda:
        return None
    if state.fallen[seat]:
        return Refusal("LAB-7", "laborigines-you-are-out")
    return REFUSALS[type(move)](state, seat)


# Before the first turn


def _clay(state: Position, seat: int) -> Refusal:
    if not state.lab.modelling:
        return Refusal("LAB-R24", "laborigines-modelling-skipped")
    return Refusal("LAB-2", "laborigines-modelled-already")


def _place(state: Position, seat: int) -> Refusal:
    if any(state.tiles[figure] == OUT for figure in state.own(seat)):
        return Refusal("LAB-R15", "laborigines-place-order")
    return Refusal("LAB-2", "laborigines-placed-already")


def _vote(state: Position, seat: int) -> Refusal:
    step = state.agenda[-1][0]
    if not state.lab.modelling:
        return Refusal("LAB-R24", "laborigines-vote-skipped")
    if step in ("model", "place"):
        return Refusal("LAB-R24", "laborigines-vote-later")
    if step == "vote":
        return Refusal("LAB-R24", "laborigines-voted-already")
    return Refusal("LAB-R24", "laborigines-vote-over")


# In a turn


def _others_turn(state: Position, seat: int) -> Refusal | None:
    """Turns go clockwise from the prettiest one on (LAB-5)."""
    if state.turn == NOBODY:
        return Refusal("LAB-5", "laborigines-not-begun")
    if state.turn != seat:
        return Refusal("LAB-5", "laborigines-others-turn", seat=state.turn)
    return None


def _assign(state: Position, seat: int) -> Refusal:
    return _others_turn(state, seat) or Refusal("LAB-13", "laborigines-dice-assigned")


def _flag_to(state: Position, seat: int) -> Refusal:
    if not state.lab.twins:
        return Refusal("LAB-43", "laborigines-flag-alone")
    return Refusal("LAB-43", "laborigines-flag-choice")


def _pay(state: Position, seat: int) -> Refusal:
    if state.turn == NOBODY:
        return Refusal("LAB-5", "laborigines-not-begun")
    if state.turn == seat:
        return Refusal("LAB-R6", "laborigines-pay-oneself")
    colour = state.cast.colour[state.turn]
    pieces = state.stores[SHADES * seat + colour]
    if pieces < PRICE:
        return Refusal(
            "LAB-19", "laborigines-price", price=PRICE, colour=COLOURS[colour], pieces=pieces
        )
    if state.agenda[-1][0] != "offer":
        return Refusal("LAB-19", "laborigines-pay-when")
    asked = _offered(state)
    if _after_mover(state, seat) < _after_mover(state, asked):
        return Refusal("LAB-R6", "laborigines-pay-declined")
    return Refusal("LAB-19", "laborigines-pay-precedence", seat=asked)


def _pass(state: Position, seat: int) -> Refusal:
    if state.turn == NOBODY:
        return Refusal("LAB-5", "laborigines-not-begun")
    return Refusal("LAB-R6", "laborigines-nothing-offered")


def _offered(state: Position) -> int:
    """The seat that is asked whether it pays."""
    return int(state.turn + state.agenda[-1][1]) % state.lab.seats


def _after_mover(state: Position, seat: int) -> int:
    """How many seats clockwise after the one on turn."""
    return (seat - state.turn) % state.lab.seats


def _go(state: Position, seat: int) -> Refusal:
    if refusal := _others_turn(state, seat) or _before_going(state):
        return refusal
    if ("go",) in state.agenda:
        return Refusal("LAB-19", "laborigines-course-paid", course=COURSES[state.course])
    return Refusal("LAB-15", "laborigines-course-settled")


def _before_going(state: Position) -> Refusal | None:
    """What has to be decided before the course is."""
    step = state.agenda[-1][0]
    if step == "assign":
        return Refusal("LAB-13", "laborigines-dice-first")
    if step == "flag_twin":
        return Refusal("LAB-43", "laborigines-flag-first")
    if step == "offer":
        return Refusal("LAB-19", "laborigines-offer-first", seat=_offered(state))
    if not state.course:
        return Refusal("LAB-15", "laborigines-go-later")
    return None


# Colours


def _energy(state: Position, seat: int) -> Refusal:
    step, *numbers = state.agenda[-1]
    if step == "lay_piece":
        owner = state.cast.owner[numbers[0]]
        return Refusal("LAB-R5", "laborigines-owner-chooses", seat=owner)
    if step == "hand_piece":
        return Refusal("LAB-10", "laborigines-mover-chooses", seat=state.turn)
    return Refusal("LAB-9", "laborigines-nothing-to-lay-down")


def _own_last(state: Position, seat: int) -> Refusal:
    if state.delegated[seat]:
        return Refusal("LAB-R5", "laborigines-delegated-already")
    return Refusal("LAB-R5", "laborigines-own-last-when")


def _own_choice(state: Position, seat: int) -> Refusal:
    if state.delegated[seat]:
        return Refusal("LAB-R5", "laborigines-own-choice-when")
    return Refusal("LAB-R5", "laborigines-choosing-already")


REFUSALS: Mapping[type[LaboriginesMove], Callable[[Position, int], Refusal]] = {
    Clay: _clay,
    AnyClay: _clay,
    Place: _place,
    Vote: _vote,
    Assign: _assign,
    FlagTo: _flag_to,
    Pay: _pay,
    Pass: _pass,
    Go: _go,
    Energy: _energy,
    OwnLast: _own_last,
    OwnChoice: _own_choice,
}
