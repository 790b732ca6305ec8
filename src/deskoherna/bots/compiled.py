"""Compiled code where it can be had, and plain Python where it cannot."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


def compiled(load: Callable[[], T], plain: T, timed: bool) -> T:
    """What `load` returns, once it is loaded; `plain` where numba is missing or loading fails.

    Loading takes a moment, and half a minute the first time, when numba compiles. A timed bot gets
    `plain` until then; one without a time limit waits.
    """
    if find_spec("numba") is None:
        return plain
    loading = _loading(load)
    if timed and loading.is_alive():
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
