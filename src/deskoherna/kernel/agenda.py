"""The agenda: what is still to be done, as a stack of small steps.

A turn with phases, interrupts and choices within choices is written as steps, each a name and
some numbers, so that it copies and saves like the rest of a state. For a step named `toast` a
game has either

- `do_toast(chance, tell, *numbers)`, which does its work and may put further steps on top, or
- `ask_toast(*numbers)`, which says who is asked what,
  `refuse_toast(seat, move, *numbers)`, which says why an answer is not allowed, and
  `answer_toast(seat, move, chance, tell, *numbers)`, which takes one that is.

An answered step is taken off first; if more answers are needed, it puts itself back. A step that
asks nobody is passed over. When the game has a result, the rest of the agenda no longer matters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic

from .ask import Ask
from .chance import Chance
from .move import M
from .problem import Refusal
from .state import State, Tell

Step = tuple[Any, ...]  # (name, *numbers)


class AgendaState(State[M], Generic[M]):
    """A state whose turns run by an agenda."""

    __slots__ = ("agenda",)

    agenda: list[Step]

    def first(self, *steps: Step) -> None:
        """Do these next, in this order, before everything that was to be done."""
        self.agenda.extend(reversed(steps))

    def drop(self, until: str) -> None:
        """Give up all steps before the next one of this name, which is done next."""
        while self.agenda and self.agenda[-1][0] != until:
            self.agenda.pop()

    def asks(self) -> Mapping[int, Ask[M]]:
        if not self.agenda or self.result is not None:
            return {}
        name, *numbers = self.agenda[-1]
        asks: Mapping[int, Ask[M]] = getattr(self, f"ask_{name}")(*numbers)
        return asks

    def refusal(self, seat: int, move: M) -> Refusal | None:
        name, *numbers = self.agenda[-1]
        refusal: Refusal | None = getattr(self, f"refuse_{name}")(seat, move, *numbers)
        return refusal

    def play(self, seat: int, move: M, chance: Chance, tell: Tell = None) -> None:
        name, *numbers = self.agenda.pop()
        getattr(self, f"answer_{name}")(seat, move, chance, tell, *numbers)
        self.proceed(chance, tell)

    def proceed(self, chance: Chance, tell: Tell = None) -> None:
        """Work off steps until one asks, none is left, or the game is over."""
        while self.agenda and self.result is None:
            name, *numbers = self.agenda[-1]
            if hasattr(self, f"ask_{name}"):
                if self.asks():
                    return
                self.agenda.pop()
            else:
                self.agenda.pop()
                getattr(self, f"do_{name}")(chance, tell, *numbers)
