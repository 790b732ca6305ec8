"""The disease of all the infected: how it acts in phase 2 (LAB-14, LAB-20 to LAB-24), and how
another one comes up (LAB-30)."""

from __future__ import annotations

from deskoherna.kernel import Chance, Tell

from .dropping_out import CHECK
from .energy import lay_down
from .events import DiseaseTurned, Infected, Suffered
from .flag import lose_flag
from .pieces import (
    DISEASES,
    HYPERACTIVITY,
    IMMUNITY_LOSS,
    INFERIORITY,
    LEPROSY,
    LIMPING,
    OUT,
)
from .position import Position


def do_suffer(state: Position, chance: Chance, tell: Tell, figure: int) -> None:
    """What the current disease does to one of the infected, before it moves (LAB-14)."""
    if state.tiles[figure] == OUT:
        return
    disease = state.disease
    if disease == LEPROSY:
        _suffer(state, figure, 1, tell)  # LAB-20
    elif disease == INFERIORITY and 1 in state.dice:
        _suffer(state, figure, 2, tell, sheltered=False)  # LAB-21
    elif disease == LIMPING and state.pace[figure] % 2 == 0:
        _suffer(state, figure, 2, tell)  # LAB-22
    elif disease == IMMUNITY_LOSS:
        _suffer(state, figure, 0, tell)
        state.barred.append(figure)  # LAB-23, LAB-R22
        if state.flag == figure:
            lose_flag(state, "disease", tell)
    elif disease == HYPERACTIVITY:
        _suffer(state, figure, 0, tell)
        state.pace[figure] *= 2  # LAB-24, LAB-R11


def _suffer(state: Position, figure: int, amount: int, tell: Tell, sheltered: bool = True) -> None:
    tell and tell(Suffered(*state.named(figure), DISEASES[state.disease]))
    state.first(CHECK)
    lay_down(state, figure, amount, tell, sheltered)


def infect(state: Position, figure: int, tell: Tell) -> None:
    """The figure is infected, unless it is already (LAB-30)."""
    if not state.infected[figure]:
        state.infected[figure] = True
        tell and tell(Infected(*state.named(figure)))


def turn_up(state: Position, chance: Chance, tell: Tell) -> None:
    """A new disease for all the infected; an empty deck is shuffled again (LAB-30, LAB-R23)."""
    reshuffled = not state.deck
    if reshuffled:
        state.deck = list(range(len(DISEASES)))
    state.disease = state.deck.pop(chance.below("disease", len(state.deck)))
    tell and tell(DiseaseTurned(DISEASES[state.disease], reshuffled))
