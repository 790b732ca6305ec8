"""The first lesson of TESERAKT, solved on the board: thing by thing, sets as they are suggested."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import deskoherna
from browser.guest import PHONE, WIDE, Guest
from browser.teserakt_hands import prefer
from deskoherna.lessons import lesson
from deskoherna.testing.solving import ways
from scale import some

TABS = {"take": "cube", "at": "cube", "pick": "zone", "play": "labs"}


def show(guest: Guest, move: str) -> None:
    """Where there is little room the board shows one part at a time."""
    word, first, *_ = [*move.split(), ""]
    tab = "zone" if first.startswith("z:") else TABS.get(word)
    found = guest.page.locator(f'[data-tab="{tab}"]')
    if found.count():
        found.click()


def things(guest: Guest, move: str) -> list[Locator]:
    word, *rest = move.split()
    page = guest.page
    if word == "stabilise":
        return [page.locator(f'.sets [data-move="{move}"]')]
    if word in ("take", "at"):
        return [page.locator(f'[data-top="{rest[0]}"]')]
    if word == "turn":
        return [page.locator(f'[data-die="{rest[0]}"]').first, tray(guest, f"to:{rest[2]}")]
    if word == "pick":
        return [page.locator(f'[data-die="{rest[0]}"]').first]
    if word == "play":
        return [page.locator(f'[data-card="{rest[0]}"]'), tray(guest, "play")]
    return [tray(guest, word)]


def tray(guest: Guest, thing: str) -> Locator:
    return guest.page.locator(f'.tray [data-thing="{thing}"]')


def make(guest: Guest, move: str) -> None:
    """Every thing once, the last one twice; an answer is whole by itself."""
    guest.page.locator("[data-lab]").first.wait_for()
    show(guest, move)
    *before, last = things(guest, move)
    for one in before:
        one.click()
    last.click()
    if move not in ("yes", "no", "done"):
        last.click()


@pytest.mark.parametrize("size", some([WIDE, PHONE], "teserakt_lesson"))
def test_the_first_lesson(invite: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = invite(size=size)
    prefer(guest, "flat")
    guest.goto("/learn/teserakt")
    tasks = lesson(deskoherna.game("teserakt"))
    for task in tasks:
        solved = next(way for way in ways(task) if way.solves)
        for move in solved.moves:
            make(guest, move)
        guest.button("To the end" if task is tasks[-1] else "Next task").click()
    expect(guest.button("Play a bot")).to_be_visible()
