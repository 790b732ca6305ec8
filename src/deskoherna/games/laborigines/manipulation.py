"""Between phases 2 and 3: others may buy the course of the moving laborigine (LAB-19, LAB-R6)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Argument, Ask, Chance, Tell

from .dropping_out import CHECK
from .events import Manipulated
from .moves import WAYS, LaboriginesMove, Pass, Pay
from .pieces import COLOURS, COURSES, PRICE, SHADES
from .position import Position

OFFERED: tuple[LaboriginesMove, ...] = (*map(Pay, WAYS), Pass())


def do_offers(state: Position, chance: Chance, tell: Tell, nth: int) -> None:
    """Seats are asked clockwise after the moving one, if they can pay."""
    if state.fallen[state.turn]:
        return
    colour, seats = state.cast.colour[state.turn], state.lab.seats
    for after in range(nth, seats):
        if state.stores[SHADES * ((state.turn + after) % seats) + colour] >= PRICE:
            state.first(("offer", after))
            return


def ask_offer(state: Position, nth: int) -> Mapping[int, Ask[LaboriginesMove]]:
    figure = state.own(state.turn)[0]
    arguments: dict[str, Argument] = {
        "mover": state.turn,
        "figure": state.cast.names[figure],
        "pace": state.pace[figure],
        "other": state.pace[figure + 1 if state.lab.twins else -1],
        "colour": COLOURS[state.cast.colour[state.turn]],
        "price": PRICE,
    }
    key = "laborigines-ask-offer-twins" if state.lab.twins else "laborigines-ask-offer"
    seat = (state.turn + nth) % state.lab.seats
    return {
        seat: Ask(
            "LAB-19", key, (Pay, Pass), OFFERED, arguments=arguments, overdue=Pass(), offer=True
        )
    }


def answer_offer(
    state: Position, seat: int, move: LaboriginesMove, chance: Chance, tell: Tell, nth: int
) -> None:
    if isinstance(move, Pay):
        _manipulate(state, seat, move.course, tell)
    else:
        state.first(("offers", nth + 1))


def _manipulate(state: Position, seat: int, course: int, tell: Tell) -> None:
    """The price leaves the game; the course holds for the whole turn."""
    colour = state.cast.colour[state.turn]
    state.stores[SHADES * seat + colour] -= PRICE
    state.course = course
    figure = state.cast.names[state.own(state.turn)[0]]
    tell and tell(Manipulated(seat, state.turn, figure, COURSES[course], COLOURS[colour], PRICE))
    state.first(CHECK)
