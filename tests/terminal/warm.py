"""The program in a process of its own that finds its libraries loaded.

Most of what a command costs is loading them. So the program loads them once, by listing its games
and showing rules; each command is then carried out by a fork of it, in the surroundings and with
the streams it is given. What an interpreter reads at its start cannot be shown this way: a locale,
a hash seed.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from deskoherna.cli import main, run
from deskoherna.terminal.language import language_of

LANG, TEXTS = "DESKOHERNA_LANG", "DESKOHERNA_TEXTS"
MOST = 1 << 16  # bytes of a command
STREAMS = 3


class Command(msgspec.Struct):
    line: list[bytes]  # the program and its arguments
    folder: bytes
    variables: Mapping[str, str]


class Interpreter:
    """Forks for whatever is asked of it; ends when this process does."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._asking, asked = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with asked:
            self._process = subprocess.Popen(
                [sys.executable, __file__, str(asked.fileno())],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[asked.fileno()],
                env=variables,
            )

    def carry_out(self, command: Command, streams: Sequence[int], seconds: float) -> int:
        """The exit code of a command, whose input, output and errors are these streams."""
        self._asking.settimeout(seconds)
        socket.send_fds(self._asking, [msgspec.msgpack.encode(command)], streams)
        return msgspec.msgpack.decode(self._asking.recv(MOST), type=int)


def interpreter(arguments: Sequence[str], variables: Mapping[str, str]) -> Interpreter:
    """The one that speaks the language of the command."""
    if TEXTS in variables:  # which may not be known here
        return speaking(variables[LANG], variables[TEXTS])
    return speaking(language_of(arguments, variables))


@cache
def speaking(language: str, texts: str = "") -> Interpreter:
    paths = {name: os.environ[name] for name in ("PATH", "PYTHONPATH")}
    return Interpreter({**paths, "LANG": "C.UTF-8", LANG: language, TEXTS: texts})


def serve(asked: socket.socket) -> None:
    """Carry out commands as long as somebody is there to ask."""
    run(["games"])
    run(["rules", "nim"])  # which loads what shows pages
    while True:
        message, streams, _, _ = socket.recv_fds(asked, MOST, STREAMS)
        if not message:
            return
        child = os.fork()
        if child == 0:
            asked.close()
            become(msgspec.msgpack.decode(message, type=Command), streams)
        for stream in streams:
            os.close(stream)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        asked.send(msgspec.msgpack.encode(code))


def become(command: Command, streams: Sequence[int]) -> None:
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(command.folder)
    os.environ.clear()
    os.environ.update(command.variables)
    sys.argv = [os.fsdecode(word) for word in command.line]
    main()


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
