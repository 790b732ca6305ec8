"""The checks can fail: each fault, put into a toy, is caught by the check made for it."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

import conformance.faults.play  # noqa: F401  # they register themselves
from conformance.faults import FAULTS, Broken
from conformance.faults.boards import FailsForSpectators
from conformance.faults.secrets import NothingCanBeCompared, NothingIsSwapped
from deskoherna.testing import Case, Fault, play
from deskoherna.testing.checks import PLAYING, Check, boards, moves, secrets, states, words
from deskoherna.texts import ENGLISH
from toys.sealed import Sealed

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


@pytest.mark.parametrize(
    ("check", "key", "where", "broken"), FAULTS, ids=lambda item: getattr(item, "__name__", "")
)
def test_fault_is_caught(check: Check[Case], key: str, where: str, broken: Broken) -> None:
    game = broken()
    random.seed(0)  # what a toy draws from there is the same in every run
    cases = [Case(game, game.setup(seats), seed=seed) for seats in (2, 3) for seed in range(3)]
    with pytest.raises(Fault) as caught:
        for case in cases:
            check(case)
    assert caught.value.key == key
    assert caught.value.arguments.get("language", ENGLISH) == ENGLISH  # what others lack is said so
    assert str(caught.value.arguments.get("where", "")).startswith(where)
    assert ("where" in caught.value.arguments) == bool(where)


def test_a_board_that_raises_is_told_with_the_line_that_does() -> None:
    game = FailsForSpectators()
    with pytest.raises(Fault, match=r"fails for a spectator: TypeError: .*/boards\.py, line \d+$"):
        boards.boards_can_be_shown(Case(game, game.setup(2), seed=1))


def test_a_game_that_swaps_nothing_is_told_so_first() -> None:
    class Neither(NothingIsSwapped, NothingCanBeCompared):
        """So that nothing of its secrets can be compared either"""

    game = Neither()
    with pytest.raises(Fault) as caught:
        for check in (check for check in PLAYING if "secret" in check.name):
            check(Case(game, game.setup(3), seed=1))
    assert caught.value.key == "check-nothing-swapped"


def faults_of(module: str) -> set[str]:
    """The messages of all faults that a module can find."""
    return {
        node.value
        for node in ast.walk(ast.parse(Path(module).read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith("check-")
    }


def test_every_fault_has_a_toy_that_has_it() -> None:
    modules = (boards, moves, secrets, states, words, play)
    found = set().union(*(faults_of(str(module.__file__)) for module in modules))
    assert found == {key for _, key, _, _ in FAULTS}


def test_every_check_has_a_toy_that_fails_it() -> None:
    assert {check.name for check in PLAYING} == {check.name for check, _, _, _ in FAULTS}


def test_the_toy_itself_is_sound() -> None:
    game = Sealed()
    for check in PLAYING:
        for seed in range(3):
            check(Case(game, game.setup(3), seed=seed))
