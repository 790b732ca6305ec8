"""The documentation, where it is built and where it is not."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from deskoherna.server.documentation import PLACE, Documentation
from deskoherna.server.pages import WebClient
from patience import ASKING

INDEX = b"<!doctype html>" + b" " * 500
CLIENT = b"<!doctype html><title>The room</title>"


@asynccontextmanager
async def documentation(folder: Path) -> AsyncIterator[aiohttp.ClientSession]:
    docs = Documentation(WebClient(folder / "client"), folder / "docs")
    app = web.Application()
    app.router.add_get(PLACE, docs.enter)
    app.router.add_get(PLACE + "/{path:.*}", docs.serve)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(
            base_url=server.make_url("/"), auto_decompress=False, timeout=ASKING
        ) as session,
    ):
        yield session


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "client").mkdir()
    (tmp_path / "client/index.html").write_bytes(CLIENT)
    (tmp_path / "secret").write_text("not for others")
    return tmp_path


@pytest.fixture
def built(folder: Path) -> Path:
    (folder / "docs/look").mkdir(parents=True)
    (folder / "docs/index.html").write_bytes(INDEX)
    (folder / "docs/play.html").write_bytes(INDEX)
    (folder / "docs/search.json").write_text('{"items": []}')
    (folder / "docs/look/site.css").write_text("a {}")
    (folder / "docs/look/letters.woff2").write_bytes(b"wOF2")
    return folder


@pytest.mark.parametrize(
    ("path", "type_"),
    [
        ("", "text/html"),
        ("play.html", "text/html"),
        ("search.json", "application/json"),
        ("look/site.css", "text/css"),
        ("look/letters.woff2", "font/woff2"),
    ],
)
async def test_its_files_are_served(built: Path, path: str, type_: str) -> None:
    """They may have been built again, so browsers ask whether they are still the same"""
    async with documentation(built) as session:
        async with session.get(f"/docs/{path}") as answer:
            assert (answer.status, answer.content_type) == (200, type_)
            assert answer.headers["Cache-Control"] == "no-cache"
            etag = answer.headers["ETag"]
        async with session.get(f"/docs/{path}", headers={"If-None-Match": etag}) as answer:
            assert (answer.status, await answer.read()) == (304, b"")


async def test_they_are_packed_for_whoever_unpacks(built: Path) -> None:
    async with (
        documentation(built) as session,
        session.get("/docs/", headers={"Accept-Encoding": "gzip"}) as answer,
    ):
        assert gzip.decompress(await answer.read()) == INDEX


async def test_each_is_packed_once_however_many_ask_for_it_first(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ROOM-14: a thousand who come at once would keep the processors from everybody else"""
    packed: list[int] = []

    def compress(data: bytes, *args: Any, **more: Any) -> bytes:
        packed.append(len(data))
        return zlib.compress(data)

    async with documentation(built) as session:
        monkeypatch.setattr(gzip, "compress", compress)
        asked = [session.get(f"/docs/{path}") for path in ("", "play.html") for _ in range(20)]
        answers = await asyncio.gather(*asked)
        assert [answer.status for answer in answers] == [200] * 40
        for answer in answers:
            answer.release()
    assert packed == [len(INDEX), len(INDEX)]


async def test_without_a_slash_it_is_the_same_place(built: Path) -> None:
    async with (
        documentation(built) as session,
        session.get("/docs", allow_redirects=False) as answer,
    ):
        assert (answer.status, answer.headers["Location"]) == (308, "/docs/")


@pytest.mark.parametrize(
    "path", ["nothing.html", "look", "look/", "../secret", "%2e%2e/secret", "/etc/passwd"]
)
async def test_what_is_not_there_is_shown_as_such_by_the_room(built: Path, path: str) -> None:
    async with (
        documentation(built) as session,
        session.get(f"/docs/{path}", headers={"Accept-Encoding": ""}) as answer,
    ):
        assert answer.status == 404
        assert await answer.read() in (CLIENT, b"404: Not Found")  # outside, no route leads there


async def test_a_file_that_has_gone_is_not_there(built: Path) -> None:
    async with documentation(built) as session:
        (built / "docs/play.html").unlink()
        async with session.get("/docs/play.html") as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    ("language", "said"),
    [("cs", "Tato herna nemá dokumentaci"), ("en", "This room has no documentation")],
)
async def test_where_it_is_not_built_there_is_a_sentence_how_to(
    folder: Path, language: str, said: str
) -> None:
    async with (
        documentation(folder) as session,
        session.get("/docs/play.html", headers={"Accept-Language": language}) as answer,
    ):
        text = await answer.text()
        assert text.startswith(said)
        assert "make docs" in text
        assert (answer.status, answer.content_type) == (404, "text/plain")
        assert answer.headers["Cache-Control"] == "no-store"
    assert not Documentation(WebClient(folder / "client"), folder / "docs").built
