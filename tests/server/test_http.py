"""The HTTP interface: what it gives, what it refuses, and what every answer carries."""

from __future__ import annotations

import json
from http.cookies import SimpleCookie
from typing import Any

import aiohttp
import pytest

from deskoherna import BadRecord, __version__, game, loads, replay
from deskoherna.bots import bots
from deskoherna.tables.session.room import MOST_RECORD
from patience import ASKING
from server.running import Browser, Serving, browser, raw, two_players

ME = {"who": "me", "name": "Hana"}
FRIEND = {"who": "friend"}
BOT = {"who": "bot", "bot": "random"}
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class TestEveryAnswer:
    @pytest.mark.parametrize(
        ("method", "path", "status"),
        [
            ("GET", "/api/room", 200),
            ("GET", "/api/health", 200),
            ("GET", "/metrics", 200),
            ("GET", "/api/openapi.json", 200),
            ("GET", "/api/tables/nowhere", 404),
            ("GET", "/api/nothing", 404),
            ("GET", "/nothing", 404),
            ("DELETE", "/api/tables", 405),
            ("POST", "/api/tables", 400),
            ("GET", "/", 200),
            ("GET", "/table/abc", 200),
            ("GET", "/api/tables/nowhere/socket", 404),
        ],
    )
    async def test_headers(self, server: Serving, method: str, path: str, status: int) -> None:
        """ROOM-14"""
        async with (
            aiohttp.ClientSession(timeout=ASKING) as session,
            session.request(method, server.address + path) as answer,
        ):
            assert answer.status == status
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
            assert "Server" not in answer.headers

    @pytest.mark.parametrize(
        "request_", [b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"]
    )
    async def test_what_is_no_request_learns_no_more(
        self, server: Serving, request_: bytes
    ) -> None:
        answer = await raw(server, request_)
        assert answer.startswith(b"HTTP/1.0 400") or answer.startswith(b"HTTP/1.1 400")
        for name, value in HEADERS.items():
            assert f"\r\n{name}: {value}\r\n".encode() in answer
        assert b"aiohttp" not in answer
        assert b"Python" not in answer

    @pytest.mark.parametrize(
        ("wanted", "said"),
        [
            ("cs", "Takový stůl tu není."),
            ("cs-CZ,en;q=0.5", "Takový stůl tu není."),
            ("sk", "Takový stůl tu není."),
            ("de, en", "There is no such table."),
            ("", "There is no such table."),
            ("*;;;,,", "There is no such table."),
        ],
    )
    async def test_errors_in_the_readers_language(
        self, server: Serving, wanted: str, said: str
    ) -> None:
        async with browser(server) as me:
            header = {"Accept-Language": wanted}
            status, body = await me.get("/api/tables/nowhere", headers=header)
            assert status == 404
            assert body["message"] == said
            assert body["problem"]["key"] == "room-no-table"

    async def test_unknown_paths_are_answered_in_json(self, server: Serving) -> None:
        async with browser(server) as me:
            for path in ("/api/nothing", "/api/tables/x/nothing", "/api/texts/en/../../x"):
                status, body = await me.get(path)
                assert (status, body["problem"]["key"]) == (404, "room-no-page")


BOTS = {"game": "numerus", "seats": [{"who": "bot", "bot": "random"}] * 2}


class TestCookies:
    """ROOM-10: nobody needs an account"""

    async def test_a_cookie_that_scripts_and_strangers_do_not_get(self, server: Serving) -> None:
        async with (
            aiohttp.ClientSession(timeout=ASKING) as session,
            session.post(f"{server.address}/api/tables", json=BOTS) as answer,
        ):
            cookie = SimpleCookie(answer.headers["Set-Cookie"])["deskoherna"]
            assert cookie["httponly"] is True
            assert cookie["samesite"] == "Strict"
            assert cookie["path"] == "/"
            assert int(cookie["max-age"]) > 0
            assert not cookie["secure"]  # plain HTTP at home

    async def test_it_lasts_as_long_as_one_comes(self, server: Serving) -> None:
        async with browser(server) as me:
            await me.introduce()
            before = me.cookie
            async with me.session.post(f"{server.address}/api/me") as answer:
                assert SimpleCookie(answer.headers["Set-Cookie"])["deskoherna"].value == before

    async def test_who_is_nobody_may_only_look(self, server: Serving) -> None:
        async with browser(server) as me, browser(server) as nobody:
            table = await me.lays("nim", ME, FRIEND, public=True)
            address = f"{server.address}/api/tables/{table}/socket"
            async with nobody.session.ws_connect(address) as ws:
                assert (await ws.receive_json())["tell"] == "welcome"
                await ws.send_json({"do": "sit", "id": "s", "seat": 1, "name": "Eve"})
                while (frame := await ws.receive_json())["tell"] != "refused":
                    pass
                assert frame["problem"]["key"] == "room-who-are-you"

    async def test_it_is_given_once(self, server: Serving) -> None:
        async with browser(server) as me:
            async with me.session.get(f"{server.address}/api/room") as answer:
                assert "Set-Cookie" not in answer.headers  # who only looks is nobody yet
            await me.post("/api/tables", BOTS)
            before = me.cookie
            async with me.session.get(f"{server.address}/api/tables") as answer:
                assert "Set-Cookie" not in answer.headers
            assert me.cookie == before

    @pytest.mark.parametrize(
        "forged", ["x", "x.y", ".", "a" * 5000, "Z29vZA.AAAAAAAAAAAAAAAAAAAAAA"]
    )
    async def test_a_forged_one_makes_a_stranger(self, server: Serving, forged: str) -> None:
        async with browser(server) as me, browser(server) as thief:
            await me.lays("nim", ME, FRIEND)
            person = me.cookie.partition(".")[0]
            for value in (forged, person, f"{person}.AAAAAAAAAAAAAAAAAAAAAA"):
                header = {"Cookie": f"deskoherna={value}"}
                status, body = await thief.get("/api/tables", headers=header)
                assert (status, body["mine"]) == (200, [])

    @pytest.mark.parametrize("byte", [b"\xff", b"\xc3\xa9", b"\x80."])
    async def test_one_that_is_no_text(self, server: Serving, byte: bytes) -> None:
        request = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        request += b"Cookie: deskoherna="
        answer = await raw(server, request + byte + b"\r\n\r\n")
        assert answer.startswith((b"HTTP/1.1 200", b"HTTP/1.0 200", b"HTTP/1.1 400"))


class TestOrigin:
    """ROOM-14: pages of someone else are refused"""

    @pytest.mark.parametrize(
        "origin",
        ["http://evil.example", "null", "http://127.0.0.1:1", "http://[", "", "https://", "x://y"],
    )
    async def test_foreign(self, server: Serving, origin: str) -> None:
        async with browser(server) as me:
            table = await me.lays("nim", ME, FRIEND)
            header = {"Origin": origin}
            new = {"game": "nim", "seats": [ME, BOT]}
            for path, body in (
                ("/api/tables", new),
                ("/api/records", b""),
                (f"/api/tables/{table}/forks", {"at": 0, "seats": [ME, ME]}),
                (f"/api/tables/{table}/commands", {"do": "ready", "id": "r", "seat": 0}),
            ):
                status, said = await me.post(path, body, headers=header)
                assert (status, said["problem"]["key"]) == (403, "room-foreign-origin")
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await me.session.ws_connect(
                    f"{server.address}/api/tables/{table}/socket", headers=header
                )
            assert refused.value.status == 403

    async def test_our_own(self, server: Serving) -> None:
        async with browser(server) as me:
            header = {"Origin": server.address}
            new = {"game": "nim", "seats": [ME, BOT]}
            status, _ = await me.post("/api/tables", new, headers=header)
            assert status == 201


class TestPieces:
    """TES-R2: what a game is played with, and a deck of one's own that is checked."""

    async def test_all_of_it_in_the_readers_language(self, server: Serving) -> None:
        async with browser(server) as guest:
            for language, title in (("cs", "Karty výzkumu"), ("en", "Research cards")):
                headers = {"Accept-Language": language}
                _, pieces = await guest.post("/api/pieces/teserakt", {}, headers=headers)
                assert pieces["kinds"][0]["title"] == title
                assert pieces["refusal"] is None
            assert await guest.post("/api/pieces/nim", {}) == (200, {"kinds": [], "refusal": None})

    async def test_options_that_are_wrong(self, server: Serving) -> None:
        async with browser(server) as guest:
            for options, key in (
                ({"deck": "[research"}, "teserakt-deck-syntax"),
                ({"deck": "#" * 30_001}, "room-option-too-long"),
                ({"decks": "x"}, "room-option-unknown"),
                ({"base": "9"}, "room-option-value"),
            ):
                _, pieces = await guest.post("/api/pieces/teserakt", {"options": options})
                assert (pieces["kinds"], pieces["refusal"]["key"]) == ([], key)

    async def test_what_cannot_be_asked_for(self, server: Serving) -> None:
        async with browser(server) as guest:
            assert (await guest.post("/api/pieces/chess", {}))[0] == 404
            long = {"options": {"deck": "x" * 50_000}}
            assert (await guest.post("/api/pieces/teserakt", long))[0] == 400


class TestRequests:
    """ROOM-14: what does not fit is refused and changes nothing"""

    @pytest.mark.parametrize(
        ("body", "status"),
        [
            (b"", 400),
            (b"{", 400),
            (b"[]", 400),
            (b"\xff\xfe", 400),
            (b"[" * 100_000, 400),
            (b'{"game":"nim","seats":[],"more":1}', 400),
            (b'{"game":"nim","seats":[]}', 400),
            (b'{"game":"chess","seats":[{"who":"me","name":"A"}]}', 404),
            (b'{"game":"nim","seats":[{"who":"me","name":"A"}]}', 409),
            (b'{"game":"nim","seats":[{"who":"me","name":""},{"who":"friend"}]}', 409),
            (b'{"game":"nim","seats":[{"who":"bot","bot":"hal"},{"who":"friend"}]}', 409),
            (
                b'{"game":"nim","options":{"heaps":9},"seats":[{"who":"friend"},{"who":"friend"}]}',
                409,
            ),
            (
                b'{"game":"nim","clock":{"total":0},"seats":[{"who":"friend"},{"who":"friend"}]}',
                400,
            ),
            (b"x" * (300 << 10), 413),
        ],
    )
    async def test_tables_that_cannot_be_laid(
        self, server: Serving, body: bytes, status: int
    ) -> None:
        async with browser(server) as me:
            code, said = await me.post("/api/tables", body)
            assert code == status, said
            assert said["message"]
            _, lists = await me.get("/api/tables")
            assert lists["mine"] == []

    async def test_too_large_without_saying_so(self, server: Serving) -> None:
        async def chunks() -> Any:
            for _ in range(40):
                yield b"x" * 10_000

        async with (
            aiohttp.ClientSession(timeout=ASKING) as session,
            session.post(f"{server.address}/api/tables", data=chunks()) as answer,
        ):
            assert answer.status == 413

    @pytest.mark.parametrize(
        "headers",
        [
            b"Content-Encoding: gzip\r\nContent-Length: 5",
            b"Content-Encoding: br\r\nContent-Length: 5",
            b"Content-Length: -5",
            b"Content-Length: 4\r\nTransfer-Encoding: chunked",
            b"Transfer-Encoding: chunked",
            b"No colon",
            b"Origin: http://[\r\nContent-Length: 5",
            b"Accept-Language: \xff\r\nContent-Length: 5",
        ],
    )
    async def test_bodies_that_cannot_be_had(self, server: Serving, headers: bytes) -> None:
        request = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers
        answer = await raw(server, request + b"\r\n\r\nhello")
        assert answer[9:10] == b"4", answer

    async def test_a_record_that_is_too_large(self, server: Serving) -> None:
        async with browser(server) as me:
            status, said = await me.post("/api/records", b"x" * (MOST_RECORD + 1))
            assert (status, said["problem"]["key"]) == (413, "room-too-large")

    @pytest.mark.parametrize("after", ["-1", "x", "1" * 9, "²", "%00", ""])
    async def test_numbers(self, server: Serving, after: str) -> None:
        async with browser(server) as me:
            table = await me.lays("nim", ME, FRIEND)
            status, _ = await me.get(f"/api/tables/{table}?after={after}")
            assert status == 400

    @pytest.mark.parametrize("table", ["%00", "%FF", "x" * 3000, "..", "a b", "é"])
    async def test_odd_names_of_tables(self, server: Serving, table: str) -> None:
        async with browser(server) as me:
            status, _ = await me.get(f"/api/tables/{table}")
            assert status in (400, 404)

    @pytest.mark.parametrize(
        ("pack", "status", "said"),
        [
            ("room?lang=cs", 200, "room-finished = Hra skončila."),
            ("web?lang=en", 200, "web-retry = Try again"),
            ("nim?lang=cs", 200, "nim-about = "),
            ("nim?lang=xx", 400, None),
            ("nothing?lang=en", 404, None),
        ],
    )
    async def test_texts(self, server: Serving, pack: str, status: int, said: str | None) -> None:
        async with browser(server) as me:
            answered, body = await me.get(f"/api/texts/{pack}")
            assert answered == status
            assert said is None or said in body["messages"]
            assert said is None or body["english"] == ""

    @pytest.mark.parametrize(
        ("read", "language"),
        [("cs-CZ, en", "cs"), ("de, sk;q=0.8", "cs"), ("de", "en"), ("", "en"), ("EN-us", "en")],
    )
    async def test_texts_in_the_best_language(
        self, server: Serving, read: str, language: str
    ) -> None:
        """Every answer says which languages there are, and what they call themselves"""
        async with browser(server) as me:
            _, body = await me.get("/api/texts/web", headers={"Accept-Language": read})
            assert body["language"] == language
            assert body["languages"] == [
                {"tag": "cs", "name": "Čeština", "direction": "ltr"},
                {"tag": "en", "name": "English", "direction": "ltr"},
            ]

    async def test_too_many(self, strict: Serving) -> None:
        """Openings are limited more strictly than other requests"""
        async with browser(strict) as me:
            statuses = set()
            for _ in range(60):
                status, _ = await me.post("/api/tables", b"{}", headers={})
                statuses.add(status)
                if status == 429:
                    break
            assert statuses == {400, 429}
            assert (await me.get("/api/health"))[0] == 200


class TestOperations:
    async def test_room(self, server: Serving) -> None:
        async with browser(server) as me:
            _, room_view = await me.get("/api/room")
            games = {game["id"]: game for game in room_view["games"]}
            assert games["numerus"]["bots"] == list(bots(game("numerus")))

    async def test_health_and_metrics(self, server: Serving) -> None:
        async with browser(server) as me:
            assert await me.get("/api/health") == (200, {"status": "ok"})
            _, text = await me.get("/metrics")
            for name in (
                b"deskoherna_tables_live",
                b"deskoherna_requests_total",
                b"deskoherna_viewers",
                f'deskoherna_build_info{{version="{__version__}"}}'.encode(),
            ):
                assert name in text

    @pytest.mark.parametrize("language", ["cs", "en"])
    async def test_description(self, server: Serving, language: str) -> None:
        async with browser(server) as me:
            _, api = await me.get(f"/api/openapi.json?lang={language}")
            assert api["openapi"] == "3.1.0"
            assert ">>> " not in str(api)  # examples are for readers of the code
            assert "/api/tables/{table}/commands" in api["paths"]

    @pytest.mark.parametrize(
        ("game", "shown", "memory"),
        [("laborigines", "ground", "down"), ("neutrace", "hands", "whereabouts")],
    )
    async def test_a_browser_gets_no_perfect_memory(
        self, server: Serving, game: str, shown: str, memory: str
    ) -> None:
        """LAB-R16; by no way: socket, table, an earlier position, a lesson, as a spectator"""
        async with two_players(server, game) as (table, first, _), browser(server) as spectator:
            path = f"/api/tables/{table}"
            async with first.at(table) as socket:
                answers = [socket.position.view]
            for guest, asked in (
                (first, path),
                (spectator, path),
                (first, f"{path}/positions/0"),
                (first, f"/api/lessons/{game}"),
            ):
                status, body = await guest.get(asked)
                assert status == 200
                answers.append(body)
        for answer in answers:
            assert f'"{shown}"' in json.dumps(answer)
            assert f'"{memory}"' not in json.dumps(answer)

    async def test_a_game_by_http_alone(self, server: Serving) -> None:
        """Lists, positions, the record, a fork and a review"""
        async with two_players(server) as (table, first, second):
            path = f"/api/tables/{table}"
            await play(first, path, 0, "1 a1", 0)
            status, said = await second.post(
                f"{path}/commands",
                {"do": "play", "id": "bad", "seat": 1, "move": "1 a1", "version": 0},
                headers={"Accept-Language": "cs"},
            )
            assert (status, said["problem"]["rule"]) == (409, "ROOM-11")
            assert said["message"].startswith("Partie mezitím")
            _, then = await second.get(f"{path}/positions/1?lang=cs")
            assert then["ply"] == 1
            assert then["drawing"]
            assert (await second.get(f"{path}/positions/9"))[0] == 409
            assert (await second.get(f"{path}/record"))[0] == 409
            _, lists = await second.get("/api/tables")
            assert [(listed["id"], listed["your_turn"]) for listed in lists["mine"]] == [
                (table, True)
            ]
            await second.post(f"{path}/commands", {"do": "resign", "id": "end", "seat": 1})
            status, record = await first.get(f"{path}/record")
            assert status == 200
            assert replay(loads(record)).result is not None
            status, body = await first.post("/api/records", record)
            assert status == 201
            assert (await first.get(f"/api/tables/{body['id']}/record"))[1] == record
            seats = [ME, {"who": "here", "name": "Hugo"}]
            status, _ = await first.post(f"{path}/forks", {"at": 1, "seats": seats})
            assert status == 201
            status, said = await first.post("/api/records", record[:-9])
            assert (status, said["problem"]["key"].partition("-record-")[0]) == (400, "room")
            with pytest.raises(BadRecord):
                loads(record[:-9])


async def play(guest: Browser, path: str, seat: int, move: str, version: int) -> None:
    command = {"do": "play", "id": f"p{version}", "seat": seat, "move": move, "version": version}
    status, body = await guest.post(f"{path}/commands", command)
    assert status == 200, body
