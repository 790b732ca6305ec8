"""Where requests come from that a proxy passes on. Only proxies that are trusted are believed."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from aiohttp import web
from aiohttp.hdrs import X_FORWARDED_FOR

from deskoherna.kernel import Problem

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


class Proxies:
    """Networks in which there is nobody but proxies of ours."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks = [network(one) for one in networks]

    def trusts(self, address: str) -> bool:
        """
        >>> [Proxies(["10.1.0.0/16", "::1"]).trusts(one) for one in ("10.1.2.3", "::1", "8.8.8.8")]
        [True, True, False]
        """
        found = parsed(address)
        return found is not None and any(found in one for one in self._networks)

    def origin(self, peer: str, forwarded: Iterable[str]) -> str:
        """The nearest address that is no proxy of ours, from whatever X-Forwarded-For says.

        What stands before that may be made up.

        >>> proxies = Proxies(["10.0.0.0/8"])
        >>> proxies.origin("10.0.0.1", ["203.0.113.5"])
        '203.0.113.5'
        >>> proxies.origin("10.0.0.1", ["1.2.3.4, 203.0.113.5", "10.0.0.2"])
        '203.0.113.5'
        >>> proxies.origin("192.0.2.7", ["203.0.113.5"])
        '192.0.2.7'
        >>> proxies.origin("10.0.0.1", ["203.0.113.5, somebody"])
        '10.0.0.1'
        """
        nearest = peer
        hops = [hop.strip() for header in forwarded for hop in header.split(",")]
        while hops and self.trusts(nearest) and parsed(hops[-1]) is not None:
            nearest = hops.pop()
        return nearest

    def address_of(self, request: web.Request) -> str:
        peer = request.remote or ""
        if not self._networks:
            return peer
        return self.origin(peer, request.headers.getall(X_FORWARDED_FOR, ()))


def network(text: str) -> Network:
    """Raises `Problem` if it is none."""
    try:
        return ip_network(text)
    except ValueError:
        raise Problem("room-trusted-proxy", network=text[:80]) from None


def parsed(text: str) -> Address | None:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
