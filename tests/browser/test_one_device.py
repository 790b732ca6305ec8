"""Several people at one device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest


def two_at_one_device(guest: Guest) -> None:
    guest.goto("/new/numerus")
    guest.page.get_by_label("Your name").fill("Ada")
    guest.page.get_by_label("Orange").select_option("here")
    guest.page.get_by_label("Their name").fill("Bob")
    guest.page.get_by_label("Board", exact=True).select_option("short")
    guest.button("Open the table").click()
    guest.page.wait_for_url("**/table/*")
    guest.until(lambda: guest.seen()["position"] is not None)


def test_hot_seat(invite: Callable[..., Guest]) -> None:
    guest = invite()
    two_at_one_device(guest)
    names = ["Ada", "Bob"]
    for _ in range(6):
        (seat,) = (waiting["seat"] for waiting in guest.seen()["position"]["waiting"])
        expect(guest.prompt).to_contain_text(f"{names[seat]}, your turn")
        guest.play_on(seat)
    guest.menu("Take back move 6")
    guest.until(lambda: guest.seen()["position"]["plies"] == 5)


def test_a_draw_that_nobody_else_must_agree_to_is_asked_about(
    invite: Callable[..., Guest],
) -> None:
    """ROOM-9: it ends the game at once."""
    guest = invite()
    two_at_one_device(guest)
    guest.menu("Offer a draw")
    guest.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert guest.seen()["status"]["state"] == "playing"
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Offer a draw").click()
    dialog.get_by_role("button", name="Call it a draw").click()
    expect(guest.prompt).to_contain_text("A draw")


def test_no_draw_is_offered_to_a_bot(invite: Callable[..., Guest]) -> None:
    """ROOM-9: bots agree to none."""
    guest = invite()
    guest.play_bot()
    guest.await_turn(0)
    guest.button("Table").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Give up")).to_be_visible()
    expect(dialog.get_by_role("button", name="Offer a draw")).to_have_count(0)
