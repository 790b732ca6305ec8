"""What can go wrong, as a message that a person can read in their language.

A problem carries a message id and arguments, never a sentence.
"""

from __future__ import annotations

import copyreg
from typing import Any

Argument = str | int
"""The value of an argument of a message."""


class Problem(Exception):
    """Something a person should know: a message id and its arguments.

    >>> problem = Problem("room-seats", seats="7", known="2")
    >>> problem.key, problem.arguments
    ('room-seats', {'seats': '7', 'known': '2'})
    """

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key, args)
        self.key = key
        self.arguments = args

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.key}({said})"

    def __reduce__(self) -> tuple[Any, ...]:
        return copyreg.__newobj__, (type(self),), self.__dict__  # type: ignore[attr-defined]

    def data(self) -> dict[str, Any]:
        """The problem as plain data, for the wire."""
        return {"key": self.key, "args": self.arguments}


class Refusal(Problem):
    """A move, an option or an undo that is not allowed, and the rule that says so.

    >>> print(Refusal("NUM-7", "numerus-taken-ship", cell="a1", seat=0))
    NUM-7: numerus-taken-ship(cell='a1', seat=0)
    """

    def __init__(self, rule: str, key: str, /, **args: Argument) -> None:
        super().__init__(key, **args)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"

    def data(self) -> dict[str, Any]:
        return {"rule": self.rule, **super().data()}


class Unreadable(Refusal):
    """A text that is not a move in the game's notation.

    >>> import deskoherna
    >>> deskoherna.game("numerus").parse("3 z9")
    Traceback (most recent call last):
        ...
    deskoherna.kernel.problem.Unreadable: ROOM-2: numerus-unreadable(move='3 z9')
    """
