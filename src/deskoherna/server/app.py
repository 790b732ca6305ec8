"""The server: every request passes the same checks, and every refusal comes with a sentence."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import cache, cached_property
from itertools import islice
from typing import Any, get_args
from urllib.parse import parse_qsl

import msgspec
from aiohttp import web
from aiohttp.hdrs import ACCEPT_ENCODING, CONTENT_ENCODING, RETRY_AFTER
from multidict import MultiDict

from deskoherna import __version__
from deskoherna.catalogue import all_games
from deskoherna.kernel import BadRecord, Problem, Refusal
from deskoherna.tables import wire
from deskoherna.tables.advice.review_jobs import NoReview
from deskoherna.tables.attempts import NoLesson
from deskoherna.tables.cost import BYTES_A_MS, Payer, counted
from deskoherna.tables.identity import is_program
from deskoherna.tables.log.table import BrokenTable, NoTable
from deskoherna.tables.projection import messages
from deskoherna.tables.rates import Bucket, Buckets, TooFast
from deskoherna.tables.session.audience import Crowded
from deskoherna.tables.session.room import MOST_RECORD, Room
from deskoherna.tables.stores.store import StoreError
from deskoherna.texts import languages, speaker

from . import boards, manifest
from .api import Api
from .api_page import STYLE, api_page
from .documentation import PLACE, Documentation
from .door import (
    HEADER,
    LONGEST_FORM,
    PATH,
    STYLE_PATH,
    Door,
    PasswordWanted,
    UnknownHost,
    forget_password,
)
from .door_page import STYLE as DOOR_STYLE
from .draining import EVERY, LEAVE_WITHIN, Drain, ServerDraining
from .gate import Gate, GatedRunner
from .letters_page import WHATS
from .limits import Costly, Limits, OneAtATime, Rate
from .mail import PLACE as LETTERS
from .metrics import Metrics
from .network import NotHere
from .notices import CALENDAR, Calling
from .operations import BYTES, Operation, description
from .pages import HEADERS, ClientMissing, WebClient
from .people import (
    BECOMES,
    CLIENT,
    YEAR,
    ForeignOrigin,
    Revoked,
    UnknownToken,
    address,
    check_origin,
    forget,
    identify,
    is_secure,
    known,
    language,
    remember,
)
from .proxies import Proxies
from .reading import UNREADABLE, BadRequest, NotFound, number, reason_of
from .socket import Socket
from .strain import WAIT, Overloaded, Strain

UNCHANGED = 304
STRICT_TRANSPORT_SECURITY = "Strict-Transport-Security"
HEALTH = "/api/health"
SHED_AT_ONCE = 50  # spectators
COUNTED = ("/api", "/metrics")  # pages are read from memory
A_WHILE = 1.0  # seconds

Handle = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    def __init__(
        self,
        room: Room,
        limits: Limits | None = None,
        door: Door | None = None,
        clock: Callable[[], float] = time.monotonic,
        proxies: Proxies | None = None,
        calling: Calling | None = None,
    ) -> None:
        self.room = room
        self.door = door or Door()
        self.limits = limits or Limits()
        self.proxies = proxies or Proxies()
        self.gate = Gate(self.limits, self.proxies, clock)
        self.strain = Strain(self.limits, self._shed_spectators, clock)
        self.drain = Drain(room, clock)
        self._live: set[Socket] = set()
        self.client = WebClient()
        self.boards = boards.Boards(self.client)
        self.documentation = Documentation(self.client)
        self.api = Api(
            room,
            self.drain,
            self.client,
            documented=self.documentation.built,
            calling=calling,
        )
        self.notices = self.api.notices
        self.metrics = Metrics(room, self.strain, self.gate, self.drain, self.notices)
        self._clock = clock
        self._requests = self._buckets(self.limits.requests)
        self._page_requests = self._buckets(self.limits.pages)
        self._refusals = self._buckets(self.limits.refusals)
        self._costly = {
            what: self._buckets(getattr(self.limits, what)) for what in get_args(Costly)
        }
        self._passwords = self._buckets(self.limits.passwords)
        self._programs = self._buckets(self.limits.programs)
        self._work = self._buckets(self.limits.work)
        self._one_at_a_time = OneAtATime()
        self._sockets: Counter[str] = Counter()

    def _buckets(self, rate: Rate) -> Buckets:
        return Buckets(rate, clock=self._clock)

    def runner(self, **more: Any) -> web.AppRunner:
        return GatedRunner(self.app(), self.gate, **more)

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self._answer], client_max_size=MOST_RECORD + 1)
        for operation in self.api.operations:
            if operation.takes not in (None, BYTES):
                decoder(operation.takes)  # or the first two threads that need it would crash
            app.router.add_route(operation.method, operation.path, self._handler(operation))
        app.router.add_get("/api", self._api_page)
        app.router.add_get("/api/openapi.json", self._openapi)
        app.router.add_get("/api/style.css", self._api_style)
        app.router.add_get("/api/tables/{table}/socket", self._socket)
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get(PATH, self._enter)
        app.router.add_get(STYLE_PATH, self._door_style)
        app.router.add_post(PATH, self._enter)
        app.router.add_get(boards.API, self.boards.api)
        app.router.add_get(boards.PLACE + "/{game}/", self.boards.frame)
        app.router.add_get(boards.PLACE + "/{game}/{path:.+}", self.boards.file)
        app.router.add_get(PLACE, self.documentation.enter)
        app.router.add_get(PLACE + "/{path:.*}", self.documentation.serve)
        for what in WHATS:
            app.router.add_get(f"{LETTERS}/{what}/{{ticket}}", self._letters)
            app.router.add_post(f"{LETTERS}/{what}/{{ticket}}", self._letters)
        app.router.add_get(CALENDAR + "/{key}.ics", self._calendar)
        app.router.add_get(manifest.PATH, manifest.serve)
        app.router.add_get("/{path:(?!api/).*}", self.client.serve)
        app.on_startup.append(self._open)
        app.on_shutdown.append(self._shut)
        app.on_cleanup.append(self._close)
        app.on_response_prepare.append(_add_headers)
        return app

    async def _open(self, app: web.Application) -> None:
        await self.room.open()
        await self.notices.open()
        self.room.spawn(self.strain.watch())

    async def _shut(self, app: web.Application) -> None:
        for session in self.room.sessions.values():
            session.close()

    async def leave(self) -> None:
        """Answer what was asked, and let everybody go."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_WITHIN):
                await self.drain.leave()
                while self._live:  # somebody may have been about to come in
                    for socket in self._live:
                        socket.finish()
                    await asyncio.sleep(EVERY)

    async def _close(self, app: web.Application) -> None:
        await self.notices.close()
        await self.room.close()

    # What every request goes through

    @web.middleware
    async def _answer(self, request: web.Request, handler: Handle) -> web.StreamResponse:
        began = time.perf_counter()
        try:
            client = self.proxies.client_of(request)
            secure = client.secure or self.door.is_https(request)
            request[CLIENT] = client._replace(secure=secure)
            with self.gate.carrying(request.transport, client.address):
                response = await self._checked(request, handler)
        except Problem as problem:
            response = self._refused(request, problem)
        self.metrics.requests.labels(str(response.status)).inc()
        if request.path.startswith("/api/"):
            self.room.journal.info(
                "request",
                method=request.method,
                path=route_of(request),
                status=response.status,
                ms=round(1000 * (time.perf_counter() - began), 1),
            )
        return response

    async def _checked(self, request: web.Request, handler: Handle) -> web.StreamResponse:
        """The answer, or why there is none."""
        try:
            (self._requests if request.path.startswith(COUNTED) else self._page_requests).take(
                address(request)
            )
            if CONTENT_ENCODING in request.headers:
                raise Packed("ROOM-14", "room-packed")
            self.door.check_host(request)
            self._check_password(request)
            response = await handler(request)
            if not response.prepared:  # as those of sockets are
                self.gate.check_unread(address(request))
            return response
        except PasswordWanted as wanted:
            return self._asked_password(request) or self._refused(request, wanted)
        except Problem as problem:
            if isinstance(problem, TooFast) and not self._refusals.of(address(request)).take():
                await asyncio.sleep(A_WHILE)  # or whoever does not listen asks again at once
            return self._refused(request, problem)
        except web.HTTPException as error:
            response = self._refused(request, _problem_of(error), error.status)
            if "Allow" in error.headers:  # what could be done here instead
                response.headers["Allow"] = error.headers["Allow"]
            return response
        except ConnectionError:
            raise
        except Exception:
            self.room.journal.failed(
                "request failed", path=route_of(request), method=request.method
            )
            return self._refused(request, Problem("room-server-failed"), 500)

    def _refused(
        self, request: web.Request, problem: Problem, status: int | None = None
    ) -> web.Response:
        prefix = problem.key.split("-")[0]
        say = speaker(language(request), all_games().get(prefix))
        body = wire.ErrorBody(messages.problem(problem), say.problem(problem))
        headers = {}
        if isinstance(problem, Packed):
            headers[ACCEPT_ENCODING] = "identity"
        if isinstance(problem, Overloaded | ServerDraining):
            headers[RETRY_AFTER] = WAIT
        return web.Response(
            status=status or status_of(problem),
            body=messages.encode(body),
            content_type="application/json",
            headers=headers,
        )

    def _handler(self, operation: Operation) -> Handle:
        async def handle(request: web.Request) -> web.StreamResponse:
            with self.drain.under_way():
                return await respond(request)

        async def respond(request: web.Request) -> web.StreamResponse:
            person = await self._admit(operation, request)
            cookie = self.room.links.cookie(person)
            body = [] if operation.takes is None else [await self._body(request, operation.takes)]
            if cookie != self.room.links.cookie(person):
                raise Revoked("ROOM-14", "room-revoked")
            async with self._turn(operation, request):
                response = await self._respond(operation, request, person, body)
            if operation.method != "GET":  # only now, or two requests at once would make two people
                self._give_cookie(request, response, operation, person, cookie)
            elif response.status != UNCHANGED:  # it has no body
                response.enable_compression()
            return response

        return handle

    async def _admit(self, operation: Operation, request: web.Request) -> str:
        """Whoever asks, if they may now; raises `Refusal`."""
        if operation.method != "GET":
            check_origin(request)
        if operation.costly == "openings":
            self.drain.check_new()
        if operation.costly is not None:
            self._costly[operation.costly].take(address(request))
        person = identify(request, self.room.links)
        if is_program(person):
            self._programs.take(person)
        if operation.method == "GET" and operation.path != HEALTH:
            await self._check_reader(request)
        self._work.take(address(request))
        return person

    def _turn(
        self, operation: Operation, request: web.Request
    ) -> AbstractAsyncContextManager[None]:
        if operation.one_at_a_time:
            return self._one_at_a_time.of(address(request))
        return nullcontext()

    def _give_cookie(
        self,
        request: web.Request,
        response: web.Response,
        operation: Operation,
        person: str,
        cookie: str,
    ) -> None:
        """The one they came with, so that what was revoked meanwhile stays revoked."""
        match operation.cookie:
            case "kept":
                remember(request, response, cookie)
            case "renewed":
                remember(request, response, self.room.links.cookie(person))
            case "becomes":
                remember(request, response, self.room.links.cookie(request[BECOMES]))
            case "forgotten":
                forget(response)
                forget_password(response)

    async def _respond(
        self, operation: Operation, request: web.Request, person: str, body: list[Any]
    ) -> web.Response:
        """The answer; what it cost is taken from what the address may cost."""
        cost = counted(self._payer(request))
        cost.check()  # what came before it may have cost too much
        try:
            answer = await operation.handler(request, person, *body)
            if isinstance(answer, web.Response):
                response = answer
            else:
                response = web.Response(
                    status=operation.status,
                    body=messages.encode(answer),
                    content_type="application/json",
                    headers={"Cache-Control": "no-store"},
                )
            cost.ms += len(response.body) / BYTES_A_MS if isinstance(response.body, bytes) else 0.0
        finally:
            cost.pay()
        return response

    def _payer(self, request: web.Request) -> Payer:
        who = address(request)
        return Payer(who, self._work.of(who))

    async def _body(self, request: web.Request, type_: Any) -> Any:
        most = MOST_RECORD if type_ == BYTES else self.limits.body
        if (request.content_length or 0) > most:
            raise web.HTTPRequestEntityTooLarge(most, request.content_length or 0)
        try:
            async with asyncio.timeout(self.limits.read_within):
                data = await request.read()
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        except web.RequestPayloadError as error:  # badly chunked
            raise BadRequest("room-bad-request", reason=reason_of(error)) from None
        if len(data) > most:
            raise web.HTTPRequestEntityTooLarge(most, len(data))
        if type_ == BYTES:
            return data
        try:
            return decoder(type_).decode(data)
        except UNREADABLE as error:
            raise BadRequest("room-bad-request", reason=reason_of(error)) from None

    # When there is too much to do

    async def _check_reader(self, request: web.Request) -> None:
        """Raise `Overloaded` for strangers, if the server has no time for them."""
        if self.strain.shed == "nobody":
            return
        person, table = known(request, self.room.links), request.match_info.get("table")
        concerned = table is None or await self.room.is_concerned(table, person)
        if person is None or not concerned:
            self.strain.check_reader()

    def _shed_spectators(self) -> None:
        """Some of them each time; they are told why."""
        watching = (one for one in self._live if not one.session.table.concerns(one.person))
        for socket in islice(watching, SHED_AT_ONCE):
            socket.shed()

    # Routes that are not in the table of operations

    def _check_password(self, request: web.Request) -> None:
        """Raise `PasswordWanted`, or `TooFast` if it was guessed wrong too often."""
        guesses = self._passwords.of(address(request)) if HEADER in request.headers else None
        if guesses is not None and guesses.empty:
            raise TooFast()
        try:
            self.door.check_password(request, self.room.links)
        except PasswordWanted:
            if guesses is not None:
                guesses.take()
            raise

    def _asked_password(self, request: web.Request) -> web.Response | None:
        """A page that asks for it, for those who wanted a page."""
        if request.method != "GET" or request.path.startswith(COUNTED):
            return None
        return self.door.ask(request.path_qs, speaker(language(request)))

    async def _enter(self, request: web.Request) -> web.StreamResponse:
        """Someone says the password, by the form or by a link that holds it."""
        check_origin(request)
        said = request.query
        if request.method == "POST":
            said = MultiDict(parse_qsl((await self._form(request)).decode("utf-8", "replace")))
        to, guess = said.get("to", "/"), said.get("password")
        if guess is None:
            return self.door.ask(to, speaker(language(request)))
        self._passwords.take(address(request))
        if self.door.fits(guess):
            return self.door.let_in(request, self.room.links, to)
        return self.door.ask(to, speaker(language(request)), wrong=True)

    async def _form(self, request: web.Request) -> bytes:
        if (request.content_length or 0) > LONGEST_FORM:
            raise web.HTTPRequestEntityTooLarge(LONGEST_FORM, request.content_length or 0)
        data: bytes = await self._body(request, BYTES)
        return data[:LONGEST_FORM]

    async def _openapi(self, request: web.Request) -> web.StreamResponse:
        return web.json_response(body=messages.encode(self._described[language(request)]))

    @cached_property
    def _described(self) -> dict[str, dict[str, Any]]:
        """The interface in each language."""
        return {
            name: description(self.api.operations, speaker(name), __version__)
            for name in languages()
        }

    @cached_property
    def _pages(self) -> dict[str, str]:
        return {name: api_page(api, speaker(name)) for name, api in self._described.items()}

    async def _api_page(self, request: web.Request) -> web.StreamResponse:
        return web.Response(text=self._pages[language(request)], content_type="text/html")

    async def _api_style(self, request: web.Request) -> web.StreamResponse:
        return web.Response(text=STYLE, content_type="text/css")

    async def _door_style(self, request: web.Request) -> web.StreamResponse:
        return web.Response(text=DOOR_STYLE, content_type="text/css")

    async def _metrics(self, request: web.Request) -> web.StreamResponse:
        return web.Response(body=self.metrics.text(), content_type="text/plain")

    async def _letters(self, request: web.Request) -> web.StreamResponse:
        check_origin(request)
        self._work.take(address(request))
        return await self.notices.letters(request)

    async def _calendar(self, request: web.Request) -> web.StreamResponse:
        """It may take long, as all tables of a person are looked at."""
        self._work.take(address(request))
        async with self._one_at_a_time.of(address(request)):
            cost = counted(self._payer(request))
            try:
                return await self.notices.feed(request)
            finally:
                cost.pay()

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        self.drain.check_new()
        check_origin(request)
        after = number(request.query.get("after"), 0)
        self._work.take(address(request))
        payer = self._payer(request)
        cost = counted(payer)
        person = known(request, self.room.links)
        cookie = self.room.links.cookie(person or "")
        try:
            session = await self.room.visit(request.match_info["table"], person)
        finally:
            cost.pay()
        if not session.table.concerns(person):
            self.strain.check_spectator()
        bounds = {address(request): self.limits.sockets}
        bucket = Bucket(self.limits.messages, self._clock)
        if person is not None and is_program(person):
            bounds[person] = self.limits.program_sockets
            bucket = self._programs.of(person)
        if any(self._sockets[who] >= most for who, most in bounds.items()):
            raise TooFast()
        say = speaker(language(request))
        used = self.room, self.limits, self.metrics
        socket = Socket(*used, session, person, cookie, bucket, payer, say)
        if not socket.ws.can_prepare(request):
            raise BadRequest("room-socket-only")
        self._sockets.update(bounds.keys())
        self._live.add(socket)
        try:
            return await socket.serve(request, after)
        finally:
            self._live.discard(socket)
            self._sockets.subtract(bounds.keys())
            for who in bounds:
                if not self._sockets[who]:
                    del self._sockets[who]


@cache
def decoder(type_: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(type_)


class Packed(Refusal):
    """A compressed body, which would cost far more to unpack than to send."""


STATUS: tuple[tuple[type[Problem], int], ...] = (
    (NotFound, 404),
    (NoTable, 404),
    (NoReview, 404),
    (NoLesson, 404),
    (Packed, 415),
    (UnknownHost, 421),
    (PasswordWanted, 401),
    (TooFast, 429),
    (BadRequest, 400),
    (BadRecord, 400),
    (UnknownToken, 401),
    (Revoked, 401),
    (ForeignOrigin, 403),
    (NotHere, 403),
    (Refusal, 409),
    (BrokenTable, 503),
    (ClientMissing, 503),
    (Crowded, 503),
    (ServerDraining, 503),
    (Overloaded, 503),
    (StoreError, 503),
)


def status_of(problem: Problem) -> int:
    return next((status for kind, status in STATUS if isinstance(problem, kind)), 400)


def _problem_of(error: web.HTTPException) -> Problem:
    keys = {
        404: "room-no-page",
        405: "room-no-method",
        408: "room-too-slow",
        413: "room-too-large",
    }
    return Problem(keys.get(error.status, "room-bad-http"))


def route_of(request: web.Request) -> str:
    """The path, with placeholders for the secrets in it."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if is_secure(request):
        response.headers[STRICT_TRANSPORT_SECURITY] = f"max-age={YEAR}"
    if response.headers.get("Server"):
        del response.headers["Server"]
