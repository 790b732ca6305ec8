"""The eight events (TES-36 to TES-44): what a symbol of the base does when it is uncovered."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from deskoherna.kernel import Ask, Chance, Tell

from .collapse import ANNIHILATE, COLLAPSE, Collapse
from .deck import SYMBOLS
from .dice import COLOURS, KINDS, VALUE, die_of, shown
from .events import Rolled, Spared, Split, Turned, Uncovered
from .moves import PLACES, ZONE, Lab, Pick, TeseraktMove, pick
from .table import at_column, letter, name_of


class Symbols(Collapse):
    __slots__ = ()

    def do_event(self, chance: Chance, tell: Tell, column: int, value: int) -> None:
        """`value` is that of the die that has left the symbol."""
        symbol = SYMBOLS[self.content.bases[self.expedition.base][column]]
        tell(Uncovered, symbol, at_column(column))
        if symbol == "acceleration":
            self.first(("boundary", ANNIHILATE))  # TES-36
        elif symbol == "reinforcement":
            self._reinforce(chance, tell)
        elif symbol == "chain":
            self.first(("boundary", COLLAPSE))  # TES-38
        elif symbol == "fission":
            self.first(("boundary", COLLAPSE), ("split",))  # TES-39
        elif symbol == "wave":
            if any(self.labs):
                self.first(("wave",))
        elif symbol == "burst":
            self.roll_labs(range(len(self.labs)), chance, tell)  # TES-41
        elif symbol == "interphase":
            self._interphase(tell)
        else:
            self._shock(value, tell)

    # Reinforcement

    def lowest_collapsed(self) -> Sequence[int]:
        dice = [die for die in range(KINDS) if self.zone[die]]
        least = min((VALUE[die] for die in dice), default=0)
        return [die for die in dice if VALUE[die] == least]

    def _reinforce(self, chance: Chance, tell: Tell) -> None:
        """The lowest collapsed die is rolled (TES-37); with none nothing happens (TES-R20)."""
        dice = self.lowest_collapsed()
        if len(dice) == 1:
            self.reinforce(dice[0], chance, tell)
        elif dice:
            self.first(("lowest",))

    def ask_lowest(self) -> Mapping[int, Ask[TeseraktMove]]:
        moves = tuple(pick(ZONE, die) for die in self.lowest_collapsed())
        return self.mine(Ask("TES-R12", "teserakt-ask-lowest", (Pick,), moves))

    def answer_lowest(self, seat: int, move: Pick, chance: Chance, tell: Tell) -> None:
        self.reinforce(move.die, chance, tell)

    def reinforce(self, die: int, chance: Chance, tell: Tell) -> None:
        self.crack(self.roll(ZONE, die, chance, tell), tell)  # TES-R12

    def roll(self, place: int, die: int, chance: Chance, tell: Tell) -> int:
        """Roll a die where it lies; what it shows then."""
        (value,) = chance.roll("die")
        self.remove(place, die)
        self.insert(place, shown(die, value))
        tell(Rolled, PLACES[place], name_of(die), value)
        return value

    # Fission

    def do_split(self, chance: Chance, tell: Tell) -> None:
        """A random annihilated die is rolled into the zone (TES-39)."""
        dice = [colour for colour in range(len(COLOURS)) for _ in range(self.gone[colour])]
        if not dice:
            return  # TES-R20
        colour = chance.pick("annihilated", dice)
        (value,) = chance.roll("die")
        self.gone[colour] -= 1
        self.zone[die_of(colour, value)] += 1
        tell(Split, name_of(die_of(colour, value)))
        self.crack(value, tell)  # TES-R12

    # Waves and bursts

    def ask_wave(self) -> Mapping[int, Ask[TeseraktMove]]:
        moves = tuple(map(Lab, range(len(self.labs))))
        return self.mine(Ask("TES-40", "teserakt-ask-wave", (Lab,), moves))

    def answer_wave(self, seat: int, move: Lab, chance: Chance, tell: Tell) -> None:
        tell(Spared, letter(move.researcher))
        others = [lab for lab in range(len(self.labs)) if lab != move.researcher]
        self.roll_labs(others, chance, tell)

    def roll_labs(self, labs: Collection[int], chance: Chance, tell: Tell) -> None:
        values = iter(chance.roll("labs", sum(len(self.labs[lab]) for lab in labs)))
        for lab in labs:
            before = self.labs[lab]
            after = [shown(die, next(values)) for die in before]
            self.labs[lab] = sorted(after)
            for die, now in zip(before, after, strict=True):
                tell(Rolled, letter(lab), name_of(die), VALUE[now])

    # Interphase and shock wave

    def _interphase(self, tell: Tell) -> None:
        """Twos become threes and fours fives; sixes stay (TES-42, TES-R7)."""
        for value in (2, 4):
            if self.lost:
                return  # TES-13
            moved = 0
            for colour in range(len(COLOURS)):
                die = die_of(colour, value)
                count = self.zone[die]
                moved += count
                self.zone[die + 1] += count
                self.zone[die] = 0
                for _ in range(count):
                    tell(Turned, PLACES[ZONE], name_of(die), value + 1)
            if moved:
                self.crack(value + 1, tell)

    def _shock(self, value: int, tell: Tell) -> None:
        for lab in range(len(self.labs)):
            for die in [die for die in self.labs[lab] if VALUE[die] == value]:
                self.annihilate(lab, die, tell)  # TES-43, TES-R19
