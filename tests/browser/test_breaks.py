"""Nothing is lost: the wire is cut in the middle of a move, the server killed in a game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest
from browser.running import Room, Wire

Invite = Callable[..., Guest]


def moves_seen(guest: Guest) -> list[tuple[int, str]]:
    log = guest.seen()["log"]
    return [(line["ply"], line["move"]) for line in log if line["line"] == "move"]


def test_reconnecting_in_the_middle_of_a_move(invite: Invite, room: Room) -> None:
    wire = Wire(room.address)
    guest = invite(address=wire.address)
    guest.play_here()
    guest.await_turn(0)
    ship, cell = guest.legal(0)[0].split()
    before = len(moves_seen(guest))
    wire.cut()
    guest.page.locator(f'button[data-ship="{ship}"]').click()
    guest.point(guest.page.locator(f'[data-cell="{cell}"]'))
    expect(guest.page.get_by_text("line is cut").first).to_be_visible()
    expect(guest.page.locator(f'[data-cell="{cell}"]')).to_be_visible()
    wire.mend()
    guest.until(lambda: len(moves_seen(guest)) > before)
    assert moves_seen(guest)[before] == (before + 1, f"{ship} {cell}")
    expect(guest.page.get_by_text("line is cut")).to_be_hidden()
    assert guest.await_turn(1)
    guest.play_on(1)
    wire.close()


def test_the_server_is_killed_in_the_middle_of_a_game(invite: Invite, room: Room) -> None:
    guest = invite()
    guest.play_here()
    for seat in (0, 1, 0):
        guest.await_turn(seat)
        guest.play_on(seat)
        played = moves_seen(guest)
        room.kill()
        expect(guest.page.get_by_text("line is cut").first).to_be_visible()
        room.start()
        expect(guest.page.get_by_text("line is cut")).to_be_hidden()
        assert moves_seen(guest)[: len(played)] == played
    assert guest.await_turn(1)
    plies = [ply for ply, _ in moves_seen(guest)]
    assert plies == list(range(1, len(plies) + 1))
