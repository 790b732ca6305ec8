"""NEUTRACE by its rulebook: the nine orbitals of the subatomic module."""

from __future__ import annotations

import pytest

from deskoherna.games.neutrace.events import (
    Drew,
    Gave,
    HasNone,
    HasOne,
    Named,
    Placed,
    Reserved,
    TokenPlaced,
    Took,
    Turned,
)
from deskoherna.games.neutrace.pieces import ORBITALS
from deskoherna.games.neutrace.reactions import Equation, Evaluating
from deskoherna.games.neutrace.view import view_of
from deskoherna.kernel import visible_to
from neutrace.laying import cells, moves, names, play, refused, some, table

ONE, TWO, THREE = 0, 1, 2
FIVE = "1d1=rg 1e1=ob 1f1=0.5-1 1f2=yv 1g1=rv 1h1=0.5-2"


class TestTokens:
    def test_a_token_is_used_once_and_an_orbital_too(self) -> None:
        """NEU-15"""
        state = table(hands=["rg", "ob"], tokens=[2, 3])
        after, events = play(state, "token reverse")
        assert events == [TokenPlaced(ONE, "reverse")]
        assert list(after.tokens) == [1, 3]
        assert refused(after, "token reverse") == ("NEU-15", "neutrace-orbital-taken")
        assert refused(table(hands=["rg"]), "token reverse") == ("NEU-15", "neutrace-no-token")

    @pytest.mark.parametrize(
        ("orbital", "hands", "grids", "rest"),
        [
            ("molecule", "rg", "1f1=0.5-1 2f1=1-2", ""),
            ("arrow", "rg", "1f1=ob 2f1=oy", ""),
            ("skip", "rg", "-", ""),
            ("skip", "gb", "1f1=ob 1g1=rv 1h1=yv 1i1=rg 2f1=ov 2g1=og 2h1=oy 2i1=by", ""),
            ("sixth", "rg", "1f1=ob 2f1=oy", ""),
            ("draw", "rg", "-", ""),
            ("two", "rg", "-", ""),
            ("exchange", "", "-", ""),
            ("exchange", "0.5-1", "-", ""),  # the other holds a molecule, as its back shows
        ],
    )
    def test_an_orbital_without_effect_may_not_be_chosen(
        self, orbital: str, hands: str, grids: str, rest: str
    ) -> None:
        """NEU-R14"""
        state = table(hands=[hands, "gv"], grids=grids, tokens=[1], rest=rest)
        refusal = ("NEU-R14", "neutrace-orbital-idle")
        assert refused(state, f"token {orbital}") == refusal
        assert f"token {orbital}" not in moves(state)

    def test_nine_orbitals(self) -> None:
        """NEU-30, NEU-31, NEU-32, NEU-33, NEU-34, NEU-35, NEU-36, NEU-37, NEU-38"""
        state = table(
            hands=["gb 1-2", "gv"],
            grids=f"{FIVE} 2f1=og",
            burner=2,
            tokens=[1],
            rest="open=yb,-",
        )
        assert {move for move in moves(state) if move.startswith("token")} == {
            f"token {orbital}" for orbital in ORBITALS
        }


class TestTurning:
    def test_a_molecule_on_any_grid(self) -> None:
        """NEU-30"""
        state = table(hands=["yb", "gv"], grids="1f1=rg 1f2=0.5-1 2f1=ob", tokens=[1], burner=2)
        asked, _ = play(state, "token molecule")
        assert moves(asked) == {"turn 1f1", "turn 2f1"}
        _, events = play(asked, "turn 2f1")
        assert events == [Turned(ONE, "2f1", "molecule", "bo")]
        assert refused(asked, "turn 1f2") == ("NEU-30", "neutrace-nothing-to-turn")
        assert refused(asked, "turn 1g2") == ("NEU-30", "neutrace-nothing-to-turn")

    def test_an_arrow_carries_its_modifiers(self) -> None:
        """NEU-31, NEU-R9"""
        state = table(hands=["yb", "gv"], grids="1f1=rg 1f2=0.5x1-1", tokens=[1])
        asked, _ = play(state, "token arrow")
        assert refused(asked, "turn 1f1") == ("NEU-31", "neutrace-nothing-to-turn")
        after, events = play(asked, "turn 1f2")
        assert events == [Turned(ONE, "1f2", "arrow", "1-0.5")]
        (lying,) = (card for card in view_of(after, ONE).grids[ONE] if card.kind == "arrow")
        assert lying.modifiers[0] is None
        assert lying.modifiers[1] is not None and lying.modifiers[1].modifier == "explosion"


class TestPlacingOtherwise:
    def test_skipping_a_column(self) -> None:
        """NEU-32, NEU-R11: in either position, with one empty column between"""
        state = table(hands=["yb", "gv"], grids="1f1=rg 1g1=0.5-1", tokens=[1])
        asked, _ = play(state, "token skip")
        assert cells(asked, "yb") == "1d1 1d2 1i1 1i2"
        assert refused(asked, "yb 1h1") == ("NEU-32", "neutrace-no-skip")
        assert refused(asked, "yb 2f1") == ("NEU-R11", "neutrace-no-room-to-skip")
        after, events = play(asked, "yb 1i1")
        assert [event.rule for event in events] == ["NEU-32"]
        assert "1h1" in cells(after, "gv")  # the skipped column
        assert "1h2" not in cells(after, "gv")

    def test_both_columns_count(self) -> None:
        """NEU-R11, NEU-24: three and two are five"""
        state = table(hands=["yb", "gv"], grids="1e1=ry 1f1=rg 1g1=0.5-1", tokens=[1], burner=2)
        after, _ = play(state, "token skip", "yb 1i1")
        assert refused(after, "gv 1j1") == ("NEU-24", "neutrace-sixth-column")

    def test_a_sixth_column(self) -> None:
        """NEU-33, NEU-R11: touching by a side"""
        state = table(hands=["yb 1-2", "gv"], grids=FIVE, tokens=[1])
        asked, _ = play(state, "token sixth")
        assert cells(asked, "yb") == cells(asked, "1-2") == "1c1 1i1"
        assert refused(asked, "yb 1c2") == ("NEU-22", "neutrace-apart")
        assert refused(asked, "yb 1j1") == ("NEU-33", "neutrace-no-sixth")
        assert refused(asked, "yb 2f1") == ("NEU-R11", "neutrace-not-five")
        assert play(asked, "yb 1c1")[1][0].rule == "NEU-33"

    def test_the_usual_draw_follows(self) -> None:
        """NEU-R11, NEU-16"""
        decks = "open=ry,- decks=bv/-"
        state = table(hands=["yb", "gv"], grids="1f1=rg", tokens=[1], burner=2, rest=decks)
        after, _ = play(state, "token skip", "yb 1h1")
        assert moves(after) == {"draw m", "take m"}

    def test_an_arrow_placed_by_an_orbital_takes_modifiers(self) -> None:
        """NEU-R18, NEU-46"""
        state = table(hands=["1-2", "gv"], grids="1f1=rg", tokens=[1], modifiers=["xn"], burner=2)
        asked, _ = play(state, "token skip")
        assert "1x-2n 1h1" in moves(asked)


class TestDrawing:
    def test_without_placing(self) -> None:
        """NEU-34, NEU-R11: from either deck, or either open card"""
        decks = "open=yb,1-2 decks=ry/1-3"
        state = table(hands=["rg", "gv"], tokens=[1], rest=decks)
        asked, _ = play(state, "token draw")
        assert moves(asked) == {"draw m", "draw a", "take m", "take a"}
        after, events = play(asked, "take a")
        assert some(events, Took) == [Took(ONE, "arrow", "1-2", extra=True)]
        assert [event.rule for event in events] == ["NEU-34", "NEU-16"]  # and another is opened
        (drew,) = play(asked, "draw a")[1]
        assert [event.rule for event in visible_to(TWO, [drew])] == [drew.rule] == ["NEU-34"]
        assert len(after.hands[ONE]) == 2


class TestTwoCards:
    def test_two_at_once_and_one_draw(self) -> None:
        """NEU-35, NEU-R11, NEU-R22"""
        decks = "open=ry,1-3 decks=bv/1-2"
        state = table(hands=["rg 0.5-1", "gv"], tokens=[1], rest=decks)
        asked, events = play(state, "token two", "rg 1f1", "0.5-1 1f2")
        assert names(events) == ["token-placed", "placed", "placed"]
        assert [event.rule for event in events] == ["NEU-15", "NEU-35", "NEU-35"]
        assert moves(asked) == {"draw m", "draw a", "take m", "take a"}
        assert refused(asked, "pass") == ("NEU-16", "neutrace-draw-first")
        after, events = play(asked, "draw a")
        assert events == [Drew(ONE, "arrow", "1-2")]
        assert list(after.asks()) == [TWO]

    def test_of_one_kind_one_of_that_kind_is_drawn(self) -> None:
        """NEU-R11"""
        decks = "open=ry,1-3 decks=bv/1-2"
        state = table(hands=["rg ob", "gv"], tokens=[1], rest=decks)
        asked, _ = play(state, "token two", "rg 1f1", "ob 2f1")
        assert moves(asked) == {"draw m", "take m"}

    def test_the_first_leaves_room_for_the_second(self) -> None:
        """NEU-35, NEU-R22: only the molecule has a place besides the position under the token"""
        full = "1d1=1-3 1d2=ro 1e1=ry 1e2=1-2 1f1=og 1f2=1-2.5 1g1=yg 1g2=2-3 1h1=?2"
        other = "2d1=1-1.5 2e1=ov 2e2=0.5-1 2f1=yb 2f2=0.5-2.5 2g1=rb 2g2=1.5-2 2h1=gv 2h2=0.5-1.5"
        state = table(hands=["rg 2-2.5", "bv"], grids=f"{full} {other}", tokens=[1])
        asked, _ = play(state, "token two")
        assert refused(asked, "rg 1h2") == ("NEU-35", "neutrace-no-second")
        assert cells(asked, "rg") == "2d2"
        assert cells(asked, "2-2.5") == "1h2"

    def test_a_first_card_that_leaves_no_room_anywhere(self) -> None:
        """NEU-35: the two arrows could be placed, but no molecule before them"""
        molecules = "1d1=rv 1e1=oy 1f1=rb 1g1=gb 1h1=yg 2d1=ry 2e1=ov 2f1=bv 2g1=ob 2h1=yb"
        state = table(hands=["rg 1-2 2-3", "og"], grids=molecules, tokens=[1])
        asked, _ = play(state, "token two")
        assert refused(asked, "rg 1f2") == ("NEU-35", "neutrace-fits-nowhere-first")


class TestExchange:
    def test_the_first_clockwise_who_holds_a_match_gives(self) -> None:
        """NEU-36, NEU-R12"""
        state = table(hands=["rg", "ob", "rv oy"], seats=3, tokens=[1])
        asked, events = play(state, "token exchange", "name r")
        assert events[1:] == [Named(ONE, "red", 0), HasNone(TWO), HasOne(THREE)]
        assert list(asked.asks()) == [THREE]
        assert moves(asked) == {"give rv"}
        back, events = play(asked, "give rv")
        assert events == [Gave(THREE, ONE, "rv")]
        assert moves(back) == {"give rg"}
        after, _ = play(back, "give rg")
        assert view_of(after, ONE).hand == ("rv",)
        assert view_of(after, THREE).hand == ("rg", "oy")
        assert list(after.asks()) == [TWO]

    def test_the_giver_chooses_among_matches(self) -> None:
        """NEU-R12"""
        extra = "orbitals=draw:2"  # by which the second seat has a third arrow
        state = table(hands=["rg 0.5-1", "1-2 1-3 2-3"], tokens=[1], rest=extra)
        asked, _ = play(state, "token exchange", "name 1")
        assert moves(asked) == {"give 1-2", "give 1-3"}
        assert refused(asked, "give 2-3") == ("NEU-36", "neutrace-not-named")
        assert refused(asked, "give rg") == ("NEU-36", "neutrace-not-held")

    def test_the_caller_gives_back_another_card_of_the_kind(self) -> None:
        """NEU-36, NEU-R12"""
        state = table(hands=["rg oy 0.5-1", "rv"], tokens=[1])
        asked, _ = play(state, "token exchange", "name r", "give rv")
        assert moves(asked) == {"give rg", "give oy"}
        assert refused(asked, "give rv") == ("NEU-R12", "neutrace-same-card")
        assert refused(asked, "give 0.5-1") == ("NEU-36", "neutrace-other-kind")
        assert refused(asked, "give bv") == ("NEU-36", "neutrace-not-held")

    def test_only_the_two_see_the_cards(self) -> None:
        """NEU-R12"""
        state = table(hands=["rg", "rv", "oy"], seats=3, tokens=[1])
        _, events = play(state, "token exchange", "name r", "give rv", "give rg")
        for event, card in zip(some(events, Gave), ("rv", "rg"), strict=True):
            assert isinstance(event, Gave)
            seen = [event.seen_by(seat) for seat in (ONE, TWO, THREE, None)]
            assert [e.card for e in seen if isinstance(e, Gave)] == [card, card, "", ""]

    def test_naming_what_nobody_holds_wastes_the_token(self) -> None:
        """NEU-R12"""
        state = table(hands=["rg", "ob"], tokens=[1])
        after, events = play(state, "token exchange", "name v")
        assert events[2:] == [HasNone(TWO)]
        assert list(after.asks()) == [TWO]
        assert after.tokens[ONE] == 0

    def test_what_may_be_named(self) -> None:
        """NEU-R12"""
        state, _ = play(table(hands=["rg", "ob"], tokens=[1]), "token exchange")
        assert moves(state) == {f"name {atom}" for atom in "roygbv"}
        assert refused(state, "name 1.5") == ("NEU-R12", "neutrace-nothing-in-exchange")
        state, _ = play(table(hands=["0.5-1", "1-2"], tokens=[1]), "token exchange")
        assert refused(state, "name r") == ("NEU-R12", "neutrace-nothing-in-exchange")


class TestReverse:
    def test_own_equations_from_the_last(self) -> None:
        """NEU-37"""
        grids = "1e1=rg 1e2=1-2 1f1=0.5-3 1f2=ob 2e1=yb 2e2=1-3 2f1=yv 2f2=1.5-3"
        state = table(hands=["gv"], grids=grids, tokens=[1])
        _, events = play(state, "token reverse", "gv 1g1")
        order = [(e.seat, e.column) for e in events if isinstance(e, Equation)]
        assert order == [(ONE, "f"), (ONE, "e"), (TWO, "e"), (TWO, "f")]
        assert some(events, Evaluating) == [Evaluating(ONE, True), Evaluating(TWO, False)]


class TestReservation:
    def test_it_is_placed_by_the_placing_rules(self) -> None:
        """NEU-38, NEU-R13"""
        state = table(hands=["rg", "ob"], grids="1f1=yv", tokens=[1], burner=2)
        asked, _ = play(state, "token reserve")
        assert moves(asked) == {f"reserve {c}" for c in ["1e1", "1f2", "1g1", "2f1", "2f2"]}
        assert refused(asked, "reserve 1g2") == ("NEU-22", "neutrace-apart")
        assert refused(asked, "reserve 1f1") == ("NEU-20", "neutrace-taken")
        _, events = play(asked, "reserve 1e1")
        assert events == [Reserved(ONE, "1e1")]

    def test_only_its_owner_puts_a_card_there(self) -> None:
        """NEU-38"""
        mine = table(hands=["rg", "ob"], grids="1f1=?1 2f1=yv")
        theirs = table(hands=["rg", "ob"], grids="1f1=?2", burner=2)
        assert "rg 1f1" in moves(mine)
        assert refused(theirs, "rg 1f1") == ("NEU-38", "neutrace-reserved-for-another")

    def test_it_counts_as_a_card(self) -> None:
        """NEU-R13: for touching and for columns"""
        state = table(hands=["rg", "ob"], grids="1f1=?2", burner=2)
        assert cells(state, "rg") == "1e1 1f2 1g1 2f1 2f2"
        grids = "1d1=yv 1e1=bv 1f1=ry 1g1=rb 1h1=?2"
        five = table(hands=["rg", "ob"], grids=grids, burner=2)
        assert refused(five, "rg 1i1") == ("NEU-24", "neutrace-sixth-column")

    def test_which_kind_it_takes(self) -> None:
        """NEU-R13"""
        state = table(hands=["rg 1-2", "ob"], grids="1f1=?1 2f1=yv")
        assert {"rg 1f1", "1-2 1f1"} <= moves(state)
        state = table(hands=["rg 1-2", "ob"], grids="1f1=?1 1f2=yv")
        assert refused(state, "rg 1f1") == ("NEU-23", "neutrace-same-kind")
        assert "1-2 1f1" in moves(state)

    def test_it_must_be_filled_and_filling_is_an_ordinary_action(self) -> None:
        """NEU-R17, NEU-38, NEU-16"""
        full = "1d1=1-3 1d2=ro 1e1=ry 1e2=1-2 1f1=og 1f2=1-2.5 1g1=yg 1g2=2-3 1h1=?1 1h2=0.5-3"
        other = "2d1=1-1.5 2d2=bv 2e1=ov 2e2=0.5-1 2f1=yb 2f2=0.5-2.5 2g1=rb 2g2=1.5-2"
        grids = f"{full} {other} 2h1=gv 2h2=0.5-1.5"
        state = table(hands=["rg", "ob"], grids=grids, tokens=[1], rest="open=yv,-")
        assert refused(state, "pass") == ("NEU-R17", "neutrace-must-fill")
        after, events = play(state, "rg 1h1")
        assert events[:2] == [Placed(ONE, "1h1", "molecule", "rg"), Took(ONE, "molecule", "yv")]
        assert view_of(after, ONE).reservation is None

    def test_unfilled_the_equation_is_incomplete(self) -> None:
        """NEU-R17, NEU-R7"""
        state = table(hands=["rg"], grids="1f1=?2 1f2=1-2")
        _, events = play(state, "rg 1e2")
        assert names(events).count("incomplete") == 2
        assert "equation" not in names(events)

    def test_an_arrow_into_a_reservation_takes_modifiers(self) -> None:
        """NEU-R18"""
        state = table(hands=["1-2", "ob"], grids="1f1=?1 2f1=yv", modifiers=["x"])
        assert "1-2x 1f1" in moves(state)
