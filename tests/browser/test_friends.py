"""Friends at their own devices, and somebody who watches."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest

Invite = Callable[..., Guest]


def open_table(host: Guest) -> str:
    """Two clicks from the home page; the link for the friend."""
    host.goto("/")
    tile = host.page.get_by_role("article").filter(has_text="NUMERUS")
    tile.get_by_role("link", name="With friends").click()
    host.page.get_by_label("Board", exact=True).select_option("short")
    host.button("Open the table").click()
    host.page.wait_for_url("**/table/*")
    return link_to_seat(host)


def lay_table(host: Guest) -> str:
    """The same without the home page."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
    new = {"game": "numerus", "seats": seats, "options": {"variant": "short"}}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")
    return link_to_seat(host)


def link_to_seat(host: Guest) -> str:
    expect(host.page.get_by_role("heading", name="One player is still missing")).to_be_visible()
    link: str = host.seen()["you"]["links"]["1"]
    return link


def sit_down(friend: Guest, link: str, name: str) -> None:
    friend.goto(link)
    friend.page.get_by_label("Your name").fill(name)
    friend.button("Sit down").click()
    friend.page.wait_for_url("**/table/*")


def test_two_browsers_and_a_spectator(invite: Invite) -> None:
    host, friend, watcher = invite(), invite(), invite()
    sit_down(friend, open_table(host), "Bára")
    watcher.goto(f"/table/{host.table}")
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible()
    players = [host, friend]
    for _ in range(6):
        (seat,) = (waiting["seat"] for waiting in host.seen()["position"]["waiting"])
        mover, other = players[seat], players[1 - seat]
        assert mover.await_turn(seat)
        move = mover.play_on(seat)
        for seen_by in (mover, other, watcher):
            expect(seen_by.log).to_contain_text(move)
    friend.command(do="resign", seat=1)
    views = [guest.seen()["position"]["view"] for guest in (host, friend, watcher)]
    assert views[0] == views[1] == views[2]
    for guest in (host, friend, watcher):
        expect(guest.prompt.get_by_role("button", name="Look back")).to_be_visible()


def test_a_used_link_makes_a_spectator(invite: Invite) -> None:
    host, friend, late = invite(), invite(), invite()
    link = lay_table(host)
    sit_down(friend, link, "Bára")
    late.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("This link has been used")
    expect(late.button("Sit down")).to_have_count(0)
    late.button("Watch the game").click()
    late.page.wait_for_url("**/table/*")
    expect(late.page.get_by_text("You are watching").first).to_be_visible()
    assert link.rsplit("/", 1)[1] not in friend.page.url


def test_undo_by_consent(invite: Invite) -> None:
    """ROOM-4: the other must agree, and may decline."""
    host, friend = invite(), invite()
    sit_down(friend, lay_table(host), "Bára")
    host.until(lambda: host.seen()["position"] is not None)
    (seat,) = (waiting["seat"] for waiting in host.seen()["position"]["waiting"])
    mover, other = ([host, friend], [friend, host])[seat]
    mover.await_turn(seat)
    mover.play_any(seat)
    mover.menu("Take back move 1")
    other.button("Decline").click()
    expect(mover.log).to_contain_text("does not agree")
    mover.menu("Take back move 1")
    other.button("Agree").click()
    assert mover.await_turn(seat)
    assert mover.seen()["position"]["plies"] == 0


def test_spectators_talk_among_themselves(invite: Invite) -> None:
    """ROOM-13: players read it when the game is over."""
    host, friend, watcher = invite(), invite(), invite()
    sit_down(friend, lay_table(host), "Bára")
    watcher.goto(f"/table/{host.table}")
    for guest, said in ((host, "good luck"), (watcher, "psst")):
        guest.tab("Chat")
        guest.page.get_by_label("Message").fill(said)
        guest.button("Send").click()
        expect(guest.page.get_by_role("log", name="Chat")).to_contain_text(said)
    expect(watcher.page.get_by_role("log", name="Chat")).to_contain_text("good luck")
    friend.tab("Chat")
    expect(friend.page.get_by_role("log", name="Chat")).to_contain_text("good luck")
    expect(friend.page.get_by_role("log", name="Chat")).not_to_contain_text("psst")
    host.page.get_by_label("Message").fill("and to you")
    host.button("Send").click()
    expect(friend.page.get_by_role("log", name="Chat")).to_contain_text("and to you")
    friend.menu("Give up")
    friend.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    for guest in (host, friend):
        lines = guest.page.get_by_role("log", name="Chat").get_by_role("listitem")
        expect(lines).to_contain_text(["good luck", "psst", "and to you"])
    friend.page.get_by_label("Message").fill("well played")
    friend.button("Send").click()
    lines = watcher.page.get_by_role("log", name="Chat").get_by_role("listitem")
    expect(lines).to_contain_text(["good luck", "psst", "and to you", "well played"])


def test_what_cannot_be_said_is_refused_in_the_chat(invite: Invite) -> None:
    guest = invite()
    guest.play_bot()
    guest.tab("Chat")
    guest.page.get_by_label("Message").fill("a\u202eb")
    guest.button("Send").click()
    panel = guest.page.get_by_role("tabpanel", name="Chat")
    expect(panel.get_by_role("alert")).to_contain_text("cannot be shown")
    expect(guest.page.get_by_label("Message")).to_have_value("a\u202eb")
    expect(guest.prompt).not_to_contain_text("cannot be shown")


def test_a_player_goes_on_at_another_device(invite: Invite) -> None:
    """ROOM-10: by a link of their own; the host has none for a seat that somebody has."""
    host, friend, elsewhere = invite(), invite(), invite()
    sit_down(friend, lay_table(host), "Bára")
    host.until(lambda: host.seen()["position"] is not None)
    host.button("Seat of Bára …").click()
    menu = host.page.get_by_role("dialog")
    expect(menu.get_by_text("away for ten minutes")).to_be_visible()
    for name in ("New link", "Take the seat from Bára"):
        expect(menu.get_by_role("button", name=name)).to_have_count(0)
    assert host.command(do="reissue", seat=1)["problem"]["key"] == "room-seat-present"
    friend.menu("Play on from another device")
    dialog = friend.page.get_by_role("dialog")
    link = dialog.get_by_label("Link to the seat", exact=True).input_value()
    assert link.endswith(friend.seen()["you"]["links"]["1"])
    assert host.seen()["you"]["links"] == {}
    expect(dialog.get_by_role("heading")).to_have_count(1)
    expect(dialog.get_by_role("button", name="Copy the link")).to_be_visible()
    expect(dialog.get_by_label("QR code of the link to the seat")).to_be_visible()
    expect(host.log).to_contain_text("A new link was made for the seat of Bára.")
    dialog.get_by_role("button", name="Disable the link").click()
    expect(dialog.get_by_text("The link no longer works.")).to_be_visible()
    assert friend.seen()["you"]["links"]["1"] not in link
    sit_down(elsewhere, friend.seen()["you"]["links"]["1"], "Bára")
    expect(friend.page.get_by_text("You can still watch").first).to_be_visible()
    assert elsewhere.seen()["you"]["seats"] == [1]


def test_the_host_shows_spectators_out(invite: Invite) -> None:
    """ROOM-10"""
    host, friend, watcher = invite(), invite(), invite()
    sit_down(friend, lay_table(host), "Bára")
    watcher.goto(f"/table/{host.table}")
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible()
    host.menu("Show spectators out")
    expect(watcher.page.get_by_text("The host lets nobody watch").first).to_be_visible()
    watcher.complaints.clear()  # the browser itself tells of the refusal
    expect(friend.log).to_contain_text("The host has shown spectators out.")
    host.menu("Let spectators in")
    watcher.page.reload()
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible()


def test_who_is_too_late_is_told_when_sitting_down(invite: Invite) -> None:
    """ROOM-10: both opened the link, and only one has the seat."""
    host, friend, late = invite(), invite(), invite()
    link = lay_table(host)
    late.goto(link)
    expect(late.button("Sit down")).to_be_visible()
    sit_down(friend, link, "Bára")
    late.button("Sit down").click()
    expect(late.page.get_by_role("alert")).to_contain_text("This link has been used")
    late.complaints.clear()  # the browser itself tells of the refusal
    expect(late.button("Watch the game")).to_be_visible()


def test_the_seat_of_a_bot_is_freed_again(invite: Invite) -> None:
    host = invite()
    new = {"game": "numerus", "seats": [{"who": "friend"}, {"who": "bot", "bot": "greedy"}]}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")
    expect(host.page.get_by_role("heading", name="One player is still missing")).to_be_visible()
    host.button(f"Seat of {host.seen()['status']['seats'][1]['name']} …").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Free the seat").click()
    expect(host.page.get_by_role("heading", name="2 players are still missing")).to_be_visible()


def test_a_bad_name_can_be_mended(invite: Invite) -> None:
    """ROOM-10: the link is not used up by it."""
    host, friend = invite(), invite()
    friend.goto(lay_table(host))
    friend.page.get_by_label("Your name").fill("B\u202eára")
    friend.button("Sit down").click()
    expect(friend.page.get_by_role("alert")).to_contain_text("cannot be shown")
    friend.complaints.clear()  # the browser itself tells of the refusal
    friend.page.get_by_label("Your name").fill("Bára")
    friend.button("Sit down").click()
    friend.page.wait_for_url("**/table/*")


def test_another_bot_plays_on(invite: Invite) -> None:
    host = invite()
    host.play_bot("random")
    host.await_turn(0)
    host.button(f"Seat of {host.seen()['status']['seats'][1]['name']} …").click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Seasoned bot")).to_be_checked()
    dialog.get_by_role("radio", name="Greedy bot").check()
    dialog.get_by_role("button", name="Seat the bot").click()
    host.until(lambda: host.seen()["status"]["seats"][1]["bot"] == "greedy")


def test_rematch_for_everyone(invite: Invite) -> None:
    host, friend = invite(), invite()
    sit_down(friend, lay_table(host), "Bára")
    friend.menu("Give up")
    friend.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    before = host.table
    host.button("Rematch").click()
    expect(host.page.get_by_role("heading", name="One player is still missing")).to_be_visible()
    expect(host.page.get_by_text("Missing: Bára").first).to_be_visible()
    host.page.go_back()
    for guest in (host, friend):
        guest.link("To the next table").click()
        guest.until(lambda guest=guest: guest.table != before)  # type: ignore[misc]
    host.until(lambda: host.seen()["status"]["state"] == "playing")
