"""How a person's lines are read; at a terminal `prompt.py` adds completion and previews."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable


class Reader(ABC):
    """Reads one line; None at the end of the input."""

    @abstractmethod
    def read(
        self, prompt: str, offers: Callable[[], Iterable[str]], foresee: Callable[[str], str]
    ) -> str | None:
        """Ask for a line. `offers` are possible lines, `foresee` tells what one would do."""

    @abstractmethod
    def forget(self) -> None:
        """Forget what was typed: somebody else takes the keyboard."""


class PlainReader(Reader):
    """Lines from a pipe or a file, echoed so that the output can be followed."""

    def read(
        self, prompt: str, offers: Callable[[], Iterable[str]], foresee: Callable[[str], str]
    ) -> str | None:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline(10_000)
        sys.stdout.write(line if line.endswith("\n") else f"{line}\n")
        return line.rstrip("\n") if line else None

    def forget(self) -> None:
        """There is nothing to forget."""
