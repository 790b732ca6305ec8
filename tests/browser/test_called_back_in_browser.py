"""The room is installed, opens without a connection, and calls people back (ROOM-20)."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from browser.guest import PHONE, Guest
from browser.running import Room, opened
from browser.test_every_page import violations
from calling import Browser

Invite = Callable[..., Guest]
Posts = list[tuple[str, bytes]]

# A browser without a window has no push service, and shows no notices.
SUBSCRIBING = """(subscription) => {
  let known = null;
  const { endpoint, p256dh, auth } = subscription;
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { known = null; return true; },
  };
  Notification.requestPermission = async () => { window.permissionAsked = true; return "granted"; };
  PushManager.prototype.subscribe = async () => (known = made);
  PushManager.prototype.getSubscription = async () => known;
}"""
RECORDING = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, more) => {
    self.shown.push({ title, ...more });
  };
  self.clients.openWindow = async (address) => { self.opened.push(address); };
  WindowClient.prototype.focus = async function () { self.opened.push("in front"); };
  self.happens = async (name, more) => {
    let done;
    const event = new Event(name);
    Object.assign(event, { ...more, waitUntil: (work) => (done = work) });
    self.dispatchEvent(event);
    await done;
  };
}"""
PRESSING = """() => {
  const notification = { ...self.shown.at(-1), close: () => undefined };
  return self.happens("notificationclick", { notification });
}"""
ROTATING = """({ endpoint, p256dh, auth }) => {
  const newSubscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  return self.happens("pushsubscriptionchange", { newSubscription });
}"""
AN_OLD_PAGE = """async () => {
  const [name] = await caches.keys();
  await (await caches.open(name)).put("/", new Response("an old page"));
}"""
THE_PAGE_AGAIN = """async () => {
  const [name] = await caches.keys();
  await (await caches.open(name)).add("/");
}"""
KEPT = """async () => {
  const names = await caches.keys();
  const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return caught.flat().map(({ url }) => new URL(url).pathname);
}"""


@pytest.fixture
def posts() -> Iterator[Posts]:
    """What a push service is sent; the first item is its address."""
    taken: Posts = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            taken.append((self.path, body))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """To nobody."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    taken.append((f"127.0.0.1:{server.server_address[1]}", b""))
    yield taken
    server.shutdown()
    server.server_close()


@pytest.fixture
def room(tmp_path: Path, posts: Posts) -> Iterator[Room]:
    yield from opened(tmp_path, "--push-host", posts[0][0])


def worker_of(guest: Guest) -> Worker:
    """The service worker, once it serves the page."""
    guest.until(lambda: guest.page.evaluate("navigator.serviceWorker.controller !== null"))
    (worker,) = guest.context.service_workers
    return worker


def test_the_room_opens_without_a_connection(invite: Invite) -> None:
    """And says what works; when the connection is back it goes on by itself"""
    ada = invite(workers=True)
    ada.goto("/rules/numerus")
    worker = worker_of(ada)
    ada.goto("/rules/numerus")  # from now on the worker has seen it
    expect(ada.page.get_by_role("heading", name="NUMERUS")).to_be_visible()
    ada.context.request.post("/api/me", data={})
    ada.goto("/me/settings")
    expect(ada.page.get_by_role("heading", name="Being called back")).to_be_visible()
    kept = worker.evaluate(KEPT)
    assert "/" in kept
    own = [path for path in kept if not path.startswith(("/assets/", "/api/texts/", "/icon"))]
    assert sorted(set(own)) == ["/", "/api/rules/numerus/en"]  # nothing that is somebody's own

    worker.evaluate(AN_OLD_PAGE)
    ada.goto("/about")  # nobody is kept in an old version while the server answers
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    worker.evaluate(THE_PAGE_AGAIN)
    ada.context.set_offline(True)
    ada.goto("/rules/numerus")
    expect(ada.page.get_by_text("You are offline.")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Landing")).to_be_visible()
    assert violations(ada) == []
    ada.goto("/")
    expect(ada.page.get_by_role("alert")).to_contain_text("not answering")
    ada.context.set_offline(False)
    expect(ada.page.get_by_role("article").filter(has_text="NUMERUS")).to_be_visible()
    expect(ada.page.get_by_text("You are offline.")).to_have_count(0)
    ada.complaints = [one for one in ada.complaints if "ERR_INTERNET_DISCONNECTED" not in one]


def deliver(guest: Guest, notice: dict[str, Any]) -> None:
    """As the browser does when its push service has something for it."""
    page = guest.context.new_page()
    devtools = guest.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"])
    )
    devtools.send("ServiceWorker.enable")
    guest.until(lambda: bool(page.evaluate("1")) and bool(found))
    registration = found[0]["registrationId"]
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": guest.address, "registrationId": registration, "data": json.dumps(notice)},
    )
    page.close()


def lays(host: Guest) -> tuple[str, str]:
    """A table, and the link to its second seat."""
    seats = [{"who": "me", "name": "Hana"}, {"who": "friend"}]
    new = {"game": "numerus", "seats": seats, "options": {"variant": "short", "first": "green"}}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")
    return table, host.seen()["you"]["links"]["1"]


def turns_it_on(guest: Guest, subscription: dict[str, str]) -> Worker:
    """In the settings, and looks at what can be chosen there."""
    guest.context.add_init_script(f"({SUBSCRIBING})({json.dumps(subscription)})")
    guest.goto("/me/settings")
    worker = worker_of(guest)
    worker.evaluate(RECORDING)
    expect(guest.button("Call me at this device")).to_be_visible()
    assert not guest.page.evaluate("window.permissionAsked")  # nobody is asked before they press
    assert violations(guest) == []
    guest.button("Call me at this device").click()
    expect(guest.page.get_by_text("this device", exact=True)).to_be_visible()
    guest.page.get_by_label("somebody sits down").uncheck()
    guest.page.get_by_label("Never call me at these hours").check()
    expect(guest.page.get_by_text("Time zone:")).to_be_visible()
    assert violations(guest) == []
    guest.page.get_by_label("Never call me at these hours").uncheck()
    expect(guest.page.get_by_text("Time zone:")).to_have_count(0)
    return worker


def test_someone_is_called_back(room: Room, invite: Invite, posts: Posts) -> None:
    """ROOM-20: turned on by a press, called while the page is closed, led to the table"""
    keys = Browser()
    ada, hana = invite(workers=True, size=PHONE), invite()
    table, link = lays(hana)
    worker = turns_it_on(ada, keys.subscription(f"http://{posts[0][0]}/ada"))
    token = link.rpartition("/")[2]
    sit = {"do": "sit", "id": "s", "seat": 1, "name": "Ada", "token": token, "words": ""}
    ada.context.request.post(f"/api/tables/{table}/commands", data=sit)
    ada.goto(f"/table/{table}")
    ada.button("Table").click()
    ada.button("Do not call me to this table").click()
    ada.button("Call me to this table again").click()
    expect(ada.button("Do not call me to this table")).to_be_visible()
    ada.page.goto("about:blank")  # the page is closed, and the browser is not

    hana.await_turn(0)
    assert hana.command(do="play", seat=0, move="1 a1", version=hana.version())["tell"] == "done"
    hana.until(lambda: len(posts) == 2)
    path, body = posts[1]
    notice = keys.decrypt(body)
    assert (path, notice["title"]) == ("/ada", "NUMERUS: it is your turn")
    deliver(ada, notice)
    ada.until(lambda: bool(worker.evaluate("self.shown.length")))
    (shown,) = worker.evaluate("self.shown")
    assert (shown["body"], shown["tag"]) == ("At the table: Hana", table)
    worker.evaluate(PRESSING)
    assert worker.evaluate("self.opened") == [f"{room.address}/table/{table}"]

    ada.goto(f"/table/{table}?move=0")
    expect(ada.page.get_by_role("button", name="Back to now")).to_be_visible()
    worker.evaluate(PRESSING)  # the table is open already, and shows the move from now on
    expect(ada.page).to_have_url(f"{room.address}/table/{table}")
    assert worker.evaluate("self.opened.at(-1)") == "in front"
    assert ada.await_turn(1)
    ada.page.bring_to_front()
    deliver(ada, {**notice, "title": "in sight"})
    ada.page.bring_to_front()
    deliver(ada, {**notice, "table": "another", "title": "another"})
    ada.until(lambda: worker.evaluate("self.shown.at(-1).title") == "another")
    assert [one["title"] for one in worker.evaluate("self.shown")] == [shown["title"], "another"]

    moved = Browser().subscription(f"http://{posts[0][0]}/moved")
    before = ada.context.request.get("/api/me/notices").json()["devices"]
    worker.evaluate(ROTATING, moved)  # the push service leads to the browser by another address
    (after,) = ada.context.request.get("/api/me/notices").json()["devices"]
    assert [one["name"] for one in before] == [after["name"]]
    assert after["id"] != before[0]["id"]
    ada.context.request.delete(f"/api/me/notices/devices/{after['id']}")  # as at another device
    worker.evaluate(ROTATING, keys.subscription(f"http://{posts[0][0]}/ada"))
    assert ada.context.request.get("/api/me/notices").json()["devices"] == []
