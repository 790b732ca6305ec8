"""Lines typed at a terminal: completion, history and a live preview."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle

from .reader import Reader

MOST_OFFERED = 400
ROWS_OF_MENU = 4  # including the prompt itself
ROWS_OF_TOOLBAR = 2


class InteractiveReader(Reader):
    """A prompt with history, completion by Tab and a preview below it while typing."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self._session: PromptSession[str] = PromptSession()

    def read(
        self, prompt: str, offers: Callable[[], Iterable[str]], foresee: Callable[[str], str]
    ) -> str | None:
        def toolbar() -> str:
            width = self._session.output.get_size().columns
            return below(foresee(self._session.default_buffer.text), width)

        try:
            return self._session.prompt(
                prompt,
                completer=_Offers(offers),
                complete_style=CompleteStyle.MULTI_COLUMN,
                bottom_toolbar=toolbar,
                reserve_space_for_menu=ROWS_OF_MENU,
            )
        except EOFError:
            return None


def below(text: str, width: int) -> str:
    """The text in the few rows below the prompt."""
    rows = [
        row
        for line in text.splitlines()
        for row in textwrap.wrap(line, width, max_lines=ROWS_OF_TOOLBAR, placeholder=" …")
    ]
    return "\n".join(rows[:ROWS_OF_TOOLBAR])


class _Offers(Completer):
    def __init__(self, offers: Callable[[], Iterable[str]]) -> None:
        self._offers = offers

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        typed = document.text_before_cursor.lstrip()
        beginning = typed.casefold()
        if not typed and not complete_event.completion_requested:
            return
        offered = 0
        for offer in self._offers():
            if offer.casefold().startswith(beginning) and offered < MOST_OFFERED:
                offered += 1
                yield Completion(offer, start_position=-len(typed))
