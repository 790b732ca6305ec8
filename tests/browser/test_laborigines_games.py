"""LABORIGINES from the first move to the last, at several tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, Guest
from browser.laborigines_hands import (
    bots,
    lay_table,
    let_hands_play,
    me,
    offer,
    until_offered,
)
from browser.so_far import continue_where
from deskoherna import game
from deskoherna.kernel import AnyMatch
from scale import some

Invite = Callable[..., Guest]
GAME = game("laborigines")


def two_browsers_and_two_bots(invite: Invite) -> None:
    host, friend = invite(), invite()
    lay_table(host, [me(), {"who": "friend"}, *bots(2)])
    friend.goto(host.seen()["you"]["links"]["1"])
    friend.page.get_by_label("Your name").fill("Bára")
    friend.button("Sit down").click()
    friend.page.wait_for_url("**/table/*")
    for guest in (host, friend):
        let_hands_play(guest)
    for guest in (host, friend):
        guest.plays_to_the_end()
    result = host.seen()["position"]["result"]
    assert sorted(result["places"])[0] == 1
    expect(host.button("Rematch")).to_be_visible()
    expect(host.page.locator("[data-store]")).to_have_count(4)


def offered_a_manipulation(guest: Guest) -> None:
    """Several games may pass before somebody has three pieces of the right colour."""

    def offered(match: AnyMatch) -> bool:
        return 0 in match.asks and "pass" in map(str, match.asks[0].moves)

    continue_where(guest, GAME, offered, [me(), *bots(4)], energy=20, modelling=False)
    expect(offer(guest, "pass")).to_be_visible()


def test_a_manipulation_that_is_paid_for(invite: Invite) -> None:
    """LAB-19: three pieces leave the store, and the course is the payer's."""
    guest = invite()
    offered_a_manipulation(guest)
    before = guest.seen()["position"]
    mover, colours = before["view"]["turn"], before["view"]["colours"]
    colour = colours[mover]
    offer(guest, "pay ccw").hover()
    expect(guest.prompt).to_contain_text("counter-clockwise")
    expect(guest.page.locator(".route.loud")).not_to_have_count(0)
    for _ in range(2):  # to choose, and to confirm
        offer(guest, "pay ccw").click()
    guest.until(lambda: guest.seen()["position"]["version"] > before["version"])
    paid = [
        line["events"][0]
        for line in guest.seen()["log"]
        if line["line"] == "move" and line["events"][:1] and line["seat"] == 0
    ][-1]
    assert paid["event"] == "manipulated"
    assert (paid["mover"], paid["course"]) == (mover, "ccw")
    assert paid["colour"] == "abcde"[colour]


def test_a_manipulation_that_is_declined(invite: Invite) -> None:
    guest = invite()
    offered_a_manipulation(guest)
    before = guest.seen()["position"]
    offer(guest, "pass").click()
    guest.until(lambda: guest.seen()["position"]["version"] > before["version"])
    moves = [line for line in guest.seen()["log"] if line["line"] == "move" and line["seat"] == 0]
    assert moves[-1]["move"] == "pass"


def teams_of_bots_with_someone_watching(invite: Invite) -> None:
    guest = invite()
    lay_table(guest, bots(4), variant="teams", energy=20)
    let_hands_play(guest)
    guest.plays_to_the_end()
    position = guest.seen()["position"]
    assert position["result"]["places"].count(1) in (2, 4)
    colours = position["view"]["colours"]
    assert colours == [0, 1, 0, 1]
    marks = guest.page.locator("section[aria-label='Seats'] li svg:first-child")
    shown = marks.evaluate_all("all => all.map((mark) => mark.style.getPropertyValue('--mine'))")
    assert shown[0] == shown[2] != shown[1] == shown[3]


def twins_at_one_device(invite: Invite) -> None:
    """LAB-43: each has two figures; the device is handed over."""
    guest = invite()
    lay_table(guest, [me(), {"who": "here", "name": "Bob"}], variant="twins", modelling=True)
    goings = until_offered(guest, "go ")
    expect(goings).to_have_count(4)
    expect(guest.page.locator("[data-figure]")).to_have_count(4)
    expect(guest.page.locator("[data-moa]")).to_have_count(0)
    for _ in range(2):
        goings.first.click()
    let_hands_play(guest)
    guest.plays_to_the_end()


def a_game_on_a_phone(invite: Invite) -> None:
    """A finger looks first and then confirms."""
    guest = invite(size=PHONE)
    lay_table(guest, [me(), *bots(2)])
    die = until_offered(guest, "die ").first
    die.tap()
    expect(guest.page.locator(".route.loud")).not_to_have_count(0)
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    guest.button("Play").tap()
    expect(guest.page.locator('.stage [data-move^="die "]')).to_have_count(0)
    let_hands_play(guest)
    guest.plays_to_the_end()
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


LONG = [
    two_browsers_and_two_bots,
    teams_of_bots_with_someone_watching,
    twins_at_one_device,
    a_game_on_a_phone,
]


@pytest.mark.parametrize("play", some(LONG, "laborigines"), ids=lambda play: play.__name__)
def test_a_long_game(invite: Invite, play: Callable[[Invite], None]) -> None:
    play(invite)
