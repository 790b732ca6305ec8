"""`deskoherna people`: what operators do for a person who asks."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from deskoherna.tables import wire
from server.running import Serving, browser, two_players
from server.test_backup import run

WORDS = "my very own words"


async def test_somebody_s_data_are_handed_out_and_forgotten(tmp_path: Path) -> None:
    """ROOM-18"""
    database = ("--database", str(tmp_path / "room.sqlite"))
    with Serving(tmp_path) as server:
        async with two_players(server) as (table, hana, ada):
            async with hana.at(table) as socket:
                await socket.do(wire.Say, text=WORDS)
            number = (await hana.get("/api/me"))[1]["number"]
            told = ("people", "data", str(tmp_path / "while.json"), "--number", number, *database)
            running = await asyncio.to_thread(run, tmp_path, *told)
            assert running.returncode == 0, running.stderr
            server.end()
            file = tmp_path / "data.json"
            at_table = ("--table", table, "--name", "Hana Nováková")
            saved = run(tmp_path, "people", "data", str(file), *at_table, *database)
            assert saved.returncode == 0, saved.stderr
            (data,) = json.loads(file.read_text("utf-8"))
            assert data["you"]["number"] == number
            assert [said["text"] for said in data["tables"][0]["said"]] == [WORDS]
            assert file.read_text("utf-8") == (tmp_path / "while.json").read_text("utf-8")
            forgotten = run(tmp_path, "people", "forget", "--number", number, *database)
            assert forgotten.stdout.startswith("Forgotten."), forgotten.stderr
            again = run(tmp_path, "people", "forget", *at_table, *database)
            assert (again.returncode, again.stdout) == (1, "")
            assert "--number" in run(tmp_path, "people", "forget", *database).stderr
            server.start()
            for guest, seats in ((hana, []), (ada, [1])):
                cookie = {"Cookie": f"deskoherna={guest.cookie}"}
                _, welcome = await guest.get(f"/api/tables/{table}", headers=cookie)
                assert welcome["you"]["seats"] == seats
                assert WORDS not in str(welcome)
                assert "Hana" not in str(welcome)
        async with browser(server) as eve:
            assert (await eve.get("/api/me"))[1]["known"] is False
