"""The immunity flag: how it is gained and lost (LAB-12, LAB-23, LAB-43)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Ask, Chance, Tell

from .events import FlagGained, FlagLost
from .moves import FlagTo, LaboriginesMove
from .pieces import GONE, NOBODY
from .position import Position


def gain_flag(state: Position, figure: int, cause: str, tell: Tell) -> bool:
    """The figure takes it from whoever has it (LAB-12). Says whether anything came of it."""
    holder = state.flag
    barred = figure in state.barred  # LAB-23: only taken from its holder
    if holder in (GONE, figure) or (barred and holder == NOBODY):
        return False
    if barred:
        lose_flag(state, "disease", tell, state.cast.names[figure])
        return True
    state.flag = figure
    loser = "" if holder == NOBODY else state.cast.names[holder]
    tell and tell(FlagGained(*state.named(figure), cause, loser))
    return True


def lose_flag(state: Position, cause: str, tell: Tell, by: str = "") -> None:
    """It lies aside until someone gains it (LAB-R12)."""
    tell and tell(FlagLost(*state.named(state.flag), cause, by))
    state.flag = NOBODY


def do_flag(state: Position, chance: Chance, tell: Tell, seat: int, cause: str) -> None:
    """The seat gains the flag for its figure, or for one of its twins (LAB-43)."""
    if state.flag == GONE:
        return
    if state.lab.twins:
        state.first(("flag_twin", seat, cause))
    else:
        gain_flag(state, state.own(seat)[0], cause, tell)


def ask_flag_twin(state: Position, seat: int, cause: str) -> Mapping[int, Ask[LaboriginesMove]]:
    moves = (FlagTo(0), FlagTo(1))
    rule = "LAB-R27" if cause == "prettiest" else "LAB-43"
    return {seat: Ask(rule, "laborigines-ask-flag", (FlagTo,), moves)}


def answer_flag_twin(
    state: Position,
    seat: int,
    move: FlagTo,
    chance: Chance,
    tell: Tell,
    whose: int,
    cause: str,
) -> None:
    gain_flag(state, state.own(seat)[move.twin], cause, tell)
