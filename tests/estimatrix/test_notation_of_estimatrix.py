"""Moves and positions as text, and the text table."""

from __future__ import annotations

import contextlib
from itertools import product, starmap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.games.estimatrix.circle import Roles, first_roles, next_roles
from deskoherna.games.estimatrix.notation import BadPosition, read_position, write_position
from deskoherna.kernel import SearchChance, Unreadable, plain
from deskoherna.texts import speaker
from estimatrix.matrix_table import GAME, play, position, seated, seen
from slips import Slip, play_on, position_or_problem, slips, with_slips

POSITIONS = [
    "basic MATR - N1.1 Q2 -",
    "advanced MAT - N1.2 Q3 -",
    "basic XIRTAM 1-2,3-6 N6.2 Q2 black",
    "basic MATR - N1.1 Q2 white ? say a lemon",
    "basic MATR 1-2 N1.1 Q2 white y--b say a lemon: / etc.",
    "advanced MATR - N1.1 Q2 red -ybw emoji 🍋",
    "basic MATR - N1.1 Q2 red ---- aloud",
]


@pytest.mark.parametrize("text", POSITIONS)
def test_positions_are_read_as_they_are_written(text: str) -> None:
    assert write_position(read_position(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "basic", "normal MATR - N1.1 Q2 -", "basic MA - N1.1 Q2 -", "basic MATM - N1.1 Q2 -",
        "basic MATR - N1.1 Q1 -", "basic MATR - N5.1 Q1 -", "basic MATR 2-1 N1.1 Q2 -",
        "basic MATR 1-5 N1.1 Q2 -", "basic MATR 1-2,1-2 N1.1 Q2 -", "basic MATR - N1.3 Q2 -",
        "basic MATR 1-2,1-3,1-4 N1.1 Q2 -", "basic MATR - N1.1 Q2 pink",
        "basic MATR - N1.1 Q2 - ? aloud", "basic MATR - N1.1 Q2 white y--b",
        "basic MATR - N1.1 Q2 white w--b say it", "basic MATR - N1.1 Q2 white yyyy say it",
        "basic MATR - N1.1 Q2 white y-b say it", "basic MATR - N1.1 Q2 white ? ban red",
        "basic MATR - N1.1 Q2 white ? say <b>", "basic MATR - N1.1 Q2 white ? nothing",
        "basic MATR - N1.1 Q2 white y--x say it", "basic MATR - N1.1 Q2 white ? emoji lemon",
    ],
)  # fmt: skip
def test_what_is_no_position(text: str) -> None:
    with pytest.raises(BadPosition):
        read_position(text)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("basic MATR 1-5 N1.1 Q2 -", "1-5"),
        ("basic MATR - N1.4 Q2 -", "N1.4"),
        ("basic MATR - N1.1 Q1 -", "N1.1 Q1"),
        ("basic MAT - N1.2 Q2 -", "N1.2 Q2"),  # EST-17: it has come to Q3
        ("basic MATR 1-2", "negater"),
        ("basic MATR - N1.1 Q2", "ban"),
        ("basic MATR - N1.1 Q2 red ?", "?"),
        ("basic MATR - N1.1 Q2 pink ? say it", "pink"),
        ("basic MATR - N1.1 Q2 white y--m say it", "y--m"),
        ("basic MATR - N1.1 Q2 white e--y say it", "e--y"),  # grey is no colour of a die
        ("basic MATR - N1.1 Q2 white ? ban red", "ban red"),
    ],
)
def test_the_part_that_is_wrong_is_named(text: str, part: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.position(text)
    assert problem.value.arguments["part"] == part


@pytest.mark.parametrize(
    ("text", "part", "rather"),
    [
        ("basic MATR 3-4,1-2 N1.1 Q2 -", "3-4,1-2", "1-2,3-4"),
        ("basic MATR - N1.1 Q2 red ? SAY  it", "SAY  it", "say it"),
    ],
)
def test_there_is_one_way_to_write_a_position(text: str, part: str, rather: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.position(text)
    assert speaker("en", GAME).problem(problem.value) == f"Instead of “{part}” write “{rather}”."


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_roles_are_those_of_a_game(seats: int) -> None:
    """EST-4, EST-17, EST-18, EST-19, EST-R8: all that games come to, and nothing else."""
    played = set()
    for negater in range(seats):
        roles = first_roles(negater, seats)
        for _ in range(4 * seats * seats):
            played.add(roles)
            roles = next_roles(roles, seats)
    written = set()
    for roles in starmap(Roles, product(range(seats), (0, 1), range(seats))):
        with contextlib.suppress(BadPosition):
            text = f"N{roles.negater + 1}.{roles.shift + 1} Q{roles.quanter + 1}"
            written.add(GAME.position(f"basic {'MATRIX'[:seats]} - {text} -").roles)
    assert written == played


WORDS = [
    "basic", "advanced", "MATR", "MAT", "MATX", "1-2", "1-2,1-3", "2-4", "-", "N1.1", "N4.2", "Q1",
    "Q3", "red", "white", "?", "y--b", "----", "-yg", "say it", "emoji 🍋", "aloud", "",
]  # fmt: skip


@given(st.sampled_from(POSITIONS), slips(8, WORDS))
def test_any_text_is_a_position_to_play_on_from_or_a_problem(text: str, made: list[Slip]) -> None:
    state = position_or_problem(GAME, write_position, with_slips(text, made))
    if state is not None:
        play_on(GAME, state, state.terms.seats, text)


@given(st.integers(0, 1 << 30), st.integers(0, 60))
def test_positions_of_games(seed: int, moves: int) -> None:
    """What can be written is read back: the same questions to the same seats."""
    chance = SearchChance(seed)
    state = GAME.start(GAME.setup(4, {"letters": "dealt"}), chance)
    for _ in range(moves):
        if state.result is None:
            seat, ask = chance.pick("seat", list(state.asks().items()))
            state.play(seat, ask.sample(chance), chance)
    if state.result is not None or state.sketch:
        return
    again = read_position(write_position(state))
    assert write_position(again) == write_position(state)
    if not state.rolled:
        assert {seat: ask.data() for seat, ask in again.asks().items()} == {
            seat: ask.data() for seat, ask in state.asks().items()
        }


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("letter t", "letter T"), ("LETTER ANY", "letter any"), (" ban  Red ", "ban red"),
        ("Ban ROLL", "ban roll"), ("Answer Blue", "answer blue"), ("OTHERS first", "others first"),
        ("Rub ALL", "rub all"), ("Aloud", "aloud"), ("Say  Hello", "say Hello"),
        ("SHOW  Me", "show Me"),
    ],
)  # fmt: skip
def test_moves_are_read_in_either_case(written: str, meant: str) -> None:
    assert str(GAME.parse(written)) == meant


@pytest.mark.parametrize(
    "text", ["", "ban pink", "ban", "letter B", "answer", "draw x", "say", "x"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.parse(text)


def test_the_text_table_hides_what_the_view_hides() -> None:
    """EST-11"""
    state = position("white -y-- say a lemon")
    play(state, "3: answer green")
    english = speaker("en", GAME)
    boards = {seat: plain(GAME.draw(seen(state, seat), english)) for seat in (2, 3, 4)}
    assert "green" in boards[3]
    assert "yellow" in boards[2]
    assert "green" not in boards[2] + boards[4]
    assert "yellow" not in boards[3] + boards[4]


def test_the_text_table_tells_everything() -> None:
    """EST-5: letters, roles, who needs whose, the ban, the hint, the turn before."""
    state = position("white -yy- say a lemon", pairs="1-2")
    board = plain(GAME.draw(seen(state), speaker("cs", GAME)))
    assert "Kvanter" in board and "Negater 1/2" in board and "Estimater" in board
    assert "bílá" in board and "a lemon" in board
    play(state, "1: answer red", "4: answer yellow")
    board = plain(GAME.draw(seen(state), speaker("cs", GAME)))
    assert "1:červená 2:žlutá 3:žlutá 4:žlutá" in board


def test_a_match_can_be_shown_before_the_letters_are_chosen() -> None:
    match = GAME.new(3, {}, 1)
    board = plain(GAME.draw(match.view(None), speaker("en", GAME)))
    assert board.startswith("▶ Player 1")
    assert plain(GAME.draw(seated(6).view(0), speaker("en", GAME))).count("\n") >= 7
