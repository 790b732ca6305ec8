"""Boards that packages bring: played like ours, and shut in whatever they try.

Hostile ones take the place of the board of Reversi on the way to the browser; all else is real.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIResponse, FrameLocator, expect

from browser.guest import PHONE, WIDE, Guest
from browser.test_pressing_declared_boards import ADA, BEN, BOT, made, sit, version
from browser.test_small_screens import scrolls
from guests import ROOT
from scale import some

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


def bring(guest: Guest, script: str, game: str = "reversi") -> None:
    """Another board in place of the one that the game brings."""
    headers = {"Access-Control-Allow-Origin": "*", "Content-Type": "text/javascript"}
    guest.page.route(
        f"**/boards/{game}/board.js",
        lambda route: route.fulfill(body=script, headers=headers),
    )


def sit_before(guest: Guest, script: str) -> None:
    """At a table whose board does as the script says, given `root` and `table`."""
    bring(guest, f"export default async (root, table) => {{ {script} }}")
    sit(guest, "reversi", ADA, BOT)


def open_table(guest: Guest, game: str = "reversi", *seats: dict[str, str]) -> None:
    """Whose board may well fail at once."""
    new = {"game": game, "seats": seats or [ADA, BOT]}
    table = guest.context.request.post("/api/tables", data=new).json()["id"]
    guest.goto(f"/table/{table}")


def frame(guest: Guest) -> FrameLocator:
    return guest.page.frame_locator("iframe")


def falls_back(guest: Guest, said: str = "The board of this game does not work") -> None:
    guest.page.wait_for_url("**/text?board=broken")
    expect(guest.page.get_by_role("alert")).to_contain_text(said)
    expect(guest.page.get_by_role("textbox", name=re.compile("Move|Tah"))).to_be_visible()
    guest.complaints.clear()  # the browser told those who wrote the board


@pytest.mark.parametrize("size", some([WIDE, PHONE], "framed"))
def test_a_game_is_played_on_a_board_of_a_package(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size, motion="no-preference")
    sit(guest, "reversi", ADA, BOT)
    before = version(guest)
    cell = frame(guest).get_by_role("button", name="d3")
    for name, edge in (("a1", "a1"), ("d1", "d"), ("a4", "4")):
        along = frame(guest).locator(f'[data-cell="{name}"]')
        expect(along).to_have_attribute("data-edge", edge)
    cell.click()
    expect(guest.prompt).to_contain_text("d3: Green places a disc on d3")
    expect(frame(guest).locator("[data-turns]")).to_have_count(2)
    cell.click()
    expect(guest.button("Play")).to_be_focused()
    assert version(guest) == before
    guest.button("Play").click()
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
    "other frames": () => {
      for (let n = 0; n < parent.length; n++) if (parent[n] !== self) parent[n].document.title;
      if (parent.length < 2) throw new Error("there are none");
    },
    "a question": () => { if (!confirm("Play on?")) throw new Error("nobody was asked"); },
    "the clipboard": () => navigator.clipboard.readText(),
    "a camera": () => navigator.mediaDevices.getUserMedia({ video: true }),
    "the whole screen": () => document.documentElement.requestFullscreen(),
    "the history": () => new Promise((done, fail) => {
      history.go(-1);
      setTimeout(fail, 100); // the page of the room is looked at below
    }),
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
    answered: list[str] = []
    guest.page.on(
        "response", lambda got: answered.append(got.url) if got.frame.parent_frame else None
    )
    guest.goto("/about")
    sit_before(guest, REACHING)
    expect(frame(guest).locator("#board")).to_have_text("nothing was reached")
    there = {re.sub(r"^https?://[^/]+", "", url) for url in answered}
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
    assert guest.seen()["position"]["plies"] == 0


def snippets(page: str) -> list[str]:
    """The modules that a page of the documentation shows."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    return re.findall(r"^```js\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("module", [*snippets("boards.md"), *snippets("adding-a-game.md")])
def test_boards_in_the_documentation_work(invite: Invite, module: str) -> None:
    guest = invite()
    bring(guest, module)
    sit(guest, "reversi", ADA, BOT)
    frame(guest).get_by_role("button").first.click()
    guest.button("Play").click()
    guest.until(lambda: made(guest) != [])


@pytest.mark.parametrize("page", ["boards.md", "adding-a-game.md"])
def test_entry_points_in_the_documentation_are_those_of_the_package(page: str) -> None:
    shown = re.findall(
        r'^```toml\n(\[project\.entry-points\."deskoherna\.boards"\]\n.*?)^```$',
        (ROOT / "docs" / page).read_text("utf-8"),
        re.DOTALL | re.MULTILINE,
    )
    project = (ROOT / "examples" / "reversi" / "pyproject.toml").read_text("utf-8")
    assert len(shown) == 1
    assert shown[0] in project


FAILURES = {
    "throws": "throw new Error('broken');",
    "throws later": "table.onscene = () => { throw new Error('broken'); };",
    "throws much later": "setTimeout(() => { throw new Error('broken'); });",
    "breaks a promise": "table.onask = () => { Promise.reject(new Error('broken')); };",
    "floods": f"{SENDING} for (let n = 0; n < 5000; n++) send({{ do: 'pong' }});",
    "sends nonsense": f"{SENDING} for (let n = 0; n < 40; n++) send([n, {{ do: 'rule' }}]);",
    "plays nonsense": "table.onask = (ask) => "
    "{ for (let n = 0; ask && n < 30; n++) table.consider(`nonsense ${n}`); };",
    "goes elsewhere": "location.search = '?elsewhere';",
    "goes to the room": "location.href = '/';",
}


@pytest.mark.parametrize("script", FAILURES.values(), ids=FAILURES)
def test_a_board_that_fails_makes_way_for_the_text_table(invite: Invite, script: str) -> None:
    guest = invite()
    bring(guest, f"export default (root, table) => {{ {script} }}")
    open_table(guest)
    falls_back(guest)


@pytest.mark.parametrize("module", ["this is no script", "import './missing.js';"])
def test_a_board_that_cannot_be_loaded_does_so_too(invite: Invite, module: str) -> None:
    guest = invite()
    bring(guest, module)
    open_table(guest)
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
    open_table(guest)
    expect(frame(guest).locator("#board")).to_be_attached()
    while "board=broken" not in guest.page.url:
        guest.page.clock.run_for(10_000)
    falls_back(guest)


@pytest.mark.parametrize(
    ("module", "why"),
    [
        (
            "export default () => { throw new Error('broken'); }",
            r"Error: broken\n.*/boards/reversi/board\.js:1",
        ),
        ("export const nothing = 1;", r"board\.js exports no default function"),
    ],
)
def test_whoever_writes_a_board_finds_in_the_console_where_it_fails(
    invite: Invite, module: str, why: str
) -> None:
    guest = invite()
    bring(guest, module)
    open_table(guest)
    guest.page.wait_for_url("**/text?board=broken")
    told = [said for said in guest.complaints if "the board of reversi fails" in said]
    assert len(told) == 1
    assert re.search(why, told[0])
    guest.complaints.clear()


def test_a_broken_board_says_so_in_czech_as_well(invite: Invite) -> None:
    guest = invite(language="cs-CZ")
    bring(guest, "throw new Error('broken');")
    open_table(guest)
    falls_back(guest, "Hrací plán této hry nefunguje")


def test_a_board_whose_module_is_missing_does_so_too(invite: Invite) -> None:
    guest = invite()
    guest.page.route("**/boards/reversi/board.js", lambda route: route.fulfill(status=404))
    open_table(guest)
    falls_back(guest)


def test_a_board_that_runs_for_ever_does_not_stop_the_room(invite: Invite) -> None:
    guest = invite()
    guest.page.clock.install()
    sit_before(guest, "table.onask = () => { for (;;); };")
    guest.page.get_by_role("tab", name="Chat").click()
    say = guest.page.get_by_role("textbox", name="Message")
    say.fill("still well")
    say.press("Enter")
    expect(guest.page.get_by_text("still well")).to_be_visible()
    while "board=broken" not in guest.page.url:
        guest.page.clock.run_for(10_000)
    falls_back(guest)


def test_a_board_that_takes_the_page_with_it_is_not_shown_again_at_once(invite: Invite) -> None:
    """As one that runs for ever does where a frame shares the process of the page"""
    guest = invite()
    sit(guest, "reversi", ADA, BOT)
    cell = frame(guest).get_by_role("button", name="d3")
    guest.page.add_init_script(
        "if (self === top) for (const sign of ['pagehide', 'visibilitychange'])"
        "  addEventListener(sign, (left) => left.stopImmediatePropagation(), true);"
    )
    guest.page.reload()
    expect(cell).to_be_visible()
    guest.page.reload()  # from now on nothing on the page hears that it is left
    falls_back(guest)
    guest.goto(f"/table/{guest.table}")
    expect(cell).to_be_visible()


THIEF = """
  const field = document.createElement("input");
  root.append(field);
  setInterval(() => field.focus(), 10);
  table.onask = () => setInterval(() => table.play("d3"), 50);
"""


def test_a_board_does_not_take_the_focus_from_somebody_who_writes(invite: Invite) -> None:
    """Nor does Enter play what it urges"""
    guest = invite()
    sit_before(guest, THIEF)
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_role("textbox", name="Message").click()
    falls_back(guest)
    assert guest.seen()["position"]["plies"] == 0


def test_a_move_cannot_be_put_under_a_finger(invite: Invite) -> None:
    """What a board has chosen is shown for a moment before it can be played"""
    guest = invite()
    guest.page.clock.install()
    script = """
      root.innerHTML = "<button>first</button><button>second</button>";
      const [first, second] = root.children;
      first.onclick = () => table.draft({ move: "d3" });
      second.onclick = () => table.draft({ move: "c4" });
    """
    sit_before(guest, script)
    frame(guest).get_by_text("first").click()
    expect(guest.prompt).to_contain_text("places a disc on d3")
    expect(guest.button("Play")).to_be_disabled()
    guest.page.clock.run_for(500)
    expect(guest.button("Play")).to_be_enabled()
    frame(guest).get_by_text("second").click()
    expect(guest.prompt).to_contain_text("places a disc on c4")
    expect(guest.button("Play")).to_be_disabled()
    guest.page.clock.run_for(500)
    guest.button("Play").click()
    guest.until(lambda: made(guest) != [])
    assert made(guest)[0] == "c4"


def test_a_board_knows_nothing_of_who_had_the_device_before(invite: Invite) -> None:
    """Brambles, as if it brought a board that remembers all that it has seen"""
    guest = invite()
    script = """
      const seats = new Set();
      table.onscene = ({ view, before }) => {
        for (const one of [view, before]) if (one) seats.add(one.seat);
        root.textContent = `seen by ${[...seats]}`;
      };
      table.onask = (ask) => ask?.moves && table.draft({ move: ask.moves[0] });
    """
    its_page = f"{guest.address}/boards/reversi/"
    guest.page.route("**/boards/brambles/", lambda route: route.continue_(url=its_page))
    bring(guest, f"export default (root, table) => {{ {script} }}", "brambles")
    guest.page.route("**/api/room", lambda route: route.fulfill(json=with_board(route.fetch())))
    open_table(guest, "brambles", ADA, BEN)
    guest.button("I am Ada").click()
    expect(frame(guest).locator("#board")).to_have_text("seen by 0")
    guest.button("Play").click()
    guest.button("I am Ben").click()
    expect(frame(guest).locator("#board")).to_have_text("seen by 1")


def with_board(room: APIResponse) -> Any:
    """The room, in which Brambles brings a board of its own."""
    told = room.json()
    for game in told["games"]:
        game["board"] = "bundled" if game["id"] == "brambles" else game["board"]
    return told
