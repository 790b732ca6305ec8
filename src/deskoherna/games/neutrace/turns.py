"""A turn is one action: a card is placed, a token is used, or the seat passes (NEU-12)."""

from __future__ import annotations

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .actions import Actions
from .events import Passed
from .laying import place
from .module import enter
from .moves import Pass, Place, Token
from .pieces import KIND_SHOWN, kinds_in
from .position import Asks, Position


def do_turn(state: Position, chance: Chance, tell: Tell, seat: int, passes: int) -> None:
    """Passes are counted; once all have passed, the round is over (NEU-18, NEU-R10)."""
    if passes == state.seats:
        state.first(*(("evaluate", seat) for seat in state.from_burner()), ("close",))  # NEU-26
    elif actions(state, seat).any():  # NEU-R16: judged anew
        state.first(("act", seat, passes))
    else:
        pass_by(state, seat, passes, tell)


def actions(state: Position, seat: int) -> Actions:
    return Actions(
        tuple(state.hands[seat]),
        bytes(state.cells),
        seat == state.reserver,
        state.stock(seat),
        state.tokens[seat],
        bytes(state.orbitals),
        state.is_drawable(),
        kinds_opposite(state, seat),
    )


def kinds_opposite(state: Position, seat: int) -> int:
    kinds = 0
    for other, hand in enumerate(state.hands):
        if other != seat:
            kinds |= kinds_in(hand)
    return kinds


def ask_act(state: Position, seat: int, passes: int) -> Asks:
    moves = actions(state, seat)
    return {seat: Ask("NEU-12", "neutrace-ask-act", (Place, Token, Pass), moves)}


def refuse_act(
    state: Position, seat: int, move: Place | Token | Pass, _seat: int, passes: int
) -> Refusal | None:
    return actions(state, seat).refusal(move)


def answer_act(
    state: Position,
    seat: int,
    move: Place | Token | Pass,
    chance: Chance,
    tell: Tell,
    _seat: int,
    passes: int,
) -> None:
    if isinstance(move, Pass):
        pass_by(state, seat, passes, tell)
        return
    state.first(("turn", state.after(seat), 0))
    if isinstance(move, Place):
        place(state, seat, move, tell)
        state.first(("draw", seat, KIND_SHOWN[move.face]))  # NEU-16
    else:
        enter(state, seat, move.orbital, tell)


def pass_by(state: Position, seat: int, passes: int, tell: Tell) -> None:
    tell and tell(Passed(seat))
    state.first(("turn", state.after(seat), passes + 1))
