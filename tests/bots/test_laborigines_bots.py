"""Bots for LABORIGINES: what they remember, and what they make of it."""

from __future__ import annotations

from deskoherna.bots import bot, bots
from deskoherna.bots.laborigines.remembering import remember
from deskoherna.games.laborigines.rules import Laborigines
from deskoherna.kernel import SearchChance
from deskoherna.lab import simulate
from laborigines.laboratory import GAME, awaited, position, seen

LEVELS = ["forgetful", "attentive", "sharp", "perfect"]


def choice(name: str, state: Laborigines, seed: int = 1) -> str:
    seat = awaited(state)
    view, ask = GAME.view(state, seat), state.asks()[seat]
    return str(bot(GAME, name).choose(seat, view, ask, SearchChance(seed)))


def test_levels_from_forgetful_to_perfect() -> None:
    assert [name for name in bots(GAME) if name in LEVELS] == LEVELS


def test_what_was_turned_last_is_remembered() -> None:
    view = seen(position("A@1,B@11,M@6", t2="dd!", t5="ll!", t13="oc!"))
    assert view.turned == (1, 4, 12)
    two = remember(view, 2)
    assert two.turned == (4, 12)
    assert [tile.down is not None for tile in two.tiles].count(True) == 2
    assert remember(view, 0).turned == ()
    assert remember(view, 20) == view


def test_forgetting_changes_nothing_else() -> None:
    view = seen(position("A@1,B@11,M@6", stores="A18a,B20b", t2="dd!2a"))
    forgotten = remember(view, 0)
    assert forgotten.tiles[1].up == "disease"
    assert forgotten.tiles[1].energy == (2, 0, 0, 0, 0, 0)
    assert forgotten.stores == view.stores


def between_explosions() -> Laborigines:
    """Both ways lies a big explosion; below one of them is danger, which has been seen."""
    return position("A@5,B@10,M@12", turn="A:2,2", t3="bx!", t18="cc", t7="bb!", t8="ss")


def test_a_memory_knows_what_lies_below() -> None:
    for name in ("attentive", "sharp", "perfect"):
        assert {choice(name, between_explosions(), seed) for seed in range(8)} == {"go ccw"}


def test_without_a_memory_both_ways_look_alike() -> None:
    ways = {choice("forgetful", between_explosions(), seed) for seed in range(16)}
    assert ways == {"go ccw", "go cw"}


def test_a_good_bargain_is_accepted() -> None:
    """LAB-19: three pieces send the other into a big explosion; else it would go to the flag."""
    state = position("A@11,B@12,M@17", "A12a3b,B9b", "B:2,4=2", t14="bb!", t8="or", t10="gg!")
    assert choice("perfect", state) == "pay cw"


def test_a_bad_bargain_is_declined() -> None:
    """LAB-19: both ways are alike, and the price would be the last energy."""
    state = position("A@1,B@5,M@12", "A3b,B17b", "B:2,2", t3="bb!", t8="cc", t7="bx!", t18="ss")
    assert choice("perfect", state) == "pass"


def test_perfect_beats_random() -> None:
    *_, totals = simulate("laborigines", ["perfect", "random"], 20)
    assert totals.tallies[0].wins >= 18
