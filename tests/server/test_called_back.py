"""People are called back by a real server: push, letters, a calendar (ROOM-20)."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from icalendar import Calendar

from calling import Browser as Keys
from calling import MailBox, PushService, links_in, mail_box, push_service
from deskoherna.server.endpoints import PublicResolver
from deskoherna.server.limits import Rate
from deskoherna.tables import wire
from server.running import PATIENT, Browser, Serving, browser, two_players

SOON = replace(PATIENT, call_after=0.1)
NOTICES = "/api/me/notices"
DEVICES = f"{NOTICES}/devices"
MAIL = f"{NOTICES}/mail"
CALENDAR = f"{NOTICES}/calendar"
FROM = "room@games.example"


@asynccontextmanager
async def calling(folder: Path, **more: Any) -> AsyncIterator[tuple[Serving, PushService, MailBox]]:
    async with push_service() as push, mail_box() as box:
        options = ("--push-host", push.host, "--mail", box.url, "--mail-from", FROM)
        with Serving(folder, *options, limits=replace(SOON, **more)) as server:
            yield server, push, box


async def delete(guest: Browser, path: str) -> tuple[int, Any]:
    async with guest.session.delete(guest.server.address + path) as answer:
        return answer.status, await answer.json()


async def wants_push(guest: Browser, push: PushService, name: str = "one", **more: str) -> Keys:
    keys = Keys()
    status, view = await guest.post(DEVICES, keys.subscription(push.endpoint(name), **more))
    assert status == 200, view
    return keys


async def wants_mail(guest: Browser, box: MailBox, address: str = "ada@mail.example") -> None:
    status, view = await guest.post(MAIL, {"address": address})
    assert (status, view["mail"]) == (200, {"address": address, "confirmed": False})
    confirm = links_in(box.letters[-1])[-1]
    status, _ = await guest.get(path_of(confirm))
    assert status == 200
    async with guest.session.post(guest.server.address + path_of(confirm)) as answer:
        assert answer.status == 200
    assert (await guest.get(NOTICES))[1]["mail"] == {"address": address, "confirmed": True}


def path_of(link: str) -> str:
    return "/" + link.split("/", 3)[3]


async def plays(guest: Browser, table: str, seat: int) -> None:
    """Without being there."""
    _, seen = await guest.get(f"/api/tables/{table}")
    path = f"/api/tables/{table}/commands"
    _, told = await guest.post(path, {"do": "moves", "id": "m", "seat": seat})
    version = seen["position"]["version"]
    command = {"do": "play", "id": f"p{version}", "seat": seat, "move": told["moves"][0]}
    status, body = await guest.post(path, {**command, "version": version})
    assert (status, body["tell"]) == (200, "done"), body


async def test_a_push_is_for_one_browser_alone_and_signed(tmp_path: Path) -> None:
    """ROOM-20: RFC 8291 and 8292, and nothing in it but what everybody at the table knows"""
    async with calling(tmp_path) as (server, push, _), two_players(server) as (table, hana, ada):
        keys = await wants_push(ada, push, language="cs")
        await plays(hana, table, 0)
        (post,) = await push.until(1)
        assert keys.decrypt(post.body) == {
            "title": "NUMERUS: jste na tahu",
            "body": "U stolu: Hana Nováková",
            "table": table,
            "kind": "turn",
            "path": f"/table/{table}",
            "language": "cs",
        }
        claims = post.claims()
        assert (claims["aud"], claims["sub"]) == (f"http://{push.host}", f"mailto:{FROM}")
        _, view = await ada.get(NOTICES)
        assert post.headers["Authorization"].endswith(f"k={view['key']}")
        assert post.headers["Content-Encoding"] == "aes128gcm"
        assert b"Hana" not in post.body
        _, metrics = await ada.get("/metrics")
        assert b'deskoherna_notices_total{outcome="sent",way="push"} 1.0' in metrics


async def test_a_killed_server_calls_after_its_restart(tmp_path: Path) -> None:
    """ROOM-20: a reason that nobody was called for yet is found again, and called for once"""
    async with push_service() as push:
        patient = replace(SOON, call_after=1e6)
        with Serving(tmp_path, "--push-host", push.host, limits=patient) as server:
            async with two_players(server) as (table, hana, ada):
                await wants_push(ada, push)
                await plays(hana, table, 0)
                server.end(signal.SIGKILL)
        with Serving(tmp_path, "--push-host", push.host, limits=SOON) as server:
            await push.until(1)
            server.end(signal.SIGKILL)
        with Serving(tmp_path, "--push-host", push.host, limits=SOON) as server:
            async with two_players(server) as (other, hana, ada):
                keys = await wants_push(ada, push, "two")
                await plays(hana, other, 0)
                await push.until(2)  # after a look at all tables
                assert [post.path for post in push.posts] == ["/one", "/two"]
                assert keys.decrypt(push.posts[1].body)["table"] == other


async def test_the_end_is_not_lost_when_a_server_is_killed(tmp_path: Path) -> None:
    async with push_service() as push:
        patient = replace(SOON, call_after=1e6)
        with Serving(tmp_path, "--push-host", push.host, limits=patient) as server:
            async with two_players(server) as (table, hana, ada):
                keys = await wants_push(ada, push)
                resign = {"do": "resign", "id": "r1", "seat": 0}
                await hana.post(f"/api/tables/{table}/commands", resign)
                server.end(signal.SIGKILL)
        with Serving(tmp_path, "--push-host", push.host, limits=SOON):
            (post,) = await push.until(1)
            assert keys.decrypt(post.body)["kind"] == "over"


async def test_nobody_is_called_to_a_table_in_sight(tmp_path: Path) -> None:
    """ROOM-20: nor if they have looked at it since; once it is out of sight they are"""
    async with calling(tmp_path) as (server, push, _), two_players(server) as (table, hana, ada):
        keys = await wants_push(ada, push)
        async with ada.at(table) as socket:
            assert isinstance(await socket.do(wire.Sight, on=True), wire.Done)
            async with hana.at(table) as first:
                await first.plays(0)
                await socket.until_so(lambda seen: "1" in map(str, seen.position.asks))
                await socket.plays(1)
                await first.until_so(lambda seen: "0" in map(str, seen.position.asks))
                assert isinstance(await socket.do(wire.Sight, on=False), wire.Done)
                await first.plays(0)
        (post,) = await push.until(1)
        assert keys.decrypt(post.body)["kind"] == "turn"


async def test_one_notice_for_many_moves(tmp_path: Path) -> None:
    """The reason is looked at once the table is still: whoever has moved is not called"""
    many = calling(tmp_path, call_after=1.0)
    async with many as (server, push, _), two_players(server) as (table, hana, ada):
        first, second = await wants_push(hana, push, "h"), await wants_push(ada, push, "a")
        for turn in range(5):
            await plays((hana, ada)[turn % 2], table, turn % 2)
        posts = await push.until(2)
        said = {post.path: post.body for post in posts}
        assert first.decrypt(said["/h"])["kind"] == "sat"  # that Ada came
        assert second.decrypt(said["/a"])["kind"] == "turn"


async def test_kinds_and_tables_that_nobody_wants_to_hear_of(tmp_path: Path) -> None:
    async with calling(tmp_path) as (server, push, _), two_players(server) as (table, hana, ada):
        keys = await wants_push(ada, push)
        status, view = await ada.post(NOTICES, {"unwanted": ["turn"]})
        assert (status, view["unwanted"]) == (200, ["turn"])
        await plays(hana, table, 0)
        async with two_players(server) as (muted, ben, eve):
            other = await wants_push(eve, push, "eve")
            status, view = await eve.post(f"{NOTICES}/tables/{muted}", {"muted": True})
            assert (status, view["muted"]) == (200, [muted])
            await plays(ben, muted, 0)
            await plays(eve, muted, 1)
            await eve.post(f"{NOTICES}/tables/{muted}", {"muted": False})
            await plays(ben, muted, 0)
            await push.until(1)
            offer = {"do": "propose", "id": "d", "seat": 0, "what": "draw"}
            await hana.post(f"/api/tables/{table}/commands", offer)
            await push.until(2)
            assert other.decrypt(push.posts[0].body)["kind"] == "turn"
            assert keys.decrypt(push.posts[1].body)["kind"] == "offer"


async def test_a_device_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with calling(tmp_path) as (server, push, _), two_players(server) as (table, hana, ada):
        await wants_push(ada, push)
        push.statuses = [410]
        await plays(hana, table, 0)
        await push.until(1)
        while (await ada.get(NOTICES))[1]["devices"]:
            await asyncio.sleep(0.02)


async def test_a_device_that_is_signed_out_is_not_called(tmp_path: Path) -> None:
    async with calling(tmp_path) as (server, push, _), browser(server) as ada:
        await wants_push(ada, push, "lost")
        assert (await ada.post("/api/me/renew", {}))[0] == 200
        assert (await ada.get(NOTICES))[1]["devices"] == []


async def test_a_redirect_leads_nowhere(tmp_path: Path) -> None:
    async with calling(tmp_path) as (server, push, _), two_players(server) as (table, hana, ada):
        await wants_push(ada, push)
        push.statuses = [307]
        await plays(hana, table, 0)
        await push.until(1)
        while b'outcome="failed",way="push"} 1.0' not in (await ada.get("/metrics"))[1]:
            await asyncio.sleep(0.02)
        assert [post.path for post in push.posts] == ["/one"]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/one",
        "https://localhost/one",
        "https://127.0.0.1/one",
        "https://2130706433/one",
        "https://[::1]/one",
        "https://10.0.0.7/one",
        "https://169.254.169.254/latest",
        "https://push.example:8443/one",
        "https://user:word@push.example/one",
        "https://127.0.0.1:1/one",
        "ftp://push.example/one",
        "https://push.example/one two",
        "no address",
    ],
)
async def test_the_room_calls_push_services_only(server: Serving, endpoint: str) -> None:
    """ROOM-20: an endpoint is named by whoever asks, and must not lead into our own network"""
    async with browser(server) as eve:
        status, body = await eve.post(DEVICES, Keys().subscription(endpoint))
        assert (status, body["problem"]["key"]) == (409, "room-push-endpoint")
        assert body["problem"]["rule"] == "ROOM-20"


async def test_a_name_that_leads_into_our_network_is_not_found() -> None:
    """It is looked up when it is called, and what was found is what is connected to"""
    with pytest.raises(OSError, match="no public address"):
        await PublicResolver().resolve("localhost", 443)
    allowing = PublicResolver(("localhost:8080",))
    with pytest.raises(OSError, match="no public address"):
        await allowing.resolve("localhost", 443)  # which was not allowed
    found = await allowing.resolve("localhost", 8080)
    assert {one["host"] for one in found} <= {"127.0.0.1", "::1"}


async def test_bad_keys_and_too_many_devices(tmp_path: Path) -> None:
    async with calling(tmp_path) as (server, push, _), browser(server) as ada:
        good = Keys().subscription(push.endpoint())
        for bad in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "!" * 87}):
            status, body = await ada.post(DEVICES, {**good, **bad})
            assert (status, body["problem"]["key"]) == (409, "room-push-keys")
        for number in range(10):
            await wants_push(ada, push, f"d{number}")
        status, body = await ada.post(DEVICES, good)
        assert (status, body["problem"]["key"]) == (409, "room-kept-enough")


async def test_nobody_touches_what_is_another_s(tmp_path: Path) -> None:
    """ROOM-20: a stranger, another person, a program, and a browser that became somebody else"""
    async with calling(tmp_path) as (server, push, box), two_players(server) as (table, _, ada):
        keys = await wants_push(ada, push)
        await wants_mail(ada, box)
        _, made = await ada.post(CALENDAR, {})
        (device,) = made["devices"]
        async with browser(server) as eve:
            status, seen = await eve.get(NOTICES)
            assert (status, seen["devices"], seen["mail"], seen["calendar"]) == (
                200,
                [],
                None,
                None,
            )
            assert (await delete(eve, f"{DEVICES}/{device['id']}"))[0] == 404
            assert (await delete(eve, MAIL))[0] == 200
            assert (await delete(eve, CALENDAR))[0] == 200
            assert (await eve.post(f"{NOTICES}/tables/{table}", {"muted": True}))[0] == 409
            other = Keys().subscription(push.endpoint())  # the endpoint, without its secret
            assert (await eve.post(DEVICES, other))[0] == 409
            program = (await eve.post("/api/programs", {}))[1]["token"]
            bearer = {"Authorization": f"Bearer {program}"}
            assert (await eve.post(DEVICES, keys.subscription("x"), headers=bearer))[0] == 409
            foreign = {"Origin": "https://evil.example"}
            assert (await eve.post(NOTICES, {}, headers=foreign))[0] == 403
            assert (await ada.get(NOTICES))[1] == made
            again = keys.subscription(push.endpoint())  # the same browser, as somebody else
            assert len((await eve.post(DEVICES, again))[1]["devices"]) == 1
            assert (await ada.get(NOTICES))[1]["devices"] == []
            for path in ("/letters/stop/x.y", "/letters/confirm/x.y", "/calendar/guess.ics"):
                assert (await eve.get(path))[0] == 404
            stop = path_of(await confirm_link(eve, box, "eve@mail.example"))
            wrong = stop.replace("confirm", "stop")  # a link is for one thing
            assert (await eve.get(wrong))[0] == 404


async def confirm_link(guest: Browser, box: MailBox, address: str) -> str:
    assert (await guest.post(MAIL, {"address": address}))[0] == 200
    return links_in(box.letters[-1])[-1]


async def test_letters(tmp_path: Path) -> None:
    """ROOM-20: confirmed by a link, in the reader's language, stopped by one press"""
    async with calling(tmp_path) as (server, _, box), two_players(server) as (table, hana, ada):
        await wants_mail(ada, box)
        (asked,) = box.letters
        assert (asked["To"], asked["From"]) == ("ada@mail.example", f"Deskoherna <{FROM}>")
        assert "Lovelace" not in str(asked)  # nothing that somebody chose
        await plays(hana, table, 0)
        await box.until(lambda: len(box.letters) == 2)
        letter = box.letters[1]
        assert letter["Subject"] == "NUMERUS: it is your turn"
        links = links_in(letter)
        assert links[0] == f"http://localhost:{server.port}/table/{table}"
        assert letter["Content-Language"] == "en"
        stop = dict(letter.raw_items())["List-Unsubscribe"].strip("<>")  # as it was sent
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert stop in links
        async with browser(server) as program:  # a mail program, which has no cookie
            assert (await program.get(path_of(stop)))[0] == 200  # looking changes nothing
            assert (await ada.get(NOTICES))[1]["mail"]["confirmed"]
            said = b"List-Unsubscribe=One-Click"
            form = {"Content-Type": "application/x-www-form-urlencoded"}
            for _ in range(2):
                assert (await program.post(path_of(stop), said, headers=form))[0] == 200
        assert (await ada.get(NOTICES))[1]["mail"] is None


async def test_an_address_that_nobody_has(tmp_path: Path) -> None:
    async with calling(tmp_path) as (server, _, box), two_players(server) as (table, hana, ada):
        await wants_mail(ada, box)
        box.refused.add("ada@mail.example")
        await plays(hana, table, 0)
        while (await ada.get(NOTICES))[1]["mail"] is not None:
            await asyncio.sleep(0.02)
        status, body = await ada.post(MAIL, {"address": "ada@mail.example"})
        assert (status, body["problem"]["key"]) == (409, "room-mail-failed")
        for wrong in ("ada", "ada@mail", "ada@mail.example\nBcc: eve@mail.example"):
            status, body = await hana.post(MAIL, {"address": wrong})
            assert (status, body["problem"]["key"]) == (409, "room-mail-address")


async def test_the_room_writes_to_strangers_only_so_often(tmp_path: Path) -> None:
    """ROOM-20: per person, per address that is written to, and per address on the network"""
    async with calling(tmp_path) as (server, _, box):
        async with browser(server) as eve:
            for number in range(3):
                assert (await eve.post(MAIL, {"address": f"a{number}@mail.example"}))[0] == 200
            status, body = await eve.post(MAIL, {"address": "a4@mail.example"})
            assert (status, body["problem"]["key"]) == (429, "room-mail-enough")
        async with browser(server) as ben, browser(server) as cyn, browser(server) as dan:
            assert (await ben.post(MAIL, {"address": "victim@mail.example"}))[0] == 200
            assert (await cyn.post(MAIL, {"address": "Victim@mail.example"}))[0] == 200
            assert (await dan.post(MAIL, {"address": "VICTIM@mail.example"}))[0] == 429
        assert len(box.letters) == 5
    few = replace(SOON, letters=Rate(1, 0))
    async with mail_box() as box:
        options = ("--mail", box.url, "--mail-from", FROM)
        with Serving(tmp_path, *options, limits=few) as server:
            async with browser(server) as eve:
                assert (await eve.post(MAIL, {"address": "b1@mail.example"}))[0] == 200
                eve.session.cookie_jar.clear()  # as somebody new
                assert (await eve.post(MAIL, {"address": "b2@mail.example"}))[0] == 429


async def test_a_room_without_mail_offers_none(server: Serving) -> None:
    async with browser(server) as ada:
        assert (await ada.get(NOTICES))[1]["mail_offered"] is False
        assert (await ada.post(MAIL, {"address": "ada@mail.example"}))[0] == 404


async def test_a_calendar_of_deadlines(tmp_path: Path) -> None:
    """ROOM-20: of one's own turns, for whoever has the link, until it is taken back"""
    days = {"clock": {"total": 3 * 24 * 3600, "per_move": True}}
    with Serving(tmp_path, "--password", "sesame") as server:
        async with browser(server) as reader:  # a calendar, without cookie or password
            word = {"Room-Password": "sesame"}
            async with two_players_inside(server, word, **days) as (table, hana, _):
                _, made = await hana.post(CALENDAR, {"language": "cs"}, headers=word)
                link = made["calendar"]
                status, body = await reader.get(link)
                (event,) = Calendar.from_ical(body).events
                assert (status, str(event["uid"])) == (200, f"{table}@deskoherna")
                assert str(event["summary"]) == "NUMERUS: vyprší vám čas"
                _, seen = await hana.get(f"/api/tables/{table}", headers=word)
                due = seen["now"] / 1000 + 3 * 24 * 3600
                assert abs(event.decoded("dtend").timestamp() - due) < 120
                assert len(event.alarms.times) == 1
                async with reader.session.get(server.address + link) as answer:
                    tag = {"If-None-Match": answer.headers["ETag"]}
                assert (await reader.get(link, headers=tag))[0] == 304
                _, renewed = await hana.post(CALENDAR, {}, headers=word)
                assert (await reader.get(link))[0] == 404
                link = renewed["calendar"]
                await plays_with(hana, table, word)
                assert Calendar.from_ical((await reader.get(link))[1]).events == []
                async with hana.session.delete(server.address + CALENDAR, headers=word) as answer:
                    assert answer.status == 200
                assert (await reader.get(link))[0] == 404


@asynccontextmanager
async def two_players_inside(
    server: Serving, word: dict[str, str], **more: Any
) -> AsyncIterator[tuple[str, Browser, Browser]]:
    """A running game in a room with a password."""
    async with browser(server) as hana, browser(server) as ada:
        for guest in (hana, ada):
            guest.session.headers.update(word)
        seats = [{"who": "me", "name": "Hana"}, {"who": "here", "name": "Ada"}]
        options = {"variant": "short", "first": "green"}
        table = await hana.lays("numerus", *seats, options=options, **more)
        for seat in (0, 1):
            ready = {"do": "ready", "id": f"r{seat}", "seat": seat, "words": ""}
            await hana.post(f"/api/tables/{table}/commands", ready)
        yield table, hana, ada


async def plays_with(guest: Browser, table: str, word: dict[str, str]) -> None:
    """The game ends, and with it all deadlines."""
    resign = {"do": "resign", "id": "end", "seat": 0}
    status, _ = await guest.post(f"/api/tables/{table}/commands", resign, headers=word)
    assert status == 200


async def test_time_zones_are_known_or_refused(server: Serving) -> None:
    async with browser(server) as ada:
        quiet = {"begins": 1320, "ends": 420, "zone": "Europe/Prague"}
        assert (await ada.post(NOTICES, {"quiet": quiet}))[1]["quiet"] == quiet
        for zone in ("Mars/Base", "../../etc/passwd", "/etc/passwd", "", "a\0b"):
            status, body = await ada.post(NOTICES, {"quiet": {**quiet, "zone": zone}})
            assert (status, body["problem"]["key"]) == (409, "room-zone-unknown"), zone


async def test_the_room_can_be_installed(server: Serving) -> None:
    """In the language of whoever reads it"""
    async with browser(server) as ada:
        path = "/manifest.webmanifest"
        for spoken, about in (("cs", "herna deskových her"), ("en", "a board-game room")):
            async with ada.session.get(
                server.address + path, headers={"Accept-Language": spoken}
            ) as answer:
                manifest = await answer.json(content_type="application/manifest+json")
                assert (manifest["lang"], manifest["display"]) == (spoken, "standalone")
                assert about in manifest["description"]
                assert "worker-src 'self'" in answer.headers["Content-Security-Policy"]
        for icon in manifest["icons"]:
            async with ada.session.get(server.address + icon["src"]) as answer:
                assert (answer.status, answer.content_type) == (200, icon["type"])
        async with ada.session.get(server.address + "/sw.js") as answer:
            assert (answer.status, answer.content_type) == (200, "text/javascript")
            assert answer.headers["Cache-Control"] == "no-cache"
