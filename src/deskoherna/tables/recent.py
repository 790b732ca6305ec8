"""A dictionary with room for so many: what was used last is remembered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """What is set when it is full takes the place of what was set or used least recently.

    >>> seen: Recent[str, int] = Recent(2)
    >>> seen["a"], seen["b"] = 1, 2
    >>> seen.use("a", lambda: 0)
    1
    >>> seen["c"] = 3
    >>> list(seen)
    ['a', 'c']
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)

    def use(self, key: K, make: Callable[[], V]) -> V:
        """What is known by the key, or else is made for it."""
        if key in self:
            self.move_to_end(key)
            return self[key]
        self[key] = value = make()
        return value
