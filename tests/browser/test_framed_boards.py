"""Boards that packages bring: played like ours, and shut in whatever they try.

Hostile ones take the place of the board of Reversi on the way to the browser; all else is real.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FrameLocator, expect

from browser.guest import PHONE, Guest
from browser.test_declared_boards import ADA, BOT, made, sit, version
from browser.test_small_screens import scrolls

Invite = Callable[..., Guest]

# Sends whatever it likes: it gets hold of the port that the table hides from it.
SENDING = """
  const post = MessagePort.prototype.postMessage;
  let port;
  MessagePort.prototype.postMessage = function (...sent) {
    port = this;
    return post.apply(this, sent);
  };
  table.point("anything");
  const send = (data) => post.call(port, data);
"""


def bring(guest: Guest, script: str) -> None:
    """Another board in place of Reversi's."""
    headers = {"Access-Control-Allow-Origin": "*", "Content-Type": "text/javascript"}
    guest.page.route(
        "**/boards/reversi/board.js",
        lambda route: route.fulfill(body=script, headers=headers),
    )


def sit_before(guest: Guest, script: str) -> None:
    """At a table whose board does as the script says, given `root` and `table`."""
    bring(guest, f"export default async (root, table) => {{ {script} }}")
    sit(guest, "reversi", ADA, BOT)


def frame(guest: Guest) -> FrameLocator:
    return guest.page.frame_locator("iframe")


def falls_back(guest: Guest) -> None:
    guest.page.wait_for_url("**/text?board=broken")
    expect(guest.page.get_by_role("alert")).to_contain_text("The board of this game does not work")
    expect(guest.page.get_by_role("textbox", name="Move")).to_be_visible()
    guest.complaints.clear()  # the browser told those who wrote the board


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_game_is_played_on_a_board_of_a_package(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size, motion="no-preference")
    sit(guest, "reversi", ADA, BOT)
    before = version(guest)
    cell = frame(guest).get_by_role("button", name="d3")
    cell.click()
    expect(guest.prompt).to_contain_text("Green places a disc on d3")
    expect(frame(guest).locator("[data-turns]")).to_have_count(2)
    cell.click()
    expect(guest.button("Play")).to_be_focused()
    assert version(guest) == before
    guest.page.keyboard.press("Enter")
    guest.until(lambda: made(guest) != [])
    assert made(guest)[0] == "d3"
    guest.await_turn(0)
    assert not scrolls(guest)


def test_keys_reach_the_board_and_what_it_leaves_reaches_the_room(invite: Invite) -> None:
    """REV-2 is opened from the reason why a cell is closed."""
    guest = invite()
    sit(guest, "reversi", ADA, BOT)
    expect(frame(guest).get_by_role("button", name="d3")).to_be_visible()
    frame(guest).locator('[tabindex="0"]').focus()
    press = guest.page.keyboard.press
    press("ArrowUp")
    expect(frame(guest).get_by_role("button", name="d3")).to_be_focused()
    press("Enter")
    expect(guest.prompt).to_contain_text("Green places a disc on d3")
    press("Escape")
    expect(guest.prompt).not_to_contain_text("Green places")
    press("ArrowUp")
    press("Enter")
    expect(guest.prompt).to_contain_text("A disc on d2 encloses none")
    guest.prompt.get_by_role("button", name="Open rule REV-2").click()
    rules = guest.page.get_by_role("tabpanel", name="Rules")
    expect(rules.get_by_role("heading", name="REV-2")).to_be_in_viewport()


REACHING = """
  const tried = {
    cookie: () => document.cookie,
    storage: () => localStorage.length,
    session: () => sessionStorage.length,
    database: () => new Promise((done, fail) => {
      const asked = indexedDB.open("room");
      asked.onsuccess = done;
      asked.onerror = fail;
    }),
    page: () => parent.document.title,
    address: () => parent.location.href,
    "room's own scripts": () => parent.fetch("/api/room"),
    "a request": () => fetch("/api/room"),
    "another origin": () => fetch("https://elsewhere.example/"),
    "an old request": () => new Promise((done, fail) => {
      const request = new XMLHttpRequest();
      request.onload = done;
      request.onerror = fail;
      request.open("GET", "/api/room");
      request.send();
    }),
    "a socket": () => new Promise((done, fail) => {
      const socket = new WebSocket(location.href.replace("http", "ws"));
      socket.onopen = done;
      socket.onerror = fail;
    }),
    "a worker": () => new Worker("board.js"),
    "an address elsewhere": () => { top.location = "/me"; },
    "a window": () => { if (open("/me") === null) throw new Error("no window"); },
    "a script in text": () => eval("1"),
    "a form": () => new Promise((done, fail) => {
      const form = document.createElement("form");
      form.action = "/api/me";
      form.method = "post";
      document.body.append(form);
      form.submit();
      setTimeout(fail, 100); // had it been sent, this page would be gone
    }),
  };
  const done = [];
  for (const [name, act] of Object.entries(tried)) {
    try {
      await act();
      done.push(name);
    } catch {}
  }
  root.textContent = done.length === 0 ? "nothing was reached" : done.join(", ");
"""


def test_a_board_reaches_nothing(invite: Invite) -> None:
    """No cookies, no storage, no page, no server, no network, no other page"""
    guest = invite()
    asked: list[str] = []
    guest.page.on(
        "request", lambda sent: asked.append(sent.url) if sent.frame.parent_frame else None
    )
    sit_before(guest, REACHING)
    expect(frame(guest).locator("#board")).to_have_text("nothing was reached")
    there = {re.sub(r"^https?://[^/]+", "", url) for url in asked}
    assert there == {"/boards/reversi/", "/boards/api-1.js", "/boards/reversi/board.js"}
    assert guest.page.url.endswith(f"/table/{guest.table}")
    assert len(guest.context.pages) == 1
    guest.complaints.clear()  # of the browser, about all of this


def test_a_board_plays_nothing_by_itself(invite: Invite) -> None:
    """Not by the table it is given, nor past it, nor for another seat or question"""
    guest = invite()
    script = f"""
      {SENDING}
      table.onask = (ask) => {{
        if (!ask) return;
        table.play("d3");
        for (const wrong of [ask.number - 1, ask.number + 1, 999])
          send({{ do: "play", ask: wrong, seat: 1, move: "c4" }});
        const text = {{ key: "web-hero", args: {{}} }}; // the room's words, not the game's
        send({{ do: "draft", ask: ask.number, move: null, text }});
        root.textContent = "tried";
      }};
    """
    sit_before(guest, script)
    expect(frame(guest).locator("#board")).to_have_text("tried")
    expect(guest.prompt).not_to_contain_text("Sit down and play")
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_role("textbox", name="Message").fill("still well")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_text("still well")).to_be_visible()
    assert guest.told()["position"]["plies"] == 0


FAILURES = {
    "throws": "throw new Error('broken');",
    "throws later": "table.onscene = () => { throw new Error('broken'); };",
    "floods": f"{SENDING} for (let n = 0; n < 5000; n++) send({{ do: 'pong' }});",
    "sends nonsense": f"{SENDING} for (let n = 0; n < 40; n++) send([n, {{ do: 'rule' }}]);",
    "goes elsewhere": "location.search = '?elsewhere';",
    "goes to the room": "location.href = '/';",
}


@pytest.mark.parametrize("script", FAILURES.values(), ids=FAILURES)
def test_a_board_that_fails_makes_way_for_the_text_table(invite: Invite, script: str) -> None:
    guest = invite()
    bring(guest, f"export default (root, table) => {{ {script} }}")
    new = {"game": "reversi", "seats": [ADA, BOT]}
    table = guest.context.request.post("/api/tables", data=new).json()["id"]
    guest.goto(f"/table/{table}")
    falls_back(guest)


@pytest.mark.parametrize(
    "module",
    ["export const nothing = 1;", "this is no script", "import './missing.js';"],
)
def test_a_board_that_cannot_be_loaded_does_so_too(invite: Invite, module: str) -> None:
    guest = invite()
    bring(guest, module)
    new = {"game": "reversi", "seats": [ADA, BOT]}
    table = guest.context.request.post("/api/tables", data=new).json()["id"]
    guest.goto(f"/table/{table}")
    falls_back(guest)


@pytest.mark.parametrize(
    "script",
    [
        "return new Promise(() => {});",
        f"{SENDING} MessagePort.prototype.postMessage = function (sent) "
        "{ if (sent.do !== 'pong') post.call(this, sent); }; root.textContent = 'there';",
    ],
    ids=["never ready", "does not answer"],
)
def test_a_board_that_keeps_quiet_does_so_too(invite: Invite, script: str) -> None:
    guest = invite()
    guest.page.clock.install()
    bring(guest, f"export default (root, table) => {{ {script} }}")
    new = {"game": "reversi", "seats": [ADA, BOT]}
    table = guest.context.request.post("/api/tables", data=new).json()["id"]
    guest.goto(f"/table/{table}")
    expect(frame(guest).locator("#board")).to_be_attached()
    while "board=broken" not in guest.page.url:
        guest.page.clock.run_for(10_000)
    falls_back(guest)
