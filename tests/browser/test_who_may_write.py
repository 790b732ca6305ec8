"""The host sees to it that people can talk at a table: mutes, bans, clears, and lets them write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import PHONE, Guest
from browser.test_every_page import violations

Invite = Callable[..., Guest]


def watch_a_game(invite: Invite, **look: Any) -> tuple[Guest, Guest]:
    """A host without a seat and somebody else who watches; both look at the chat."""
    host, watcher = invite(**look), invite(**look)
    seats = [{"who": "friend"}, {"who": "friend"}]
    new = {"game": "numerus", "seats": seats, "options": {"variant": "short"}}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    for guest in (host, watcher):
        guest.goto(f"/table/{table}")
        guest.tab("Chat")
    return host, watcher


def box(guest: Guest) -> Locator:
    return guest.page.get_by_role("textbox", name="Message")


def says(guest: Guest, text: str) -> None:
    box(guest).fill(text)
    box(guest).press("Enter")


@pytest.mark.parametrize("size", [{}, {"size": PHONE, "theme": "dark"}], ids=["wide", "phone"])
def test_the_host_answers_for_the_talk(invite: Invite, size: dict[str, Any]) -> None:
    """ROOM-13"""
    host, watcher = watch_a_game(invite, **size)
    said = host.page.get_by_role("log", name="Chat")
    read = watcher.page.get_by_role("log", name="Chat")

    host.button("Who may write").click()
    host.page.get_by_label("Those who watch may write").select_option("once I let them")
    host.page.keyboard.press("Escape")
    expect(box(watcher)).to_be_disabled()
    watcher.button("Ask to write").click()
    expect(watcher.page.get_by_text("You have asked to write")).to_be_visible()
    expect(host.button("Let Guest write")).to_be_visible()
    assert violations(host) + violations(watcher) == []
    host.button("Let Guest write").click()
    says(watcher, "rubbish")
    expect(said).to_contain_text("rubbish")

    menu = host.page.get_by_role("button", name="What to do about")
    menu.focus()
    menu.press("Enter")
    expect(host.button("Mute")).to_be_visible()
    assert violations(host) == []
    host.button("Mute").press("Enter")
    expect(watcher.page.get_by_text("The host has muted you")).to_be_visible()
    expect(box(watcher)).to_be_disabled()
    expect(read).to_contain_text("rubbish")

    menu.click()
    host.button("Clear what they said…").click()
    host.button("Clear").click()
    for chat in (said, read):
        expect(chat).not_to_contain_text("rubbish")

    host.button("Who may write").click()
    host.page.get_by_role("button", name="Unmute").click()
    host.page.keyboard.press("Escape")
    says(watcher, "sorry")
    host.page.get_by_role("button", name="What to do about").click()
    host.button("Ban from the table…").click()
    host.button("Ban").click()
    expect(watcher.page.get_by_text("The host has banned you from this table.")).to_be_visible()
    watcher.complaints.clear()  # the browser itself tells of the refusal
