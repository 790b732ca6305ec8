"""A bot stands in for a person at a chosen level, and the person takes the seat back."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.guest import PHONE, Guest
from browser.test_friends import sit_down

Invite = Callable[..., Guest]
LEVELS = [
    "Newcomer bot",
    "Beginner bot",
    "Casual bot",
    "Seasoned bot",
    "Strong bot",
    "Master bot",
]


def two(invite: Invite, **how: object) -> tuple[Guest, Guest]:
    """The host, and Ada, who is to move."""
    host, ada = invite(), invite(**how)
    seats = [{"who": "me", "name": "Hana"}, {"who": "friend"}]
    new = {
        "game": "numerus",
        "seats": seats,
        "options": {"variant": "short", "first": "orange"},
    }
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")
    sit_down(ada, host.seen()["you"]["links"]["1"], "Ada")
    expect(ada.prompt).to_contain_text("our turn")
    return host, ada


def seat_of(guest: Guest, name: str) -> Locator:
    seats = guest.page.get_by_role("region", name="Seats")
    return seats.get_by_role("listitem").filter(has_text=name)


def played(guest: Guest, seat: int) -> list[str]:
    lines = [line for line in guest.seen()["log"] if line["line"] == "move"]
    return [line["move"] for line in lines if line["seat"] == seat]


def test_the_host_lets_a_bot_stand_in_and_the_person_comes_back(invite: Invite) -> None:
    """ROOM-10"""
    host, ada = two(invite)
    host.button("Seat of Ada …").click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot can stand in for Ada only while they are away")
    expect(dialog.get_by_role("button", name="Let it stand in")).to_be_disabled()
    table = ada.page.url
    ada.goto("/")
    expect(dialog.get_by_role("button", name="Let it stand in")).to_be_enabled()
    offered = dialog.get_by_role("radio")
    names = [offered.nth(nth).evaluate("it => it.closest('label').innerText") for nth in range(6)]
    assert [name.split("\n")[0] for name in names] == LEVELS
    assert all("\n" in name for name in names)  # each with a word on it
    expect(dialog.get_by_role("radio", name="Seasoned bot")).to_be_checked()
    expect(dialog.get_by_text("Other bots")).to_be_visible()
    dialog.get_by_role("radio", name="Beginner bot").check()
    dialog.get_by_role("button", name="Let it stand in").click()

    ada.goto(table)
    for guest in (host, ada):
        expect(seat_of(guest, "Ada")).to_contain_text("Beginner bot stands in")
        expect(guest.log).to_contain_text("Beginner bot stands in for Ada.")
    banner = ada.page.get_by_role("status").filter(has_text="Beginner bot stands in for you")
    expect(banner).to_be_visible()
    host.until(lambda: len(played(host, 1)) == 1)
    assert host.await_turn(0)

    ada.page.reload()
    banner.get_by_role("button", name="Take your seat back").click()
    expect(banner).to_have_count(0)
    for guest in (host, ada):
        expect(guest.log).to_contain_text("Ada plays at seat 2 again.")
        expect(seat_of(guest, "Ada")).not_to_contain_text("stands in")
    host.play_any(0)
    assert ada.await_turn(1)
    move = ada.play_any(1)
    assert played(host, 1)[1:] == [move]


def test_a_thought_under_way_is_not_played_any_more(invite: Invite) -> None:
    """ROOM-10: the master thinks for seconds; Ada is back before"""
    host, ada = two(invite)
    ada.menu("Let a bot stand in for me")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Master bot").check()
    dialog.get_by_role("button", name="Let it stand in").click()
    ada.button("Take your seat back").click()
    assert ada.await_turn(1)
    assert played(ada, 1) == []
    move = random.choice(ada.legal(1))
    ada.play(move)
    assert host.await_turn(0)
    host.play_any(0)
    assert ada.await_turn(1)  # it has been thought out by now, or was given up
    assert played(ada, 1) == [move]


def test_whoever_leaves_chooses_who_stands_in(invite: Invite) -> None:
    """ROOM-10: on a phone, and the seat is taken back with one press"""
    host, ada = two(invite, size=PHONE)
    ada.menu("Let a bot stand in for me")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Seasoned bot")).to_be_checked()
    dialog.get_by_role("button", name="Let it stand in").click()
    expect(seat_of(host, "Ada")).to_contain_text("Seasoned bot stands in")
    ada.page.goto("/")
    assert host.await_turn(0)
    ada.goto(f"/table/{host.table}")
    expect(ada.page.get_by_text("Seasoned bot stands in for you")).to_be_visible()
    ada.button("Take your seat back").tap()
    expect(seat_of(host, "Ada")).not_to_contain_text("stands in")


def test_lists_of_bots_begin_with_the_levels(invite: Invite) -> None:
    guest = invite()
    guest.goto("/new/numerus")
    seat = guest.page.get_by_label("Orange")
    expect(seat.locator("> option")).to_have_text(
        ["me", "a friend, by link", "someone here at this device", *LEVELS]
    )
    others = seat.locator("optgroup")
    expect(others).to_have_attribute("label", "Other bots")
    assert "Greedy bot" in others.locator("option").all_inner_texts()


def test_czech_names(invite: Invite) -> None:
    guest = invite(language="cs-CZ")
    guest.goto("/new/numerus")
    offered = guest.page.get_by_label("Oranžový").locator("> option")
    expect(offered).to_have_count(9)
    assert offered.all_inner_texts()[-6:] == [
        "Nezkušený bot",
        "Začátečnický bot",
        "Rekreační bot",
        "Zkušený bot",
        "Silný bot",
        "Mistrovský bot",
    ]
