"""A browser, a room and guests for every test; nobody may leave with a complaint."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import chromium
from browser.guest import Guest
from browser.running import Room

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="module")  # while it runs, no other test could use asyncio
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    opened = Room(tmp_path)
    yield opened
    errors = opened.errors()
    opened.stop()
    assert errors == ""


Invite = Callable[..., Guest]


@pytest.fixture
def invite(browser: Browser, room: Room) -> Iterator[Invite]:
    """Brings a new guest, with a browser of their own, to the room."""
    guests: list[Guest] = []

    def come(**how: Any) -> Guest:
        guest = Guest(browser, how.pop("address", room.address), **how)
        guests.append(guest)
        return guest

    yield come
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert complaints == []
