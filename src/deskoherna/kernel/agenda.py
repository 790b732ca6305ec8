"""The agenda: what is still to be done, as a stack of small steps.

A turn with phases, interrupts and choices within choices is written as steps, each a name and
some numbers, so that it copies and saves like the rest of a state. For a step named `toast` a
game has either

- `do_toast(chance, tell, *numbers)`, which does its work and may put further steps on top, or
- `ask_toast(*numbers)`, which says who is asked what,
  `refuse_toast(seat, move, *numbers)`, which says why an answer is not allowed, and
  `answer_toast(seat, move, chance, tell, *numbers)`, which takes one that is.

An answered step is taken off first; if more answers are needed, it puts itself back. A step that
asks nobody is passed over. When nothing is left to be done the game is over; one that ends earlier
clears its agenda.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic

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
    _doing: ClassVar[Mapping[str, Callable[..., None]]]  # the steps that do their work
    _asking: ClassVar[Mapping[str, Callable[..., Mapping[int, Ask[Any]]]]]  # those that ask

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._doing = {n.removeprefix("do_"): getattr(cls, n) for n in dir(cls) if n[:3] == "do_"}
        cls._asking = {n.removeprefix("ask_"): getattr(cls, n) for n in dir(cls) if n[:4] == "ask_"}

    def first(self, *steps: Step) -> None:
        """Do these next, in this order, before everything that was to be done."""
        self.agenda.extend(reversed(steps))

    def drop(self, until: str) -> None:
        """Give up all steps before the next one of this name, which is done next."""
        while self.agenda and self.agenda[-1][0] != until:
            self.agenda.pop()

    def asks(self) -> Mapping[int, Ask[M]]:
        if not self.agenda:
            return {}
        name, *numbers = self.agenda[-1]
        asks: Mapping[int, Ask[M]] = self._asking[name](self, *numbers)
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
        """Work off steps until one asks, or none is left."""
        agenda, doing, asking = self.agenda, self._doing, self._asking
        while agenda:
            step = agenda.pop()
            name = step[0]
            if name in doing:
                doing[name](self, chance, tell, *step[1:])
            elif asking[name](self, *step[1:]):
                agenda.append(step)
                return
