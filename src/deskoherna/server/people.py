"""Who asks: a cookie for the person, an address for the limits, an origin that must be ours."""

from __future__ import annotations

from aiohttp import web

from deskoherna.kernel import Refusal
from deskoherna.tables.links import Links, is_program
from deskoherna.texts import LANGUAGES

COOKIE = "deskoherna"
BEARER = "Bearer "
YEAR = 365 * 24 * 60 * 60


class UnknownToken(Refusal):
    """A program is not who it says it is."""


class ForeignOrigin(Refusal):
    """The page that asks is not ours."""


def identify(request: web.Request, links: Links) -> str:
    """The person; who has no cookie yet is someone new, and is so again the next time."""
    return known(request, links) or links.new_person()


def known(request: web.Request, links: Links) -> str | None:
    """A browser brings a cookie, a program its token; a token that is wrong is told so."""
    said = request.headers.get("Authorization")
    if said is None:
        return links.person(request.cookies.get(COOKIE, ""))
    program = links.person(said.removeprefix(BEARER))
    if not said.startswith(BEARER) or not is_program(program):
        raise UnknownToken("ROOM-14", "room-token-unknown")
    return program


def remember(request: web.Request, response: web.StreamResponse, links: Links, who: str) -> None:
    """A browser gets a cookie; a program keeps its token itself."""
    if is_program(who):
        return
    response.set_cookie(
        COOKIE,
        links.cookie(who),
        max_age=YEAR,
        httponly=True,
        samesite="Strict",
        secure=is_secure(request),
        path="/",
    )


def is_secure(request: web.Request) -> bool:
    return request.secure or request.headers.get("X-Forwarded-Proto") == "https"


def check_origin(request: web.Request) -> None:
    """A browser says which page asks; only our own may change things or open sockets."""
    origin = request.headers.get("Origin")
    if origin not in (None, f"http://{request.host}", f"https://{request.host}"):
        raise ForeignOrigin("ROOM-14", "room-foreign-origin")


def language(request: web.Request) -> str:
    """What the reader understands best: as asked for, else as the browser says."""
    asked = request.query.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in request.headers.get("Accept-Language", "").split(",")[:20]:
        wanted = part.split(";")[0].strip().lower()[:2]
        if wanted in LANGUAGES:
            return wanted
        if wanted == "sk":
            return "cs"
    return "en"
