"""The notation of NEUTRACE: moves and positions, read and written."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.moves import (
    Choose,
    Draw,
    Give,
    Name,
    Pass,
    Place,
    Reserve,
    Token,
    Turn,
    read_move,
)
from deskoherna.games.neutrace.pieces import ARROW, MOLECULE
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import SearchChance, Unreadable, refusal_at
from neutrace.laying import play, table

MOVES = [
    ("keep A3 give β", Choose(0, 5)),
    ("rg 1f2", Place(5, 11)),
    ("gr 1f2", Place(6, 11)),
    ("0.5x-2n 2e1", Place(35, 30, 1, 2)),
    ("draw m", Draw(MOLECULE, False)),
    ("take a", Draw(ARROW, True)),
    ("token skip", Token(2)),
    ("turn 3k2", Turn(65)),
    ("name r", Name(MOLECULE, 0)),
    ("name 1.5", Name(ARROW, 3)),
    ("give rg", Give(2)),
    ("give 0.5-2", Give(17)),
    ("reserve 1a1", Reserve(0)),
    ("pass", Pass()),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_are_written_as_they_are_read(text: str, move: object) -> None:
    """NEU-9, NEU-13, NEU-14, NEU-16, NEU-46"""
    assert read_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        (" KEEP a3  GIVE beta", "keep A3 give β"),
        ("RG 1F2", "rg 1f2"),
        ("0,5X-2 2e1", "0.5x-2 2e1"),
        ("give gr", "give rg"),
        ("name 1,5", "name 1.5"),
    ],
)
def test_people_may_write_otherwise(text: str, usual: str) -> None:
    assert str(read_move(text)) == usual


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("rr 1f1", "neutrace-no-card"),
        ("4-5 1f1", "neutrace-no-card"),
        ("give 1-1", "neutrace-no-card"),
        ("name 7", "neutrace-no-size"),
        ("keep A3 give omega", "neutrace-no-task"),
        ("r-g 1f1", "neutrace-unreadable"),
        ("xrr 1f1", "neutrace-no-card"),
        ("rg 0f1", "neutrace-unreadable"),
        ("rg 1l1", "neutrace-unreadable"),
        ("token", "neutrace-unreadable"),
        ("", "neutrace-unreadable"),
    ],
)
def test_what_is_no_move_is_named(text: str, key: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_move(text)
    assert (refusal.value.rule, refusal.value.key) == ("ROOM-2", key)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = read_move(text)
    except Unreadable:
        return
    assert read_move(str(move)) == move


CROWDED = table(
    hands=["rg 1-2 1-3", "ob"],
    grids="1d1=ro 1e1=ry 1f1=0.5-1 1f2=yv 1g1=rv 1h1=0.5-2 2f1=?1",
    tokens=[2],
    modifiers=["xn"],
    burner=2,
)


class TestLegalMoves:
    STATES = (
        CROWDED,
        table(hands=["rg 1-2", "ob"], tokens=[1]),
        play(CROWDED, "token two")[0],
        play(CROWDED, "token sixth")[0],
        table(hands=["", "ob"], tokens=[1]),
    )

    @pytest.mark.parametrize("state", STATES)
    def test_counting_and_indexing_agree_with_looking(self, state: Neutrace) -> None:
        (ask,) = state.asks().values()
        listed = list(ask.moves)
        assert len(ask.moves) == len(listed) == len(set(listed))
        assert [ask.moves[n] for n in range(len(listed))] == listed
        assert [ask.moves[-n] for n in range(1, len(listed) + 1)] == listed[::-1]
        assert ask.moves[1:5] == listed[1:5]
        for outside in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError):
                ask.moves[outside]

    @pytest.mark.parametrize("state", STATES)
    def test_what_is_in_it_is_what_is_legal(self, state: Neutrace) -> None:
        """NEU-13, NEU-14, NEU-15, NEU-46"""
        ((seat, ask),) = state.asks().items()
        listed = set(ask.moves)
        every = [
            Place(face, cell, mark)
            for face in range(1, 61)
            for cell in range(44)
            for mark in (0, 1)
        ]
        for move in [*every, *map(Token, range(9)), Pass()]:
            if isinstance(move, ask.kinds):
                legal = refusal_at(NEUTRACE, state, seat, move) is None
                assert (move in ask.moves) == legal == (move in listed), str(move)

    @pytest.mark.parametrize("state", STATES)
    def test_every_move_is_sampled_equally_often(self, state: Neutrace) -> None:
        (ask,) = state.asks().values()
        chance = SearchChance(0)
        expected = 60
        counts = Counter(ask.sample(chance) for _ in range(expected * len(ask.moves)))
        assert set(counts) == set(ask.moves)
        # chi squared; its mean is the number of moves less one, its variance twice that
        surplus = sum((count - expected) ** 2 / expected for count in counts.values())
        freedom = len(ask.moves) - 1
        assert surplus < freedom + 6 * (2 * freedom) ** 0.5
