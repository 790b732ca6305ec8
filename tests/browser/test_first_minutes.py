"""The first minutes: soon at a move that matters, at a board that explains itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guest import PHONE, WIDE, Guest
from scale import some

GAMES = ("NUMERUS", "NEUTRACE", "ESTIMATRIX", "LABORIGINES", "TESERAKT")


def asks(guest: Guest) -> list[Any]:
    """What the person is asked now."""
    position = guest.seen()["position"]
    return [] if position is None else list(position["asks"].values())


def prepares(guest: Guest) -> bool:
    """Whether something is asked before the first turn."""
    return any(ask["recommended"] for ask in asks(guest))


@pytest.mark.parametrize(
    ("name", "size"), [(name, size) for name in GAMES for size in some([WIDE, PHONE], name)]
)
def test_at_most_three_presses_to_the_first_move_that_matters(
    invite: Invite, name: str, size: tuple[int, int]
) -> None:
    guest = invite(size=size)
    guest.play_a_bot(name)  # two presses: the game, and the level that is suggested
    guest.until(lambda: bool(asks(guest)))
    expect(guest.page.get_by_role("region", name="Goal:")).to_be_visible()
    if prepares(guest):
        guest.button("Quick start").click()
        guest.until(lambda: bool(asks(guest)) and not prepares(guest))
    expect(guest.prompt).to_contain_text(re.compile("Your turn|An offer for you"))
    expect(guest.button("Quick start")).to_have_count(0)


def test_all_that_the_last_move_changed_stays_marked(invite: Invite) -> None:
    """NUM-9 to NUM-11, NUM-15: every cell, until one moves; a pointer on the log marks nothing."""
    guest = invite()
    guest.play_bot()
    guest.await_turn(0)
    guest.play_any(0)
    guest.await_turn(0)
    last = [line for line in guest.seen()["log"] if line["line"] == "move"][-1]
    changed = {event["cell"] for event in last["events"] if "cell" in event}
    marks = guest.page.locator("[data-marked]")
    seen = {mark.get_attribute("data-marked") for mark in marks.all()}
    assert changed <= seen
    assert last["seat"] == 1
    rival = guest.seen()["status"]["seats"][1]["name"]
    expect(guest.prompt).to_contain_text(re.compile(rf"{rival} lands a \d on"))
    guest.page.locator("ol li button.move").first.hover()
    assert {mark.get_attribute("data-marked") for mark in marks.all()} == seen


def test_whatever_lies_on_a_board_tells_what_it_is(invite: Invite) -> None:
    guest = invite()
    guest.play_here()
    guest.await_turn(0)
    tip = guest.page.locator(".tip p")
    guest.page.locator('button[data-ship="3"]').hover()
    expect(tip).to_contain_text("exactly 3 away")
    guest.page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    guest.page.keyboard.press("i")
    expect(tip).to_contain_text("Ship of value 1")
    guest.page.keyboard.press("i")
    expect(tip).to_contain_text("Ship of value 2")
    guest.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_finger_that_stays_is_told_and_presses_nothing(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.play_here()
    guest.await_turn(0)
    ship = guest.page.locator('button[data-ship="3"]')
    touch = {"pointerType": "touch", "bubbles": True, "pointerId": 7, "isPrimary": True}
    ship.dispatch_event("pointerdown", touch)
    expect(guest.page.locator(".tip p")).to_contain_text("exactly 3 away")
    ship.dispatch_event("pointerup", touch)


def test_how_a_person_likes_to_play_is_kept(invite: Invite) -> None:
    guest = invite()
    guest.play_here()
    guest.await_turn(0)
    guest.button("Table").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_label("A move that is chosen").select_option("is played at once")
    dialog.get_by_label("What happens is shown").select_option("quickly")
    guest.page.reload()
    guest.await_turn(0)
    move = guest.legal(0)[0]
    ship, cell = move.split()
    guest.page.locator(f'button[data-ship="{ship}"]').click()
    guest.page.locator(f'[data-cell="{cell}"]').click()  # once
    guest.await_turn(1)
    guest.button("Table").click()
    expect(dialog.get_by_label("What happens is shown")).to_have_value("quick")


def test_a_ship_can_be_dragged_to_its_cell(invite: Invite) -> None:
    guest = invite()
    guest.play_here()
    guest.await_turn(0)
    ship, cell = guest.legal(0)[-1].split()
    guest.page.locator(f'button[data-ship="{ship}"]').hover()
    guest.page.mouse.down()
    guest.page.locator(f'[data-cell="{cell}"]').hover()
    expect(guest.prompt).to_contain_text(f"Land the {ship} on {cell}")
    guest.page.mouse.up()
    guest.button("Play").click()
    guest.await_turn(1)
    assert guest.seen()["log"][-1]["move"] == f"{ship} {cell}"


def test_a_cut_line_says_so_and_the_move_is_kept(invite: Invite) -> None:
    guest = invite()
    guest.play_here()
    guest.await_turn(0)
    move = guest.legal(0)[0]
    ship, cell = move.split()
    guest.context.set_offline(True)
    expect(guest.page.get_by_text("The line is cut")).to_be_visible()
    guest.page.locator(f'button[data-ship="{ship}"]').click()
    guest.point(guest.page.locator(f'[data-cell="{cell}"]'))
    expect(guest.prompt).to_contain_text("Your move is kept and will be sent")
    expect(guest.page.locator(".numerus .preview")).to_be_visible()  # and lies on the board
    guest.context.set_offline(False)
    guest.await_turn(1)
    assert guest.seen()["log"][-1]["move"] == move


@pytest.mark.parametrize(("motion", "scenes"), [("no-preference", 1), ("reduce", 0)])
def test_a_game_ends_with_a_scene_that_a_key_skips(
    invite: Invite, motion: str, scenes: int
) -> None:
    guest = invite(motion=motion)
    guest.play_bot()
    guest.await_turn(0)
    guest.command(do="resign", seat=0)
    expect(guest.page.locator(".ending")).to_have_count(scenes)
    guest.page.keyboard.press("Shift")
    expect(guest.page.locator(".ending")).to_have_count(0)
    expect(guest.prompt).to_contain_text("has won")
