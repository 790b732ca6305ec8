"""The browser client: its files, read once, and the headers every response carries."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import NamedTuple

from aiohttp import web

from deskoherna.kernel import Problem
from deskoherna.texts import ENGLISH, html_language, speaker

from .people import language

PAGES = re.compile(
    r"/(|new/[\w-]+|table/[\w-]+(/text)?|seat/[\w-]+/\d+/[\w-]+|rules/[\w-]+|learn/[\w-]+"
    r"|pieces/[\w-]+"
    r"|player/[\w-]+"
    r"|records|about|me(/settings|/move)?)",
    re.ASCII,
)
WORTH_PACKING = ("text/", "application/javascript", "application/json", "image/svg")
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".png": "image/png",
}  # whatever the system calls them
INDEX = "/index.html"
BUILT_IN = f'lang="{ENGLISH}"'
IN_LANGUAGE = "Accept-Encoding, Accept-Language"
SAID = re.compile(r"\{(room-[a-z-]+)\}")  # what stands there before there are messages
FOREVER = "public, max-age=31536000, immutable"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self';"
        " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class ClientMissing(Problem):
    """The client was not built, or lost its files."""

    def __init__(self) -> None:
        super().__init__("room-client-missing")


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    type: str
    etag: str
    cache: str


class WebClient:
    """The files of the client; without them every page is an error."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder or client_folder()
        self._files: dict[str, File] = {}
        self._indexes: dict[str, File] = {}  # by language
        if folder.is_dir():
            self._take(folder, "")

    def _take(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            name = f"{path}/{entry.name}"
            if entry.is_dir():
                self._take(entry, name)
            else:
                self._files[name] = file_of(name, entry.read_bytes())

    @property
    def built(self) -> bool:
        return INDEX in self._files

    def check(self) -> None:
        """Raise `ClientMissing` if there are no pages to show."""
        if not self.built:
            raise ClientMissing()

    def file(self, path: str) -> File | None:
        return self._files.get(path)

    async def serve(self, request: web.Request) -> web.Response:
        if not self.built:
            return missing(request)
        path = request.path
        if path in self._files and path != INDEX:
            return answer(request, self._files[path])
        status = 200 if PAGES.fullmatch(path) or path == INDEX else 404
        return answer(request, self._index(language(request)), status, IN_LANGUAGE)

    def _index(self, spoken: str) -> File:
        """The page that shows all others; what it says itself is in the reader's language."""
        if spoken not in self._indexes:
            say = speaker(spoken)
            page = self._files[INDEX].body.decode().replace(BUILT_IN, html_language(spoken), 1)
            said = SAID.sub(lambda mark: escape(say(mark[1])), page)
            self._indexes[spoken] = file_of(INDEX, said.encode())
        return self._indexes[spoken]


def client_folder() -> Traversable:
    return files("deskoherna.server") / "client"


def is_built() -> bool:
    """Whether there are pages, without reading them all."""
    return (client_folder() / "index.html").is_file()


def answer(
    request: web.Request, file: File, status: int = 200, vary: str = "Accept-Encoding"
) -> web.Response:
    if request.headers.get("If-None-Match") == file.etag and status == 200:
        return web.Response(status=304, headers={"ETag": file.etag})
    headers = {"ETag": file.etag, "Cache-Control": file.cache, "Vary": vary}
    body = file.body
    if file.packed and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = file.packed
    headers["Content-Type"] = file.type
    return web.Response(status=status, body=body, headers=headers)


def file_of(name: str, body: bytes) -> File:
    guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kind = TYPES.get(PurePosixPath(name).suffix, guessed)
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(WORTH_PACKING) else None
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    cache = FOREVER if name.startswith("/assets/") else "no-cache"
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"', cache)


def missing(request: web.Request) -> web.Response:
    """What is answered if the client was not built, or lost its files."""
    said = speaker(language(request))("room-client-missing")
    return web.Response(status=503, text=f"{said}\n", headers={"Cache-Control": "no-store"})
