"""A room with texts of others: served and logged as they are, whatever is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path

from server.running import Serving, browser
from terminal.program import environment
from texts.folders import SLOVAK, write


class InSlovak(Serving):
    def environment(self) -> dict[str, str]:
        return environment(self.folder, "en", DESKOHERNA_TEXTS=str(self.folder / "texts"))


async def test_a_room_with_a_language_of_others(tmp_path: Path) -> None:
    """Pages, refusals and rules are in it as far as it goes, and in English otherwise"""
    write(tmp_path / "texts", {**SLOVAK, "web.sk.ftl": "web-retry = { $x }\nweb-close = Zavrieť\n"})
    with InSlovak(tmp_path) as server:
        async with browser(server) as me:
            slovak = {"Accept-Language": "sk-SK, cs"}
            _, texts = await me.get("/api/texts/web", headers=slovak)
            assert texts["language"] == "sk"
            assert {"tag": "sk", "name": "Slovenčina", "direction": "ltr"} in texts["languages"]
            assert "web-close = Zavrieť" in texts["messages"]
            assert "web-retry = Try again" in texts["english"]
            _, book = await me.get("/api/rules/numerus/sk")
            assert 'aria-labelledby="NUM-5" lang="en"' in book["html"]
            _, refused = await me.get("/api/tables/nowhere", headers=slovak)
            assert refused["message"] == "There is no such table."
            _, page = await me.get("/", headers={**slovak, "Accept": "text/html"})
            assert b'<html lang="sk" dir="ltr">' in page
            _, described = await me.get("/api/openapi.json?lang=sk")
            assert "/api/texts/{pack}" in described["paths"]
        assert server.end() == 0
        (noted,) = map(json.loads, server.log().splitlines())
        assert noted["event"] == "text"
        assert noted["file"].endswith("texts/web.sk.ftl")
        assert (noted["level"], noted["line"]) == ("warning", 1)
        assert noted["reason"] == "The English message has no argument x."
