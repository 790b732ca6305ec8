"""Someone at a browser: does what a person does, by what the page says and shows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from patience import PATIENCE
from scale import dice

WIDE = (1440, 900)
PHONE = (390, 844)

GONE = (
    "ERR_CONNECTION",
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_SOCKET_NOT_CONNECTED",
)
POLLING = 100  # milliseconds between two looks
PROMPT = re.compile("What to do now|Co teď")

_numbers = count()
_chance = dice("guests")


class Guest:
    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = WIDE,
        language: str = "en-GB",
        theme: str = "light",
        motion: str = "reduce",
        touches: bool = False,
        workers: bool = False,
    ) -> None:
        options: Any = {"color_scheme": theme, "reduced_motion": motion}
        self.address = address
        self.touches = touches or size == PHONE
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=self.touches,
            is_mobile=self.touches,
            service_workers="allow" if workers else "block",  # one more process for each
            **options,
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        expect.set_options(1000 * PATIENCE)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        """Whatever the console says is a complaint, but for a server that is away."""
        away = any(sign in message.text for sign in GONE)
        away = away or "WebSocket connection" in message.text
        away = away or "Service Worker registration blocked" in message.text  # see above
        away = away or "GL Driver Message" in message.text  # a machine without a graphics card
        if message.type in ("error", "warning") and not away:
            self.complaints.append(f"{message.type}: {message.text}")

    # Pages

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=PROMPT)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("tabpanel", name="Log")

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=re.compile(name)).click()

    def menu(self, name: str) -> None:
        """Choose from the menu of the table."""
        self.button("Table").click()
        menu = self.page.get_by_role("dialog")
        menu.get_by_role("button", name=re.compile(name)).click()

    def play_a_bot(self, game: str = "NUMERUS") -> None:
        """As somebody who has never done it: they are asked for a level, and one is suggested."""
        self.goto("/")
        tile = self.page.get_by_role("article").filter(has_text=game)
        tile.get_by_role("button").first.click()
        self.page.get_by_role("dialog").locator("[type=submit]").click()
        self.page.wait_for_url("**/table/*")

    def play_bot(self, bot: str = "random") -> None:
        """A short game against a bot, without the home page."""
        self._play_short({"who": "bot", "bot": bot})

    def play_here(self) -> None:
        """A short game of two at this device; Ada begins."""
        self._play_short({"who": "here", "name": "Bob"}, first="green")

    def _play_short(self, other: dict[str, str], **options: str) -> None:
        seats = [{"who": "me", "name": "Ada"}, other]
        new = {"game": "numerus", "seats": seats, "options": {"variant": "short"} | options}
        table = self.context.request.post("/api/tables", data=new).json()["id"]
        self.goto(f"/table/{table}")

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for what no page shows."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, "it did not happen"
            self.page.wait_for_timeout(POLLING)

    # The server, besides the page, with this guest's cookie

    @property
    def table(self) -> str:
        found = re.search(r"/table/([\w-]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def seen(self) -> Any:
        """What the server shows this guest of the table."""
        return self.context.request.get(f"/api/tables/{self.table}").json()

    def command(self, **command: Any) -> Any:
        body = {"id": f"test{next(_numbers)}", **command}
        return self.context.request.post(f"/api/tables/{self.table}/commands", data=body).json()

    def legal(self, seat: int) -> list[str]:
        moves: list[str] = self.command(do="moves", seat=seat)["moves"]
        return moves

    # Hands that a game's tests have put to the page

    def hands_rest(self) -> str:
        """Why they stopped, once they have; they are waited for as long as the game goes on."""
        version, patience = self.version(), PATIENCE
        while not (why := self._resting()):
            self.page.wait_for_timeout(POLLING)
            patience -= POLLING / 1000
            if patience < 0:
                before, version = version, self.version()
                assert version > before, "the game does not go on"
                patience = PATIENCE
        return why

    def plays_to_the_end(self) -> None:
        assert self.hands_rest() == "over"
        assert self.seen()["position"]["result"] is not None

    def _resting(self) -> str:
        return str(self.page.evaluate("window.handsRest"))

    def version(self) -> int:
        """That of the position."""
        return int((self.seen()["position"] or {"version": 0})["version"])

    # NUMERUS by hand

    def play(self, move: str) -> None:
        """Make a move on the board and wait until the table has it."""
        before = self.seen()["position"]["version"]
        self.make(move)
        self.until(lambda: self.seen()["position"]["version"] > before)

    def make(self, move: str) -> None:
        if "-" in move:
            self._place(move)
        else:
            self._land(move)

    def play_any(self, seat: int) -> str:
        move = _chance.choice(self.legal(seat))
        self.play(move)
        return move

    def play_on(self, seat: int) -> str:
        """A move that does not end the game, as even an early one may."""
        moves = self.legal(seat)
        _chance.shuffle(moves)
        move = next(move for move in moves if not self._ends(seat, move))
        self.play(move)
        return move

    def _ends(self, seat: int, move: str) -> bool:
        events = self.command(do="consider", seat=seat, move=move)["events"]
        return any(event["event"] in ("won", "tied") for event in events)

    def _land(self, move: str) -> None:
        ship, cell = move.split()
        self.page.locator(f'button[data-ship="{ship}"]').click()
        self.point(self.page.locator(f'[data-cell="{cell}"]'))

    def _place(self, move: str) -> None:
        """Point to the middle of the connector, or of the first of several."""
        ends = [self._middle(cell) for cell in move.split(maxsplit=1)[0].split("-")]
        x, y = ((a + b) / 2 for a, b in zip(*ends, strict=True))
        if self.touches:
            self.page.touchscreen.tap(x, y)
            self.button("Play").click()
        else:
            self.page.mouse.move(x, y)
            for _ in range(2):  # to choose, and to confirm
                self.page.mouse.click(x, y)

    def _middle(self, cell: str) -> tuple[float, float]:
        box = self.page.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def point(self, cell: Locator) -> None:
        """Click twice, or on a phone tap and then confirm."""
        if self.touches:
            cell.tap()
            self.button("Play").click()
        else:
            for _ in range(2):
                cell.click()

    def await_turn(self, seat: int) -> bool:
        """Wait until the seat may move, or the game is over; whether it may move."""
        if not self._decided(seat):
            return False
        expect(self.prompt).to_contain_text(re.compile("[Yy]our turn|tahu"))
        return True

    def await_text_turn(self, seat: int) -> bool:
        """The same at the text table."""
        if not self._decided(seat):
            return False
        heading = self.page.get_by_role("heading", level=1)
        expect(heading).to_contain_text(re.compile("[Yy]our turn|tahu"))
        return True

    def _decided(self, seat: int) -> bool:
        """Wait for the turn or the end; whether it is the turn."""

        def decided() -> bool:
            position = self.seen()["position"] or {"asks": {}, "result": None}
            return str(seat) in position["asks"] or position["result"] is not None

        self.until(decided)
        return self.seen()["position"]["result"] is None
