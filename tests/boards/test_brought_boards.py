"""Boards that packages bring: which files are theirs, and what is wrong with some."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from deskoherna import boards
from deskoherna.boards import GROUP, brought, bundle


def forget() -> None:
    """What was found out about packages of earlier tests."""
    sys.modules.pop("chess_of_others", None)
    for cached in (brought, bundle):
        cached.cache_clear()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a board that a package brings for a game called chess."""
    folder = tmp_path / "chess_of_others" / "board"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    point = EntryPoint("chess", "chess_of_others:board", GROUP)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(boards, "entry_points", lambda group: [point])
    forget()
    yield folder
    forget()


def test_all_files_of_the_folder_that_a_browser_may_need(package: Path) -> None:
    for name in ("board.js", "pieces/king.svg", "look.css", "notes.md", ".hidden.js", "a b.js"):
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_text(name)
    assert list(bundle("chess")) == ["board.js", "look.css", "pieces/king.svg"]
    assert bundle("chess")["pieces/king.svg"] == b"pieces/king.svg"


def test_what_is_no_board(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"no board\.js in chess_of_others:board"):
        bundle("chess")
    with pytest.raises(ValueError, match="no package brings a board of draughts"):
        bundle("draughts")
    (package / "board.js").write_text("x" * 100)
    monkeypatch.setattr(boards, "LARGEST", 99)
    with pytest.raises(ValueError, match="or 99 bytes"):
        bundle("chess")


@pytest.mark.parametrize("broken", ["import gone", "raise RuntimeError('gone')"])
def test_a_package_that_cannot_be_used(package: Path, broken: str) -> None:
    (package / "board.js").write_text("")
    (package.parent / "__init__.py").write_text(broken)
    with pytest.raises(ValueError, match="gone"):
        bundle("chess")
