"""Collapse and rifts (TES-32 to TES-35)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .cube import SIDE, free_columns, lowest_free
from .dice import VALUE, shown
from .events import Collapsed, DiscoveryLost, LostTesseract, LostToRifts, Rift
from .handling import Steps, annihilate_top, leave
from .moves import At, TeseraktMove
from .position import DOWN, LOST, LOST_UNSEEN, MOST_RIFTS, UP, Position, at_column, name_of

# What becomes of a boundary die, and the rule that says so
COLLAPSE, ANNIHILATE, MORE, CHAIN, FISSION, DOWNFALL = range(6)
RULES = ("TES-33", "TES-36", "TES-49", "TES-38", "TES-39", "TES-10")
SET_UP = (MORE, DOWNFALL)


# The boundary die


def boundary(state: Position, fate: int = COLLAPSE) -> Sequence[int]:
    """The boundary die, or those that tie for it (TES-32)."""
    lowest = lowest_free(bytes(state.heights))
    if fate not in SET_UP and state.has(state.turn, "steady"):
        return lowest
    least = min((VALUE[state.top(column)] for column in lowest), default=0)
    return [column for column in lowest if VALUE[state.top(column)] == least]


def do_boundary(state: Position, chance: Chance, tell: Tell, fate: int) -> None:
    columns = boundary(state, fate)
    if len(columns) == 1:
        fall(state, columns[0], fate, chance, tell)
    else:
        state.first(("tie", fate))


def ask_tie(state: Position, fate: int) -> Mapping[int, Ask[TeseraktMove]]:
    key = "teserakt-ask-annihilated" if fate == ANNIHILATE else "teserakt-ask-boundary"
    moves = tuple(map(At, boundary(state, fate)))
    return state.to_active(Ask("TES-32", key, (At,), moves))


def refuse_tie(state: Position, seat: int, move: At, fate: int) -> Refusal:
    """Not free, not on the lowest layer, or not of the lowest value."""
    column, layer = at_column(move.column), state.heights[move.column]
    if not layer:
        return Refusal("TES-32", "teserakt-empty-column", column=column)
    die = name_of(state.top(move.column))
    if move.column not in free_columns(bytes(state.heights)):
        return Refusal(
            "TES-32", "teserakt-not-free", column=column, die=die, layer=layer, most=SIDE
        )
    chosen = boundary(state, fate)[0]
    if layer > state.heights[chosen]:
        lowest = state.heights[chosen]
        return Refusal(
            "TES-32", "teserakt-higher-layer", column=column, die=die, layer=layer, lowest=lowest
        )
    value = VALUE[state.top(chosen)]
    return Refusal("TES-32", "teserakt-higher-value", column=column, die=die, value=value)


def answer_tie(state: Position, seat: int, move: At, chance: Chance, tell: Tell, fate: int) -> None:
    fall(state, move.column, fate, chance, tell)


def fall(state: Position, column: int, fate: int, chance: Chance, tell: Tell) -> None:
    """A die of the Tesseract collapses, or is annihilated."""
    if fate == ANNIHILATE:
        annihilate_top(state, column, tell, RULES[fate])
        return
    die, after = leave(state, column)
    (value,) = chance.roll("collapse")  # TES-33
    state.zone[shown(die, value)] += 1
    tell and tell(Collapsed(at_column(column), name_of(die), value, RULES[fate]))
    if fate in SET_UP:
        return  # TES-R17
    crack(state, value, tell)
    if not state.lost:
        state.first(*_showing(after, value))


def _showing(after: Steps, value: int) -> Steps:
    """The same steps for a die that was rolled when it left (TES-43)."""
    return tuple((*step[:2], value) if step[0] == "event" else step for step in after)


# Rifts


def crack(state: Position, value: int, tell: Tell, rule: str = "TES-34") -> None:
    """A rift, if there are too many dice of the value now (TES-34)."""
    count = state.collapsed(value)
    if count < 3 or state.lost:
        return
    by = 2 if count >= 6 else 1
    state.rifts = min(MOST_RIFTS, state.rifts + by)
    tell and tell(Rift(value, by, state.rifts, rule))
    if state.expedition.race:
        _lose_discovery(state, value, tell)
    if state.rifts == MOST_RIFTS:
        _lose(state, tell)  # TES-13


def _lose_discovery(state: Position, value: int, tell: Tell) -> None:
    """The card of the value is gone, unless it is unlocked (TES-50, TES-R23)."""
    status = state.status[value - 1]
    if status in (DOWN, UP):
        state.status[value - 1] = LOST_UNSEEN if status == DOWN else LOST
        tell and tell(DiscoveryLost(value))


# Losing


def do_emptied(state: Position, chance: Chance, tell: Tell) -> None:
    """A column has been emptied; perhaps it was the last one."""
    if not any(state.heights):
        _lose(state, tell)  # TES-14


def _lose(state: Position, tell: Tell) -> None:
    """At once (TES-13, TES-14)."""
    state.lost = True
    state.agenda.clear()
    tell and tell((LostToRifts if state.rifts >= MOST_RIFTS else LostTesseract)())
