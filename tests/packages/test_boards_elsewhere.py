"""Games of other packages in a fresh environment, each played on the board that it brings."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import chromium
from browser.conftest import FLAGS
from browser.guest import PHONE, WIDE, Guest
from browser.test_framed_boards import frame
from browser.test_pressing_declared_boards import ADA, BOT, made, sit, word
from browser.test_small_screens import scrolls
from packages.building import Environment, built, fresh, packages
from packages.interpreters import OWN
from packages.running import InstalledRoom
from packages.wheels import ROOT

GAMES = ("brambles", "reversi")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("games")
    wheels = [built(ROOT / "examples" / game, "wheel", folder / game) for game in GAMES]
    environment = fresh(folder / "venv")
    room = f"{packages(tmp_path_factory).wheel}[server]"
    environment.install(OWN, room, *map(str, wheels))
    return environment


def offer_a_card(guest: Guest) -> None:
    """BRA-2, on a declared board"""
    guest.page.locator("button.piece").first.click()
    word(guest, "B").press("Enter")
    guest.button("Play").click()


def place_a_disc(guest: Guest) -> None:
    """REV-2, on a bundled board"""
    frame(guest).get_by_role("button", name="d3").click()
    guest.button("Play").click()


@pytest.mark.parametrize(("game", "move"), [("brambles", offer_a_card), ("reversi", place_a_disc)])
def test_a_move_on_the_board_of_an_installed_game(
    installed: Environment, tmp_path: Path, game: str, move: Callable[[Guest], None]
) -> None:
    def play(browser: Browser, size: tuple[int, int]) -> None:
        guest = Guest(browser, room.address, size=size)
        sit(guest, game, ADA, BOT)
        move(guest)
        guest.until(lambda: made(guest) != [])
        assert guest.await_turn(0)
        assert not scrolls(guest)
        assert guest.complaints == []

    def in_chromium() -> None:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for size in (WIDE, PHONE):
                play(browser, size)
            browser.close()

    with InstalledRoom(installed, tmp_path) as room:
        with ThreadPoolExecutor(1) as another_thread:  # where no other browser runs
            another_thread.submit(in_chromium).result()
        assert room.log() == ""
        assert room.end() == 0
