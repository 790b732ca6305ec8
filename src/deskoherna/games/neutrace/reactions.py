"""What the equations bring about, step by step: in an evaluation and in its forecast."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel.problem import Argument

from .events import NeutraceEvent
from .pieces import ROWS, End, ModifierName


class Evaluating(NeutraceEvent, frozen=True):
    """The equations of the seat are evaluated, one after another."""

    backwards: bool  # from the last to the first

    @property
    def rule(self) -> str:
        return "NEU-37" if self.backwards else "NEU-26"


class EquationEvent(NeutraceEvent, frozen=True):
    """About one equation in the grid of the seat."""

    column: str  # of the grid: a letter

    def places(self) -> tuple[str, ...]:
        return tuple(f"{self.seat + 1}{self.column}{row}" for row in (1, 2))


class Equation(EquationEvent, frozen=True):
    """The equation is evaluated."""

    rule = "NEU-27"
    molecule: str  # the card in it
    arrow: str  # the card in it


class Incomplete(EquationEvent, frozen=True):
    """A card is missing: nothing happens."""

    rule = "NEU-R7"


class SubstanceEvent(NeutraceEvent, frozen=True):
    """A substance of the seat on the scale."""

    row: int  # of the scale, from 0 at the top
    before: int  # where it was, in half fields from A
    after: int  # where it is now, in half fields from A

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {
            **super().arguments,
            "colour": ROWS[self.row].colour,
            "letter": ROWS[self.row].letter,
            "before": self.before // 2,
            "beforehalf": self.before % 2,
            "after": self.after // 2,
            "afterhalf": self.after % 2,
        }

    def places(self) -> tuple[str, ...]:
        return (ROWS[self.row].letter,)


class Moved(SubstanceEvent, frozen=True):
    """The substance moves by the vector of its side."""

    rule = "NEU-27"


class Chained(SubstanceEvent, frozen=True):
    """The same move once more: another seat's substance is in the way."""

    by: int  # the seat whose substance is in the way
    exploded: bool = False  # whether the move was that of an explosion

    @property
    def rule(self) -> str:
        return "NEU-R6" if self.exploded else "NEU-29"


class RowEvent(NeutraceEvent, frozen=True):
    """A substance of the seat in a goal."""

    row: int  # of the scale, from 0 at the top
    end: End  # which goal

    @property
    def arguments(self) -> Mapping[str, Argument]:
        row = ROWS[self.row]
        return {**super().arguments, "colour": row.colour, "letter": row.letter}

    def places(self) -> tuple[str, ...]:
        return (ROWS[self.row].letter,)


class ReachedGoal(RowEvent, frozen=True):
    """Where the move would lead farther, it ends here (NEU-R3)."""

    rule = "NEU-28"


class Locked(RowEvent, frozen=True):
    """The equation does not move it."""

    rule = "NEU-28"


class Exploded(SubstanceEvent, frozen=True):
    """An explosion moves the substance out of its goal."""

    rule = "NEU-47"


class Neutralised(SubstanceEvent, frozen=True):
    """A neutralisation puts the substance on N."""

    rule = "NEU-48"


class Fizzled(SubstanceEvent, frozen=True):
    """A modifier that does not work on this substance."""

    rule = "NEU-R8"
    modifier: ModifierName  # which


class ModifierMoved(NeutraceEvent, frozen=True):
    """The seat owns it from now on."""

    rule = "NEU-49"
    modifier: ModifierName  # which
    player: int  # who played it


class ModifierReturned(NeutraceEvent, frozen=True):
    """Its equation was incomplete, and the seat that played it has it back."""

    rule = "NEU-R7"
    modifier: ModifierName  # which


class BothEnds(NeutraceEvent, frozen=True):
    """The seat is the first at both ends: now it turns up the task, or it does not hold it."""

    rule = "NEU-43"
    reveals = True


class FiveIn(NeutraceEvent, frozen=True):
    """The seat has five substances in goals: the game ends after this evaluation."""

    rule = "NEU-45"


Reaction = (
    Evaluating | Equation | Incomplete | Moved | Chained | ReachedGoal | Locked | Exploded |
    Neutralised | Fizzled | ModifierMoved | ModifierReturned | BothEnds | FiveIn
)  # fmt: skip

REACTIONS = (
    Evaluating, Equation, Incomplete, Moved, Chained, ReachedGoal, Locked, Exploded,
    Neutralised, Fizzled, ModifierMoved, ModifierReturned, BothEnds, FiveIn,
)  # fmt: skip
