"""The Pythons at hand: one of each version that Deskoherna is for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")  # as in the classifiers of pyproject.toml
OWN = f"{sys.version_info.major}.{sys.version_info.minor}"
WHICH = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"


@cache
def others() -> dict[str, Path]:
    """By version, without the one that runs this."""
    found = {version: path for path in candidates() if (version := version_of(path))}
    return {version: found[version] for version in VERSIONS if version in found and version != OWN}


def candidates() -> Iterator[Path]:
    """On the path, of uv, of pyenv."""
    for version in VERSIONS:
        if path := shutil.which(f"python{version}"):
            yield Path(path)
    home = Path.home()
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", home / ".local/share/uv/python"))
    pyenv = Path(os.environ.get("PYENV_ROOT", home / ".pyenv")) / "versions"
    for folder in (uv, pyenv):
        yield from sorted(folder.glob("*/bin/python3"))


def version_of(python: Path) -> str | None:
    """The version, if it runs at all."""
    asked = subprocess.run([python, "-c", WHICH], capture_output=True, text=True, check=False)
    return asked.stdout.strip() or None
