"""The program as people use it: run in a pipe, or sat before in a real terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple, Self

import pyte

from deskoherna import loads, replay
from deskoherna.kernel import AnyMatch
from patience import PATIENCE
from terminal.warm import TEXTS, Command, interpreter

PROGRAM = str(Path(sys.executable).with_name("deskoherna"))
LANGUAGES = ("cs", "en")
SHORT = ("--option", "variant=short", "--option", "first=green")


class Run(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


def environment(home: Path, lang: str, **more: str) -> dict[str, str]:
    """A person who has nothing set but a home and a language; more is found on their path."""
    if "PYTHONPATH" in more:
        more["PYTHONPATH"] = os.pathsep.join([more["PYTHONPATH"], os.environ["PYTHONPATH"]])
    return {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "PATH": os.environ["PATH"],
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "PYTHONPATH": os.environ["PYTHONPATH"],
        "DESKOHERNA_LANG": lang,
    } | more


def deskoherna(
    home: Path, *arguments: str | Path, typed: str | bytes = "", lang: str = "en", **more: str
) -> Run:
    """Run a command to its end, with these lines typed.

    With other variables than everybody has, but for texts, the program is started from nothing.
    """
    line = [PROGRAM, *map(str, arguments)]
    said = typed.encode() if isinstance(typed, str) else typed
    variables = environment(home, lang, **more)
    if more.keys() <= {TEXTS}:
        return warmly(home, line, said, variables)
    done = subprocess.run(
        line,
        input=said,
        capture_output=True,
        timeout=PATIENCE,
        cwd=home,
        env=variables,
        check=False,
    )
    return Run(done.returncode, done.stdout.decode(), done.stderr.decode())


def warmly(home: Path, line: list[str], typed: bytes, variables: dict[str, str]) -> Run:
    """Run a command whose libraries are loaded."""
    command = Command([os.fsencode(word) for word in line], os.fsencode(home), variables)
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(typed)
        for stream in (given, out, err):
            stream.seek(0)
        streams = [stream.fileno() for stream in (given, out, err)]
        code = interpreter(line[1:], variables).carry_out(command, streams, PATIENCE)
        out.seek(0)
        err.seek(0)
        return Run(code, out.read().decode(), err.read().decode())


def printing_to(output: int, home: Path, *arguments: str) -> Run:
    """Run a command whose output goes there."""
    done = subprocess.run(
        [PROGRAM, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        env=environment(home, "en"),
        check=False,
    )
    return Run(done.returncode, "", done.stderr.decode())


def match_in(file: Path) -> AnyMatch:
    """The match as it stands on disk, checked from its first line to its last."""
    return replay(loads(file.read_bytes()))


def moves_in(file: Path) -> list[str]:
    return [ply.move for ply in match_in(file).plies]


# Tests that run in the background ignore Control-C, and so would all that they start.
HEEDING_CONTROL_C = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


class AnsweringScreen(pyte.Screen):
    """A screen that says where its cursor is, as terminals do when they are asked."""

    def __init__(self, terminal: int, columns: int, lines: int) -> None:
        super().__init__(columns, lines)
        self._terminal = terminal

    def write_process_input(self, data: str) -> None:
        os.write(self._terminal, data.encode())


class Person:
    """Somebody before a terminal of this size, who reads the screen and types."""

    def __init__(
        self,
        home: Path,
        *arguments: str | Path,
        lang: str = "en",
        size: tuple[int, int] = (110, 46),
        **more: str,
    ) -> None:
        if arguments[0] == "play" and not {"--resume", "--seed", "fresh"} & set(arguments):
            arguments = (*arguments, "--seed", "1")  # then nobody is asked for words
        arguments = tuple(argument for argument in arguments if argument != "fresh")
        self._terminal, end = pty.openpty()
        self._screen = AnsweringScreen(self._terminal, *size)
        self._stream = pyte.ByteStream(self._screen)
        termios.tcsetwinsize(end, (size[1], size[0]))
        self.process = subprocess.Popen(
            [sys.executable, "-c", HEEDING_CONTROL_C, PROGRAM, *map(str, arguments)],
            stdin=end,
            stdout=end,
            stderr=end,
            cwd=home,
            env=environment(home, lang, **more),
            start_new_session=True,
        )
        os.close(end)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._terminal)

    @property
    def screen(self) -> str:
        return "\n".join(line.rstrip() for line in self._screen.display)

    def press(self, keys: str) -> None:
        os.write(self._terminal, keys.encode())

    def enter(self, line: str = "") -> None:
        self.press(f"{line}\r")

    def sees(self, *texts: str, without: str | None = None) -> str:
        """The screen, once all this stands on it (words may be parted by line ends)."""

        def stands() -> bool:
            words = re.sub(r"\s+", " ", self.screen)
            return all(text in words for text in texts) and (
                without is None or without not in words
            )

        return self.until(stands, f"{texts} without {without!r}")

    def leaves(self) -> int:
        """The exit code, once the program has ended."""
        self.until(lambda: self.process.poll() is not None and not self._read(0), "the end")
        return self.process.wait()

    def until(self, holds: Callable[[], bool], what: str) -> str:
        end = time.monotonic() + PATIENCE
        while not holds():
            ended = self.process.poll() is not None
            in_vain = time.monotonic() > end or (not self._read(0.05) and ended and not holds())
            assert not in_vain, f"waited in vain for {what}; the screen is\n{self.screen}"
        return self.screen

    def _read(self, seconds: float) -> bool:
        if not select.select([self._terminal], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._terminal, 65536)
        except OSError:  # the other end is closed
            return False
        self._stream.feed(data)
        return bool(data)
