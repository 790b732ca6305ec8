"""What is wrong with the texts of a language, file by file, and what it lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import NamedTuple

from deskoherna.catalogue import all_games
from deskoherna.kernel import AnyGame, Problem

from .languages import ENGLISH, NAME, TAG, languages
from .messages import Message, Messages, Slip, all_arguments, read_messages, slip_in
from .packs import WEB, message_files, messages
from .rulebook import Part, Rulebook, parts_of, rulebook, sound_parts
from .sources import File, Place, entries, found, outside

NAMING = "language"
PARTS = (*WEB, "terminal", "check")
OF_ROOM = re.compile(rf"(?:{NAMING}|{'|'.join(PARTS)})\.(.+)\.ftl|rules\.(.+)\.md")
OF_GAME = re.compile(r"(.+)\.ftl|rules\.(.+)\.md")
AT_BOARD = "-board"  # the same question, to someone who sees the board


class Finding(NamedTuple):
    """Something that is wrong in a file; line 0 stands for the whole file."""

    file: str
    line: int
    problem: Problem

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class Gap(NamedTuple):
    """What a file of a language should hold besides, in English."""

    file: str
    all: int  # that English has there
    lacking: tuple[str, ...]  # messages in Fluent, or rules in Markdown


def findings(language: str) -> Iterator[Finding]:
    """What is wrong with the files of a language, wherever they are."""
    for file in message_files(language, (NAMING,)):
        yield from _read(file, {}, {})
    if language not in languages():
        yield Finding(f"{NAMING}.{language}.ftl", 0, Problem("room-texts-nameless", name=NAME))
    for game in (None, *all_games().values()):
        own, english = (messages(one, PARTS, game) for one in (language, ENGLISH))
        for file in message_files(language, PARTS if game is None else (), game):
            yield from _read(file, own, english)
        for file in found(f"rules.{language}.md", language, game):
            yield from _read_rules(file, rulebook(ENGLISH, game))


def _read(file: File, own: Messages, english: Messages) -> Iterator[Finding]:
    try:
        page = read_messages(file.read())
    except Problem as problem:
        yield _unread(file, problem)
        return
    slips = [*page.slips]
    for message in page.messages.values() if english else ():
        slip = slip_in(message, own, english) or _other(message, own, english)
        slips += [slip] if slip else []
    yield from (_finding(file, slip) for slip in slips)


def _other(message: Message, own: Messages, english: Messages) -> Slip | None:
    """What can be said, but should not be."""
    if message.id.startswith("-"):
        return None
    if message.id not in english:
        asked = message.id.removesuffix(AT_BOARD) in english
        return None if asked else Slip(message.line, "room-texts-unused", message.id)
    told = all_arguments(english[message.id], english)
    unsaid = sorted(told - all_arguments(message, own))
    return Slip(message.line, "room-texts-unsaid", unsaid[0]) if unsaid else None


def _read_rules(file: File, english: Rulebook) -> Iterator[Finding]:
    try:
        parts = list(sound_parts(file.read(), english))
    except Problem as problem:
        yield _unread(file, problem)
        return
    for part in parts:
        if isinstance(part, Slip):
            yield _finding(file, part)
        elif part.id is not None and not part.text:
            yield _finding(file, Slip(part.line, "room-texts-empty", part.id))


def _finding(file: File, slip: Slip) -> Finding:
    return Finding(str(file.path), slip.line, Problem(slip.key, what=slip.what))


def _unread(file: File, problem: Problem) -> Finding:
    return Finding(str(file.path), int(problem.arguments.get("line", 0)), problem)


def findings_outside() -> Iterator[Finding]:
    """What is wrong with the texts of others, in all their languages."""
    yield from strays()
    tags = {tag for place in outside().places for _, tag in _texts_in(place)}
    for tag in sorted(filter(None, tags)):
        yield from findings(tag)


def strays() -> Iterator[Finding]:
    """Packages that cannot be used, and files of others that nobody reads."""
    for problem in outside().broken:
        yield Finding(str(problem.arguments["package"]), 0, problem)
    for place in outside().places:
        for path, tag in _texts_in(place):
            if tag is None:
                yield Finding(str(path), 0, Problem("room-texts-stray"))


def _texts_in(place: Place) -> Iterator[tuple[Traversable, str | None]]:
    """Files that look like texts, and the tags in their names, if they are right."""
    folders = {place.folder: OF_ROOM} | {place.folder / game: OF_GAME for game in all_games()}
    for folder, fitting in folders.items():
        for path in entries(folder):
            fits = fitting.fullmatch(path.name)
            tag = next(filter(None, fits.groups())) if fits else ""
            if TAG.fullmatch(tag) and place.language in (None, tag):
                yield path, tag
            elif fits or path.name.endswith(".ftl"):
                yield path, None


def gaps(language: str) -> Iterator[Gap]:
    """What a language lacks beside English, file by file."""
    for game in (None, *all_games().values()):
        folder = "" if game is None else f"{game.id}/"
        for part in (NAMING, *PARTS) if game is None else ("",):
            name = f"{part}.{language}.ftl" if part else f"{language}.ftl"
            yield _gap(f"{folder}{name}", language, (part,) if part else (), game)
        book = rulebook(language, game)
        begun = not book.english or book.page != rulebook(ENGLISH, game).page
        lacking = _lacking_rules(book) if begun else _whole(book.page)
        yield Gap(f"{folder}rules.{language}.md", len(book.rules), tuple(lacking))


def _lacking_rules(book: Rulebook) -> Iterator[str]:
    return (_markdown(part) for part in parts_of(book.page) if part.id in book.english)


def _whole(page: str) -> list[str]:
    """The rules of a page that is not begun, with all that stands before, between and after."""
    rules: list[str] = []
    before: list[str] = []
    for part in parts_of(page):
        before.append(_markdown(part))
        if part.id is not None:
            rules.append("\n".join(before))
            before = []
    if rules:
        rules[-1] = "\n".join((rules[-1], *before))
    return rules


def _markdown(part: Part) -> str:
    return "\n".join(part.lines).rstrip() + "\n"


def _gap(file: str, language: str, parts: tuple[str, ...], game: AnyGame | None) -> Gap:
    own, english = (messages(one, parts, game) for one in (language, ENGLISH))
    said = {id_: one for id_, one in english.items() if not id_.startswith("-")}
    lacking = tuple(one.source for id_, one in said.items() if id_ not in own)
    return Gap(file, len(said), lacking)
