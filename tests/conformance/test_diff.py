"""A difference names the place where it is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import deskoherna
from deskoherna.kernel import State
from deskoherna.testing.diff import differences, first_difference, named, names_of
from toys.sealed import SEALED, Drew, Laid


class Card(msgspec.Struct, frozen=True):
    value: int
    seen: tuple[int, ...] = ()


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        (3, 5, "3 != 5"),
        ({"hands": [[1], [2, 3]]}, {"hands": [[1], [2, 5]]}, "hands[1][1]: 3 != 5"),
        ({"hand": [1, 2]}, {"hand": [1, 2, 3]}, "len(hand): 2 != 3"),
        ([], [1], "len(): 0 != 1"),
        ([Card(1), Card(2)], [Card(1), Card(3)], "[1].value: 2 != 3"),
        (Card(1, (0,)), Card(1, (0, 1)), "len(seen): 1 != 2"),
        ({"asks": {0: "a"}}, {"asks": {1: "a"}}, "asks[0]: 'a' != –"),
        ({"a": 1}, {"a": 1, "b": None}, "b: – != None"),
        ({"cells": b"\x01\x02"}, {"cells": b"\x01\x03"}, "cells[1]: 2 != 3"),
        ([1, (2,)], [1, [2]], "[1]: (2,) != [2]"),
        ([Laid(0, 3)], [Laid(0, 4)], "laid[0].card: 3 != 4"),
        ([Laid(0, 3).data()], [Laid(0, 4).data()], "laid[0].card: 3 != 4"),
        ([Laid(0, 3)], [Drew(0, 3)], "[0]: Laid(seat=0, card=3) != Drew(seat=0, card=3)"),
        (Laid(0, 3), Drew(0, 3), "Laid(seat=0, card=3) != Drew(seat=0, card=3)"),
        ("x" * 99, "y", f"'{'x' * 58}… != 'y'"),
    ],
)
def test_the_first_difference(one: Any, other: Any, said: str) -> None:
    assert str(first_difference(one, other)) == said


def test_what_is_equal_does_not_differ() -> None:
    assert first_difference([Card(1), {"a": (1, 2)}], [Card(1), {"a": (1, 2)}]) is None


def test_all_differences() -> None:
    found = differences({"hand": [1, 2], "deck": 5}, {"hand": [3, 2], "deck": 6})
    assert [str(each) for each in found] == ["hand[0]: 1 != 3", "deck: 5 != 6"]


@pytest.mark.parametrize("game", [*deskoherna.all_games().values(), SEALED], ids=lambda g: g.id)
def test_parts_of_a_state_have_the_names_of_its_attributes(game: Any) -> None:
    state = game.new(seed=1).state
    for name, value in named(state).items():
        part: Any = state
        for attribute in name.split("."):
            part = getattr(part, attribute)
        assert part == value or list(part) == value


def test_what_has_no_name_has_a_number() -> None:
    class Counted(State[Any]):
        def data(self) -> tuple[Any, ...]:
            return (self.left(), 7)

        def left(self) -> int:
            return 3

    Counted.__abstractmethods__ = frozenset()
    assert names_of(Counted()) == ["data()[0]", "data()[1]"]  # type: ignore[abstract]
