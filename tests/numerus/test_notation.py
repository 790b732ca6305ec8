"""Moves, positions and games in text: reading and writing are inverse, nonsense is refused."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.board import STEPS, board, column_and_row
from deskoherna.games.numerus.moves import Building, Landing, NumerusMove
from deskoherna.games.numerus.notation import (
    BadPosition,
    NumerusMatch,
    read_game,
    read_position,
    write_game,
    write_position,
)
from deskoherna.kernel import Problem, SearchChance, Unreadable
from slips import has_sentences

cells = st.sampled_from(board(15).cells)


def fits(direction: int, start: int) -> bool:
    column, row = column_and_row(start)
    return column + 3 * (direction != 1) < 15 and row + 3 * (0, 1, 1, -1)[direction] in range(15)


rows = st.tuples(st.integers(0, 3), cells).filter(lambda row: fits(*row))
landings = st.builds(Landing, st.integers(1, 15), cells)
buildings = st.builds(lambda row: Building(row[0], (row[1],)), rows)


@st.composite
def matches(draw: st.DrawFn) -> NumerusMatch:
    """A match that was left somewhere, played so that connectors come about."""
    variant = draw(st.sampled_from(["full", "short", "large"]))
    match = NUMERUS.new(options={"variant": variant}, seed=draw(st.integers(0, 99)))
    chance = SearchChance(draw(st.integers(0, 999)))
    for _ in range(draw(st.integers(0, 25))):
        for seat, ask in match.asks.items():
            tries = [ask.sample(chance) for _ in range(8)]
            match.play(seat, max(tries, key=lambda move: len(match.preview(seat, move))))
    return match


@given(st.one_of(landings, buildings))
def test_moves(move: NumerusMove) -> None:
    assert NUMERUS.parse(str(move)) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [("3 g7", "3 g7"), (" 3  G7 ", "3 g7"), ("3g7", "3 g7"), ("f4-c4", "c4-f4")],
)
def test_people_write_moves_in_their_own_way(text: str, move: str) -> None:
    assert str(NUMERUS.parse(text)) == move


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "numerus-unreadable"),
        ("0 g7", "numerus-unreadable"),
        ("3 p1", "numerus-unreadable"),
        ("3 a16", "numerus-unreadable"),
        ("３ g7", "numerus-unreadable"),
        ("3 g7 h8", "numerus-unreadable"),
        ("c4-g4", "numerus-unreadable-row"),
        ("c4-e7", "numerus-unreadable-row"),
        ("a1-d1 a2-a5", "numerus-unreadable-directions"),
        ("n1-b2", "numerus-unreadable-row"),
        ("x" * 81, "room-move-too-long"),
    ],
)
def test_what_is_no_move_is_not_read(text: str, key: str) -> None:
    """ROOM-2"""
    with pytest.raises(Unreadable) as refusal:
        NUMERUS.parse(text)
    assert refusal.value.rule == "ROOM-2"
    assert refusal.value.key == key


@given(st.text(max_size=100))
@example("1 a1\n")
def test_any_text_is_a_move_or_refused(text: str) -> None:
    """ROOM-2"""
    try:
        move = NUMERUS.parse(text)
    except Unreadable as refusal:
        assert has_sentences(NUMERUS, refusal)
    else:
        assert NUMERUS.parse(str(move)) == move


@given(matches())
def test_positions(match: NumerusMatch) -> None:
    written = write_position(match.state)
    assert read_position(written) == match.state
    assert write_position(read_position(written)) == written


@given(matches())
def test_games(match: NumerusMatch) -> None:
    written = write_game(match)
    if match.plies:
        assert read_game(NUMERUS, written).state == match.state
        assert write_game(read_game(NUMERUS, written)) == written


POSITION = "5 5/1(3)3/5/{2}3<1>/5 (a1-d1)[b3-e3] {1,1}<1,1,2> o"
GAME = "short green\n1. 4 f6  3 g8\n2. 2 e5"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("4 4/4/4/4 - {}<> ", "fields"),
        ("16 4/4/4/4 - {1}<1> g", "size"),
        ("4 4/4/4 - {1}<1> g", "rows"),
        ("4 4/4/4/3(1)(1) - {1}<1> g", "row"),
        ("4 4/4/4/3 - {1}<1> g", "row"),
        ("4 4/4/4/4x - {1}<1> g", "row"),
        ("4 4/4/4/4 (a1-e1) {1}<1> g", "connector"),
        ("13 " + "/".join(["13"] * 13) + " (d7-l10) {1}<1> g", "connector"),  # not in a row
        ("4 4/4/4/4 - {16}<1> g", "docks"),
        ("4 4/4/4/4 - {1}<1> x", "turn"),
        ("4 4/4/4/22 - {1}<1> g", "row"),
        ("4 4/4/4/04 - {1}<1> g", "rather"),
        ("4 4/4/4/4 - {2,1}<1> g", "rather"),
        ("4 4/4/4/4 (a1-z9) {1}<1> g", "connector"),
        ("5 5/5/5/5/5 (a1-d1)(b1-e1) {1}<1> g", "connector"),  # NUM-16
        ("4 4/4/4/4 (a1-d1)[a1-a4] {1}<1> o", "connector"),  # NUM-16
        ("4 4/4/4/[1]3 (a1-a4) {1}<1> o", "connector"),
        ("4 4/4/4/{1}3 (a1-a4) {1}<1> o", "connector"),
        ("4 4/4/4/(50)3 - {15}<1> g", "fleet"),
        ("4 4/4/4/(1)(1)(1)(1) - {1}<1> o", "run"),  # NUM-18: built in green's own turn
        ("4 4/4/4/(1)(1)(1)(1) - {1}<1> g", "run"),  # NUM-17: there is nothing to choose
        ("4 4/4/4/(1)(1)(1)(1) - {}<> -", "run"),
        (f"5 {'/'.join(['(1)(1)(1)(1)(1)'] * 5)} - {{1}}<1> g", "run"),  # NUM-21
        ("4 4/4/4/4 (a1-d1) {1}<1> g!", "hyper"),  # NUM-21
        ("4 4/4/4/4 - {1}<1> -", "not-over"),  # NUM-22
        ("4 4/4/4/4 - {}<> g", "idle"),  # NUM-22
        ("4 4/4/4/4 - {}<1> g", "idle"),
    ],
)
def test_positions_that_cannot_be(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as problem:
        NUMERUS.position(text)
    assert problem.value.key == f"numerus-position-{key}"


def test_a_game_not_begun_says_who_starts() -> None:
    for first in ("green", "orange"):
        match = NUMERUS.new(options={"first": first}, seed=0)
        assert write_game(match) == f"full {first}"


def test_examples() -> None:
    assert write_position(read_position(POSITION)) == POSITION
    assert write_game(read_game(NUMERUS, GAME)) == GAME


def position_again(text: str) -> str:
    return write_position(read_position(text))


def game_again(text: str) -> str:
    return write_game(read_game(NUMERUS, text))


letters = st.sampled_from(["", *"0123456789/()[]{}<>abc-! go,+=.\n"])
changes = st.tuples(st.integers(0, 80), letters)


@given(st.lists(changes, min_size=1, max_size=3), st.booleans())
def test_damaged_texts_are_refused_or_mean_what_they_say(
    edits: list[tuple[int, str]], replace: bool
) -> None:
    for text, again in ((POSITION, position_again), (GAME, game_again)):
        damaged = text
        for place, letter in edits:
            damaged = damaged[:place] + letter + damaged[place + replace :]
        try:
            assert again(damaged) == damaged
        except Problem as problem:
            assert has_sentences(NUMERUS, problem)


@given(st.text(max_size=60))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    try:
        assert write_position(read_position(text)) == text
    except Problem as problem:
        assert problem.key.startswith("numerus-position")


parts = st.sampled_from(
    ["(1)", "[2]", "{1}", "<3>", "1", "2", "3", "4", "5", "/", "-", "(a1-d1)", "[a1-a4]"]
)


@given(st.lists(st.tuples(st.integers(4, 40), parts, st.booleans()), max_size=6))
def test_what_is_read_can_be_played_on_from(edits: list[tuple[int, str, bool]]) -> None:
    text = "4 4/4/4/4 - {1,2,3}<1,2,3> g"
    for place, part, instead in edits:
        text = text[:place] + part + text[place + instead :]
    try:
        state = NUMERUS.position(text)
    except Problem:
        return
    chance = SearchChance(text)
    while state.result is None:
        ((seat, ask),) = state.asks().items()
        assert seat == state.turn and len(ask.moves) > 0
        state.play(seat, ask.sample(chance), chance)
        assert read_position(write_position(state)) == state


def test_steps_of_rows_are_those_of_the_board() -> None:
    assert STEPS == (1, 16, 17, -15)
