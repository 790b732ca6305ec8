"""Packages of others, installed for the tests alone: games and a cautious bot.

They are not really installed, or `make run` would have them, too. Instead they are found on
the path, together with what an installer would have written down about them.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ("tests/nim", "examples/brambles", "examples/reversi")
PACKAGES = tuple(ROOT / package for package in (*GAMES, "examples/cautious_bot"))


def invite() -> None:
    """Make them found by this process, and by all that inherit its environment."""
    if "PYTEST_XDIST_WORKER" not in os.environ:  # which has inherited it
        folder = Path(tempfile.mkdtemp(prefix="deskoherna-guests-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        for package in PACKAGES:
            write_down(package, folder)
        folders = (folder, *(package / "src" for package in PACKAGES))
        os.environ["PYTHONPATH"] = os.pathsep.join(map(str, folders))
    sys.path += os.environ["PYTHONPATH"].split(os.pathsep)


def write_down(package: Path, folder: Path) -> None:
    """Its name, its version and its entry points, as `importlib.metadata` reads them."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    points = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{point} = {where}" for point, where in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(points) + "\n")
