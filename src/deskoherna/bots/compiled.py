"""Compiled code where there is some: what is looked at is the same, only more of it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


def compiled(load: Callable[[], T], plain: T, hurried: bool) -> T:
    """What `load` gives, which takes a moment, and half a minute to compile the first time: who is
    hurried has the plain one until then, and so has everyone where it cannot be loaded.
    """
    if find_spec("numba") is None:
        return plain
    loading = _loading(load)
    if hurried and loading.is_alive():
        return plain
    loading.join()
    return plain if loading.found is None else loading.found


class Loading(Thread):
    found: Any = None

    def __init__(self, load: Callable[[], object]) -> None:
        super().__init__(daemon=True)
        self._load = load

    def run(self) -> None:
        try:
            self.found = self._load()
        except Exception:  # numba may find no place to keep what it has compiled
            logging.getLogger(__name__).exception("there is no compiled code")


@cache
def _loading(load: Callable[[], object]) -> Loading:
    loading = Loading(load)
    loading.start()
    return loading
