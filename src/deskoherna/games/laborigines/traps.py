"""Phase 4, the trap (LAB-28 to LAB-40)."""

from __future__ import annotations

from collections.abc import Callable

from deskoherna.kernel import Chance, Tell

from .diseases import infect, turn_up
from .dropping_out import CHECK
from .energy import cannot_gain, collect, is_sheltered, lay_down
from .events import AcidGone, AcidTaken, BoltTaken, Charity, Sprung, Turned, WentNowhere
from .flag import gain_flag
from .pieces import FOOTPRINT, GREEN, GROUND, SIDE, SIDES, STORAGE
from .position import Position


def spring(state: Position, figure: int, origin: int, chance: Chance, tell: Tell) -> None:
    """The figure has come to rest; its move began at `origin` (LAB-28)."""
    collect(state, figure, tell)
    tile = state.tiles[figure]
    side = turn_over(state, tile)
    tell and tell(_turned(state, figure))
    if side == FOOTPRINT and tile != origin:
        _footprint(state, figure, tell)
        return
    _end_acid(state, figure, tell)
    if side == FOOTPRINT:
        tell and tell(WentNowhere(*state.named(figure)))  # LAB-R21
    else:
        EFFECTS[side](state, figure, chance, tell)


def _turned(state: Position, figure: int) -> Turned:
    tile = state.tiles[figure]
    side = SIDES[state.up[tile]]
    return Turned(*state.named(figure), tile + 1, side, GROUND[side])


def _sprung(state: Position, figure: int, side: str, amount: int = 0) -> Sprung:
    return Sprung(*state.named(figure), side, amount)


def turn_over(state: Position, tile: int) -> int:
    """Turn a tile, and say what lies on top now; whoever looks on knows both its sides."""
    state.up[tile], state.down[tile] = state.down[tile], state.up[tile]
    if tile in state.seen:
        state.seen.remove(tile)
    state.seen.append(tile)
    return state.up[tile]


def _end_acid(state: Position, figure: int, tell: Tell) -> None:
    """The movement is over, and with it the acid of an earlier turn (LAB-34, LAB-R10)."""
    if state.acid[figure]:
        state.acid[figure] = False
        tell and tell(AcidGone(*state.named(figure)))


def _blast(state: Position, figure: int, side: str, amount: int, tell: Tell) -> None:
    tell and tell(_sprung(state, figure, side, amount))
    state.first(CHECK)
    lay_down(state, figure, amount, tell)


def _footprint(state: Position, figure: int, tell: Tell) -> None:
    """Back to phase 3b, the same way (LAB-29)."""
    tell and tell(_sprung(state, figure, "footprint"))
    state.first(("walk", figure, state.tiles[figure], state.pace[figure], "footprint"))


def _disease(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    infect(state, figure, tell)  # LAB-30
    turn_up(state, chance, tell)


def _charity(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    seat = state.cast.owner[figure]
    least = min(map(state.energy, state.seats_left()))
    poorest = [other for other in state.seats_left() if state.energy(other) == least]
    amount = 0 if seat in poorest else 3  # LAB-31
    poor = poorest[0] if amount and len(poorest) == 1 else None
    tell and tell(Charity(*state.named(figure), amount, poor))
    if poor is None:
        state.first(CHECK)
        lay_down(state, figure, amount, tell)
    elif is_sheltered(state, figure, tell):
        return
    elif all(state.suffers(other, STORAGE) for other in state.own(poor)):  # LAB-R9, LAB-R17
        cannot_gain(state, state.own(poor)[0], tell)
    else:
        state.first(("hand", seat, poor, amount), CHECK)


def _radiation(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    green = sum(side in GREEN for side in state.up)  # LAB-32
    _blast(state, figure, "radiation", green, tell)


def _lightning(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    state.bolts[figure] += 1  # LAB-33
    tell and tell(BoltTaken(*state.named(figure), state.bolts[figure]))
    struck = [figure, *(other for other in state.in_the_ring() if other != figure)]
    state.first(*[("strike", other) for other in struck], CHECK)  # LAB-R19


def do_strike(state: Position, chance: Chance, tell: Tell, figure: int) -> None:
    if bolts := state.bolts[figure]:
        tell and tell(_sprung(state, figure, "lightning", bolts))
        lay_down(state, figure, bolts, tell)


def _acid(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    state.acid[figure] = True  # LAB-34
    tell and tell(AcidTaken(*state.named(figure)))


def _small_explosion(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    _blast(state, figure, "small-explosion", 4, tell)  # LAB-35


def _big_explosion(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    _blast(state, figure, "big-explosion", 8, tell)  # LAB-36


def _healing(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    tell and tell(_sprung(state, figure, "healing", 1))  # LAB-37
    if cannot_gain(state, figure, tell):
        return
    givers = dict.fromkeys(state.cast.owner[other] for other in state.in_the_ring())
    others = [("heal", giver) for giver in givers if giver != state.cast.owner[figure]]
    state.first(*others, CHECK)  # LAB-R19


def do_heal(state: Position, chance: Chance, tell: Tell, giver: int) -> None:
    """One piece from each laborigine of a seat (LAB-37, LAB-R17)."""
    taken = sum(not is_sheltered(state, figure, tell) for figure in state.own(giver))
    state.first(("hand", giver, state.turn, taken))


def _flag(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    if not gain_flag(state, figure, "tile", tell):  # LAB-38
        tell and tell(_sprung(state, figure, "flag"))


def _danger(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    tell and tell(_sprung(state, figure, "danger"))  # LAB-39


def _harmless(state: Position, figure: int, chance: Chance, tell: Tell) -> None:
    tell and tell(_sprung(state, figure, "harmless"))  # LAB-40


EFFECTS: dict[int, Callable[[Position, int, Chance, Tell], None]] = {
    SIDE[side]: effect
    for side, effect in {
        "disease": _disease,
        "charity": _charity,
        "radiation": _radiation,
        "lightning": _lightning,
        "acid": _acid,
        "small-explosion": _small_explosion,
        "big-explosion": _big_explosion,
        "healing": _healing,
        "flag": _flag,
        "danger": _danger,
        "harmless": _harmless,
    }.items()
}
