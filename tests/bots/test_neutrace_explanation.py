"""Explanation of moves of NEUTRACE: reasons that tell them apart."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from deskoherna.bots.neutrace.explanation import reasons_for
from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.pieces import TASKS
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import SearchChance
from deskoherna.texts import speaker
from neutrace.laying import play, table


def said(state: Neutrace, move: str, language: str = "en", seat: int | None = None) -> list[str]:
    asked = next(iter(state.asks())) if seat is None else seat
    say = speaker(language, NEUTRACE)
    return [say(r.key, **r.arguments) for r in reasons_for(state, asked, NEUTRACE.parse(move))]


def dealt(*tasks: str) -> Neutrace:
    state = Neutrace.opening(2, 0, SearchChance(1))
    state.dealt[0] = sorted(map(TASKS.index, tasks))
    return state


class TestTasks:
    def test_which_is_kept_and_which_given_away(self) -> None:
        """NEU-9"""
        state = dealt("γ", "A3", "X4")
        assert said(state, "keep γ give X4") == [
            "keeps γ, one of the likelier to be fulfilled",
            "gives X4 away, which is less likely to be fulfilled",
        ]
        assert said(state, "keep X4 give γ") == [
            "keeps X4, which is less likely to be fulfilled",
            "gives γ away, which is likely to be fulfilled",
        ]

    def test_the_wrong_way_round_speaks_against_it(self) -> None:
        state = dealt("γ", "A3", "X4")
        for move, against in (("keep γ give X4", False), ("keep X4 give γ", True)):
            assert [r.against for r in reasons_for(state, 0, NEUTRACE.parse(move))] == [against] * 2

    def test_letters_are_alike(self) -> None:
        found = reasons_for(dealt("α", "β", "γ"), 0, NEUTRACE.parse("keep α give β"))
        assert [reason.arguments["likely"] for reason in found] == [0, 0]


class TestTheForecast:
    def test_what_is_completed(self) -> None:
        """NEU-27"""
        state = table("5 7 7 11.5 7 7", hands=["0.5-3", "ob"], grids="1f1=rg", burner=2)
        assert said(state, "0.5-3 1f2") == ["brings a substance into a goal"]
        assert said(state, "3-0.5 1f2") == [
            "brings substances nearer to goals, by 3½ in all",
        ]

    def test_whose_plan_is_hindered(self) -> None:
        """NEU-14"""
        scale = ("7 7 7 7 7 7", "7 7 7 7 13 7")
        state = table(*scale, hands=["0.5-3", "yv"], grids="2f1=bo", burner=2)
        assert said(state, "3-0.5 2f2") == ["drives 2D back by 2"]
        assert said(state, "3-0.5 2f2", "cs") == ["o 2 zpět se dostane 2D"]

    def test_what_another_card_of_the_hand_makes_of_it(self) -> None:
        state = table("5 7 7 11.5 7 7", hands=["rg 0.5-3", "ob"])
        assert said(state, "rg 1f1") == ["with a card in hand it can bring a substance into a goal"]

    def test_what_nothing_in_hand_completes(self) -> None:
        state = table("5 7 7 11.5 7 7", hands=["rg", "ob"])
        assert said(state, "rg 1f1") == [
            "begins an equation that no card in hand completes well",
        ]

    def test_what_an_orbital_is_good_for(self) -> None:
        """NEU-30"""
        grids = "1f1=rg 1f2=2-1 2f1=bv"
        state = table("13 7 7 5 7 7", hands=["", "yv"], grids=grids, tokens=[1])
        first, *others = said(state, "token molecule")
        assert first == "makes use of the orbital “turn a molecule”"
        assert others == said(play(state, "token molecule")[0], "turn 1f1")
        assert others


class TestTheHand:
    @pytest.mark.parametrize(
        ("hand", "move", "reason"),
        [
            (["0.5-1"], "draw m", "there are fewer molecules than arrows in hand"),
            (["0.5-1"], "draw a", "more arrows than molecules are in hand already"),
        ],
    )
    def test_of_which_kind_there_are_fewer(
        self, hand: Sequence[str], move: str, reason: str
    ) -> None:
        state = table(hands=hand)
        assert said(state, move, seat=0)[0] == reason
