"""Where the room may send what it was asked to: endpoints of push services on the internet.

A browser names its push service, and anybody could name something else. So only public addresses
by https are connected to, by the address that was checked, unless the operator allows a host.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from deskoherna.kernel import Refusal

NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_public(address: str) -> bool:
    """Whether an address is one of the internet, whatever it is wrapped in.

    >>> [is_public(one) for one in ("1.1.1.1", "2606:4700::1111", "127.0.0.1", "10.1.2.3")]
    [True, True, False, False]
    >>> [is_public(one) for one in ("::ffff:127.0.0.1", "64:ff9b::a00:1", "169.254.169.254")]
    [False, False, False]
    """
    try:
        ip: Ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip in NAT64 or ip.sixtofour is not None or ip.teredo is not None:
            return False
        ip = ip.ipv4_mapped or ip
    return ip.is_global and not ip.is_multicast


def origin_of(url: str) -> str:
    """The scheme, host and port of an address; raises `ValueError` if it has none."""
    found = urlsplit(url)
    if not found.hostname or found.username is not None or found.password is not None:
        raise ValueError(url)
    host = f"[{found.hostname}]" if ":" in found.hostname else found.hostname
    port = f":{found.port}" if found.port is not None else ""
    return f"{found.scheme}://{host}{port}"


def check_endpoint(url: str, allowed: Collection[str]) -> None:
    """Raise `Refusal` if the room may not connect to it. `allowed` are hosts, or host:port."""
    try:
        found, origin = urlsplit(url), origin_of(url)
        host, port = found.hostname or "", found.port
    except ValueError:
        raise Refusal("ROOM-20", "room-push-endpoint") from None
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Refusal("ROOM-20", "room-push-endpoint")
    if found.scheme in ("http", "https") and {host, origin.partition("//")[2]} & set(allowed):
        return
    named = host.rpartition(".")[2].isalpha() and "." in host  # no service is known by a number
    if found.scheme != "https" or port not in (None, 443) or not named:
        raise Refusal("ROOM-20", "room-push-endpoint")


class PublicResolver(AbstractResolver):
    """Finds public addresses only; what it finds is what is connected to."""

    def __init__(self, allowed: Collection[str] = ()) -> None:
        self._allowed = frozenset(allowed)
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._resolver.resolve(host, port, family)
        if not self._allowed & {host, f"{host}:{port}"}:
            found = [one for one in found if is_public(one["host"])]
        if not found:
            raise OSError("no public address")
        return found

    async def close(self) -> None:
        await self._resolver.close()
