"""The browser client's files: what is served for a path, and how long it is kept."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from deskoherna.server import pages as served
from deskoherna.server.pages import PAGES, WebClient
from patience import ASKING
from server.running import Serving, browser
from terminal.program import environment

INDEX = b"<!doctype html>" + b" " * 500
SCRIPT = b"export const answer = 42;" * 50


@asynccontextmanager
async def pages(folder: Path) -> AsyncIterator[aiohttp.ClientSession]:
    app = web.Application()
    app.router.add_get("/{path:.*}", WebClient(folder).serve)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(
            base_url=server.make_url("/"), auto_decompress=False, timeout=ASKING
        ) as session,
    ):
        yield session


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets" / "main-abc.js").write_bytes(SCRIPT)
    return tmp_path


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/table/abc-_1", 200),
        ("/table/abc/text", 200),
        ("/seat/abc/1/tokEN-_", 200),
        ("/rules/numerus", 200),
        ("/nothing", 404),
        ("/table/abc/other", 404),
        ("/assets/gone.js", 404),
        ("/assets/../../secret", 404),
        ("/%2e%2e/%2e%2e/etc/passwd", 404),
    ],
)
async def test_pages(built: Path, path: str, status: int) -> None:
    """A page that does not exist is shown as one by the client itself"""
    async with (
        pages(built) as session,
        session.get(path, headers={"Accept-Encoding": ""}) as answer,
    ):
        assert answer.status == status
        assert await answer.read() == INDEX
        assert answer.content_type == "text/html"


@pytest.mark.parametrize(
    ("read", "said"),
    [
        ("cs", '<html lang="cs" dir="ltr"><p>Herna potřebuje JavaScript.'),
        ("fr", '<html lang="en" dir="ltr"><p>The room needs JavaScript.'),
    ],
)
async def test_what_a_page_says_without_scripts(tmp_path: Path, read: str, said: str) -> None:
    """Each language has a page and an ETag of its own"""
    (tmp_path / "index.html").write_text('<html lang="en"><p>{room-page-script} <a lang="en">')
    async with (
        pages(tmp_path) as session,
        session.get("/", headers={"Accept-Language": read, "Accept-Encoding": ""}) as answer,
    ):
        html = await answer.text()
        assert html.startswith(said)
        assert html.endswith('<a lang="en">')
        assert "Accept-Language" in answer.headers["Vary"]
        other = {"Accept-Language": "en" if read == "cs" else "cs"}
        known = {"If-None-Match": answer.headers["ETag"]}
        async with session.get("/", headers=other | known) as again:
            assert again.status == 200


async def test_named_by_content_they_are_kept_for_ever(built: Path) -> None:
    async with pages(built) as session:
        async with session.get("/assets/main-abc.js") as answer:
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.content_type == "text/javascript"
            assert gzip.decompress(await answer.read()) == SCRIPT
        async with session.get("/") as answer:
            assert answer.headers["Cache-Control"] == "no-cache"
            etag = answer.headers["ETag"]
        async with session.get("/", headers={"If-None-Match": etag}) as answer:
            assert (answer.status, await answer.read()) == (304, b"")
        async with session.get("/nothing", headers={"If-None-Match": etag}) as answer:
            assert answer.status == 404


@pytest.mark.parametrize("path", ["/", "/table/abc", "/nothing"])
async def test_where_there_is_no_client_that_is_an_error(tmp_path: Path, path: str) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-abc.js").write_bytes(SCRIPT)  # a part of it is none
    async with (
        pages(tmp_path) as session,
        session.get(path, headers={"Accept-Language": "cs"}) as answer,
    ):
        assert (await answer.text()).startswith("Stránky této herny chybí")
        assert (answer.status, answer.content_type) == (503, "text/plain")
        assert answer.headers["Cache-Control"] == "no-store"
    assert not WebClient(tmp_path).built


class WithoutPages(Serving):
    """A server whose installation has lost the web client."""

    def environment(self) -> dict[str, str]:
        package = self.folder / "lib" / "deskoherna"
        (package / "server").mkdir(parents=True)
        there = Path(served.__file__).parent
        for entry in (*there.parent.iterdir(), *there.iterdir()):
            if entry.name not in ("server", "client"):
                target = package / entry.relative_to(there.parent)
                target.symlink_to(entry)
        return environment(self.folder, "en", PYTHONPATH=str(package.parent))


async def test_a_room_without_pages_is_not_well(tmp_path: Path) -> None:
    """It says so where it was started and to whoever asks, and programs can still play"""
    with WithoutPages(tmp_path) as server:
        async with browser(server) as person:
            status, body = await person.get("/api/health")
            assert (status, body["problem"]["key"]) == (503, "room-client-missing")
            await person.lays("numerus", {"who": "me", "name": "A"}, {"who": "friend"})
        assert server.end() == 0
        missing, noted = sorted(server.log().splitlines())
        assert missing.startswith("The pages of this room are missing")
        assert '"event":"pages missing"' in noted


@pytest.mark.parametrize("path", ["/table/a/b", "/seat/a/x/t", "/table/", "/new/é", "/\n"])
def test_paths_that_are_no_pages(path: str) -> None:
    assert PAGES.fullmatch(path) is None
