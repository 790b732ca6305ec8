"""What happens to those who have no energy left (LAB-7, LAB-8), and when the game ends."""

from __future__ import annotations

from deskoherna.kernel import Chance, Tell

from .events import DroppedOut, FlagGone, Vanished, Won
from .pieces import COLOURS, GONE, OUT, RING, SHADES
from .position import Position
from .results import final

CHECK = ("drop_outs",)  # the step that follows every loss of energy


def do_drop_outs(state: Position, chance: Chance, tell: Tell) -> None:
    """A seat without energy drops out, with its colour, and so on: one moment (LAB-R19)."""
    if not _spent(state):
        return
    moment = max(state.fallen) + 1
    while fallen := _spent(state):
        for seat in fallen:
            _drop_out(state, seat, moment, tell)
        for colour in dict.fromkeys(state.cast.colour[seat] for seat in fallen):
            _vanish(state, colour, tell)
    if state.flag != GONE:
        state.flag = GONE  # LAB-8
        tell and tell(FlagGone())
    if state.colours_left() < 2:
        _end(state, tell)


def _spent(state: Position) -> list[int]:
    """Seats that are left and have no energy."""
    stores = state.stores
    return [
        seat
        for seat, moment in enumerate(state.fallen)
        if not moment and not any(stores[SHADES * seat : SHADES * (seat + 1)])
    ]


def _drop_out(state: Position, seat: int, moment: int, tell: Tell) -> None:
    state.fallen[seat] = moment
    for figure in state.own(seat):
        state.tiles[figure] = OUT
        state.infected[figure] = state.acid[figure] = False
    tell and tell(DroppedOut(seat))


def _vanish(state: Position, colour: int, tell: Tell) -> None:
    """All energy of the colour leaves the game, wherever it is (LAB-7)."""
    lost = tuple(state.stores[colour::SHADES])
    lying = sum(state.lying[colour::SHADES])
    state.stores[colour::SHADES] = [0] * state.lab.seats
    state.lying[colour::SHADES] = [0] * RING
    if lying or any(lost):
        tell and tell(Vanished(COLOURS[colour], lost, lying))


def _end(state: Position, tell: Tell) -> None:
    """The moment one colour is left, or none, nothing more is to be done (LAB-R7)."""
    state.agenda.clear()
    result = final(state)
    tell and tell(Won(result.winners, result.rule))
