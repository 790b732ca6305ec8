"""Messages between the room and a process of its own, each preceded by its length.

This is how they are framed, and the process's end of the pipe; the room's is in `processes.py`.
"""

from __future__ import annotations

import os
import signal
import struct
from typing import BinaryIO

import msgspec

LENGTH = struct.Struct(">I")


def give_way(politeness: int) -> None:
    """Run with lower priority, where the system supports it."""
    if hasattr(os, "nice"):
        os.nice(politeness)


def ignore_signals() -> None:
    """The room alone ends this process: what is meant for the room may reach all its processes."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def framed(message: object) -> bytes:
    said = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(said)) + said


def read(pipe: BinaryIO) -> bytes | None:
    """The next message; None when there will be no more."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    return pipe.read(length)


class Output:
    """Standard output, for messages alone: what a bot prints must not get between them."""

    def __init__(self) -> None:
        self._pipe = os.fdopen(os.dup(1), "wb")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

    def write(self, message: object) -> None:
        self._pipe.write(framed(message))
        self._pipe.flush()
