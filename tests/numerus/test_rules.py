"""NUMERUS by its rulebook: a position, a move, what comes of it."""

from __future__ import annotations

import pytest

from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.events import (
    Appeared,
    Connected,
    HyperNode,
    Landed,
    Passed,
    Removed,
    Replaced,
    Starts,
    SteppedOn,
    Strengthened,
    Tied,
    Weakened,
    Won,
)
from deskoherna.games.numerus.moves import cells_between
from deskoherna.games.numerus.notation import read_position, write_position
from deskoherna.games.numerus.rules import Numerus
from deskoherna.games.numerus.view import view_of
from deskoherna.kernel import Chance, Match, Refusal, ScriptedChance
from deskoherna.kernel.match import chance_line
from numerus.pictures import match_at, play, position, same


def refused(state: Numerus, move: str) -> tuple[str, str]:
    match = match_at(state)
    (seat,) = match.asks
    with pytest.raises(Refusal) as refusal:
        match.play(seat, move)
    assert match.state == state
    return refusal.value.rule, refusal.value.key


def connectors(state: Numerus) -> list[tuple[int, str]]:
    return [(connector.seat, connector.cells) for connector in view_of(state).connectors]


EMPTY = """
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
"""


class TestSetUp:
    @pytest.mark.parametrize("seats", [0, 1, 3])
    def test_two_seats(self, seats: int) -> None:
        """NUM-1, ROOM-5"""
        with pytest.raises(Refusal) as refusal:
            NUMERUS.new(seats=seats)
        assert refusal.value.rule == "ROOM-5"

    def test_the_board_is_square(self) -> None:
        """NUM-1"""
        match = NUMERUS.new(seed=0)
        (ask,) = match.asks.values()
        cells = {f"{column}{row}" for column in "abcdefghijklm" for row in range(1, 14)}
        assert {str(move) for move in ask.moves if str(move)[0] == "1"} == {f"1 {c}" for c in cells}
        assert refused(match.state, "1 n1") == ("NUM-1", "numerus-off-board")
        assert refused(match.state, "1 a14") == ("NUM-1", "numerus-off-board")

    def test_the_dock_holds_two_ships_of_each_value(self) -> None:
        """NUM-2"""
        dock = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
        assert NUMERUS.new(seed=0).view(0).docks == (dock, dock)

    def test_scores_start_at_zero(self) -> None:
        """NUM-4"""
        assert NUMERUS.new(seed=0).view(None).scores == (0, 0)

    @pytest.mark.parametrize(("option", "seat"), [("green", 0), ("orange", 1)])
    def test_the_table_agrees_on_who_starts(self, option: str, seat: int) -> None:
        """NUM-4, NUM-R8"""
        match = NUMERUS.new(options={"first": option}, seed=0)
        assert list(match.asks) == [seat]
        assert match.opening == [Starts(seat)]

    @pytest.mark.parametrize("seat", [0, 1])
    def test_else_the_first_player_is_drawn(self, seat: int) -> None:
        """NUM-R8"""
        setup = NUMERUS.setup()
        chance: Chance = ScriptedChance(("first", [seat]))
        match = Match(NUMERUS, setup, chance_line(setup, 0), chance=chance)
        assert list(match.asks) == [seat]

    def test_boards_are_data(self) -> None:
        """NUM-R1, NUM-23"""
        sizes = {
            variant: NUMERUS.new(options={"variant": variant}, seed=0).view(0).size
            for variant in ("full", "short", "large")
        }
        assert sizes == {"full": 13, "short": 11, "large": 15}

    def test_short_game(self) -> None:
        """NUM-23"""
        view = NUMERUS.new(options={"variant": "short"}, seed=0).view(0)
        assert view.docks[0] == (1, 1, 2, 2, 3, 3, 4, 4)


class TestLanding:
    def test_seats_alternate_and_the_ship_leaves_the_dock(self) -> None:
        """NUM-5"""
        state, events = play(position(EMPTY, docks="{2}<2,3>"), "2 a1")
        assert state.turn == 1
        assert view_of(state).docks == ((), (2, 3))
        assert events[0] == Landed(0, "a1", 2)
        assert refused(state, "4 g7") == ("NUM-5", "numerus-no-ship")

    def test_ships_never_move(self) -> None:
        """NUM-5: only ships of the dock land"""
        state, _ = play(position(EMPTY, docks="{2,3}<2,3>"), "2 a1", "2 g7")
        assert refused(state, "2 d4") == ("NUM-5", "numerus-no-ship")

    @pytest.mark.parametrize(("ship", "lands"), [(2, False), (3, True), (4, True)])
    def test_an_opponent_is_stepped_on_if_not_stronger(self, ship: int, lands: bool) -> None:
        """NUM-6"""
        state = position(EMPTY.replace(". . . . . . .", "[3] . . . . . .", 1))
        if lands:
            after, events = play(state, f"{ship} a7")
            assert events[1] == SteppedOn(1, "a7", 3)
            assert [(ship.cell, ship.value) for ship in view_of(after).ships] == [("a7", ship)]
        else:
            assert refused(state, f"{ship} a7") == ("NUM-6", "numerus-too-strong")

    @pytest.mark.parametrize(
        ("cell", "key"),
        [
            ("a1", "numerus-taken-ship"),
            ("b1", "numerus-taken-ship"),
            ("c1", "numerus-taken-tentacler"),
            ("a3", "numerus-taken-connector"),
            ("a4", "numerus-taken-connector"),
        ],
    )
    def test_taken_cells(self, cell: str, key: str) -> None:
        """NUM-7"""
        state = position(
            """
            . . . .
            . . . .
            . . . .
            {1} <1> (1) .
            """,
            connectors="(a3-d3)[a4-d4]",
        )
        assert refused(state, f"5 {cell}") == ("NUM-7", key)


class TestReach:
    def test_exactly_at_distance_in_eight_directions(self) -> None:
        """NUM-8, NUM-9: nothing nearer, nothing farther, nothing in between blocks"""
        state = position(
            """
            . . . . . . .
            . . . . . . .
            . . [1] . . . .
            . . . . <1> . .
            . . (1) . . . .
            . . . . . . .
            . . . . . . .
            """
        )
        after, events = play(state, "2 d4")
        assert same(
            after,
            """
            . . . . . . .
            . (2) . (2) . (2) .
            . . [1] . . . .
            . (2) . {2} <1> (2) .
            . . (1) . . . .
            . (2) . (2) . (2) .
            . . . . . . .
            """,
        )
        assert len([event for event in events if isinstance(event, Appeared)]) == 8

    def test_own_tentaclers_grow(self) -> None:
        """NUM-10"""
        after, events = play(position("(3) . . .\n. . . .\n. . . .\n. . . ."), "3 a1")
        assert same(after, "(6) . . (3)\n. . . .\n. . . .\n{3} . . (3)")
        assert Strengthened(0, "a4", 3, 6) in events

    @pytest.mark.parametrize(
        ("strength", "becomes", "event"),
        [
            (5, "[2]", Weakened(1, "a4", 5, 2)),
            (2, "(1)", Replaced(0, "a4", 2, 1)),
            (3, ".", Removed(1, "a4", 3)),
        ],
    )
    def test_fights(self, strength: int, becomes: str, event: object) -> None:
        """NUM-11"""
        board = "[{}] . . .\n. . . .\n. . . .\n. . . ."
        after, events = play(position(board.format(strength), docks="{3}<3>"), "3 a1")
        expected = f"{becomes} . . (3)\n. . . .\n. . . .\n{{3}} . . (3)"
        assert same(after, expected)
        assert event in events

    @pytest.mark.parametrize("ship", ["{1}", "<1>"])
    @pytest.mark.parametrize("connector", ["(a4-d4)", "[a4-d4]"])
    def test_ships_and_connectors_are_left_alone(self, ship: str, connector: str) -> None:
        """NUM-12, NUM-20: d2 holds a ship, b4 and d4 parts of a connector"""
        board = f". . . . .\n. . . . .\n. . . . .\n. . . {ship} .\n. . . . ."
        state = position(board, connectors=connector)
        after, events = play(state, "2 b2")
        assert events == [Landed(0, "b2", 2)]
        assert connectors(after) == connectors(state)
        assert same(after, board.replace(". . . {", ". {2} . {").replace(". . . <", ". {2} . <"))

    @pytest.mark.parametrize(("cell", "controlled"), [("d4", 8), ("a4", 5), ("a1", 3)])
    def test_edges(self, cell: str, controlled: int) -> None:
        """NUM-13"""
        _, events = play(position(EMPTY), f"1 {cell}")
        assert len(events) == 1 + controlled

    def test_the_whole_reach_comes_before_connectors(self) -> None:
        """NUM-14: a3 completes four in a row, yet a1 is fought for first"""
        state = position(
            """
            . . . . .
            (1) . . . .
            . . . . .
            (1) . . . .
            [5] . . . .
            """
        )
        after, events = play(state, "2 c3")
        assert connectors(after) == [(0, "a2-a5")]
        assert events.index(Weakened(1, "a1", 5, 3)) < events.index(Connected(0, "a2-a5"))


class TestConnectors:
    def test_four_in_a_row_become_a_connector(self) -> None:
        """NUM-3, NUM-15, NUM-19: the tentaclers are replaced, and it scores 1"""
        state = position(
            """
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            . (2) (3) (4) .
            """,
            docks="{2}<1>",
        )
        after, events = play(state, "2 a3")
        assert connectors(after) == [(0, "a1-d1")]
        assert after.scores == [1, 0]
        assert Connected(0, "a1-d1") in events
        assert not [t for t in view_of(after).tentaclers if t.cell in ("b1", "c1", "d1")]

    @pytest.mark.parametrize(
        ("row", "move"),
        [("b2-e2", "1 c1"), ("b2-b5", "1 a3"), ("b2-e5", "1 a1"), ("b5-e2", "1 a6")],
        ids=["right", "up", "rising", "falling"],
    )
    def test_every_direction(self, row: str, move: str) -> None:
        """NUM-3, NUM-15"""
        _, *others = cells_between(row)
        columns, rows = "abcdefg", range(7, 0, -1)
        picture = [["(1)" if f"{c}{r}" in others else "." for c in columns] for r in rows]
        state = position("\n".join(map(" ".join, picture)))
        after, _ = play(state, move)
        assert connectors(after) == [(0, row)]

    def test_an_opponents_cell_does_not_count(self) -> None:
        """NUM-15"""
        state = position(
            """
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            . (2) [9] (4) .
            """,
            docks="{2}<1>",
        )
        after, _ = play(state, "2 a3")
        assert connectors(after) == []

    def test_a_crossing_uses_a_part_of_another_connector(self) -> None:
        """NUM-16, NUM-20"""
        state = position(
            """
            . . . . .
            . . . . .
            (2) . . . .
            (2) . . . .
            . . . . .
            """,
            connectors="(a1-d1)",
            docks="{2}<1>",
        )
        after, _ = play(state, "2 c4")
        assert connectors(after) == [(0, "a1-d1"), (0, "a1-a4")]
        assert after.scores == [2, 0]

    def test_a_connector_is_not_extended(self) -> None:
        """NUM-16"""
        state = position(
            """
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            """,
            connectors="(a1-d1)",
            docks="{2}<1>",
        )
        after, _ = play(state, "2 e3")
        assert connectors(after) == [(0, "a1-d1")]
        assert after.scores == [1, 0]

    def test_four_cells_beyond_it_are_a_new_one(self) -> None:
        """NUM-16"""
        state = position(
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . (1) (1) (1)
            """,
            connectors="(a1-d1)",
            docks="{2}<1>",
        )
        after, _ = play(state, "2 e3")
        assert connectors(after) == [(0, "a1-d1"), (0, "e1-h1")]

    @pytest.mark.parametrize(
        ("length", "choices"),
        [
            (5, ["a1-d1", "b1-e1"]),
            (6, ["a1-d1", "b1-e1", "c1-f1"]),
            (7, ["a1-d1", "b1-e1", "c1-f1", "d1-g1"]),
            (9, ["a1-d1 e1-h1", "a1-d1 f1-i1", "b1-e1 f1-i1"]),
            (
                10,
                [
                    "a1-d1 e1-h1", "a1-d1 f1-i1", "a1-d1 g1-j1",
                    "b1-e1 f1-i1", "b1-e1 g1-j1", "c1-f1 g1-j1",
                ],
            ),
        ],
    )  # fmt: skip
    def test_the_player_chooses_within_a_longer_run(self, length: int, choices: list[str]) -> None:
        """NUM-17, NUM-18"""
        after = run_of(length)
        (ask,) = after.asks().values()
        assert ask.rule == "NUM-17"
        assert [str(move) for move in ask.moves] == choices
        chosen, events = play(after, choices[-1])
        assert [cells for _, cells in connectors(chosen)] == choices[-1].split()
        assert len([event for event in events if isinstance(event, Connected)]) == length // 4
        assert chosen.turn == 1

    def test_a_run_of_eight_gives_two_without_a_choice(self) -> None:
        """NUM-17"""
        after = run_of(8)
        assert [cells for _, cells in connectors(after)] == ["a1-d1", "e1-h1"]

    def test_building_is_not_optional(self) -> None:
        """NUM-18"""
        after = run_of(9)
        assert refused(after, "a1-d1") == ("NUM-18", "numerus-too-few")
        assert refused(after, "2 c4") == ("NUM-18", "numerus-build-first")

    def test_the_choice_lies_within_the_run(self) -> None:
        """NUM-17"""
        after = run_of(6)
        assert refused(after, "d1-g1") == ("NUM-17", "numerus-not-in-run")
        assert refused(after, "a1-a4") == ("NUM-17", "numerus-not-in-run")

    def test_left_over_tentaclers_count_later(self) -> None:
        """NUM-17: of a run of five e1 is left over; later it makes four with f1 to h1"""
        board = "\n".join([". . . . . . . ."] * 7 + [". (1) . (1) . . . ."])
        state, _ = play(position(board, docks="{2,2}<1>"), "2 c3", "a1-d1", "1 h8")
        assert [t.cell for t in view_of(state).tentaclers if t.cell.endswith("1")] == ["e1"]
        written = write_position(state).replace("4(2)3 ", "4(2)(1)1(1) ")
        after, events = play(read_position(written), "2 g3")
        assert connectors(after) == [(0, "a1-d1"), (0, "e1-h1")]
        assert Connected(0, "e1-h1") in events

    def test_choices_are_asked_one_run_at_a_time(self) -> None:
        """NUM-R4: the upright run after the level one"""
        state = position(
            """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            (1) . . . . . .
            . . . . . . .
            (1) . . . . . .
            . (1) . (1) . . .
            """,
            docks="{2}<1>",
        )
        after, _ = play(state, "2 c3")
        assert [str(run) for run in after.runs] == ["a1-e1", "a1-a5"]
        one, _ = play(after, "b1-e1")
        assert [str(run) for run in one.runs] == ["a1-a5"]
        assert one.turn == 0
        both, _ = play(one, "a1-a4")
        assert both.turn == 1
        assert both.scores == [2, 0]

    def test_pieces_never_run_out(self) -> None:
        """NUM-R3: 27 straight connectors, more than any box holds"""
        board = "\n".join([". . . . . . . . . . . ."] * 12)
        rows = [
            f"({first}{row}-{last}{row})"
            for row in (1, 2, 3, 5, 6, 7, 9, 10, 11)
            for first, last in ("ad", "eh", "il")
        ]
        state = position(board, connectors="".join(rows))
        assert state.scores == [27, 0]
        after, _ = play(state, "5 a12")
        assert len(connectors(after)) == 30  # f12 gives three crossings

    def test_diagonals_of_both_colours_cross_between_cells(self) -> None:
        """NUM-R5"""
        board = ". . . . .\n" * 5
        state = position(board, connectors="(a1-d4)[a4-d1]")
        assert connectors(state) == [(0, "a1-d4"), (1, "a4-d1")]
        built, _ = play(
            position(
                """
                . . . . . .
                . . . . . .
                (1) . . . . .
                . (1) . . . .
                . . (1) . . .
                . . . . . .
                """,
                connectors="[a1-d4]",
            ),
            "2 d3",
        )
        assert connectors(built) == [(0, "a4-d1"), (1, "a1-d4")]


def run_of(length: int) -> Numerus:
    """Green has just landed a 2 and closed the gaps of a run in the lowest row."""
    size = max(length, 7)
    gaps, move = ((0, 2, 4), "2 c3") if length < 9 else ((2, 4, 6), "2 e3")
    lowest = ["(1)" if n < length and n not in gaps else "." for n in range(size)]
    picture = "\n".join([" ".join(["."] * size)] * (size - 1) + [" ".join(lowest)])
    return play(position(picture, docks="{2}<1>"), move)[0]


class TestTheEnd:
    HYPER = """
        . . . . . . .
        . . (1) . . . .
        . . . . . (1) .
        . . . . . . .
        (1) (1) . . . . .
        . . . . (1) . .
        . . . . . . .
    """

    def test_four_connectors_in_one_turn_win_at_once(self) -> None:
        """NUM-21, NUM-R7: no choice in the run of five, its connector lies at its start"""
        after, events = play(position(self.HYPER), "1 d4")
        assert events[-1] == HyperNode(0, 4)
        assert after.result is not None
        assert after.result.places == (1, 2)
        assert after.result.rule == "NUM-21"
        assert after.result.scores == (4, 0)
        assert [cells for _, cells in connectors(after)] == ["a3-d3", "c5-f5", "e2-e5", "c3-c6"]

    def test_a_hyper_node_wins_against_a_higher_score(self) -> None:
        """NUM-21"""
        board = "\n".join(
            [". . . . . . . . . ."] * 3
            + [f"{line.strip()} . . ." for line in self.HYPER.strip().splitlines()]
        )
        rows = "[a8-d8][e8-h8][a9-d9][e9-h9][a10-d10]"
        after, _ = play(position(board, connectors=rows), "1 d4")
        assert after.result is not None
        assert after.result.scores == (4, 5)
        assert after.result.winners == (0,)

    def test_three_connectors_are_no_hyper_node(self) -> None:
        """NUM-21, NUM-17"""
        after, _ = play(position(self.HYPER.replace(". . . . (1) . .", ". . . . . . .")), "1 d4")
        assert after.scores == [2, 0]
        assert [str(run) for run in after.runs] == ["a3-e3"]
        done, _ = play(after, "b3-e3")
        assert done.scores == [3, 0]
        assert done.result is None

    def test_the_higher_score_wins_when_both_docks_are_empty(self) -> None:
        """NUM-22"""
        after, events = play(read_position("5 5/5/5/5/5 (a1-d1) {1}<> g"), "1 e5")
        assert after.result is not None
        assert after.result.places == (1, 2)
        assert after.result.rule == "NUM-22"
        assert events[-1] == Won(0, 1, 0)

    def test_equal_scores_are_a_draw(self) -> None:
        """NUM-R2"""
        after, events = play(read_position("5 5/5/5/5/5 - {1}<> g"), "1 e5")
        assert after.result is not None
        assert after.result.places == (1, 1)
        assert after.result.rule == "NUM-R2"
        assert events[-1] == Tied(0)

    CROWDED = "[1] [1] [1] .\n. . . .\n. . . .\n. . . ."
    ROWS = "(a1-d1)(a2-d2)(a3-d3)"

    def test_a_seat_that_cannot_land_passes(self) -> None:
        """NUM-R6: only Green may step on what is left"""
        after, events = play(position(self.CROWDED, connectors=self.ROWS, docks="{1,3}<1>"), "3 d4")
        assert events[-1] == Passed(1)
        assert after.turn == 0
        later, _ = play(after, "1 b4")
        assert later.turn == 1

    def test_the_game_ends_when_neither_can_land(self) -> None:
        """NUM-R6, NUM-22: Orange still has a ship; a4 gave two crossings (NUM-16)"""
        after, events = play(position(self.CROWDED, connectors=self.ROWS, docks="{3}<1>"), "3 d4")
        assert events[-1] == Won(0, 5, 0)
        assert after.asks() == {}

    def test_a_finished_game_takes_no_move(self) -> None:
        """ROOM-3"""
        match = match_at(read_position("5 5/5/5/5/5 - {1}<> g"))
        match.play(0, "1 e5")
        with pytest.raises(Refusal) as refusal:
            match.play(1, "1 a1")
        assert refusal.value.rule == "ROOM-3"


class TestPreview:
    def test_a_preview_tells_what_a_landing_would_do(self) -> None:
        """The events of the landing, and nothing is played"""
        match = match_at(position(TestTheEnd.HYPER))
        before = match.state.copy()
        foreseen = match.preview(0, "1 d4")
        assert match.state == before
        assert foreseen == match.play(0, "1 d4")

    def test_a_preview_of_an_illegal_landing_gives_the_reason(self) -> None:
        """NUM-7"""
        match = match_at(position(TestTheEnd.HYPER))
        with pytest.raises(Refusal) as refusal:
            match.preview(0, "1 a3")
        assert refusal.value.rule == "NUM-7"
