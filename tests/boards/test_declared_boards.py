"""Boards as data: what is well made, who is sent it, and with what beside it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from brambles import BRAMBLES
from nim_game import NIM, Nim, NimView
from reversi_game import REVERSI

from deskoherna.kernel import (
    Board,
    BoardPiece,
    Cell,
    Grid,
    Label,
    Pile,
    Row,
    Track,
    check_board,
    display,
)
from deskoherna.kernel.display import BOARD, displayed, foreseen
from deskoherna.tables import attempts, covers, wire
from deskoherna.tables.projection.position import considered, legal_moves, position
from deskoherna.tables.projection.viewer import Viewer
from deskoherna.testing.outgoing import at_table
from deskoherna.texts.diagram import diagram

CELL = Cell(id="a1", column=0, row=0)
DISC = BoardPiece("disc")


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ((), "Expected `array` of length >= 1"),
        ((Row(id=""),), "length >= 1"),
        ((Row(id="a", pieces=(BoardPiece("x" * 41),)),), "length <= 40"),
        ((Row(id="a", pieces=(BoardPiece("x", "cube"),)),), "Invalid enum value 'cube'"),  # type: ignore[arg-type]
        ((Row(id="a", pieces=(BoardPiece("x", text="12345"),)),), "length <= 4"),
        ((Row(id="a", pieces=(BoardPiece("x", seat=16),)),), "<= 15"),
        ((Pile(id="a", count=-1),), ">= 0"),
        ((Row(id="a"), Pile(id="a", count=1)), "two places are called a"),
        ((Row(id="a", pieces=(DISC,)), Row(id="b", pieces=(DISC,))), "two pieces are called disc"),
        ((Grid(cells=(CELL, Cell(id="b", column=0, row=0))),), "two cells are called 0, 0"),
        ((Grid(cells=()),), "a grid without cells"),
        ((Grid(cells=(CELL,), rows=("1", "2")),), "a grid of 1 by 1 cells has other coordinates"),
        (
            (Track(spaces=tuple(Row(id=str(n)) for n in range(1001))),),
            "more than 1000 places or 2000 pieces",
        ),
    ],
)
def test_what_no_client_could_show_is_refused(parts: Any, reason: str) -> None:
    with pytest.raises(ValueError, match="^.*" + reason.replace("[", r"\[")):
        check_board(Board(parts))


def test_everything_that_is_said_about_a_board_is_found() -> None:
    said = [Label(name) for name in ("grid", "cell", "disc", "row")]
    cell = msgspec.structs.replace(CELL, label=said[1], pieces=(BoardPiece("disc", label=said[2]),))
    board = Board((Grid(cells=(cell,), label=said[0]), Row(id="r", label=said[3])))
    assert sorted(label.key for label in board.labels) == sorted(label.key for label in said)


def test_browsers_are_sent_the_board_and_programs_are_not() -> None:
    table = at_table(NIM.new(seed=1))
    browser, program = (Viewer((0,), 0, program) for program in (False, True))
    sent = msgspec.json.decode(position(table, browser).view)  # type: ignore[union-attr]
    assert sent["heaps"] == [3, 4, 5]
    assert [part["id"] for part in sent[BOARD]["parts"]] == ["1", "2", "3"]
    assert BOARD not in msgspec.json.decode(position(table, program).view)  # type: ignore[union-attr]
    ask = wire.Moves("id", 0)
    assert legal_moves(table, browser, ask).gestures == tuple(
        (move,) for move in legal_moves(table, browser, ask).moves
    )
    assert legal_moves(table, program, ask).gestures is None


def test_a_seat_is_sent_its_own_hand_and_the_backs_of_others() -> None:
    match = BRAMBLES.new(2, seed=1)
    for seat in (0, 1):
        view = position(at_table(match), Viewer((seat,), seat))
        assert view is not None
        parts = {part.get("id"): part for part in msgspec.json.decode(view.view)[BOARD]["parts"]}
        hands = [parts[letter]["pieces"] for letter in "AB"]
        assert [card.get("back", False) for card in hands[seat]] == [False] * 3
        assert all(card["back"] and "text" not in card for card in hands[1 - seat])


def test_a_move_is_considered_with_the_board_after_it() -> None:
    table = at_table(NIM.new(seed=1))
    answer = considered(table, Viewer((0,), 0), wire.Consider("id", 0, "3x5"))
    assert answer.view["heaps"] == (3, 4, 0)
    assert answer.view[BOARD]["parts"][2].get("pieces", []) == []
    assert answer.events is not None
    assert answer.events[0]["places"] == ("3",)


def test_what_is_drawn_or_revealed_by_a_move_is_not_foreseen() -> None:
    state = BRAMBLES.position("A>B t | 14/2 | 223/ | 31t")
    assert foreseen(BRAMBLES, state, 1, BRAMBLES.parse("take")) is None
    given = BRAMBLES.position("A | 14t/2 | 223/ | 31t")
    after = foreseen(BRAMBLES, given, 0, BRAMBLES.parse("give t to B"))
    assert after is not None
    assert after.offered is not None


class Failing(Nim):
    def board(self, view: NimView) -> Board:
        raise RuntimeError


class Wrong(Nim):
    def board(self, view: NimView) -> Board:
        return Board((Row(id="same"), Row(id="same")))


@pytest.mark.parametrize("broken", [Failing, Wrong])
def test_a_board_that_fails_takes_nothing_else_with_it(broken: type[Nim]) -> None:
    sent = position(at_table(broken().new(seed=1)), Viewer())
    assert sent is not None
    view = msgspec.json.decode(sent.view)
    assert (view["heaps"], view[BOARD]) == ([3, 4, 5], None)


def test_whoever_writes_a_board_finds_in_the_journal_why_it_fails(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for each kind of error."""
    monkeypatch.setattr(display, "_reported", set())
    for broken in (Failing(), Failing(), Wrong(), Failing()):
        displayed(broken, broken.new(seed=1).view(0))
    told = [(record.exc_info or [None])[0] for record in caplog.records]
    assert told == [RuntimeError, ValueError]
    assert "in board" in caplog.text


def test_lessons_covers_and_pictures_in_rulebooks_have_it() -> None:
    task = attempts.begin("nim").tasks[0]
    assert task.view[BOARD]["parts"][1]["id"] == "2"
    assert task.ask.gestures == tuple((move,) for move in task.ask.moves)
    step = attempts.play("nim", task.id, wire.LessonPlay((), "2x2"))
    assert step.events[0]["places"] == ("2",)
    drawn = diagram(NIM, 'board position="1: 3 4 5" move="2x3"')
    assert [len(drawn[when][BOARD]["parts"][1]["pieces"]) for when in ("view", "after")] == [4, 1]
    cells = covers.cover(REVERSI)[BOARD]["parts"][0]["cells"]
    assert sum(bool(cell.get("pieces")) for cell in cells) > 10
