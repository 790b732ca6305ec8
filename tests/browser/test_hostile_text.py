"""What strangers write cannot break the page of others: it wraps, or it is cut off in its line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, WIDE, Guest
from scale import some

Invite = Callable[..., Guest]

UNBREAKABLE = "\u1100"  # letters of Korean syllables: any number of them is one sign to a browser
WIDER = """() => [...document.querySelectorAll("*")]
  .filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX))
  .concat(document.documentElement)
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.tagName}.${one.className} ${one.scrollWidth} > ${one.clientWidth}`)"""


def wider(guest: Guest) -> list[str]:
    """What has to be scrolled sideways."""
    found: list[str] = guest.page.evaluate(WIDER)
    return found


def within(guest: Guest) -> None:
    """All of the chat's form is to be seen."""
    for one in (guest.page.get_by_role("textbox", name="Message"), guest.button("Send")):
        box = one.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= guest.page.evaluate("innerWidth")


@pytest.mark.parametrize("size", some([WIDE, PHONE], "unbreakable 1"))
def test_one_sign_that_is_wider_than_the_page(invite: Invite, size: tuple[int, int]) -> None:
    """ROOM-13"""
    host, stranger = invite(size=size), invite()
    seats = [{"who": "me", "name": "Hana"}, {"who": "friend"}, {"who": "friend"}]
    new = {"game": "teserakt", "seats": seats, "public": True}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    for guest in (host, stranger):
        guest.goto(f"/table/{table}")
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()  # they are known by now
    name = UNBREAKABLE * 40
    stranger.command(do="sit", seat=1, name=name)
    expect(host.page.get_by_text(name).first).to_be_visible()
    assert wider(host) == []
    host.tab("Chat")
    stranger.command(do="say", text=UNBREAKABLE * 480, name=name)
    host.command(do="say", text="many words " * 40)
    expect(host.page.get_by_role("log", name="Chat")).to_contain_text("many words")
    assert wider(host) == []
    within(host)
    stranger.command(do="leave", seat=1)
    host.command(do="let-write", spectators="approved")
    stranger.command(do="ask-to-write", name=name)
    expect(host.button(f"Let {name} write")).to_be_visible()
    assert wider(host) == []
    within(host)
    host.tab("Log")
    assert wider(host) == []


@pytest.mark.parametrize("size", some([WIDE, PHONE], "unbreakable 2"))
def test_a_game_against_an_unbreakable_name(invite: Invite, size: tuple[int, int]) -> None:
    host, stranger = invite(size=size), invite()
    seats = [{"who": "me", "name": "Hana"}, {"who": "friend"}]
    new = {"game": "numerus", "seats": seats, "options": {"variant": "short"}, "public": True}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    for guest in (host, stranger):
        guest.goto(f"/table/{table}")
    stranger.command(do="sit", seat=1, name=UNBREAKABLE * 40, words="")
    host.command(do="ready", seat=0, words="")
    expect(host.prompt).to_be_visible()
    stranger.command(do="propose", seat=1, what="draw")
    assert wider(host) == []
    host.tab("Log")
    assert wider(host) == []
    host.goto("/")
    expect(host.page.get_by_text(UNBREAKABLE * 40).first).to_be_visible()
    assert wider(host) == []
