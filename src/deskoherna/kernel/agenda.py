"""The agenda: what is still to be done, as a stack of small steps.

A turn with phases, interrupts and choices within choices is written as steps, each a name and
some numbers, so that it copies and saves like the rest of a state. For a step named `toast` a
game has, as methods of its state or as functions over it in the modules that the state's class
names (`class Sealed(Position, steps=(bids, toasts))`), either

- `do_toast(chance, tell, *numbers)`, which does its work and may put further steps on top, or
- `ask_toast(*numbers)`, which says who is asked what,
  `answer_toast(seat, move, chance, tell, *numbers)`, which takes an answer, and, unless every
  answer of the kinds that are asked for is allowed,
  `refuse_toast(seat, move, *numbers)`, which says why one is not. Where it takes long to list the
  answers, `can_toast(*numbers)` says whether there are any.

An answered step is taken off first; if more answers are needed, it puts itself back. A step that
asks nobody is passed over. When nothing is left to be done the game is over; one that ends earlier
clears its agenda. What is asked is found out once, so code that changes a state by other means than
playing it sets `asked` to None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any, ClassVar, Generic

from .ask import Ask
from .chance import Chance
from .event import Tell
from .move import M
from .problem import Refusal
from .state import State

Step = tuple[Any, ...]  # (name, *numbers)


class AgendaState(State[M], Generic[M]):
    """A state whose turns run by an agenda: `asks`, `refusal` and `play` are done by its steps.

    >>> import deskoherna
    >>> state = deskoherna.game("estimatrix").new(seats=3, seed=7).state
    >>> state.agenda[-1]
    ('letter', 0)
    >>> state.asks()[0].key
    'estimatrix-ask-letter'
    """

    __slots__ = ("agenda", "asked")

    agenda: list[Step]
    asked: Mapping[int, Ask[M]] | None  # what is asked now, once that has been found out
    _modules: ClassVar[tuple[ModuleType, ...]] = ()  # where steps are found, besides the class
    _doing: ClassVar[Mapping[str, Callable[..., None]]]  # the steps that do their work
    _answering: ClassVar[Mapping[str, Callable[..., None]]]
    _refusing: ClassVar[Mapping[str, Callable[..., Refusal | None]]]
    _able: ClassVar[Mapping[str, Callable[..., bool]]]  # to say quickly whether they ask
    _asking: ClassVar[Mapping[str, Callable[..., Mapping[int, Ask[Any]]]]]  # those that ask

    def __init_subclass__(cls, steps: Iterable[ModuleType] = ()) -> None:
        super().__init_subclass__()
        cls._modules = (*cls._modules, *steps)
        parts = (cls, *cls._modules)
        cls._doing = _functions(parts, "do_")
        cls._asking = _functions(parts, "ask_")
        cls._refusing = _functions(parts, "refuse_")
        cls._answering = _functions(parts, "answer_")
        cls._able = _functions(parts, "can_")

    def first(self, *steps: Step) -> None:
        """Put steps on the agenda: they are done next, in this order, before all others."""
        self.agenda.extend(reversed(steps))

    def asks(self) -> Mapping[int, Ask[M]]:
        if self.asked is None:
            self.asked = self._asks(self.agenda[-1]) if self.agenda else {}
        return self.asked

    def _asks(self, step: Step) -> Mapping[int, Ask[M]]:
        return self._asking[step[0]](self, *step[1:])

    def refusal(self, seat: int, move: M) -> Refusal | None:
        name, *numbers = self.agenda[-1]
        refuse = self._refusing.get(name)
        return refuse(self, seat, move, *numbers) if refuse else None

    def play(self, seat: int, move: M, chance: Chance, tell: Tell = None) -> None:
        step = self.agenda.pop()
        self._answering[step[0]](self, seat, move, chance, tell, *step[1:])
        self.proceed(chance, tell)

    def proceed(self, chance: Chance, tell: Tell = None) -> None:
        """Work off steps until one asks, or none is left."""
        self.asked = None
        agenda, doing, able = self.agenda, self._doing, self._able
        while agenda:
            step = agenda.pop()
            name = step[0]
            if name in doing:
                doing[name](self, chance, tell, *step[1:])
            elif name in able:
                if able[name](self, *step[1:]):
                    agenda.append(step)
                    return
            elif asks := self._asks(step):
                agenda.append(step)
                self.asked = asks
                return


def _functions(parts: Iterable[object], prefix: str) -> dict[str, Callable[..., Any]]:
    """The functions with this prefix in a class and in modules, by what follows it."""
    found: dict[str, Callable[..., Any]] = {}
    for part in parts:
        for name in dir(part):
            if name.startswith(prefix):
                step = name.removeprefix(prefix)
                if found.setdefault(step, getattr(part, name)) is not getattr(part, name):
                    raise TypeError(f"two parts have a function {name}")
    return found
