"""What a request asks for, and in a few words why it, or a message of a socket, cannot be read."""

from __future__ import annotations

import msgspec
from aiohttp import web

from deskoherna.catalogue import all_games, game
from deskoherna.kernel import AnyGame, Problem
from deskoherna.tables import wire
from deskoherna.texts import languages

from .people import language

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
LONGEST_REASON = 200  # characters; it may quote what was sent


def reason_of(error: Exception) -> str:
    """Which part is wrong, and what was expected there."""
    return str(error)[:LONGEST_REASON]


class NotFound(Problem):
    """There is nothing of that name."""


class BadRequest(Problem):
    """The request does not fit its description."""


def chosen_language(request: web.Request) -> str:
    """The language asked for, if there is such, or else the browser's."""
    asked = request.query.get("lang")
    if asked is not None:
        check_language(asked, BadRequest)
    return language(request)


def check_language(tag: str, problem: type[Problem]) -> None:
    if tag not in languages():
        raise problem("room-lang-unknown", lang=tag[:40], known=", ".join(languages()))


def viewing_seat(request: web.Request) -> int | None:
    """The seat through which someone wants to look, if they say so."""
    seat = request.query.get("eyes")
    return None if seat is None else number(seat, 0)


def number(text: str | None, least: int) -> int:
    if text is None:
        return least
    if not text.isascii() or not text.isdecimal() or len(text) > 7 or int(text) > wire.MOST:
        raise BadRequest("room-not-a-number", value=text[:40])
    return int(text)


def known_game(name: str) -> AnyGame:
    if name not in all_games():
        raise NotFound("room-game-unknown", game=name[:40], known=", ".join(all_games()))
    return game(name)
