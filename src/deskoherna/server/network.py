"""Opening the room to the network with a button, and closing it again.

Only whoever sits at this machine may do that. Behind a proxy everybody seems to sit here; so only
a room that listens on this machine alone and has no other name can be told to offer it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import socket
from collections.abc import Iterable

from aiohttp import web

from deskoherna.kernel import Problem, Refusal
from deskoherna.tables import wire
from deskoherna.tables.identity import new_password

from .door import HERE, Door, link_in
from .gate import Gate

AUTO = "auto"


class NotHere(Refusal):
    """Someone elsewhere asks for what only people at this machine may do."""


class Network:
    """An address of the network at which the room listens, or does not."""

    def __init__(
        self, runner: web.BaseRunner, gate: Gate, door: Door, port: int, at: str = AUTO
    ) -> None:
        self._runner = runner
        self._gate = gate
        self._door = door
        self._port = port
        self._at = at
        self._site: web.TCPSite | None = None
        self._host = ""
        self._changing = asyncio.Lock()

    @property
    def address(self) -> str | None:
        return self.state().address

    def state(self) -> wire.NetworkView:
        if self._site is None:
            return wire.NetworkView()
        name = f"[{self._host}]" if ":" in self._host else self._host
        address, password = f"http://{name}:{self._port}/", self._door.password
        return wire.NetworkView(address, password, link_in(address, password))

    async def open(self) -> None:
        """Listen on the network too, with a password for all who come from there."""
        async with self._changing:
            if self._site is not None:
                return
            host = own_address() if self._at == AUTO else self._at
            if host is None:
                raise Refusal("ROOM-14", "room-network-none")
            self._door.guard(host, new_password())
            self._gate.open()
            self._site = await self._listen(host)
            self._host = host

    async def _listen(self, host: str) -> web.TCPSite:
        site = web.TCPSite(self._runner, host, self._port)
        try:
            await site.start()
        except OSError as error:
            await site.stop()
            self._door.unguard(host)
            reason = os.strerror(error.errno or 0)
            port = str(self._port)
            raise Refusal("ROOM-14", "room-port", host=host, port=port, reason=reason) from None
        return site

    async def close(self) -> None:
        """Stop listening, and cut off those who came that way."""
        async with self._changing:
            if self._site is None:
                return
            site, self._site = self._site, None
            self._gate.shut(self._host)
            await site.stop()
            self._door.unguard(self._host)


def check_offer(at: str, host: str, others: Iterable[str]) -> None:
    """Raise `Problem` where the button must not be offered, or could not work."""
    if host not in HERE or any(others):
        raise Problem("room-network-not-local")
    try:
        fine = at == AUTO or not ipaddress.ip_address(at).is_unspecified
    except ValueError:
        fine = False
    if not fine:
        raise Problem("room-network-address", address=at[:80])


def own_address() -> str | None:
    """This device's address on the network that leads to the internet; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return None
        return str(probe.getsockname()[0])
