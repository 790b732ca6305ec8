"""The browser client: its files, read once, and the headers every response carries."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import NamedTuple

from aiohttp import web

from deskoherna.kernel import Problem
from deskoherna.texts import LANGUAGES, speaker

PAGES = re.compile(
    r"/(|new/[\w-]+|table/[\w-]+(/text)?|seat/[\w-]+/\d+/[\w-]+|rules/[\w-]+|learn/[\w-]+"
    r"|pieces/[\w-]+"
    r"|records|about|me)",
    re.ASCII,
)
WORTH_PACKING = ("text/", "application/javascript", "application/json", "image/svg")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2"}  # whatever the system calls them
FOREVER = "public, max-age=31536000, immutable"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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


class Client:
    """The files of the client; without them every page is an error."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder or client_folder()
        self._files: dict[str, File] = {}
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
        return "/index.html" in self._files

    def check(self) -> None:
        """Raise `ClientMissing` if there are no pages to show."""
        if not self.built:
            raise ClientMissing()

    def file(self, path: str) -> File | None:
        return self._files.get(path)

    async def serve(self, request: web.Request) -> web.Response:
        if not self.built:
            return missing()
        path = request.path
        file = self._files.get(path)
        status = 200
        if file is None:
            status = 200 if PAGES.fullmatch(path) else 404
            file = self._files["/index.html"]
        return answer(request, file, status)


def client_folder() -> Traversable:
    return files("deskoherna.server") / "client"


def is_built() -> bool:
    """Whether there are pages, without reading them all."""
    return (client_folder() / "index.html").is_file()


def answer(request: web.Request, file: File, status: int = 200) -> web.Response:
    if request.headers.get("If-None-Match") == file.etag and status == 200:
        return web.Response(status=304, headers={"ETag": file.etag})
    headers = {"ETag": file.etag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
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


def missing() -> web.Response:
    """What is answered if the client was not built, or lost its files."""
    said = "\n".join(speaker(language)("room-client-missing") for language in LANGUAGES)
    return web.Response(status=503, text=f"{said}\n", headers={"Cache-Control": "no-store"})
