"""Whoever sits at the room's machine opens it to the network, and a friend comes in from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, Guest
from browser.running import Room, opened
from browser.test_every_page import violations
from deskoherna.server.network import own_address

AT = own_address() or "127.0.0.2"  # where there is no network, another address will do


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    yield from opened(tmp_path, "--network", AT)


def test_a_press_lets_a_friend_in(room: Room, invite: Callable[..., Guest]) -> None:
    """ROOM-14: by the password or by the link, until it is closed again"""
    host = invite()
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
    new = {"game": "numerus", "seats": seats}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")
    dialog = host.page.get_by_role("dialog")
    link = host.page.get_by_label("Link to the seat", exact=True)
    assert link.input_value().startswith(room.address)

    host.button("Open to the network").click()
    expect(dialog).to_contain_text("not encrypted")
    assert violations(host) == []
    dialog.get_by_role("button", name="Open", exact=True).click()
    address = room.address.replace("localhost", AT)
    expect(dialog.get_by_text(f"{address}/", exact=True)).to_be_visible()
    password = dialog.locator("dd").nth(1).inner_text()
    expect(dialog.get_by_label("A code with the address and the password")).to_be_visible()
    assert violations(host) == []
    host.page.keyboard.press("Escape")
    expect(link).to_have_value(f"{address}{host.seen()['you']['links']['1']}")

    friend = invite(address=address, size=PHONE)
    friend.goto(link.input_value())
    expect(friend.page.get_by_role("heading", name="This room has a password")).to_be_visible()
    assert violations(friend) == []
    friend.page.get_by_label("Password").fill("guessed")
    friend.button("Enter").click()
    expect(friend.page.get_by_role("alert")).to_have_text("That is not the password.")
    friend.page.get_by_label("Password").fill(password)
    friend.button("Enter").click()
    friend.page.wait_for_url("**/seat/**")
    friend.complaints.clear()  # the browser itself tells of the refusals
    friend.page.get_by_label("Name").fill("Bára")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.get_by_text("Bára").first).to_be_visible()
    friend.page.wait_for_url("**/table/*")
    friend.goto("/")
    expect(friend.page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(friend.page.get_by_text("open to the network")).to_have_count(0)
    plain_http = "Cross-Origin-Opener-Policy header has been ignored"
    friend.complaints[:] = [one for one in friend.complaints if plain_http not in one]

    host.goto("/")
    host.button("Password, link, closing").click()
    host.button("Close to the network").click()
    expect(dialog.get_by_role("button", name="Open", exact=True)).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_text("The room can be reached from this machine only.")).to_be_visible()
