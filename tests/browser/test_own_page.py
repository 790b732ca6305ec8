"""A page of one's own: what waits, what is over, what others may see (ROOM-21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from browser.guest import PHONE, Guest
from browser.test_every_page import violations

Invite = Callable[..., Guest]
CLOCK = {"total": 600, "increment": 5}


def opened(host: Guest, **more: Any) -> str:
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
    new = {"game": "numerus", "seats": seats, "options": {"first": "green"}, **more}
    table: str = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")
    host.command(do="ready", seat=0, words="")
    return table


def move(guest: Guest, seat: int) -> None:
    version = guest.seen()["position"]["version"]
    guest.command(do="play", seat=seat, move=guest.legal(seat)[0], version=version)


def is_well(guest: Guest) -> None:
    assert violations(guest) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def search(finished: Locator) -> None:
    """For games lost, of which there are none, and for games won."""
    finished.get_by_text("Search").first.click()
    finished.get_by_label("Result").select_option("lost")
    expect(finished.get_by_text("No game of yours was like that.")).to_be_visible()
    finished.get_by_label("Result").select_option("any")  # the search stays open for another
    finished.get_by_label("Result").select_option("won")
    expect(finished.get_by_role("link", name="NUMERUS")).to_be_visible()


def rename(guest: Guest, name: str) -> None:
    """Of somebody with a page for others, which is renamed, too."""
    guest.button("Change your name").click()
    guest.page.get_by_role("dialog").get_by_label("Name").fill(name)
    with guest.page.expect_response("**/api/me/public"):
        guest.button("Save").click()


def test_a_page_of_one_s_own(invite: Invite) -> None:
    """ROOM-21: a rated game is told of before one sits down, then waits, then is a result"""
    ada, bob = invite(), invite(size=PHONE, language="cs-CZ")
    ada.goto("/")
    ada.page.get_by_role("link", name="Your page").click()
    expect(ada.page.get_by_role("heading", name="Your games will gather here")).to_be_visible()

    table = opened(ada, rated=True, clock=CLOCK, public=True)
    link = ada.seen()["you"]["links"]["1"]
    bob.goto(link)
    expect(bob.page.get_by_text("Tahle partie je hodnocená")).to_be_visible()
    assert violations(bob) == []
    bob.page.get_by_role("button", name="Posadit se").click()
    bob.page.wait_for_url("**/table/*")

    ada.goto("/me")
    running = ada.page.get_by_role("region", name="Running tables")
    expect(running.get_by_text("your turn")).to_be_visible()
    running.get_by_role("link").click()
    ada.page.wait_for_url(f"**/table/{table}")
    for seat, guest in enumerate((ada, bob)):
        move(guest, seat)
    assert bob.command(do="resign", seat=1)["tell"] == "done"
    ada.until(lambda: bool(ada.context.request.get("/api/me/results").json()["results"]))

    ada.goto("/me")
    finished = ada.page.get_by_role("region", name="Finished games")
    expect(finished.get_by_role("listitem")).to_contain_text("won")
    expect(ada.page.get_by_role("region", name="Ratings")).to_contain_text("?")
    assert violations(ada) == []
    search(finished)

    ada.button("Make a page for others").click()
    address = ada.page.get_by_role("link", name="Look at it").get_attribute("href")
    assert address is not None
    bob.goto(address)
    expect(bob.page.get_by_role("link", name="NUMERUS")).to_be_visible()
    is_well(bob)
    rename(ada, "Countess")
    bob.page.reload()
    expect(bob.page.get_by_role("heading", name="Countess")).to_be_visible()
    ada.button("Hide it again").click()
    expect(ada.button("Make a page for others")).to_be_visible()
    bob.page.reload()
    expect(bob.page.get_by_text("Taková stránka tu není")).to_be_visible()
    bob.complaints.clear()  # the browser itself tells that it is gone

    bob.goto("/me")
    theirs = bob.page.get_by_role("region", name="Dohrané partie")
    expect(theirs.get_by_role("listitem")).to_contain_text("prohra")
    is_well(bob)
    bob.page.get_by_role("link", name="Navázat od některého tahu").click()
    expect(bob.page.get_by_role("button", name="Pokračovat odtud")).to_be_visible()
