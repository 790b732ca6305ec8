"""TESERAKT from the researchers to the end, alone and together."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, Guest
from browser.teserakt_hands import (
    from_above,
    lay_table,
    let_hands_play,
    me,
    moves,
    play,
    prefer,
    pressed,
    thing,
    view,
)
from browser.test_friends import sit_down
from scale import some

Invite = Callable[..., Guest]

VIEWS = ["flat", "cube"]


def alone_in_layers(invite: Invite) -> None:
    alone_to_the_end(invite, "flat")


def alone_in_3d(invite: Invite) -> None:
    alone_to_the_end(invite, "cube")


def alone_to_the_end(invite: Invite, look: str) -> None:
    """One player runs two researchers (TES-R1)."""
    guest = invite()
    lay_table(guest, [me()], look, base="4", collapsed=2)
    let_hands_play(guest)
    guest.plays_to_the_end()
    end = view(guest)
    dice = [die for column in end["columns"] for die in column]
    dice += [die for who in end["researchers"] for die in who["lab"]]
    assert len(dice) + len(end["zone"]) + len(end["panel"]) + sum(end["annihilated"]) == 64
    assert {"be", "at", "take"} <= {move.split()[0] for move in moves(guest)}
    expect(guest.button("Rematch")).to_be_visible()


def alone_on_a_phone(invite: Invite) -> None:
    """One part at a time; the one that is needed comes into sight."""
    guest = invite(size=PHONE)
    lay_table(guest, [me()], "flat", base="4")
    thing(guest, "be:optician").tap()
    guest.button("Play").tap()
    guest.page.locator('[data-top="a1"]').tap()
    guest.button("Play").tap()
    for move in ("be pilot", "at d4"):
        play(guest, move)
    guest.await_turn(0)
    guest.page.get_by_role("tab", name="Collapse zone").tap()
    guest.page.locator(".zone [data-die]").first.tap()
    guest.page.locator('.tray [data-thing^="to:"]').first.tap()
    guest.button("Play").tap()
    guest.until(lambda: moves(guest)[-1].startswith("turn z:"))
    guest.page.get_by_role("tab", name="Labs and cards").tap()
    thing(guest, "speciality").tap()
    guest.button("Play").tap()
    expect(guest.prompt).to_contain_text("Which die do you set")
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    let_hands_play(guest)
    guest.plays_to_the_end()
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize(
    "play",
    some([alone_in_layers, alone_in_3d, alone_on_a_phone], "teserakt"),
    ids=lambda play: play.__name__,
)
def test_a_long_game(invite: Invite, play: Callable[[Invite], None]) -> None:
    play(invite)


@pytest.mark.parametrize("look", some(VIEWS, "together"))
def test_two_browsers_together(invite: Invite, look: str) -> None:
    """They ask each other for dice, and see what the other does and points at."""
    host, friend = invite(), invite()
    lay_table(host, [me(), {"who": "friend"}], look, cards=False)
    prefer(friend, look)
    sit_down(friend, host.seen()["you"]["links"]["1"], "Bob")
    host.until(lambda: host.seen()["position"] is not None)
    thing(host, "be:surgeon").click()
    thing(host, "be:surgeon").click()
    host.until(lambda: moves(host)[-1:] == ["be surgeon"])
    play(host, "at a1")
    play(friend, "be optician", seat=1)
    play(friend, "at d4", seat=1)
    host.await_turn(0)
    mine = host.page.locator('[data-lab="A"] [data-die]').first
    name = str(mine.get_attribute("data-die"))
    friend.page.locator(f'[data-die="{name}"]').click(button="right")
    expect(host.page.locator(f'[data-mark="1 {name}"]')).to_have_count(1)
    mine.click()
    thing(host, "lab:B").click()
    expect(host.prompt).to_contain_text("goes to lab B")
    host.button("Play").click()
    expect(friend.prompt).to_contain_text("wants to give you")
    expect(host.prompt).not_to_contain_text("propose")
    for guest in (host, friend):
        expect(thing(guest, "yes")).to_have_count(0)
    friend.prompt.get_by_role("button", name="Agree").click()
    for guest in (host, friend):
        expect(guest.page.locator('[data-lab="A"] [data-die]')).to_have_count(0)
        expect(guest.page.locator('[data-lab="B"] [data-die]')).to_have_count(2)
    for guest, seat in ((host, 0), (host, 0), (friend, 1)):
        extract(guest, seat, look)
    for guest in (host, friend):
        expect(guest.page.locator('[data-lab="B"] [data-die]')).to_have_count(3)


def extract(guest: Guest, seat: int, look: str) -> None:
    """Take a free die, and settle what collapses if dice tie for it."""
    guest.await_turn(seat)
    from_above(guest, look)
    free, before = view(guest)["free"][0], len(moves(guest))
    expect(guest.page.locator(f'[data-top="{free}"][data-thing]')).to_have_count(1)
    pressed(guest, look, free)
    expect(guest.page.locator(f'[data-top="{free}"][aria-pressed=true]')).to_have_count(1)
    pressed(guest, look, free)
    guest.until(lambda: moves(guest)[before:] == [f"take {free}"])
    while view(guest)["agenda"][-1][0] != "act":
        play(guest, guest.legal(seat)[0], seat)
