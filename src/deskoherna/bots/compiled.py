"""Compiled code where there is some: what is looked at is the same, only more of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


def compiled(load: Callable[[], T], plain: T, hurried: bool) -> T:
    """What `load` gives, which takes a moment, and half a minute to compile the first time: who is
    hurried has the plain one until then, and so has everyone where numba is not installed.

    `load` is called again, so it should keep what it has loaded.
    """
    if find_spec("numba") is None:
        return plain
    loading = _loading(load)
    if hurried and loading.is_alive():
        return plain
    loading.join()
    return load()


@cache
def _loading(load: Callable[[], object]) -> Thread:
    thread = Thread(target=load, daemon=True)
    thread.start()
    return thread
