"""The room as a program that can be installed: its manifest, in the reader's language."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from aiohttp import web

from deskoherna.texts import ENGLISH, languages, speaker

from .pages import IN_LANGUAGE, answer, file_of
from .pages import File as PageFile
from .people import language

PATH = "/manifest.webmanifest"
ICONS = (
    ("/icon.svg", "any", "image/svg+xml", "any"),
    ("/icon-192.png", "192x192", "image/png", "any"),
    ("/icon-512.png", "512x512", "image/png", "any"),
    ("/icon-maskable.svg", "any", "image/svg+xml", "maskable"),
    ("/icon-maskable-512.png", "512x512", "image/png", "maskable"),
)
PAPER, INK = "#f6f3ec", "#20242c"  # as in tokens.css, and of the icon


@lru_cache
def manifest(spoken: str) -> PageFile:
    say = speaker(spoken)
    described = {
        "id": "/",
        "name": "Deskoherna",
        "short_name": "Deskoherna",
        "description": say("room-page-about"),
        "lang": spoken,
        "dir": languages()[spoken].direction,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": INK,
        "categories": ["games"],
        "icons": [
            {"src": src, "sizes": sizes, "type": type_, "purpose": purpose}
            for src, sizes, type_, purpose in ICONS
        ],
    }
    made = file_of("/manifest.json", msgspec.json.encode(described))
    return made._replace(type="application/manifest+json; charset=utf-8")


async def serve(request: web.Request) -> web.Response:
    spoken = language(request)
    return answer(request, manifest(spoken or ENGLISH), vary=IN_LANGUAGE)
