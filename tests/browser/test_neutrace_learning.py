"""The first lesson of NEUTRACE, solved on the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

import deskoherna
from browser.guest import PHONE, WIDE, Guest
from deskoherna.lessons import lesson
from deskoherna.testing.solving import ways
from scale import some


def show(guest: Guest, tab: str) -> None:
    """Where there is little room the board shows one part at a time."""
    guest.page.locator("[data-scale]").wait_for()
    found = guest.page.locator(f'[data-tab="{tab}"]')
    if found.count():
        found.click()


def twice(found: Locator, looked: Callable[[], None]) -> None:
    """Once for a look, once to play."""
    found.click()
    looked()
    found.click()


def make(guest: Guest, move: str, looked: Callable[[], None]) -> None:
    what, where = move.split()
    if what == "token":
        show(guest, "module")
        twice(guest.page.locator(f'[data-orbital="{where}"][data-move]'), looked)
        return
    if what != "turn":
        hold(guest, what)
    show(guest, str(int(where[0]) - 1))
    twice(guest.page.locator(f'[data-cell="{where}"][data-open] > button'), looked)


def hold(guest: Guest, card: str) -> None:
    plain = card.replace("x", "")
    turned = "-".join(reversed(plain.split("-"))) if "-" in plain else plain[::-1]
    found = guest.page.locator(f'[data-hand="{plain}"], [data-hand="{turned}"]')
    found.click()
    if found.get_attribute("data-hand") == turned:
        guest.page.locator("[data-tool=turn]").click()
    if "x-" in card:
        guest.page.locator("[data-tool=explosion]").click()


def foretold(guest: Guest, task: str) -> None:
    """The forecast of what is laid for a look shows the chain reaction that the task is about."""
    if task == "chain":
        expect(guest.page.locator(".arcs:not(.trace) [data-arc=chained]")).to_have_count(1)


@pytest.mark.parametrize("size", some([WIDE, PHONE], "neutrace_learning"))
def test_the_first_lesson(invite: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = invite(size=size)
    guest.goto("/learn/neutrace")
    tasks = lesson(deskoherna.game("neutrace"))
    for task in tasks:
        solved = next(way for way in ways(task) if way.solves)
        for move in solved.moves:
            make(guest, move, partial(foretold, guest, task.id))
        on = guest.button("To the end" if task is tasks[-1] else "Next task")
        expect(on).to_be_visible()
        expect(guest.page.locator("[data-lying]")).not_to_have_count(0)  # no new round is dealt
        on.click()
    expect(guest.button("Play a bot")).to_be_visible()
