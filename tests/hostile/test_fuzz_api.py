"""The HTTP interface, asked everything its own description allows, and what it does not."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from hostile.running import Person, Running
from patience import PATIENCE
from scale import RUN, count, some

PROGRAM = str(Path(sys.executable).with_name("schemathesis"))
EXAMPLES = 100  # of every operation
PHASES = ["coverage", "fuzzing,stateful"]  # each asks for all operations

# Most requests are about tables and games that there are; a record is more than any bytes (400).
SETTINGS = """
hooks = "{hooks}"

[headers]
Cookie = "{cookie}"

[dictionaries]
tables = {{ values = {tables} }}
packs = {{ values = ["room", "web", "numerus"] }}
games = {{ values = ["room", "numerus", "nim"] }}
tasks = {{ values = ["reach", "fight", "run"] }}
plies = {{ values = [0, 1, 2, 3] }}

[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.8 }}
"path.ply" = {{ dictionary = "plies", probability = 0.5 }}
"path.pack" = {{ dictionary = "packs", probability = 0.5 }}
"path.game" = {{ dictionary = "games", probability = 0.8 }}
"path.task" = {{ dictionary = "tasks", probability = 0.8 }}

[checks.negative_data_rejection]
expected-statuses = [400, 403, 404, 405, 409, 413, 429]

[[operations]]
include-path = "/api/records"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400]

[[operations]] # by nobody known: or else the person of all the others would be revoked
include-path-regex = "^/api/me(/(erase|renew|leave|forget))?$"
headers = {{ Cookie = "" }}
"""


@pytest.fixture
def server(tmp_path: Path) -> Running:
    return Running(tmp_path / "room.sqlite")


async def set_up(server: Running) -> tuple[bytes, str, list[str]]:
    """The interface's own description, a person's cookie, and tables of theirs: waiting, running,
    and one that is over.
    """
    async with Person(server) as host:
        me, here = {"who": "me", "name": "Ada"}, {"who": "here", "name": "Bob"}
        new = {"game": "numerus", "options": {"variant": "short"}, "public": True}
        waiting = await host.post("/api/tables", {**new, "seats": [me, {"who": "friend"}]})
        running = await host.post("/api/tables", {**new, "seats": [me, here]})
        over = await host.post("/api/tables", {**new, "seats": [me, here]})
        for table in (running, over):
            for seat in (0, 1):
                ready = {"do": "ready", "id": f"r{seat}", "seat": seat, "words": ""}
                await host.post(f"/api/tables/{table['id']}/commands", ready)
        resign = {"do": "resign", "id": "end", "seat": 0}
        await host.post(f"/api/tables/{over['id']}/commands", resign)
        description = await host.read("/api/openapi.json")
        return description, host.cookie, [table["id"] for table in (waiting, running, over)]


@pytest.mark.parametrize("phases", some(PHASES, "phases"))
def test_the_interface_is_what_it_says_it_is(server: Running, tmp_path: Path, phases: str) -> None:
    with server:
        description, cookie, tables = asyncio.run(set_up(server))
        described = tmp_path / "openapi.json"  # the program would wait ten seconds for it at most
        described.write_bytes(description)
        hooks = Path(__file__).with_name("asking.py")
        settings = tmp_path / "schemathesis.toml"
        settings.write_text(SETTINGS.format(hooks=hooks, cookie=cookie, tables=tables), "utf-8")
        asked = subprocess.run(
            [
                PROGRAM,
                f"--config-file={settings}",
                "run",
                str(described),
                f"--url={server.address}",
                "--checks=all",
                f"--phases={phases}",
                f"--max-examples={count(EXAMPLES)}",
                f"--seed={RUN.seed}",
                f"--request-timeout={PATIENCE}",
            ],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert asked.returncode == 0, asked.stdout
        operations = sum(map(len, json.loads(description)["paths"].values()))
        assert f"{operations} selected" in asked.stdout, asked.stdout
        assert server.alive
    assert server.log() == ""
