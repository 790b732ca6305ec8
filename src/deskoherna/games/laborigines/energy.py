"""Energy: laying down, handing over, and what happens when none is left (LAB-7 to LAB-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deskoherna.kernel import Argument, Ask, Chance, Refusal, Tell

from .events import (
    Collected,
    CouldNotGain,
    Delegated,
    DroppedOut,
    FlagGone,
    HandedOver,
    LaidDown,
    Mutated,
    Protected,
    Vanished,
    Won,
)
from .moves import Energy, LaboriginesMove, OwnLast
from .pieces import BENIGN, COLOURS, DISEASES, GONE, MALIGN, OUT, RING, SHADES, STORAGE
from .ring import Ring

CHECK = ("drop_outs",)
MUTATED = {BENIGN: -1, MALIGN: 1}  # LAB-25, LAB-26


class Stores(Ring):
    __slots__ = ()

    # Laying down

    def lay_down(self, figure: int, amount: int, tell: Tell, sheltered: bool = True) -> None:
        """Next, the figure lays down that much, unless the flag shelters it."""
        if not amount:
            return  # LAB-R20
        if sheltered and self.is_sheltered(figure, tell):
            return
        if self.infected[figure] and self.disease in MUTATED:
            amount += MUTATED[self.disease]  # LAB-R13: so never below zero
            tell(Mutated, *self.named(figure), DISEASES[self.disease], amount)
        self.first(("lay", figure, amount, 0))

    def do_lay(self, chance: Chance, tell: Tell, figure: int, left: int, nth: int) -> None:
        """The pieces one by one, as long as there is nothing to choose."""
        seat = self.cast.owner[figure]
        while left and (shades := self.shades(seat)):
            if len(shades) > 1 and not self.delegated[seat]:
                self.first(("lay_piece", figure, left, nth))
                return
            self._lay(figure, self._own_last(seat, shades), nth, tell)
            left, nth = left - 1, nth + 1

    def _lay(self, figure: int, colour: int, nth: int, tell: Tell) -> None:
        seat, tile = self.cast.owner[figure], self.tiles[figure]
        self.stores[SHADES * seat + colour] -= 1
        out = nth % 2 == 1  # LAB-9
        if not out:
            self.lying[SHADES * tile + colour] += 1
        tell(LaidDown, *self.named(figure), tile + 1, COLOURS[colour], out)

    def ask_lay_piece(self, figure: int, left: int, nth: int) -> Mapping[int, Ask[LaboriginesMove]]:
        seat = self.cast.owner[figure]
        told: dict[str, Argument] = {
            "figure": self.cast.names[figure],
            "left": left,
            "where": "out" if nth % 2 else "tile",
            "tile": self.tiles[figure] + 1,
        }
        return {seat: self._colour_ask("LAB-R5", "laborigines-ask-lay", self.shades(seat), told)}

    def refuse_lay_piece(
        self, seat: int, move: LaboriginesMove, figure: int, left: int, nth: int
    ) -> Refusal | None:
        return self._colour_refusal(seat, move)

    def answer_lay_piece(
        self,
        seat: int,
        move: LaboriginesMove,
        chance: Chance,
        tell: Tell,
        figure: int,
        left: int,
        nth: int,
    ) -> None:
        if isinstance(move, Energy):
            self._lay(figure, move.colour, nth, tell)
            left, nth = left - 1, nth + 1
        else:
            self.delegate(seat, True, tell)
        self.first(("lay", figure, left, nth))

    # Handing over

    def do_hand(self, chance: Chance, tell: Tell, giver: int, taker: int, left: int) -> None:
        """From one seat's store to another's, as long as there is nothing to choose."""
        while left and (shades := self.shades(giver)):
            if len(shades) > 1 and not self.delegated[self.turn]:
                self.first(("hand_piece", giver, taker, left))
                return
            give = self.turn == giver
            colour = self._own_last(giver, shades) if give else self._own_first(giver, shades)
            self._hand(giver, taker, colour, tell)
            left -= 1

    def _hand(self, giver: int, taker: int, colour: int, tell: Tell) -> None:
        self.stores[SHADES * giver + colour] -= 1
        self.stores[SHADES * taker + colour] += 1
        tell(HandedOver, giver, taker, COLOURS[colour])

    def ask_hand_piece(
        self, giver: int, taker: int, left: int
    ) -> Mapping[int, Ask[LaboriginesMove]]:
        key = "laborigines-ask-give" if self.turn == giver else "laborigines-ask-take"
        told = {"giver": giver, "taker": taker, "left": left}
        return {self.turn: self._colour_ask("LAB-10", key, self.shades(giver), told)}  # LAB-10

    def refuse_hand_piece(
        self, seat: int, move: LaboriginesMove, giver: int, taker: int, left: int
    ) -> Refusal | None:
        return self._colour_refusal(giver, move)

    def answer_hand_piece(
        self,
        seat: int,
        move: LaboriginesMove,
        chance: Chance,
        tell: Tell,
        giver: int,
        taker: int,
        left: int,
    ) -> None:
        if isinstance(move, Energy):
            self._hand(giver, taker, move.colour, tell)
            left -= 1
        else:
            self.delegate(seat, True, tell)
        self.first(("hand", giver, taker, left))

    # Choosing colours

    def _colour_ask(
        self, rule: str, key: str, shades: Sequence[int], told: Mapping[str, Argument]
    ) -> Ask[LaboriginesMove]:
        moves: list[LaboriginesMove] = [*map(Energy, shades), OwnLast()]
        return Ask(rule, key, (Energy, OwnLast), moves, arguments=told)

    def _colour_refusal(self, giver: int, move: LaboriginesMove) -> Refusal | None:
        if isinstance(move, Energy) and move.colour not in self.shades(giver):
            return Refusal(
                "LAB-9", "laborigines-no-such-energy", seat=giver, colour=COLOURS[move.colour]
            )
        return None

    def delegate(self, seat: int, on: bool, tell: Tell) -> None:
        self.delegated[seat] = on  # LAB-R5
        tell(Delegated, seat, on)

    def _own_last(self, seat: int, shades: Sequence[int]) -> int:
        """What the table lays down or gives: of what a seat has most, its own colour last."""
        if len(shades) == 1:
            return shades[0]
        own, store = self.cast.colour[seat], SHADES * seat
        return max(shades, key=lambda colour: (colour != own, self.stores[store + colour], -colour))

    def _own_first(self, giver: int, shades: Sequence[int]) -> int:
        """What the table takes for the seat on turn: its own colour, then what there is most of."""
        own, store = self.cast.colour[self.turn], SHADES * giver
        return max(shades, key=lambda colour: (colour == own, self.stores[store + colour], -colour))

    def is_sheltered(self, figure: int, tell: Tell) -> bool:
        """The flag wards off every loss of energy (LAB-11)."""
        if self.flag != figure:
            return False
        tell(Protected, *self.named(figure))
        return True

    # Gaining

    def collect(self, figure: int, tell: Tell) -> None:
        """All that lies on the tile (LAB-28)."""
        tile, seat = self.tiles[figure], self.cast.owner[figure]
        lying = self.lying[SHADES * tile : SHADES * (tile + 1)]
        if not any(lying) or self.cannot_gain(figure, tell):
            return
        self.lying[SHADES * tile : SHADES * (tile + 1)] = [0] * SHADES
        for colour, pieces in enumerate(lying):
            self.stores[SHADES * seat + colour] += pieces
        tell(Collected, *self.named(figure), tile + 1, tuple(lying))

    def cannot_gain(self, figure: int, tell: Tell) -> bool:
        if not self.suffers(figure, STORAGE):  # LAB-27
            return False
        tell(CouldNotGain, *self.named(figure))
        return True

    # Dropping out

    def do_drop_outs(self, chance: Chance, tell: Tell) -> None:
        """Who has no energy drops out, with its colour, and so on: one moment (LAB-R19)."""
        if not self._spent():
            return
        moment = max(self.fallen) + 1
        while fallen := self._spent():
            for seat in fallen:
                self._drop_out(seat, moment, tell)
            for colour in dict.fromkeys(self.cast.colour[seat] for seat in fallen):
                self._vanish(colour, tell)
        if self.flag != GONE:
            self.flag = GONE  # LAB-8
            tell(FlagGone)
        if len({self.cast.colour[seat] for seat in self.seats_left()}) < 2:
            self._end(tell)

    def _spent(self) -> list[int]:
        """Seats that are left and have no energy."""
        stores = self.stores
        return [
            seat
            for seat, moment in enumerate(self.fallen)
            if not moment and not any(stores[SHADES * seat : SHADES * (seat + 1)])
        ]

    def _end(self, tell: Tell) -> None:
        """The moment one colour is left, or none, nothing more is to be done (LAB-R7)."""
        self.agenda.clear()
        assert self.result is not None
        tell(Won, self.result.winners, self.result.rule)

    def _drop_out(self, seat: int, moment: int, tell: Tell) -> None:
        self.fallen[seat] = moment
        for figure in self.own(seat):
            self.tiles[figure] = OUT
            self.infected[figure] = self.acid[figure] = False
        tell(DroppedOut, seat)

    def _vanish(self, colour: int, tell: Tell) -> None:
        """All energy of the colour leaves the game, wherever it is (LAB-7)."""
        lost = tuple(self.stores[colour::SHADES])
        lying = sum(self.lying[colour::SHADES])
        self.stores[colour::SHADES] = [0] * self.lab.seats
        self.lying[colour::SHADES] = [0] * RING
        if lying or any(lost):
            tell(Vanished, COLOURS[colour], lost, lying)

    def named(self, figure: int) -> tuple[int, str]:
        """How events speak of a figure: its seat and its name."""
        return self.cast.owner[figure], self.cast.names[figure]
