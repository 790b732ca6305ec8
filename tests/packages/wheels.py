"""Fetches what tests install into fresh environments, so that they need no package index.

As a script it does so for every Python at hand; `make test` runs it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from packages.interpreters import OWN, others

ROOT = Path(__file__).parent.parent.parent
FOLDER = Path(sys.prefix) / "wheels"
LOCK = ROOT / "requirements-dev.lock"
PROJECT = ROOT / "pyproject.toml"
SOURCES = ("http-ece",)  # of which there are no wheels; they are plain Python


def needed() -> list[str]:
    """By the library, the server, and the tests that are run elsewhere."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["server"], "pytest"]


def pins() -> str:
    """The locked versions, for pip to keep to where only some of them are asked for."""
    return "\n".join(re.findall(r"^\S+==.*(?= \\)", LOCK.read_text("utf-8"), re.MULTILINE))


def wheels(version: str) -> Path:
    """The folder of the wheels for a Python."""
    return FOLDER / version


def prepared() -> dict[str, Path]:
    """The other Pythons whose wheels are there; where there is none, the one that runs this."""
    found = {version: python for version, python in others().items() if wheels(version).exists()}
    return found or {OWN: Path(sys.executable)}


def fetch(version: str, python: Path) -> bool:
    folder = wheels(version)
    if folder.exists() and folder.stat().st_mtime > max(f.stat().st_mtime for f in (LOCK, PROJECT)):
        return True
    shutil.rmtree(folder, ignore_errors=True)
    part = FOLDER / f"{version}.part"
    part.mkdir(parents=True, exist_ok=True)
    constraints = FOLDER / f"{version}.txt"
    constraints.write_text(pins(), "utf-8")
    binary = ("--only-binary", ":all:", "--no-binary", ",".join(SOURCES))
    options = ("--quiet", *binary, "--constraint", constraints, "--wheel-dir", part)
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, "wheel", *options, *needed()],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(f"no packages for Python {version}, it is not tried\n{done.stderr}")
        return False
    part.rename(folder)
    folder.touch()
    return True


def main() -> None:
    if not fetch(OWN, Path(sys.executable)):
        sys.exit(1)
    for version, python in others().items():
        fetch(version, python)


if __name__ == "__main__":
    main()
