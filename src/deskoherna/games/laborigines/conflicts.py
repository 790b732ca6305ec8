"""Two figures on one tile (LAB-17, LAB-18)."""

from __future__ import annotations

from deskoherna.kernel import Chance, Tell

from .dropping_out import CHECK
from .energy import cannot_gain, lay_down
from .events import InfectionPassed, Met, MetMoa
from .flag import gain_flag, lose_flag
from .pieces import OUT
from .position import Position


def meet_moa(state: Position, figure: int, moa_moved: bool, tell: Tell) -> None:
    """Whichever moved, the laborigine lays down 2 or loses the flag (LAB-17)."""
    tell and tell(MetMoa(*state.named(figure), state.moa + 1, moa_moved))
    if state.flag == figure:
        lose_flag(state, "moa", tell)
    else:
        state.first(CHECK)
        lay_down(state, figure, 2, tell)


def meet(state: Position, figure: int, other: int, tell: Tell) -> None:
    """The mover takes 2 or the flag from the other, and an infection passes (LAB-18)."""
    seat, stander = state.cast.owner[figure], state.cast.owner[other]
    tile = state.tiles[figure] + 1
    tell and tell(Met(*state.named(figure), tile, state.cast.names[other], stander))
    state.first(("pass_infection", figure, other))
    if state.flag == other:
        gain_flag(state, figure, "met", tell)
    elif seat != stander and not cannot_gain(state, figure, tell):  # LAB-R9, LAB-R17
        state.first(("hand", stander, seat, 2), CHECK)


def do_pass_infection(state: Position, chance: Chance, tell: Tell, figure: int, other: int) -> None:
    """If just one of the two is infected (LAB-18) and both are still there (LAB-R18)."""
    if OUT in (state.tiles[figure], state.tiles[other]):
        return
    if state.infected[figure] != state.infected[other]:
        giver, taker = (figure, other) if state.infected[figure] else (other, figure)
        state.infected[giver], state.infected[taker] = False, True
        taker_seat, taker_name = state.named(taker)
        tell and tell(InfectionPassed(*state.named(giver), taker_name, taker_seat))
