"""What a check finds: a fault, with the place where something differs from what it should be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from deskoherna.kernel import Argument, Problem
from deskoherna.texts import speaker

from .diff import first_difference


class Fault(Problem, AssertionError):
    """What a game does wrong: a message id and arguments, in English where nobody translates it.

    >>> print(Fault("check-copy-differs", where="hands[1][2]: 3 != 5"))
    a copy differs: hands[1][2]: 3 != 5
    """

    def __str__(self) -> str:
        return speaker("en").problem(self)


class Faults(AssertionError):
    """Several of them, of a check that goes on when it has found one.

    >>> len(Faults([Fault("check-rule-uncited", rule="NUM-7")]).faults)
    1
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


def demand(holds: object, key: str, /, **args: Argument) -> None:
    """Raise a `Fault` unless something holds."""
    if not holds:
        raise Fault(key, **args)


def same(one: Any, other: Any, key: str, /, **args: Argument) -> None:
    """Raise a `Fault` that says where two data differ, if they do."""
    if one != other:
        raise Fault(key, where=str(first_difference(one, other)), **args)


def same_json(one: bytes, other: bytes, key: str, /, **args: Argument) -> None:
    """The same for data as it is sent: JSON."""
    if one != other:
        same(msgspec.json.decode(one), msgspec.json.decode(other), key, **args)


def who(seat: int | None) -> str:
    """A seat, or a spectator, as an argument of a message."""
    return "none" if seat is None else str(seat)
