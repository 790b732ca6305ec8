"""Who sent a request: a cookie for the person, an address for the limits, an origin to check."""

from __future__ import annotations

from typing import NamedTuple

from aiohttp import web

from deskoherna.kernel import Refusal
from deskoherna.tables.identity import Links, is_program
from deskoherna.tables.session.words import proper_name
from deskoherna.texts import ENGLISH, best_language, languages

COOKIE = "deskoherna"
BEARER = "Bearer "
YEAR = 365 * 24 * 60 * 60
MOST_LANGUAGES = 20  # of those that somebody reads


class Client(NamedTuple):
    """Where a request comes from, whatever it came through."""

    address: str  # by which limits count
    secure: bool  # whether they asked by https


CLIENT = web.RequestKey("client", Client)
BECOMES = web.RequestKey("becomes", str)  # the person that this browser is from now on


class UnknownToken(Refusal):
    """A program sent a token that we did not issue."""


class Revoked(Refusal):
    """While the request was under way, its cookie or token was revoked."""


class ForeignOrigin(Refusal):
    """The page that sent the request is not ours."""


def identify(request: web.Request, links: Links) -> str:
    """The person; without a cookie, someone new each time."""
    return known(request, links) or links.new_person()


def known(request: web.Request, links: Links) -> str | None:
    """The person named by a browser's cookie or a program's token; raises if the token is wrong."""
    said = request.headers.get("Authorization")
    if said is None:
        return links.person(request.cookies.get(COOKIE, ""))
    program = links.person(said.removeprefix(BEARER))
    if not said.startswith(BEARER) or not is_program(program):
        raise UnknownToken("ROOM-14", "room-token-unknown")
    return program


def remember(request: web.Request, response: web.StreamResponse, cookie: str) -> None:
    """A browser gets a cookie; a program keeps its token itself."""
    if is_program(cookie):
        return
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=YEAR,
        httponly=True,
        samesite="Strict",
        secure=is_secure(request),
        path="/",
    )


def forget(response: web.StreamResponse) -> None:
    """The browser is somebody new from now on."""
    response.del_cookie(COOKIE, path="/")


def is_secure(request: web.Request) -> bool:
    return request[CLIENT].secure if CLIENT in request else request.secure


def address(request: web.Request) -> str:
    """The address of the client, by which limits are counted."""
    return request[CLIENT].address


def check_origin(request: web.Request) -> None:
    """A browser names the page that asks; only our own may change things or open sockets."""
    origin = request.headers.get("Origin")
    if origin not in (None, f"http://{request.host}", f"https://{request.host}"):
        raise ForeignOrigin("ROOM-14", "room-foreign-origin")


def language(request: web.Request) -> str:
    """The language asked for, else the one the browser prefers."""
    asked = request.query.get("lang", "")
    if asked in languages():
        return asked
    read = request.headers.get("Accept-Language", "").split(",")[:MOST_LANGUAGES]
    return best_language(part.split(";")[0].strip() for part in read) or ENGLISH


def check_browser(person: str) -> None:
    """Raise `Refusal` to programs: they keep a token, which is enough on any machine."""
    if is_program(person):
        raise Refusal("ROOM-19", "room-people-only")


def proper_call(name: str) -> str:
    """How somebody is called, if they say so; raises `Refusal`."""
    return proper_name(name) if name.strip() else ""
