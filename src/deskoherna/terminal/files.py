"""Records on disk. A save replaces the old file in one step, so no crash leaves half of one."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from deskoherna.kernel import AnyMatch, Problem, dumps
from deskoherna.kernel.record import LONGEST

SUFFIX = ".jsonl"


def save(match: AnyMatch, path: Path) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(dumps(match.record()))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise _problem("room-file-not-saved", path, error) from error


def load(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LONGEST + 1)
    except OSError as error:
        raise _problem("room-file-not-read", path, error) from error


def _problem(key: str, path: Path, error: OSError) -> Problem:
    return Problem(key, file=str(path), reason=error.strerror or str(error))


def saved_games() -> Path:
    """Where games are kept that nobody named a file for."""
    return user_data_path("deskoherna", appauthor=False) / "games"


def new_file(game: str) -> Path:
    started = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return saved_games() / f"{game}-{started}-{os.getpid()}{SUFFIX}"
