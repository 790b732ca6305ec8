"""Collapse, rifts and the eight events (TES-32 to TES-44)."""

from __future__ import annotations

from deskoherna.games.teserakt.deck import deck_of
from deskoherna.games.teserakt.events import Annihilated, Collapsed, Rift, Rolled, Uncovered
from deskoherna.games.teserakt.rules import Teserakt
from teserakt.hangar import (
    asked,
    column,
    lab,
    names,
    of_kind,
    offered,
    over,
    play,
    position,
    refused,
    seen,
    zone,
)

NOTHING = {f"{letter}{row}": "-" for letter in "abcd" for row in "1234"}
LAST = ("turn z:b6 to 5",)  # an action that leads on to the collapse


def symbol(base: str, name: str) -> str:
    """A corner or another column of a base that bears a symbol."""
    view = seen(position(head=f"2-{base}"))
    letters = [f"{letter}{row}" for row in "1234" for letter in "abcd"]
    return next(at for at, sign in zip(letters, view.symbols, strict=True) if sign == name)


def uncover(
    base: str,
    name: str,
    labs: str = "A=optician:-,B=polymath:-",
    zone: str = "-",
    turn: str = "A3",
    rifts: int = 0,
) -> tuple[Teserakt, str]:
    """A single die lies on the symbol; the rest are columns of four."""
    at = symbol(base, name)
    others = {where: "y6o6p6b6" for where in ("a4", "b4", "c4", "d4", "a3", "b3") if where != at}
    cube = {**NOTHING, **others, at: "y3"}
    return position(labs, zone, rifts=rifts, head=f"2-{base}", turn=turn, **cube), at


def test_the_boundary_die_is_the_lowest_on_the_lowest_layer() -> None:
    """TES-32, TES-R10: not the lowest of all, and only free ones."""
    state = position(zone="b6", turn="A1", a1="y1o1p1", d1="y6o4", d4="y6o5", a4="y6o6", b2="y1o1")
    assert seen(state).boundary == ("d1",)
    events = play(state, *LAST, collapse=[2])
    assert [(event.column, event.value) for event in of_kind(events, Collapsed)] == [("d1", 2)]


def test_ties_are_the_active_players_choice() -> None:
    """TES-32"""
    state = position(zone="b6", turn="A1", a1="y6o2", d4="y6p2")
    play(state, *LAST)
    assert (asked(state), offered(state)) == ("boundary", ["at a1", "at d4"])
    assert refused(state, "at a2").rule == "TES-32"
    play(state, "at d4", collapse=[1])
    assert zone(state) == "p1 b5"


def test_three_of_a_value_are_a_rift_and_six_are_two() -> None:
    """TES-33, TES-34: the dice stay."""
    for before, value, rifts in (
        ("y1y1", 1, 1),
        ("y1", 1, 0),
        ("y1y1y1y1y1", 1, 2),
        ("y2y2", 1, 0),
    ):
        state = position(zone=f"b6{before}", turn="A1", a1="y6o2")
        events = play(state, *LAST, collapse=[value])
        assert seen(state).rifts == rifts
        assert len(of_kind(events, Rift)) == (rifts > 0)
        assert len(seen(state).zone) == 2 + len(before) // 2


def test_the_seventh_rift_loses() -> None:
    """TES-13"""
    state = position(zone="b6y1y1", turn="A1", rifts=6, a1="y6o2")
    play(state, *LAST, collapse=[1])
    assert (over(state).rule, over(state).places) == ("TES-13", (2, 2))


def test_the_last_die_loses() -> None:
    """TES-14"""
    state = position(zone="b6", turn="A1", **{**NOTHING, "a1": "y2"})
    play(state, *LAST, collapse=[1])
    assert over(state).rule == "TES-14"


def test_acceleration() -> None:
    """TES-36: and it may go on and on."""
    state, at = uncover("1", "acceleration")
    events = play(state, f"take {at}")
    assert of_kind(events, Uncovered)[0].rule == "TES-36"
    assert asked(state) == "annihilated"
    choice = offered(state)[0]
    events = play(state, choice)
    assert [event.place for event in of_kind(events, Annihilated)] == [choice.removeprefix("at ")]
    assert seen(state).actions == 2


def test_reinforcement() -> None:
    """TES-37, TES-R12: the lowest is rolled; the same value counts too."""
    state, at = uncover("1", "reinforcement", zone="y1y1y1")
    events = play(state, f"take {at}", die=[1])
    assert of_kind(events, Uncovered)[0].rule == "TES-37"
    assert (seen(state).rifts, zone(state)) == (1, "y1 y1 y1")


def test_reinforcement_ties() -> None:
    """TES-R12"""
    state, at = uncover("1", "reinforcement", zone="y1o1")
    play(state, f"take {at}")
    assert (asked(state), offered(state)) == ("lowest", ["pick z:y1", "pick z:o1"])
    play(state, "pick z:o1", die=[4])
    assert zone(state) == "y1 o4"


def test_reinforcement_of_nothing() -> None:
    """TES-R20"""
    state, at = uncover("1", "reinforcement")
    events = play(state, f"take {at}")
    assert names(events) == ["extracted", "uncovered"]


def test_chain_reaction() -> None:
    """TES-38, TES-R11: before the action phase goes on."""
    state, at = uncover("2", "chain")
    play(state, f"take {at}")
    assert asked(state) == "boundary"
    events = play(state, offered(state)[0], collapse=[4])
    assert names(events) == ["collapsed"]
    assert (zone(state)[1], asked(state)) == ("4", "act")


def test_fission() -> None:
    """TES-39, TES-R12: an annihilated die comes as well, and may make a rift."""
    state, at = uncover("4", "fission", zone="y5y5")
    play(state, f"take {at}")
    gone = sum(seen(state).annihilated)
    events = play(state, offered(state)[0], collapse=[4], annihilated=[0], die=[5])
    assert names(events) == ["collapsed", "split", "rift"]
    assert sum(seen(state).annihilated) == gone - 1


def test_fission_without_annihilated_dice() -> None:
    """TES-R20"""
    full = dict.fromkeys(NOTHING, "y6o6p6b6")
    state = position(zone="o1p2b4", head="2-4", **{**full, "a1": "y3"})
    assert sum(seen(state).annihilated) == 0
    play(state, "take a1")
    events = play(state, offered(state)[0], collapse=[4])
    assert names(events) == ["collapsed"]


def test_emp_wave() -> None:
    """TES-40, TES-R1: all other labs are rolled."""
    state, at = uncover("3", "wave", "A=optician:o1,B=polymath:o1o2")
    play(state, f"take {at}")
    assert (asked(state), offered(state)) == ("wave", ["lab A", "lab B"])
    events = play(state, "lab A", labs=[6, 5])
    assert (lab(state), lab(state, "B")) == ("y3 o1", "o5 o6")
    assert len(of_kind(events, Rolled)) == 2


def test_emp_burst() -> None:
    """TES-41"""
    state, at = uncover("3", "burst", "A=optician:o1,B=polymath:o1o2")
    play(state, f"take {at}", labs=[6, 5, 4, 2])
    assert (lab(state), lab(state, "B")) == ("y6 o5", "o2 o4")


def test_interphase() -> None:
    """TES-42, TES-R7: sixes stay; a rift for each value that received dice."""
    state, at = uncover("4", "interphase", zone="y2y2o2y3y4y4o4y6y6p6")
    events = play(state, f"take {at}")
    assert zone(state) == "y3 y3 y3 y5 y5 y6 y6 o3 o5 p6"
    assert [(event.value, event.by) for event in of_kind(events, Rift)] == [(3, 1), (5, 1)]


def test_interphase_turns_all_dice_before_the_seventh_rift_ends_the_game() -> None:
    """TES-42, TES-R7, TES-13: rifts are checked once all dice are turned; nothing comes after."""
    state, at = uncover("4", "interphase", zone="y2y2o2y4y4o4", rifts=6)
    events = play(state, f"take {at}")
    assert zone(state) == "y3 y3 y5 y5 o3 o5"
    assert names(events)[-8:] == ["turned"] * 6 + ["rift", "lost-to-rifts"]


def test_interphase_of_a_value_that_receives_nothing() -> None:
    """TES-R7: three threes that were there before make no rift."""
    state, at = uncover("4", "interphase", zone="y3y3o3")
    play(state, f"take {at}")
    assert seen(state).rifts == 0


def test_shock_wave() -> None:
    """TES-43, TES-R19: the die just extracted goes too."""
    state, at = uncover("4", "shock", "A=optician:o3o1,B=polymath:p3")
    play(state, f"take {at}")
    assert (lab(state), lab(state, "B")) == ("o1", "")


def test_shock_wave_after_a_collapse() -> None:
    """TES-43: the value after the roll counts."""
    state, _ = uncover("4", "shock", "A=optician:o3o1,B=polymath:p5", "b6", "A1")
    events = play(state, "turn z:b6 to 5", collapse=[5])
    assert names(events)[1:3] == ["collapsed", "uncovered"]
    assert (lab(state), lab(state, "B")) == ("o1 o3", "")


def test_a_symbol_that_is_covered_acts_again() -> None:
    """TES-44, TES-R9: a relocated die uncovers it, another covers it."""
    state, at = uncover("1", "reinforcement", "A=engineer:-,B=polymath:-")
    events = play(state, "speciality", f"move {at} to d1")
    assert of_kind(events, Uncovered)[0].column == at
    assert column(state, "d1") == "y3"
    events = play(state, "speciality", f"move d1 to {at}")
    assert [event.column for event in of_kind(events, Uncovered)] == ["d1"]
    events = play(state, f"take {at}")
    assert [event.column for event in of_kind(events, Uncovered)] == [at]


def test_a_symbol_acts_though_a_returned_die_covers_it_again() -> None:
    """TES-R28, TES-30, TES-R16: its column was bare for a moment."""
    at = symbol("1", "reinforcement")
    cube = {**NOTHING, "d4": "y6o6", at: "y3"}
    state = position("A=optician:-+direct-hit,B=pilot:-", "o2", "y1y2y4y5y6", **cube)
    events = play(state, "play direct-hit", f"take {at}", "colour b", f"at {at}", die=[4, 5])
    assert [event.column for event in of_kind(events, Uncovered)] == [at]
    assert (column(state, at), zone(state)) == ("b4", "o5")


def test_a_rift_takes_a_discovery_in_the_race() -> None:
    """TES-50, TES-R23: unless it is unlocked; face down it goes unseen."""
    for panel, status in (("-", "lost-unseen"), ("y1o1", "lost"), ("y1o1p1b1", "unlocked")):
        state = position(zone="b6y1y1", turn="A1", head="2-1r", panel=panel, a1="y6o2")
        play(state, *LAST, collapse=[1])
        assert seen(state).rifts == 1
        assert seen(state).discoveries[0].status == status
        assert (seen(state).discoveries[0].card is None) == (status == "lost-unseen")


def test_a_double_rift_takes_one_discovery() -> None:
    """TES-R23"""
    state = position(zone="b6y1y1y1y1y1", turn="A1", head="2-1r", a1="y6o2")
    play(state, *LAST, collapse=[1])
    assert [seen.status for seen in seen(state).discoveries].count("down") == 5


def test_bases_hold_what_they_should() -> None:
    """TES-3, TES-R6: mostly mild ones on base 1, many bad ones on base 4; letters vary more."""
    bases = {base: seen(position(head=f"2-{base}")).symbols for base in deck_of("standard").bases}
    assert set(bases) == set("1234ABCD")
    mild = [sum(s in ("acceleration", "reinforcement") for s in bases[base]) for base in "1234"]
    assert mild == sorted(mild, reverse=True)
    assert mild[0] >= 14
    bad = ("fission", "wave", "burst", "interphase", "shock")
    assert sum(s in bad for s in bases["4"]) >= 12
    for number, letter in zip("1234", "ABCD", strict=True):
        assert len(set(bases[letter])) > len(set(bases[number]))
