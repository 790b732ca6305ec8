"""The door of the room: the names it answers to, and the password it may ask for.

Without the first, a page of somebody else could lead its own name to this device and read the room
through a visitor's browser (DNS rebinding). The password is kept in a browser by a signed cookie.
"""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Iterable
from urllib.parse import quote, urlsplit

from aiohttp import web

from deskoherna.kernel import Problem, Refusal
from deskoherna.tables.identity import Links
from deskoherna.texts import Speaker

from .boards import PLACE
from .door_page import door_page
from .pages import HEADERS
from .people import is_secure

COOKIE = "deskoherna-door"
HEADER = "Room-Password"  # how programs send it
PATH = "/door"
STYLE_PATH = "/door.css"
OPEN_TO_ALL = (PATH, STYLE_PATH, "/api/health")
WITHOUT_COOKIE = (f"{PLACE}/", "/letters/", "/calendar/")  # frames, mail programs and calendars
MONTH = 30 * 24 * 60 * 60
LONGEST_FORM = 4096  # bytes
HERE = ("127.0.0.1", "::1", "localhost")  # this machine, by its narrowest names
FORWARDED = (  # by which a proxy says that it asks for somebody else
    "Forwarded",
    "Via",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Real-IP",
)


class UnknownHost(Refusal):
    """The request is for a name that this room does not have."""


class PasswordWanted(Refusal):
    """The room has a password, and this request does not carry it."""


def name_in(url: str) -> str:
    """The name of the host in an address; raises `Problem` if there is none."""
    try:
        found = urlsplit(url if "//" in url else f"//{url}")
        _ = found.port
    except ValueError:
        found = urlsplit("")
    if not found.hostname:
        raise Problem("room-public-url", url=url[:80])
    return found.hostname.rstrip(".")


def public_name(url: str) -> str:
    """The name in an address that people would type; raises `Problem` if it cannot be a room's."""
    name, found = name_in(url), urlsplit(url)
    beside = found.path.strip("/") or found.query or found.fragment or "@" in found.netloc
    if found.scheme not in ("http", "https") or beside:
        raise Problem("room-public-url", url=url[:80])
    return name


def https_names(urls: Iterable[str]) -> set[str]:
    """The names in addresses by which people reach a room by https alone."""
    names: dict[str, set[str]] = {"http": set(), "https": set()}
    for url in urls:
        name = public_name(url)
        names[urlsplit(url).scheme].add(name)
    return names["https"] - names["http"]


class Door:
    def __init__(
        self,
        names: Iterable[str] = (),
        password: str | None = None,
        https: Iterable[str] = (),
    ) -> None:
        """`https` are those of the names by which people come by https alone."""
        self.names = {name.lower() for name in names}
        self._https = {name.lower() for name in https}
        self.password = password
        self._spares_here = False  # whether the password is for the network only

    def check_host(self, request: web.Request) -> None:
        """Raise `UnknownHost` unless the request is for this room."""
        if request.path == "/api/health":  # balancers ask by any name
            return
        name = _asked_name(request)
        if name not in self.names and not is_this_device(name):
            shown = name.encode("ascii", "replace").decode()[:80]
            raise UnknownHost("ROOM-14", "room-unknown-host", host=shown)

    def is_https(self, request: web.Request) -> bool:
        """Whether the request is for a name that is reached by https, whatever a proxy says."""
        return _asked_name(request) in self._https

    def check_password(self, request: web.Request, links: Links) -> None:
        """Raise `PasswordWanted` unless there is no password, or the request carries it."""
        if self.password is None or request.path in OPEN_TO_ALL:
            return
        if request.path.startswith(WITHOUT_COOKIE):
            return
        if self._spares_here and is_here(request):
            return
        said = request.headers.get(HEADER)
        if said is not None and self.fits(said):
            return
        if not links.same(request.cookies.get(COOKIE, ""), links.door(self.password)):
            raise PasswordWanted("ROOM-14", "room-password-wanted")

    def guard(self, name: str, password: str) -> None:
        """Answer to one more name; if there is no password yet, whoever uses it needs this one."""
        self.names.add(name)
        if self.password is None:
            self.password, self._spares_here = password, True

    def unguard(self, name: str) -> None:
        """Take back `guard`: the name is not known any more, nor the password that it set."""
        self.names.discard(name)
        if self._spares_here:
            self.password, self._spares_here = None, False

    def fits(self, said: str) -> bool:
        """Spaces at the ends are seen by nobody, and do not count."""
        if self.password is None:
            return True
        given = said.strip().encode("utf-8", "replace")
        return secrets.compare_digest(given, self.password.strip().encode())

    def let_in(self, request: web.Request, links: Links, to: str) -> web.Response:
        """On to a page of the room, with a cookie for this browser."""
        response = web.Response(status=303, headers={"Location": _page(to)})
        response.set_cookie(
            COOKIE,
            links.door(self.password or ""),
            max_age=MONTH,
            httponly=True,
            samesite="Lax",  # a friend's link leads here from elsewhere
            secure=is_secure(request),
            path="/",
        )
        return response

    def ask(self, to: str, say: Speaker, wrong: bool = False) -> web.Response:
        """The page that asks for the password."""
        page = door_page(say, PATH, STYLE_PATH, _page(to), wrong)
        policy = HEADERS["Content-Security-Policy"].replace(
            "form-action 'none'", "form-action 'self'"
        )
        headers = {
            "Content-Security-Policy": policy,
            "Cache-Control": "no-store",
            "Referrer-Policy": "same-origin",  # else a browser sends the form with "Origin: null"
        }
        return web.Response(status=401, text=page, content_type="text/html", headers=headers)


def forget_password(response: web.StreamResponse) -> None:
    response.del_cookie(COOKIE, path="/")


def is_here(request: web.Request) -> bool:
    """Whether a request comes from this very machine, and not through a proxy that says so."""
    transport = request.transport
    if transport is None or any(name in request.headers for name in FORWARDED):
        return False
    ends = (transport.get_extra_info(end) for end in ("peername", "sockname"))
    return _asked_name(request) in HERE and all(end and end[0] in HERE for end in ends)


def _asked_name(request: web.Request) -> str:
    """The name that a request is for; empty if there is none."""
    try:
        return name_in(request.headers.get("Host", ""))
    except Problem:
        return ""


def is_this_device(name: str) -> bool:
    """Whether a name or an address leads from this device to itself."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def link_in(address: str, password: str | None) -> str:
    """An address that lets a browser in without asking."""
    return address if password is None else f"{address}{PATH[1:]}?password={quote(password)}"


def _page(to: str) -> str:
    """A path of this room, whatever somebody made of it."""
    fine = to.startswith("/") and not to.startswith(("//", "/\\")) and to.isprintable()
    return quote(to, safe="/?=&%-_~.") if fine else "/"
