"""Phase 3: Moa, then the laborigine, with all whom they come upon (LAB-15 to LAB-18)."""

from __future__ import annotations

from deskoherna.kernel import Chance, Tell

from .energy import CHECK
from .events import AcidBit, InfectionPassed, Met, MetMoa, MoaMoved, Walked
from .pieces import COURSES, OUT, RING
from .traps import Traps


class Movement(Traps):
    __slots__ = ()

    # Moa

    def do_moa(self, chance: Chance, tell: Tell) -> None:
        if self.moa == OUT or self.fallen[self.turn]:
            return  # LAB-43, LAB-R14
        self.do_moa_on(chance, tell)

    def do_moa_on(self, chance: Chance, tell: Tell) -> None:
        """Moa moves clockwise by its die; upon a laborigine, she moves again."""
        start, steps = self.moa, self.pace[-1]
        self.moa = (start + steps) % RING
        tell(MoaMoved, start + 1, self.moa + 1, steps)
        if self.moa in self.tiles:
            met = self.tiles.index(self.moa)
            self.first(("moa_on",))  # LAB-16, LAB-R14, LAB-R18
            self._meet_moa(met, True, tell)

    def _meet_moa(self, figure: int, moa_moved: bool, tell: Tell) -> None:
        tell(MetMoa, *self.named(figure), self.moa + 1, moa_moved)
        if self.flag == figure:
            self.lose_flag("moa", tell)  # LAB-17
        else:
            self.first(CHECK)
            self.lay_down(figure, 2, tell)

    # The laborigine

    def way(self, figure: int) -> int:
        """Clockwise or counter: the second twin goes against the first (LAB-43)."""
        return self.course if figure == self.own(self.turn)[0] else -self.course

    def do_walk(self, chance: Chance, tell: Tell, figure: int, origin: int, left: int) -> None:
        """So many tiles on, in a move that began at `origin`."""
        if self.tiles[figure] == OUT:
            return  # LAB-R14
        if self.acid[figure]:  # LAB-R10: on leaving each tile
            self.first(CHECK, ("step", figure, origin, left))
            tell(AcidBit, *self.named(figure), self.tiles[figure] + 1)
            self.lay_down(figure, 1, tell)
        else:
            self._advance(figure, left, tell)
            self.arrive(figure, origin, chance, tell)

    def do_step(self, chance: Chance, tell: Tell, figure: int, origin: int, left: int) -> None:
        if self.tiles[figure] == OUT:
            return
        self._advance(figure, 1, tell)
        if left > 1:
            self.first(("walk", figure, origin, left - 1))
        else:
            self.arrive(figure, origin, chance, tell)

    def _advance(self, figure: int, steps: int, tell: Tell) -> None:
        start, way = self.tiles[figure], self.way(figure)
        self.tiles[figure] = (start + way * steps) % RING
        end = self.tiles[figure] + 1
        tell(Walked, *self.named(figure), start + 1, end, steps, COURSES[way])

    def arrive(self, figure: int, origin: int, chance: Chance, tell: Tell) -> None:
        """On a free tile it rests; upon someone it settles the conflict and moves again."""
        tile = self.tiles[figure]
        if self.moa == tile:
            self.first(("walk", figure, origin, self.pace[figure]))  # LAB-16
            self._meet_moa(figure, False, tell)
        elif self.tiles.count(tile) > 1:
            self.first(("walk", figure, origin, self.pace[figure]))
            standing = (other for other, at in enumerate(self.tiles) if at == tile)
            self._meet(figure, next(other for other in standing if other != figure), tell)
        else:
            self.spring(figure, origin, chance, tell)

    def _meet(self, figure: int, other: int, tell: Tell) -> None:
        seat, stander = self.cast.owner[figure], self.cast.owner[other]
        tile = self.tiles[figure] + 1
        tell(Met, *self.named(figure), tile, self.cast.names[other], stander)
        self.first(("pass_infection", figure, other))
        if self.flag == other:
            self.gain_flag(figure, "met", tell)  # LAB-18
        elif seat != stander and not self.cannot_gain(figure, tell):  # LAB-R9, LAB-R17
            self.first(("hand", stander, seat, 2), CHECK)

    def do_pass_infection(self, chance: Chance, tell: Tell, figure: int, other: int) -> None:
        if OUT in (self.tiles[figure], self.tiles[other]):
            return  # LAB-R18
        if self.infected[figure] != self.infected[other]:  # LAB-18
            giver, taker = (figure, other) if self.infected[figure] else (other, figure)
            self.infected[giver], self.infected[taker] = False, True
            taker_seat, taker_name = self.named(taker)
            tell(InfectionPassed, *self.named(giver), taker_name, taker_seat)
