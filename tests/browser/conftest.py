"""A browser, a room and guests for every test; nobody may leave with a complaint."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from browser.chromium import chromium
from browser.guest import Guest
from browser.running import Room, opened

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--site-per-process",  # as browsers with a window do
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Its loop runs on between tests, but only tests with a browser may notice."""
    with sync_playwright() as started:
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield started
        asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def the_browser(playwright: Playwright) -> Iterator[Browser]:
    with within(playwright):
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield started
    with within(playwright):
        started.close()


@contextlib.contextmanager
def within(playwright: Playwright) -> Iterator[None]:
    """Playwright's loop is the running one."""
    asyncio._set_running_loop(playwright._loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(None)


@pytest.fixture
def browser(playwright: Playwright, the_browser: Browser) -> Iterator[Browser]:
    """The browser of this worker, for one test."""
    with within(playwright):
        yield the_browser


@pytest.fixture(scope="session")
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
