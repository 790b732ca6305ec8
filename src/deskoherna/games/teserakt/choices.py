"""What an effect can be done to: the dice it may touch, and how."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from .cube import FREE_FACES, free_columns
from .dice import COLOUR, FACES, KINDS, VALUE
from .effects import CHOOSE, FITS, Effect
from .moves import (
    ZONE,
    Colour,
    TeseraktMove,
    Value,
    exchange,
    exchange_top,
    pick,
    relocate,
    take,
    transfer,
    turn,
)
from .position import Position
from .returning import open_columns
from .skills import adjustments, faces


def effect_of(state: Position, script: int, index: int) -> Effect:
    return state.content.scripts[script][index]


def possible(state: Position, script: int) -> bool:
    """Whether the first effect of a script can be carried out (TES-R27)."""
    effect = effect_of(state, script, 0)
    if effect.do == "draw":
        return bool(state.piles[effect.level - 2])
    if effect.do == "return":
        return any(state.gone)
    if effect.do == "mend":
        return state.rifts > 0
    if effect.do == CHOOSE:
        return any(possible(state, other) for other in effect.of)
    if effect.do == "action":
        return True
    return next(choices(state, effect), None) is not None


def choices(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    """The dice it can be done to, and how."""
    return _CHOICES[effect.do](state, effect)


# Dice


def spots(state: Position, effect: Effect) -> Iterator[tuple[int, int]]:
    """The places and kinds of dice that an effect may touch, besides the Tesseract."""
    fits, where = FITS[effect.only], effect.where
    labs = range(len(state.labs)) if "labs" in where else (state.turn,) if "lab" in where else ()
    for lab in labs:
        last = -1
        for die in state.labs[lab]:
            if die != last and die in fits:
                yield lab, die
            last = die
    if "zone" in where:
        for die in range(KINDS):
            if state.zone[die] and die in fits:
                yield ZONE, die


def all_dice(state: Position, effect: Effect) -> list[tuple[int, int]]:
    """All of them, each as often as it lies there: what is done to one touches no other."""
    return [
        (place, die)
        for place, die in spots(state, effect)
        for _ in range(state.zone[die] if place == ZONE else state.labs[place].count(die))
    ]


def group_of(effect: Effect, die: int) -> TeseraktMove:
    """The dice that are touched with this one: all of its value, or all of its colour."""
    return Value(VALUE[die]) if effect.group == "value" else Colour(COLOUR[die])


def groups(state: Position, effect: Effect) -> list[TeseraktMove]:
    """The values or colours of which there are dice, in order."""
    kind = VALUE if effect.group == "value" else COLOUR
    dice = sorted((die for _, die in spots(state, effect)), key=lambda die: kind[die])
    return list(dict.fromkeys(group_of(effect, die) for die in dice))


def tops(state: Position, effect: Effect, showing: int = FREE_FACES) -> Iterator[int]:
    """The free dice of the Tesseract that an effect may touch (TES-16)."""
    fits = FITS[effect.only]
    for column in free_columns(bytes(state.heights), showing):
        if state.top(column) in fits:
            yield column


# Verb by verb


def _to_extract(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    labs = range(len(state.labs)) if effect.to == "any" else (state.turn,)
    if any(map(state.room, labs)):  # TES-R13
        yield from map(take, tops(state, effect, faces(state)))


def _to_adjust(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    for place, die in spots(state, effect):
        yield from adjustments(state, place, die, effect.by)


def _to_set(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    for place, die in spots(state, effect):
        for value in range(1, FACES + 1):
            if value != VALUE[die]:
                yield turn(place, die, value)


def _to_touch(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    return (pick(place, die) for place, die in spots(state, effect))


def _to_annihilate(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    if effect.where == "cube":
        yield from map(take, tops(state, effect))
    for place, die in spots(state, effect):
        yield pick(place, die)


def _to_stabilise(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    if effect.where == "cube":
        yield from (take(at) for at in tops(state, effect) if not state.panel[state.top(at)])
    for place, die in spots(state, effect):
        if not state.panel[die]:
            yield pick(place, die)


def _to_relocate(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    targets = open_columns(state)
    for source in tops(state, effect):
        yield from (relocate(source, target) for target in targets if target != source)


def _to_transfer(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    fits = FITS[effect.only]
    for target in range(len(state.labs)):
        if state.room(target):
            for source, lab in enumerate(state.labs):
                if source != target:
                    dice = (die for die in sorted(set(lab)) if die in fits)
                    yield from (transfer(source, die, target) for die in dice)


def _to_exchange(state: Position, effect: Effect) -> Iterator[TeseraktMove]:
    for die in sorted(set(state.labs[state.turn])):
        if effect.where == "cube":
            yield from (exchange_top(die, column) for column in tops(state, effect))
        else:
            for place, other in spots(state, effect):
                if place != state.turn and other != die:
                    yield exchange(die, place, other)


_CHOICES: Mapping[str, Callable[[Position, Effect], Iterator[TeseraktMove]]] = {
    "extract": _to_extract,
    "adjust": _to_adjust,
    "set": _to_set,
    "flip": _to_touch,
    "roll": _to_touch,
    "annihilate": _to_annihilate,
    "stabilise": _to_stabilise,
    "relocate": _to_relocate,
    "transfer": _to_transfer,
    "exchange": _to_exchange,
}
