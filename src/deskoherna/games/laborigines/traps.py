"""Phase 4, the trap (LAB-28 to LAB-40)."""

from __future__ import annotations

from deskoherna.kernel import Chance, Tell

from .energy import CHECK
from .events import (
    AcidGone,
    AcidTaken,
    BoltTaken,
    Charity,
    DiseaseTurned,
    Infected,
    Sprung,
    Turned,
    WentNowhere,
)
from .flag import Flag
from .pieces import DISEASES, FOOTPRINT, GREEN, SIDES, STORAGE

EFFECTS = tuple("trap_" + side.replace("-", "_") for side in SIDES)


class Traps(Flag):
    __slots__ = ()

    def spring(self, figure: int, origin: int, chance: Chance, tell: Tell) -> None:
        """The figure has come to rest; its move began at `origin`."""
        self.collect(figure, tell)
        tile = self.tiles[figure]
        side = self.turn_over(tile)
        tell(Turned, *self.named(figure), tile + 1, SIDES[side])
        if side == FOOTPRINT and tile != origin:
            self.trap_footprint(figure, tell)
            return
        self._end_acid(figure, tell)
        if side == FOOTPRINT:
            tell(WentNowhere, *self.named(figure))  # LAB-R21
            return
        getattr(self, EFFECTS[side])(figure, chance, tell)

    def _end_acid(self, figure: int, tell: Tell) -> None:
        """The movement is over, and with it the acid of an earlier turn (LAB-34, LAB-R10)."""
        if self.acid[figure]:
            self.acid[figure] = False
            tell(AcidGone, *self.named(figure))

    def _demand(self, figure: int, side: str, amount: int, tell: Tell) -> None:
        tell(Sprung, *self.named(figure), side, amount)

    def _blast(self, figure: int, side: str, amount: int, tell: Tell) -> None:
        self._demand(figure, side, amount, tell)
        self.first(CHECK)
        self.lay_down(figure, amount, tell)

    def trap_footprint(self, figure: int, tell: Tell) -> None:
        """Back to phase 3b, the same way (LAB-29)."""
        self._demand(figure, "footprint", 0, tell)
        self.first(("walk", figure, self.tiles[figure], self.pace[figure]))

    def trap_disease(self, figure: int, chance: Chance, tell: Tell) -> None:
        if not self.infected[figure]:
            self.infected[figure] = True  # LAB-30
            tell(Infected, *self.named(figure))
        reshuffled = not self.deck
        if reshuffled:
            self.deck = list(range(len(DISEASES)))  # LAB-R23
        self.disease = self.deck.pop(chance.below("disease", len(self.deck)))
        tell(DiseaseTurned, DISEASES[self.disease], reshuffled)

    def trap_charity(self, figure: int, chance: Chance, tell: Tell) -> None:
        seat = self.cast.owner[figure]
        least = min(map(self.energy, self.seats_left()))
        poorest = [other for other in self.seats_left() if self.energy(other) == least]
        amount = 0 if seat in poorest else 3  # LAB-31
        poor = poorest[0] if amount and len(poorest) == 1 else None
        tell(Charity, *self.named(figure), amount, poor)
        if poor is None:
            self.first(CHECK)
            self.lay_down(figure, amount, tell)
        elif self.is_sheltered(figure, tell):
            return
        elif all(self.suffers(other, STORAGE) for other in self.own(poor)):  # LAB-R9, LAB-R17
            self.cannot_gain(self.own(poor)[0], tell)
        else:
            self.first(("hand", seat, poor, amount), CHECK)

    def trap_radiation(self, figure: int, chance: Chance, tell: Tell) -> None:
        green = sum(side in GREEN for side in self.up)  # LAB-32
        self._blast(figure, "radiation", green, tell)

    def trap_lightning(self, figure: int, chance: Chance, tell: Tell) -> None:
        self.bolts[figure] += 1  # LAB-33
        tell(BoltTaken, *self.named(figure), self.bolts[figure])
        struck = [figure, *(other for other in self.standing() if other != figure)]
        self.first(*[("strike", other) for other in struck], CHECK)  # LAB-R19

    def do_strike(self, chance: Chance, tell: Tell, figure: int) -> None:
        if self.bolts[figure]:
            self._demand(figure, "lightning", self.bolts[figure], tell)
            self.lay_down(figure, self.bolts[figure], tell)

    def trap_acid(self, figure: int, chance: Chance, tell: Tell) -> None:
        self.acid[figure] = True  # LAB-34
        tell(AcidTaken, *self.named(figure))

    def trap_small_explosion(self, figure: int, chance: Chance, tell: Tell) -> None:
        self._blast(figure, "small-explosion", 4, tell)  # LAB-35

    def trap_big_explosion(self, figure: int, chance: Chance, tell: Tell) -> None:
        self._blast(figure, "big-explosion", 8, tell)  # LAB-36

    def trap_healing(self, figure: int, chance: Chance, tell: Tell) -> None:
        self._demand(figure, "healing", 1, tell)  # LAB-37
        if self.cannot_gain(figure, tell):
            return
        seat = self.cast.owner[figure]
        others = [other for other in self.standing() if self.cast.owner[other] != seat]
        self.first(*[("heal", other) for other in others], CHECK)  # LAB-R19

    def do_heal(self, chance: Chance, tell: Tell, giver: int) -> None:
        if not self.is_sheltered(giver, tell):
            self.first(("hand", self.cast.owner[giver], self.turn, 1))

    def trap_flag(self, figure: int, chance: Chance, tell: Tell) -> None:
        if not self.gain_flag(figure, "tile", tell):  # LAB-38
            self._demand(figure, "flag", 0, tell)

    def trap_danger(self, figure: int, chance: Chance, tell: Tell) -> None:
        self._demand(figure, "danger", 0, tell)  # LAB-39

    def trap_harmless(self, figure: int, chance: Chance, tell: Tell) -> None:
        self._demand(figure, "harmless", 0, tell)  # LAB-40
