"""Boards that games declare as data: by mouse, touch and keys, wide and on a phone."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import PHONE, WIDE, Guest
from browser.running import Room
from browser.test_every_page import violations
from browser.test_small_screens import TOUCH, box, scrolls
from scale import some

Invite = Callable[..., Guest]

ADA = {"who": "me", "name": "Ada"}
BEN = {"who": "here", "name": "Ben"}
BOT = {"who": "bot", "bot": "random"}


# Read by every Python that is started: the server's own.
FAILING = """
from nim_game import Nim

def board(self, view):
    raise RuntimeError("no board today")

Nim.board = board
"""


NARROW = (260, 640)  # three buttons need two lines


def sit(guest: Guest, game: str, *seats: dict[str, str], **options: Any) -> None:
    """Down at a new table, until it is Ada's turn."""
    new = {"game": game, "seats": seats, "options": options}
    table = guest.context.request.post("/api/tables", data=new).json()["id"]
    guest.goto(f"/table/{table}")
    guest.await_turn(seats.index(ADA))


def word(guest: Guest, text: str) -> Locator:
    return guest.page.locator(f'button[data-word="{text}"]')


def tip(guest: Guest) -> Locator:
    """What explains a thing."""
    return guest.page.locator(".tip > p")


def version(guest: Guest) -> int:
    return int(guest.seen()["position"]["version"])


def made(guest: Guest) -> list[str]:
    return [line["move"] for line in guest.seen()["log"] if line["line"] == "move"]


def test_a_mouse_sees_what_a_move_does_before_it_makes_it(invite: Invite) -> None:
    guest = invite(motion="no-preference")
    sit(guest, "nim", ADA, BOT)
    before = version(guest)
    word(guest, "3x2").hover()
    expect(guest.prompt).to_contain_text("Player 1 takes 2 from heap 3")
    expect(guest.page.locator(".leaving")).to_have_count(2)
    assert version(guest) == before
    word(guest, "3x2").click()
    expect(word(guest, "3x2")).to_have_attribute("aria-pressed", "true")
    assert version(guest) == before
    word(guest, "3x2").click()
    expect(guest.page.locator(".board > p")).to_have_text("Player 1 takes 2 from heap 3.")
    guest.await_turn(0)
    assert made(guest)[0] == "3x2"


def test_whoever_likes_it_plays_with_one_press(invite: Invite) -> None:
    guest = invite()
    sit(guest, "nim", ADA, BEN)
    guest.button("Table").click()
    guest.page.get_by_label("A move that is chosen").select_option("at-once")
    guest.page.keyboard.press("Escape")
    word(guest, "3x2").click()
    guest.await_turn(1)
    assert made(guest) == ["3x2"]


def test_keys_walk_over_the_board_press_and_take_back(invite: Invite) -> None:
    guest = invite()
    sit(guest, "nim", ADA, BEN)
    press, before = guest.page.keyboard.press, version(guest)
    guest.page.locator('[data-spot][tabindex="0"]').focus()
    expect(word(guest, "1x3")).to_be_focused()
    press("ArrowRight")
    press("ArrowDown")
    expect(word(guest, "2x3")).to_be_focused()
    press("i")
    expect(tip(guest)).to_have_text("3 matches of heap 2")
    press("ArrowUp")
    expect(tip(guest)).to_be_hidden()
    press("ArrowDown")
    press("Enter")
    expect(word(guest, "2x3")).to_have_attribute("aria-pressed", "true")
    expect(guest.prompt).to_contain_text("takes 3 from heap 2")
    press("Escape")
    expect(word(guest, "2x3")).to_have_attribute("aria-pressed", "false")
    assert version(guest) == before
    press("Enter")
    expect(guest.prompt).to_contain_text("takes 3 from heap 2")
    press("Enter")
    guest.await_turn(1)
    expect(guest.page.locator(".marked")).to_have_attribute("data-word", "2")


def test_cards_by_touch(invite: Invite) -> None:
    """BRA-2: a card, and whoever is to get it; what cannot be says why."""
    guest = invite(size=PHONE)
    sit(guest, "brambles", ADA, BOT, BOT, looks=0)
    assert not scrolls(guest)
    assert violations(guest) == []
    expect(word(guest, "deck")).to_have_attribute("aria-label", re.compile(r", \d+$"))
    own = guest.page.locator("button.piece")
    for card in (*own.all(), word(guest, "B"), word(guest, "C"), word(guest, "basket B")):
        assert min(box(card)["width"], box(card)["height"]) >= TOUCH
    own.first.tap()
    expect(guest.prompt).to_contain_text("Chosen:")
    word(guest, "basket B").tap()
    expect(guest.prompt).to_contain_text("Nothing can be done with this now")
    word(guest, "C").tap()
    expect(guest.prompt).to_contain_text(re.compile("offers player C a"))
    expect(guest.page.locator(".coming")).to_have_count(1)
    word(guest, "C").tap()
    guest.until(lambda: made(guest) != [])
    assert made(guest)[0].endswith("to C")
    assert not scrolls(guest)


def test_four_at_a_phone_press_cards_for_fingers(invite: Invite) -> None:
    guest = invite(size=PHONE)
    sit(guest, "brambles", ADA, BOT, BOT, BOT)
    for pressed in guest.page.locator(".surface button").all():
        assert min(box(pressed)["width"], box(pressed)["height"]) >= TOUCH


def test_what_is_not_on_the_board_is_a_button(invite: Invite) -> None:
    """BRA-3, BRA-4: the bot has offered a card; the board stays as large as buttons come and go"""
    guest = invite(size=NARROW)
    sit(guest, "brambles", BOT, ADA)
    offered = guest.page.locator('[data-piece="offered"] .back')
    expect(offered).to_be_visible()
    board = guest.page.locator(".declared > .board")
    room = box(board)["height"]
    guest.button("Look first").click()
    guest.button("Play").click()
    expect(offered).to_be_hidden()
    expect(guest.button("Look first")).to_be_hidden()
    assert box(board)["height"] == room
    guest.button("Take it").click()
    guest.button("Cancel").click()
    guest.button("Leave it").click()
    guest.button("Play").click()
    guest.until(lambda: guest.seen()["position"]["plies"] >= 3)
    assert guest.await_turn(1)
    assert box(board)["height"] == room


def test_a_card_is_dragged_to_whoever_is_to_get_it(invite: Invite) -> None:
    """BRA-2"""
    guest = invite()
    sit(guest, "brambles", ADA, BOT)
    card = guest.page.locator("button.piece").first
    card.drag_to(word(guest, "B"))
    expect(guest.prompt).to_contain_text("offers player B a")
    guest.button("Play").click()
    guest.until(lambda: made(guest) != [])


def test_a_closed_place_says_why(invite: Invite) -> None:
    """BRA-2: never to yourself; the rule opens from the reason."""
    guest = invite()
    sit(guest, "brambles", ADA, BOT, BOT)
    guest.page.locator("button.piece").first.click()
    guest.page.locator('[data-word="A"]').click(position={"x": 3, "y": 3})
    expect(guest.prompt).to_contain_text("never to yourself")
    expect(guest.prompt.get_by_role("button", name="Open rule BRA-2")).to_be_visible()


@pytest.mark.parametrize("size", some([WIDE, PHONE], "declared"))
def test_lesson_rulebook_and_cover_are_drawn_by_the_same_board(
    invite: Invite, size: tuple[int, int]
) -> None:
    guest = invite(size=size)
    guest.goto("/learn/nim")
    word(guest, "2x2").click()
    word(guest, "2x2").click()
    expect(guest.page.get_by_text("Whatever the other takes")).to_be_visible()
    guest.goto("/rules/nim")
    drawn = guest.page.get_by_role("img", name=re.compile("Player 1 plays 2x3"))
    expect(drawn.locator("[data-piece]")).to_have_count(12)
    expect(drawn.locator(".leaving")).to_have_count(3)
    guest.goto("/")
    tile = guest.page.get_by_role("article").filter(has_text="Nim")
    expect(tile.locator(".cover [data-piece]").first).to_be_attached()


def makes_way(guest: Guest, why: str) -> None:
    """For the text table, and the console says why."""
    guest.page.wait_for_url("**/text?board=broken")
    expect(guest.page.get_by_role("alert")).to_contain_text("The board of this game does not work")
    expect(guest.page.get_by_role("textbox", name="Move")).to_be_visible()
    [told] = guest.complaints
    assert why in told
    guest.complaints.clear()


def test_a_board_of_ours_that_fails_makes_way_for_the_text_table(invite: Invite) -> None:
    guest = invite()
    broken = (
        "export const Board = () => { throw new Error('broken'); }; export const Picture = null;"
    )
    guest.page.route(
        re.compile(r"/assets/numerus-[^/]*\.js"),
        lambda route: route.fulfill(body=broken, content_type="text/javascript"),
    )
    guest.play_bot()
    makes_way(guest, "the board of numerus fails Error: broken")


def test_so_does_a_declared_board_whose_python_fails(
    invite: Invite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a room in which Nim cannot declare its board; the journal has the reason."""
    (tmp_path / "sitecustomize.py").write_text(FAILING)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    with contextlib.ExitStack() as after:
        room = Room(tmp_path)
        after.callback(room.stop)
        guest = invite(address=room.address)
        new = {"game": "nim", "seats": [ADA, BOT]}
        table = guest.context.request.post("/api/tables", data=new).json()["id"]
        guest.goto(f"/table/{table}")
        makes_way(guest, "nim has no board of this position")
        assert "no board today" in room.errors()
