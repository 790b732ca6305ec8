"""Every page, in both languages, light and dark, wide and on a phone: axe finds nothing wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, WIDE, Guest
from scale import few, some

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [("en-GB", WIDE), ("cs-CZ", PHONE)]
OTHERS = [("cs-CZ", WIDE), ("en-GB", PHONE)]
THEMES: list[Literal["dark", "light"]] = ["dark", "light"]
PAGES = (
    "/",
    "/new/numerus",
    "/rules/numerus",
    "/rules/room",
    "/pieces/teserakt",
    "/learn/numerus",
    "/records",
    "/about",
    "/me",
    "/me/settings",
    "/me/move",
    "/api",
)


VIOLATIONS = """async () => {
  const {violations} = await axe.run({resultTypes: ["violations"]});
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 120)}`));
}"""


def violations(guest: Guest) -> list[str]:
    """What axe finds, in the dark and in the light."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text("utf-8"))
    found = []
    for theme in THEMES:
        guest.page.emulate_media(color_scheme=theme)
        found += [f"{guest.page.url} {theme} {what}" for what in guest.page.evaluate(VIOLATIONS)]
    return found


@pytest.mark.parametrize(("language", "size"), some(LOOKS, "every_page"))
def test_pages(invite: Callable[..., Guest], language: str, size: tuple[int, int]) -> None:
    guest = invite(language=language, size=size)
    for path in few(PAGES, 4, "pages"):
        guest.goto(path)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        assert violations(guest) == []
        assert guest.page.evaluate("document.documentElement.lang") == language[:2]
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize(("language", "size"), some(OTHERS, "too wide"))
def test_no_page_is_too_wide_in_the_other_language(
    invite: Callable[..., Guest], language: str, size: tuple[int, int]
) -> None:
    guest = invite(language=language, size=size)
    for path in PAGES:
        guest.goto(path)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize(("language", "size"), some(LOOKS, "every_page 2"))
def test_the_table(invite: Callable[..., Guest], language: str, size: tuple[int, int]) -> None:
    guest = invite(language=language, size=size)
    guest.play_a_bot()
    guest.await_turn(0)
    assert violations(guest) == []
    guest.goto(f"/table/{guest.table}/text")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert violations(guest) == []


def test_a_page_that_is_not_there(invite: Callable[..., Guest]) -> None:
    guest = invite()
    assert guest.page.goto("/nowhere").status == 404  # type: ignore[union-attr]
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.complaints.clear()  # the browser tells of the 404 itself
    assert violations(guest) == []
