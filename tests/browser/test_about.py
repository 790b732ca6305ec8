"""The About page: which version it is, and whose work is in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.guest import Guest
from deskoherna import __version__

CLIENT = Path(__file__).parents[2] / "src/deskoherna/server/client"


def test_all_that_others_made_is_named_with_its_licence(invite: Callable[..., Guest]) -> None:
    guest = invite(language="cs-CZ")
    guest.goto("/about")
    parts = json.loads((CLIENT / "licences.json").read_bytes())
    items = guest.page.get_by_role("listitem")
    expect(items).to_have_count(len(parts))
    for item, part in zip(items.all(), parts, strict=True):
        expect(item).to_contain_text(f"{part['version']}: {part['licence']}")
    expect(guest.page.get_by_text(f"Verze {__version__}")).to_be_visible()
    with guest.page.expect_popup() as opened:
        guest.page.get_by_role("link", name="Plná znění těchto licencí").click()
    expect(opened.value.locator("body")).to_contain_text("SIL OPEN FONT LICENSE")
    assert guest.complaints == []
