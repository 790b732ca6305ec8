"""NEUTRACE from the tasks to the end, at several tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from browser.guest import PHONE, Guest
from browser.neutrace_hands import (
    bots,
    choose_tasks,
    hand,
    lay_table,
    let_hands_play,
    me,
    open_cells,
    sit,
    view,
)
from browser.so_far import continue_where
from deskoherna import game
from deskoherna.games.neutrace.pieces import NOBODY
from deskoherna.kernel import AnyMatch
from scale import some

Invite = Callable[..., Guest]

ORBITALS = {"molecule", "arrow", "skip", "sixth", "draw", "two", "exchange", "reverse", "reserve"}


EVALUATED = ("evaluating", "round-over")  # after the equations of a seat

# Marks the page once every orbital has been used, a card was exchanged, and a seat's equations were
# evaluated in reverse order.
ENOUGH = """() => {
  const used = new Set();
  const look = () => {
    document.querySelectorAll('[data-orbital].taken')
      .forEach((one) => used.add(one.dataset.orbital));
    const log = document.querySelector('ol[aria-label=Log]')?.textContent ?? '';
    const said = ['gives 1D', 'gives 2D', 'are evaluated in reverse order'];
    if (used.size === 9 && said.every((words) => log.includes(words)))
      document.body.dataset.enough = '';
    setTimeout(look, 100);
  };
  look();
}"""


def named(events: list[Any], name: str) -> list[Any]:
    return [event for event in events if event["event"] == name]


def overheard(guest: Guest) -> list[Any]:
    """Everything that is sent to the page."""
    frames: list[Any] = []

    def listen(wire: WebSocket) -> None:
        wire.on("framereceived", lambda payload: frames.append(json.loads(payload)))

    guest.page.on("websocket", listen)
    return frames


def tasks_seen(frames: list[Any], seat: int) -> list[Any]:
    """What was sent of a seat's tasks, in views and in events."""
    found = []
    for frame in frames:
        position = frame.get("position") or {}
        if seen := (position.get("view") or {}).get("tasks"):
            tasks = seen[seat]
            found += [*tasks["dealt"], tasks["kept"], tasks["given"], tasks["returned"]]
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
        assert tasks_seen(heard[seat], seat) != []
        assert tasks_seen(heard[seat], 1 - seat) == []
        assert view(guest)["tasks"][1 - seat]["kept"] is None
    mine, other = view(host)["tasks"][0], view(friend)["tasks"][1]
    assert (mine["kept"], mine["given"], mine["received"]) == (kept, given, back)
    assert (other["kept"], other["given"], other["received"]) == (theirs, back, given)


def every_orbital(invite: Invite) -> None:
    """NEU-30 to NEU-38, by two people at one device."""
    guest = invite()
    lay_table(guest, [me(), {"who": "here", "name": "Bob"}])
    let_hands_play(guest, "body[data-enough]")
    guest.page.evaluate(ENOUGH)
    assert guest.hands_rest() == "body[data-enough]"
    events = [event for line in guest.seen()["log"] for event in line.get("events", ())]
    assert {one["orbital"] for one in named(events, "token-placed")} == ORBITALS
    assert {one["kind"] for one in named(events, "turned")} == {"molecule", "arrow"}
    assert {(one["seat"], one["to"]) for one in named(events, "gave")} == {(0, 1), (1, 0)}
    assert named(events, "reserved") != []
    before: list[set[str]] = [set(), set()]  # the columns in use
    for nth, event in enumerate(events):
        what, then = event["event"], events[nth + 1 :]
        if what == "round-over":
            before = [set(), set()]
        elif what == "placed":
            before[int(event["cell"][0]) - 1].add(event["cell"][1])
        elif what == "evaluating" and event["backwards"]:
            own = list(takewhile(lambda one: one["event"] not in EVALUATED, then))
            columns = [one["column"] for one in own if "column" in one]
            assert columns == sorted(columns, reverse=True)
        elif what == "token-placed" and len(then) > 1:  # else what it does is still to come
            used(event["orbital"], then, before)


def used(orbital: str, then: list[Any], before: list[set[str]]) -> None:
    """What follows a token is what its orbital does."""
    first, second = (one["event"] for one in then[:2])
    if orbital in ("skip", "sixth"):
        grid, column = before[int(then[0]["cell"][0]) - 1], then[0]["cell"][1]
        far = min(abs(ord(column) - ord(other)) for other in grid)
        assert far == (2 if orbital == "skip" else 1)
        assert orbital == "skip" or ord(max(grid)) - ord(min(grid)) == 4
    elif orbital == "two":
        assert (first, second) == ("placed", "placed")
    elif orbital == "draw":
        assert first in ("drew", "took")


def a_game_to_the_end(invite: Invite) -> None:
    """NEU-39: the points are shown one by one."""
    guest = invite()
    lay_table(guest, [me(), *bots(1, "greedy")])
    let_hands_play(guest)
    guest.plays_to_the_end()
    result = guest.seen()["position"]["result"]
    assert sorted(result["places"])[0] == 1
    assert all(seen["kept"] and seen["received"] for seen in view(guest)["tasks"])
    expect(guest.button("Rematch")).to_be_visible()
    for seat, score in enumerate(result["scores"]):
        points = guest.page.locator(f'[data-points="{seat}"]')
        tasks = points.locator("[data-task-state]")
        expect(tasks).to_have_count(2)
        fulfilled = points.locator("[data-task-state=fulfilled]").count()
        assert fulfilled + points.locator("[data-task-state=failed]").count() == 2
        goals = int(points.locator(".goals b").inner_text())
        assert goals == sum(at in (0, 28) for at in view(guest)["scale"][seat])
        assert goals + fulfilled == score
        expect(points.locator("strong")).to_have_text(str(score))


def test_the_first_at_both_ends_is_marked(invite: Invite) -> None:
    """NEU-43: at the seat, and at the text table."""
    guest = invite()

    def marked(match: AnyMatch) -> bool:
        return match.state.pioneer != NOBODY and 0 in match.asks

    continue_where(guest, game("neutrace"), marked, [me(), *bots(1)])
    seat = view(guest)["pioneer"]
    mark = guest.page.locator(f'[data-seat-bar="{seat}"] [data-pioneer]')
    expect(mark).to_have_accessible_name(f"{seat + 1}D was the first at both ends")
    guest.goto(f"/table/{guest.table}/text")
    expect(guest.page.get_by_text("was the first at both ends").first).to_be_visible()


def test_a_spectator_and_giving_up(invite: Invite) -> None:
    """A spectator sees no secrets; they stay secret when a player gives up."""
    host, friend, watcher = invite(), invite(), invite()
    lay_table(host, [me(), {"who": "friend"}])
    sit(friend, host)
    watcher.goto(f"/table/{host.table}")
    expect(
        watcher.page.get_by_role("heading", name="Everyone chooses secret tasks")
    ).to_be_visible()
    expect(watcher.page.locator("[data-task]")).to_have_count(0)
    for guest in (host, friend):
        choose_tasks(guest)
    expect(watcher.page.locator("[data-scale]")).to_be_visible()
    expect(hand(watcher)).to_have_count(0)
    host.await_turn(0)
    hand(host).first.click()
    for _ in range(2):
        host.page.locator('[data-cell="1f1"]').click()
    expect(watcher.page.locator('[data-lying="1f1"]')).to_be_visible()
    friend.command(do="resign", seat=1)
    for guest in (host, watcher):
        expect(guest.prompt).to_contain_text("resignation")
        expect(guest.page.locator("[data-points]")).to_have_count(0)
    expect(watcher.page.get_by_text("The tasks of all players are secret.")).to_be_visible()
    assert all(seen["kept"] is None for seen in view(watcher)["tasks"])


def a_game_on_a_phone(invite: Invite) -> None:
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
    guest.plays_to_the_end()
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize(
    "play",
    some([every_orbital, a_game_to_the_end, a_game_on_a_phone], "neutrace"),
    ids=lambda play: play.__name__,
)
def test_a_long_game(invite: Invite, play: Callable[[Invite], None]) -> None:
    play(invite)
