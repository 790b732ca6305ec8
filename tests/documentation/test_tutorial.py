"""The tutorial shows what there is: the code of the package, and what commands say."""

from __future__ import annotations

import doctest
import os
import re
import shutil
from pathlib import Path

import pytest
import write_tutorial

import guests
from terminal.program import deskoherna

PAGE = write_tutorial.PAGE.read_text("utf-8")
CONSOLE = re.compile(r"^```console\n\$ deskoherna (.*?)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LEFT_OUT = "…"


def test_the_code_is_that_of_the_package() -> None:
    assert write_tutorial.written(PAGE) == PAGE


def test_all_of_the_code_is_shown() -> None:
    """Whole files, or all of their classes and functions"""
    titles = [found[2] for found in write_tutorial.BLOCK.findall(PAGE)]
    for path in (write_tutorial.PACKAGE / "src").rglob("*.py"):
        file = path.relative_to(write_tutorial.PACKAGE).as_posix()
        if file in titles:
            continue
        parts = [title.partition(": ")[2].split(", ") for title in titles if title.startswith(file)]
        shown = {name for names in parts for name in names}
        defined = write_tutorial.definitions(path.read_text("utf-8"))
        assert {name for name in defined if "." not in name} == shown, file


def test_whoever_types_it_along_has_a_package_that_passes(tmp_path: Path) -> None:
    """Only the pictures are copied."""
    package = tmp_path / "brambles"
    for name, text in write_tutorial.typed_along(PAGE).items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    pictures = "src/brambles/pictures"
    shutil.copytree(write_tutorial.PACKAGE / pictures, package / pictures)
    guests.write_down(package, tmp_path)
    found = os.pathsep.join(map(str, (tmp_path, package / "src")))
    for more in ("--write-golden", "--seed=7"):
        said = deskoherna(tmp_path, "check", "brambles", more, PYTHONPATH=found)
        assert said.code == 0, said.out + said.err


@pytest.mark.parametrize(("command", "output"), CONSOLE.findall(PAGE))
def test_commands_say_what_is_shown(tmp_path: Path, command: str, output: str) -> None:
    said = deskoherna(tmp_path, *command.split())
    assert said.code == 0
    lines = iter(said.out.splitlines())
    for line in output.splitlines():
        assert line == LEFT_OUT or line in lines, line


def test_what_does_not_stand_there_is_written() -> None:
    page = '```python title="src/brambles/cards.py: sign"\n```'
    assert "def sign(card: int) -> str:" in write_tutorial.written(page)


def test_examples_of_the_tool_run() -> None:
    failed, tried = doctest.testmod(write_tutorial)
    assert (failed, tried > 0) == (0, True)
