"""Formats messages in a language. Text for people stands in .ftl files, never in code."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from deskoherna.kernel import AnyGame, Ask, Event, Problem
from deskoherna.kernel.problem import Argument

LANGUAGES = ("cs", "en")
REMEMBERED = 1 << 13  # sentences; many are formatted again and again


class Speaker:
    """Formats messages of the room and, if given, of one game, in one language.

    Called with a message id and its arguments, it returns the sentence; it raises `LookupError` if
    there is no such message.

    >>> Speaker("en")("room-seats", known="2, 3", seats=7)
    'This game takes 2, 3 seats, not 7.'
    """

    def __init__(self, language: str, game: AnyGame | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in message_files(language, game):
            self._bundle.add_resource(messages_in(source.read_text("utf-8")))
        self._said = lru_cache(REMEMBERED, typed=True)(self._say)

    def __call__(self, key: str, /, **args: Argument) -> str:
        return self._said(key, **args)

    def _say(self, key: str, /, **args: Argument) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise errors[0]
        return str(text)

    def knows(self, key: str) -> bool:
        """Whether there is a message with this id."""
        return self._bundle.has_message(key)

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


@cache
def messages_in(text: str) -> Resource:
    """Parsed once: speakers of all games share the room's."""
    return FluentResource(text)


def message_files(language: str, game: AnyGame | None) -> list[Traversable]:
    """The files of a speaker: the room, the terminal and, last, the game."""
    folder = files(__package__)
    sources = [folder / f"{part}.{language}.ftl" for part in ("room", "terminal")]
    if game is not None:
        sources.append(files(game.package) / "text" / f"{language}.ftl")
    return sources


def pack_files(language: str, pack: str) -> list[Traversable]:
    """The files a browser loads: for `room`, for `web` (the pages), or none."""
    parts = {"room": ("room",), "web": ("web", "table")}.get(pack, ())
    return [files(__package__) / f"{part}.{language}.ftl" for part in parts]


@cache
def speaker(language: str, game: AnyGame | None = None) -> Speaker:
    """The speaker of a language of `LANGUAGES`, made once.

    >>> from deskoherna.catalogue import game
    >>> numerus = game("numerus")
    >>> match = numerus.new(options={"first": "green"}, seed=7)
    >>> speaker("en", numerus).event(match.play(0, "1 a1")[0])
    'Green lands a 1 on a1.'
    """
    return Speaker(language, game)
