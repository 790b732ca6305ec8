"""Moves out of order are refused by the rule that says whose turn it is, or what comes first."""

from __future__ import annotations

import pytest

from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.notation import read_position
from deskoherna.kernel import refusal_at

LANDING = "6 6/6/6/6/6/6 - {1,2}<1,2> g"  # green is to land
RUN = "6 6/6/6/6/6/(1)(1)(1)(1)(1)1 - {1,2}<1,2> g"  # green is to choose four of five cells
GREEN, ORANGE = 0, 1


@pytest.mark.parametrize(
    ("position", "seat", "move", "rule", "key"),
    [
        (LANDING, ORANGE, "1 a1", "NUM-5", "not-your-turn"),
        (RUN, ORANGE, "1 a3", "NUM-5", "not-your-turn"),
        (RUN, GREEN, "1 a3", "NUM-18", "build-first"),
        (RUN, ORANGE, "a1-d1", "NUM-17", "not-your-run"),
        (LANDING, GREEN, "a1-d1", "NUM-17", "no-run"),
        (LANDING, ORANGE, "a1-d1", "NUM-17", "no-run"),
    ],
)
def test_out_of_order(position: str, seat: int, move: str, rule: str, key: str) -> None:
    """NUM-5, NUM-17, NUM-18"""
    refusal = refusal_at(NUMERUS, read_position(position), seat, move)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == (rule, f"numerus-{key}")
