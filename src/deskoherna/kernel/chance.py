"""Chance is handed to the rules from outside; every draw has a label and can be recorded.

Three sources: `CommittedChance` for tables (anyone can check it afterwards), `SearchChance` for
bots and simulation (fast), `ScriptedChance` for tests and replays ("the dice show 2 and 5").
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, MutableSequence, Sequence
from copy import copy
from typing import Self, TypeVar

import msgspec

T = TypeVar("T")

SEED_BYTES = 32
LARGEST_BOUND = 1 << 32


class Draw(msgspec.Struct, frozen=True):
    """One labelled draw: for each bound in `of`, `got` holds a number below it.

    >>> Draw("dice", of=(6, 6), got=(1, 4))
    Draw(label='dice', of=(6, 6), got=(1, 4))
    """

    label: str
    of: tuple[int, ...]
    got: tuple[int, ...]


class Chance(ABC):
    """A source of labelled random numbers. A copy goes on by itself, from where the original is.

    Subclasses implement `draw`.

    >>> chance = ScriptedChance(("dice", [1, 4]), ("card", [2]))
    >>> chance.roll("dice", dice=2)
    (2, 5)
    >>> chance.pick("card", ["ace", "king", "queen"])
    'queen'
    """

    @abstractmethod
    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        """For each bound a number from 0 up to, not including, that bound."""

    def below(self, label: str, bound: int) -> int:
        """A number from 0 up to, not including, the bound."""
        return self.draw(label, bound)[0]

    def roll(self, label: str, dice: int = 1, sides: int = 6) -> tuple[int, ...]:
        """What the dice show, from 1 to `sides`."""
        return tuple([1 + got for got in self.draw(label, *[sides] * dice)])

    def pick(self, label: str, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(label, len(items))]

    def shuffle(self, label: str, items: MutableSequence[T]) -> None:
        """Shuffle in place, from the last item to the first (Fisher and Yates)."""
        bounds = range(len(items), 1, -1)
        for bound, got in zip(bounds, self.draw(label, *bounds), strict=True):
            items[bound - 1], items[got] = items[got], items[bound - 1]


def seed_bytes(seed: int | bytes | None) -> bytes:
    """A seed in full: 32 bytes. Numbers are seeds too, 0 included; None asks for a fresh secret.

    Raises `ValueError` for a number that is too large, or bytes that are not 32.
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 8 * SEED_BYTES:
            raise ValueError(f"a seed is a number from 0 to 2^{8 * SEED_BYTES} - 1")
        return seed.to_bytes(SEED_BYTES)
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes")
    return seed


def commitment(seed: bytes) -> str:
    """The fingerprint shown before the start: it fixes the seed and does not give it away.

    >>> commitment(bytes(32))[:16]
    '85ec897365c1c455'
    """
    return hashlib.sha256(b"deskoherna seed 1\n" + seed).hexdigest()


class CommittedChance(Chance):
    """The table's chance: HMAC over the committed seed, the seats' contributions and a counter.

    The same seed and contributions give the same draws for ever (docs/fairness.md). `draw` raises
    `ValueError` for a bound that is not within 1 and 2 ** 32.

    >>> CommittedChance(bytes(32), ["my words", ""]).roll("dice", dice=3)
    (3, 5, 6)
    """

    def __init__(self, seed: bytes, contributions: Sequence[str] = (), counter: int = 0) -> None:
        self.counter = counter
        said = msgspec.json.encode(list(contributions))
        self._key = hmac.digest(seed, said, "sha256")

    def __copy__(self) -> Self:
        """By hand, because every move of a match begins with it."""
        twin = object.__new__(type(self))
        twin.counter = self.counter
        twin._key = self._key
        return twin

    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        got = tuple(self._below(label, place, bound) for place, bound in enumerate(bounds))
        self.counter += 1
        return got

    def _below(self, label: str, place: int, bound: int) -> int:
        """Numbers that would make the low outcomes likelier are drawn again."""
        if not 1 <= bound <= LARGEST_BOUND:
            raise ValueError(f"a bound is a number from 1 to {LARGEST_BOUND}, not {bound}")
        fair = (1 << 64) // bound * bound
        attempt = 0
        while True:
            said = msgspec.json.encode([self.counter, label, place, attempt])
            number = int.from_bytes(hmac.digest(self._key, said, "sha256")[:8])
            if number < fair:
                return number % bound
            attempt += 1


class SearchChance(Chance):
    """Fast chance for bots and simulation, from a generator of its own.

    >>> SearchChance(7).roll("dice", dice=3) == SearchChance(7).roll("dice", dice=3)
    True
    """

    def __init__(self, seed: int | str | bytes) -> None:
        self._generator = random.Random(seed)
        self._random = self._generator.random

    def __copy__(self) -> Self:
        twin = object.__new__(type(self))
        twin._generator = random.Random()
        twin._generator.setstate(self._generator.getstate())
        twin._random = twin._generator.random
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        """By hand, too: a bound method would take its generator along."""
        return self.__copy__()

    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        return tuple([int(self._random() * bound) for bound in bounds])

    def below(self, label: str, bound: int) -> int:
        return int(self._random() * bound)


class OffScript(Exception):
    """The game drew something that the script does not hold.

    >>> ScriptedChance(("dice", [1])).below("card", 52)
    Traceback (most recent call last):
        ...
    deskoherna.kernel.chance.OffScript: 'card' is drawn where the script holds 'dice'
    """


class ScriptedChance(Chance):
    """Chance that follows a script of labels and outcomes, strictly in order.

    `draw` raises `OffScript` if the label, the number of outcomes or a bound does not agree.

    >>> chance = ScriptedChance(("dice", [1, 4]))
    >>> chance.roll("dice", dice=2), chance.over
    ((2, 5), True)
    """

    def __init__(self, *script: tuple[str, Iterable[int]]) -> None:
        self._script = deque((label, tuple(got)) for label, got in script)

    def __copy__(self) -> Self:
        twin = object.__new__(type(self))
        twin._script = self._script.copy()
        return twin

    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        if not self._script:
            raise OffScript(f"{label!r} is drawn, but the script is over")
        expected, got = self._script[0]
        if label != expected:
            raise OffScript(f"{label!r} is drawn where the script holds {expected!r}")
        if len(got) != len(bounds):
            raise OffScript(f"{label!r} takes {len(bounds)} outcomes, not {len(got)}")
        if not all(0 <= outcome < bound for outcome, bound in zip(got, bounds, strict=True)):
            raise OffScript(f"{label!r} is out of bounds: {got} of {bounds}")
        self._script.popleft()
        return got

    @property
    def over(self) -> bool:
        """Whether all of the script has been drawn."""
        return not self._script


class NotedChance(Chance):
    """Passes on another chance and notes every draw."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: list[Draw] = []

    def __copy__(self) -> Self:
        twin = type(self)(copy(self.source))
        twin.draws = self.draws[:]
        return twin

    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        got = self.source.draw(label, *bounds)
        self.draws.append(Draw(label, bounds, got))
        return got


class NothingKnown(Exception):
    """A preview has come to something that only chance will tell."""


class NoChance(Chance):
    """Chance for previews: what is drawn is not known yet."""

    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        raise NothingKnown(label)
