"""The evaluator of TESERAKT: the value of positions, what the search finds, and its reasons."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean

import pytest

from deskoherna.bots import bot
from deskoherna.bots.search import Level
from deskoherna.bots.teserakt.evaluator import TeseraktEvaluator, reasons_for, win_probability
from deskoherna.games.teserakt import reasons
from deskoherna.games.teserakt.moves import Take
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import Reason, SearchChance
from teserakt.hangar import GAME, awaited, opening, play, position
from teserakt.test_planning_bot import NOTHING, without

LABS = "A=optician:y1y2,B=pilot:o5"
LATER = 9  # turns
SEEDS = 12  # evaluations of a position


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (position(LABS, panel="y1y2"), position(LABS, panel="y1")),
        (position(LABS, rifts=1), position(LABS, rifts=2)),
        (position(LABS, "y1o2"), position(LABS, "y1o1")),
        (position("A=optician:y1y2y5,B=pilot:o5"), position(LABS)),
        (position("A=optician:y1y2y3,B=pilot:o5"), position("A=optician:y1y2y6,B=pilot:o5")),
        (position("A=optician:y1y2+purge,B=pilot:o5"), position(LABS)),
        (position(LABS), position(LABS, a1="y6")),
    ],
    ids=["slots", "rifts", "a pair in the zone", "dice in labs", "sets", "cards", "dice left"],
)
def test_what_the_win_probability_hangs_on(better: Teserakt, worse: Teserakt) -> None:
    for state in (better, worse):
        state.turns = LATER
    assert 0 < win_probability(worse) < win_probability(better) < 1


EVALUATOR = TeseraktEvaluator(GAME, Level(1))


def win_share(state: Teserakt) -> float:
    """The share of the win that a position is estimated at."""
    values = [EVALUATOR.evaluate(state.copy(), SearchChance(seed)) for seed in range(SEEDS)]
    return fmean(share for share, *_ in values)


def first_turns(base: str, seed: int) -> list[float]:
    """The estimates from the set-up on while nothing but dice is taken in the first two turns."""
    state = opening(seed=seed, base=base)
    chance = SearchChance(seed)
    shares = []
    while state.turns < 3:
        shares.append(win_share(state))
        ((seat, ask),) = state.asks().items()
        dice = [move for move in ask.moves if isinstance(move, Take)]
        state.play(seat, dice[0] if dice else ask.moves[-1], chance)
    return shares


@pytest.mark.parametrize("base", ["1", "B", "3", "4"])
def test_nothing_is_won_or_lost_by_taking_the_first_dice(base: str) -> None:
    """TES-9, TES-17"""
    for seed in range(2):
        shares = first_turns(base, seed)
        steps = [abs(after - before) for before, after in pairwise(shares)]
        assert len(shares) > 8
        assert max(steps) < 0.1
        assert max(shares) - min(shares) < 0.2


def test_the_bases_are_told_apart_from_the_beginning() -> None:
    """TES-3: as far as the planning bot's shares lie from each other, in docs/balance."""
    easy, middling, hard = (fmean(first_turns(base, 0)) for base in "124")
    assert 0.7 < easy < 0.9
    assert 0.55 < middling < 0.8
    assert 0.05 < hard < 0.25


@pytest.mark.parametrize("actions", range(1, 4))
def test_a_set_in_the_lab_counts_before_it_is_stabilised(actions: int) -> None:
    """TES-24: what an action will bring is foreseen, so that taking it changes little."""
    before = position("A=optician:y1y2y3,B=pilot:o5", turn=f"A{actions}")
    after = before.copy()
    play(after, "stabilise y2 with y1 y3", "no")
    assert win_share(after) == pytest.approx(win_share(before), abs=0.05)


def test_what_is_nearly_won_and_what_is_nearly_lost() -> None:
    """TES-12, TES-13"""
    won = position("A=optician:y1y2y4,B=pilot:p4p6", panel=without("y2", "p5"))
    lost = position("A=optician:y1,B=pilot:o5", "y1o1y2o2y3o3y4o4y5o5y6o6", rifts=6)
    assert win_share(won) > 0.9
    assert win_share(lost) < 0.1


def chosen(state: Teserakt) -> str:
    seat = awaited(state)
    master = bot(GAME, "master")
    master.timed = False
    return str(master.choose(seat, GAME.view(state, seat), state.asks()[seat], SearchChance(1)))


def test_it_sees_a_win_three_actions_away() -> None:
    """TES-12, TES-18"""
    state = position("A=geologist:y1y2y5,B=pilot:-", "-", without("y2"))
    for _ in range(3):
        play(state, chosen(state))
    assert state.result is not None
    assert state.result.winners == (0, 1)


def test_it_leaves_the_last_die() -> None:
    """TES-14, TES-R15"""
    state = position("A=optician:-,B=pilot:-", **{**NOTHING, "b2": "y3"})
    assert chosen(state) == "end"


@pytest.mark.parametrize(
    ("labs", "before", "move", "reasons"),
    [
        ("A=optician:y1y2y3o5,B=pilot:-", [], "take a1", [reasons.SUPPLY]),
        ("A=optician:y1y2y3,B=pilot:-", [], "stabilise y2 with y1 y3", [reasons.fills(1)]),
        ("A=optician:y1y2y3,B=pilot:-", ["stabilise y2 with y1 y3"], "yes", [reasons.CARD]),
        ("A=optician:y1+drone,B=pilot:-", [], "analyse drone", [reasons.CARD]),
        ("A=optician:y1y2,B=pilot:-", ["pass A:y1 to B"], "yes", [reasons.TOGETHER]),
    ],
    ids=["die", "slot", "roll", "analysis", "consent"],
)
def test_what_speaks_for_a_move(
    labs: str, before: list[str], move: str, reasons: list[Reason]
) -> None:
    state = position(labs)
    play(state, *before)
    assert reasons_for(state, awaited(state), GAME.parse(move)) == reasons
