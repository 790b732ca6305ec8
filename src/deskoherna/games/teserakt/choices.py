"""What an effect can be done to: the dice it may touch, and how."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .cube import FREE_FACES, free_columns
from .dice import FACES, KINDS, VALUE, opposite
from .effects import CHOOSE, FITS, Effect
from .moves import (
    ZONE,
    TeseraktMove,
    exchange,
    exchange_top,
    pick,
    relocate,
    take,
    transfer,
    turn,
)
from .stabilisation import Stabilisation


class Choices(Stabilisation):
    __slots__ = ()

    def effect(self, script: int, index: int) -> Effect:
        return self.content.scripts[script][index]

    def possible(self, script: int) -> bool:
        """Whether the first effect of a script can be carried out."""
        effect = self.effect(script, 0)
        if effect.do == "draw":
            return bool(self.piles[effect.level - 2])
        if effect.do == "return":
            return any(self.gone)
        if effect.do == "mend":
            return self.rifts > 0
        if effect.do == CHOOSE:
            return any(map(self.possible, effect.of))
        if effect.do == "action":
            return True
        return next(self.choices(effect), None) is not None

    def choices(self, effect: Effect) -> Iterator[TeseraktMove]:
        """The dice it can be done to, and how."""
        choices: Iterator[TeseraktMove] = getattr(self, f"_to_{effect.do}")(effect)
        return choices

    def spots(self, effect: Effect) -> Iterator[tuple[int, int]]:
        """The places and kinds of dice that an effect may touch, besides the Tesseract."""
        fits, where = FITS[effect.only], effect.where
        labs = range(len(self.labs)) if "labs" in where else (self.turn,) if "lab" in where else ()
        for lab in labs:
            last = -1
            for die in self.labs[lab]:
                if die != last and die in fits:
                    yield lab, die
                last = die
        if "zone" in where:
            for die in range(KINDS):
                if self.zone[die] and die in fits:
                    yield ZONE, die

    def dice(self, effect: Effect) -> list[tuple[int, int]]:
        """All of them, each as often as it lies there: what is done to one touches no other."""
        return [
            (place, die)
            for place, die in self.spots(effect)
            for _ in range(self.zone[die] if place == ZONE else self.labs[place].count(die))
        ]

    def tops(self, effect: Effect, faces: int = FREE_FACES) -> Iterator[int]:
        """The free dice of the Tesseract that an effect may touch."""
        fits = FITS[effect.only]
        for column in free_columns(bytes(self.heights), faces):
            if self.top(column) in fits:
                yield column

    def _to_extract(self, effect: Effect) -> Iterator[TeseraktMove]:
        labs = range(len(self.labs)) if effect.to == "any" else (self.turn,)
        if any(map(self.room, labs)):  # TES-R13
            yield from map(take, self.tops(effect, self.faces()))

    def _to_adjust(self, effect: Effect) -> Iterator[TeseraktMove]:
        for place, die in self.spots(effect):
            for value in self.adjusted(place, die, effect.by):
                yield turn(place, die, value)

    def _to_set(self, effect: Effect) -> Iterator[TeseraktMove]:
        for place, die in self.spots(effect):
            for value in range(1, FACES + 1):
                if value != VALUE[die]:
                    yield turn(place, die, value)

    def _to_flip(self, effect: Effect) -> Iterator[TeseraktMove]:
        return (pick(place, die) for place, die in self.spots(effect))

    _to_roll = _to_flip

    def _to_annihilate(self, effect: Effect) -> Iterator[TeseraktMove]:
        if effect.where == "cube":
            yield from map(take, self.tops(effect))
        for place, die in self.spots(effect):
            yield pick(place, die)

    def _to_stabilise(self, effect: Effect) -> Iterator[TeseraktMove]:
        if effect.where == "cube":
            yield from (take(at) for at in self.tops(effect) if not self.panel[self.top(at)])
        for place, die in self.spots(effect):
            if not self.panel[die]:
                yield pick(place, die)

    def _to_relocate(self, effect: Effect) -> Iterator[TeseraktMove]:
        targets = self.open_columns()
        for source in self.tops(effect):
            yield from (relocate(source, target) for target in targets if target != source)

    def _to_transfer(self, effect: Effect) -> Iterator[TeseraktMove]:
        fits = FITS[effect.only]
        for target in range(len(self.labs)):
            if self.room(target):
                for source, lab in enumerate(self.labs):
                    if source != target:
                        yield from (
                            transfer(source, d, target) for d in sorted(set(lab)) if d in fits
                        )

    def _to_exchange(self, effect: Effect) -> Iterator[TeseraktMove]:
        for die in sorted(set(self.labs[self.turn])):
            if effect.where == "cube":
                yield from (exchange_top(die, column) for column in self.tops(effect))
            else:
                for place, other in self.spots(effect):
                    if place != self.turn and other != die:
                        yield exchange(die, place, other)

    # Where skills have a say

    def faces(self) -> int:
        """How many faces a die must show, besides the upper one, to be extracted."""
        return FREE_FACES - 1 if self.has(self.turn, "digger") else FREE_FACES

    def adjusted(self, place: int, die: int, by: int) -> tuple[int, ...]:
        """What a die can be adjusted to; 0 is annihilation (TES-18, TES-19)."""
        return adjusted(VALUE[die], 0 if place == ZONE else 1, by, self.has(self.turn, "flip"))


@cache
def adjusted(value: int, lowest: int, by: int, flips: bool) -> tuple[int, ...]:
    """The values that are so many steps away at most, and perhaps the opposite one."""
    values = [to for to in range(value - by, value + by + 1) if lowest <= to <= FACES]
    values.remove(value)
    if flips and opposite(value) not in values:
        values.append(opposite(value))  # TES-46, TES-R5
    return tuple(values)
