"""Against a bot, from the first click to the last move."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import PHONE, Guest


def finish(guest: Guest, seat: int) -> None:
    while guest.await_turn(seat):
        guest.play_any(seat)


def test_one_click_and_to_the_end(invite: Callable[..., Guest]) -> None:
    guest = invite()
    guest.play_a_bot()
    finish(guest, 0)
    result = guest.seen()["position"]["result"]
    expect(guest.prompt).to_contain_text(str(max(result["scores"])))
    expect(guest.button("Rematch")).to_be_visible()


def test_on_a_phone(invite: Callable[..., Guest]) -> None:
    guest = invite(size=PHONE)
    guest.play_a_bot()
    finish(guest, 0)
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
