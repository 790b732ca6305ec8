"""A person before a real terminal: prompt, completion, preview, reasons, undo, resuming."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scale import some
from terminal.program import LANGUAGES, SHORT, Person, match_in, moves_in

US = ("--seat", "me", "--seat", "me")
ERASE, TAB, CONTROL_C, CONTROL_D = "\x15", "\t", "\x03", "\x04"
SIZES = [(80, 24), (120, 42)]
SAID = {
    "cs": {
        "green": "Zelený >",
        "orange": "Oranžový >",
        "ask": "Přistaňte lodí",
        "ship": "stojí loď",
    },
    "en": {"green": "Green >", "orange": "Orange >", "ask": "Land a ship", "ship": "A ship stands"},
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", some(LANGUAGES, "a turn"))
def test_a_turn(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    """The whole board, whose turn it is and what may be done are always on the screen"""
    said = SAID[lang]
    file = tmp_path / "game"
    with Person(
        tmp_path, "play", "numerus", *US, "-o", "first=green", "--save", file, lang=lang, size=size
    ) as me:
        screen = me.sees(said["green"], said["ask"], "?", "▶ ●")
        assert "13  ·" in screen
        me.press("3 g7")
        me.sees("> 3 g7", "j7:")  # the preview
        me.press("\r")
        screen = me.sees(said["orange"], "{3}", "▶ ■", said["ask"], "NUM-5")
        assert "\n13  ·" in screen
        assert screen.count("\n 1  ·") == 1
        me.press("2 g7")
        me.sees(said["ship"], "(NUM-7)")  # before Enter
        assert moves_in(file) == ["3 g7"]


def test_tab_offers_moves_and_commands(tmp_path: Path) -> None:
    with Person(tmp_path, "play", "numerus", *US, *SHORT) as me:
        me.sees("Green >")
        me.press("4 b" + TAB)
        me.sees("4 b1", "4 b2", "4 b10")
        me.press(ERASE + "und")
        me.sees("Green > und undo")
        me.press(TAB)
        me.sees("Green > undo")
        me.press(ERASE + "4 K1" + TAB)  # in capitals, too
        me.sees("4 k1", "4 k10", "4 k11")


def test_a_move_that_is_half_written_is_not_refused_yet(tmp_path: Path) -> None:
    with Person(tmp_path, "play", "numerus", *US, *SHORT) as me:
        me.sees("Green >", "Land a ship")
        me.press("4 ")
        me.sees("Green > 4", "4 a1", "Land a ship", without="is not a move")
        me.press(ERASE + "4 z")
        me.sees('"4 z" is not a move')


def test_ask_undo_and_leave(tmp_path: Path) -> None:
    with Person(tmp_path, "play", "nim", *US, "--save", "game") as me:
        me.sees("Player 1 >")
        me.enter("?")
        me.sees("12 legal moves", "3x5")
        me.enter("? 3x9")
        me.sees("NIM-1")
        me.enter("1x3")
        me.sees("Player 2 >", without="Player 1 >")
        me.enter("2x2")
        me.sees("Player 1 >", "2 || ", without="Player 2 >")
        me.enter("undo")
        me.sees("Do all agree")
        me.enter("yes")
        me.sees("2 ||||", "Player 2 >")
        me.enter("quit")
        me.sees("deskoherna play --resume game")
        assert me.leaves() == 0
    assert moves_in(tmp_path / "game") == ["1x3"]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("first", some(["green", "orange"], "who is asked for words"))
def test_words_are_asked_for_once_the_commitment_is_seen(
    tmp_path: Path, size: tuple[int, int], first: str
) -> None:
    """ROOM-6, whoever starts"""
    file = tmp_path / "game"
    with Person(
        tmp_path, "play", "numerus", "fresh", "-o", f"first={first}", "--save", file, size=size
    ) as me:
        screen = me.sees("Commitment to chance", "Words of Green for chance")
        me.enter("ahoj")
        me.sees("Green >")
        chance = match_in(file).record().chance
        assert chance.commitment in re.sub(r"\s", "", screen)
        assert chance.contributions == ("ahoj", "")


def test_a_resumed_game_goes_on_at_the_same_position(tmp_path: Path) -> None:
    with Person(tmp_path, "play", "numerus", *US, *SHORT, "--save", "game") as me:
        me.sees("Green >")
        me.enter("3 g7")
        before = me.sees("Orange >", "{3}").split("▶")[0]
        me.press(CONTROL_D)
        assert me.leaves() == 0
    with Person(tmp_path, "play", "--resume", "game") as me:
        screen = me.sees("Orange >", "Green lands a 3 on g7")
        assert [line for line in screen.splitlines() if "·" in line] == [
            line for line in before.splitlines() if "·" in line
        ]
        me.enter("3 e5")
        me.sees("Green >", "<3>")
    assert moves_in(tmp_path / "game") == ["3 g7", "3 e5"]


def test_control_c_saves_and_says_so(tmp_path: Path) -> None:
    with Person(tmp_path, "play", "nim", "--save", "game") as me:
        me.sees("Player 1 >")
        me.enter("1x2")
        me.sees("Player 1 >", "NIM-1")
        me.press(CONTROL_C)
        me.sees("--resume game", without="Traceback")
        assert me.leaves() == 130
    assert len(moves_in(tmp_path / "game")) == 2


def test_the_bot_s_answer_is_told_even_where_there_is_little_room(tmp_path: Path) -> None:
    with Person(
        tmp_path, "play", "numerus", "--seat", "me", "--seat", "greedy", "-o", "first=green",
        "--seed", "3", size=(80, 24),
    ) as me:  # fmt: skip
        me.sees("Green >")
        me.enter("3 g7")
        screen = me.sees("Orange lands", "Green >", "… log", "Land a ship")
        assert "\n13  ·" in screen


def test_without_a_game_the_shelf_is_shown(tmp_path: Path) -> None:
    with Person(tmp_path, "play") as me:
        me.sees("Which game?", "NUMERUS", "Nim")
        me.press("ni")
        me.sees("Which game? ni nim")
        me.press(TAB)
        me.sees("Which game? nim")
        me.enter()
        me.sees("Player 1 >")
