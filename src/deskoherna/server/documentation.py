"""The documentation site, where `make docs` has built it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable

from aiohttp import web

from deskoherna.texts import speaker

from .pages import File, WebClient, answer, file_of
from .people import language

PLACE = "/docs"


class Documentation:
    """Its files; each is read when it is first asked for, as a room rarely needs them all."""

    def __init__(self, client: WebClient, folder: Traversable | None = None) -> None:
        self._client = client
        self._known = dict(_files(folder or files("deskoherna.server") / "docs"))
        self._read: dict[str, File] = {}
        self._reading = asyncio.Lock()

    @property
    def built(self) -> bool:
        return "index.html" in self._known

    async def enter(self, request: web.Request) -> web.Response:
        """Links between the pages are relative, so the first one needs its slash."""
        return web.Response(status=308, headers={"Location": f"{PLACE}/"})

    async def serve(self, request: web.Request) -> web.Response:
        if not self.built:
            return missing(request)
        file = await self._file(request.match_info["path"] or "index.html")
        return await self._client.serve(request) if file is None else answer(request, file)

    async def _file(self, name: str) -> File | None:
        """None if there is no such file, or not any more."""
        if name in self._known and name not in self._read:
            async with self._reading:  # packing takes long; each is packed once for all who ask
                if name not in self._read:
                    await self._read_in(name)
        return self._read.get(name)

    async def _read_in(self, name: str) -> None:
        with suppress(FileNotFoundError):
            body = await asyncio.to_thread(self._known[name].read_bytes)
            self._read[name] = await asyncio.to_thread(file_of, name, body)


def _files(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    if folder.is_dir():
        for entry in folder.iterdir():
            if entry.is_dir():
                yield from _files(entry, f"{path}{entry.name}/")
            else:
                yield path + entry.name, entry


def missing(request: web.Request) -> web.Response:
    said = speaker(language(request))("room-docs-missing")
    return web.Response(status=404, text=f"{said}\n", headers={"Cache-Control": "no-store"})
