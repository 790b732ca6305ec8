"""The steps of the Containerfile, in a bare folder: no container engine is needed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from packages.building import CLIENT, packages, unpack
from packages.containerfile import Image, context, health, only, patterns, stages
from packages.running import plays_a_move
from packages.wheels import ROOT
from patience import PATIENCE
from server.running import Serving

OFFLINE = {  # what is installed for the tests is all there is
    "PIP_NO_INDEX": "1",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_ROOT_USER_ACTION": "ignore",
    "PIP_NO_COMPILE": "1",
}
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}  # compiling takes half a minute


class Container(Serving):
    """A container that runs: with the entry point, its variables and its volumes, and no home."""

    def __init__(self, image: Image, folder: Path) -> None:
        self.image = image
        (_, *steps) = stages()[-1]
        self.program, (self.command,) = only(steps, "ENTRYPOINT").words[0], only(steps, "CMD").words
        super().__init__(folder)

    def start(self) -> None:
        self.errors = (self.folder / "stderr").open("ab")
        self.process = subprocess.Popen(
            [self.program, self.command],
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env=self.environment(),
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        self.port = int(said.partition("http://localhost:")[2].partition("/")[0])
        self.address = f"http://127.0.0.1:{self.port}"

    def environment(self) -> dict[str, str]:
        given = {"DESKOHERNA_PORT": "0", "DESKOHERNA_LIMITS": str(self.folder / "limits.toml")}
        return self.image.variables | INTERPRETED | {"HOME": "/nonexistent"} | given

    def is_well(self) -> bool:
        (_, *steps) = stages()[-1]
        variables = self.environment() | {"DESKOHERNA_PORT": str(self.port)}
        return not subprocess.run(
            health(steps), env=variables, capture_output=True, timeout=PATIENCE, check=False
        ).returncode


@pytest.fixture
def image(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Image:
    """What the steps make of the checkout, with the web client that others have tested."""
    image = Image(tmp_path)
    built, run = stages()
    image.variables["PATH"] = os.pathsep.join(
        [str(image.stubs), str(Path(sys.executable).parent), os.environ["PATH"]]
    )
    for step in built:
        if "requirements-node.lock" in step.words:
            continue  # Node.js, with which that client was built
        image.step(step, **OFFLINE)
        if step.name == "COPY":
            source = unpack(packages(tmp_path_factory).sdist, tmp_path / "sdist")
            (source / CLIENT).rename(image.work / CLIENT)
            (source / "PKG-INFO").rename(image.work / "PKG-INFO")
        if "venv" in step.words:
            borrow(image.path("/opt/deskoherna"))
    copied = [step.words[1] for step in run if step.name == "COPY"]
    image.begin_again(copied)
    for step in run:
        image.step(step, **INTERPRETED)
    return image


def borrow(environment: Path) -> None:
    """Let an environment have what is installed for the tests, but for the room itself."""
    (packages_there,) = environment.glob("lib/python*/site-packages")
    (packages_there / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")


def files_in(folder: Path) -> dict[Path, int]:
    return {path: path.lstat().st_mtime_ns for path in folder.rglob("*") if not path.is_dir()}


async def test_the_steps_make_a_room_that_runs(image: Image, tmp_path: Path) -> None:
    """It writes to its volumes alone, is well, plays, and ends when it is told to"""
    steps = stages()[-1]
    volumes = [image.path(name) for name in only(steps, "VOLUME").words]
    before = files_in(image.root)
    folder = tmp_path / "outside"
    folder.mkdir()
    with Container(image, folder) as container:
        assert container.is_well()
        await plays_a_move(container)
        assert container.end(signal.Signals[only(steps, "STOPSIGNAL").rest]) == 0
        assert not container.is_well()
        assert container.log() == ""
    after = files_in(image.root)
    written = {path for path, when in after.items() if before.get(path) != when}
    assert image.path("/var/lib/deskoherna/room.sqlite") in written
    assert all(any(path.is_relative_to(one) for one in volumes) for path in written)
    assert not before.keys() - after.keys()


def test_all_that_is_fetched_is_checked() -> None:
    """By hashes of a lock file; what is built fetches nothing more"""
    steps = [step.words for stage in stages() for step in stage if step.name == "RUN"]
    (built,) = (words for words in steps if words[:2] == ["pip", "wheel"])
    assert {"--no-deps", "--no-build-isolation"} <= set(built)
    fetched = [words for words in steps if words[0] == "pip" and words != built]
    assert fetched.pop()[-2:] == ["--no-deps", "/dist/*.whl"]
    assert len(fetched) == 3
    assert all("--require-hashes" in words for words in fetched)


def test_nothing_that_lies_about_gets_into_an_image() -> None:
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    known = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(context()) <= set(known.splitlines())


def test_the_ignored_are_named_plainly() -> None:
    """So that the test reads them as engines do"""
    for pattern in patterns():
        assert not set("*?[]!\\") & set(pattern.removeprefix("**/"))


def test_an_image_says_whose_it_is_as_the_package_does() -> None:
    labels = dict(label.split("=", 1) for label in only(stages()[-1], "LABEL").words)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert labels["org.opencontainers.image.licenses"] == project["license"]


def test_a_container_is_no_root() -> None:
    assert only(stages()[-1], "USER").rest == "10001:10001"
