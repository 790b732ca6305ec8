"""A page that is damaged after a crash: the log is whole, or the loss is noticed and named."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from deskoherna.tables.log.table import BrokenTable
from deskoherna.tables.stores import heads_file
from deskoherna.tables.stores.sqlite import SqliteStore
from deskoherna.tables.stores.store import StoreError
from fault_injection.clients import Client, party, whole_game
from fault_injection.serving import kept, serving
from scale import few

PAGES = 12  # of which one is torn at a time, where not all are
PAGE = 4096  # bytes
HEADER, FRAME = 32, 24 + PAGE  # of a WAL, and of a page in it


async def crashed(folder: Path) -> tuple[str, int]:
    """What a server that was killed after a game leaves behind: the table, and its entries."""
    live = folder / "live"
    async with serving(live / "room.sqlite") as server, party(server) as people:

        async def send(client: Client, **command: Any) -> None:
            assert (await client.once(**command)).done

        await whole_game(people, send)
        shutil.copytree(live, folder / "left")
        return people.table, len(kept(live / "room.sqlite", people.table))


async def fate_of(folder: Path, table: str, entries: int) -> str:
    """What a server makes of it: refused as a whole, or the table is, or all is there."""
    store = SqliteStore(folder / "room.sqlite")
    try:
        await store.open()
    except StoreError as problem:
        return problem.key
    try:
        await store.secret()
        assert len(await store.log(table)) == entries
    except (BrokenTable, StoreError) as problem:
        return problem.key
    finally:
        await store.close()
    return "whole"


@pytest.mark.parametrize("rest", [b"\0", b"\xff", b""], ids=["zeros", "ones", "cut"])
@pytest.mark.parametrize("file", ["room.sqlite", "room.sqlite-wal"])
async def test_a_torn_page_is_never_taken_for_a_shorter_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, rest: bytes
) -> None:
    if file == "room.sqlite":
        monkeypatch.setattr(heads_file, "LONG", 0)  # so that it has the game, not the WAL
    table, entries = await crashed(tmp_path)
    whole = (tmp_path / "left" / file).read_bytes()
    first, step = (HEADER, FRAME) if file.endswith("-wal") else (0, PAGE)
    fates: Counter[str] = Counter()
    pages = range(first, len(whole), step)
    for start in few(pages, min(PAGES, len(pages)), f"torn {file} {rest!r}"):
        folder = tmp_path / f"torn-{start}"
        shutil.copytree(tmp_path / "left", folder)
        middle, end = start + step // 2, start + step
        after = whole[end:] if rest else b""  # cut: nothing follows
        (folder / file).write_bytes(whole[:middle] + rest * (end - middle) + after)
        fates[await fate_of(folder, table, entries)] += 1
    assert fates.keys() <= {
        "whole",
        "room-table-broken",
        "room-database-damaged",
        "room-database-unusable",
        "room-database-failed",
    }
    assert fates.total() > fates["whole"], fates
