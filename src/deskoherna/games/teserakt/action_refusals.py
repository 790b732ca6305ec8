"""Why an action or a card is not possible in the action phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from deskoherna.kernel import Refusal

from .deck import Card
from .dice import FACES
from .events import named
from .moves import (
    ZONE,
    Analyse,
    Discover,
    End,
    Play,
    Speciality,
    Stabilise,
    Take,
    TeseraktMove,
    Transfer,
    Turn,
)
from .position import LOST, LOST_UNSEEN, PLAYED, UNLOCKED, Position, letter, name_of
from .refusals import lab_full, lies, no_room, not_adjusted, not_free, slot_filled
from .research import HIGHEST
from .sets import is_set
from .skills import adjustable, open_hands
from .spending import ANALYSIS, TRANSFER, free

NO_ACTION = (Play, Discover, End)  # these are never among the three
GIVEN = {Transfer: TRANSFER, Analyse: ANALYSIS}  # what a skill may give for free


def refuse_act(state: Position, seat: int, move: TeseraktMove) -> Refusal:
    costs = not isinstance(move, NO_ACTION) and not free(state, GIVEN.get(type(move), 0))
    if costs and not state.actions:
        return Refusal("TES-15", "teserakt-no-actions")
    return _REFUSALS[type(move)](state, move)


def _not_taken(state: Position, move: Take) -> Refusal:
    if not state.room(state.turn):
        return lab_full(state, state.turn)
    return not_free(state, move.column)


def _not_turned(state: Position, move: Turn) -> Refusal:
    place = letter(move.place)
    if move.place != ZONE and move.place not in adjustable(state):
        return Refusal("TES-18", "teserakt-not-your-lab", place=place)
    if not lies(state, move.place, move.die):
        return Refusal("TES-18", "teserakt-no-such-die", place=place, die=name_of(move.die))
    return not_adjusted(move)


def _not_passed(state: Position, move: Transfer) -> Refusal:
    if move.source >= len(state.labs) or move.target >= len(state.labs):
        return Refusal("TES-20", "teserakt-no-such-lab", labs=len(state.labs))
    if state.turn not in (move.source, move.target) or move.source == move.target:
        return Refusal("TES-20", "teserakt-not-between")
    if not lies(state, move.source, move.die):
        place, die = letter(move.source), name_of(move.die)
        return Refusal("TES-20", "teserakt-no-such-die", place=place, die=die)
    if not state.room(move.target):
        return lab_full(state, move.target)
    return Refusal("TES-R26", "teserakt-has-declined")


def _not_stabilised(state: Position, move: Stabilise) -> Refusal:
    dice = sorted((move.die, *move.others))
    if any(dice.count(die) > state.labs[state.turn].count(die) for die in dice):
        return Refusal("TES-24", "teserakt-not-in-lab")
    if not is_set(dice):
        return Refusal("TES-24", "teserakt-no-set", count=len(dice))
    return slot_filled(move.die)


def _no_speciality(state: Position, move: Speciality) -> Refusal:
    script = state.who(state.turn).speciality
    return no_room(state, script) or Refusal("TES-R27", "teserakt-no-speciality")


# Cards


def _held(state: Position, id_: str, hands: list[int]) -> Card | None:
    """The card with this id, if it is in one of the hands."""
    number = state.content.card(id_, 1)
    held = number is not None and any(number in state.hands[hand] for hand in hands)
    return state.card(number) if number is not None and held else None


def _not_analysed(state: Position, move: Analyse) -> Refusal:
    card = _held(state, move.card, [state.turn])
    if card is None:
        return Refusal("TES-21", "teserakt-card-not-held", card=move.card)
    arguments = named(card.id, card.name)
    if card.level == HIGHEST:
        return Refusal("TES-21", "teserakt-highest-level", **arguments)
    return Refusal("TES-R8", "teserakt-no-higher-card", **arguments)


def _not_played(state: Position, move: Play) -> Refusal:
    card = _held(state, move.card, open_hands(state))
    if card is not None:
        return _not_begun(state, card)
    for other in range(len(state.hands)):
        if theirs := _held(state, move.card, [other]):
            arguments = named(theirs.id, theirs.name)
            return Refusal("TES-31", "teserakt-others-card", who=letter(other), **arguments)
    return Refusal("TES-31", "teserakt-card-not-held", card=move.card)


def _not_discovered(state: Position, move: Discover) -> Refusal:
    status = state.status[move.value - 1]
    if status == UNLOCKED:
        return _not_begun(state, state.card(state.discoveries[move.value - 1]))
    if status == PLAYED:
        return Refusal("TES-29", "teserakt-discovery-played", value=move.value)
    if status in (LOST, LOST_UNSEEN):
        return Refusal("TES-50", "teserakt-discovery-gone", value=move.value)
    count = sum(state.panel[move.value - 1 :: FACES])
    return Refusal("TES-29", "teserakt-discovery-locked", value=move.value, count=count)


def _not_begun(state: Position, card: Card) -> Refusal:
    arguments = named(card.id, card.name)
    return no_room(state, card.script) or Refusal("TES-R27", "teserakt-card-idle", **arguments)


def _not_yet(state: Position, move: End) -> Refusal:
    return Refusal("TES-R15", "teserakt-not-yet", actions=state.actions)


_REFUSALS: Mapping[type[TeseraktMove], Callable[[Position, Any], Refusal]] = {
    Take: _not_taken,
    Turn: _not_turned,
    Transfer: _not_passed,
    Analyse: _not_analysed,
    Stabilise: _not_stabilised,
    Speciality: _no_speciality,
    Play: _not_played,
    Discover: _not_discovered,
    End: _not_yet,
}
