"""The evaluator of LABORIGINES: the value of positions, and what weak levels overlook."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deskoherna.bots import levels
from deskoherna.bots.laborigines.evaluator import LaboriginesEvaluator, above_others, reasons_for
from deskoherna.bots.laborigines.values import Ground, best_of_two, expected_gain, shares
from deskoherna.bots.search import Level
from deskoherna.games.laborigines.rules import Laborigines
from deskoherna.kernel import SearchChance
from laborigines.laboratory import GAME, awaited, play, position

FIGURES = "A@1,B@16,M@9"
STORES = "A15a,B20b"


def searcher(**limits: Any) -> Any:
    master: Any = levels(GAME)["master"]
    bot = master(GAME, Level(60, **limits))
    bot.timed = False
    return bot


def chosen(state: Laborigines, seed: int = 1, **limits: Any) -> str:
    seat = awaited(state)
    bot, ask = searcher(**limits), state.asks()[seat]
    return str(bot.choose(seat, GAME.view(state, seat), ask, SearchChance(seed)))


def between_explosions(dice: str) -> Laborigines:
    known = {"t1": "ss!", "t3": "so!", "t7": "bb!", "t9": "xb!"}
    moved = {"t8": "ff", "t17": "cc", "t18": "hh"}
    return position("A@5,B@14,M@15", turn=f"A:{dice}", **known, **moved)


def promised(state: Laborigines, seat: int = 0) -> float:
    return expected_gain(state, seat, Ground.of(state))


def test_the_better_of_two_dice() -> None:
    assert best_of_two([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]) == pytest.approx(161 / 36)


def test_energy_within_reach_promises_more_than_energy_far_off() -> None:
    near, far = position(FIGURES, STORES, t2="dd5a"), position(FIGURES, STORES, t10="gg5a")
    assert promised(near) > promised(far) + 0.5


def test_what_has_been_seen_below_a_tile_counts() -> None:
    """Danger that lies up has a big explosion below it; a big explosion may have danger."""
    safe = position(FIGURES, t4="bx!", t18="rr")
    deadly = position(FIGURES, t4="xb!", t18="rr")
    assert promised(safe) > promised(deadly)


def test_what_nobody_has_seen_does_not_count() -> None:
    state = position(FIGURES, t3="ff", t1="cc")
    swapped = [GAME.swapped(state, 0, SearchChance(seed)) for seed in range(8)]
    assert any(other != state for other in swapped)
    for other in swapped:
        assert shares(other) == pytest.approx(shares(state))


def test_moa_may_come_upon_who_stands_before_her() -> None:
    assert promised(position("A@1,B@12,M@9")) > promised(position("A@1,B@12,M@13"))


def test_a_low_depth_sees_energy_and_the_flag_alone() -> None:
    plain = position(FIGURES)
    burdened = position("A@1*3i~,B@16,M@9", disease="leprosy")
    assert shares(burdened, far=False) == shares(plain, far=False) == [0.5, 0.5]
    assert shares(burdened)[0] < shares(plain)[0]
    flagged, richer = position("A@1^,B@16,M@9"), position(FIGURES, "A20a,B18b")
    assert min(shares(flagged, far=False)[0], shares(richer, far=False)[0]) > 0.5


def test_a_lead_counts_more_the_less_there_is() -> None:
    assert shares(position(FIGURES, "A5a,B3b"))[0] > shares(position(FIGURES, "A20a,B18b"))[0]


def test_who_overlooks_nearly_all_does_not_pay_for_it() -> None:
    """LAB-19: passing needs no thought."""
    state = position("A@1,B@5,M@12", "A3b,B17b", "B:2,2", t3="bb!", t8="cc", t7="bx!", t18="ss")
    found = {chosen(state, seed, overlooks=0.9, depth=1, memory=0.0) for seed in range(12)}
    assert found == {"pass"}


@pytest.mark.parametrize("dice", ["2,4", "4,2"])
def test_who_overlooks_much_mostly_does_what_is_obvious(dice: str) -> None:
    """With the 2 a big explosion is known one way and nothing the other; the 4 is bad both ways."""
    state = between_explosions(dice)
    assert mostly(state, depth=2) == "die 2"
    play(state, "die 2")
    assert mostly(state, depth=1) == "go ccw"


def test_who_looks_at_one_choice_does_not_see_what_a_die_is_good_for() -> None:
    found = glanced(between_explosions("4,2"), depth=1)
    assert found.keys() == {"die 2", "die 4"}
    assert min(found.values()) >= 10


def test_moves_with_the_same_prior_come_in_any_order() -> None:
    state = between_explosions("4,2")
    evaluator = LaboriginesEvaluator(GAME, Level(6, depth=1, overlooks=1.0))
    seat, ask = next(iter(state.asks().items()))
    found = [evaluator.candidates(state, seat, ask, SearchChance(seed)) for seed in range(12)]
    assert {candidate.prior for candidates in found for candidate in candidates} == {0.5}
    assert {str(candidates[0].move) for candidates in found} == {"die 2", "die 4"}


def mostly(state: Laborigines, depth: int) -> str:
    """What is chosen three times of four at least."""
    found = glanced(state, depth)
    ((move, times),) = found.most_common(1)
    assert times >= 30, found
    return move


def glanced(state: Laborigines, depth: int) -> Counter[str]:
    """The choices of a level that overlooks all but high priors."""
    return Counter(chosen(state, seed, overlooks=1.0, depth=depth) for seed in range(40))


def test_dice_are_explained_by_the_way_that_would_be_taken() -> None:
    state = between_explosions("2,4")
    seat = awaited(state)
    advice = searcher().consider(seat, GAME.view(state, seat), state.asks()[seat], SearchChance(1))
    assert str(advice[0].move) == "die 2"
    assert "laborigines-why-keeps" in [why.key for why in advice[0].reasons]
    assert "laborigines-why-loses" in [why.key for why in advice[1].reasons]


def test_gains_and_costs_are_told_beside_the_other_choices() -> None:
    gained, lost = reasons_for(2.0, 0.0, 1.0, 0.0), reasons_for(-2.0, -3.2, -1.0, 0.25)
    assert [(reason.key, reason.against) for reason in gained] == [
        ("laborigines-why-keeps", False),
        ("laborigines-why-flag", False),
    ]
    assert [(reason.key, reason.against) for reason in lost] == [
        ("laborigines-why-loses", True),
        ("laborigines-why-spares-rivals", True),
        ("laborigines-why-no-flag", True),
        ("laborigines-why-danger", True),
    ]
    assert above_others([1.0, 3.0]) == [-2.0, 2.0]
    assert above_others([4.0]) == [0.0]
