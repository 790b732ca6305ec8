"""NEUTRACE from the tasks to the end, at several tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket, expect

from browser.guest import PHONE, Guest
from browser.neutrace_hands import (
    bots,
    choose_tasks,
    hand,
    hands_rest,
    is_over,
    lay_table,
    let_hands_play,
    me,
    open_cells,
    sit,
    view,
)

Invite = Callable[..., Guest]

ORBITALS = {"molecule", "arrow", "skip", "sixth", "draw", "two", "exchange", "reverse", "reserve"}


def overheard(guest: Guest) -> list[Any]:
    """Everything that is sent to the page."""
    frames: list[Any] = []

    def listen(wire: WebSocket) -> None:
        wire.on("framereceived", lambda payload: frames.append(json.loads(payload)))

    guest.page.on("websocket", listen)
    return frames


def told_tasks(frames: list[Any], seat: int) -> list[Any]:
    """What was sent of a seat's tasks, in views and in events."""
    found = []
    for frame in frames:
        position = frame.get("position") or {}
        if seen := (position.get("view") or {}).get("tasks"):
            told = seen[seat]
            found += [*told["dealt"], told["kept"], told["given"], told["returned"]]
        for line in frame.get("log") or frame.get("lines") or ():
            for event in line.get("events", ()):
                if event.get("seat") == seat and event["event"].startswith("tasks-"):
                    known = ("tasks", "kept", "given", "returned")
                    found += [event[field] for field in known if field in event]
    return [task for task in found if task]


def test_tasks_are_chosen_at_the_same_time(invite: Invite) -> None:
    """NEU-9: neither sees the other's, on the page or on the wire."""
    host, friend = invite(), invite()
    heard = [overheard(host), overheard(friend)]
    lay_table(host, [me(), {"who": "friend"}])
    sit(friend, host)
    for guest in (host, friend):
        expect(guest.page.locator("[data-task]")).to_have_count(3)
    kept, given = choose_tasks(host)
    expect(host.page.get_by_text("You keep it")).to_be_visible()
    expect(friend.page.locator("[data-task]")).to_have_count(3)
    expect(friend.page.locator(".stage").get_by_text("has chosen")).to_have_count(1)
    theirs, back = choose_tasks(friend)
    for guest in (host, friend):
        expect(hand(guest)).to_have_count(4)
    for seat, guest in enumerate((host, friend)):
        assert told_tasks(heard[seat], seat) != []
        assert told_tasks(heard[seat], 1 - seat) == []
        assert view(guest)["tasks"][1 - seat]["kept"] is None
    mine, other = view(host)["tasks"][0], view(friend)["tasks"][1]
    assert (mine["kept"], mine["given"], mine["received"]) == (kept, given, back)
    assert (other["kept"], other["given"], other["received"]) == (theirs, back, given)


def test_every_orbital(invite: Invite) -> None:
    """NEU-30 to NEU-38, by two people at one device."""
    guest = invite()
    lay_table(guest, [me(), {"who": "here", "name": "Bob"}])
    let_hands_play(guest, "[data-used='9']")
    guest.page.evaluate(
        """() => {
          const used = new Set();
          const look = () => {
            document.querySelectorAll('[data-orbital].taken')
              .forEach((one) => used.add(one.dataset.orbital));
            document.body.dataset.used = used.size;
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    assert hands_rest(guest) != ""
    events = [event for line in guest.told()["log"] for event in line.get("events", ())]
    assert {event["orbital"] for event in events if event["event"] == "token-placed"} == ORBITALS
    named = {"turned", "reserved", "named", "placed", "drew"}
    assert named <= {event["event"] for event in events}


def test_a_game_to_the_end(invite: Invite) -> None:
    guest = invite()
    lay_table(guest, [me(), *bots(1, "greedy")])
    let_hands_play(guest)
    is_over(guest)
    result = guest.told()["position"]["result"]
    assert sorted(result["places"])[0] == 1
    assert all(seen["kept"] and seen["received"] for seen in view(guest)["tasks"])
    expect(guest.button("Rematch")).to_be_visible()


def test_on_a_phone(invite: Invite) -> None:
    """One grid at a time; a finger lays the card for a look, turns it, and confirms."""
    guest = invite(size=PHONE)
    lay_table(guest, [me(), *bots(2, "greedy")])
    choose_tasks(guest)
    hand(guest).first.tap()
    guest.page.get_by_role("tab", name="2D").tap()
    open_cells(guest).first.tap()
    expect(guest.page.locator("[data-cell].chosen")).to_have_attribute("data-cell", "2f1")
    guest.page.locator("[data-tool=turn]").tap()
    guest.button("Play").tap()
    guest.page.locator('[data-source="draw m"]').tap()
    guest.await_turn(0)
    assert view(guest)["grids"][1] != []
    guest.page.get_by_role("tab", name="Subatomic module").tap()
    guest.page.locator("[data-orbital=reverse]").tap()
    expect(guest.prompt).to_contain_text("from the last to the first")
    guest.button("Cancel").tap()
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    let_hands_play(guest)
    is_over(guest)
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
