"""Boards of other packages, each in a frame of its own that can reach nothing.

The frame is a page with an opaque origin: it has no cookies, no storage and no way to the room's
pages or its interface. So browsers send nothing along when they fetch its files, and these are
served to anybody: decision 37.
"""

from __future__ import annotations

import asyncio

from aiohttp import web

from deskoherna.boards import brought, bundle
from deskoherna.texts import speaker

from .pages import File, WebClient, answer, file_of
from .people import language

PLACE = "/boards"
API = f"{PLACE}/api-1.js"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'self'; sandbox allow-scripts"
)
FRAME = {  # also where somebody opens it by itself
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "SAMEORIGIN",
    "X-DNS-Prefetch-Control": "off",
    "Cache-Control": "no-cache",
}
FILE = {
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
}
PAGE = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{game}</title>
    <script type="module" src="{api}"></script>
  </head>
  <body></body>
</html>
"""


class Boards:
    def __init__(self, client: WebClient) -> None:
        self._client = client
        self._read: dict[str, dict[str, File]] = {}

    async def frame(self, request: web.Request) -> web.Response:
        """The page of a board; what draws it comes from its package."""
        game = request.match_info["game"]
        if game not in brought():
            return missing(request)
        page = PAGE.format(language=language(request), game=game, api=API)
        return web.Response(text=page, content_type="text/html", headers=FRAME)

    async def file(self, request: web.Request) -> web.Response:
        game, path = request.match_info["game"], request.match_info["path"]
        if game not in brought():
            return missing(request)
        if game not in self._read:
            self._read[game] = await asyncio.to_thread(files_of, game)
        file = self._read[game].get(path)
        return missing(request) if file is None else opened(answer(request, file))

    async def api(self, request: web.Request) -> web.Response:
        """What every board is handed its table by."""
        file = self._client.file(API)
        return missing(request) if file is None else opened(answer(request, file))


def files_of(game: str) -> dict[str, File]:
    try:
        found = bundle(game)
    except ValueError:  # the room's page notices that there is no board
        return {}
    return {path: file_of(path, body) for path, body in found.items()}


def opened(response: web.Response) -> web.Response:
    """For pages of whatever origin; opened by itself it can do nothing."""
    response.headers.update(FILE)
    return response


def missing(request: web.Request) -> web.Response:
    said = speaker(language(request))("room-board-none")
    return web.Response(status=404, text=f"{said}\n", headers=FILE)
