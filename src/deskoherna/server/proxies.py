"""Proxies in front of the room, which say for whom they ask.

Anybody can write these headers, so only those of a trusted proxy are read. A proxy adds the address
that it was asked from at the end of `X-Forwarded-For`: the last one there that is not a trusted
proxy's is the client's. `Forwarded` is not read, as a proxy that knows one of these headers
hands the other on as the client wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from aiohttp import web
from aiohttp.hdrs import X_FORWARDED_FOR, X_FORWARDED_PROTO

from deskoherna.kernel import Problem

from .limits import network_of
from .people import Client
from .reading import BadRequest

SECURE = {"http": False, "ws": False, "https": True, "wss": True}  # by what a proxy was asked


class Proxies:
    """Those that are trusted; raises `Problem` for what cannot be the address of one."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._networks = [_network(one) for one in trusted]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def trusts(self, peer: str) -> bool:
        """Whether a connection comes from a trusted proxy."""
        try:
            return bool(self._networks) and self._has(_address(peer))
        except ValueError:
            return False

    def client_of(self, request: web.Request) -> Client:
        """Who asks; raises `BadRequest` for what a trusted proxy would not say."""
        peer = request.remote or ""
        if not self.trusts(peer):
            return Client(network_of(peer), request.secure)
        said = ",".join(request.headers.getall(X_FORWARDED_FOR, ()))
        try:
            client = self._first_untrusted(said) if said else peer
        except ValueError:
            raise _unreadable(X_FORWARDED_FOR, said[-80:]) from None
        return Client(network_of(client), self._is_secure(request))

    def _first_untrusted(self, said: str) -> str:
        """From the end; if all of them are trusted, the one that asked first."""
        hop = ""
        for hop in map(str.strip, reversed(said.split(","))):
            if not self._has(_address(hop)):
                break
        return hop

    def _is_secure(self, request: web.Request) -> bool:
        said = ",".join(request.headers.getall(X_FORWARDED_PROTO, ()))
        if said and said.lower() not in SECURE:
            raise _unreadable(X_FORWARDED_PROTO, said[:80])
        return SECURE[said.lower()] if said else request.secure

    def _has(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address in network for network in self._networks)


def _unreadable(header: str, value: str) -> BadRequest:
    shown = value.encode("ascii", "replace").decode()
    return BadRequest("room-forwarded", header=str(header), value=shown)


def _address(text: str) -> IPv4Address | IPv6Address:
    found = ip_address(text)
    return getattr(found, "ipv4_mapped", None) or found


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        found = ip_network(text.strip())
    except ValueError:
        found = None
    if found is None or not found.prefixlen:  # the whole internet cannot be a proxy
        raise Problem("room-proxy-address", address=text[:80])
    return found
