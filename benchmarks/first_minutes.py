"""How far it is from the home page to a first move that matters: presses, seconds, longest task.

    PYTHONPATH=tests python -m benchmarks.first_minutes

A press is a press of somebody who takes what is suggested: the game, the level, a quick start where
something is prepared first. A task is a stretch in which the page answers nobody.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import chromium
from browser.conftest import FLAGS
from browser.guest import PHONE, WIDE, Guest
from browser.running import Room

GAMES = ("NUMERUS", "ESTIMATRIX", "LABORIGINES", "NEUTRACE", "TESERAKT")
ROUNDS = 3
YOUR_TURN = re.compile("Your turn|An offer for you")
WATCH = """
    window.longest = 0;
    new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
            window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask", buffered: true });
"""


class Way(NamedTuple):
    presses: int
    seconds: float
    longest: float  # task, in milliseconds


def walk(browser: Browser, address: str, game: str, size: tuple[int, int]) -> Way:
    guest = Guest(browser, address, size=size, motion="no-preference")
    guest.page.add_init_script(WATCH)
    guest.goto("/")
    tile = guest.page.get_by_role("article").filter(has_text=game)
    tile.wait_for()
    presses, began = 0, time.perf_counter()
    for press in (
        tile.get_by_role("button").first,
        guest.page.get_by_role("dialog").locator("[type=submit]"),
    ):
        press.click()
        presses += 1
    guest.page.wait_for_url("**/table/*")
    while prepares(guest) is not False:
        if prepares(guest):
            guest.button("Quick start").click()
            presses += 1
            guest.until(lambda: not prepares(guest))
    guest.prompt.get_by_text(YOUR_TURN).first.wait_for()
    seconds = time.perf_counter() - began
    longest = guest.page.evaluate("window.longest")
    guest.context.close()
    return Way(presses, seconds, longest)


def prepares(guest: Guest) -> bool | None:
    """Whether something is asked before the first turn; None while nothing is asked."""
    position: Any = guest.seen()["position"]
    asks = [] if position is None else list(position["asks"].values())
    return any(ask["recommended"] for ask in asks) if asks else None


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = Room(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser, room.address
        finally:
            browser.close()
            room.stop()


def main() -> None:
    print(f"{'':12} {'':6} presses  seconds (from–to)   longest task, ms")
    with opened() as (browser, address):
        for name, size in (("wide", WIDE), ("phone", PHONE)):
            for game in GAMES:
                ways = [walk(browser, address, game, size) for _ in range(ROUNDS)]
                seconds = sorted(way.seconds for way in ways)
                print(
                    f"{game:12} {name:6} {max(way.presses for way in ways):7}"
                    f"  {median(seconds):7.1f} ({seconds[0]:.1f}–{seconds[-1]:.1f})"
                    f"  {max(way.longest for way in ways):9.0f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
