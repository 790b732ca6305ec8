"""Before the first turn (TES-6 to TES-10, TES-48, TES-49)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .collapse import SET_UP
from .cube import COLUMNS, CORNERS, SIDE
from .dice import COLOURS, DICE, FACES, OF_A_COLOUR, VALUE, die_of, shown
from .events import Became, Starts, Supplied
from .moves import At, Become, TeseraktMove
from .reasons import Reasons
from .stabilisation import HIGHEST
from .table import at_column, letter, name_of


class Preparation(Reasons):
    __slots__ = ()

    def prepare(self, chance: Chance, tell: Tell) -> None:
        self._build(chance)
        self._deal(chance)
        count = len(self.labs)
        self.turn = (
            0 if self.expedition.first == "seat" else chance.below("first", count)
        )  # TES-R22
        tell(Starts, self.seat(self.turn))
        order = [(self.turn + nth) % count for nth in range(count)]
        self.first(
            *[step for nth in order for step in (("become", nth), ("supply", nth))],
            ("downfall",),
            *[("boundary", SET_UP)] * self.expedition.collapsed,  # TES-49, TES-R21
            ("begin", self.turn),
        )
        self.proceed(chance, tell)

    def _build(self, chance: Chance) -> None:
        """Four layers of dice, placed and rolled at random (TES-6)."""
        colours = [colour for colour in range(len(COLOURS)) for _ in range(OF_A_COLOUR)]
        chance.shuffle("Tesseract", colours)
        values = chance.roll("values", DICE)
        for place, (colour, value) in enumerate(zip(colours, values, strict=True)):
            self.put(place % COLUMNS, die_of(colour, value))

    def _deal(self, chance: Chance) -> None:
        """Three decks (TES-8); six discoveries lie face down, three are out (TES-7)."""
        for level in range(2, HIGHEST + 1):
            pile = self.content.pile(level)
            chance.shuffle(f"level {level}", pile)
            self.piles[level - 2] = pile
        found = self.content.pile(0)
        chance.shuffle("discoveries", found)
        self.discoveries, self.away = found[:FACES], sorted(found[FACES:])

    # Researchers (TES-9)

    def unchosen(self) -> list[int]:
        return [n for n in range(len(self.content.researchers)) if n not in self.researchers]

    def ask_become(self, nth: int) -> Mapping[int, Ask[TeseraktMove]]:
        ids = [self.content.researchers[number].id for number in self.unchosen()]
        moves = (*map(Become, ids), Become(None))
        told = {"who": letter(nth)}
        return {
            self.seat(nth): Ask(
                "TES-9",
                "teserakt-ask-become",
                (Become,),
                moves,
                arguments=told,
                overdue=Become(None),
            )
        }

    def answer_become(self, seat: int, move: Become, chance: Chance, tell: Tell, nth: int) -> None:
        left = self.unchosen()
        if move.researcher is None:
            number = chance.pick("researcher", left)
        else:
            ids = [self.content.researchers[number].id for number in left]
            number = left[ids.index(move.researcher)]
        self.researchers[nth] = number
        who = self.content.researchers[number]
        tell(Became, letter(nth), who.id, who.name)
        if self.expedition.cards:
            self.draw(nth, 2, tell)  # TES-48

    # A die from a top corner (TES-9)

    def corners(self, height: int = SIDE) -> list[int]:
        return [column for column in CORNERS if self.heights[column] == height]

    def do_supply(self, chance: Chance, tell: Tell, nth: int) -> None:
        corners = self.corners()
        if len(corners) == 1:
            self.supply(nth, corners[0], chance, tell)
        else:
            self.first(("corner", nth))

    def ask_corner(self, nth: int) -> Mapping[int, Ask[TeseraktMove]]:
        moves = tuple(map(At, self.corners()))
        told = {"who": letter(nth)}
        ask: Ask[TeseraktMove] = Ask("TES-9", "teserakt-ask-corner", (At,), moves, arguments=told)
        return {self.seat(nth): ask}

    def answer_corner(self, seat: int, move: At, chance: Chance, tell: Tell, nth: int) -> None:
        self.supply(nth, move.column, chance, tell)

    def supply(self, nth: int, column: int, chance: Chance, tell: Tell) -> None:
        die = self.lift(column)
        (value,) = chance.roll("die")
        self.add(nth, shown(die, value))
        tell(Supplied, letter(nth), at_column(column), name_of(die), value)

    # Two dice collapse (TES-10)

    def do_downfall(self, chance: Chance, tell: Tell) -> None:
        corners = self.corners()
        for column in corners:
            self.fall(column, SET_UP, chance, tell)
        if len(corners) < 2:
            self.first(("low", 2 - len(corners)))

    def low_corners(self) -> list[int]:
        """Of the corners of the second layer from above, the lowest dice."""
        corners = self.corners(SIDE - 1)
        least = min(VALUE[self.top(column)] for column in corners)
        return [column for column in corners if VALUE[self.top(column)] == least]

    def do_low(self, chance: Chance, tell: Tell, count: int) -> None:
        """One die collapses, or it and the one under it."""
        lowest = self.low_corners()
        if len(lowest) == 1:
            for _ in range(count):
                self.fall(lowest[0], SET_UP, chance, tell)
        else:
            self.first(("corner_tie", count))

    def ask_corner_tie(self, count: int) -> Mapping[int, Ask[TeseraktMove]]:
        moves = tuple(map(At, self.low_corners()))
        return self.mine(Ask("TES-R21", "teserakt-ask-boundary", (At,), moves))

    def answer_corner_tie(
        self, seat: int, move: At, chance: Chance, tell: Tell, count: int
    ) -> None:
        for _ in range(count):
            self.fall(move.column, SET_UP, chance, tell)

    def reason(self, move: TeseraktMove) -> Refusal:
        if isinstance(move, Become) and self.agenda[-1][0] == "become":
            return Refusal("TES-9", "teserakt-no-researcher", researcher=str(move.researcher))
        return super().reason(move)
