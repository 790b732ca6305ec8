"""The lock files hold all that is asked for, each with the hashes of its files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from write_lock import LOCKS, PROJECT, ROOT

ENTRY = re.compile(r"^([\w.-]+)==(\S+).*?((?: \\\n +--hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)


def locked(path: Path) -> dict[str, str]:
    return {name: version for name, version, _ in ENTRY.findall(path.read_text("utf-8"))}


def asked_for(extras: tuple[str, ...]) -> Iterator[Requirement]:
    """By the project with these extras, which may name others."""
    declared = PROJECT["project"]["optional-dependencies"]
    lines = [*PROJECT["project"]["dependencies"]] if extras else []
    for requirement in map(Requirement, [*lines, *(line for e in extras for line in declared[e])]):
        if requirement.name == "deskoherna":
            yield from asked_for(tuple(requirement.extras))
        else:
            yield requirement


@pytest.mark.parametrize("name", LOCKS)
def test_all_that_is_asked_for_is_locked(name: str) -> None:
    """If not: `make lock`"""
    versions = locked(ROOT / name)
    requirements = [*asked_for(LOCKS[name].extras), *map(Requirement, LOCKS[name].beside)]
    assert requirements
    for requirement in requirements:
        version = versions.get(canonicalize_name(requirement.name), "")
        assert version, f"{requirement} is not in {name}"
        assert requirement.specifier.contains(version), f"{requirement}, and {name} has {version}"


@pytest.mark.parametrize("name", LOCKS)
def test_every_file_has_a_hash_and_no_index_is_named(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    rest = ENTRY.sub("", text).strip().splitlines()
    assert [line for line in rest if line and not line.startswith("#")] == []
    assert "://" not in text


def test_the_locks_agree() -> None:
    everything = [item for name in LOCKS for item in locked(ROOT / name).items()]
    assert len(set(everything)) == len(dict(everything))
