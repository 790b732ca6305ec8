"""What is in the packages, and that the same sources give the same bytes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

from deskoherna import __version__
from making import steps_of
from packages.building import CLIENT, build, built, copy_checkout, packages, unpack
from packages.interpreters import VERSIONS
from packages.wheels import ROOT

THIRD_PARTY = ROOT / "THIRD_PARTY.txt"
LOCK = json.loads((ROOT / "web/package-lock.json").read_bytes())["packages"]


@pytest.fixture
def source(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist, unpacked."""
    return unpack(packages(tmp_path_factory).sdist, tmp_path / "sdist")


def files_in(folder: Path) -> dict[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def test_both_hold_the_client_and_it_is_the_same_wherever_it_is_built(
    source: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The checkout has the one that `make` built, in another folder"""
    ours = files_in(ROOT / CLIENT)
    assert "index.html" in ours
    assert files_in(source / CLIENT) == ours
    inside = CLIENT.relative_to("src").as_posix() + "/"
    with ZipFile(packages(tmp_path_factory).wheel) as wheel:
        names = [name for name in wheel.namelist() if name.startswith(inside)]
        assert {name.removeprefix(inside): wheel.read(name) for name in names} == ours


def test_the_sdist_is_whole(source: Path) -> None:
    """Its client could be built again, and it holds nothing that was only lying about"""
    assert (source / "web/src").is_dir()
    assert (source / "web/package-lock.json").is_file()
    known = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    extra = {name for name in files_in(source) if not name.startswith(CLIENT.as_posix())}
    assert extra - set(known) == {"PKG-INFO"}


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_the_same_sources_give_the_same_bytes(source: Path, tmp_path: Path, kind: str) -> None:
    other = tmp_path / "another" / "folder"
    shutil.copytree(source, other)
    when = {"SOURCE_DATE_EPOCH": "1700000000"}
    one, same = (built(path, kind, path.parent / kind, **when) for path in (source, other))
    assert one.read_bytes() == same.read_bytes()


def test_a_wheel_from_the_sdist_needs_no_node(
    source: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """And is, to the byte, the same in any folder at any time"""
    wheel = built(source, "wheel", source.parent / "wheel", PATH="")
    assert wheel.read_bytes() == packages(tmp_path_factory).wheel.read_bytes()


def test_make_run_needs_no_node_where_the_client_is_built(source: Path) -> None:
    (source / ".venv").mkdir()
    (source / ".venv/.ready").touch()
    (step,) = steps_of(source, "run")
    assert step.startswith(".venv/bin/deskoherna serve")
    (source / "web/src/main.ts").touch()
    assert any("npm run" in step for step in steps_of(source, "run"))


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_without_a_client_there_is_no_package(source: Path, kind: str) -> None:
    (source / CLIENT / "index.html").unlink()
    done = build(source, kind, source / "dist")
    assert done.returncode != 0
    assert "the web client is missing" in done.stderr
    assert not list(source.glob("dist/deskoherna-*"))


def test_a_client_that_cannot_be_built_stops_the_build(tmp_path: Path) -> None:
    """Even where an older one lies about"""
    copy_checkout(tmp_path)
    shutil.copytree(ROOT / CLIENT, tmp_path / CLIENT)
    (tmp_path / "web/src/main.ts").write_text("this is no TypeScript")
    done = build(tmp_path, "sdist", tmp_path / "dist")
    assert done.returncode != 0
    assert "the web client could not be built" in done.stderr
    assert not list(tmp_path.glob("dist/deskoherna-*"))


@pytest.fixture
def about(source: Path) -> Message:
    """What the package says of itself."""
    return message_from_bytes((source / "PKG-INFO").read_bytes())


def test_the_versions_of_python_are_declared(about: Message) -> None:
    assert about["Requires-Python"] == ">=3.11"
    prefix = "Programming Language :: Python :: 3."
    classifiers = [value for value in about.get_all("Classifier", []) if value.startswith(prefix)]
    assert [value.rpartition(" ")[2] for value in classifiers] == list(VERSIONS)
    assert {"server", "cluster", "fast", "all"} <= set(about.get_all("Provides-Extra", []))


def test_there_is_one_version(about: Message) -> None:
    assert about["Version"] == __version__
    assert about["Summary"]
    assert "version" not in json.loads((ROOT / "web/package.json").read_bytes())


def test_what_others_made_comes_with_its_licence(source: Path, about: Message) -> None:
    """If the texts differ: `make licences`"""
    parts = json.loads((source / CLIENT / "licences.json").read_bytes())
    names = {part["name"] for part in parts}
    assert names >= json.loads((ROOT / "web/package.json").read_bytes())["dependencies"].keys()
    texts = (source / CLIENT / "licences.txt").read_text("utf-8")
    assert THIRD_PARTY.read_text("utf-8").partition("\n\n")[2] == texts
    assert about.get_all("License-File") == ["LICENSE", THIRD_PARTY.name]
    others = sorted({part["licence"] for part in parts} - {"MIT"})
    assert about["License-Expression"] == " AND ".join(["MIT", *others])


def test_links_and_pictures_of_the_readme_are_whole_addresses(about: Message) -> None:
    """A package index has none of our files"""
    urls = dict(url.split(", ") for url in about.get_all("Project-URL", []))
    repository = urls["Repository"]
    assert all(url.startswith(repository) for url in urls.values())
    readme = str(about.get_payload())
    assert f"]({repository}/raw/v{__version__}/docs/images/" in readme
    links = re.findall(r"\]\((.*?)\)", readme)
    assert [link for link in links if not link.startswith("https://")] == []
    ours = [link.removeprefix(repository) for link in links if link.startswith(repository)]
    assert [path for path in ours if not (ROOT / path.split("/", 3)[3]).exists()] == []


def test_npm_ci_works_from_the_lock_file_on_every_platform() -> None:
    """A lock file written where a registry has only some platforms leaves the others out"""
    wanted = {name for package in LOCK.values() for name in package.get("optionalDependencies", {})}
    assert any("darwin" in name for name in wanted)
    assert any("win32" in name for name in wanted)
    found = {name.rpartition("node_modules/")[2] for name in LOCK}
    assert wanted <= found
    assert all("integrity" in package for name, package in LOCK.items() if name)


def test_the_lock_file_names_no_registry() -> None:
    assert not [name for name, package in LOCK.items() if "resolved" in package]
