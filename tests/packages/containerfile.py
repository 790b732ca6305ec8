"""Reads a Containerfile, and carries out its steps in a folder that stands for the image."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from packages.building import link_or_copy
from packages.wheels import ROOT

CONTAINERFILE = ROOT / "Containerfile"
IGNORED = ROOT / ".dockerignore"
ROOTLY = ("useradd", "chown")  # what only root can do
PLACES = ("/src", "/dist", "/opt", "/var/lib/deskoherna", "/var/cache/deskoherna")


class Step(NamedTuple):
    """An instruction, such as RUN, and what follows it."""

    name: str
    rest: str

    @property
    def words(self) -> list[str]:
        """In either form: as JSON, or as a shell would read it."""
        return json.loads(self.rest) if self.rest.startswith("[") else shlex.split(self.rest)


def stages() -> list[list[Step]]:
    """The steps of every stage, the first of which is its FROM."""
    text = re.sub(r"^\s*#.*\n", "", CONTAINERFILE.read_text("utf-8"), flags=re.MULTILINE)
    found: list[list[Step]] = []
    for line in text.replace("\\\n", " ").splitlines():
        if not line.strip():
            continue
        step = Step(*line.strip().split(None, 1))
        if step.name == "FROM":
            found.append([])
        if found:
            found[-1].append(step)
    return found


def only(steps: list[Step], name: str) -> Step:
    (step,) = (step for step in steps if step.name == name)
    return step


def health(steps: list[Step]) -> list[str]:
    """The command that asks how a container is."""
    return Step("CMD", only(steps, "HEALTHCHECK").rest.partition("CMD ")[2]).words


def patterns() -> list[str]:
    lines = IGNORED.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def is_ignored(path: str) -> bool:
    """Ours are names and paths, with `**/` before them where any folder may come first."""
    names = path.split("/")
    return any(
        fnmatch("/".join(names[:length]), pattern) or fnmatch(names[length - 1], anywhere(pattern))
        for pattern in patterns()
        for length in range(1, len(names) + 1)
    )


def anywhere(pattern: str) -> str:
    return pattern.removeprefix("**/") if pattern.startswith("**/") else ""


def context(folder: Path = ROOT) -> Iterator[str]:
    """The files that are sent to whoever builds the image."""
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        path = Path(entry.path).relative_to(ROOT).as_posix()
        if is_ignored(path):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from context(Path(entry.path))
        else:
            yield path


class Image:
    """A folder in which paths of the image lie, and the variables that its processes have."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "root"
        self.root.mkdir()
        self.work = self.root
        stubs = folder / "stubs"
        stubs.mkdir()
        for name in ROOTLY:
            (stubs / name).write_text("#!/bin/sh\n")
            (stubs / name).chmod(0o755)
        self.variables = {"PATH": f"{stubs}{os.pathsep}{os.environ['PATH']}"}
        self.stubs = stubs

    def inside(self, text: str) -> str:
        """With the paths of the image where they lie here."""
        places = "|".join(map(re.escape, PLACES))
        return re.sub(rf"(?<![\w.])(?:{places})\b", lambda found: f"{self.root}{found[0]}", text)

    def path(self, name: str) -> Path:
        return self.root / name.lstrip("/")

    def run(self, line: str, **more: str) -> None:
        done = subprocess.run(
            ["sh", "-ec", self.inside(line)],
            cwd=self.work,
            env=self.variables | more,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"RUN {line}\n{done.stdout}{done.stderr}"

    def step(self, step: Step, **more: str) -> None:
        """Those that change the image; the others say how a container is run."""
        match step.name:
            case "WORKDIR":
                self.work = self.path(step.rest)
                self.work.mkdir(parents=True, exist_ok=True)
            case "COPY" if step.words == [".", "."]:
                for name in context():
                    (self.work / name).parent.mkdir(parents=True, exist_ok=True)
                    link_or_copy(str(ROOT / name), str(self.work / name))
            case "COPY":
                _, source, target = step.words
                assert source == target, "it stays where it was built"
            case "ENV":
                for word in step.words:
                    name, _, value = word.partition("=")
                    self.variables[name] = self.inside(value)
            case "RUN":
                self.run(step.rest, **more)

    def begin_again(self, kept: list[str]) -> None:
        """The next stage: nothing is left but what is copied from the one before."""
        for place in self.root.iterdir():
            if not any(self.path(one).is_relative_to(place) for one in kept):
                shutil.rmtree(place)
        self.work = self.root
