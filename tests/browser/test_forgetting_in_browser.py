"""A host deletes a table, and people erase themselves and are forgotten (ROOM-18)."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import PHONE, Guest
from browser.test_every_page import violations

Invite = Callable[..., Guest]
SEATS = [{"who": "me", "name": "Ada"}, {"who": "friend"}]


def new_table(host: Guest) -> str:
    new = {"game": "numerus", "seats": SEATS, "public": True}
    table: str = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")
    return table


def test_the_host_deletes_a_table(invite: Invite) -> None:
    """ROOM-18: after reading what is lost; whoever is there is told"""
    host, watcher = invite(), invite(size=PHONE)
    table = new_table(host)
    watcher.goto(f"/table/{table}")
    watcher.button("Table").click()
    expect(watcher.button("Delete the table")).to_have_count(0)
    watcher.page.keyboard.press("Escape")
    host.menu("Delete the table")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("This cannot be undone")
    assert violations(host) == []
    host.button("Delete for everyone").click()
    expect(watcher.page.get_by_role("heading", name="This table has been deleted")).to_be_visible()
    assert violations(watcher) == []
    watcher.complaints.clear()  # the browser itself tells that it is gone
    expect(host.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(host.page.locator(f'a[href="/table/{table}"]')).to_have_count(0)


def test_someone_erases_themselves_and_is_forgotten(invite: Invite) -> None:
    """ROOM-18: what they wrote goes from the screens of others, too"""
    host, watcher = invite(size=PHONE), invite()
    table = new_table(host)
    assert host.command(do="say", text="my own words")["tell"] == "done"
    watcher.goto(f"/table/{table}")
    watcher.tab("Chat")
    chat = watcher.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("my own words")

    settings(host)
    expect(host.page.get_by_role("link", name="1", exact=True)).to_be_visible()
    with host.page.expect_download() as saved:
        host.button("Save a file").click()
    data = json.loads(saved.value.path().read_text("utf-8"))
    assert [said["text"] for said in data["tables"][0]["said"]] == ["my own words"]
    host.button("Erase my name and words").click()
    assert violations(host) == []
    agree(host, "Erase")
    expect(host.page.get_by_text("erased from one table")).to_be_visible()
    expect(chat).to_contain_text("[…]")
    expect(chat).not_to_contain_text("my own words")
    expect(watcher.page.get_by_text("Ada", exact=True)).to_have_count(0)

    before = host.context.cookies()
    host.button("Somebody may have a copy of my cookie").click()
    agree(host, "Sign out")
    expect(host.page.get_by_text("the only one that is signed in")).to_be_visible()
    assert host.context.cookies()[0]["value"] != before[0]["value"]
    host.goto(f"/table/{table}")
    assert host.seen()["you"]["seats"] == [0]

    settings(host)
    host.button("Leave this device").click()
    agree(host, "Leave")
    expect(host.page.get_by_text("You have left this device.")).to_be_visible()
    assert host.context.cookies() == []
    host.goto(f"/table/{table}")
    expect(host.page.get_by_text("free seat").first).to_be_visible()
    assert host.seen()["you"]["seats"] == []


def settings(guest: Guest) -> None:
    guest.goto("/me/settings")
    expect(guest.page.get_by_role("heading", name="Your data")).to_be_visible()


def agree(guest: Guest, how: str) -> None:
    guest.page.get_by_role("dialog").get_by_role("button", name=how, exact=True).click()
