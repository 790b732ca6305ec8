"""The text table: a whole game by keyboard alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest


def tab_to(guest: Guest, name: str) -> None:
    """Press Tab until the thing of this name has the focus."""
    for _ in range(80):
        guest.page.keyboard.press("Tab")
        label = guest.page.evaluate("document.activeElement.labels?.[0]?.textContent.trim() ?? ''")
        if label.startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_a_game_by_keyboard(invite: Callable[..., Guest]) -> None:
    guest = invite()
    guest.play_bot()
    guest.goto(f"/table/{guest.table}/text")
    guest.await_text_turn(0)
    tab_to(guest, "Move")
    guest.page.keyboard.type("9 z9")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("alert")).to_contain_text("ROOM-2")
    while guest.await_text_turn(0):
        expect(guest.page.get_by_role("textbox", name="Move")).to_be_focused()
        move = random.choice(guest.legal(0))
        before = guest.seen()["position"]["version"]
        guest.page.keyboard.press("Control+A")
        guest.page.keyboard.type(move)
        guest.page.keyboard.press("Enter")
        guest.until(lambda before=before: guest.seen()["position"]["version"] > before)  # type: ignore[misc]
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(re.compile("won|draw"))


def test_what_would_it_do(invite: Callable[..., Guest]) -> None:
    guest = invite()
    guest.play_bot()
    guest.goto(f"/table/{guest.table}/text")
    guest.await_text_turn(0)
    before = guest.seen()["position"]["version"]
    move = guest.legal(0)[0]
    guest.page.get_by_role("textbox", name="Move").fill(move)
    guest.button("What would it do?").click()
    ship, cell = move.split()
    expect(guest.page.get_by_text(f"lands a {ship} on {cell}")).to_be_visible()
    assert guest.seen()["position"]["version"] == before
