"""NEUTRACE by its rulebook: turns, draws, and where cards may lie."""

from __future__ import annotations

from deskoherna.games.neutrace.events import Burner, Drew, Opened, Passed, Placed, RoundOver, Took
from neutrace.laying import cells, moves, names, play, refused, some, table

ONE, TWO, THREE = 0, 1, 2
FULL = (
    "1d1=1-3 1d2=ro 1e1=ry 1e2=1-2 1f1=og 1f2=1-2.5 1g1=yg 1g2=2-3 1h1=gb 1h2=0.5-3 "
    "2d1=1-1.5 2d2=bv 2e1=ov 2e2=0.5-1 2f1=yb 2f2=0.5-2.5 2g1=rb 2g2=1.5-2 2h1=gv 2h2=0.5-1.5"
)
FIVE = "1d1=rg 1e1=ob 1f1=0.5-1 1f2=yv 1g1=rv 1h1=0.5-2"
SIXTH = "orbitals=sixth:1"


class TestTurns:
    def test_turns_go_clockwise(self) -> None:
        """NEU-12"""
        state = table(hands=["rg", "ob", "yv"], seats=3, turn=2, burner=2)
        order = []
        for move in ("ob 1f1", "yv 2f1", "rg 3f1"):
            order += list(state.asks())
            state, _ = play(state, move)
        assert order == [TWO, THREE, ONE]

    def test_a_molecule_goes_into_any_grid(self) -> None:
        """NEU-13"""
        state = table(hands=["rg", "ob"])
        for cell in ("1f1", "2f2"):
            after, events = play(state, f"rg {cell}")
            assert events == [Placed(ONE, cell, "molecule", "rg")]
            assert after.hands[ONE] == []
            assert list(after.asks()) == [TWO]
        assert refused(state, "ob 1f1") == ("NEU-13", "neutrace-not-held")
        assert refused(state, "rg 3f1") == ("NEU-1", "neutrace-no-grid")
        assert refused(state, "rg 4f1") == ("NEU-1", "neutrace-no-such-grid")

    def test_an_arrow_goes_into_any_grid(self) -> None:
        """NEU-14"""
        state = table(hands=["0.5-2", "ob"])
        for cell in ("1f1", "2f2"):
            _, events = play(state, f"0.5-2 {cell}")
            assert events == [Placed(ONE, cell, "arrow", "0.5-2")]
        assert refused(state, "1-2 1f1") == ("NEU-14", "neutrace-not-held")

    def test_cards_lie_either_way_round(self) -> None:
        """NEU-17"""
        state = table(hands=["rg 0.5-2", "ob"])
        assert {"rg 1f1", "gr 1f1", "0.5-2 1f1", "2-0.5 1f1"} <= moves(state)
        _, events = play(state, "gr 1f1")
        assert events == [Placed(ONE, "1f1", "molecule", "gr")]


class TestDrawing:
    DECKS = "open=yv,1-3 decks=ry,rb/1-2"

    def test_the_unseen_top_of_the_deck(self) -> None:
        """NEU-16"""
        state = table(hands=["rg", "ob"], rest=self.DECKS)
        state, _ = play(state, "rg 1f1")
        assert moves(state) == {"draw m", "take m"}
        after, events = play(state, "draw m")
        assert events == [Drew(ONE, "molecule", "rb")]
        assert events[0].seen_by(TWO) == Drew(ONE, "molecule", "")
        assert list(after.asks()) == [TWO]

    def test_the_open_card_is_replaced(self) -> None:
        """NEU-16"""
        state = table(hands=["rg", "ob"], rest=self.DECKS)
        after, events = play(state, "rg 1f1", "take m")
        assert events[1:] == [
            Took(ONE, "molecule", "yv"),
            Opened("molecule", "rb", replacing=True),
        ]
        assert [event.rule for event in events[1:]] == ["NEU-16", "NEU-16"]
        assert len(after.decks[0]) == 1

    def test_never_a_card_of_the_other_kind(self) -> None:
        """NEU-16"""
        state, _ = play(table(hands=["rg", "ob"], rest=self.DECKS), "rg 1f1")
        assert refused(state, "draw a") == ("NEU-16", "neutrace-draw-other-kind")
        assert refused(state, "take a") == ("NEU-16", "neutrace-draw-other-kind")

    def test_drawing_is_not_optional_and_the_last_card_needs_no_question(self) -> None:
        """NEU-16, NEU-R15"""
        state = table(hands=["rg", "ob"], rest="open=yv,-")
        after, events = play(state, "rg 1f1")
        assert events[1:] == [Took(ONE, "molecule", "yv")]
        assert list(after.asks()) == [TWO]
        assert refused(play(table(hands=["rg", "ob"], rest=self.DECKS), "rg 1f1")[0], "pass") == (
            "NEU-16",
            "neutrace-draw-first",
        )

    def test_with_nothing_left_nothing_is_drawn(self) -> None:
        """NEU-16"""
        _, events = play(table(hands=["rg", "ob"], rest="open=-,1-3"), "rg 1f1")
        assert names(events) == ["placed"]


class TestPassing:
    def test_who_can_place_may_not_pass(self) -> None:
        """NEU-R10"""
        assert refused(table(hands=["rg", "ob"]), "pass") == ("NEU-R10", "neutrace-must-place")

    def test_who_can_only_use_a_token_may_pass(self) -> None:
        """NEU-R10, NEU-18"""
        state = table(hands=["", "ob"], tokens=[1])
        assert moves(state) == {"token reverse", "token reserve", "pass"}
        after, events = play(state, "pass")
        assert events == [Passed(ONE)]
        assert list(after.asks()) == [TWO]

    def test_placements_by_an_orbital_do_not_oblige(self) -> None:
        """NEU-R10"""
        state = table(hands=["rg"], grids=FULL, tokens=[1])
        assert {"token sixth", "pass"} <= moves(state)

    def test_who_passed_may_act_again(self) -> None:
        """NEU-R10, NEU-18, NEU-R16: a sixth column has given room"""
        state = table(hands=["0.5-2", "rg"], grids=FULL, tokens=[1, 1])
        after, _ = play(state, "pass", "token sixth", "rg 1i1")
        assert list(after.asks()) == [ONE]
        assert cells(after, "0.5-2") == "1i2"
        assert refused(after, "pass") == ("NEU-R10", "neutrace-must-place")

    def test_when_all_pass_the_round_is_evaluated(self) -> None:
        """NEU-18, NEU-R10, NEU-19"""
        state = table(hands=["", ""], tokens=[1, 1])
        after, events = play(state, "pass", "pass")
        assert names(events)[:5] == ["passed", "passed", "evaluating", "evaluating", "round-over"]
        assert after.round == 2
        assert after.burner == TWO

    def test_the_burner_goes_round_clockwise(self) -> None:
        """NEU-19"""
        state = table(hands=["", "", ""], tokens=[1, 1, 1], seats=3, burner=2, turn=2)
        after, _ = play(state, "pass", "pass", "pass")
        assert after.burner == THREE
        after, _ = play(table(tokens=[1, 1, 1], seats=3, burner=3, turn=3), "pass", "pass", "pass")
        assert after.burner == ONE

    def test_a_seat_that_can_do_nothing_is_passed_over(self) -> None:
        """NEU-R10"""
        after, events = play(table(hands=["rg", ""]), "rg 1f1")
        assert some(events, Passed, RoundOver) == [Passed(TWO), Passed(ONE), RoundOver(1)]
        assert after.round == 2

    def test_after_the_round_tokens_go_home_and_substances_stay(self) -> None:
        """NEU-19"""
        state = table("3 7 7 7 7 7", hands=["rg"], tokens=[0, 0], rest="orbitals=draw:1,reverse:2")
        after, events = play(state, "rg 1f1")
        assert list(after.tokens) == [3, 3]
        assert set(after.orbitals) == {255}
        assert not any(after.cells)
        assert after.substances(ONE)[0] == 6
        assert some(events, Burner) == [Burner(TWO, 2)]


class TestGrid:
    def test_the_first_card_lies_anywhere(self) -> None:
        """NEU-21: and its column is called f"""
        state = table(hands=["rg 0.5-2", "ob"])
        assert cells(state, "rg") == cells(state, "0.5-2") == "1f1 1f2 2f1 2f2"
        assert refused(state, "rg 1e1") == ("NEU-21", "neutrace-first")

    def test_further_cards_touch_by_their_sides(self) -> None:
        """NEU-22, NEU-20"""
        state = table(hands=["rg 0.5-2", "ob"], grids="1f1=yv 2f1=1-2 2f2=oy", burner=2)
        assert cells(state, "rg") == "1e1 1g1 2e1 2e2 2g1 2g2"
        assert cells(state, "0.5-2") == "1e1 1f2 1g1 2e1 2e2 2g1 2g2"
        assert refused(state, "rg 1g2") == ("NEU-22", "neutrace-apart")
        assert refused(state, "rg 1h1") == ("NEU-22", "neutrace-apart")
        assert refused(state, "rg 1f1") == ("NEU-20", "neutrace-taken")

    def test_a_column_takes_one_card_of_each_kind(self) -> None:
        """NEU-23, NEU-20: in either position"""
        state = table(hands=["rg 0.5-2", "ob"], grids="1f1=yv 2f2=1-2")
        assert refused(state, "rg 1f2") == ("NEU-23", "neutrace-same-kind")
        assert refused(state, "0.5-2 2f1") == ("NEU-23", "neutrace-same-kind")
        assert "0.5-2 1f2" in moves(state) and "rg 2f1" in moves(state)

    def test_a_card_that_fits_nowhere(self) -> None:
        """NEU-23, NEU-24: that is said, not what is wrong with one position"""
        molecules = "1d1=rv 1e1=oy 1f1=rb 1g1=gb 1h1=yg 2d1=ry 2e1=ov 2f1=bv 2g1=ob 2h1=yb"
        state = table(hands=["rg 1-2", "og"], grids=molecules)
        assert refused(state, "rg 1f1") == ("NEU-23", "neutrace-fits-nowhere")
        assert refused(state, "rg 1f2") == ("NEU-23", "neutrace-fits-nowhere")
        assert refused(state, "1-2 1f1") == ("NEU-20", "neutrace-taken")

    def test_the_grid_grows_at_either_end(self) -> None:
        """NEU-24"""
        state = table(hands=["rg", "ob"], grids="1c1=yv 1d1=1-2 1e1=oy 1f1=bv")
        assert "1b1" in cells(state, "rg") and "1g1" in cells(state, "rg")

    def test_no_sixth_column(self) -> None:
        """NEU-24, NEU-20"""
        state = table(hands=["gb 1-2", "yb"], grids=FIVE)
        assert "1" not in {cell[0] for cell in cells(state, "gb").split() if cell[1] in "ci"}
        assert cells(state, "1-2").split()[:2] == ["1d2", "1e2"]
        assert refused(state, "gb 1c1") == ("NEU-24", "neutrace-sixth-column")
        assert refused(state, "gb 1i1") == ("NEU-24", "neutrace-sixth-column")

    def test_a_full_grid_takes_no_more_cards(self) -> None:
        """NEU-25"""
        full = f"{FIVE} 1d2=1-2 1e2=1-3 1g2=1.5-2 1h2=gv"
        ordered = " ".join(sorted(full.split()))
        state = table(hands=["gb 2-3", "yb"], grids=ordered)
        assert {cell[0] for cell in cells(state, "gb").split()} == {"2"}
        assert {cell[0] for cell in cells(state, "2-3").split()} == {"2"}

    def test_the_free_position_of_a_sixth_column_is_anyones(self) -> None:
        """NEU-R16"""
        state = table(hands=["gb 1-2", "yb 2-3"], grids=f"{FIVE} 1i1=ry", turn=2, rest=SIXTH)
        assert "1i2" in cells(state, "2-3")
        assert "1j1" not in cells(state, "2-3")
