"""The first lesson, solved task by task."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import deskoherna
from browser.guest import Guest
from deskoherna.lessons import lesson
from deskoherna.testing.solving import ways


def test_the_first_lesson(invite: Callable[..., Guest]) -> None:
    guest = invite()
    guest.goto("/learn/numerus")
    tasks = lesson(deskoherna.game("numerus"))
    for task in tasks:
        solved = next(way for way in ways(task) if way.solves)
        for move in solved.moves:
            expect(guest.page.locator(".asked [role=gridcell]").first).to_be_visible()
            guest.make(move)
        guest.button("To the end" if task is tasks[-1] else "Next task").click()
    expect(guest.button("Play a bot")).to_be_visible()
