"""Takes the pictures in docs/images/ of tables at which the games are played.

PYTHONPATH=tests python tools/take_pictures.py             all of them
PYTHONPATH=tests python tools/take_pictures.py teserakt    those of one game

The room, the browser and the games are real. Bots play a game with a fixed seed, and someone sits
down in the middle of it, where it is their turn.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import deskoherna
from browser.chromium import chromium
from browser.running import Room
from deskoherna.bots import bot
from deskoherna.kernel import dumps
from deskoherna.lab import play_out

IMAGES = Path(__file__).parent.parent / "docs" / "images"
QUALITY = 78  # of a JPEG, in percent
MOST = 150_000  # bytes of a picture
AT_REST = 2000  # milliseconds after which nothing on a page moves any more


class Game(NamedTuple):
    """A game of bots with one seed, the move before which the picture is taken, and who looks."""

    id: str
    bots: tuple[str, ...]
    seed: int
    move: int
    seat: int = 0
    phone: bool = False  # whether it is shown on a phone as well


class Look(NamedTuple):
    """How a page is looked at; a scale below 1 makes the picture smaller than the window."""

    name: str
    width: int
    height: int
    scale: float
    theme: Literal["light", "dark"] = "light"


GAMES = (
    Game("numerus", ("greedy",) * 2, seed=4, move=15, phone=True),
    Game("neutrace", ("greedy",) * 3, seed=4, move=152),
    Game(
        "estimatrix", ("reader", "expert", "novice", "reader"), seed=1, move=39, seat=3, phone=True
    ),
    Game("laborigines", ("perfect",) * 4, seed=1, move=103, phone=True),
    Game("teserakt", ("planning",) * 3, seed=1, move=119),
)
WIDE = (Look("", 1440, 900, 0.75), Look("-dark", 1440, 900, 0.75, "dark"))
PHONE = Look("-phone", 390, 844, 1)


def main(names: list[str]) -> None:
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        ) as browser,
    ):
        room = Room(Path(folder))
        try:
            for game in GAMES:
                if not names or game.id in names:
                    take_pictures(browser, room.address, game)
        finally:
            room.stop()


def take_pictures(browser: Browser, address: str, game: Game) -> None:
    record = record_of(game)
    for look in (*WIDE, PHONE) if game.phone else WIDE:
        context = browser.new_context(
            base_url=address,
            viewport={"width": look.width, "height": look.height},
            device_scale_factor=look.scale,
            color_scheme=look.theme,
            reduced_motion="reduce",
            locale="en-GB",
        )
        page = context.new_page()
        sit_down(page, game, record)
        file = IMAGES / f"{game.id}{look.name}.jpg"
        page.screenshot(path=file, type="jpeg", quality=QUALITY)
        context.close()
        if file.stat().st_size > MOST:
            sys.exit(f"{file} has {file.stat().st_size} bytes")


def record_of(game: Game) -> bytes:
    played = deskoherna.game(game.id)
    setup = played.setup(len(game.bots))
    match, _ = play_out(played, setup, [bot(played, name) for name in game.bots], game.seed)
    return dumps(match.record())


def sit_down(page: Page, game: Game, record: bytes) -> None:
    """Continue the game from its move, with the bots at the other seats."""
    ask, sent = page.context.request, {"Content-Type": "application/octet-stream"}
    finished = ask.post("/api/records", data=record, headers=sent).json()["id"]
    seats: list[Any] = [{"who": "bot", "bot": name} for name in game.bots]
    seats[game.seat] = {"who": "me", "name": "Ada"}
    wish = {"at": game.move, "seats": seats}
    table = ask.post(f"/api/tables/{finished}/forks", data=wish).json()["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("region", name="What to do now").wait_for()
    page.get_by_role("button", name="Hide the goal").click()
    page.mouse.move(0, 0)  # nothing is pointed at
    page.wait_for_timeout(AT_REST)


if __name__ == "__main__":
    main(sys.argv[1:])
