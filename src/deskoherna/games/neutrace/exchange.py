"""An exchange: a colour or a size is named, and whoever has it gives a card for a card (NEU-36)."""

from __future__ import annotations

from bisect import insort

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from . import knowledge
from .events import Gave, HasNone, HasOne, Named
from .moves import Give, Name
from .pieces import (
    KIND,
    KIND_NAMES,
    KINDS,
    MOLECULE,
    ROWS,
    SIZES,
    SUBSTANCES,
    card_name,
    kinds_in,
    matches,
)
from .position import NO_CARD, Asks, Position

Arguments = dict[str, str | int]


def ask_name(state: Position, seat: int) -> Asks:
    moves = [
        Name(kind, half)
        for kind in KINDS
        for half in (range(SUBSTANCES) if kind == MOLECULE else SIZES)
        if holds(state, seat, kind)
    ]
    return {seat: Ask("NEU-36", "neutrace-ask-name", (Name,), moves)}


def refuse_name(state: Position, seat: int, move: Name, _seat: int) -> Refusal | None:
    if holds(state, seat, move.kind):
        return None
    return Refusal("NEU-R12", "neutrace-nothing-in-exchange", kind=KIND_NAMES[move.kind])


def answer_name(
    state: Position, seat: int, move: Name, chance: Chance, tell: Tell, _seat: int
) -> None:
    """The first seat clockwise that holds a match gives it (NEU-R12)."""
    kind, half = state.named = move.kind, move.half
    colour = ROWS[half].colour if kind == MOLECULE else ""
    tell and tell(Named(seat, colour, 0 if kind == MOLECULE else half))
    other = state.after(seat)
    while other != seat:
        if any(matches(card, kind, half) for card in state.hands[other]):
            state.promises = [*state.promises, (other, kind, half)]
            state.first(("give", other, seat, kind, half))
            tell and tell(HasOne(other))
            return
        knowledge.has_none(state, other, kind, half)
        tell and tell(HasNone(other))
        other = state.after(other)


def ask_give(state: Position, giver: int, caller: int, kind: int, half: int) -> Asks:
    moves = [Give(card) for card in state.hands[giver] if matches(card, kind, half)]
    arguments: Arguments = {"seat": caller, "kind": KIND_NAMES[kind]}
    key = "neutrace-ask-give"
    return {giver: Ask("NEU-36", key, (Give,), moves, arguments=arguments, overdue=moves[0])}


def refuse_give(
    state: Position, seat: int, move: Give, giver: int, caller: int, kind: int, half: int
) -> Refusal | None:
    if move.card not in state.hands[seat]:
        return Refusal("NEU-36", "neutrace-not-held", card=card_name(move.card))
    if not matches(move.card, kind, half):
        return Refusal("NEU-36", "neutrace-not-named", card=card_name(move.card))
    return None


def answer_give(
    state: Position,
    seat: int,
    move: Give,
    chance: Chance,
    tell: Tell,
    giver: int,
    caller: int,
    kind: int,
    half: int,
) -> None:
    _hand_card(state, giver, caller, move.card, tell, half)
    state.promises = [*state.promises, (caller, kind, half)]
    state.handed = move.card
    state.first(("give_back", caller, giver, kind, half))


def ask_give_back(state: Position, caller: int, giver: int, kind: int, half: int) -> Asks:
    moves = [
        Give(card) for card in state.hands[caller] if KIND[card] == kind and card != state.handed
    ]
    arguments: Arguments = {
        "seat": giver,
        "kind": KIND_NAMES[kind],
        "card": card_name(state.handed),
    }
    key = "neutrace-ask-give-back"
    return {caller: Ask("NEU-36", key, (Give,), moves, arguments=arguments, overdue=moves[0])}


def refuse_give_back(
    state: Position, seat: int, move: Give, caller: int, giver: int, kind: int, half: int
) -> Refusal | None:
    name = card_name(move.card)
    if move.card not in state.hands[seat]:
        return Refusal("NEU-36", "neutrace-not-held", card=name)
    if KIND[move.card] != kind:
        return Refusal("NEU-36", "neutrace-other-kind", card=name, kind=KIND_NAMES[kind])
    if move.card == state.handed:
        return Refusal("NEU-R12", "neutrace-same-card", card=name)
    return None


def answer_give_back(
    state: Position,
    seat: int,
    move: Give,
    chance: Chance,
    tell: Tell,
    caller: int,
    giver: int,
    kind: int,
    half: int,
) -> None:
    _hand_card(state, caller, giver, move.card, tell)
    state.promises = [*state.promises, (caller, kind, half)]
    state.handed = NO_CARD


def _hand_card(
    state: Position, seat: int, to: int, card: int, tell: Tell, half: int | None = None
) -> None:
    state.hands[seat].remove(card)
    insort(state.hands[to], card)
    knowledge.given(state, seat, to, KIND[card], card, half)
    tell and tell(Gave(seat, to, card_name(card)))


def holds(state: Position, seat: int, kind: int) -> bool:
    return bool(kinds_in(state.hands[seat]) & kind)
