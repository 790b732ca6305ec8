"""Builds the packages in a copy of the checkout, and installs them elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from filelock import FileLock

from packages.wheels import ROOT, wheels

CLIENT = Path("src/deskoherna/server/client")


class Packages(NamedTuple):
    sdist: Path
    wheel: Path


class Environment(NamedTuple):
    """A fresh virtual environment."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin/python"

    @property
    def program(self) -> Path:
        return self.folder / "bin/deskoherna"

    def install(self, version: str, *what: str) -> None:
        """From the wheels at hand alone; what tests put on everybody's path is not there."""
        options = ("--quiet", "--no-index", "--no-compile", "--find-links", wheels(version))
        pip = (sys.executable, "-m", "pip", "--python", self.python)
        plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        subprocess.run([*pip, "install", *options, *what], env=plain, check=True)


def copy_checkout(target: Path) -> None:
    """What git knows or would know of, and the packages that build the client."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout
    for name in map(os.fsdecode, filter(None, names.split(b"\0"))):
        if (ROOT / name).is_file():  # and not deleted a moment ago
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    modules = Path("web/node_modules")
    shutil.copytree(ROOT / modules, target / modules, symlinks=True, copy_function=link_or_copy)


def link_or_copy(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)


def build(source: Path, kind: str, target: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """`kind` is sdist or wheel."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", target],
        cwd=source,
        env=os.environ | more,
        capture_output=True,
        text=True,
        check=False,
    )


def built(source: Path, kind: str, target: Path, **more: str) -> Path:
    """The package, in a folder that has no other."""
    done = build(source, kind, target, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    (package,) = target.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return package


def unpack(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder)  # what we have packed ourselves
    (source,) = folder.iterdir()
    return source


def once(factory: pytest.TempPathFactory, name: str) -> tuple[Path, FileLock]:
    """A folder that all workers of a run share, and the lock for whoever makes it."""
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    return shared / name, FileLock(f"{shared / name}.lock")


def packages(factory: pytest.TempPathFactory) -> Packages:
    """Built once in a run: the sdist from the checkout, the wheel from that, without Node.js."""
    folder, lock = once(factory, "packages")
    with lock:
        if not folder.exists():
            with TemporaryDirectory(dir=folder.parent) as parts:
                part = Path(parts)
                copy_checkout(part / "checkout")
                sdist = built(part / "checkout", "sdist", part / "dist")
                built(unpack(sdist, part / "sdist"), "wheel", part / "dist", PATH="")
                (part / "dist").rename(folder)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Packages(sdist, wheel)


def fresh(folder: Path, python: Path | str = sys.executable) -> Environment:
    subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True)
    return Environment(folder)
