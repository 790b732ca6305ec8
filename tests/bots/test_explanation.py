"""The reasons given for moves agree with the values given for them."""

from __future__ import annotations

from collections.abc import Sequence

from deskoherna.bots.confidence import confidence
from deskoherna.bots.search.explanation import ALIKE, ALONE, LESS, MORE, consistent_reasons
from deskoherna.kernel import Reason

GAINS, COSTS, FALLS = Reason("gains"), Reason("costs", against=True), Reason("falls", against=True)


def reasons_given(*moves: tuple[float, Sequence[Reason]]) -> list[list[Reason]]:
    values, reasons = zip(*moves, strict=True)
    leads = [confidence(max(values) - value, 0.0) == "guess" for value in values]
    return [list(found) for found in consistent_reasons(reasons, leads)]


def test_only_moves_that_promise_the_same_are_alike() -> None:
    assert reasons_given((0.52, []), (0.5, [])) == [[ALIKE], [ALIKE]]
    assert reasons_given((0.52, [GAINS]), (0.5, [])) == [[GAINS], [ALIKE]]
    assert reasons_given((0.166, []), (0.054, [])) == [[MORE], [LESS]]


def test_who_leads_is_told_what_for() -> None:
    assert reasons_given((0.6, [COSTS]), (0.59, [GAINS]), (0.4, [FALLS])) == [
        [COSTS, MORE],
        [GAINS],
        [FALLS],
    ]


def test_who_falls_behind_is_told_that_it_does() -> None:
    assert reasons_given((0.6, [GAINS]), (0.4, [])) == [[GAINS], [LESS]]
    assert reasons_given((0.6, []), (0.4, [COSTS])) == [[MORE], [COSTS]]


def test_what_speaks_for_or_against_both_does_not_tell_them_apart() -> None:
    assert reasons_given((0.6, [GAINS]), (0.4, [GAINS])) == [[GAINS, MORE], [GAINS, LESS]]
    assert reasons_given((0.6, [GAINS, COSTS]), (0.4, [COSTS])) == [[GAINS, COSTS], [COSTS, LESS]]


def test_a_single_move_has_nothing_beside_it() -> None:
    assert reasons_given((0.6, [])) == [[ALONE]]
    assert reasons_given((0.6, [COSTS])) == [[COSTS]]
