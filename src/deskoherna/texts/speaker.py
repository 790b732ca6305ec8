"""Formats messages in a language. Text for people stands in .ftl files, never in code."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle

from deskoherna.kernel import AnyGame, Ask, Event, Problem
from deskoherna.kernel.problem import Argument

from .languages import ENGLISH, locale_of
from .packs import pages
from .sources import remembered

REMEMBERED = 1 << 13  # sentences; many are formatted again and again
PARTS = ("room", "terminal", "check")


class Speaker:
    """Formats messages of the room and, if given, of one game, in one language.

    Called with a message id and its arguments, it returns the sentence; what the language lacks,
    or cannot say, is said in English. It raises `LookupError` if there is no such message.

    >>> Speaker("en")("room-seats", known="2, 3", seats=7)
    'This game takes 2, 3 seats, not 7.'
    """

    def __init__(self, language: str, game: AnyGame | None = None) -> None:
        self.language = language
        self._game = game
        self._locale = locale_of(language)
        self._bundle = FluentBundle([str(self._locale)], use_isolating=False)
        for page in pages(language, PARTS, game):
            self._bundle.add_resource(page.resource)
        self._said = lru_cache(REMEMBERED, typed=True)(self._say)

    def __call__(self, key: str, /, **args: Argument) -> str:
        return self._said(key, **args)

    def _say(self, key: str, /, **args: Argument) -> str:
        try:
            return self._format(key, args)
        except Exception:  # whatever a translation may do
            if self.language == ENGLISH:
                raise
            return self._english(key, **args)

    def _format(self, key: str, args: dict[str, Argument]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{key}: {errors[0]}") from errors[0]
        return str(text)

    @property
    def _english(self) -> Speaker:
        return speaker(ENGLISH, self._game)

    def knows(self, key: str) -> bool:
        """Whether there is a message with this id."""
        known = self._bundle.has_message(key)
        return known or (self.language != ENGLISH and self._english.knows(key))

    def decimal(self, number: float, places: int = 1) -> str:
        """A number, written as the language writes it.

        >>> Speaker("cs").decimal(12.25)
        '12,2'
        """
        return format_decimal(number, f"0.{'0' * places}", self._locale)

    def event(self, event: Event) -> str:
        """What happened, as a line of the log."""
        return self(event.key, **event.arguments)

    def ask(self, ask: Ask[Any]) -> str:
        """The question to a seat."""
        return self(ask.key, **ask.arguments)

    def problem(self, problem: Problem) -> str:
        """The sentence; for a problem whose message is not known here, its id."""
        if not self.knows(problem.key):
            return problem.key
        return self(problem.key, **problem.arguments)


@remembered
def speaker(language: str, game: AnyGame | None = None) -> Speaker:
    """The speaker of one of the `languages`, made once.

    >>> from deskoherna.catalogue import game
    >>> numerus = game("numerus")
    >>> match = numerus.new(options={"first": "green"}, seed=7)
    >>> speaker("en", numerus).event(match.play(0, "1 a1")[0])
    'Green lands a 1 on a1.'
    """
    return Speaker(language, game)
