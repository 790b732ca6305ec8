"""How strong the bots are is asked once, remembered, and offered anew when it does not suit."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.guest import PHONE, Guest
from browser.test_every_page import violations


def tile(guest: Guest) -> Locator:
    return guest.page.get_by_role("article").filter(has_text="NUMERUS")


def opponent(guest: Guest) -> str:
    return str(guest.seen()["status"]["seats"][1]["bot"])


def begin(guest: Guest, level: str) -> None:
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=level).check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    guest.page.wait_for_url("**/table/*")


def give_up(guest: Guest) -> None:
    guest.until(lambda: guest.seen()["position"] is not None)
    guest.command(do="resign", seat=0)
    expect(guest.prompt).to_contain_text("has won")


def test_asked_once_and_remembered(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.goto("/")
    tile(guest).get_by_role("button", name="Play a bot").click()
    suggested = guest.page.get_by_role("dialog").locator("label", has_text="for a first game")
    expect(suggested).to_have_count(1)
    expect(suggested.get_by_role("radio")).to_be_checked()
    assert violations(guest) == []
    begin(guest, "Casual bot")
    assert opponent(guest) == "casual"

    first = guest.table
    guest.goto("/")
    tile(guest).get_by_role("button", name="Play a bot").click()
    guest.page.wait_for_url(lambda address: "/table/" in address and first not in address)
    assert opponent(guest) == "casual"

    guest.goto("/")
    tile(guest).get_by_role("button", name="Casual bot · change").click()
    begin(guest, "Strong bot")
    assert opponent(guest) == "strong"


def test_whoever_loses_twice_is_offered_a_weaker_one(invite: Invite) -> None:
    guest = invite()
    guest.goto("/")
    tile(guest).get_by_role("button", name="Play a bot").click()
    begin(guest, "Casual bot")
    give_up(guest)
    expect(guest.button("Play the Newcomer bot")).to_have_count(0)
    lost = guest.table
    guest.button("Rematch").click()
    guest.page.wait_for_url(lambda address: lost not in address)
    give_up(guest)
    lost = guest.table
    guest.button("Play the Newcomer bot").click()
    guest.page.wait_for_url(lambda address: lost not in address)
    assert opponent(guest) == "newcomer"


def test_a_rematch_at_another_level(invite: Invite) -> None:
    guest = invite()
    guest.play_a_bot()
    give_up(guest)
    guest.button("Another level").click()
    lost = guest.table
    guest.page.get_by_role("dialog").get_by_role("button", name="Seasoned bot").click()
    guest.page.wait_for_url(lambda address: lost not in address)
    assert opponent(guest) == "seasoned"
