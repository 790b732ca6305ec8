"""Moves that come out of order, or from the wrong seat, and the rule that says so.

All of it is decided by what everyone sees: the roles, how far the turn has come, who has answered.
"""

from __future__ import annotations

from deskoherna.kernel import Refusal

from .circle import Circle
from .moves import Answer, Ban, EstimatrixMove, Lapse, Letter, OthersFirst
from .pieces import COLOURS, NO_LETTER


def unasked(  # noqa: PLR0911  # a reason each
    state: Circle, seat: int, move: EstimatrixMove
) -> Refusal:
    """Why the seat may not make this move now, which it is not asked for."""
    step = state.agenda[-1][0]
    match move:
        case Lapse():
            return Refusal("EST-R7", "estimatrix-lapse")
        case Letter():
            return _letter(state, seat)
        case _ if step == "letter":
            return Refusal("EST-2", "estimatrix-letters-first")
        case Ban():
            return _ban(state, seat)
        case OthersFirst():
            return _others_first(state, seat, step)
        case Answer():
            return _answer(state, seat, step)
        case _:
            return _hint(state, seat, step)


def _letter(state: Circle, seat: int) -> Refusal:
    if state.letters[seat] != NO_LETTER:
        return Refusal("EST-2", "estimatrix-letter-chosen", letter=state.letter(seat))
    choosing = state.letters.index(NO_LETTER)
    return Refusal("EST-R3", "estimatrix-letter-order", seat=choosing)


def _ban(state: Circle, seat: int) -> Refusal:
    if seat != state.quanter:
        return Refusal("EST-6", "estimatrix-quanter-bans", seat=state.quanter)
    if state.rolled:
        return Refusal("EST-6", "estimatrix-ban-rolled", colour=COLOURS[state.ban])
    return Refusal("EST-R5", "estimatrix-ban-stands", colour=COLOURS[state.ban])


def _hint(state: Circle, seat: int, step: str) -> Refusal:
    if seat != state.quanter:
        return Refusal("EST-7", "estimatrix-quanter-hints", seat=state.quanter)
    if step == "ban":
        return Refusal("EST-6", "estimatrix-ban-first")
    return Refusal("EST-7", "estimatrix-hint-given")


def _others_first(state: Circle, seat: int, step: str) -> Refusal:
    if seat != state.quanter:
        return Refusal("EST-10", "estimatrix-quanter-leads", seat=state.quanter)
    return _too_early(step) or Refusal("EST-10", "estimatrix-lead-decided")


def _answer(state: Circle, seat: int, step: str) -> Refusal:
    if seat == state.quanter:
        return _too_early(step) or Refusal("EST-R5", "estimatrix-quanter-last")
    if step in ("ban", "hint"):
        return Refusal("EST-7", "estimatrix-no-hint-yet", seat=state.quanter)
    if step == "lead":
        return Refusal("EST-10", "estimatrix-lead-undecided", seat=state.quanter)
    return Refusal("EST-R7", "estimatrix-no-guess")


def _too_early(step: str) -> Refusal | None:
    """What the Quanter has to do before anyone answers."""
    if step == "ban":
        return Refusal("EST-6", "estimatrix-ban-first")
    return Refusal("EST-7", "estimatrix-hint-first") if step == "hint" else None
