"""The curve of a review: noise is evened out, what a move cost is not."""

from __future__ import annotations

from itertools import pairwise

from deskoherna.bots.curve import evened
from deskoherna.bots.review import Moment, Standing

ERROR = 0.04


def moments(*shares: float, margin: float = 2 * ERROR, cost: float = 0.0) -> list[Moment]:
    """Moves of two in turn, after which the first stands like this; the last one costs so much."""
    last = len(shares) - 1
    return [
        Moment(ply, ply % 2, "x", (share, 1 - share), cost if ply == last else 0.0, margin=margin)
        for ply, share in enumerate(shares)
    ]


def steps(found: list[Standing]) -> list[float]:
    return [abs(two.values[0] - one.values[0]) for one, two in pairwise(found)]


BEGINNING = Standing((0.4, 0.6), 2 * ERROR)
ZIGZAG = (0.55, 0.4, 0.53, 0.42, 0.55)


def test_whose_turn_it_is_makes_no_waves() -> None:
    found = evened(BEGINNING, moments(*ZIGZAG))
    assert max(steps(found)) < 0.03
    assert all(abs(sum(standing.values) - 1) < 0.001 for standing in found)


def test_many_are_surer_than_one() -> None:
    found = evened(BEGINNING, moments(*ZIGZAG))
    assert all(0 < two.margin < evened(BEGINNING, [])[0].margin for two in found)


def test_what_a_move_is_known_to_cost_is_seen_at_once() -> None:
    played = moments(0.5, 0.5, 0.5, 0.5, 0.2, cost=0.3)
    *_, last = steps(evened(Standing((0.5, 0.5), 2 * ERROR), played))
    assert last > 0.25


def test_so_is_a_jump_that_no_noise_makes() -> None:
    *before, last = steps(evened(BEGINNING, moments(0.45, 0.4, 0.45, 0.4, 0.9)))
    assert last > 0.3
    assert max(before) < 0.1


def test_the_end_is_certain_and_does_not_change_what_was() -> None:
    won = Moment(5, 1, "x", (1.0, 0.0), 0.0, margin=0.0)
    found = evened(BEGINNING, [*moments(*ZIGZAG), won])
    assert found[-1] == Standing((1.0, 0.0), 0.0)
    assert max(steps(found)[:-1]) < 0.1


def test_nothing_is_there_until_the_beginning_is_known() -> None:
    assert evened(Standing((), 0.0), []) == []
