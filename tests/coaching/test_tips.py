"""What coaches warn of, position by position; that nothing secret is in it, the swap test shows."""

from __future__ import annotations

import pytest

import deskoherna
from deskoherna.kernel import Tip
from deskoherna.texts import languages, speaker
from deskoherna.texts.speaker import Speaker


def tips(name: str, position: str, seat: int) -> list[Tip]:
    game = deskoherna.game(name)
    return list(game.tips(game.view(game.position(position), seat), seat))


def said(name: str, found: list[Tip]) -> list[str]:
    say: Speaker = speaker("en", deskoherna.game(name))
    for language in languages():  # each can be said in all of them
        for tip in found:
            assert speaker(language, deskoherna.game(name))(tip.key, **tip.arguments)
    return [say(tip.key, **tip.arguments) for tip in found]


FOUR = "9 9/9/5(1)[1](1)1/2(1)3(2)2/9/2(2)3(1)2/3(1)1(1)3/9/9 - {2,4}<3> "
THREE = "9 9/9/9/9/9/2(1)(2)1(2)<3>2/9/9/9 - "


class TestNumerus:
    def test_a_hyper_node_is_threatened(self) -> None:
        """NUM-21"""
        (tip,) = tips("numerus", FOUR + "o", 1)
        assert said("numerus", [tip]) == [
            "Green threatens a hyper node: a 2 on e5 would build 4 connectors and win at once."
        ]
        assert tip.places[0] == "e5"
        assert len(tip.places) == 5

    def test_one_that_can_be_built_comes_before_everything(self) -> None:
        """NUM-21"""
        assert [tip.key for tip in tips("numerus", FOUR + "g", 0)] == ["numerus-coach-win"]

    @pytest.mark.parametrize(("turn", "seat"), [("o", 1), ("g", 0)])
    def test_a_connector_is_no_disaster(self, turn: str, seat: int) -> None:
        """NUM-15: a row that can be completed, one's own or not, is on every board"""
        assert tips("numerus", THREE + "{2}<3> " + turn, seat) == []

    @pytest.mark.parametrize("seat", [0, 1])
    def test_at_the_beginning_there_is_nothing_to_say(self, seat: int) -> None:
        position = "9 9/9/9/9/9/9/9/9/9 - {1,2,3}<1,2,3> "
        assert tips("numerus", position + "go"[seat], seat) == []

    def test_nor_to_whoever_waits(self) -> None:
        assert tips("numerus", FOUR + "g", 1) == []


class TestLaborigines:
    def test_danger_hides_a_big_explosion(self) -> None:
        """LAB-36, LAB-39"""
        ring = "os/hh/xb/rr/of/bb/oc/aa/ol/ff/od/gg/or/ss/oa/dd/og/cc/oh/ll"
        found = tips("laborigines", f"basic-2-20 {ring} A@1,B@13,M@15 A12a,B15b - A:2,5", 0)
        assert said("laborigines", found) == [
            "A way ends on tile 3, and what lies below is a big explosion. Lay down 8 energy."
        ]
        assert found[0].places == ("3",)

    def test_whoever_has_the_flag_need_not_fear_it(self) -> None:
        """LAB-11"""
        ring = "os/hh/xb/rr/of/bb/oc/aa/ol/ff/od/gg/or/ss/oa/dd/og/cc/oh/ll"
        assert not tips("laborigines", f"basic-2-20 {ring} A@1^,B@13,M@15 A12a,B15b - A:2,5", 0)

    def test_what_was_seen_below_a_tile_is_for_people_to_remember(self) -> None:
        """LAB-R16: a bot's memory of it is not a person's"""
        ring = "os!/hh/ss!/rr/of/bb/oc/aa/ol/ff/od/gg/or/og/oa/dd/xb/cc/oh/ll"
        assert not tips("laborigines", f"basic-2-20 {ring} A@1,B@13,M@15 A12a,B15b - A:2,5", 0)

    def test_energy_runs_out(self) -> None:
        """LAB-7"""
        ring = "os/hh/og/rr/of/bb/oc/aa/ol/ff/od/gg/or/ss/oa/dd/xb/cc/oh/ll"
        found = tips("laborigines", f"basic-2-20 {ring} A@1,B@13,M@8 A2a,B15b - A:2,5", 0)
        assert said("laborigines", found) == [
            "You have only 2 pieces of energy left. With none you drop out."
        ]


CUBE = "y6o6/p6b6/y6o6/p6p2/y6o6/p6b5/y6o6/p6b6/y6o6/p6b6/y6p5/p6b6/y6y5/p6b6/y6o6/p6b4"


class TestTeserakt:
    def at(self, zone: str, rifts: int = 0, seat: int = 0) -> list[Tip]:
        return tips("teserakt", f"2-1 {CUBE} A=polymath:y5,B=engineer:- {zone} - {rifts} A1", seat)

    def test_every_other_roll_opens_a_rift(self) -> None:
        """TES-34"""
        (tip,) = self.at("o3o3b4b4p5p5")
        assert said("teserakt", [tip]) == [
            "If the next die that collapses shows one of 3, 4, 5, a rift opens: "
            "there are two or more of each in the zone already."
        ]
        assert tip.places == ("d1",)  # TES-32

    def test_two_such_values_are_what_every_game_has(self) -> None:
        assert self.at("o3o3b4b4p5") == []

    def test_few_rifts_are_left_and_one_is_near(self) -> None:
        """TES-13"""
        assert said("teserakt", self.at("o3o3b4", rifts=5)) == [
            "If the next die that collapses shows 3, a rift opens: "
            "there are two or more of them in the zone already.",
            "2 more rifts, and all is lost.",
        ]
        assert said("teserakt", self.at("o3o3b4", rifts=6))[1:] == [
            "One more rift, and all is lost."
        ]
        assert self.at("o3o3b4", rifts=4) == []
        assert self.at("o3b4", rifts=6) == []

    def test_it_speaks_to_the_one_on_turn(self) -> None:
        assert self.at("o3o3b4", rifts=6, seat=1) == []


class TestNeutrace:
    def test_four_are_in_goals(self) -> None:
        """NEU-45"""
        position = "7 7 7 7 7 7 (1-2) - 0 / 0 0 0 0 7 7 () - 0; -; burner=1 turn=1"
        found = tips("neutrace", position, 0)
        assert said("neutrace", found) == [
            "2D has four substances in goals. One more ends the game after that round."
        ]
        assert found[0].places == ("ε", "ζ")

    def test_this_round_would_end_the_game(self) -> None:
        """NEU-45: as the cards lie, blue comes to A"""
        grid = "2f1=bv 2f2=3-1"
        position = f"7 7 7 7 7 7 (1-2) - 0 / 0 0 0 0 2 7 () - 0; {grid}; burner=1 turn=1"
        (tip,) = tips("neutrace", position, 0)
        assert (tip.key, tip.places) == ("neutrace-coach-ends", ("ε",))

    def test_of_oneself_nobody_is_warned(self) -> None:
        position = "0 0 0 0 7 7 (1-2) - 0 / 7 7 7 7 7 7 () - 0; -; burner=1 turn=1"
        assert tips("neutrace", position, 0) == []


class TestEstimatrix:
    """Seats 1 to 4 play M, A, T and R; 2 has exchanged with 3 and 4 and lacks M alone."""

    NEARLY = "basic MATR 2-3,2-4 N4.1 Q1 green"

    def test_the_negater_can_stop_it(self) -> None:
        """EST-13"""
        assert said("estimatrix", tips("estimatrix", self.NEARLY + " k--- say coal", 3)) == [
            "You are the Negater: unless you guess the colour, Player 2 may get the last letter "
            "in this turn and win."
        ]

    def test_whoever_gives_the_hint(self) -> None:
        """EST-14, EST-20"""
        assert said("estimatrix", tips("estimatrix", self.NEARLY, 0)) == [
            "Player 2 lacks only your letter: if they guess your colour and the Negater does not, "
            "they win."
        ]

    def test_whoever_can_do_nothing_about_it_is_not_warned(self) -> None:
        """EST-20"""
        assert tips("estimatrix", self.NEARLY + " k--- say coal", 2) == []

    def test_whoever_guesses_for_the_quanter(self) -> None:
        """EST-14: 1 lacks only the letter of 2, who would hand it over with a right guess"""
        position = "basic MATR 1-3,1-4 N4.1 Q1 green k--- say coal"
        assert said("estimatrix", tips("estimatrix", position, 1)) == [
            "Player 1 lacks only your letter: if you guess the colour and the Negater does not, "
            "they win."
        ]

    def test_in_the_turns_of_others_nothing_can_happen(self) -> None:
        """EST-16: two Estimaters never exchange"""
        position = "basic MATR 2-3,3-4 N4.1 Q1 green k--- say coal"  # 3 lacks M, 2 and 4 more
        assert [tip.arguments["seat"] for tip in tips("estimatrix", position, 3)] == [2]
        position = "basic MATR 1-2,1-3 N4.1 Q1 green k--- say coal"  # 1 lacks the Negater's
        assert tips("estimatrix", position, 3) == []
