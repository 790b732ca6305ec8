"""Sets, the panel and its bonuses (TES-24 to TES-30)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from deskoherna.kernel import Argument, Ask, Chance, Tell

from .collapse import Steps
from .cube import COLUMNS, SIDE
from .dice import COLOUR, COLOURS, FACES, KINDS, OF_COLOUR, VALUE, die_of, shown
from .events import (
    ColourCompleted,
    DeckEmpty,
    Drew,
    PutOn,
    Returned,
    Rolled,
    Stabilised,
    TurnedUp,
    Unlocked,
    Won,
)
from .moves import NO, YES, ZONE, Answer, At, Colour, Stabilise, TeseraktMove
from .symbols import Symbols
from .table import DOWN, UNLOCKED, UP, at_column, letter, name_of

SMALLEST_SET = 3
HIGHEST = 4  # level of research cards
YES_NO = (YES, NO)


def is_set(dice: Sequence[int]) -> bool:
    """Dice in any order (TES-24)."""
    colours = len({COLOUR[die] for die in dice})
    values = sorted(VALUE[die] for die in dice)
    alike = values[0] == values[-1]
    run = all(low + 1 == high for low, high in pairwise(values))
    return len(dice) >= SMALLEST_SET and colours in (1, len(dice)) and (alike or run)


@lru_cache(maxsize=1 << 14)
def sets_in(lab: tuple[int, ...]) -> tuple[Stabilise, ...]:
    """Every way to name a set of the lab and one die of it, whether or not its slot is empty."""
    sets = {
        dice
        for size in range(SMALLEST_SET, len(lab) + 1)
        for dice in combinations(lab, size)
        if is_set(dice)
    }
    found = []
    for dice in sorted(sets):
        for die in sorted(set(dice)):
            others = list(dice)
            others.remove(die)
            found.append(Stabilise(die, tuple(others)))
    return tuple(found)


class Stabilisation(Symbols):
    __slots__ = ()

    def stabilise(
        self, researcher: int, die: int, tell: Tell, left: Steps = (), then: Steps = ()
    ) -> None:
        """A die that has been taken comes to its slot.

        `left` is what follows if it has left the Tesseract, `then` what follows all.
        """
        self.panel[die] = 1  # TES-25
        filled = sum(self.panel)
        tell(Stabilised, letter(researcher), name_of(die), filled, self.expedition.seats)
        if filled == KINDS:
            self.agenda.clear()  # TES-12, TES-R16
            tell(Won, self.expedition.seats)
            return
        self._discover(VALUE[die], tell)
        bonus: Steps = (("return",),) if self._completed(COLOUR[die], tell) else ()
        self.first(*bonus, *left, ("identical", die), *then)

    def _discover(self, value: int, tell: Tell) -> None:
        """Two of a value turn its discovery card up, four unlock it (TES-29)."""
        count = sum(self.panel[value - 1 :: FACES])
        status = self.status[value - 1]
        if count == 2 and status == DOWN:
            self.status[value - 1] = UP
            card = self.card(self.discoveries[value - 1])
            tell(TurnedUp, value, card.id, card.name)
        elif count == len(COLOURS) and status == UP:
            self.status[value - 1] = UNLOCKED
            tell(Unlocked, value)

    def _completed(self, colour: int, tell: Tell) -> bool:
        if not all(self.panel[die] for die in OF_COLOUR[colour]):
            return False
        tell(ColourCompleted, COLOURS[colour])
        return True

    # An identical die in the zone (TES-26)

    def ask_identical(self, die: int) -> Mapping[int, Ask[TeseraktMove]]:
        if not self.zone[die]:
            return {}
        told = {"die": name_of(die)}
        ask: Ask[TeseraktMove] = Ask(
            "TES-26", "teserakt-ask-identical", (Answer,), YES_NO, arguments=told
        )
        return self.mine(ask)

    def answer_identical(
        self, seat: int, move: Answer, chance: Chance, tell: Tell, die: int
    ) -> None:
        if move.yes:
            self.annihilate(ZONE, die, tell)

    # The other dice of the set (TES-27)

    def ask_reroll(self, *dice: int) -> Mapping[int, Ask[TeseraktMove]]:
        told: dict[str, Argument] = {
            "dice": " ".join(map(name_of, dice)),
            "level": self.level_for(len(dice)),
        }
        ask: Ask[TeseraktMove] = Ask(
            "TES-27", "teserakt-ask-reroll", (Answer,), YES_NO, arguments=told
        )
        return self.mine(ask)

    def answer_reroll(
        self, seat: int, move: Answer, chance: Chance, tell: Tell, *dice: int
    ) -> None:
        if not move.yes:
            return
        lab = self.labs[self.turn]
        values = chance.roll("set", len(dice))
        for die, value in zip(dice, values, strict=True):
            lab.remove(die)
            self.add(self.turn, shown(die, value))
            tell(Rolled, letter(self.turn), name_of(die), value)
        self.draw(self.turn, self.level_for(len(dice)), tell)

    def level_for(self, dice: int) -> int:
        """Of the card that is drawn for rolling so many dice (TES-27, TES-R8)."""
        return min(HIGHEST, dice + self.has(self.turn, "thorough"))

    def draw(self, researcher: int, level: int, tell: Tell, count: int = 1) -> None:
        """So many cards at once: nobody is told in which order they lay."""
        pile, hand = self.piles[level - 2], self.hands[researcher]
        drawn = sorted(pile.pop() for _ in range(min(count, len(pile))))
        hand += drawn
        hand.sort()
        for card in map(self.card, drawn):
            tell(Drew, letter(researcher), card.id, card.name, level)
        for _ in range(count - len(drawn)):
            tell(DeckEmpty, letter(researcher), level)  # TES-31

    # An annihilated die comes back (TES-30, TES-R9)

    def do_return(self, chance: Chance, tell: Tell) -> None:
        colours = [colour for colour in range(len(COLOURS)) if self.gone[colour]]
        if len(colours) == 1:
            self.bring_back(colours[0], chance, tell)
        elif colours:
            self.first(("which",))

    def ask_which(self) -> Mapping[int, Ask[TeseraktMove]]:
        moves = tuple(Colour(colour) for colour in range(len(COLOURS)) if self.gone[colour])
        return self.mine(Ask("TES-30", "teserakt-ask-return", (Colour,), moves))

    def answer_which(self, seat: int, move: Colour, chance: Chance, tell: Tell) -> None:
        self.bring_back(move.colour, chance, tell)

    def bring_back(self, colour: int, chance: Chance, tell: Tell) -> None:
        (value,) = chance.roll("die")
        self.gone[colour] -= 1
        die = die_of(colour, value)
        tell(Returned, name_of(die))
        self.first(("put", die))

    def ask_put(self, die: int) -> Mapping[int, Ask[TeseraktMove]]:
        moves = tuple(At(column) for column in self.open_columns())
        told = {"die": name_of(die)}
        return self.mine(Ask("TES-R9", "teserakt-ask-put", (At,), moves, arguments=told))

    def answer_put(self, seat: int, move: At, chance: Chance, tell: Tell, die: int) -> None:
        self.put(move.column, die)  # TES-44
        tell(PutOn, name_of(die), at_column(move.column))

    def open_columns(self) -> list[int]:
        """Where a die can be put on top."""
        return [column for column in range(COLUMNS) if self.heights[column] < SIDE]
