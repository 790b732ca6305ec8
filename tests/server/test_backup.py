"""A backup made while people play, and a room restored from it, as operations.md says."""

from __future__ import annotations

import asyncio
import shutil
import stat
import subprocess
from pathlib import Path

from deskoherna.tables import wire
from server.running import Serving, browser
from terminal.program import PROGRAM, environment


def run(folder: Path, *arguments: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=environment(folder, lang),
    )


def test_what_is_no_backup_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")
    file.chmod(0o644)
    for command in (("restore", str(file)), ("serve", "--database", str(file))):
        refused = run(tmp_path, *command)
        assert refused.returncode == 1
        assert "file is not a database" in refused.stderr
        assert stat.S_IMODE(file.stat().st_mode) == 0o644


async def test_a_room_is_backed_up_lost_and_restored(tmp_path: Path) -> None:
    database, copy = str(tmp_path / "room" / "room.sqlite"), str(tmp_path / "copy.sqlite")
    (tmp_path / "room").mkdir()
    with Serving(tmp_path / "room") as server:
        async with browser(server) as hana:
            table = await hana.lays("numerus", {"who": "me", "name": "Hana"}, {"who": "friend"})
            async with hana.at(table) as socket:
                await socket.do(wire.Say, text="before")
                made = await asyncio.to_thread(
                    run, tmp_path, "backup", copy, "--database", database
                )
                assert (made.returncode, made.stderr) == (0, "")
                assert "one table" in made.stdout
                await socket.do(wire.Say, text="after")
            server.end()
            shutil.rmtree(tmp_path / "room")
            put_back = run(tmp_path, "restore", copy, "--database", database, lang="cs")
            assert (put_back.returncode, put_back.stderr) == (0, "")
            assert put_back.stdout.startswith("Obnoveno a pro kontrolu přečteno.")
            again = Serving(tmp_path / "room")
            with again:
                hana.server = again
                async with hana.at(table) as socket:
                    assert socket.welcome.you.seats == (0,)
                    said = [line.text for line in socket.lines if isinstance(line, wire.ChatView)]
                    assert said == ["before"]
        refused = run(tmp_path, "restore", copy, "--database", database)
        assert refused.returncode == 1
        assert "nothing is overwritten" in refused.stderr
