"""Where compiled code cannot be loaded, bots use the plain heuristics."""

from __future__ import annotations

import logging

import pytest

from deskoherna.bots.compiled import compiled
from deskoherna.bots.neutrace import compiled_rules, move_scores, playouts
from deskoherna.bots.neutrace.loading import _compiled
from deskoherna.catalogue import game
from deskoherna.kernel import SearchChance


def test_what_cannot_be_loaded_is_done_without(caplog: pytest.LogCaptureFixture) -> None:
    def load() -> str:
        raise RuntimeError("no place to keep it")

    with caplog.at_level(logging.ERROR):
        assert [compiled(load, "plain", timed=False) for _ in range(2)] == ["plain", "plain"]
    assert len(caplog.records) == 1


def test_what_is_loaded_is_loaded_once() -> None:
    calls = []

    def load() -> str:
        calls.append(1)
        return "compiled"

    assert [compiled(load, "plain", timed=False) for _ in range(2)] == ["compiled", "compiled"]
    assert calls == [1]


def test_nothing_is_left_to_be_compiled_in_the_middle_of_a_game() -> None:
    functions = [
        function
        for module in (playouts, move_scores, compiled_rules)
        for function in vars(module).values()
        if hasattr(function, "signatures")
    ]
    heuristics, chance = _compiled(), SearchChance(4)
    known = [len(function.signatures) for function in functions]
    match = game("neutrace").new(seats=2, seed=4)
    while match.result is None:
        for seat, ask in list(match.asks.items()):
            if match.result is None and seat in match.asks:
                if len(match.plies) >= 2:
                    heuristics.scored_moves(match.state, seat, ask)
                match.play(seat, match.asks[seat].sample(chance))
    assert [len(function.signatures) for function in functions] == known
