"""A real server process: started, asked, killed and started again."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

import msgspec
from aiohttp import ClientSession, CookieJar, TCPConnector

from deskoherna.server.limits import Limits, Rate
from deskoherna.tables.session.shares import TableLimits
from patience import ASKING, PATIENCE

PROGRAM = str(Path(__file__).with_name("room_process.py"))
ENDLESS = Rate(1e9, 1e9)
ROOMY = Limits(  # where they are not what is tested
    requests=ENDLESS,
    work=ENDLESS,
    openings=ENDLESS,
    messages=ENDLESS,
    sockets=10_000,
    connections=10_000,
    idle=PATIENCE,
    lag_spectators=PATIENCE,
    lag_readers=PATIENCE,
    read_within=PATIENCE,
    send_within=PATIENCE,
    heartbeat=PATIENCE,
    thinking_time=PATIENCE,
    tables=TableLimits(commands=ENDLESS, chat=ENDLESS, spectator_chat=ENDLESS),
)


class Running:
    """The server as a process of its own; what it logs is kept beside the database."""

    address: str

    def __init__(self, database: Path, limits: Limits = ROOMY, url: str | None = None) -> None:
        """With an address of a PostgreSQL, the database is not a file, but its log is there."""
        self.database = database
        self.journal = database.with_suffix(".journal")
        self._where = url or str(database)
        self._shift = database.with_suffix(".shift")
        self._limits = msgspec.json.encode(limits).decode()

    def start(self) -> Self:
        self.begin()
        self.await_ready()
        return self

    def set_clock(self, wrong_by: int) -> None:
        """By so many seconds, from now on and from its next start; it begins with 0."""
        new = self._shift.with_suffix(".new")
        new.write_text(f"{wrong_by}")
        new.replace(self._shift)

    def begin(self) -> None:
        """Start it, and do not wait until it is open."""
        if not self._shift.exists():
            self.set_clock(0)
        with self.journal.open("ab") as journal:
            self._process = subprocess.Popen(
                [sys.executable, PROGRAM, self._where, self._limits, str(self._shift)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=journal,
            )

    def await_ready(self) -> None:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        if not line:
            self._process.wait(PATIENCE)
            self._process.stdout.close()
            raise RuntimeError(f"the server did not start: {self.log()[-2000:]}")
        self.address = line.strip().rstrip("/")

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def log(self) -> str:
        """What it wrote to its journal: warnings and errors."""
        return self.journal.read_text("utf-8", "replace")

    def kill(self) -> None:
        """At once, as a power cut would: nothing is tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As it is meant to be stopped."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *args: object) -> None:
        if self.alive:
            self.stop()


class Person:
    """Someone with a cookie of their own."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.session = ClientSession(
            cookie_jar=CookieJar(unsafe=True), connector=TCPConnector(limit=0), timeout=ASKING
        )

    async def __aenter__(self) -> Self:
        await self.post("/api/me", {})
        return self

    async def __aexit__(self, *args: object) -> None:
        await self.session.close()

    @property
    def cookie(self) -> str:
        (cookie,) = self.session.cookie_jar
        return f"{cookie.key}={cookie.value}"

    async def get(self, path: str) -> Any:
        return msgspec.json.decode(await self.read(path))

    async def read(self, path: str) -> bytes:
        async with self.session.get(self.server.address + path) as response:
            data = await response.read()
            assert response.status == 200, (path, response.status, data)
            return data

    async def post(self, path: str, body: Any) -> Any:
        said = msgspec.json.encode(body)
        async with self.session.post(self.server.address + path, data=said) as response:
            data = await response.read()
            assert response.status in (200, 201), (path, response.status, data)
            return msgspec.json.decode(data)
