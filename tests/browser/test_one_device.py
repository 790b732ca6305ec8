"""Several people at one device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest


def test_hot_seat(invite: Callable[..., Guest]) -> None:
    guest = invite()
    guest.goto("/new/numerus")
    guest.page.get_by_label("Your name").fill("Ada")
    guest.page.get_by_label("Orange").select_option("here")
    guest.page.get_by_label("Their name").fill("Bob")
    guest.page.get_by_label("Board", exact=True).select_option("short")
    guest.button("Open the table").click()
    guest.page.wait_for_url("**/table/*")
    guest.until(lambda: guest.told()["position"] is not None)
    names = ["Ada", "Bob"]
    for _ in range(6):
        (seat,) = (waiting["seat"] for waiting in guest.told()["position"]["waiting"])
        expect(guest.prompt).to_contain_text(f"{names[seat]}, your turn")
        guest.play_any(seat)
    guest.menu("Take back move 6")
    guest.until(lambda: guest.told()["position"]["plies"] == 5)
