"""The board of NUMERUS: previews and reasons before anything is sent, by mouse, touch and keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest


def test_a_preview_and_then_a_landing_by_keys(invite: Callable[..., Guest]) -> None:
    guest = invite()
    guest.play_bot()
    guest.await_turn(0)
    legal = guest.legal(0)
    version = guest.seen()["position"]["version"]
    ship, cell = next(move for move in legal if move.startswith("3 ")).split()
    guest.page.locator('[role="gridcell"][tabindex="0"]').focus()
    guest.page.keyboard.press(ship)
    walk(guest, cell)
    expect(guest.prompt).to_contain_text(f"Land the {ship} on {cell}")
    assert guest.seen()["position"]["version"] == version
    guest.page.keyboard.press("Escape")
    expect(guest.prompt).not_to_contain_text("Land the")
    guest.page.keyboard.press(ship)
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.seen()["position"]["version"] > version)
    landed = [line for line in guest.seen()["log"] if line["line"] == "move" and line["seat"] == 0]
    assert landed[0]["move"] == f"{ship} {cell}"


def walk(guest: Guest, cell: str) -> None:
    """With the arrow keys, from wherever the focus is."""
    focused = str(guest.page.evaluate("document.activeElement.dataset.cell"))
    columns = ord(cell[0]) - ord(focused[0])
    rows = int(cell[1:]) - int(focused[1:])
    for _ in range(abs(columns)):
        guest.page.keyboard.press("ArrowRight" if columns > 0 else "ArrowLeft")
    for _ in range(abs(rows)):
        guest.page.keyboard.press("ArrowUp" if rows > 0 else "ArrowDown")
    expect(guest.page.locator(f'[data-cell="{cell}"]')).to_be_focused()


def test_a_closed_cell_says_why(invite: Callable[..., Guest]) -> None:
    """NUM-7: a ship stands there; the rule opens from the reason."""
    guest = invite()
    guest.play_here()
    guest.await_turn(0)
    guest.play_on(0)
    guest.await_turn(1)
    ship = guest.seen()["position"]["view"]["ships"][0]["cell"]
    guest.page.locator("button[data-ship]").first.click()
    guest.page.locator(f'[data-cell="{ship}"]').hover()
    expect(guest.prompt).to_contain_text(f"A ship stands on {ship}")
    guest.prompt.get_by_role("button", name="Open rule NUM-7").or_(
        guest.prompt.get_by_role("link", name="Open rule NUM-7")
    ).click()
    rules = guest.page.get_by_role("tabpanel", name="Rules")
    expect(rules.get_by_role("heading", name="NUM-7")).to_be_in_viewport()
