"""Passkeys at a real server: signing in on another device, and everybody who should not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from authenticator import Authenticator
from deskoherna.server.limits import Rate
from deskoherna.tables.people.passkeys import MOST
from server.running import PATIENT, Browser, Serving, browser, two_players

MANY = replace(PATIENT, tokens=Rate(1e9, 1e9), openings=Rate(1e9, 1e9))
PASSKEYS = "/api/me/passkeys"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Passkeys know it by its name."""
    with Serving(tmp_path_factory.mktemp("server"), limits=MANY) as running:
        running.address = f"http://localhost:{running.port}"
        yield running


async def begin(guest: Browser, name: str = "Ada") -> dict[str, Any]:
    status, body = await guest.post(f"{PASSKEYS}/begin", {"name": name})
    assert status == 200, body
    return dict(body["options"])


async def register(guest: Browser, **more: Any) -> Authenticator:
    passkey = Authenticator(guest.server.address, **more)
    made = passkey.make(await begin(guest))
    status, body = await guest.post(PASSKEYS, {"name": "Phone", "credential": made})
    assert status == 201, body
    return passkey


async def ask(guest: Browser) -> dict[str, Any]:
    status, body = await guest.post(f"{PASSKEYS}/ask", {})
    assert status == 200, body
    return dict(body["options"])


async def use(guest: Browser, answer: dict[str, Any], **more: Any) -> tuple[int, str]:
    """The status, and the token or the reason."""
    status, body = await guest.post(f"{PASSKEYS}/use", answer, **more)
    return status, body["token"] if status == 200 else body["problem"]["key"]


async def sign_in(guest: Browser, passkey: Authenticator) -> None:
    status, token = await use(guest, passkey.sign(await ask(guest)))
    assert status == 200, token
    assert (await guest.post("/api/me/move/go", {"token": token}))[0] == 200


async def test_a_passkey_makes_the_same_person_of_another_device(server: Serving) -> None:
    """ROOM-19"""
    async with two_players(server) as (table, hana, _), browser(server) as phone:
        passkey = await register(hana)
        mine = (await hana.get("/api/me"))[1]
        assert [(one["name"], one["used"]) for one in mine["passkeys"]] == [("Phone", None)]
        await sign_in(phone, passkey)
        assert (await phone.get(f"/api/tables/{table}"))[1]["you"]["seats"] == [0]
        mine = (await phone.get("/api/me"))[1]
        assert [one["how"] for one in mine["devices"]] == ["passkey"]
        assert mine["passkeys"][0]["used"] is not None
        assert (await hana.get("/api/me"))[1] == mine
        async with browser(server) as third:
            await sign_in(third, passkey)  # as often as one likes


async def test_options_hold_no_person_and_want_a_passkey_that_is_found_without_a_name(
    server: Serving,
) -> None:
    async with browser(server) as ada:
        await ada.introduce()
        options = await begin(ada)
        assert options["rp"] == {"name": "Deskoherna", "id": "localhost"}
        assert options["user"]["name"] == "Ada"
        person = ada.cookie.split(".")[0]
        assert person not in str(options)
        chosen = options["authenticatorSelection"]
        assert (chosen["residentKey"], chosen["userVerification"]) == ("required", "preferred")
        again = await begin(ada)
        assert again["user"]["id"] == options["user"]["id"]
        assert again["challenge"] != options["challenge"]
        passkey = await register(ada)
        later = await begin(ada)
        assert [one["id"] for one in later["excludeCredentials"]] == [passkey.make(later)["id"]]


async def test_an_answer_is_used_once_in_time_and_by_the_browser_that_asked(
    server: Serving,
) -> None:
    async with browser(server) as ada, browser(server) as phone, browser(server) as eve:
        passkey = await register(ada)
        answer = passkey.sign(await ask(phone))
        assert await use(eve, answer) == (409, "room-passkey-stale")  # overheard
        assert (await use(phone, answer))[0] == 200
        assert await use(phone, answer) == (409, "room-passkey-stale")
        made = passkey.make(await ask(phone) | {"user": {"id": passkey.handle}})
        new = {"name": "Phone", "credential": made}
        status, body = await phone.post(PASSKEYS, new)  # a challenge for something else
        assert (status, body["problem"]["key"]) == (409, "room-passkey-stale")
        forged = passkey.sign({"challenge": "QUFBQQ"})
        assert await use(phone, forged) == (409, "room-passkey-stale")


async def test_a_wrong_origin_site_or_signature_is_refused(server: Serving) -> None:
    async with browser(server) as ada, browser(server) as eve:
        passkey = await register(ada)
        passkey.origin = "http://localhost.evil.example"
        assert await use(eve, passkey.sign(await ask(eve))) == (409, "room-passkey-origin")
        passkey.origin, passkey.site = server.address, "evil.example"
        assert await use(eve, passkey.sign(await ask(eve))) == (409, "room-passkey-wrong")
        passkey.site = "localhost"
        other = await register(eve)
        other.id = passkey.id  # with a key of their own
        assert await use(eve, other.sign(await ask(eve))) == (409, "room-passkey-unknown")
        other.handle = passkey.handle
        assert await use(eve, other.sign(await ask(eve))) == (409, "room-passkey-wrong")
        stranger = Authenticator(server.address)
        assert await use(eve, stranger.sign(await ask(eve))) == (409, "room-passkey-unknown")


async def test_a_passkey_that_counts_backwards_was_copied(server: Serving) -> None:
    async with browser(server) as ada, browser(server) as phone, browser(server) as eve:
        passkey = await register(ada)
        await sign_in(phone, passkey)
        passkey.signed -= 1
        assert await use(eve, passkey.sign(await ask(eve))) == (409, "room-passkey-copied")
        passkey.signed += 1
        assert (await use(eve, passkey.sign(await ask(eve))))[0] == 200
        synced = await register(ada, counts=False)  # as those that several devices have
        for _ in range(2):
            assert (await use(eve, synced.sign(await ask(eve))))[0] == 200


async def test_nobody_touches_the_passkey_of_another(server: Serving) -> None:
    async with browser(server) as ada, browser(server) as eve:
        passkey = await register(ada)
        await eve.introduce()
        id_ = (await ada.get("/api/me"))[1]["passkeys"][0]["id"]
        path = f"{PASSKEYS}/one/{id_}"
        assert (await eve.post(path, {"name": "Mine"}))[0] == 404
        async with eve.session.delete(server.address + path) as answer:
            assert answer.status == 404
        taken = Authenticator(server.address, id=passkey.id)
        made = taken.make(await begin(eve))
        status, body = await eve.post(PASSKEYS, {"name": "Mine", "credential": made})
        assert (status, body["problem"]["key"]) == (409, "room-passkey-known")
        assert (await ada.post(path, {"name": "Old phone"}))[1]["name"] == "Old phone"
        async with ada.session.delete(server.address + path) as answer:
            assert answer.status == 200
        assert (await ada.get("/api/me"))[1]["passkeys"] == []
        assert await use(eve, passkey.sign(await ask(eve))) == (409, "room-passkey-unknown")


async def test_a_person_has_so_many_passkeys_and_no_more(server: Serving) -> None:
    async with browser(server) as ada:
        options = await begin(ada)  # while there is room
        for _ in range(MOST):
            await register(ada)
        status, body = await ada.post(f"{PASSKEYS}/begin", {"name": "Ada"})
        assert (status, body["problem"]["key"]) == (409, "room-passkey-enough")
        made = Authenticator(server.address).make(options)
        status, body = await ada.post(PASSKEYS, {"name": "One more", "credential": made})
        assert (status, body["problem"]["rule"]) == (409, "ROOM-19")


async def test_where_there_is_no_name_there_are_no_passkeys(server: Serving) -> None:
    async with browser(server) as ada:
        await ada.introduce()
        by_number = {"Host": f"127.0.0.1:{server.port}"}
        for path in ("begin", "ask"):
            status, body = await ada.post(f"{PASSKEYS}/{path}", {}, headers=by_number)
            assert (status, body["problem"]["key"]) == (409, "room-passkey-address")


async def test_programs_have_none(server: Serving) -> None:
    async with browser(server) as guest:
        _, body = await guest.post("/api/programs", {})
        bearer = {"Authorization": f"Bearer {body['token']}"}
        for path in (f"{PASSKEYS}/begin", f"{PASSKEYS}/ask", "/api/me/move"):
            status, said = await guest.post(path, {}, headers=bearer)
            assert (status, said["problem"]["key"]) == (409, "room-people-only")


async def test_behind_a_proxy_the_origin_is_the_one_that_people_use(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """By https outside and http inside, whether or not the proxy says so."""
    folder = tmp_path_factory.mktemp("proxy")
    with Serving(folder, "--public-url", "https://room.example", limits=MANY) as server:
        outside = {"Host": "room.example", "X-Forwarded-For": "192.0.2.1"}
        async with browser(server) as ada, browser(server) as phone:
            status, body = await ada.post(f"{PASSKEYS}/begin", {}, headers=outside)
            cookie = ada.session.cookie_jar
            assert (status, body["options"]["rp"]["id"]) == (200, "room.example")
            passkey = Authenticator("https://room.example", site="room.example")
            new = {"name": "Phone", "credential": passkey.make(body["options"])}
            kept = await ada.post(PASSKEYS, new, headers=outside | carried(cookie))
            assert kept[0] == 201, kept
            _, body = await phone.post(f"{PASSKEYS}/ask", {}, headers=outside)
            carrying = outside | carried(phone.session.cookie_jar)
            answer = passkey.sign(body["options"])
            assert (await use(phone, answer, headers=carrying))[0] == 200
            passkey.origin = "http://room.example"
            _, body = await phone.post(f"{PASSKEYS}/ask", {}, headers=carrying)
            answer = passkey.sign(body["options"])
            assert await use(phone, answer, headers=carrying) == (409, "room-passkey-origin")


def carried(jar: Any) -> dict[str, str]:
    """Cookies that are for https only, which a proxy has taken off here."""
    return {"Cookie": "; ".join(f"{one.key}={one.value}" for one in jar)}


async def test_what_is_asked_is_bounded(server: Serving) -> None:
    async with browser(server) as ada:
        await ada.introduce()
        made = Authenticator(server.address).make(await begin(ada))
        for spoilt in (
            made | {"id": "x" * 5000},
            made | {"type": "password"},
            made | {"response": {**made["response"], "attestationObject": "A" * 20_000}},
            made | {"response": {"clientDataJSON": made["response"]["clientDataJSON"]}},
        ):
            assert (await ada.post(PASSKEYS, {"name": "x", "credential": spoilt}))[0] == 400
        for part in ("clientDataJSON", "attestationObject"):
            spoilt = made | {"response": {**made["response"], part: "AAAA"}}
            status, body = await ada.post(PASSKEYS, {"name": "x", "credential": spoilt})
            assert (status, body["problem"]["key"]) == (409, "room-passkey-wrong")
        assert (await ada.post(PASSKEYS, {"name": "x", "credential": made}))[0] == 201


async def test_a_passkey_of_somebody_who_was_forgotten_opens_nothing(server: Serving) -> None:
    async with browser(server) as ada, browser(server) as phone:
        passkey = await register(ada)
        before = await use(phone, passkey.sign(await ask(phone)))
        assert before[0] == 200
        assert (await ada.post("/api/me/forget", {}))[0] == 200
        assert await use(phone, passkey.sign(await ask(phone))) == (409, "room-passkey-unknown")
        status, body = await phone.post("/api/me/move/go", {"token": before[1]})
        assert (status, body["problem"]["key"]) == (409, "room-move-stale")
