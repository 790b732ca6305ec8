"""Stepping through the moves, links to them, forks, records, and the check of chance."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import deskoherna
from browser.guest import Guest
from deskoherna.tables.projection.log_view import PAGE


def give_up(guest: Guest) -> None:
    guest.menu("Give up")
    guest.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    guest.until(lambda: guest.seen()["status"]["state"] == "over")


def play(guest: Guest, moves: int) -> None:
    """A game that goes on after these moves; one that chance has ended before is left behind."""
    guest.play_bot()
    for _ in range(moves):
        if guest.await_turn(0):
            guest.play_any(0)
    if guest.await_turn(0):
        guest.page.mouse.move(0, 0)  # off the board, or a landing is being considered
    else:
        play(guest, moves)


def test_a_link_to_any_move(invite: Callable[..., Guest]) -> None:
    guest = invite()
    play(guest, 3)
    guest.button("One move back").click()
    guest.button("One move back").click()
    plies = guest.seen()["position"]["plies"]
    expect(guest.prompt).to_contain_text(f"After move {plies - 2} of {plies}")
    guest.until(lambda: guest.page.url.endswith(f"?move={plies - 2}"))
    other = invite()
    other.goto(guest.page.url)
    expect(other.prompt).to_contain_text(f"After move {plies - 2} of {plies}")
    guest.button("Back to now").click()
    guest.await_turn(0)


def test_earlier_lines_of_a_long_log(invite: Callable[..., Guest]) -> None:
    """What has scrolled out of the latest page is fetched when it is wanted."""
    guest = invite()
    play(guest, 1)
    for number in range(PAGE):
        guest.command(do="say", text=f"line {number}")
    guest.page.reload()
    guest.tab("Chat")
    expect(guest.page.get_by_text(f"line {PAGE - 1}")).to_be_visible()
    guest.tab("Log")
    line = guest.log.get_by_role("listitem").get_by_role("button").first
    expect(line).not_to_be_attached()
    guest.button("Show earlier entries").click()
    expect(line).to_be_attached()
    expect(guest.button("Show earlier entries")).not_to_be_attached()


def test_continue_from_here(invite: Callable[..., Guest]) -> None:
    guest = invite()
    play(guest, 2)
    first = guest.table
    guest.button("One move back").click()
    guest.button("Continue from here").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    guest.until(lambda: guest.table != first)
    guest.until(lambda: guest.seen()["position"] is not None)
    assert guest.seen()["status"]["came_from"]["table"] == first


def test_continue_from_the_end(invite: Callable[..., Guest]) -> None:
    """Where someone gave up, the game can be played on from its last move."""
    guest = invite()
    play(guest, 1)
    give_up(guest)
    first, plies = guest.table, guest.seen()["position"]["plies"]
    guest.menu("Continue from here")
    guest.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    guest.until(lambda: guest.table != first)
    guest.until(lambda: guest.seen()["position"] is not None)
    assert guest.seen()["status"]["came_from"] == {"table": first, "ply": plies}


def test_nothing_continues_where_the_game_itself_ended(invite: Callable[..., Guest]) -> None:
    guest = invite()
    guest.play_bot()
    while guest.await_turn(0):
        guest.command(
            do="play",
            seat=0,
            move=guest.legal(0)[0],
            version=guest.seen()["position"]["version"],
        )
    expect(guest.button("Look back")).to_be_visible()
    guest.menu("Continue from here")
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog.get_by_role("alert")).to_contain_text("The game ended with this move")
    guest.complaints.clear()  # the browser itself tells of the refusal


def test_records_go_down_and_up(invite: Callable[..., Guest], tmp_path: Path) -> None:
    guest = invite()
    play(guest, 2)
    plies = guest.seen()["position"]["plies"]
    give_up(guest)
    guest.button("Table").click()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("dialog").get_by_text("Download the record").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    assert len(deskoherna.replay(file.read_bytes()).plies) == plies
    other = invite()
    other.goto("/records")
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.wait_for_url("**/table/*")
    assert other.seen()["position"]["plies"] == plies
    name = other.seen()["status"]["seats"][1]["name"]
    expect(other.prompt).to_contain_text(f"{name} has won")
    file.write_bytes(file.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    other.goto("/records")
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.get_by_role("alert")).to_contain_text("Line ")
    other.complaints.clear()  # the browser itself tells of the refusal


def test_chance_is_checked_in_the_page(invite: Callable[..., Guest]) -> None:
    """ROOM-6: the commitment first, the seed after the end."""
    guest = invite()
    play(guest, 1)
    guest.tab("Chance")
    panel = guest.page.get_by_role("tabpanel", name="Chance")
    expect(panel).to_contain_text(guest.seen()["status"]["chance"]["commitment"])
    expect(panel).to_contain_text("revealed when the game is over")
    give_up(guest)
    expect(panel).to_contain_text("The seed matches the fingerprint")
