"""The messages of a language by the parts they come in, and what a browser is sent of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from deskoherna.kernel import AnyGame, Problem

from .languages import ENGLISH, languages
from .messages import Message, Page, reached, read_messages, sound_messages
from .sources import File, found, remembered

ROOM = ("room",)  # refusals, the log, the HTTP interface
WEB = (*ROOM, "web", "table")  # all that a browser needs besides a game


class Pack(NamedTuple):
    """Messages in Project Fluent."""

    messages: str
    english: str  # what the language lacks, with all that that refers to


def message_files(language: str, parts: Sequence[str], game: AnyGame | None = None) -> list[File]:
    """The files of parts of the room and, last, of a game."""
    files = [file for part in parts for file in found(f"{part}.{language}.ftl", language)]
    return files + ([] if game is None else found(f"{language}.ftl", language, game))


def pages(language: str, parts: Sequence[str], game: AnyGame | None = None) -> Iterator[Page]:
    """Those of them that can be read."""
    for file in message_files(language, parts, game):
        try:
            yield read_messages(file.read())
        except Problem:  # the check says why
            continue


def messages(
    language: str, parts: Sequence[str], game: AnyGame | None = None
) -> dict[str, Message]:
    """All of them by id; what is found first counts."""
    known: dict[str, Message] = {}
    for page in pages(language, parts, game):
        for id_, message in page.messages.items():
            known.setdefault(id_, message)
    return known


@remembered
def words_for(part: str, key: str) -> frozenset[str]:
    """The words of a message in all languages together."""
    said = (messages(tag, (part,)).get(key) for tag in languages())
    return frozenset(word for one in said if one is not None for word in (one.text or "").split())


@remembered
def pack(language: str, parts: tuple[str, ...], game: AnyGame | None = None) -> Pack:
    """What a browser is sent: parts of the room, or a game.

    A message that cannot be said, whatever is wrong with it, is one that the language lacks.
    """
    wanted = messages(ENGLISH, parts, game)
    if language == ENGLISH:
        return Pack(_written(wanted.values()), "")
    english = messages(ENGLISH, WEB, game)
    sound = sound_messages(messages(language, WEB, game), english)
    own = {one.id: one for one in sound if isinstance(one, Message)}
    said = [own[id_] for id_ in messages(language, parts, game) if id_ in own]
    lacking = [message for id_, message in wanted.items() if id_ not in own]
    return Pack(_written(said), _written(reached(lacking, english)))


def _written(messages: Iterable[Message]) -> str:
    return "".join(f"{message.source}\n" for message in messages)
