"""A secret that is rotated with a time of grace, and one cookie or token that is revoked."""

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


def test_what_was_revoked_is_worthless_and_others_are_not() -> None:
    links = Links(b"secret")
    ada, bob = links.cookie("ada"), links.cookie("bob")
    links.revoked["ada"] = 1
    assert links.person(ada) is None
    assert links.person(bob) == "bob"
    newer = links.cookie("ada")
    assert links.person(newer) == "ada"
    links.revoked["ada"] = 2
    assert links.person(newer) is None
    assert links.person(ada) is None


def test_the_number_cannot_be_moved_into_the_name() -> None:
    links = Links(b"secret")
    links.revoked["ada"] = 1
    signature = links.cookie("ada").partition(".")[2]
    assert links.person(f"ada 1.{signature}") == "ada 1"  # which is nobody: ids have no spaces
    assert links.person(f"ada.{signature}") == "ada"


async def test_it_stays_revoked_after_a_restart_and_a_rotation(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        cookie, token = room.links.cookie("ada"), room.links.cookie(room.links.new_program())
        await room.revoke("ada")
        assert room.links.person(cookie) is None
        newer = room.links.cookie("ada")
        await room.store.rotate_secret(now() + 10**9)
    async with open_room(tmp_path) as room:
        assert room.links.person(cookie) is None
        assert room.links.person(newer) == "ada"
        assert room.links.person(token) is not None


def test_no_command_line_takes_the_id_of_a_table_for_an_option() -> None:
    links = Links(b"secret")
    ids = [links.new_table() for _ in range(500)]
    assert len({*ids}) == 500
    assert not any("-" in id_ or "-" in links.following(id_) for id_ in ids)
