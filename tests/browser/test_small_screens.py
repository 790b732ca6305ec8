"""Small phones: the board is as large as it can be, nothing scrolls, and a finger is enough."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest
from browser.running import Room, Wire
from browser.test_friends import sit_down
from scale import some

Invite = Callable[..., Guest]
Box = dict[str, float]

TOUCH = 44
TALL = 390, 664
LEAST = [  # the share of the shorter side of the screen that the board must have
    ((390, 664), 0.92),
    ((360, 640), 0.92),
    ((320, 568), 0.85),
    ((844, 390), 0.95),
    ((568, 320), 0.8),
]


def box(found: Locator) -> Any:
    expect(found).to_be_visible()
    return found.bounding_box()


def apart(one: Box, other: Box) -> bool:
    across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return (
        across or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    )


def scrolls(guest: Guest) -> bool:
    page = "document.documentElement"
    return bool(
        guest.page.evaluate(f"{page}.scrollWidth > innerWidth || {page}.scrollHeight > innerHeight")
    )


def on_board(guest: Guest) -> list[Locator]:
    return [guest.page.locator(part) for part in (".board", "[data-dock='0']", "[data-dock='1']")]


@pytest.mark.parametrize(("size", "least"), some(LEAST, "large"))
def test_the_board_is_large_and_played_by_touch(
    invite: Invite, size: tuple[int, int], least: float
) -> None:
    guest = invite(size=size, touches=True)
    guest.play_bot()
    guest.await_turn(0)
    width, height = size
    assert not scrolls(guest)
    board = box(guest.page.locator(".board"))
    assert board["width"] >= least * min(size)
    around = [guest.prompt, guest.page.get_by_role("tablist")]
    boxes = [box(part) for part in [*on_board(guest), *around]]
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    for one in boxes:
        assert one["x"] >= 0
        assert one["y"] >= 0
        assert one["x"] + one["width"] <= width
        assert one["y"] + one["height"] <= height
    for ship in guest.page.locator("button[data-ship]").all():
        assert min(box(ship)["width"], box(ship)["height"]) >= TOUCH
    guest.play(next(move for move in guest.legal(0) if "-" not in move))
    assert not scrolls(guest)


@pytest.mark.parametrize("size", some([(720, 450), (360, 225), (320, 568)], "wide"))
def test_nothing_is_wider_than_a_small_screen(invite: Invite, size: tuple[int, int]) -> None:
    """Also one that is small because everything is enlarged."""
    guest = invite(size=size, touches=True)
    for path in ("/", "/new/numerus", "/learn/numerus", "/rules/numerus"):
        guest.goto(path)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        assert (
            guest.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
            == [size[0]] * 2
        ), path
    guest.play_bot()
    guest.await_turn(0)
    assert guest.page.evaluate("document.documentElement.scrollWidth") == size[0]
    guest.play(next(move for move in guest.legal(0) if "-" not in move))


def test_ones_own_dock_is_below_the_board_before_the_first_turn(invite: Invite) -> None:
    """Orange looks on while Green is to move, and the docks stay where they are."""
    host = invite(size=TALL, touches=True)
    friend = invite()
    new = {
        "game": "numerus",
        "seats": [{"who": "friend"}, {"who": "me", "name": "Ada"}],
        "options": {"variant": "short", "first": "green"},
    }
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")
    sit_down(friend, host.seen()["you"]["links"]["0"], "Bob")
    host.until(lambda: host.seen()["position"] is not None)
    board, green, orange = on_board(host)
    before = box(orange)
    assert box(green)["y"] < box(board)["y"] < before["y"]
    friend.await_turn(0)
    friend.play_any(0)
    host.await_turn(1)
    assert box(orange) == before


def test_reconnecting_hides_nothing(invite: Invite, room: Room) -> None:
    wire = Wire(room.address)
    guest = invite(address=wire.address, size=TALL, touches=True)
    guest.play_bot()
    guest.await_turn(0)
    expect(guest.page.locator(".board")).to_be_visible()
    wire.cut()
    said = box(guest.page.get_by_text("line is cut"))
    assert all(apart(said, box(part)) for part in on_board(guest))
    assert all(
        apart(said, box(button))
        for button in guest.page.locator("header .back, header .tools").all()
    )
    expect(guest.page.get_by_role("heading", level=1)).to_have_css("opacity", "0")
    wire.mend()
    expect(guest.page.get_by_text("line is cut")).to_be_hidden()
    wire.close()


def test_keys_stay_in_an_open_dialog(invite: Invite) -> None:
    guest = invite()
    guest.play_bot()
    guest.await_turn(0)
    chosen = guest.page.locator("button[data-ship='3'][aria-pressed='true']")
    guest.page.locator("button[data-ship='3']").click()
    guest.button("Table").click()
    guest.page.keyboard.press("1")
    expect(chosen).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_be_hidden()
    expect(chosen).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(chosen).to_be_hidden()


SIZES = [(1440, 900), (390, 664), (320, 568), (568, 320)]


@pytest.mark.parametrize("size", some(SIZES, "actions"))
def test_every_action_at_the_end_can_be_seen(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size, touches=size[0] < 1000)
    guest.play_bot()
    guest.await_turn(0)
    before = box(guest.prompt)
    guest.command(do="resign", seat=0)
    guest.command(do="play-again")
    expect(guest.link("To the next table")).to_be_visible()
    assert box(guest.prompt) == before
    for action in guest.prompt.locator(".acts > :visible").all():
        one = box(action)
        assert one["x"] + one["width"] <= before["x"] + before["width"]
        assert one["height"] >= TOUCH
