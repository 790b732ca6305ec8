"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import NamedTuple

from aiohttp import web

from deskoherna.kernel import Problem
from deskoherna.tables.journal import Journal, Lines
from deskoherna.tables.session.room import Keep, Room
from deskoherna.tables.stores import open_store
from deskoherna.texts import ENGLISH, speaker
from deskoherna.texts.checking import findings_outside

from .app import Server
from .door import Door, https_names, name_in, public_name
from .draining import DRAIN_WITHIN
from .limits import Limits
from .mail import mail_server
from .network import Network, check_offer, own_address
from .notices import Calling
from .proxies import Proxies

STOP_WITHIN = 5.0  # seconds
OTHER_FILES = 200  # that the server has open beside its connections
LOOK_FOR_GARBAGE = (5_000, 10, 1_000)  # a full collection takes as long as many moves
SWITCH_AFTER = 0.0005  # seconds; Python's own 5 ms keep the writer from the disk for too long


class Entrance(NamedTuple):
    """The addresses that others know the room by, and whether it asks for a password."""

    urls: tuple[str, ...] = ()
    password: str | None = None
    make_password: bool = False
    proxies: tuple[str, ...] = ()  # that say for whom they ask
    network: str | None = None  # at which address people here may open it, if they may


class Ways(NamedTuple):
    """How the room reaches people who want to be called back."""

    mail: str | None = None  # where letters are handed in: smtps://user:password@mail.example
    mail_from: str | None = None
    push_hosts: tuple[str, ...] = ()  # that may be called though they are not on the internet


class Ending(NamedTuple):
    """For how many seconds the room waits for bots before it ends, and who is told that it does."""

    within: float = DRAIN_WITHIN
    waiting: Callable[[], None] = lambda: None


AS_IT_IS = Entrance()


def serve(
    database: str,
    host: str,
    port: int,
    ready: Callable[[str, str | None, str | None], None],
    limits: Limits | None = None,
    verbose: bool = False,
    entrance: Entrance = AS_IT_IS,
    ending: Ending | None = None,
    ways: Ways | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM, and a little longer; a second one ends it at once.

    `ready` is called once the room is open: with its address here, its address for others on the
    network if there is one, and its password if it has one.
    """
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, stream=sys.stderr)
    for handler in logging.getLogger().handlers:
        handler.setFormatter(Lines())
    # What cannot be read as HTTP is answered and not logged: it may hold links and cookies.
    logging.getLogger("aiohttp").setLevel(logging.CRITICAL)
    gc.set_threshold(*LOOK_FOR_GARBAGE)
    allow_files((limits or Limits()).all_connections + OTHER_FILES)
    sys.setswitchinterval(SWITCH_AFTER)
    serving = _serve(
        database, host, port, ready, limits, entrance, ending or Ending(), ways or Ways()
    )
    try:
        import uvloop  # noqa: PLC0415  # not on every system
    except ImportError:
        asyncio.run(serving)
    else:
        uvloop.run(serving)


async def _serve(
    database: str,
    host: str,
    port: int,
    ready: Callable[[str, str | None, str | None], None],
    limits: Limits | None,
    entrance: Entrance,
    ending: Ending,
    ways: Ways,
) -> None:
    limits, proxies = limits or Limits(), Proxies(entrance.proxies)
    if entrance.password is not None and not entrance.password.strip():
        raise Problem("room-password-blank")
    door = Door(map(public_name, entrance.urls), https=https_names(entrance.urls))
    if entrance.network is not None:
        check_offer(entrance.network, host, (*entrance.urls, *entrance.proxies))
    calling = called_by(ways, entrance.urls)
    room = Room(
        open_store(database),
        Journal(),
        thinking_time=limits.thinking_time,
        review_seconds=limits.review_seconds,
        table_limits=limits.tables,
        keep=Keep(limits.keep_finished, limits.keep_abandoned, limits.keep_brought),
        most_loaded=limits.loaded,
        brought=limits.brought,
        call_after=limits.call_after,
    )
    server = Server(room, limits, door, proxies=proxies, calling=calling)
    runner = server.runner(shutdown_timeout=STOP_WITHIN)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except (OSError, UnicodeError) as error:
            raise Problem("room-port", host=host, port=str(port), reason=why(error)) from None
        here, elsewhere = addresses(*runner.addresses[0][:2])
        server.api.announced = elsewhere
        server.notices.base = (calling.base or here).rstrip("/")
        if entrance.network is not None:
            used = runner.addresses[0][1]
            server.api.network = Network(runner, server.gate, server.door, used, entrance.network)
        server.door.names |= {name_in(url) for url in (here, elsewhere, host) if url}
        server.door.password = entrance.password
        if entrance.make_password and not entrance.password:
            server.door.password = room.links.password()
        if not server.client.built:
            room.journal.error("pages missing")
        await asyncio.to_thread(note_texts, room.journal)
        signals = Signals()
        ready(here, elsewhere, server.door.password)
        room.spawn(room.pool.warm_up())
        await signals.first.wait()
        room.journal.info("draining", within=ending.within)
        if room.awaits_bots:
            ending.waiting()
        await server.drain.drain(ending.within, signals.second)
        await server.leave()
    finally:
        await runner.cleanup()


def called_by(ways: Ways, urls: tuple[str, ...]) -> Calling:
    """What was set up; raises `Problem` if a part of it is missing or cannot be."""
    base = urls[0] if urls else None
    if ways.mail is None and ways.mail_from is None:
        return Calling(None, base, ways.push_hosts)
    if ways.mail is None or ways.mail_from is None:
        raise Problem("room-mail-half")
    return Calling(mail_server(ways.mail, ways.mail_from), base, ways.push_hosts)


def note_texts(journal: Journal) -> None:
    """Texts of others that cannot be used are said in English; whoever runs the room learns why."""
    say = speaker(ENGLISH)
    for found in findings_outside():
        journal.warning("text", file=found.file, line=found.line, reason=say.problem(found.problem))


def allow_files(wanted: int) -> None:
    """Let this process open this many files (each connection is one), if the system does."""
    try:
        import resource  # noqa: PLC0415  # not on every system
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def why(error: OSError | UnicodeError) -> str:
    """What went wrong, in words of the system, or of its resolver with numbers of its own."""
    if isinstance(error, UnicodeError):  # no name can be so long
        return os.strerror(errno.EINVAL)
    if isinstance(error, socket.gaierror):
        return error.strerror or str(error)
    return os.strerror(error.errno or 0)


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """Where this device finds the room, and where others on the same network do."""
    if host not in ("0.0.0.0", "::"):
        shown = "localhost" if host in ("127.0.0.1", "::1") else host
        return f"http://{shown}:{port}/", None
    own = own_address()
    return f"http://localhost:{port}/", f"http://{own}:{port}/" if own else None


class Signals:
    """SIGINT and SIGTERM: the first says that this process is to end, the second at once."""

    def __init__(self) -> None:
        self.first = asyncio.Event()
        self.second = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, self._note)
            except NotImplementedError:  # on Windows
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(self._note))

    def _note(self) -> None:
        (self.second if self.first.is_set() else self.first).set()
