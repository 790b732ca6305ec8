"""The rules of Reversi, one by one."""

from __future__ import annotations

import pytest
from reversi_game import REVERSI, Over, Passed, Placed, Turned

from deskoherna.kernel import Event, Refusal, ScriptedChance, refusal_at
from deskoherna.testing import conformance

START = "....../....../..ox../..xo../....../......"

test_conformance = conformance(REVERSI)


def play(position: str, seat: int, cell: str) -> list[Event]:
    state = REVERSI.position(position)
    assert refusal_at(REVERSI, state, seat, cell) is None
    events: list[Event] = []
    state.play(seat, REVERSI.parse(cell), ScriptedChance(), events.append)
    return events


def test_four_discs_lie_in_the_middle() -> None:
    """REV-1"""
    state = REVERSI.new(options={"size": 6}, seed=1).state
    assert state == REVERSI.position(f"{START} x")
    assert state.discs == (2, 2)


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("c3", "REV-2 reversi-taken"),
        ("a1", "REV-2 reversi-nothing-enclosed"),
        ("h8", "REV-1 reversi-no-cell"),
    ],
)
def test_a_disc_must_enclose_something(cell: str, reason: str) -> None:
    """REV-2"""
    refusal = refusal_at(REVERSI, REVERSI.position(f"{START} x"), 0, cell)
    assert isinstance(refusal, Refusal)
    assert f"{refusal.rule} {refusal.key}" == reason


def test_enclosed_discs_are_turned_in_every_direction() -> None:
    """REV-3"""
    position = "x.x.x./.ooo../xo.ox./.ooo../x.x.x./...... x"
    assert play(position, 0, "c3")[:2] == [
        Placed(0, "c3"),
        Turned(0, ("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4")),
    ]


def test_whoever_can_enclose_nothing_passes() -> None:
    """REV-4"""
    events = play("xo.oo./xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxx. x", 0, "c1")
    assert events == [Placed(0, "c1"), Turned(0, ("b1",)), Passed(1)]


def test_the_most_discs_win_when_nobody_can_place_one() -> None:
    """REV-5"""
    events = play("xo..../....../....../....../....../...... x", 0, "c1")
    assert events[-1] == Over((3, 0))
    assert events[-1].winners() == (0,)
