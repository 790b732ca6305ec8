"""Games over days: clocks with days off, who is late, and moves that are planned."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.guest import PHONE, Guest
from browser.test_friends import sit_down

Invite = Callable[..., Guest]


def test_a_clock_of_days_with_days_off(invite: Invite) -> None:
    """ROOM-12"""
    host, friend = invite(), invite(size=PHONE)
    host.goto("/new/numerus")
    page = host.page
    page.get_by_label("Clock").select_option("own times …")
    expect(page.get_by_label("Saturdays and Sundays")).to_have_count(0)
    page.get_by_label("Unit").select_option("days a move")
    page.get_by_label("Time", exact=True).fill("2")
    page.get_by_label("Saturdays and Sundays").select_option("off: the clock stands still")
    page.get_by_label("Public holidays").select_option("Czechia")
    zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    expect(page.get_by_text(f"in the time zone {zone}.")).to_be_visible()
    host.button("Open the table").click()
    page.wait_for_url("**/table/*")
    rule = "2 days a move, weekends and holidays (Czechia) off"
    expect(page.get_by_text(rule)).to_be_visible()
    sit_down(friend, host.seen()["you"]["links"]["1"], "Bára")
    seen = host.seen()
    assert seen["status"]["clock"]["days_off"]["zone"] == zone
    (waiting,) = seen["position"]["waiting"]
    asked, other = (host, friend) if waiting["seat"] == 0 else (friend, host)
    expect(asked.prompt).to_contain_text("Your turn, until")
    expect(other.prompt).to_contain_text(
        re.compile("has until .* Then you can wait, let a bot take over or end the game")
    )


def test_a_move_is_planned_and_played(invite: Invite) -> None:
    """ROOM-22"""
    host, friend, elsewhere = invite(), invite(), invite(size=PHONE)
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
    options = {"variant": "short", "first": "green"}
    new = {"game": "numerus", "seats": seats, "options": options}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")
    sit_down(friend, host.seen()["you"]["links"]["1"], "Bára")
    assert host.await_turn(0)
    known: Any = friend.context.cookies()
    elsewhere.context.add_cookies(known)  # the same person at another device
    elsewhere.goto(f"/table/{table}")
    expect(elsewhere.button("Plan a move")).to_be_visible()
    expect(host.button("Plan a move")).to_have_count(0)
    for theirs, yours in (("1 c3", "2 e5"), ("2 c3", "3 b2")):
        friend.prompt.get_by_role("button", name=re.compile("^Plan a move|plan$")).click()
        if friend.page.get_by_role("dialog").is_visible():
            friend.button("Plan another").click()
        expect(friend.prompt).to_contain_text("what Ada might play")
        friend.make(theirs)
        expect(friend.prompt).to_contain_text("what you play then")
        friend.make(yours)
        expect(friend.prompt).to_contain_text(f"If Ada plays {theirs}, you play {yours}.")
        friend.button("Keep").click()
    expect(friend.prompt).to_contain_text("Waiting for Ada")
    elsewhere.button("Plan a move").click()
    elsewhere.button("Leave without planning").click()
    expect(elsewhere.button("2 plans")).to_be_visible()
    friend.button("2 plans").click()
    listed = friend.page.get_by_role("dialog").get_by_role("listitem")
    expect(listed).to_have_text(
        ["If Ada plays 1 c3, you play 2 e5.", "If Ada plays 2 c3, you play 3 b2."]
    )
    friend.button("Remove: If Ada plays 2 c3, you play 3 b2.").click()
    expect(listed).to_have_count(1)
    friend.page.keyboard.press("Escape")
    expect(host.log).not_to_contain_text("plan")
    host.play("1 c3")
    host.until(lambda: host.seen()["position"]["plies"] == 2)
    assert [line["move"] for line in host.seen()["log"] if line["line"] == "move"][-1] == "2 e5"
    expect(friend.button("1 plan")).to_have_count(0)
