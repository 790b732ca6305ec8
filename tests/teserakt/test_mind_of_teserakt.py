"""How the search thinks about TESERAKT: what it judges, what it finds, what it says for it."""

from __future__ import annotations

import pytest

from deskoherna.bots import bot
from deskoherna.bots.teserakt.mind import prospects, why
from deskoherna.games.teserakt import advice
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import Reason, SearchChance
from teserakt.hangar import GAME, awaited, play, position
from teserakt.test_planning_bot import NOTHING, without

LABS = "A=optician:y1y2,B=pilot:o5"


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
def test_what_prospects_hang_on(better: Teserakt, worse: Teserakt) -> None:
    assert 0 < prospects(worse, 0) < prospects(better, 0) < 1


def test_an_action_that_is_left_is_worth_something() -> None:
    assert prospects(position(LABS), 1) > prospects(position(LABS), 0)


def chosen(state: Teserakt) -> str:
    seat = awaited(state)
    master = bot(GAME, "master")
    master.hurried = False
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
        ("A=optician:y1y2y3o5,B=pilot:-", [], "take a1", [advice.SUPPLY]),
        ("A=optician:y1y2y3,B=pilot:-", [], "stabilise y2 with y1 y3", [advice.fills(1)]),
        ("A=optician:y1y2y3,B=pilot:-", ["stabilise y2 with y1 y3"], "yes", [advice.CARD]),
        ("A=optician:y1+drone,B=pilot:-", [], "analyse drone", [advice.CARD]),
        ("A=optician:y1y2,B=pilot:-", ["pass A:y1 to B"], "yes", [advice.TOGETHER]),
    ],
    ids=["die", "slot", "roll", "analysis", "consent"],
)
def test_what_speaks_for_a_move(
    labs: str, before: list[str], move: str, reasons: list[Reason]
) -> None:
    state = position(labs)
    play(state, *before)
    assert why(state, awaited(state), GAME.parse(move)) == reasons
