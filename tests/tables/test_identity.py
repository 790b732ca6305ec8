"""A secret that is rotated: what was signed with the one before is valid for a time of grace."""

from __future__ import annotations

from pathlib import Path

from deskoherna.tables.identity import FormerSecret, Links
from deskoherna.tables.log.now import now
from tables.rooms import open_room

UNTIL = 1000


def test_what_the_former_secret_signed_is_valid_until_its_time() -> None:
    time = [UNTIL - 1]
    before = Links(b"old")
    links = Links(b"new", FormerSecret(b"old", UNTIL), clock=lambda: time[0])
    cookie, token = before.cookie("ada"), before.token("t", 1, 2)
    assert links.person(cookie) == "ada"
    assert links.fits(token, "t", 1, 2)
    assert not links.fits(token, "t", 1, 3)
    assert links.cookie("ada") != cookie  # which is given out at the next visit
    time[0] = UNTIL
    assert links.person(cookie) is None
    assert not links.fits(token, "t", 1, 2)
    assert links.person(links.cookie("ada")) == "ada"
    assert links.fits(links.token("t", 1, 2), "t", 1, 2)


def test_a_former_secret_signs_for_nobody_else() -> None:
    links = Links(b"new", FormerSecret(b"old", UNTIL), clock=lambda: 0)
    signature = Links(b"old").cookie("ada").partition(".")[2]
    assert links.person(f"eve.{signature}") is None
    assert links.person(Links(b"other").cookie("ada")) is None


async def test_a_room_gives_grace_or_none(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        cookie = room.links.cookie("ada")
        await room.store.rotate_secret(now() + 10**9)
    async with open_room(tmp_path) as room:
        assert room.links.person(cookie) == "ada"
        await room.store.rotate_secret(now())
        newer = room.links.cookie("ada")
    async with open_room(tmp_path) as room:
        assert room.links.person(cookie) is None
        assert room.links.person(newer) is None
