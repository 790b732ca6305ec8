"""The names the room answers to, and its password."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from deskoherna.kernel import Problem
from deskoherna.server.app import Server
from deskoherna.server.door import (
    COOKIE,
    Door,
    https_names,
    is_this_device,
    link_in,
    name_in,
    public_name,
)
from deskoherna.server.limits import Limits, Rate
from deskoherna.server.network import own_address
from deskoherna.server.proxies import Proxies
from deskoherna.tables.identity import Links
from deskoherna.tables.journal import Journal
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.sqlite import SqliteStore
from patience import ASKING, PATIENCE
from server.running import PATIENT, Serving
from terminal.program import PROGRAM, environment

PASSWORD = "žluťoučký kůň"
STRICT = replace(PATIENT, passwords=Rate(3, 0))


@asynccontextmanager
async def behind(
    folder: Path, door: Door, limits: Limits = PATIENT, proxies: Proxies | None = None
) -> AsyncIterator[aiohttp.ClientSession]:
    room = Room(SqliteStore(folder / "room.sqlite"), Journal(), bot_processes=1)
    runner = Server(room, limits, door, proxies=proxies).runner()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        jar = aiohttp.CookieJar(unsafe=True)
        async with aiohttp.ClientSession(address, timeout=ASKING, cookie_jar=jar) as session:
            yield session
    finally:
        await runner.cleanup()


class TestNames:
    """ROOM-14: a name that somebody else leads here is refused"""

    @pytest.mark.parametrize(
        ("host", "status"),
        [
            ("localhost", 200),
            ("LocalHost:1", 200),
            ("127.0.0.1:8765", 200),
            ("127.9.9.9", 200),
            ("[::1]:8765", 200),
            ("games.example", 200),
            ("Games.Example.:443", 200),
            ("evil.example", 421),
            ("localhost.evil.example", 421),
            ("games.example.evil.example", 421),
            ("games.example@evil.example", 421),
            ("192.0.2.1", 421),
            ("localhost:x", 421),
            ("[", 421),
            ("\udcff.example", 421),
        ],
    )
    async def test_of_the_room(self, tmp_path: Path, host: str, status: int) -> None:
        async with behind(tmp_path, Door(["games.example"])) as session:
            for path in ("/api/room", "/", "/api/tables"):
                async with session.get(path, headers={"Host": host}) as answer:
                    assert answer.status == status
            health = session.get("/api/health", headers={"Host": host})
            async with health as answer:
                assert answer.status == 200

    async def test_said_in_the_readers_language(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door()) as session:
            headers = {"Host": "evil.example", "Accept-Language": "cs"}
            async with session.get("/api/room", headers=headers) as answer:
                assert (await answer.json())["message"].startswith("Tato herna se nejmenuje")

    @pytest.mark.parametrize("url", ["", "https://", "//", "http://[", "http://a:b"])
    def test_what_is_no_address(self, url: str) -> None:
        with pytest.raises(Problem) as problem:
            name_in(url)
        assert problem.value.key == "room-public-url"

    @pytest.mark.parametrize(
        "url",
        [
            "games.example",
            "ftp://games.example",
            "https://games.example/path",
            "https://games.example?a=b",
            "https://games.example#a",
            "https://me@games.example",
        ],
    )
    def test_what_nobody_reaches_the_room_by(self, url: str) -> None:
        with pytest.raises(Problem) as problem:
            public_name(url)
        assert problem.value.key == "room-public-url"

    @pytest.mark.parametrize("url", ["https://games.example", "http://games.example:8765/"])
    def test_what_people_reach_it_by(self, url: str) -> None:
        assert public_name(url) == "games.example"

    async def test_https_stays_https(self, tmp_path: Path) -> None:
        proxies = Proxies(["127.0.0.1"])
        async with behind(tmp_path, Door(), proxies=proxies) as session:
            async with session.get("/", headers={"X-Forwarded-Proto": "https"}) as answer:
                assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
            async with session.get("/") as answer:
                assert "Strict-Transport-Security" not in answer.headers

    async def test_also_where_no_proxy_says_so(self, tmp_path: Path) -> None:
        """At the name of an address with https"""
        names = ["games.example", "both.example", "plain.example"]
        urls = [f"https://{name}" for name in names[:2]] + [f"http://{name}" for name in names[1:]]
        async with behind(tmp_path, Door(names, https=https_names(urls))) as session:
            for name in names:
                secure = name == "games.example"
                async with session.post("/api/me", headers={"Host": f"{name}:443"}) as answer:
                    assert answer.status == 200
                    assert ("Strict-Transport-Security" in answer.headers) == secure
                    assert ("secure" in answer.headers["Set-Cookie"].lower()) == secure

    async def test_not_because_anybody_says_so(self, tmp_path: Path) -> None:
        header = {"X-Forwarded-Proto": "https"}
        async with behind(tmp_path, Door()) as session:
            async with session.get("/", headers=header) as answer:
                assert "Strict-Transport-Security" not in answer.headers
            async with session.post("/api/me", headers=header) as answer:
                assert "secure" not in answer.headers["Set-Cookie"].lower()


class TestPassword:
    """ROOM-14: a room may have a password"""

    async def test_without_it_nothing_is_shown(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door(password=PASSWORD)) as session:
            for path in ("/api/room", "/api/tables", "/metrics", "/api/tables/x/socket"):
                async with session.get(path) as answer:
                    assert answer.status == 401
                    assert (await answer.json())["problem"]["key"] == "room-password-wanted"
            async with session.post("/api/tables", data=b"{}") as answer:
                assert answer.status == 401
            async with session.get("/api/health") as answer:
                assert answer.status == 200

    async def test_a_browser_is_asked_once(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door(password=PASSWORD)) as session:
            async with session.get("/table/abc?x=1", headers={"Accept-Language": "cs"}) as answer:
                page = await answer.text()
                assert answer.status == 401
                assert "Heslo" in page
                assert 'value="/table/abc?x=1"' in page
                assert "form-action 'self'" in answer.headers["Content-Security-Policy"]
                assert answer.headers["Referrer-Policy"] == "same-origin"  # it has to say Origin
            said = {"password": PASSWORD, "to": "/table/abc?x=1"}
            async with session.post("/door", data=said, allow_redirects=False) as answer:
                assert answer.status == 303
                assert answer.headers["Location"] == "/table/abc?x=1"
                cookie = answer.cookies[COOKIE]
                assert cookie["httponly"]
                assert PASSWORD not in cookie.value
            async with session.get("/api/room") as answer:
                assert answer.status == 200

    async def test_a_link_that_holds_it(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door(password=PASSWORD)) as session:
            async with session.get(link_in("/", PASSWORD), allow_redirects=False) as answer:
                assert (answer.status, answer.headers["Location"]) == (303, "/")
            async with session.get("/api/room") as answer:
                assert answer.status == 200

    @pytest.mark.parametrize(
        "to", ["//evil.example", "https://evil.example", "/\\evil.example", "x", "/\r\nX: y"]
    )
    async def test_it_leads_only_to_pages_of_the_room(self, tmp_path: Path, to: str) -> None:
        async with behind(tmp_path, Door(password=PASSWORD)) as session:
            said = {"password": PASSWORD, "to": to}
            async with session.post("/door", data=said, allow_redirects=False) as answer:
                assert (answer.status, answer.headers["Location"]) == (303, "/")

    async def test_programs_send_it_along(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door(password="abc")) as session:
            for said, status in (("abc", 200), ("abd", 401), ("", 401)):
                async with session.get("/api/room", headers={"Room-Password": said}) as answer:
                    assert answer.status == status

    async def test_spaces_around_it_lock_nobody_out(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door(password=" abc ")) as session:
            async with session.get("/api/room", headers={"Room-Password": "abc"}) as answer:
                assert answer.status == 200
            said = {"password": " abc  "}
            async with session.post("/door", data=said, allow_redirects=False) as answer:
                assert answer.status == 303
            async with session.get("/api/room") as answer:
                assert answer.status == 200

    async def test_a_wrong_one_and_a_forged_cookie(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door(password=PASSWORD)) as session:
            async with session.post("/door", data={"password": "x"}) as answer:
                assert answer.status == 401
                assert "That is not the password." in await answer.text()
            forged = Links(b"another secret").door(PASSWORD)
            async with session.get("/api/room", cookies={COOKIE: forged}) as answer:
                assert answer.status == 401

    async def test_guesses_are_counted(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door(password=PASSWORD), STRICT) as session:
            statuses = []
            for guess in ("a", "b", "c", PASSWORD):
                async with session.post("/door", data={"password": guess}) as answer:
                    statuses.append(answer.status)
            assert statuses == [401, 401, 401, 429]
        async with behind(tmp_path, Door(password="abc"), STRICT) as session:
            statuses = []
            for guess in ("a", "b", "c", "abc"):
                async with session.get("/api/room", headers={"Room-Password": guess}) as answer:
                    statuses.append(answer.status)
            assert statuses == [401, 401, 401, 429]

    async def test_to_be_asked_is_no_guess(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door(password=PASSWORD), STRICT) as session:
            for _ in range(5):
                async with session.get("/door?to=/table/abc") as answer:
                    assert answer.status == 401
                    assert "That is not the password." not in await answer.text()
                async with session.post("/door", data={"to": "/"}) as answer:
                    assert answer.status == 401
            async with session.post("/door", data={"password": PASSWORD}) as answer:
                assert answer.status != 429
            async with session.get("/api/room") as answer:
                assert answer.status == 200

    async def test_a_page_of_someone_else_cannot_try(self, tmp_path: Path) -> None:
        async with behind(tmp_path, Door(password=PASSWORD)) as session:
            headers = {"Origin": "http://evil.example"}
            said = {"password": PASSWORD}
            async with session.post("/door", data=said, headers=headers) as answer:
                assert answer.status == 403

    def test_the_one_that_is_made_up_stays_the_same(self) -> None:
        assert Links(b"secret").password() == Links(b"secret").password()
        assert Links(b"secret").password() != Links(b"other").password()
        assert len(Links(b"secret").password()) == 14


async def test_the_program_opens_a_room_with_a_password(tmp_path: Path) -> None:
    """And says what it is"""
    with Serving(tmp_path, "--make-password", "--public-url", "https://games.example") as server:
        assert server.process.stdout is not None
        said = server.process.stdout.readline().decode()
        password = said.split("password: ")[1].split()[0]
        async with aiohttp.ClientSession(timeout=ASKING) as session:
            headers = {"Host": "games.example"}
            async with session.get(f"{server.address}/api/room", headers=headers) as answer:
                assert answer.status == 401
            headers["Room-Password"] = password
            async with session.get(f"{server.address}/api/room", headers=headers) as answer:
                assert answer.status == 200


async def test_who_opens_a_room_to_others_is_told_so(tmp_path: Path) -> None:
    """ROOM-14: without a password"""
    arguments = ("serve", "--port", "0", "--host", own_address() or "0.0.0.0")
    variables = environment(tmp_path, "en")
    opened = await asyncio.create_subprocess_exec(
        PROGRAM, *arguments, stdout=subprocess.PIPE, env=variables
    )
    assert opened.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            while b"Everyone who can reach this address" not in await opened.stdout.readline():
                assert opened.returncode is None
    finally:
        opened.kill()
        await opened.wait()


async def said_at_start(folder: Path, lang: str, *arguments: str) -> str:
    """All that the program says until the room is open, and then is ended."""
    opened = await asyncio.create_subprocess_exec(
        PROGRAM, "serve", "--port", "0", *arguments,
        stdout=subprocess.PIPE, env=environment(folder, lang),
    )  # fmt: skip
    assert opened.stdout is not None
    async with asyncio.timeout(PATIENCE):
        first = await opened.stdout.readline()
        opened.terminate()
        rest, _ = await opened.communicate()
    return (first + rest).decode()


@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_whoever_forgets_the_proxy_is_told_so(tmp_path: Path, lang: str) -> None:
    """ROOM-14: all visitors would be one address"""
    https, proxy = ("--public-url", "https://games.example"), ("--trusted-proxy", "127.0.0.1")
    plain = ("--public-url", "http://games.example")
    assert "--trusted-proxy 127.0.0.1" in await said_at_start(tmp_path, lang, *https)
    for fine in ((*https, *proxy), plain):
        assert "--trusted-proxy" not in await said_at_start(tmp_path, lang, *fine)


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", True), ("localhost", True), ("127.0.0.2", True), ("::1", True)]
    + [(host, False) for host in ("0.0.0.0", "::", "", "192.0.2.2", "games.example")],
)
def test_where_nobody_else_can_come_from(host: str, here: bool) -> None:
    assert is_this_device(host) == here
