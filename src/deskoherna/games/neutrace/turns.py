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


def do_turn(table: Position, chance: Chance, tell: Tell, seat: int, passes: int) -> None:
    """Passes in succession are counted; when all have passed, the round is over (NEU-R10)."""
    if passes == table.seats:
        table.first(*(("evaluate", seat) for seat in table.from_burner()), ("close",))  # NEU-26
    elif actions(table, seat).any():
        table.first(("act", seat, passes))
    else:
        pass_by(table, seat, passes, tell)


def actions(table: Position, seat: int) -> Actions:
    return Actions(
        tuple(table.hands[seat]),
        bytes(table.cells),
        seat == table.reserver,
        table.stock(seat),
        table.tokens[seat],
        bytes(table.orbitals),
        table.is_drawable(),
        kinds_opposite(table, seat),
    )


def kinds_opposite(table: Position, seat: int) -> int:
    kinds = 0
    for other, hand in enumerate(table.hands):
        if other != seat:
            kinds |= kinds_in(hand)
    return kinds


def ask_act(table: Position, seat: int, passes: int) -> Asks:
    moves = actions(table, seat)
    return {seat: Ask("NEU-12", "neutrace-ask-act", (Place, Token, Pass), moves)}


def refuse_act(
    table: Position, seat: int, move: Place | Token | Pass, _seat: int, passes: int
) -> Refusal | None:
    return actions(table, seat).refusal(move)


def answer_act(
    table: Position,
    seat: int,
    move: Place | Token | Pass,
    chance: Chance,
    tell: Tell,
    _seat: int,
    passes: int,
) -> None:
    if isinstance(move, Pass):
        pass_by(table, seat, passes, tell)
        return
    table.first(("turn", table.after(seat), 0))
    if isinstance(move, Place):
        place(table, seat, move, tell)
        table.first(("draw", seat, KIND_SHOWN[move.face]))  # NEU-16
    else:
        enter(table, seat, move.orbital, tell)


def pass_by(table: Position, seat: int, passes: int, tell: Tell) -> None:
    tell and tell(Passed(seat))
    table.first(("turn", table.after(seat), passes + 1))
