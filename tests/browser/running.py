"""A real server process, and a wire to it that can be cut."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from patience import PATIENCE

START = [sys.executable, "-m", "deskoherna", "--lang", "en", "serve"]


# Guests of all tests come from one address, and a busy machine takes its time. Reviews get as
# little thought as possible, so they always find the same.
LIMITS = f"""
requests = {{ burst = 1e9, per_second = 1e9 }}
pages = {{ burst = 1e9, per_second = 1e9 }}
reading = {{ burst = 1e9, per_second = 1e9 }}
work = {{ burst = 1e9, per_second = 1e9 }}
openings = {{ burst = 1e9, per_second = 1e9 }}
tokens = {{ burst = 1e9, per_second = 1e9 }}
erasures = {{ burst = 1e9, per_second = 1e9 }}
reviews = {{ burst = 1e9, per_second = 1e9 }}
review_seconds = 0.0
call_after = 0.2
read_within = {PATIENCE}
send_within = {PATIENCE}
heartbeat = {PATIENCE}
thinking_time = {PATIENCE}
connections = 10000
idle = {PATIENCE}
lag_spectators = {PATIENCE}
lag_readers = {PATIENCE}
tables.chat = {{ burst = 1e9, per_second = 1e9 }}
"""


class Room:
    """`deskoherna serve` on a database of its own; may be killed and started again."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._arguments = arguments
        self._limits = folder / "limits.toml"
        self._limits.write_text(LIMITS)
        self._database = folder / "room.sqlite"
        self._errors = (folder / "errors.jsonl").open("a+")
        self._port = 0
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                *START,
                *("--port", str(self._port), "--database", str(self._database)),
                *("--limits", str(self._limits)),
                *self._arguments,
            ],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line}"
        self.address = "http://" + line.split("http://")[1].split()[0].rstrip("/")
        self._port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """Without a chance to tidy up."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._reap()

    def stop(self) -> None:
        self._process.terminate()
        self._reap()
        self._errors.close()

    def errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read()

    def _reap(self) -> None:
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


def opened(folder: Path, *arguments: str) -> Iterator[Room]:
    """A room for as long as it is needed; its server may have nothing to complain of."""
    room = Room(folder, *arguments)
    yield room
    errors = room.errors()
    room.stop()
    assert errors == ""


class Wire:
    """Passes bytes on to a server until it is cut, and again once it is mended."""

    def __init__(self, address: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self._target = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._ends: set[socket.socket] = set()
        self._whole = True
        self._lock = threading.Lock()
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                with self._lock:
                    whole = self._whole
                if whole:
                    threading.Thread(target=self._pass, args=(near,), daemon=True).start()
                else:
                    near.close()

    def _pass(self, near: socket.socket) -> None:
        with near, contextlib.suppress(OSError), socket.create_connection(self._target) as far:
            with self._lock:
                self._ends |= {near, far}
            with selectors.DefaultSelector() as ready:
                ready.register(near, selectors.EVENT_READ, far)
                ready.register(far, selectors.EVENT_READ, near)
                while True:
                    for key, _ in ready.select():
                        assert isinstance(key.fileobj, socket.socket)
                        data = key.fileobj.recv(65536)
                        if not data:
                            return
                        key.data.sendall(data)
