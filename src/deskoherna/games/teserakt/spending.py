"""What an action costs: one of those that are left, unless a skill gives it for free."""

from __future__ import annotations

from .position import ACTIONS, Position

EXTRACT, ADJUST, TRANSFER, ANALYSIS, STABILISE, SPECIAL = (1 << bit for bit in range(6))
GIFTS = {TRANSFER: "courier", ANALYSIS: "analyst"}  # the skills that give one for free each turn


def free(state: Position, kind: int) -> bool:
    """Whether an action of this kind would cost nothing now (TES-R5)."""
    gift = GIFTS.get(kind)
    return gift is not None and not state.used & kind and state.has(state.turn, gift)


def spend(state: Position, kind: int) -> None:
    if free(state, kind):
        state.used |= kind
        return
    state.actions -= 1
    state.taken += 1
    state.done |= kind
    all_different = state.taken == ACTIONS == state.done.bit_count()
    if all_different and state.has(state.turn, "versatile"):
        state.actions += 1  # TES-R5
