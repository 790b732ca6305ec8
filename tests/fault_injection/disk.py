"""A disk below SQLite that fails when it is told to, and remembers what was written to it.

SQLite reaches its files through a table of functions, a VFS, and lets programs put one of their own
in front of it; its own tests do the same. Here that is done through ctypes, in the library that
Python's `sqlite3` has loaded: the new default VFS passes everything on, except that it can fail a
write, a sync or a truncation with the code that SQLite has for it. So the store, SQLite and the
files are the real ones, nothing needs a compiler or root, and a fault hits exactly the n-th
operation. (The limit on the size of files that `hostile/test_disk.py` sets on a server's process
needs less, but reaches only writes that make a file longer.)
"""

from __future__ import annotations

import _sqlite3
import ctypes
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p, cast
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple

Kind = Literal["error", "full", "torn"]
What = Literal["write", "sync", "truncate"]

OK = 0
ERRORS: dict[What, int] = {  # SQLITE_IOERR_WRITE, _FSYNC, _TRUNCATE
    "write": 10 | 3 << 8,
    "sync": 10 | 4 << 8,
    "truncate": 10 | 6 << 8,
}
FULL = 13  # SQLITE_FULL
WRITER = "store"  # the thread of the store that writes what is appended

OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
CLOSE = CFUNCTYPE(c_int, c_void_p)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class Vfs(Structure):
    """`sqlite3_vfs`; the functions after `xOpen` stay as they are."""

    _fields_ = [
        ("iVersion", c_int),
        ("szOsFile", c_int),
        ("mxPathname", c_int),
        ("pNext", c_void_p),
        ("zName", c_char_p),
        ("pAppData", c_void_p),
        ("xOpen", c_void_p),
        ("others", c_void_p * 15),
    ]


class Methods(Structure):
    """`sqlite3_io_methods`."""

    _fields_ = [
        ("iVersion", c_int),
        ("xClose", c_void_p),
        ("xRead", c_void_p),
        ("xWrite", c_void_p),
        ("xTruncate", c_void_p),
        ("xSync", c_void_p),
        ("others", c_void_p * 13),
    ]


class Performed(NamedTuple):
    """Something that was done to a file."""

    what: What
    file: str  # its name
    offset: int = 0  # or the length to which it was cut
    data: bytes = b""


@dataclass
class Fault:
    """Begins with the n-th operation of those it concerns, counted from 0, and lasts."""

    kind: Kind
    nth: int
    file: str | None = None  # whose name ends so, or any
    thread: str | None = WRITER  # whose operations are counted, or everyone's
    met: Performed | None = None  # the operation with which it began

    def befalls(self, performed: Performed) -> bool:
        if self.kind != "error" and performed.what != "write":
            return False
        if self.file is not None and not performed.file.endswith(self.file):
            return False
        if self.met is None and self.thread in (None, threading.current_thread().name):
            self.nth -= 1
            self.met = performed if self.nth < 0 else None
        return self.met is not None


class Disk:
    """Make one a process; `installed` puts it below whatever is opened meanwhile."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
        self._library.sqlite3_vfs_find.restype = POINTER(Vfs)
        self._fault: Fault | None = None
        self._remembered: list[Performed] | None = None
        self._names: dict[int, str] = {}  # by the address of SQLite's file
        self._theirs: dict[int, Methods] = {}
        self._ours: dict[int, Methods] = {}  # by the address of theirs
        self._usual = self._library.sqlite3_vfs_find(None)
        self._open = OPEN(self._on_open)
        self._replacements = {
            "xClose": CLOSE(self._on_close),
            "xWrite": WRITE(self._on_write),
            "xTruncate": TRUNCATE(self._on_truncate),
            "xSync": SYNC(self._on_sync),
        }
        self._vfs = Vfs.from_buffer_copy(self._usual.contents)
        self._vfs.zName = b"failing"
        self._vfs.xOpen = cast(self._open, c_void_p)

    @contextmanager
    def installed(self) -> Iterator[Disk]:
        self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1)
        try:
            yield self
        finally:
            self._library.sqlite3_vfs_register(self._usual, 1)

    @contextmanager
    def failing(
        self, kind: Kind, nth: int, file: str | None = None, thread: str | None = WRITER
    ) -> Iterator[Fault]:
        """The fault is over at the end."""
        self._fault = Fault(kind, nth, file, thread)
        try:
            yield self._fault
        finally:
            self._fault = None

    @contextmanager
    def remembering(self) -> Iterator[list[Performed]]:
        """What is done to files from now on, in order."""
        self._remembered = []
        try:
            yield self._remembered
        finally:
            self._remembered = None

    # What SQLite calls

    def _on_open(self, _vfs: int, name: int, file: int, flags: int, out: int) -> int:
        usual = cast(self._usual.contents.xOpen, OPEN)
        code = int(usual(cast(self._usual, c_void_p), name, file, flags, out))
        methods = cast(file, POINTER(c_void_p))
        if code == OK and methods[0]:
            self._names[file] = Path(ctypes.string_at(name).decode()).name if name else ""
            methods[0] = ctypes.addressof(self._replaced(file, methods[0]))
        return code

    def _replaced(self, file: int, address: int) -> Methods:
        self._theirs[file] = Methods.from_address(address)
        if address not in self._ours:
            ours = Methods.from_buffer_copy(self._theirs[file])
            for name, function in self._replacements.items():
                setattr(ours, name, cast(function, c_void_p))
            self._ours[address] = ours
        return self._ours[address]

    def _on_close(self, file: int) -> int:
        theirs = self._theirs.pop(file)
        del self._names[file]
        return int(cast(theirs.xClose, CLOSE)(file))

    def _on_write(self, file: int, data: int, length: int, offset: int) -> int:
        def write(amount: int = length) -> int:
            return int(cast(self._theirs[file].xWrite, WRITE)(file, data, amount, offset))

        written = ctypes.string_at(data, length)
        return self._perform(Performed("write", self._names[file], offset, written), write)

    def _on_truncate(self, file: int, length: int) -> int:
        truncate = cast(self._theirs[file].xTruncate, TRUNCATE)
        performed = Performed("truncate", self._names[file], length)
        return self._perform(performed, lambda: truncate(file, length))

    def _on_sync(self, file: int, flags: int) -> int:
        sync = cast(self._theirs[file].xSync, SYNC)
        return self._perform(Performed("sync", self._names[file]), lambda: sync(file, flags))

    def _perform(self, performed: Performed, really: Callable[..., Any]) -> int:
        fault = self._fault
        if fault is not None and fault.befalls(performed):
            if fault.kind == "full":
                return FULL
            if fault.kind == "torn" and fault.met is performed:
                really(len(performed.data) // 2 + 1)
            return ERRORS[performed.what]
        if self._remembered is not None:
            self._remembered.append(performed)
        return int(really())


DISK = Disk()
