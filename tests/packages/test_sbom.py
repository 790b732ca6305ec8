"""The bill of materials of a release."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from deskoherna import __version__
from packages.building import CLIENT, packages
from packages.wheels import ROOT


def written(folder: Path, factory: pytest.TempPathFactory) -> str:
    folder.mkdir()
    wheel = shutil.copy(packages(factory).wheel, folder)
    subprocess.run(
        [sys.executable, ROOT / "tools/write_sbom.py", wheel],
        env=os.environ | {"SOURCE_DATE_EPOCH": "1700000000"},
        check=True,
    )
    return (folder / f"deskoherna-{__version__}.cdx.json").read_text("utf-8")


@pytest.fixture
def bill(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    return written(tmp_path / "dist", tmp_path_factory)


def test_it_follows_the_schema_and_is_the_same_again(
    bill: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    from cyclonedx.schema import SchemaVersion  # noqa: PLC0415  # slow to import, in every worker
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415

    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(bill) is None
    assert written(tmp_path / "again", tmp_path_factory) == bill


def test_it_names_what_the_room_runs_on_and_what_is_in_its_client(bill: str) -> None:
    read: dict[str, Any] = json.loads(bill)
    assert read["metadata"]["component"]["version"] == __version__
    assert read["metadata"]["timestamp"].startswith("2023-11-14")
    named = {component["bom-ref"]: component for component in read["components"]}
    locked = re.findall(r"^(\S+)==(\S+)", (ROOT / "requirements.lock").read_text("utf-8"), re.M)
    parts = json.loads((ROOT / CLIENT / "licences.json").read_bytes())
    assert {f"pkg:pypi/{name}@{version}" for name, version in locked} <= named.keys()
    assert len(named) == len(locked) + len(parts)
    assert {part["version"] for part in parts} <= {part["version"] for part in named.values()}
    fonts = named[next(ref for ref in named if "source-sans-3" in ref)]
    assert fonts["licenses"] == [{"license": {"id": "OFL-1.1"}}]
    assert fonts["hashes"][0]["alg"] == "SHA-512"
    needs = {line["ref"]: line.get("dependsOn", []) for line in read["dependencies"]}
    room = needs[f"pkg:pypi/deskoherna@{__version__}"]
    assert any(ref.startswith("pkg:pypi/msgspec@") for ref in room)
    assert any(ref.startswith("pkg:npm/svelte@") for ref in room)
    assert set(room) | {ref for refs in needs.values() for ref in refs} == named.keys()
