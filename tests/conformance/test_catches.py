"""The checks can fail: each fault, put into a toy, is caught by the check made for it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import conformance.faults.play
import conformance.faults.secrets  # noqa: F401  # they register themselves
from conformance import checks
from conformance.checks import Check
from conformance.faults import FAULTS, Broken
from conformance.play import Case
from toys.sealed import Sealed

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


@pytest.mark.parametrize(
    ("check", "words", "broken"), FAULTS, ids=lambda item: getattr(item, "__name__", "")
)
def test_fault_is_caught(check: Check, words: str, broken: Broken) -> None:
    game = broken()
    cases = [Case(game, game.setup(seats), seed=seed) for seats in (2, 3) for seed in range(3)]
    with pytest.raises(AssertionError, match=words):
        for case in cases:
            check(case)


def assertions() -> list[str]:
    """The words of every assertion of the checks, without what is filled in."""
    source = Path(checks.__file__).read_text("utf-8")
    messages = [node.msg for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assert)]
    return [
        "".join(
            part.value
            for part in ast.walk(message)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
        )
        for message in messages
        if message is not None
    ]


@pytest.mark.parametrize("assertion", assertions())
def test_every_assertion_has_a_fault_to_catch(assertion: str) -> None:
    assert any(words in assertion for _, words, _ in FAULTS)


def test_the_toy_itself_is_sound() -> None:
    game = Sealed()
    for check in checks.CHECKS:
        for seed in range(3):
            check(Case(game, game.setup(3), seed=seed))
