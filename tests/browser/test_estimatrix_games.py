"""ESTIMATRIX Spectrum from the first letter to the last, at several tables."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.estimatrix_hands import (
    NAMES,
    QUICK,
    REMARK,
    ban,
    bots,
    draw,
    form,
    hint,
    lay_table,
    me,
    reveal,
    say,
    sit_down,
    strokes,
    until_asked,
    view,
)
from browser.guest import Guest
from browser.running import Room, Wire
from scale import some

Invite = Callable[..., Guest]
UNSET = "[data-set][disabled]:not(:has-text('Set:'))"  # one's own die


def quanter(guests: list[Guest]) -> int:
    seat: int = view(guests[0])["quanter"]
    return seat


def hits(guests: list[Guest], right: str, wrong: str) -> list[str]:
    """Everyone thinks of the same, but for the Negater."""
    negater = view(guests[0])["negater"]
    return [wrong if seat == negater else right for seat in range(len(guests))]


def four_browsers(invite: Invite, room: Room) -> None:
    """EST-8, EST-R4: words, a drawing, emoji and a hint given aloud."""
    wire = Wire(room.address)
    guests = [invite(), invite(), invite(), invite(address=wire.address)]
    host = guests[0]
    lay_table(host, [me(), *[{"who": "friend"}] * 3], **QUICK)
    sit_down(host, guests[1:])
    hint_in_words(guests)
    hint_by_drawing(guests, wire)
    hint_in_emoji(guests)
    while not view(host)["result"]:
        hint_aloud(guests)
    places = view(host)["result"]["places"]
    for guest in guests:
        expect(guest.page.locator(".winners")).to_contain_text(NAMES[places.index(1)])
    look_back(guests[3])
    wire.close()


def next_quanter(guests: list[Guest], colour: str) -> Guest:
    """Whoever is to give a hint, once a colour is banned."""
    mine = guests[quanter(guests)]
    until_asked(mine, "[data-ban]")
    ban(mine, colour)
    return mine


def hint_in_words(guests: list[Guest]) -> None:
    """The Negater (seat 0) is wrong, and two exchange with the Quanter."""
    mine = next_quanter(guests, "red")
    say(mine, "citron na talíři")
    expect(hint(guests[3])).to_contain_text("citron na talíři")
    reveal(guests, hits(guests, "yellow", "blue"), 1)
    assert view(guests[0])["pairs"] == [[1, 2], [1, 3]]
    expect(guests[0].page.locator(".fate").first).to_contain_text("exchange letters")


def hint_by_drawing(guests: list[Guest], wire: Wire) -> None:
    """The others watch it grow; one of them loses the line meanwhile."""
    host, _, mine, far = guests
    assert next_quanter(guests, "white") is mine
    form(mine, "drawing").click()
    draw(mine, [(0.2, 0.2), (0.8, 0.3)])
    expect(strokes(far)).to_have_attribute("data-strokes", "1")
    draw(mine, [(0.2, 0.5), (0.5, 0.8), (0.8, 0.5), (0.5, 0.4)], lift=False)
    expect(strokes(host)).to_have_attribute("data-strokes", "2")  # the pen is still on the sheet
    assert len(view(host)["hint"]["strokes"]) == 1
    mine.page.mouse.up()
    draw(mine, [(0.1, 0.9), (0.9, 0.9)])
    mine.page.locator("[data-undo]").click()
    host.until(lambda: len(view(host)["hint"]["strokes"]) == 2)
    wire.cut()
    expect(far.page.get_by_text("line is cut")).to_be_visible()
    draw(mine, [(0.1, 0.1), (0.9, 0.9)])
    expect(strokes(host)).to_have_attribute("data-strokes", "3")
    wire.mend()
    expect(strokes(far)).to_have_attribute("data-strokes", "3")
    mine.page.get_by_label("Description for those").fill("a leaf")
    mine.page.locator("[data-give]").click()
    expect(far.page.locator("figcaption")).to_have_text("a leaf")
    replayed_and_saved(far)
    reveal(guests, hits(guests, "green", "black"), 2)
    assert view(host)["pairs"] == [[1, 2], [1, 3], [2, 3]]


def replayed_and_saved(guest: Guest) -> None:
    guest.page.locator("[data-replay]").click()
    expect(strokes(guest)).to_have_attribute("data-strokes", "1")
    expect(strokes(guest)).to_have_attribute("data-strokes", "3")
    with guest.page.expect_download() as saved:
        guest.page.locator("[data-save]").click()
    file = saved.value.path().read_text("utf-8")
    assert file.startswith("<svg") and "<title>a leaf</title>" in file


def hint_in_emoji(guests: list[Guest]) -> None:
    """Chosen, and written."""
    mine = next_quanter(guests, "white")
    form(mine, "emoji").click()
    mine.page.get_by_role("group", name="Emoji to choose from").get_by_text("🌊").click()
    mine.page.get_by_label("Hint in emoji").press("End")
    mine.page.keyboard.insert_text("🐳")
    mine.page.locator("[data-give]").click()
    expect(hint(guests[0])).to_contain_text("🌊🐳")
    reveal(guests, hits(guests, "blue", "yellow"), guests.index(mine))


def hint_aloud(guests: list[Guest]) -> None:
    mine = next_quanter(guests, "white")
    form(mine, "aloud").click()
    mine.page.locator("[data-move=aloud]").click()
    expect(hint(guests[0])).to_contain_text("aloud")
    reveal(guests, hits(guests, "red", "green"), guests.index(mine))


def look_back(guest: Guest) -> None:
    """A step of the review shows a whole drawing; a link may lead into the middle of one."""
    log = guest.seen()["log"]
    moves = [line for line in log if line["line"] == "move"]
    first = next(line["ply"] for line in moves if line["events"][0]["event"] == "drew")
    guest.goto(f"/table/{guest.table}?move={first}")
    expect(strokes(guest)).to_have_attribute("data-strokes", "1")
    events = [event for line in moves for event in line["events"]]
    drawing = next(event for event in events if event.get("form") == "drawing")
    assert len(drawing["strokes"]) > 1
    guest.button("One move on").click()
    expect(strokes(guest)).to_have_attribute("data-strokes", str(len(drawing["strokes"])))


def play_on(guest: Guest) -> None:
    """Whatever is asked is done, until the game is over."""
    page = guest.page
    for _ in range(300):
        until_asked(
            guest, "[data-ban]:visible, [data-form], [data-set][disabled]:not(:has-text('Set:'))"
        )
        if page.locator("section.over").count():
            return
        if page.locator("[data-ban]").count():
            page.locator('[data-move="ban roll"]').click()
            expect(form(guest, "text").or_(page.locator("section.over"))).to_be_visible()
        elif page.locator("[data-form]").count():
            say(guest, "a ripe tomato")
            expect(hint(guest)).to_be_visible()
        else:
            page.locator(".stage input[type=radio]:enabled").last.check(force=True)
            page.locator("[data-set]").click()
            page.wait_for_function("() => !document.querySelector('[data-set]:enabled')")


def one_person_and_two_bots(invite: Invite, room: Room) -> None:
    """The bots say why they thought so, at their seats and in the log."""
    guest = invite()
    lay_table(guest, [me(), *bots(2)], letters="dealt")
    play_on(guest)
    end: Any = guest.seen()
    assert end["position"]["result"] is not None
    remarks = [line for line in end["log"] if line["line"] == "remark"]
    assert {line["seat"] for line in remarks} == {1, 2}
    expect(guest.page.locator("[data-remark]").first).to_contain_text(REMARK)
    bots_names = "|".join(seat["name"] for seat in end["status"]["seats"][1:])
    thought = re.compile(rf"({bots_names}) thought: .*({REMARK.pattern})")
    expect(guest.log).to_contain_text(thought)


@pytest.mark.parametrize(
    "play",
    some([four_browsers, one_person_and_two_bots], "estimatrix"),
    ids=lambda play: play.__name__,
)
def test_a_long_game(invite: Invite, room: Room, play: Callable[[Invite, Room], None]) -> None:
    play(invite, room)


def test_bots_say_that_they_cannot_hear(invite: Invite) -> None:
    """For a hint given aloud, and a drawing without words, they guess."""
    guest = invite()
    lay_table(guest, [*bots(2), me()], letters="dealt", hints="aloud")
    until_asked(guest, "[data-set], [data-ban]")
    guest.until(lambda: bool(guest.seen()["log"]))
    play_aloud(guest)
    expect(guest.page.locator("[data-remark]").first).to_contain_text("nothing to go by")


def play_aloud(guest: Guest) -> None:
    """Up to the first reveal."""
    page = guest.page
    while not view(guest)["last"]:
        until_asked(
            guest, "[data-ban], [data-move=aloud], [data-set][disabled]:not(:has-text('Set:'))"
        )
        if page.locator("[data-ban]").count():
            page.locator('[data-move="ban roll"]').click()
            expect(page.locator("[data-move=aloud]")).to_be_visible()
        elif page.locator("[data-move=aloud]").count():
            page.locator("[data-move=aloud]").click()
            expect(hint(guest)).to_be_visible()
        else:
            page.locator(".stage input[type=radio]:enabled").last.check(force=True)
            page.locator("[data-set]").click()
            page.wait_for_function("() => !document.querySelector('[data-set]:enabled')")
