"""A browser, a room and guests for every test; nobody may leave with a complaint."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import chromium
from browser.guest import Guest
from browser.running import Room, opened

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


@pytest.fixture(scope="module")
def shared_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """For tests that leave the server alone; they share one, as guests do."""
    yield from opened(tmp_path_factory.mktemp("room"))


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """For tests that ask for a server of their own."""
    yield from opened(tmp_path)


Invite = Callable[..., Guest]


@pytest.fixture
def invite(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Brings a new guest, with a browser of their own, to the room."""
    own = "room" in request.fixturenames
    room: Room = request.getfixturevalue("room" if own else "shared_room")
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
