"""How a person's lines are read: with completion and a live preview, or plainly from a pipe."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

MOST_OFFERED = 400
ROWS_OF_MENU = 4


class Reader(ABC):
    """Reads one line; None when there will be no more."""

    @abstractmethod
    def read(
        self, prompt: str, offers: Callable[[], Iterable[str]], foresee: Callable[[str], str]
    ) -> str | None:
        """Ask for a line. `offers` are possible lines, `foresee` tells what one would do."""


class PlainReader(Reader):
    """Lines from a pipe or a file, shown again so that the output can be followed."""

    def read(
        self, prompt: str, offers: Callable[[], Iterable[str]], foresee: Callable[[str], str]
    ) -> str | None:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline(10_000)
        sys.stdout.write(line if line.endswith("\n") else f"{line}\n")
        return line.rstrip("\n") if line else None


class InteractiveReader(Reader):
    """A prompt with history, completion by Tab and a preview below it while typing."""

    def __init__(self) -> None:
        self._session: PromptSession[str] = PromptSession()

    def read(
        self, prompt: str, offers: Callable[[], Iterable[str]], foresee: Callable[[str], str]
    ) -> str | None:
        def toolbar() -> str:
            return foresee(self._session.default_buffer.text)

        try:
            return self._session.prompt(
                prompt,
                completer=_Offers(offers),
                bottom_toolbar=toolbar,
                reserve_space_for_menu=ROWS_OF_MENU,
            )
        except EOFError:
            return None


class _Offers(Completer):
    def __init__(self, offers: Callable[[], Iterable[str]]) -> None:
        self._offers = offers

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        typed = document.text_before_cursor.lstrip()
        if not typed and not complete_event.completion_requested:
            return
        offered = 0
        for offer in self._offers():
            if offer.startswith(typed.lower()) and offered < MOST_OFFERED:
                offered += 1
                yield Completion(offer, start_position=-len(typed))
