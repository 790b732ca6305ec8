"""What is installed only if asked for: `pip install "deskoherna[server]"`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .kernel import Problem


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports that need an extra; raises `Problem` if it is not installed.

    >>> with extra("server"):
    ...     import no_such_package
    Traceback (most recent call last):
        ...
    deskoherna.kernel.problem.Problem: room-extra-missing(extra='server')
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith(__package__):
            raise
        raise Problem("room-extra-missing", extra=name) from error
