"""Evaluation and the end of a turn (EST-11 to EST-19, EST-21)."""

from __future__ import annotations

from deskoherna.kernel import Chance, Tell

from .circle import Circle, Past, next_roles, pair
from .events import (
    Completed,
    Exchanged,
    GaveBack,
    Missed,
    NegaterPassed,
    NotAgain,
    QuanterPassed,
    Shown,
    Thwarted,
)
from .pieces import COLOURS


def do_evaluate(state: Circle, chance: Chance, tell: Tell) -> None:
    """All answers are shown at once (EST-11)."""
    right = state.answers[state.quanter]
    for seat in _in_order(state):
        tell and tell(_shown(state, seat, right))
    hits = [seat for seat in state.others() if state.answers[seat] == right]
    if state.negater in hits:
        tell and tell(Thwarted(state.negater, COLOURS[right]))  # EST-13
    elif hits:
        for seat in hits:  # each with the Quanter alone (EST-16)
            _exchange(state, seat, tell)
    else:
        tell and tell(Missed(state.quanter, COLOURS[right]))  # EST-12
    _remember(state)
    if completed := state.completed():  # EST-20, EST-R6
        state.agenda.clear()
        state.clear()
        tell and tell(Completed(completed))


def _in_order(state: Circle) -> list[int]:
    """The Quanter, then the others clockwise."""
    seats = state.terms.seats
    return [(state.quanter + nth) % seats for nth in range(seats)]


def _shown(state: Circle, seat: int, right: int) -> Shown:
    answer = state.answers[seat]
    colour = COLOURS[answer] if answer >= 0 else None
    return Shown(seat, state.role(seat), colour, seat != state.quanter and answer == right)


def _exchange(state: Circle, seat: int, tell: Tell) -> None:
    """The Quanter and an Estimater who guessed each give a piece of their own letter."""
    about = (state.quanter, seat, state.letter(state.quanter), state.letter(seat))
    two = pair(state.quanter, seat)
    if two not in state.pairs:
        state.pairs.append(two)
        state.pairs.sort()
        tell and tell(Exchanged(*about))  # EST-14
    elif not state.terms.advanced:
        tell and tell(NotAgain(*about))  # EST-15
    else:
        state.pairs.remove(two)
        tell and tell(GaveBack(*about))  # EST-21


def _remember(state: Circle) -> None:
    hint = (state.form, state.words, tuple(state.sketch))
    state.last = Past(
        state.turns, state.quanter, state.negater, state.ban, *hint, tuple(state.answers)
    )


# The end of a turn


def do_pass_on(state: Circle, chance: Chance, tell: Tell) -> None:
    before = state.roles
    state.roles = after = next_roles(before, state.terms.seats)
    moved = after.negater != before.negater
    if moved:
        tell and tell(NegaterPassed(after.negater, before.negater))
    skipped = (before.quanter + 1) % state.terms.seats != after.quanter
    tell and tell(QuanterPassed(after.quanter, before.quanter, skipped, skipped and moved))
    state.first(("turn",))
