"""Transfers from lab to lab, which need consent (TES-20, TES-R14, TES-R26)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from deskoherna.kernel import Ask, Chance, Tell

from . import handling
from .events import Declined, Requested
from .moves import NO, YES, Answer, TeseraktMove, Transfer, transfer
from .position import Position, letter, name_of
from .spending import TRANSFER, spend


def transfers(state: Position) -> Iterator[TeseraktMove]:
    mine, labs = state.turn, state.labs
    for other in range(len(labs)):
        for source, target in ((mine, other), (other, mine)) if other != mine else ():
            if state.room(target):
                moves = (transfer(source, die, target) for die in dict.fromkeys(labs[source]))
                yield from (move for move in moves if move not in state.refused)  # TES-R26


def request(state: Position, move: Transfer, tell: Tell) -> None:
    """Ask the other player, unless it is the same one (TES-R1)."""
    other = move.target if move.source == state.turn else move.source
    if state.seat(other) == state.seat(state.turn):
        _agreed(state, move.source, move.die, move.target, tell)
        return
    giving = move.source == state.turn
    tell and tell(Requested(letter(state.turn), letter(other), name_of(move.die), giving))
    state.first(("consent", move.source, move.die, move.target))


def ask_consent(
    state: Position, source: int, die: int, target: int
) -> Mapping[int, Ask[TeseraktMove]]:
    giving = source == state.turn
    other = target if giving else source
    arguments = {
        "who": letter(state.turn),
        "die": name_of(die),
        "giving": "yes" if giving else "no",
    }
    return {
        state.seat(other): Ask(
            "TES-R14",
            "teserakt-ask-consent",
            (Answer,),
            (YES, NO),
            arguments=arguments,
            overdue=NO,
            offer=True,
        )
    }


def answer_consent(
    state: Position,
    seat: int,
    move: Answer,
    chance: Chance,
    tell: Tell,
    source: int,
    die: int,
    target: int,
) -> None:
    if move.yes:
        _agreed(state, source, die, target, tell)
        return
    other = target if source == state.turn else source
    state.refused.append(transfer(source, die, target))  # TES-R26
    tell and tell(Declined(letter(other)))


def _agreed(state: Position, source: int, die: int, target: int, tell: Tell) -> None:
    spend(state, TRANSFER)
    handling.transfer(state, source, die, target, tell, "TES-20")
