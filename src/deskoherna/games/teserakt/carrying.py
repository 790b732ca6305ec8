"""Carrying out what cards and specialities say, effect by effect (see effects.py)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Argument, Ask, Chance, Refusal, Tell

from .choices import Choices
from .cube import SIDE
from .dice import COLOUR, VALUE, opposite, shown
from .effects import CHOOSE, Effect
from .events import (
    Exchanged,
    Extracted,
    GainedActions,
    Mended,
    Relocated,
    Transferred,
    Turned,
)
from .moves import (
    DONE,
    PLACES,
    Choose,
    Colour,
    Done,
    Exchange,
    ExchangeTop,
    Lab,
    Pick,
    Relocate,
    Take,
    TeseraktMove,
    Transfer,
    Turn,
    Value,
)
from .table import at_column, letter, name_of

AT_ONCE = ("draw", "return", "action", "mend")
KINDS_OF: Mapping[str, tuple[type[TeseraktMove], ...]] = {
    "extract": (Take, Done),
    "adjust": (Turn, Done),
    "set": (Turn, Done),
    "flip": (Pick, Done),
    "roll": (Pick, Done),
    "annihilate": (Pick, Take, Done),
    "stabilise": (Pick, Take, Done),
    "relocate": (Relocate, Done),
    "transfer": (Transfer, Done),
    "exchange": (Exchange, ExchangeTop, Done),
}


class Carrying(Choices):
    __slots__ = ()

    def do_run(self, chance: Chance, tell: Tell, script: int, index: int) -> None:
        """Carry out an effect of a script, then the others after it."""
        effect = self.effect(script, index)
        if index + 1 < len(self.content.scripts[script]):
            self.first(("run", script, index + 1))
        if effect.do in AT_ONCE:
            self._at_once(effect, tell)
        elif effect.do == CHOOSE:
            open_ = [nth for nth, other in enumerate(effect.of) if self.possible(other)]
            if len(open_) == 1:
                self.first(("run", effect.of[open_[0]], 0))
            elif open_:
                self.first(("choice", script, index))
        elif effect.group == "all":
            for place, die in self.dice(effect):
                self._do_to(effect, place, die, chance, tell)
        elif effect.group != "one":
            self.first(*[("group", script, index)] * effect.times)
        else:
            self.first(("each", script, index, effect.times))

    def _at_once(self, effect: Effect, tell: Tell) -> None:
        times = effect.times
        if effect.do == "draw":
            self.draw(self.turn, effect.level, tell, times)
        elif effect.do == "return":
            self.first(*[("return",)] * times)
        elif effect.do == "action":
            self.actions += times
            tell(GainedActions, letter(self.turn), times)
        else:
            self.rifts = max(0, self.rifts - times)
            tell(Mended, self.rifts)

    # One of several lists of effects

    def ask_choice(self, script: int, index: int) -> Mapping[int, Ask[TeseraktMove]]:
        of = self.effect(script, index).of
        moves = tuple(Choose(nth) for nth, other in enumerate(of) if self.possible(other))
        return self.mine(Ask("TES-R3", "teserakt-ask-choice", (Choose,), moves))

    def answer_choice(
        self, seat: int, move: Choose, chance: Chance, tell: Tell, script: int, index: int
    ) -> None:
        self.first(("run", self.effect(script, index).of[move.nth], 0))

    # All dice of one value or colour

    def ask_group(self, script: int, index: int) -> Mapping[int, Ask[TeseraktMove]]:
        effect = self.effect(script, index)
        dice = [die for _, die in self.spots(effect)]
        moves: list[TeseraktMove]
        if effect.group == "value":
            moves = [Value(value) for value in sorted({VALUE[die] for die in dice})]
        else:
            moves = [Colour(colour) for colour in sorted({COLOUR[die] for die in dice})]
        if not moves:
            return {}
        if not effect.must:
            moves.append(DONE)
        kinds = (Value if effect.group == "value" else Colour, Done)
        told = {"do": effect.do}
        return self.mine(Ask("TES-R3", "teserakt-ask-group", kinds, moves, arguments=told))

    def answer_group(
        self, seat: int, move: TeseraktMove, chance: Chance, tell: Tell, script: int, index: int
    ) -> None:
        effect = self.effect(script, index)
        for place, die in self.dice(effect):
            if isinstance(move, Value):
                chosen = VALUE[die] == move.value
            else:
                chosen = isinstance(move, Colour) and COLOUR[die] == move.colour
            if chosen:
                self._do_to(effect, place, die, chance, tell)

    def _do_to(self, effect: Effect, place: int, die: int, chance: Chance, tell: Tell) -> None:
        if effect.do == "flip":
            self.turn_to(place, die, opposite(VALUE[die]), tell)
        elif effect.do == "roll":
            self.roll(place, die, chance, tell)  # TES-35: no rift
        elif effect.do == "annihilate":
            self.annihilate(place, die, tell)
        else:
            self.remove(place, die)
            self.stabilise(self.turn, die, tell)  # TES-28

    # One die after the other

    def do_each(self, chance: Chance, tell: Tell, script: int, index: int, left: int) -> None:
        """Ask, where there is something to choose."""
        effect = self.effect(script, index)
        if effect.must:
            moves = list(self.choices(effect))
            if len(moves) == 1:
                self._carry(effect, script, index, left, moves[0], chance, tell)
                return
        self.first(("effect", script, index, left))

    def can_effect(self, script: int, index: int, left: int) -> bool:
        """Whether `ask_effect` asks."""
        return next(self.choices(self.effect(script, index)), None) is not None

    def ask_effect(self, script: int, index: int, left: int) -> Mapping[int, Ask[TeseraktMove]]:
        effect = self.effect(script, index)
        moves = list(self.choices(effect))
        if not moves:
            return {}
        if not effect.must:
            moves.append(DONE)
        told: dict[str, Argument] = {"do": effect.do, "left": left}
        kinds = KINDS_OF[effect.do]
        return self.mine(Ask("TES-R3", "teserakt-ask-effect", kinds, moves, arguments=told))

    def answer_effect(
        self,
        seat: int,
        move: TeseraktMove,
        chance: Chance,
        tell: Tell,
        script: int,
        index: int,
        left: int,
    ) -> None:
        if not isinstance(move, Done):
            self._carry(self.effect(script, index), script, index, left, move, chance, tell)

    def _carry(
        self,
        effect: Effect,
        script: int,
        index: int,
        left: int,
        move: TeseraktMove,
        chance: Chance,
        tell: Tell,
    ) -> None:
        if left > 1:
            self.first(("each", script, index, left - 1))
        if isinstance(move, Turn):
            self.turn_to(move.place, move.die, move.value, tell)
        elif isinstance(move, Pick):
            self._do_to(effect, move.place, move.die, chance, tell)
        elif isinstance(move, Take):
            self._take(effect, move.column, tell)
        elif isinstance(move, Relocate):
            self._relocate(move.source, move.target, tell)
        elif isinstance(move, Transfer):
            self.transfer(move.source, move.die, move.target, tell)
        elif isinstance(move, Exchange | ExchangeTop):
            self._exchange(move, tell)

    # What is done to dice, by whatever action or card

    def turn_to(self, place: int, die: int, value: int, tell: Tell) -> None:
        if value == 0:
            self.annihilate(place, die, tell)  # TES-19
            return
        self.remove(place, die)
        self.insert(place, shown(die, value))
        tell(Turned, PLACES[place], name_of(die), value)

    def _take(self, effect: Effect, column: int, tell: Tell) -> None:
        if effect.do == "annihilate":
            self.annihilate_top(column, tell)
        elif effect.do == "stabilise":
            die, after = self.leave(column)
            self.stabilise(self.turn, die, tell, after)  # TES-28
        elif effect.to == "any" and sum(map(self.room, range(len(self.labs)))) > 1:
            self.first(("deliver", column))
        else:
            labs = range(len(self.labs)) if effect.to == "any" else (self.turn,)
            self.extract(column, next(filter(self.room, labs)), tell)

    def ask_deliver(self, column: int) -> Mapping[int, Ask[TeseraktMove]]:
        moves = tuple(Lab(lab) for lab in range(len(self.labs)) if self.room(lab))
        told = {"die": name_of(self.top(column))}
        return self.mine(Ask("TES-R13", "teserakt-ask-deliver", (Lab,), moves, arguments=told))

    def answer_deliver(self, seat: int, move: Lab, chance: Chance, tell: Tell, column: int) -> None:
        self.extract(column, move.researcher, tell)

    def extract(self, column: int, lab: int, tell: Tell) -> None:
        die, after = self.leave(column)
        self.add(lab, die)
        tell(Extracted, letter(lab), at_column(column), name_of(die))
        self.first(*after)  # TES-R11

    def transfer(self, source: int, die: int, target: int, tell: Tell) -> None:
        self.labs[source].remove(die)
        self.add(target, die)
        tell(Transferred, letter(source), letter(target), name_of(die))

    def _relocate(self, source: int, target: int, tell: Tell) -> None:
        """The die has not left the Tesseract (TES-R16), but may have left the base (TES-R9)."""
        die, after = self.leave(source)
        self.put(target, die)
        tell(Relocated, name_of(die), at_column(source), at_column(target))
        self.first(*after)

    def _exchange(self, move: Exchange | ExchangeTop, tell: Tell) -> None:
        """Two dice take each other's place; no symbol is uncovered (TES-R25)."""
        self.labs[self.turn].remove(move.die)
        if isinstance(move, Exchange):
            other, place = move.other, PLACES[move.place]
            self.remove(move.place, other)
            self.insert(move.place, move.die)
        else:
            other, place = self.top(move.column), at_column(move.column)
            self.cube[SIDE * move.column + self.heights[move.column] - 1] = move.die
        self.add(self.turn, other)
        tell(Exchanged, letter(self.turn), name_of(move.die), place, name_of(other))

    # Every question has its list

    def refusal(self, seat: int, move: TeseraktMove) -> Refusal | None:
        if move in self.asks()[seat].moves:
            return None
        return self.reason(move)

    def reason(self, move: TeseraktMove) -> Refusal:
        """Why a move is not among those that are asked for."""
        return Refusal("TES-15", "teserakt-not-offered", move=str(move))
