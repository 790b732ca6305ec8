"""The board of LABORIGINES: modelling, placing, dice, courses, by pointer and by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import PHONE, WIDE, Guest
from browser.laborigines_hands import bots, lay_table, me, offer, until_offered
from browser.test_every_page import LOOKS, violations
from scale import some

Invite = Callable[..., Guest]


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def view(guest: Guest) -> Any:
    return guest.seen()["position"]["view"]


def figures(guest: Guest) -> Any:
    return view(guest)["figures"]


def moves(guest: Guest) -> list[Any]:
    return [line for line in guest.seen()["log"] if line["line"] == "move"]


def drag(guest: Guest, what: Locator, where: Locator) -> None:
    guest.page.mouse.move(*middle(what))
    guest.page.mouse.down()
    guest.page.mouse.move(*middle(where), steps=5)
    guest.page.mouse.up()


def sit(guest: Guest, host: Guest) -> None:
    guest.goto(host.seen()["you"]["links"]["1"])
    guest.page.get_by_label("Your name").fill("Bára")
    guest.button("Sit down").click()
    guest.page.wait_for_url("**/table/*")


def test_modelling_and_the_vote(invite: Invite) -> None:
    host, friend = invite(), invite()
    lay_table(host, [me(), {"who": "friend"}], modelling=True)
    sit(friend, host)
    editor = host.page.get_by_role("group", name="Modelling Achu")
    x, y = middle(editor.get_by_role("group", name="Clay"))
    host.page.mouse.move(x + 60, y)
    host.page.mouse.down()
    host.page.mouse.move(x + 130, y, steps=4)
    host.page.mouse.up()
    editor.get_by_role("button", name="What comes next").click()
    editor.get_by_label("Eyes 3", exact=True).check(force=True)
    for _ in range(2):  # back over the body to the last one
        editor.get_by_role("button", name="What comes before").click()
    for other in (5, 6):  # one of them is not chosen yet
        editor.get_by_label(f"Second colour {other}").check(force=True)
    editor.get_by_role("button", name="Undo").click()
    host.button("Ready").click()
    expect(host.page.get_by_text("still modelling")).to_be_visible()
    made = figures(host)[0]["clay"].split()
    assert made[1][0] == "2"

    expect(friend.page.get_by_text("Achu is ready")).to_be_attached()
    hand = friend.page.get_by_role("slider")
    hand.focus()
    reach = int(hand.get_attribute("aria-valuenow") or 0)
    hand.press("ArrowRight")
    hand.press("ArrowDown")
    hand.press("ArrowLeft")
    assert int(hand.get_attribute("aria-valuenow") or 0) <= reach
    friend.button("Ready").click()

    for guest in (host, friend):
        offer(guest, "at any").click()
    host.page.locator('[data-move="vote B"]').click()
    expect(host.page.locator('[data-move^="vote"]')).to_have_count(0)
    expect(friend.page.locator('[data-move="vote B"]')).to_have_count(0)
    expect(friend.page.get_by_role("heading", name="Do you like Achu?")).to_be_visible()
    friend.button("Vote for none").click()
    friend.until(lambda: friend.seen()["position"]["view"]["turn"] == 1)
    assert friend.seen()["position"]["view"]["flag"] == "B"


def test_a_double_press_answers_one_question(invite: Invite) -> None:
    """Where the button was, a place to put the figure may lie by then."""
    guest = invite()
    lay_table(guest, [me(), *bots(1)], modelling=True)
    expect(guest.page.locator("[data-tile]")).to_have_count(20)
    x, y = middle(guest.button("Ready"))
    guest.page.mouse.click(x, y)
    stray, meant = (guest.page.locator("[data-tile].open").nth(nth) for nth in (0, 1))
    guest.page.mouse.move(*middle(stray))
    guest.page.mouse.down(click_count=2)
    guest.page.mouse.up(click_count=2)
    tile = int(meant.get_attribute("data-tile") or 0)
    for _ in range(2):  # to choose, and to confirm
        guest.page.mouse.click(*middle(meant))
    guest.until(lambda: figures(guest)[0]["tile"] is not None)
    assert figures(guest)[0]["tile"] == tile - 1


def test_a_figure_is_dragged_to_its_tile_and_on(invite: Invite) -> None:
    guest = invite()
    lay_table(guest, [me(), *bots(1)])
    free = guest.page.locator("[data-tile].open").first
    tile = int(free.get_attribute("data-tile") or 0)
    drag(guest, guest.page.get_by_text("Drag to a free tile"), free)
    expect(guest.prompt).to_contain_text(f"Achu starts on tile {tile}")
    guest.button("Play").click()
    guest.until(lambda: figures(guest)[0]["tile"] == tile - 1)
    until_offered(guest, "go ")
    start = guest.page.locator(f'[data-tile="{figures(guest)[0]["tile"] + 1}"]')
    drag(guest, start, guest.page.locator("[data-tile].open").first)
    guest.button("Play").click()
    guest.until(
        lambda: any(line["move"].startswith("go") for line in moves(guest) if line["seat"] == 0)
    )


def test_tiles_tell_that_they_turn_over_and_what_happened_stays_marked(invite: Invite) -> None:
    guest = invite()
    lay_table(guest, [me(), *bots(1)], memory=True)
    until_offered(guest, "go ")
    unseen = next(n for n, tile in enumerate(view(guest)["tiles"]) if tile["down"] is None)
    tile = guest.page.locator(f'[data-tile="{unseen + 1}"]')
    tile.hover()
    expect(guest.page.locator(".tip p")).to_contain_text("not seen yet")
    until_offered(guest, "die ")
    expect(guest.page.locator("[data-trail]")).not_to_have_count(0)
    expect(guest.page.locator("[data-turned]")).not_to_have_count(0)


def test_placing_by_mouse_and_by_keys(invite: Invite) -> None:
    """LAB-R15, LAB-R16: nobody reminds of lower sides, and tiles say so."""
    guest = invite()
    lay_table(guest, [me(), *bots(1)])
    offer(guest, "at any").wait_for()
    moa = guest.seen()["position"]["view"]["moa"]
    plain = next(n for n, tile in enumerate(view(guest)["tiles"]) if tile["up"] != "danger")
    guest.page.locator(f'[data-tile="{plain + 1}"]').hover()
    expect(guest.page.locator(".tip p")).to_contain_text("without the memory aid (LAB-R16)")
    tile = guest.page.locator(f'[data-tile="{moa + 1}"]')
    tile.click()
    expect(guest.prompt).to_contain_text("Somebody stands on tile")
    tile.press("ArrowRight")
    free = (moa + 1) % 20
    expect(guest.page.locator(f'[data-tile="{free + 1}"]')).to_be_focused()
    for _ in range(2):
        guest.page.keyboard.press("Enter")
    guest.until(lambda: figures(guest)[0]["tile"] == free)


def test_a_die_is_dragged_to_moa(invite: Invite) -> None:
    guest = invite()
    lay_table(guest, [me(), *bots(1)])
    dice = until_offered(guest, "die ")
    first, second = guest.seen()["position"]["view"]["dice"]
    drag(guest, dice.first, guest.page.locator('[data-drop="second"]'))
    guest.button("Play").click()
    expect(dice).to_have_count(0)
    assert f"die {second}" in [line["move"] for line in moves(guest)]
    assert first != second


def test_dice_and_courses_by_keys(invite: Invite) -> None:
    guest = invite()
    lay_table(guest, [me(), *bots(1)])
    dice = until_offered(guest, "die ")
    die = guest.seen()["position"]["view"]["dice"][0]
    guest.page.keyboard.press(str(die))
    expect(guest.prompt).to_contain_text(f"Achu goes {die}")
    guest.page.keyboard.press("Escape")
    expect(guest.prompt).not_to_contain_text(f"Achu goes {die}")
    guest.page.keyboard.press(str(die))
    guest.page.keyboard.press(str(die))
    expect(dice).to_have_count(0)


@pytest.mark.parametrize("size", some([WIDE, PHONE], "large enough"))
def test_tiles_are_large_enough_for_a_finger(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    lay_table(guest, [me(), *bots(4)])
    offer(guest, "at any").wait_for()
    sizes = guest.page.locator("[data-tile]").evaluate_all(
        "all => all.map((tile) => Math.min(tile.offsetWidth, tile.offsetHeight))"
    )
    assert min(sizes) >= 44


@pytest.mark.parametrize(("language", "size"), some(LOOKS, "laborigines_board"))
def test_axe(invite: Invite, language: str, size: tuple[int, int]) -> None:
    guest = invite(language=language, size=size)
    lay_table(guest, [me(), *bots(3)], modelling=True, memory=True)
    offer(guest, "clay any").wait_for()
    assert violations(guest) == []
    for stop in ("at ", "vote", "die ", "go "):
        until_offered(guest, stop)
        assert violations(guest) == []


def test_a_new_table_offers_what_goes_with_its_seats(invite: Invite) -> None:
    guest = invite()
    guest.goto("/new/laborigines")
    variant = guest.page.get_by_label("Variant")
    seats = guest.page.get_by_label("Number of players")
    fitting = {"2": ["basic", "twins"], "4": ["basic", "teams"], "5": ["basic"], "6": ["teams"]}
    for count, variants in fitting.items():
        seats.select_option(count)
        texts = variant.locator("option").all_inner_texts()
        assert [text.split()[0].strip(",") for text in texts] == variants
    energy = guest.page.get_by_label("Energy at the start").locator("option")
    expect(energy).to_have_count(1)


def test_a_film_can_be_skipped(invite: Invite) -> None:
    """What is shown afterwards is what the table has."""
    guest = invite(motion="no-preference")
    lay_table(guest, [me(), *bots(1)])
    until_offered(guest, "go ")
    guest.page.keyboard.press("]")
    expect(guest.prompt).to_contain_text("clockwise")
    guest.page.keyboard.press("]")
    guest.button("Skip").click()
    guest.await_turn(0)
    view = guest.seen()["position"]["view"]
    for seat, store in enumerate(view["stores"]):
        tray = guest.page.locator(f'[data-store="{seat}"] b').first
        expect(tray).to_have_text(str(sum(store)))
