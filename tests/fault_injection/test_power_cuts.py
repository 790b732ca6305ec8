"""The power goes at any operation of a game: what was acknowledged is on the disk.

A disk may keep, lose or tear what was written since the last sync, each write for itself. So the
files are built as such a disk could have left them, and a store is opened on them.
"""

from __future__ import annotations

import os
import shutil
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from deskoherna.tables.log.entries import Logged, Said
from deskoherna.tables.stores import heads_file
from deskoherna.tables.stores.sqlite import SqliteStore
from fault_injection.clients import Client, party, whole_game
from fault_injection.disk import DISK, Performed
from fault_injection.history import Entry
from fault_injection.serving import kept, serving
from scale import count, dice

CUTS = 500
SECTOR = 512  # bytes; a write may end after any of them
FILES = ("room.sqlite", "room.sqlite-wal")


class Acknowledged(NamedTuple):
    """How far everything had come when a client was answered."""

    seq: int
    operations: int  # on the disk
    heads: int  # bytes of the file of heads


class Played(NamedTuple):
    table: str
    log: list[Entry]
    performed: list[Performed]
    acknowledged: list[Acknowledged]
    heads: bytes


async def played(folder: Path) -> Played:
    heads = folder / "room.sqlite.heads"
    acknowledged: list[Acknowledged] = []
    with DISK.installed() as disk, disk.remembering() as performed:
        async with serving(folder / FILES[0]) as server, party(server) as people:

            async def send(client: Client, **command: Any) -> None:
                seq = (await client.once(**command)).body["seq"]
                acknowledged.append(Acknowledged(seq, len(performed), heads.stat().st_size))

            await whole_game(people, send)
            log, noted = kept(folder / FILES[0], people.table), heads.read_bytes()
            return Played(people.table, log, performed[:], acknowledged, noted)


def left_on_disk(performed: Sequence[Performed], random: Random) -> dict[str, bytes]:
    """The files after these operations and a power cut."""
    files: defaultdict[str, bytearray] = defaultdict(bytearray)
    pending: defaultdict[str, list[Performed]] = defaultdict(list)
    for one in performed:
        if one.what == "sync":
            for earlier in pending.pop(one.file, ()):
                put(files[one.file], earlier)
        else:
            pending[one.file].append(one)
    for name, rest in pending.items():
        for one in rest:
            for survived in what_survives(one, random):
                put(files[name], survived)
    return {name: bytes(files[name]) for name in FILES}


def what_survives(one: Performed, random: Random) -> Iterator[Performed]:
    fate = random.choice(("kept", "lost", "torn"))
    if fate == "torn":
        sectors = range(0, len(one.data) + 1, SECTOR)
        yield one._replace(data=one.data[: random.choice(sectors)])
    elif fate == "kept":
        yield one


def put(file: bytearray, one: Performed) -> None:
    if one.what == "truncate":
        del file[one.offset :]
    else:
        file.extend(bytes(max(0, one.offset - len(file))))
        file[one.offset : one.offset + len(one.data)] = one.data


@pytest.mark.parametrize("often", [False, True])
async def test_nothing_acknowledged_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, often: bool
) -> None:
    """Whether the WAL is brought into the database often or not."""
    if often:
        monkeypatch.setattr(heads_file, "LONG", 0)
    game = await played(tmp_path / "room")
    random = dice(f"power {often}")
    moments = range(game.acknowledged[0].operations, len(game.performed) + 1)
    for number in range(count(CUTS)):
        cut = random.choice(moments)
        latest = max(one for one in game.acknowledged if one.operations <= cut)
        folder = tmp_path / f"cut-{number}"
        folder.mkdir()
        for name, data in left_on_disk(game.performed[:cut], random).items():
            (folder / name).write_bytes(data)
            (folder / name).chmod(0o600)
        heads = folder / "room.sqlite.heads"
        heads.write_bytes(game.heads[: random.randint(0, latest.heads)])
        heads.chmod(0o600)
        await check_kept(folder, game, latest.seq)


async def check_kept(folder: Path, game: Played, acknowledged: int) -> None:
    store = SqliteStore(folder / FILES[0])
    await store.open()
    try:
        log = await store.log(game.table)
        assert acknowledged <= len(log)
        assert kept(folder / FILES[0], game.table) == game.log[: len(log)]
        after = Logged(len(log) + 1, log[-1].at, Said("Ada", "Where were we?"))
        await store.append(game.table, [after])
        assert (await store.log(game.table))[-1] == after
    finally:
        await store.close()


async def test_a_table_that_was_deleted_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the file of heads only what was synced is left."""
    room, left = tmp_path / "room", tmp_path / "left"
    synced: dict[int, int] = {}  # by file: how long it was when it was last synced
    sync = os.fsync

    def noted(file: int) -> None:
        sync(file)
        synced[os.fstat(file).st_ino] = os.fstat(file).st_size

    monkeypatch.setattr(os, "fsync", noted)
    store = SqliteStore(room / FILES[0])
    await store.open()
    try:
        await store.append("t", [Logged(1, 0, Said("Ada", "Forget me"))])
        await store.heartbeat()
        await store.delete("t")
        shutil.copytree(room, left)
        noted_heads = (room / "room.sqlite.heads").stat().st_ino
        os.truncate(left / "room.sqlite.heads", synced[noted_heads])
    finally:
        await store.close()
    again = SqliteStore(left / FILES[0])
    await again.open()
    try:
        assert await again.log("t") == []
    finally:
        await again.close()
