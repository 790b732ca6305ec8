"""The documentation, served by the room and read from a disk: it is found, searched and read."""

from __future__ import annotations

import re

import pytest
from documentation.sources import ROOT
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guest import PHONE, WIDE

SITE = ROOT / "src/deskoherna/server/docs"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_room_has_it(invite: Invite, size: tuple[int, int]) -> None:
    """Under the same policy as every page, as no complaint shows"""
    guest = invite(size=size)
    guest.goto("/about")
    guest.link("Documentation").click()
    guest.page.wait_for_url("**/docs/")
    guest.page.get_by_role("article").get_by_role("link", name="Your own bots").click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Your own bots")
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]
    guest.page.get_by_role("banner").get_by_role("link", name="The room").click()
    guest.page.wait_for_url(re.compile(r"//[^/]+/$"))


@pytest.mark.parametrize("served", [True, False], ids=["served", "from a disk"])
def test_it_can_be_searched(invite: Invite, served: bool) -> None:
    """Letters need no accents"""
    guest = invite()
    guest.goto("/docs/" if served else f"{SITE.as_uri()}/index.html")
    guest.page.get_by_role("button", name=re.compile("^Search")).click()
    guest.page.get_by_role("combobox", name="Search").fill("chapadelnici")
    guest.page.get_by_role("option", name=re.compile("Chapadelníci a spojky")).click()
    guest.page.wait_for_url(re.compile(r"rulebooks/cs/numerus\.html.*#NUM-3$"))
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("NUMERUS")
