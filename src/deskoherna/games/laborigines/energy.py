"""Energy: laying down, handing over, gaining (LAB-9 to LAB-11, LAB-25 to LAB-28)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Argument, Ask, Chance, Refusal, Tell

from .colours import colour_ask, delegate, own_first, own_last
from .events import Collected, CouldNotGain, HandedOver, LaidDown, Mutated, Protected
from .moves import Energy, LaboriginesMove
from .pieces import BENIGN, COLOURS, DISEASES, MALIGN, SHADES, STORAGE
from .position import Position

MUTATED = {BENIGN: -1, MALIGN: 1}  # LAB-25, LAB-26


def is_sheltered(state: Position, figure: int, tell: Tell) -> bool:
    """The flag wards off every loss of energy (LAB-11)."""
    if state.flag != figure:
        return False
    tell and tell(Protected(*state.named(figure)))
    return True


# Laying down


def lay_down(state: Position, figure: int, amount: int, tell: Tell, sheltered: bool = True) -> None:
    """Next, the figure lays down that much, unless the flag shelters it."""
    if not amount:
        return  # LAB-R20
    if sheltered and is_sheltered(state, figure, tell):
        return
    if state.infected[figure] and state.disease in MUTATED:
        amount += MUTATED[state.disease]  # LAB-R13: so never below zero
        tell and tell(Mutated(*state.named(figure), DISEASES[state.disease], amount))
    state.first(("lay", figure, amount, 0))


def do_lay(state: Position, chance: Chance, tell: Tell, figure: int, left: int, nth: int) -> None:
    """The pieces one by one, as long as there is nothing to choose."""
    seat = state.cast.owner[figure]
    while left and (shades := state.shades(seat)):
        if len(shades) > 1 and not state.delegated[seat]:
            state.first(("lay_piece", figure, left, nth))
            return
        _lay(state, figure, own_last(state, seat, shades), nth, tell)
        left, nth = left - 1, nth + 1


def _lay(state: Position, figure: int, colour: int, nth: int, tell: Tell) -> None:
    seat, tile = state.cast.owner[figure], state.tiles[figure]  # LAB-R8: also on its way
    state.stores[SHADES * seat + colour] -= 1
    out = nth % 2 == 1  # LAB-9
    if not out:
        state.lying[SHADES * tile + colour] += 1
    tell and tell(_laid_down(state, figure, colour, out))


def _laid_down(state: Position, figure: int, colour: int, out: bool) -> LaidDown:
    return LaidDown(*state.named(figure), state.tiles[figure] + 1, COLOURS[colour], out)


def ask_lay_piece(
    state: Position, figure: int, left: int, nth: int
) -> Mapping[int, Ask[LaboriginesMove]]:
    seat = state.cast.owner[figure]
    arguments: dict[str, Argument] = {
        "figure": state.cast.names[figure],
        "left": min(left, state.energy(seat)),
        "where": "out" if nth % 2 else "tile",
        "tile": state.tiles[figure] + 1,
    }
    return {seat: colour_ask("LAB-R5", "laborigines-ask-lay", state.shades(seat), arguments)}


def refuse_lay_piece(
    state: Position, seat: int, move: LaboriginesMove, figure: int, left: int, nth: int
) -> Refusal | None:
    if colour := _lacking(state, seat, move):
        return Refusal("LAB-9", "laborigines-no-such-energy", seat=seat, colour=colour)
    return None


def answer_lay_piece(
    state: Position,
    seat: int,
    move: LaboriginesMove,
    chance: Chance,
    tell: Tell,
    figure: int,
    left: int,
    nth: int,
) -> None:
    if isinstance(move, Energy):
        _lay(state, figure, move.colour, nth, tell)
        left, nth = left - 1, nth + 1
    else:
        delegate(state, seat, True, tell)
    state.first(("lay", figure, left, nth))


def _lacking(state: Position, owner: int, move: LaboriginesMove) -> str | None:
    """The colour of a piece that is to be given away, if its owner has none of it."""
    if isinstance(move, Energy) and move.colour not in state.shades(owner):
        return COLOURS[move.colour]
    return None


# Handing over


def do_hand(state: Position, chance: Chance, tell: Tell, giver: int, taker: int, left: int) -> None:
    """From one store to another; where all of it goes, there is nothing to choose (LAB-R9)."""
    chosen = own_last if state.turn == giver else own_first
    while left and (shades := state.shades(giver)):
        if len(shades) > 1 and not state.delegated[state.turn] and state.energy(giver) > left:
            state.first(("hand_piece", giver, taker, left))
            return
        _hand(state, giver, taker, chosen(state, giver, shades), tell)
        left -= 1


def _hand(state: Position, giver: int, taker: int, colour: int, tell: Tell) -> None:
    state.stores[SHADES * giver + colour] -= 1
    state.stores[SHADES * taker + colour] += 1
    tell and tell(HandedOver(giver, taker, COLOURS[colour]))


def ask_hand_piece(
    state: Position, giver: int, taker: int, left: int
) -> Mapping[int, Ask[LaboriginesMove]]:
    """The seat on turn chooses, whether it gives or takes (LAB-10)."""
    key = "laborigines-ask-give" if state.turn == giver else "laborigines-ask-take"
    arguments = {"giver": giver, "taker": taker, "left": left}
    return {state.turn: colour_ask("LAB-10", key, state.shades(giver), arguments)}


def refuse_hand_piece(
    state: Position, seat: int, move: LaboriginesMove, giver: int, taker: int, left: int
) -> Refusal | None:
    if colour := _lacking(state, giver, move):
        return Refusal("LAB-10", "laborigines-no-such-energy", seat=giver, colour=colour)
    return None


def answer_hand_piece(
    state: Position,
    seat: int,
    move: LaboriginesMove,
    chance: Chance,
    tell: Tell,
    giver: int,
    taker: int,
    left: int,
) -> None:
    if isinstance(move, Energy):
        _hand(state, giver, taker, move.colour, tell)
        left -= 1
    else:
        delegate(state, seat, True, tell)
    state.first(("hand", giver, taker, left))


# Gaining


def collect(state: Position, figure: int, tell: Tell) -> None:
    """All that lies on the tile (LAB-28)."""
    tile, seat = state.tiles[figure], state.cast.owner[figure]
    lying = state.lying[SHADES * tile : SHADES * (tile + 1)]
    if not any(lying) or cannot_gain(state, figure, tell):
        return
    state.lying[SHADES * tile : SHADES * (tile + 1)] = [0] * SHADES
    for colour, pieces in enumerate(lying):
        state.stores[SHADES * seat + colour] += pieces
    tell and tell(Collected(*state.named(figure), tile + 1, tuple(lying)))


def cannot_gain(state: Position, figure: int, tell: Tell) -> bool:
    if not state.suffers(figure, STORAGE):  # LAB-27
        return False
    tell and tell(CouldNotGain(*state.named(figure)))
    return True
