"""Records on disk. A save replaces the old file in one step, so no crash leaves half a file."""

from __future__ import annotations

import errno
import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from deskoherna.kernel import AnyMatch, Problem, dumps
from deskoherna.kernel.record import LONGEST

SUFFIX = ".jsonl"
NOT_A_PATH = (OSError, ValueError, RuntimeError)  # raised by names that cannot be paths


def save(match: AnyMatch, path: Path) -> None:
    _save(path, dumps(match.record()))


def write(path: Path, text: str) -> None:
    _save(path, text.encode())


def _save(path: Path, data: bytes) -> None:
    try:
        _replace(path.expanduser(), data)
    except NOT_A_PATH as error:
        raise _problem("room-file-not-saved", path, error) from error


def _replace(path: Path, data: bytes) -> None:
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def load(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LONGEST + 1)
    except NOT_A_PATH as error:
        raise _problem("room-file-not-read", path, error) from error


def text(path: Path) -> str:
    try:
        return load(path).decode()
    except UnicodeDecodeError:
        raise Problem("room-file-not-text", file=str(path)) from None


def untaken(path: Path) -> Path:
    """The path, if saving there overwrites nothing."""
    if path.exists():
        raise Problem("room-file-taken", file=str(path))
    return path


def _problem(key: str, path: Path, error: Exception) -> Problem:
    reason = getattr(error, "strerror", None) or str(error)
    code = errno.errorcode.get(getattr(error, "errno", None) or 0, "")
    return Problem(key, file=str(path), error=code, reason=reason)


def room_file() -> Path:
    """Where the tables of the web room are kept."""
    return user_data_path("deskoherna", appauthor=False) / "room.sqlite"


def saved_games() -> Path:
    """The folder for games saved without a file name."""
    return user_data_path("deskoherna", appauthor=False) / "games"


def new_file(game: str) -> Path:
    started = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return saved_games() / f"{game}-{started}-{os.getpid()}{SUFFIX}"
