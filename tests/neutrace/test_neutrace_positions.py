"""Positions of NEUTRACE as text: what can be is read as it is written, what cannot be is named."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.notation import read_position, write_position
from deskoherna.games.neutrace.possible import BadPosition
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import SearchChance
from deskoherna.texts import speaker
from neutrace.laying import scale, table
from slips import Slip, has_sentences, play_on, position_or_problem, slips, with_slips

WRITTEN = [
    "7 7 7 7 7 7 (rg 0.5-2) xn 3 / 7 7 7 7 7 7 () - 0; -; burner=1 turn=1",
    "0 0.5 7 7 7 14 (rg) - 2 / 7 7 7 7 7 7 () xn 0; 1f1=?2 2f1=1x2-2n2 2f2=ob 2h1=oy; "
    "burner=2 turn=1 open=yv,- decks=ry,rb/- orbitals=skip:1,reserve:2 "
    "tasks=A3,γ,δ/B3,α,β pioneer=2",
    "7 7 7 7 7 7 (rg) - 0 / 7 7 7 7 7 7 () - 0 / 7 7 7 7 7 7 () - 1; 3f2=gb; burner=3 turn=1",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_positions_are_written_as_they_are_read(text: str) -> None:
    state = read_position(text)
    assert write_position(state) == text
    assert NEUTRACE.position(text) == state


LONG = "1a1=ro 1b1=ry 1c1=rb 1d1=rv 1e1=oy 1f1=og 1g1=ob 1h1=ov 1i1=yg 1j1=yb 1k1=yv"


def but(nth: int, old: str, new: str) -> str:
    """One of the positions above, with something else in it."""
    assert WRITTEN[nth].count(old) == 1
    return WRITTEN[nth].replace(old, new)


EARLY = but(0, "xn 3", "xn 2").replace("()", "(ob)").replace("burner=1", "burner=2")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "parts"),
        (but(0, "-; ", ""), "parts"),
        (but(0, "-;", "-; -;"), "surplus"),
        (but(0, "turn=1", f"turn=1{' ' * 2000}"), "long"),
        ("7 7 7 7 7 7 (rg) - 0; -; burner=1 turn=1", "seats"),
        (but(0, "rg", "rr"), "unreadable"),
        (but(0, "()", "(rg"), "unreadable"),
        (but(0, "7 7 7 7 7 7 ()", "7 7 7 7 7 14.5 ()"), "unreadable"),
        (but(0, "; -;", "; 1l1=ob;"), "unreadable"),
        (but(0, "; -;", "; 3f1=ob;"), "unreadable"),  # of two seats
        (but(0, "; -;", "; 1f1=ob 1f1=oy;"), "unreadable"),
        (but(0, "; -;", "; 1f1=ox1b;"), "unreadable"),  # NEU-46
        (but(0, "turn=1", "turn=1 moon=full"), "unreadable"),
        (but(0, "turn=1", "turn=1 turn=1"), "unreadable"),
        (but(0, "turn=1", "turn=1 orbitals=moon:1"), "unreadable"),
        (but(0, "turn=1", "turn=1 tasks=A3,B3,X4"), "unreadable"),
        (but(0, "turn=1", "turn=1 tasks=A3,B3,X4/A4,AB,α"), "unreadable"),
        (but(0, "turn=1", "turn=1 open=ob"), "unreadable"),
        (but(0, " turn=1", ""), "lacks"),
        (but(0, "(rg 0.5-2)", "(0.5-2 rg)"), "rather"),
        (but(0, "7 7 7 7 7 7 ()", "7 7 7.0 7 7 7 ()"), "unreadable"),
        (but(1, "1f1=?2 2f1=1x2-2n2", "2f1=1x2-2n2 1f1=?2"), "rather"),
        (but(0, "turn=1", "turn=3"), "number"),
        (but(0, "burner=1", "burner=3"), "number"),
        (but(1, "1x2-2n2", "1x3-2n2"), "number"),
        (but(1, "skip:1", "skip:3"), "number"),
        (but(1, "pioneer=2", "pioneer=3"), "number"),
        (but(1, "?2", "?3"), "number"),
        (but(0, "()", "(rg)"), "twice"),
        (but(0, "; -;", "; 1f1=rg;"), "twice"),
        (but(1, "B3,α", "A3,α"), "twice"),
        (but(1, "open=yv,-", "open=1.5-3,-"), "kind"),
        (but(1, "open=yv,-", "open=yv,gv"), "kind"),
        (but(1, "ry,rb/-", "ry,1.5-3/-"), "kind"),
        (but(0, "turn=1", "turn=1 decks=ob/-"), "open"),
        (but(0, "()", "(ob oy og)"), "hand"),  # NEU-11
        (but(1, "- 2 /", "- 3 /"), "tokens"),  # NEU-7: and one in an orbital
        (but(1, "() xn 0", "() xxn 0"), "modifiers"),  # NEU-7: and one on an arrow
        (but(0, "() - 0", "() xxnn 0"), "modifiers"),
        (but(0, "xn 3", "xxxnnn 3").replace("() - 0", "() xxxnnn 0"), "modifiers"),
        (but(0, "7 7 7 7 7 7 (rg", "3 7 7 7 7 7 (rg").replace("/ 7", "/ 3.5"), "overlap"),  # NEU-3
        (but(0, "7 7 7 7 7 7 (rg", "7 7 9 7 7 7 (rg").replace("/ 7 7 7", "/ 7 7 9"), "overlap"),
        (but(0, "7 7 7 7 7 7 ()", "0 0 0 0 0 7 ()"), "over"),  # NEU-45
        (but(0, "7 7 7 7 7 7 ()", "0 14 7 7 7 7 ()"), "pioneer"),  # NEU-43
        (but(1, "reserve:2", "reserve:1").replace("- 2 /", "- 1 /"), "reservation"),  # NEU-38
        (but(1, ",reserve:2", ""), "reservation"),
        (but(1, "2f1", "2e1=?2 2f1"), "reservation"),
        (but(1, "1x2-2n2", "1x2-2n1"), "two-players"),  # NEU-R18
        (but(1, "2h1=oy", "2g1=oy"), "unused"),  # NEU-32
        (but(0, "xn 3", "xn 2") + " orbitals=skip:1", "unused"),
        (but(0, "xn 3", "xn 2") + " orbitals=molecule:1", "unused"),  # NEU-30
        (but(0, "xn 3", "xn 2") + " orbitals=arrow:1", "unused"),  # NEU-31
        (but(0, "xn 3", "xn 2") + " orbitals=two:1", "unused"),  # NEU-35
        (but(0, "xn 3", "xn 2") + " orbitals=reserve:1", "unused"),  # NEU-38
        (but(1, " 2f2=ob", "").replace("- 2", "- 1").replace("1,r", "1,two:1,r"), "unused"),
        (but(0, "burner=1", "burner=2"), "turn"),  # NEU-12: nobody has acted
        (but(0, "()", "(ob)").replace("; -;", "; 1f1=yv;"), "turn"),  # the other one has to act
        (but(0, "turn=1", "turn=2"), "turn"),
        (f"{EARLY} orbitals=reverse:1", "token-early"),  # the other one has acted
        (but(0, "; -;", "; 1e1=ob;"), "grid"),  # NEU-21
        (but(0, "; -;", "; 1f1=ob 1f2=oy;"), "grid"),  # NEU-23: a molecule in an arrow's place
        (but(0, "; -;", "; 1f1=ob 1g2=oy;"), "grid"),  # NEU-22
        (but(0, "; -;", "; 1f1=ob 1h1=oy;"), "grid"),  # NEU-32: without a token
        (but(0, "; -;", f"; {LONG};"), "grid"),  # NEU-24
        (but(0, "; -;", "; 1f1=ob;").replace("turn=1", "turn=2"), "idle"),  # it could only pass
    ],
)
def test_what_is_no_position_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as problem:
        read_position(text)
    assert problem.value.key == f"neutrace-position-{key}"
    assert has_sentences(NEUTRACE, problem.value)


SEATS = "7 7 7 7 7 7 (rg) - 0"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "first part"),
        ("-; burner=1 turn=1", "first part"),
        (but(0, "-; ", ""), "second part"),
        (but(0, "; burner=1 turn=1", ""), "third part"),
        (but(0, "-;", "-; moon;"), "“burner=1 turn=1”"),
        (f"{SEATS}; -; burner=1 turn=1", f"“{SEATS}” is the only seat"),
        (f"{' / '.join([SEATS] * 3)} / x; -; burner=1 turn=1", "“x” is a fourth seat"),
        (but(0, "; -;", "; 1e1=ob;"), "1e1"),
        (but(0, "; -;", "; 1f1=ob 1f2=oy;"), "1f2"),
        (but(0, "; -;", "; 1f1=ob 1g2=oy;"), "1g2"),
        (but(0, "; -;", "; 2f1=ob 2h1=oy;"), "2h1"),
        (but(0, "; -;", "; 1f1=ob 1i1=oy;").replace("xn 3", "xn 2") + " orbitals=skip:1", "1i1"),
    ],
)
def test_it_is_said_which_part_is_wrong(text: str, named: str) -> None:
    with pytest.raises(BadPosition) as problem:
        read_position(text)
    assert named in speaker("en", NEUTRACE).problem(problem.value)


def test_of_two_grids_that_need_one_token_the_second_is_named() -> None:
    """NEU-32"""
    grids = "1f1=ob 1h1=oy 2f1=yg 2h1=yb"
    with pytest.raises(BadPosition) as problem:
        table(hands=["rg 0.5-2"], grids=grids, rest="orbitals=skip:1")
    assert "grid of 2D" in speaker("en", NEUTRACE).problem(problem.value)


@pytest.mark.parametrize(
    ("grid", "orbitals"),
    [
        ("1d1=ob 1e1=oy 1f1=yg 1g1=yb 1h1=yv", ""),
        ("1d1=ob 1e1=oy 1f1=yg 1g1=yb 1h1=yv 1i1=gb", "sixth:1"),  # NEU-33
        ("1f1=ob 1h2=oy", "skip:1"),  # NEU-32
        ("1f1=ob 1g1=oy 1h2=yg", "skip:1"),  # and the skipped column was filled
        ("1d2=ob 1f1=oy 1g1=yg 1h1=yb 1i1=yv", "skip:1,sixth:2"),
        ("1f1=ob 1h1=oy 2d1=yg 2e1=yb 2f1=yv 2g1=ry 2h1=rv 2i1=gb", "skip:1,sixth:2"),
    ],
)
def test_grids_that_can_be_laid(grid: str, orbitals: str) -> None:
    """NEU-21 to NEU-24, NEU-32, NEU-33"""
    rest = f"orbitals={orbitals}" if orbitals else ""
    assert table(hands=["rg 0.5-2"], grids=grid, rest=rest).cells.count(0) < 44


@pytest.mark.parametrize(
    ("grids", "orbitals"),
    [
        ("1f1=ob 1h1=oy 2f1=yg 2h1=yb", "skip:1"),  # two columns skipped
        ("1f1=ob 1i1=oy", "skip:1"),  # two in a row
        ("1c1=ob 1f1=oy 1g1=yg", "skip:1,sixth:2"),
        ("1d1=ob 1e1=oy 1f1=yg 1g1=yb 1h1=yv 1j1=gb", "skip:1,sixth:2"),  # NEU-R11
    ],
)
def test_a_token_does_its_work_once(grids: str, orbitals: str) -> None:
    """NEU-32, NEU-33"""
    with pytest.raises(BadPosition, match="neutrace-position-grid"):
        table(hands=["rg 0.5-2"], grids=grids, rest=f"orbitals={orbitals}")


@pytest.mark.parametrize(
    ("one", "other"),
    [("7", "7"), ("7", "6.5"), ("7.5", "7"), ("0", "0"), ("14", "13.5"), ("3", "4"), ("6", "7")],
)
def test_places_that_substances_can_share_or_touch(one: str, other: str) -> None:
    """NEU-3, NEU-8, NEU-29, NEU-R3, NEU-R5"""
    state = table(f"{one} 7 7 7 7 7", f"{other} 7 7 7 7 7", hands=["rg"])
    assert scale(state, 1).startswith(f"{other} ")


@settings(deadline=None)  # a game is played, on whatever machine
@given(st.integers(0, 10_000), st.sampled_from([2, 3]), st.integers(3, 200))
def test_positions_of_games(seed: int, seats: int, plies: int) -> None:
    chance = SearchChance(seed)
    state = Neutrace.opening(seats, 0, chance)
    for _ in range(plies):
        if not state.asks():
            return
        seat, ask = next(iter(state.asks().items()))
        state.play(seat, ask.sample(chance), chance)
    if state.agenda and state.agenda[-1][0] == "act" and state.agenda[-1][2] == 0:
        text = write_position(state)
        assert write_position(read_position(text)) == text


WORDS = [
    "7", "0", "14", "3.5", "()", "(rg)", "(ob", "oy)", "-", "x", "xn", "nn", "0", "3", "/", ";",
    "1f1=ob", "1e2=1-2", "2f1=?1", "2g1=yv;", "1f1=1x2-2.5", "burner=2", "turn=2", "open=yv,1-3",
    "decks=gv/2-3", "orbitals=skip:1", "orbitals=draw:2,reserve:1", "tasks=A3,B3,X4/AB,α,β", "",
]  # fmt: skip


@settings(deadline=None)
@given(st.sampled_from(WRITTEN), slips(40, WORDS))
def test_any_text_is_a_position_to_play_on_from_or_a_problem(text: str, made: list[Slip]) -> None:
    state = position_or_problem(NEUTRACE, write_position, with_slips(text, made))
    if state is not None:
        play_on(NEUTRACE, state, state.seats, text)
