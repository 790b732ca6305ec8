"""A coached first game, and a coach who warns: what they point at is seen, and they can be left."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.guest import PHONE, WIDE, Guest
from browser.test_every_page import violations
from scale import some


def bubble(guest: Guest) -> Locator:
    return guest.page.get_by_role("dialog", name="Guide")


def strip(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="Coach")


def box(found: Locator) -> dict[str, float]:
    known: Any = found.bounding_box()
    assert known is not None
    return {name: round(value) for name, value in known.items()}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )


def coached(guest: Guest, game: str = "NUMERUS") -> None:
    guest.goto("/")
    tile = guest.page.get_by_role("article").filter(has_text=game)
    tile.get_by_role("button", name="Coached game").click()
    guest.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("size", some([WIDE, PHONE], "coached 1"))
def test_it_points_at_the_board_and_gets_out_of_the_way(
    invite: Invite, size: tuple[int, int]
) -> None:
    """ROOM-17, NUM-5"""
    ada = invite(size=size)
    coached(ada)
    for number, part in enumerate(("dock", "board"), start=1):
        expect(bubble(ada)).to_contain_text(f"{number} of 9")
        expect(bubble(ada)).to_be_visible()
        pointed = box(ada.page.locator(f'[data-part="{part}"]'))
        ada.until(lambda part=pointed: not overlap(box(bubble(ada)), part))  # type: ignore[misc]
        ring = box(ada.page.locator(".ring"))
        assert overlap(ring, pointed)
        assert ring["width"] >= pointed["width"]
        if number == 1:
            assert violations(ada) == []
        ada.button("Got it").click()
    expect(bubble(ada)).to_have_count(0)
    seat = ada.seen()["you"]["seats"][0]
    ada.play_on(seat)
    expect(bubble(ada)).to_contain_text("3 of 9")


def test_it_is_left_and_taken_up_again(invite: Invite) -> None:
    """ROOM-17"""
    ada = invite()
    coached(ada)
    ada.button("Got it").click()
    expect(bubble(ada)).to_contain_text("2 of 9")
    ada.button("Leave the guide").click()
    expect(bubble(ada)).to_have_count(0)
    ada.page.reload()
    expect(ada.prompt).to_contain_text("Your turn")
    expect(bubble(ada)).to_have_count(0)
    ada.menu("Call the guide")
    expect(bubble(ada)).to_contain_text("2 of 9")
    ada.page.reload()
    expect(bubble(ada)).to_contain_text("2 of 9")


def test_it_is_offered_where_a_level_is_chosen(invite: Invite) -> None:
    ada = invite()
    ada.goto("/")
    tile = ada.page.get_by_role("article").filter(has_text="NUMERUS")
    tile.get_by_role("button").first.click()
    ada.button("Play a coached game").click()
    expect(bubble(ada)).to_contain_text("1 of 9")
    assert [seat["bot"] for seat in ada.seen()["status"]["seats"]] == [None, "newcomer"]


@pytest.mark.parametrize("size", some([WIDE, PHONE], "coached 2"))
def test_a_coach_warns_and_the_board_keeps_its_size(invite: Invite, size: tuple[int, int]) -> None:
    """ROOM-17, NUM-21"""
    ada = invite(size=size)
    ada.play_here()
    board = ada.page.locator('[data-part="board"]')
    before = box(board)
    ada.button("Hide the goal").click()
    ada.play("1 a1")
    ada.play("1 e5")
    expect(strip(ada)).to_contain_text("threatens a hyper node")
    assert box(board) == before
    assert not overlap(box(strip(ada)), before)
    expect(ada.page.locator("[data-warned]").first).to_be_visible()
    assert violations(ada) == []
    ada.button("Close what the coach says").click()
    expect(strip(ada)).to_have_count(0)
    expect(ada.page.locator("[data-warned]")).to_have_count(0)


def test_the_coach_can_be_turned_off_for_good(invite: Invite) -> None:
    """ROOM-17"""
    ada = invite()
    ada.play_here()
    ada.button("Hide the goal").click()
    ada.play("1 a1")
    ada.play("1 e5")
    strip(ada).get_by_role("button", name="Turn off").click()
    expect(strip(ada)).to_have_count(0)
    ada.button("Table").click()
    expect(ada.page.get_by_label("The coach warns")).to_have_value("off")
    ada.page.get_by_label("The coach warns").select_option("on")
    ada.page.keyboard.press("Escape")
    expect(strip(ada)).to_contain_text("threatens a hyper node")
    ada.goto(ada.page.url + "/text")
    expect(strip(ada).get_by_role("status")).to_contain_text("threatens a hyper node")
