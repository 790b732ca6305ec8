"""How guests play ESTIMATRIX Spectrum: by what the table offers, quickly or by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from browser.guest import Guest

GAME = "estimatrix"
NAMES = ("Ada", "Bára", "Cyril", "Dana")
QUICK = {"letters": "dealt", "negater": "first"}  # seat 1 hints first


def lay_table(guest: Guest, seats: list[dict[str, str]], **options: Any) -> None:
    new = {"game": GAME, "seats": seats, "options": options}
    opened = guest.context.request.post("/api/tables", data=new).json()
    guest.goto(f"/table/{opened['id']}")


def me() -> dict[str, str]:
    return {"who": "me", "name": NAMES[0]}


def bots(count: int, name: str = "expert") -> list[dict[str, str]]:
    return [{"who": "bot", "bot": name}] * count


def sit_down(host: Guest, friends: Sequence[Guest]) -> None:
    """The friends take the seats after the host's."""
    links = host.seen()["you"]["links"]
    for seat, friend in enumerate(friends, start=1):
        friend.goto(links[str(seat)])
        friend.page.get_by_label("Your name").fill(NAMES[seat])
        friend.button("Sit down").click()
        friend.page.wait_for_url("**/table/*")


def view(guest: Guest) -> Any:
    return guest.seen()["position"]["view"]


def ban(guest: Guest, colour: str) -> None:
    pick(guest, colour)
    guest.page.locator("[data-ban]").click()
    expect(guest.page.locator("[data-form], [data-sheet]").first).to_be_visible()


def pick(guest: Guest, colour: str) -> None:
    guest.page.locator(f".stage [data-colour={colour}]").click()


def say(guest: Guest, words: str) -> None:
    form(guest, "text").click()
    guest.page.get_by_label("Hint in words").fill(words)
    guest.page.locator("[data-give]").click()


def form(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f"[data-form={name}]")


def hint(guest: Guest) -> Locator:
    return guest.page.locator(".stage [data-hint]")


def strokes(guest: Guest) -> Locator:
    """Of the drawing that is seen, also while it is being made."""
    return guest.page.locator(".stage [data-strokes]")


def answer(guest: Guest, colour: str) -> None:
    pick(guest, colour)
    guest.page.locator("[data-set]").click()
    expect(guest.page.locator(".stage")).not_to_contain_text(f"Set {colour}")


def reveal(guests: Sequence[Guest], colours: Sequence[str], quanter: int) -> None:
    """Everyone sets a die, the Quanter first; all are shown."""
    turn = view(guests[0])["turns"]
    answer(guests[quanter], colours[quanter])
    for seat, guest in enumerate(guests):
        if seat != quanter:
            answer(guest, colours[seat])
    guests[0].until(lambda: view(guests[0])["turns"] > turn or view(guests[0])["result"])
    assert view(guests[0])["last"]["answers"] == list(colours)


def draw(guest: Guest, way: Sequence[tuple[float, float]], lift: bool = True) -> None:
    """One stroke by mouse; places are parts of the sheet."""
    box = guest.page.locator("[data-sheet]").bounding_box()
    assert box is not None
    places = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in way]
    guest.page.mouse.move(*places[0])
    guest.page.mouse.down()
    for place in places[1:]:
        guest.page.mouse.move(*place, steps=6)
        guest.page.wait_for_timeout(60)  # a hand is not quicker
    if lift:
        guest.page.mouse.up()


def until_asked(guest: Guest, what: str) -> None:
    """Wait for a question, or the end of the game."""
    expect(guest.page.locator(f"{what}, section.over").first).to_be_visible()


REMARK = re.compile(r"(white|yellow|red|green|blue|black)( to me| a little)|nothing to go by")
