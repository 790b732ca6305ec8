"""Drawings: strokes as data, their limits, and their picture (EST-R4, EST-R5)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.games.estimatrix.events import Drew, Hinted, RubbedOut
from deskoherna.games.estimatrix.moves import Draw
from deskoherna.games.estimatrix.pieces import INKS, PALETTE
from deskoherna.games.estimatrix.sketch import (
    HIGH,
    MOST_POINTS,
    MOST_STROKES,
    WIDE,
    Point,
    Stroke,
    read_stroke,
)
from deskoherna.kernel import AnyMatch
from estimatrix.matrix_table import GAME, seated

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "estimatrix"
LINE = "3kAAAAfZZZZf"
DOT = "1kBBBBf"


def drawing(**options: str | bool) -> AnyMatch:
    """Seat 2 may draw."""
    match = seated(4, **options)
    match.play(1, "ban white")
    return match


def why(match: AnyMatch, move: str) -> str:
    refusal = match.refusal(1, move)
    assert refusal is not None
    return f"{refusal.rule} {refusal.key.removeprefix('estimatrix-')}"


points = st.builds(Point, st.integers(0, WIDE - 1), st.integers(0, HIGH - 1), st.integers(0, 63))
strokes = st.builds(
    Stroke,
    st.integers(1, 9),
    st.sampled_from(sorted(INKS)),
    st.lists(points, min_size=1, max_size=30).map(tuple),
)


@given(strokes)
def test_notation_and_its_inverse(stroke: Stroke) -> None:
    """EST-R4: width, ink and every point with its pressure."""
    assert read_stroke(str(stroke)) == stroke


@given(st.lists(strokes, min_size=1, max_size=6))
def test_a_move_is_read_as_it_is_written(drawn: list[Stroke]) -> None:
    move = Draw(tuple(map(str, drawn)))
    assert GAME.parse(str(move)) == move


def test_a_stroke_by_hand() -> None:
    assert read_stroke("3kAAAAfZZZZf") == Stroke(3, "k", (Point(0, 0, 31), Point(1625, 1625, 31)))


@pytest.mark.parametrize(
    "stroke",
    ["0kAAAAf", "3zAAAAf", "3kAAAA", "3k", "3kAAAAfA", "3kAA__f", "33AAAAf", "3kAAA f", ""],
)
def test_what_is_no_stroke(stroke: str) -> None:
    """EST-R4: another width, an unknown ink, half a point, a point below the sheet."""
    assert read_stroke(stroke) is None


def test_others_watch_it_grow() -> None:
    """EST-R4: everyone sees every stroke, and the view holds what is there."""
    match = drawing()
    assert match.play(1, f"draw {LINE}") == [Drew(1, 1, (LINE,), 1)]
    assert match.play(1, f"draw {DOT},{LINE}") == [Drew(1, 1, (DOT, LINE), 3)]
    for seat in (None, 0, 1, 2, 3):
        hint = match.view(seat).hint
        assert (hint.form, hint.strokes) == ("", (LINE, DOT, LINE))
    assert list(match.asks) == [1]
    events = match.play(1, "show a bird")
    assert events == [Hinted(1, 1, "drawing", "a bird", (LINE, DOT, LINE))]
    assert match.view(0).hint.words == "a bird"


def test_strokes_can_be_rubbed_out() -> None:
    """EST-R4"""
    match = drawing()
    match.play(1, f"draw {LINE},{DOT}")
    assert match.play(1, "rub") == [RubbedOut(1, 1, 1)]
    assert match.view(None).hint.strokes == (LINE,)
    match.play(1, f"draw {DOT}")
    match.play(1, "rub all")
    assert match.view(None).hint is None
    assert why(match, "rub") == "EST-R4 drawing-empty"
    match.play(1, "say a lemon instead")
    assert match.view(None).hint.strokes == ()


def test_a_drawing_that_has_begun_is_finished_or_rubbed_out() -> None:
    """EST-R4, EST-R5: and the ban stands from the first stroke on."""
    match = drawing()
    match.play(1, f"draw {LINE}")
    for other in ("say a lemon", "emoji 🍋", "aloud"):
        assert why(match, other) == "EST-R4 drawing-begun"
    assert why(match, "ban red") == "EST-R5 ban-final"


def test_only_black_unless_the_table_allows_colours() -> None:
    """EST-R4"""
    assert why(drawing(), "draw 3rAAAAfZZZZf") == "EST-R4 ink"
    assert drawing(ink="colours").refusal(1, "draw 3rAAAAfZZZZf") is None


def test_at_most_so_many_strokes() -> None:
    """EST-R4: two hundred, all moves together."""
    match = drawing()
    match.play(1, "draw " + ",".join([DOT] * (MOST_STROKES - 1)))
    assert why(match, f"draw {DOT},{DOT}") == "EST-R4 strokes"
    match.play(1, f"draw {DOT}")
    assert why(match, f"draw {DOT}") == "EST-R4 strokes"
    assert len(match.view(None).hint.strokes) == 200


def test_at_most_so_many_points() -> None:
    """EST-R4"""
    match = drawing()
    match.play(1, "draw 3k" + "AAAAf" * MOST_POINTS)
    assert why(match, f"draw {DOT}") == "EST-R4 points"


def test_a_huge_drawing_is_refused_before_it_is_read() -> None:
    """EST-R4: the largest drawing can be sent in one move, and nothing much larger."""
    per_stroke = MOST_POINTS // MOST_STROKES
    largest = "draw " + ",".join(["3k" + "AAAAf" * per_stroke] * MOST_STROKES)
    assert drawing().refusal(1, largest) is None
    assert why(drawing(), largest + "," + DOT * 1000).startswith("ROOM-2")
    assert why(drawing(), "draw 3k" + "AAAAf" * 100_000) == "ROOM-2 room-move-too-long"


def test_a_stroke_outside_the_sheet() -> None:
    """EST-R4"""
    assert why(drawing(), f"draw {LINE},3kAA__f") == "EST-R4 stroke"


def test_the_browser_draws_on_the_same_sheet_with_the_same_inks() -> None:
    """EST-R4: its limits and colours are those of the rules."""
    text = (BOARD / "sketch.ts").read_text("utf-8")
    limits = dict(re.findall(r"^export const ([A-Z_]+) = (\d+);", text, re.M))
    ours = {"WIDE": WIDE, "HIGH": HIGH, "MOST_STROKES": MOST_STROKES, "MOST_POINTS": MOST_POINTS}
    assert {name: int(limits[name]) for name in ours} == ours
    inks = dict(re.findall(r"^  ([a-z]): \"(#[0-9a-f]{6})\",", text, re.M))
    assert inks == {letter: PALETTE[name] for letter, name in INKS.items()}


def test_undo_and_record_keep_every_stroke() -> None:
    """A drawing can be replayed stroke by stroke, and is there after a reconnection."""
    match = drawing()
    for stroke in (LINE, DOT, LINE):
        match.play(1, f"draw {stroke}")
    assert [ply.move for ply in match.plies[1:]] == [f"draw {s}" for s in (LINE, DOT, LINE)]
    assert match.after(2).view(None).hint.strokes == (LINE,)
    match.undo(3)
    assert match.view(0).hint.strokes == (LINE, DOT)
