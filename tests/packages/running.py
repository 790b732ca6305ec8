"""What a fresh environment can do."""

from __future__ import annotations

import subprocess
from pathlib import Path

from deskoherna.tables import wire
from packages.building import Environment
from patience import PATIENCE
from server.running import Serving, Socket, browser
from terminal.program import environment


def surroundings(home: Path, lang: str = "en") -> dict[str, str]:
    """Without the packages that tests put on everybody's path."""
    variables = environment(home, lang)
    del variables["PYTHONPATH"]
    return variables


def run(
    installed: Environment, home: Path, *arguments: str, lang: str = "en", typed: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [installed.program, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        cwd=home,
        env=surroundings(home, lang),
        check=False,
    )


class InstalledRoom(Serving):
    def __init__(self, installed: Environment, folder: Path) -> None:
        self.program = str(installed.program)
        super().__init__(folder)

    def environment(self) -> dict[str, str]:
        return surroundings(self.folder)


async def plays_a_move(server: Serving) -> None:
    """A person and a bot: the bot answers, so its process works, too."""
    async with browser(server) as person:
        seats = {"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}
        options = {"variant": "short", "first": "green"}
        table = await person.lays("numerus", *seats, options=options)
        async with person.at(table) as socket:
            await socket.do(wire.Ready, seat=0, words="")
            await socket.until_so(
                lambda socket: any(getattr(frame, "position", None) for frame in socket.frames)
            )
            await socket.plays(0, "1 a1")
            await socket.until_so(lambda socket: who_moved(socket) == [0, 1])


def who_moved(socket: Socket) -> list[int]:
    return [line.seat for line in socket.lines if hasattr(line, "ply")]
