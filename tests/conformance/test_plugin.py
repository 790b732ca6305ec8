"""The plugin runs the suite where a test file asks for it, and is not there otherwise."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from guests import ROOT

SETTINGS = '[tool.pytest.ini_options]\naddopts = "-p deskoherna.testing.plugin"\n'
TEST = """
from nim_game import NIM
from deskoherna.testing import conformance

test_conformance = conformance(NIM)
"""
RULES = '''
def test_rules():
    """NIM-1 and NIM-2"""
'''


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Tests as another package has them."""
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_nim.py").write_text(TEST + RULES)
    shutil.copytree(ROOT / "tests/nim/tests/golden", tmp_path / "tests/golden")
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=folder, env=own, capture_output=True, text=True, check=False)


def test_the_whole_suite_runs_in_workers_too(project: Path) -> None:
    done = run(project, "-q", "-n", "2")
    assert done.returncode == 0, done.stdout
    assert re.search(r"\n\d\d+ passed", done.stdout)


def test_a_failure_says_what_differs_and_how_to_repeat_it(project: Path) -> None:
    golden = project / "tests/golden/nim-2.txt"
    golden.write_text(golden.read_text("utf-8").replace("Player 1 takes", "Player 1 eats"), "utf-8")
    (project / "tests/test_nim.py").write_text(TEST)
    done = run(project, "--deskoherna-seed", "7")
    assert done.returncode == 1
    assert "nim-2.txt, line" in done.stdout
    assert "no test cites NIM-2" in done.stdout
    assert "to repeat this run: pytest --deskoherna-seed 7" in done.stdout
    assert "2 failed" in done.stdout


def test_other_runs_of_pytest_do_not_notice_it() -> None:
    values = [point.value for point in entry_points(group="pytest11")]
    assert not any(value.startswith("deskoherna") for value in values)
