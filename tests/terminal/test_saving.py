"""Nothing that was played is ever lost, and no save leaves half a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskoherna import Problem, game
from deskoherna.terminal import files
from terminal.program import SHORT, Person, deskoherna, match_in, moves_in

MOVES = ["3 g7", "3 e5", "2 c3", "4 k11"]


def test_killed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """After every move the file holds exactly the moves made so far"""
    file = tmp_path / "game"
    us = ("--seat", "me", "--seat", "me")
    with Person(tmp_path, "play", "numerus", *us, *SHORT, "--save", file) as me:
        for number, move in enumerate(MOVES):
            me.sees("Green >" if number % 2 == 0 else "Orange >")
            assert moves_in(file) == MOVES[:number]
            me.enter(move)
        me.sees("Green >", "<4>")
        me.process.kill()
        me.process.wait()
    assert moves_in(file) == MOVES
    assert list(tmp_path.iterdir()) == [file]
    deskoherna(tmp_path, "play", "--resume", file, typed="1 k1\n")
    assert moves_in(file) == [*MOVES, "1 k1"]


def test_a_bot_s_answer_is_saved_before_i_am_asked(tmp_path: Path) -> None:
    file = tmp_path / "game"
    with Person(tmp_path, "play", "nim", "--save", file) as me:
        me.sees("Player 1 >")
        me.enter("1x2")
        me.sees("Player 1 >", "NIM-1")
        assert len(moves_in(file)) == 2
        me.enter("undo")
        me.sees("1 |||")
        assert match_in(file).record().body[-1].to == 0  # type: ignore[union-attr]


@pytest.mark.parametrize("failing", ["os.fsync", "pathlib.Path.replace"])
@pytest.mark.parametrize("failure", [OSError(28, "full"), KeyboardInterrupt()], ids=repr)
def test_a_save_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, failure: BaseException
) -> None:
    match = game("nim").new(seed=0)
    file = tmp_path / "game"
    files.save(match, file)
    before = file.read_bytes()
    match.play(0, "1x3")

    def fail(*_: object) -> None:
        raise failure

    monkeypatch.setattr(failing, fail)
    with pytest.raises((Problem, KeyboardInterrupt)):
        files.save(match, file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_new_games_are_kept_in_the_data_folder(tmp_path: Path) -> None:
    deskoherna(tmp_path, "play", "nim", typed="1x1\n")
    deskoherna(tmp_path, "play", "nim", typed="1x2\n")
    kept = sorted((tmp_path / "data" / "deskoherna" / "games").iterdir())
    assert len(kept) == 2
    assert {moves_in(file)[0] for file in kept} == {"1x1", "1x2"}
