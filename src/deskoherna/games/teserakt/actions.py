"""The action phase: six kinds of action, and cards between them (TES-15 to TES-23)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from deskoherna.kernel import Argument, Ask, Chance, Tell

from .cards import analyse, analyses, discover, play, playable
from .choices import possible
from .cube import free_columns
from .dice import KINDS
from .doom import KindestChance, doomed
from .events import EndedEarly, UsedSpeciality
from .handling import Steps, extract, turn_to
from .moves import (
    END,
    SPECIALITY,
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
    take,
)
from .position import Position, letter
from .sets import sets_in
from .skills import adjustable, adjustments, faces, flipped, reach
from .spending import ADJUST, ANALYSIS, EXTRACT, SPECIAL, STABILISE, TRANSFER, free, spend
from .stabilisation import stabilise
from .transfers import request, transfers

ACTS = (
    Take, Turn, Transfer, Analyse, Stabilise, Speciality, Play, Discover, End,
)  # fmt: skip
ACT = ("act",)


# What can be done


def ask_act(state: Position) -> Mapping[int, Ask[TeseraktMove]]:
    cards: list[TeseraktMove] = [*playable(state)]
    acts = _acts(state) if state.actions else [*_free_acts(state)]
    if not acts and not cards:
        return {}
    if not state.actions or not acts or _deadly(state, acts):
        cards.append(END)  # TES-R15
    arguments: dict[str, Argument] = {"who": letter(state.turn), "actions": state.actions}
    moves = acts + cards
    return state.to_active(Ask("TES-15", "teserakt-ask-act", ACTS, moves, arguments=arguments))


def can_act(state: Position) -> bool:
    """Whether `ask_act` asks: dice in one's own lab and in the zone can always be adjusted."""
    if state.actions and (state.labs[state.turn] or any(state.zone)):
        return True
    return bool(ask_act(state))


def _acts(state: Position) -> list[TeseraktMove]:
    mine = state.turn
    lab = state.labs[mine]
    acts: list[TeseraktMove] = []
    if state.room(mine):
        acts += map(take, free_columns(bytes(state.heights), faces(state)))  # TES-17
    acts += _adjustments(state)
    acts += transfers(state)
    acts += analyses(state)
    if len(lab) > 2:
        panel = state.panel
        acts += [move for move in sets_in(tuple(lab)) if not panel[move.die]]  # TES-25
    if possible(state, state.who(mine).speciality):
        acts.append(SPECIALITY)
    return acts


def _adjustments(state: Position) -> list[TeseraktMove]:
    """In one's own lab, in labs that are open to all, and in the zone (TES-18)."""
    acts: list[TeseraktMove] = []
    by = reach(state)
    for place in adjustable(state):
        last = -1
        for die in state.labs[place]:
            if die != last:
                acts += adjustments(state, place, die, by)
            last = die
    zone = state.zone
    for die in range(KINDS):
        if zone[die]:
            acts += adjustments(state, ZONE, die, by)
    return acts


def _free_acts(state: Position) -> Iterator[TeseraktMove]:
    """What skills allow without an action, once the actions are spent."""
    if free(state, TRANSFER):
        yield from transfers(state)
    if free(state, ANALYSIS):
        yield from analyses(state)


def _deadly(state: Position, acts: list[TeseraktMove]) -> bool:
    """Whether every action would lose the game at once, and for sure (TES-R15)."""
    if not all(isinstance(act, Take | Speciality) for act in acts):
        return False
    return all(_loses(state, act) for act in acts)


def _loses(state: Position, act: TeseraktMove) -> bool:
    after = state.copy()
    after.agenda.clear()
    answer_act(after, state.seat(state.turn), act, KindestChance(after), None)
    after.agenda.remove(ACT)  # no farther than this action
    return doomed(after)


# Doing it


def answer_act(state: Position, seat: int, move: TeseraktMove, chance: Chance, tell: Tell) -> None:
    if isinstance(move, End):
        if state.actions:
            tell and tell(EndedEarly(letter(state.turn)))
        state.actions = 0
        return
    state.first(ACT)
    _DOING[type(move)](state, move, tell)


def _extract(state: Position, move: Take, tell: Tell) -> None:
    spend(state, EXTRACT)
    extract(state, move.column, state.turn, tell, "TES-17")


def _adjust(state: Position, move: Turn, tell: Tell) -> None:
    spend(state, ADJUST)
    rule = "TES-46" if flipped(move.die, move.value, reach(state)) else "TES-18"
    turn_to(state, move.place, move.die, move.value, tell, rule)


def _stabilise(state: Position, move: Stabilise, tell: Tell) -> None:
    spend(state, STABILISE)  # TES-22
    state.labs[state.turn].remove(move.die)
    then: Steps = (("reroll", *move.others),)
    stabilise(state, state.turn, move.die, tell, "TES-25", then=then)


def _speciality(state: Position, move: Speciality, tell: Tell) -> None:
    spend(state, SPECIAL)
    who = state.who(state.turn)
    tell and tell(UsedSpeciality(letter(state.turn), who.id, who.name))
    state.first(("run", who.speciality, 0))


_DOING: Mapping[type[TeseraktMove], Callable[[Position, Any, Tell], None]] = {
    Take: _extract,
    Turn: _adjust,
    Transfer: request,
    Analyse: analyse,
    Stabilise: _stabilise,
    Speciality: _speciality,
    Play: play,
    Discover: discover,
}
