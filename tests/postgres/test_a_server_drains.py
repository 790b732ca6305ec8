"""A server at PostgreSQL that is told to end."""

from __future__ import annotations

from pathlib import Path

from server.ending import NEVER, Ending, drains


async def test_a_server_drains(database: str, tmp_path: Path) -> None:
    with Ending(tmp_path, *NEVER, "--database", database) as server:
        await drains(server)
